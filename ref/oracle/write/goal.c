/* Labels need no memory: a receive is named by what it brings, a send by how many came before.

     a broadcast of s blocks   l1 .. ls          the receives, by block; none at the root
                               ls+1, ls+2, ...   the sends
     a combine of R steps      l1 .. lR          the receive of each step
                               lR+1 .. l2R       the send of each step

   A send requires the send before it, and the receives that it depends on and that send did not. */
#include "ref/oracle/write/goal.h"

#include <inttypes.h>

typedef struct program {
  FILE *out;
  const oracle_course *course;
  dodona_place place; /* combine: the rank's */
  int64_t receives;   /* labels that are kept for receives */
  int64_t before;     /* the label of the send before, 0 at first */
  int64_t known;      /* combine: the last step whose receive that send required */
  int32_t block;      /* broadcast: the block of that send */
} program;

static void put_receive(const program *p, int64_t label, const dodona_step *step) {
  fprintf(p->out, "l%" PRId64 ": recv 8b from %" PRId32 " tag %" PRId32 "\n", label,
          step->recv_from, step->recv_first);
}

/* The send, after the one before. */
static void put_send(program *p, int64_t label, const dodona_step *step) {
  fprintf(p->out, "l%" PRId64 ": send 8b to %" PRId32 " tag %" PRId32 "\n", label, step->send_to,
          step->send_first);
  if (p->before != 0)
    fprintf(p->out, "l%" PRId64 " requires l%" PRId64 "\n", label, p->before);
  p->before = label;
}

static bool visit_broadcast(void *context, const oracle_act *act) {
  program *p = context;
  const dodona_step *step = &act->exchange;
  if (step->recv_from != DODONA_NONE)
    put_receive(p, (int64_t)step->recv_first + 1, step);
  if (step->send_to != DODONA_NONE) {
    put_send(p, p->before == 0 ? p->receives + 1 : p->before + 1, step);
    if (act->rank != p->course->plan.request.root && step->send_first != p->block)
      fprintf(p->out, "l%" PRId64 " requires l%" PRId64 "\n", p->before,
              (int64_t)step->send_first + 1);
    p->block = step->send_first;
  }
  return !ferror(p->out);
}

static bool visit_combine(void *context, const oracle_act *act) {
  program *p = context;
  const dodona_plan *plan = &p->course->plan;
  put_receive(p, act->step, &act->exchange);
  put_send(p, p->receives + act->step, &act->exchange);
  while (p->known < act->step - plan->request.rule.latency) {
    p->known++;
    if (dodona_step_at(plan, &p->place, p->known).recv_from != DODONA_NONE)
      fprintf(p->out, "l%" PRId64 " requires l%" PRId64 "\n", p->before, p->known);
  }
  return !ferror(p->out);
}

bool oracle_goal(FILE *out, const oracle_course *course) {
  const dodona_plan *plan = &course->plan;
  const dodona_request *q = &plan->request;
  bool combine = oracle_course_is(course, DODONA_FAMILY_COMBINE);
  bool good = true;
  if (!combine && !oracle_course_is_broadcast(course))
    return oracle_goal_course(out, course);
  fprintf(out, "num_ranks %" PRId32 "\n", q->ranks);
  for (int32_t rank = 0; good && rank < q->ranks; rank++) {
    program p = {.out = out, .course = course, .block = DODONA_NONE};
    p.place = dodona_place_of(plan, rank);
    p.receives = combine ? plan->steps - q->rule.latency + 1 : rank == q->root ? 0 : q->blocks;
    fprintf(out, "\nrank %" PRId32 " {\n", rank);
    good = oracle_course_walk(course, rank, combine ? visit_combine : visit_broadcast, &p);
    fputs("}\n", out);
  }
  return good && !ferror(out);
}
