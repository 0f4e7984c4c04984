/* From a request to a plan with its table. */
#include "ref/oracle/ask/course.h"
#include "ref/base/op.h"
#include "ref/oracle/ask/counts.h"
#include "ref/oracle/ask/modules.h"
#include "ref/oracle/ask/overlap.h"
#include "ref/oracle/ask/ticks.h"
#include "ref/base/relabel.h"
#include "ref/schedule/row.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_PAIRED = 32767 }; /* ranks whose pairs are numbered */

/* What a network's schedule wants of its sizes. */
static const char *wanted_of(const dodona_request *q) {
  if (q->ports != DODONA_DUPLEX)
    return "chain, binary, fractional or two trees";
  return dodona_takes(q->algorithm, DODONA_TAKES_MESH)
             ? "--rows / --group-rows = --cols / --group-cols, a power of two"
             : "--ranks a power of two";
}

/* Says why there is no such schedule. */
static void explain(const char *command, const dodona_request *q, dodona_status status) {
  bool crossbar = dodona_takes(q->algorithm, DODONA_TAKES_MODULES);
  const int32_t family = dodona_plan_family(*q);
  if (family < DODONA_TREE_FAMILIES || DODONA_BLOCK_FAMILIES <= family)
    oracle_error("%s: %s", command, dodona_status_text(status));
  else if (status == DODONA_BAD_BLOCKS || status == DODONA_OVERFLOW)
    oracle_error("--blocks: expected fewer, the steps do not fit");
  else if (q->ports == DODONA_SIMPLEX)
    oracle_error("--direct: expected chain, binary or fractional");
  else if (crossbar && status == DODONA_RANKS_DO_NOT_FIT)
    oracle_error("%s: crossbar: expected at most %d ranks", command, DODONA_CROSSBAR_RANKS);
  else if (crossbar)
    oracle_modules_explain(command, q);
  else
    oracle_error("%s: expected %s", command, wanted_of(q));
}

/* `words` of the table, if they are known. */
static bool make(const char *command, const dodona_request *q, int64_t words,
                 oracle_course *course) {
  int64_t enough = words > 0 ? words : dodona_table_words(q);
  if (enough < 0)
    enough = 0; /* the plan says what is wrong */
  *course = (oracle_course){.table = NULL};
  course->table = oracle_allocate(enough, sizeof *course->table, "the plan's table");
  if (course->table == NULL)
    return false;
  dodona_status status = dodona_plan_make(q, course->table, enough, &course->plan);
  if (status != DODONA_OK) {
    explain(command, q, status);
    oracle_course_close(course);
  }
  return status == DODONA_OK;
}

/* For simplex ports: couples or the direct schedule, as asked, or the shorter one. */
static bool make_simplex(const char *command, const oracle_request *asked, dodona_request *q,
                         oracle_course *course) {
  bool can = dodona_takes(q->algorithm, DODONA_TAKES_SIMPLEX);
  oracle_course other;
  if (asked->direct && asked->translated) {
    oracle_error("--direct: expected without --translated");
    return false;
  }
  if (asked->direct || (asked->ordered && can && !asked->translated))
    q->ports = DODONA_SIMPLEX;
  if (!make(command, q, 0, course))
    return false;
  if (q->ports == DODONA_SIMPLEX || asked->translated || !can)
    return true;
  q->ports = DODONA_SIMPLEX;
  bool good = make(command, q, 0, &other);
  bool better = good && other.plan.steps < course->plan.steps;
  oracle_course_close(better || !good ? course : &other);
  if (better)
    *course = other;
  return good;
}

/* Whether the schedule is short enough to be printed; a tree's is streamed. */
static bool judge_length(const oracle_course *course) {
  const char *name = oracle_algorithm_name(course->plan.request.algorithm);
  const int32_t family = course->plan.family;
  bool network = DODONA_TREE_FAMILIES <= family && family < DODONA_BLOCK_FAMILIES;
  int64_t last = course->plan.steps - course->plan.first; /* of the second phase */
  int64_t steps = network                         ? (last > 0 ? last : course->plan.first)
                  : family < DODONA_TREE_FAMILIES ? 0
                                                  : course->plan.steps;
  if (course->plan.request.op == DODONA_ALLTOALL && course->plan.request.ranks > MOST_PAIRED) {
    oracle_error("--ranks: %s: expected at most %d, as pairs of ranks are numbered", name,
                 MOST_PAIRED);
    return false;
  }
  if (steps > ORACLE_MOST_TICKS)
    oracle_error("--%s: %s: expected at most %d steps", network ? "blocks" : "ranks", name,
                 ORACLE_MOST_TICKS);
  return steps <= ORACLE_MOST_TICKS;
}

/* Two trees can be overlapped. */
static bool overlap(oracle_course *course) {
  int32_t algorithm = course->plan.request.algorithm;
  if (oracle_course_is(course, DODONA_FAMILY_TWOTREE))
    return oracle_overlap_find(course);
  oracle_error("--overlap: expected two trees, got %s", oracle_algorithm_name(algorithm));
  return false;
}

