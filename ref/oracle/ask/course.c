/* A reduction is a plan walked backwards, an allreduce that and then a plan walked forwards; of a baseline
   every rank is asked in every step. */
#include "ref/oracle/ask/course.h"
#include "ref/oracle/ask/network.h"
#include "ref/oracle/ask/order.h"
#include "ref/oracle/ask/overlap.h"
#include "ref/oracle/write/progress.h"
#include "ref/oracle/ask/ticks.h"

#include <stdlib.h>
#include <string.h>

typedef struct baseline {
  const char *name;
  int32_t op;
} baseline;

static const baseline baselines[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, summary)                                 \
  {name, (ops) == DODONA_SERVES_BCAST ? DODONA_BCAST : DODONA_ALLREDUCE},
    DODONA_EXCHANGE_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static const char *const ops[] = {"bcast", "reduce", "allreduce"};

const char *oracle_op_name(int32_t op) {
  return ops[op];
}

bool oracle_course_of_plans(const oracle_course *course) {
  return course->algorithm != DODONA_NONE;
}

static bool is_network(const oracle_course *course) {
  return course->algorithm == DODONA_NONE && course->baseline == DODONA_NONE;
}

const char *oracle_course_name(const oracle_course *course) {
  if (is_network(course))
    return oracle_network_name(&course->network);
  return course->baseline != DODONA_NONE ? baselines[course->baseline].name
                                         : oracle_algorithm_name(course->algorithm);
}

static bool wrong_op(const char *name, int32_t op) {
  oracle_error("--op: %s is for %s only", name, ops[op]);
  return false;
}

/* What plans take and a baseline does not. */
static bool takes_it(const char *name, int32_t op, const oracle_request *asked) {
  const char *refused = asked->group != DODONA_NONE                 ? "group"
                        : asked->overlap                            ? "overlap"
                        : asked->lambda != NULL                     ? "lambda"
                        : asked->alpha != NULL                      ? "alpha"
                        : op == DODONA_ALLREDUCE && asked->root > 0 ? "root"
                                                                    : NULL;
  if (refused != NULL)
    oracle_error("--%s: %s takes none", refused, name);
  return refused == NULL;
}

static bool open_baseline(const char *command, const oracle_request *asked, oracle_course *course) {
  const baseline *one = &baselines[course->baseline];
  const char *missing = asked->ranks == DODONA_NONE    ? "ranks P"
                        : asked->blocks == DODONA_NONE ? "blocks S"
                                                       : NULL;
  if (one->op != course->op)
    return wrong_op(one->name, one->op);
  if (missing != NULL) {
    oracle_error("%s: expected --%s (see dodona %s --help)", command, missing, command);
    return false;
  }
  if (dodona_baseline_steps(course->baseline, asked->ranks, asked->blocks) > ORACLE_MOST_TICKS) {
    oracle_error("--ranks: %s: expected at most %d steps", one->name, ORACLE_MOST_TICKS);
    return false;
  }
  course->ranks = asked->ranks;
  course->root = asked->root == DODONA_NONE ? 0 : asked->root;
  course->blocks = asked->blocks;
  return takes_it(one->name, one->op, asked) &&
         oracle_rank_within("root", asked->root, asked->ranks) &&
         oracle_rank_within("rank", asked->rank, asked->ranks);
}

static bool open_plans(const char *command, const char *name, const oracle_request *asked,
                       oracle_course *course) {
  dodona_tree_request request;
  bool mixed = strcmp(name, oracle_algorithm_name(DODONA_TWOTREE_CS)) == 0;
  if (mixed && course->op != DODONA_ALLREDUCE)
    return wrong_op(name, DODONA_ALLREDUCE);
  if (!oracle_resolve(command, mixed ? oracle_algorithm_name(DODONA_TWOTREE_C) : name, asked,
                      &request))
    return false;
  if (mixed)
    request.algorithm = DODONA_TWOTREE_CS;
  int64_t entries = dodona_collective_entries(course->op, &request);
  course->table = oracle_allocate(entries, sizeof *course->table, "the plan's table");
  if (course->table == NULL)
    return false;
  dodona_status status =
      dodona_collective_make(course->op, &request, course->table, entries, &course->plans);
  if (status != DODONA_OK) {
    oracle_error("%s: %s", command, dodona_status_text(status));
    oracle_course_close(course);
    return false;
  }
  course->algorithm = request.algorithm;
  course->ranks = request.ranks;
  course->root = request.root;
  course->blocks = request.blocks;
  return true;
}

