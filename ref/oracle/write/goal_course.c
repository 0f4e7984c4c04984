/* Any collective as GOAL text. Labels count a rank's messages in the order of its steps. A send requires
   the send before it and, of its blocks, what was received since the rank last sent the block; what an
   earlier send required it need not require again. A receive requires nothing: the LogGOPSim program takes
   messages as they come, whatever receives are waiting. */
#include "ref/oracle/write/goal.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* A received block that no send has required yet; they are chained, the latest first. */
typedef struct pending {
  int64_t label;
  int64_t step;
  int64_t next; /* in the array of these, or -1 */
} pending;

typedef struct program {
  FILE *out;
  const oracle_course *course;
  int64_t label;  /* the last */
  int64_t before; /* of the send before, 0 at first */
  int64_t *heads; /* by block: the first pending, or -1 */
  pending *pendings;
  int64_t count;
  int64_t room;
  bool *required; /* by label */
  int64_t labels; /* room in `required` */
} program;

static bool grow(void **array, int64_t *room, int64_t wanted, size_t size) {
  if (wanted <= *room)
    return true;
  int64_t more = 2 * wanted + 64;
  void *grown = realloc(*array, (size_t)more * size);
  if (grown == NULL) {
    oracle_error("the rank's receives: no memory for more than %lld", (long long)*room);
    return false;
  }
  *array = grown;
  *room = more;
  return true;
}

/* Results have tags of their own: a rank may send another both. */
static int64_t tag_of(const program *p, int32_t first, bool partial) {
  bool both = oracle_course_has_phases(p->course) && !partial;
  return (int64_t)first + (both ? p->course->plan.request.blocks : 0);
}

/* Where a rank holds what place i of a message is or becomes: a block; a slot of an alltoall; all that it has in a combine or a scan. */
static int32_t held_at(const oracle_course *course, int64_t step, int32_t rank, int32_t first,
                       int32_t i) {
  const dodona_request *q = &course->plan.request;
  if (oracle_course_joins(course))
    return 0;
  if (q->op != DODONA_ALLTOALL)
    return oracle_block_at(course, step, rank, first, i);
  const dodona_slots slots = dodona_alltoall_step_at(q->ranks, q->group, rank, step).slots;
  return (int32_t)(first + i / slots.run * slots.stride + i % slots.run);
}

/* How many such places there are. */
static int32_t held(const oracle_course *course) {
  const dodona_request *q = &course->plan.request;
  return q->op == DODONA_ALLTOALL ? q->ranks : q->blocks;
}

static bool keep(program *p, const oracle_act *act) {
  const dodona_step *e = &act->exchange;
  for (int32_t i = 0; i < oracle_rows_of(p->course, e->recv_count); i++) {
    int64_t *head = &p->heads[held_at(p->course, act->step, act->rank, e->recv_first, i)];
    if (!grow((void **)&p->pendings, &p->room, p->count + 1, sizeof *p->pendings))
      return false;
    p->pendings[p->count] = (pending){p->label, act->step, *head};
    *head = p->count++;
  }
  return true;
}

static void require_blocks(program *p, const oracle_act *act) {
  const dodona_step *e = &act->exchange;
  for (int32_t i = 0; i < oracle_rows_of(p->course, e->send_count); i++) {
    int64_t *head = &p->heads[held_at(p->course, act->step, act->rank, e->send_first, i)];
    while (*head >= 0 && p->pendings[*head].step == act->step) /* came at another port */
      head = &p->pendings[*head].next;
    for (; *head >= 0; *head = p->pendings[*head].next) {
      int64_t label = p->pendings[*head].label;
      if (!p->required[label])
        fprintf(p->out, "l%" PRId64 " requires l%" PRId64 "\n", p->label, label);
      p->required[label] = true;
    }
  }
}

/* What is sent in a step does not depend on what is received in it. */
static bool visit(void *context, const oracle_act *act) {
  program *p = context;
  const dodona_step *e = &act->exchange;
  if (!grow((void **)&p->required, &p->labels, p->label + 3, sizeof *p->required))
    return false;
  if (e->send_to != DODONA_NONE) {
    p->required[++p->label] = false;
    fprintf(p->out, "l%" PRId64 ": send %" PRId64 "b to %" PRId32 " tag %" PRId64 "\n", p->label,
            (int64_t)oracle_rows_of(p->course, e->send_count) * 8, e->send_to,
            tag_of(p, e->send_first, act->adds));
    if (p->before != 0)
      fprintf(p->out, "l%" PRId64 " requires l%" PRId64 "\n", p->label, p->before);
    p->before = p->label;
    require_blocks(p, act);
  }
  if (e->recv_from != DODONA_NONE) {
    p->required[++p->label] = false;
    fprintf(p->out, "l%" PRId64 ": recv %" PRId64 "b from %" PRId32 " tag %" PRId64 "\n", p->label,
            (int64_t)oracle_rows_of(p->course, e->recv_count) * 8, e->recv_from,
            tag_of(p, e->recv_first, e->use != 0));
    if (!keep(p, act))
      return false;
  }
  return !ferror(p->out);
}

static bool put_rank(program *p, int32_t rank) {
  p->label = 0;
  p->before = 0;
  p->count = 0;
  for (int32_t i = 0; i < held(p->course); i++)
    p->heads[i] = -1;
  fprintf(p->out, "\nrank %" PRId32 " {\n", rank);
  bool good = oracle_course_walk(p->course, rank, visit, p);
  fputs("}\n", p->out);
  return good;
}

bool oracle_goal_course(FILE *out, const oracle_course *course) {
  program p = {.out = out, .course = course};
  p.heads = oracle_allocate(held(course), sizeof *p.heads, "the blocks of a rank");
  if (p.heads == NULL)
    return false;
  fprintf(out, "num_ranks %" PRId32 "\n", course->plan.request.ranks);
  bool good = true;
  for (int32_t rank = 0; good && rank < course->plan.request.ranks; rank++)
    good = put_rank(&p, rank);
  free(p.heads);
  free(p.pendings);
  free(p.required);
  return good && !ferror(out);
}
