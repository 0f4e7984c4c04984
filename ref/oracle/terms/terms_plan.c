#include "ref/oracle/terms/terms_plan.h"
#include "ref/oracle/ask/walk.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/base/op.h"

#include <stdlib.h>

/* The messages of the walk, in its order. */
typedef struct listing {
  const oracle_course *course;
  bool ordered;
  dodona_message *messages;
  int64_t count, room;
} listing;

static bool add(listing *l, dodona_message message) {
  if (l->count == l->room) {
    const int64_t room = l->room > 0 ? 2 * l->room : 64;
    dodona_message *grown = realloc(l->messages, (size_t)room * sizeof *grown);
    if (grown == NULL)
      return !oracle_error("no memory for more than %lld messages", (long long)l->count);
    l->messages = grown;
    l->room = room;
  }
  l->messages[l->count++] = message;
  return true;
}

static bool visit(void *context, const oracle_act *act) {
  listing *l = context;
  const dodona_step *e = &act->exchange;
  const int32_t count = e->recv_from == DODONA_NONE ? 0 : oracle_rows_of(l->course, e->recv_count);
  const int32_t use = l->ordered || e->use == DODONA_STORE ? e->use : DODONA_PREPEND;
  bool good = true;
  for (int32_t i = 0; good && i < count; i++)
    good = add(l, (dodona_message){
                      act->step, e->recv_from, act->rank,
                      oracle_block_at(l->course, act->step, e->recv_from, e->recv_first, i), use});
  return good;
}

/* How many steps a message takes until what it carries can be used. */
static int64_t latency_of(const dodona_plan *plan) {
  return dodona_takes(plan->request.algorithm, DODONA_TAKES_LATENCY) ? plan->request.rule.latency
                                                                     : 1;
}

static oracle_windows kind_of(const dodona_plan *plan) {
  return plan->request.op == DODONA_SCAN     ? ORACLE_WINDOWS_SCAN
         : plan->request.op == DODONA_EXSCAN ? ORACLE_WINDOWS_EXSCAN
                                             : ORACLE_WINDOWS_COMBINE;
}

/* By step, receiver, sender. */
static int by_receiver(const void *left, const void *right) {
  const dodona_message *a = left, *b = right;
  if (a->step != b->step)
    return a->step < b->step ? -1 : 1;
  return a->dst != b->dst ? (a->dst > b->dst) - (a->dst < b->dst)
                          : (a->src > b->src) - (a->src < b->src);
}

static bool run(oracle_plan_terms *t, const oracle_course *course, const oracle_deliveries *d) {
  if (oracle_course_joins(course))
    return oracle_terms_run_windows(&t->terms, d, kind_of(&course->plan), t->results);
  if (oracle_course_ports(course) > 1)
    return oracle_terms_run_rounds(&t->terms, d, t->results);
  return oracle_terms_run(&t->terms, d, t->results);
}

bool oracle_plan_terms_make(const oracle_course *course, bool ordered,
                            oracle_plan_terms *plan_terms) {
  oracle_plan_terms *t = plan_terms;
  const dodona_plan *plan = &course->plan;
  const bool windows = oracle_course_joins(course);
  listing l = {.course = course, .ordered = ordered};
  *t = (oracle_plan_terms){.terms = {.commutes = !ordered},
                           .ranks = plan->request.ranks,
                           .blocks = windows ? 1 : plan->request.blocks};
  t->results =
      oracle_allocate((int64_t)t->ranks * t->blocks, sizeof *t->results, "the results of ranks");
  bool good = t->results != NULL && oracle_course_walk(course, DODONA_NONE, visit, &l);
  if (good && l.count > 0 && oracle_course_ports(course) > 1)
    qsort(l.messages, (size_t)l.count, sizeof *l.messages, by_receiver);
  if (good) {
    const oracle_deliveries d = {.messages = l.messages,
                                 .count = l.count,
                                 .latency = latency_of(plan),
                                 .ranks = t->ranks,
                                 .blocks = t->blocks};
    good = run(t, course, &d);
    if (!good)
      oracle_error("no memory for the expressions of %d ranks", t->ranks);
  }
  free(l.messages);
  return good;
}

void oracle_plan_terms_free(oracle_plan_terms *plan_terms) {
  oracle_terms_free(&plan_terms->terms);
  free(plan_terms->results);
}

bool oracle_plan_wants(const oracle_course *course, int32_t rank, int32_t block) {
  const dodona_request *q = &course->plan.request;
  if (q->op == DODONA_REDUCE)
    return rank == q->root;
  if (q->op == DODONA_EXSCAN)
    return rank > 0;
  if (q->op != DODONA_REDUCE_SCATTER)
    return true;
  return block / (q->blocks / q->ranks) == rank;
}