/* Two trees, and an allreduce. */
static bool open_overlapped(const char *command, const char *name, const oracle_request *asked,
                            oracle_course *course) {
  if (course->op != DODONA_ALLREDUCE) {
    oracle_error("--overlap: expected --op allreduce");
    return false;
  }
  if (!open_plans(command, name, asked, course))
    return false;
  bool good = oracle_is_twotree(&course->plans.down);
  if (!good)
    oracle_error("--overlap: expected two trees, got %s", name);
  good = good && oracle_overlap_find(course);
  if (!good)
    oracle_course_close(course);
  return good;
}

bool oracle_course_open(const char *command, const char *op, const char *algorithm,
                        const oracle_request *asked, oracle_course *course) {
  memset(course, 0, sizeof *course);
  course->algorithm = DODONA_NONE;
  course->baseline = DODONA_NONE;
  for (int32_t i = DODONA_BCAST; i <= DODONA_ALLREDUCE; i++)
    if (op != NULL && strcmp(ops[i], op) == 0)
      course->op = i;
  for (int32_t i = 0; i < DODONA_BASELINES; i++)
    if (strcmp(baselines[i].name, algorithm) == 0)
      course->baseline = i;
  if (oracle_is_network(algorithm, asked))
    return oracle_network_open(command, algorithm, asked, course);
  if (!oracle_network_unasked(algorithm, asked))
    return false;
  return course->baseline != DODONA_NONE ? open_baseline(command, asked, course)
         : asked->overlap                ? open_overlapped(command, algorithm, asked, course)
                                         : open_plans(command, algorithm, asked, course);
}

void oracle_course_close(oracle_course *course) {
  free(course->table);
  course->table = NULL;
}

/* A plan's steps on their way to a visit. */
typedef struct phase {
  int64_t offset;
  bool adds;
  oracle_act_visit visit;
  void *context;
} phase;

static bool pass_on(void *context, int64_t x, int32_t rank, dodona_tree_step step) {
  const phase *p = context;
  const oracle_act act = {p->offset + x, rank, dodona_step_of(step), p->adds};
  return p->visit(p->context, &act);
}

static bool walk_phase(const oracle_course *course, const dodona_tree_plan *plan, oracle_way way,
                       int32_t only, phase *p) {
  const oracle_planned planned = {*plan, course->table};
  return only == DODONA_NONE ? oracle_walk_all(&planned, way, pass_on, p)
                             : oracle_walk_one(&planned, way, only, pass_on, p);
}

static bool walk_plans(const oracle_course *course, int32_t only, oracle_act_visit visit,
                       void *context) {
  const dodona_collective *c = &course->plans;
  if (course->overlap)
    return oracle_overlap_walk(course, only, visit, context);
  phase up = {0, true, visit, context};
  phase down = {c->op == DODONA_ALLREDUCE ? dodona_tree_steps(&c->up) : 0, false, visit, context};
  return (c->op == DODONA_BCAST || walk_phase(course, &c->up, ORACLE_BACKWARDS, only, &up)) &&
         (c->op == DODONA_REDUCE || walk_phase(course, &c->down, ORACLE_FORWARDS, only, &down));
}

static dodona_step baseline_step(const oracle_course *course, int32_t rank, int64_t x) {
  return dodona_baseline_step_at(course->baseline, course->ranks, course->root, course->blocks,
                                 rank, x);
}