bool oracle_course_open(const char *command, const char *op, const char *algorithm,
                        const oracle_request *asked, oracle_course *course) {
  dodona_request q;
  int64_t words = 0;
  *course = (oracle_course){.table = NULL};
  if (!oracle_request_take(command, op, algorithm, asked, &q, &words) ||
      !(q.ports == DODONA_DUPLEX ? make(command, &q, words, course)
                                 : make_simplex(command, asked, &q, course)))
    return false;
  bool good = judge_length(course) && (!asked->overlap || overlap(course));
  if (!good)
    oracle_course_close(course);
  return good;
}

bool oracle_course_open_tree(const char *command, const char *algorithm,
                             const oracle_request *asked, oracle_course *course) {
  if (oracle_is_choice(oracle_algorithms, algorithm))
    return oracle_course_open(command, NULL, algorithm, asked, course);
  *course = (oracle_course){.table = NULL};
  oracle_error("%s: expected %s, got '%s'%s", command, oracle_algorithms,
               oracle_quote(algorithm, strlen(algorithm)).text,
               oracle_guess_of(oracle_algorithms, algorithm, "").text);
  return false;
}

bool oracle_course_count(oracle_course *course, const char *counts) {
  const dodona_request *q = &course->plan.request;
  const bool pairs = q->op == DODONA_ALLTOALL;
  const int64_t units = pairs ? (int64_t)q->ranks * q->ranks : q->ranks;
  if (pairs || (dodona_op_has_shares(q->op) && q->blocks == q->ranks))
    return oracle_counts_read(counts, units, pairs ? " a pair" : " a rank", &course->begin);
  oracle_error("--counts: --op %s takes none", oracle_op_name(q->op));
  return false;
}

int32_t oracle_course_blocks(const oracle_course *course) {
  const dodona_request *q = &course->plan.request;
  const int64_t units = q->op == DODONA_ALLTOALL ? (int64_t)q->ranks * q->ranks : q->ranks;
  return course->begin[units];
}

void oracle_course_close(oracle_course *course) {
  free(course->table);
  free(course->begin);
  course->table = NULL;
  course->begin = NULL;
}

bool oracle_course_of_trees(const oracle_course *course) {
  return dodona_plan_family(course->plan.request) < DODONA_TREE_FAMILIES;
}

bool oracle_course_is_broadcast(const oracle_course *course) {
  return course->plan.request.op == DODONA_BCAST && oracle_course_of_trees(course);
}

bool oracle_course_has_phases(const oracle_course *course) {
  const int32_t op = course->plan.request.op;
  return op == DODONA_ALLREDUCE ? !oracle_course_is(course, DODONA_FAMILY_COMBINE)
                                : op == DODONA_REDUCE && DODONA_BY_SHARES(course->plan.family);
}

bool oracle_course_is_redundant(const oracle_course *course) {
  return course->plan.request.op == DODONA_BCAST && DODONA_BY_SHARES(course->plan.family);
}

bool oracle_course_joins(const oracle_course *course) {
  return oracle_course_is(course, DODONA_FAMILY_COMBINE) ||
         oracle_course_is(course, DODONA_FAMILY_SCAN);
}

int32_t oracle_course_ports(const oracle_course *course) {
  return oracle_course_is(course, DODONA_FAMILY_MULTIPLY) ? course->plan.request.group - 1 : 1;
}

int64_t oracle_course_steps(const oracle_course *course) {
  return course->plan.steps / oracle_course_ports(course);
}

bool oracle_course_is(const oracle_course *course, dodona_family family) {
  return dodona_row_family(course->plan.request.algorithm) == (int32_t)family;
}

/* Giver and taker of the block in place i of a message: in slot o is the block that goes o ranks ahead. */
static int32_t pair_at(const dodona_request *q, int64_t step, int32_t sender, int32_t i) {
  const dodona_slots slots = dodona_alltoall_step_at(q->ranks, q->group, sender, step).slots;
  const int64_t slot = slots.first + i / slots.run * slots.stride + i % slots.run;
  const int32_t giver = dodona_position(q->ranks, (int32_t)(slot % slots.run), sender);
  return giver * q->ranks + dodona_rank(q->ranks, (int32_t)slot, giver);
}

int32_t oracle_rows_of(const oracle_course *course, int32_t count) {
  return course->plan.request.op == DODONA_BARRIER && count > 1 ? 1 : count;
}

int32_t oracle_block_at(const oracle_course *course, int64_t step, int32_t sender, int32_t first,
                        int32_t i) {
  const dodona_request *q = &course->plan.request;
  if (q->op == DODONA_BARRIER)
    return 0;
  if (q->op == DODONA_ALLTOALL)
    return pair_at(q, step, sender, i);
  int64_t block = (int64_t)first + i;
  return (int32_t)(i > 0 && block >= q->blocks ? block - q->blocks : block);
}

dodona_place oracle_place(const oracle_course *course, int32_t rank) {
  const dodona_place place = dodona_place_of(&course->plan, rank);
  return place;
}