static bool walk_baseline(const oracle_course *course, int32_t only, oracle_act_visit visit,
                          void *context) {
  oracle_progress progress = oracle_progress_start("schedule", true);
  int64_t steps = oracle_course_steps(course);
  int32_t first = only == DODONA_NONE ? 0 : only;
  int32_t end = only == DODONA_NONE ? course->ranks : only + 1;
  bool good = true;
  for (int64_t x = 1; good && x <= steps; x++) {
    for (int32_t rank = first; good && rank < end; rank++) {
      oracle_act act = {x, rank, baseline_step(course, rank, x), false};
      int32_t peer = act.exchange.send_to;
      if (peer != DODONA_NONE)
        act.adds = baseline_step(course, peer, x).use != 0;
      if (peer != DODONA_NONE || act.exchange.recv_from != DODONA_NONE)
        good = visit(context, &act);
    }
    oracle_progress_at(&progress, x, steps);
  }
  oracle_progress_end(&progress);
  return good;
}

bool oracle_course_walk(const oracle_course *course, int32_t only, oracle_act_visit visit,
                        void *context) {
  if (is_network(course))
    return oracle_network_walk(course, only, visit, context);
  return course->baseline != DODONA_NONE ? walk_baseline(course, only, visit, context)
                                         : walk_plans(course, only, visit, context);
}

int64_t oracle_course_steps(const oracle_course *course) {
  if (is_network(course))
    return (course->op == DODONA_ALLREDUCE ? 2 : 1) * dodona_network_steps(&course->network);
  if (course->baseline != DODONA_NONE)
    return dodona_baseline_steps(course->baseline, course->ranks, course->blocks);
  return course->overlap ? course->overlapped : dodona_collective_steps(&course->plans);
}

int64_t oracle_course_bound(const oracle_course *course) {
  bool all = course->op == DODONA_ALLREDUCE;
  if (is_network(course) && (!all || dodona_network_simplex(&course->network)))
    return dodona_network_bound(&course->network);
  if (is_network(course))
    return dodona_bound_allreduce_steps(course->ranks, course->blocks);
  if (course->baseline != DODONA_NONE && course->ranks > 1)
    return all ? dodona_bound_allreduce_volume(course->ranks, course->blocks) : course->blocks;
  if (course->baseline != DODONA_NONE)
    return 0;
  if (all && !oracle_is_postal(&course->plans.down))
    return dodona_bound_allreduce_steps(course->ranks, course->blocks);
  return oracle_bound(&course->plans.down);
}

bool oracle_course_in_order(const oracle_course *course) {
  if (is_network(course))
    return course->op == DODONA_BCAST || dodona_network_keeps_rank_order(&course->network);
  return course->op == DODONA_BCAST || (oracle_course_of_plans(course) && !course->overlap &&
                                        dodona_keeps_rank_order(&course->plans.up));
}

static const char *unit(const oracle_course *course, int64_t steps) {
  if (oracle_course_of_plans(course) && oracle_is_postal(&course->plans.down))
    return steps == 1 ? "tick" : "ticks";
  return steps == 1 ? "step" : "steps";
}

void oracle_course_describe(FILE *out, const oracle_course *course) {
  int64_t steps = oracle_course_steps(course);
  int64_t bound = oracle_course_bound(course);
  fprintf(out, "%s, %s: %d rank%s", ops[course->op], oracle_course_name(course), course->ranks,
          course->ranks == 1 ? "" : "s");
  if (course->baseline == DODONA_NONE || course->op == DODONA_BCAST)
    fprintf(out, ", root %d", course->root);
  if (oracle_course_of_plans(course))
    oracle_describe_shape(out, &course->plans.down);
  else if (is_network(course))
    oracle_network_describe(out, &course->network);
  fprintf(out, ", %d block%s, %lld %s", course->blocks, course->blocks == 1 ? "" : "s",
          (long long)steps, unit(course, steps));
  if (course->baseline != DODONA_NONE) {
    dodona_charge cost = dodona_baseline_cost(course->baseline, course->ranks, course->blocks);
    fprintf(out, ", volume %lld", (long long)cost.volume);
  }
  if (course->overlap)
    fprintf(out, ", overlapped by %lld", (long long)course->lead);
  if (bound >= 0)
    fprintf(out, ", lower bound %lld", (long long)bound);
  if (course->op == DODONA_BCAST)
    return;
  fputs(oracle_course_in_order(course) ? "; any operation, order "
                                       : "; commutative operations only, order ",
        out);
  oracle_order_put(out, course);
}
