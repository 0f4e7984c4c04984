/* Asks only the active ranks of a step: they stand in `active`, by rank. Ranks that become active in step x
   are the next in `actors`, sorted by (first step, rank), and are merged in. Among the active ranks only
   those that may do something in the step are asked. Steps without such a rank are passed over: in postal
   trees, where a step is a tick, these are most steps. */
#include "ref/oracle/ask/walk.h"
#include "ref/oracle/write/progress.h"

#include <stdlib.h>

typedef struct actor {
  dodona_tree_place place;
  dodona_span span;
  int64_t next; /* before it the rank does nothing more */
} actor;

typedef struct crowd {
  actor *actors;
  int32_t count;   /* actors */
  int32_t next;    /* the first that was not active yet */
  int32_t *active; /* indices of actors, ascending by rank */
  int32_t actives;
} crowd;

static int by_first_then_rank(const void *left, const void *right) {
  const actor *a = left;
  const actor *b = right;
  if (a->span.first != b->span.first)
    return a->span.first < b->span.first ? -1 : 1;
  return a->place.rank < b->place.rank ? -1 : 1;
}

/* The first and the last step in which the rank sends or receives; backwards the last step comes first. */
static dodona_span span_of(const dodona_tree_plan *plan, oracle_way way,
                           const dodona_tree_place *place) {
  dodona_span span = dodona_tree_active(plan, place);
  int64_t last = dodona_tree_steps(plan) - plan->rule.latency + 1;
  if (way == ORACLE_FORWARDS || span.last < span.first)
    return span;
  return (dodona_span){last + 1 - span.last, last + 1 - span.first};
}

static dodona_tree_step step_of(const dodona_tree_plan *plan, oracle_way way,
                                const dodona_tree_place *place, int64_t x) {
  return way == ORACLE_FORWARDS ? dodona_tree_step_at(plan, place, x)
                                : dodona_reduce_step_at(plan, place, x);
}

static bool gather(const oracle_planned *planned, oracle_way way, crowd *all) {
  int32_t ranks = planned->plan.ranks;
  *all = (crowd){NULL, 0, 0, NULL, 0};
  all->actors =
      oracle_allocate(ranks, sizeof *all->actors, "all ranks at once (--rank X asks for one)");
  all->active = oracle_allocate(ranks, sizeof *all->active, "the active ranks");
  if (all->actors == NULL || all->active == NULL)
    return false;
  for (int32_t rank = 0; rank < ranks; rank++) {
    actor *a = &all->actors[all->count];
    a->place = oracle_place(planned, rank);
    a->span = span_of(&planned->plan, way, &a->place);
    a->next = a->span.first;
    if (a->span.first <= a->span.last)
      all->count++;
  }
  qsort(all->actors, (size_t)all->count, sizeof *all->actors, by_first_then_rank);
  return true;
}

static void retire(crowd *all, int64_t x) {
  int32_t kept = 0;
  for (int32_t i = 0; i < all->actives; i++)
    if (all->actors[all->active[i]].span.last >= x)
      all->active[kept++] = all->active[i];
  all->actives = kept;
}

/* Merges the actors that start in step x into the active ones, from the back. */
static void admit(crowd *all, int64_t x) {
  int32_t end = all->next;
  while (end < all->count && all->actors[end].span.first <= x)
    end++;
  int32_t old = all->actives - 1;
  int32_t fresh = end - 1;
  int32_t to = all->actives + (end - all->next) - 1;
  all->actives = to + 1;
  for (; fresh >= all->next; to--) {
    if (old >= 0 && all->actors[all->active[old]].place.rank > all->actors[fresh].place.rank)
      all->active[to] = all->active[old--];
    else
      all->active[to] = fresh--;
  }
  all->next = end;
}

/* When, after step x, the rank may send or receive again. In a postal tree it receives once, then sends as
   soon as it can, and each send keeps its port; backwards it receives, message upon message, then sends
   once, last of all. In the others latency and ticks are 1. */
static int64_t step_after(const dodona_tree_plan *plan, oracle_way way, dodona_span span, int64_t x,
                          dodona_tree_step step) {
  int32_t many = way == ORACLE_FORWARDS ? step.send_to : step.recv_from;
  int32_t once = way == ORACLE_FORWARDS ? step.recv_from : step.send_to;
  if (many != DODONA_NONE)
    return x + plan->rule.ticks;
  if (once != DODONA_NONE)
    return x + plan->rule.latency;
  if (way == ORACLE_BACKWARDS && oracle_is_postal(plan) && x < span.last)
    return span.last;
  return x + 1;
}

static bool run_step(const oracle_planned *planned, oracle_way way, crowd *all, int64_t x,
                     oracle_visit visit, void *context) {
  for (int32_t i = 0; i < all->actives; i++) {
    actor *a = &all->actors[all->active[i]];
    if (a->next > x)
      continue;
    dodona_tree_step step = step_of(&planned->plan, way, &a->place, x);
    a->next = step_after(&planned->plan, way, a->span, x, step);
    if (step.send_to == DODONA_NONE && step.recv_from == DODONA_NONE)
      continue;
    if (!visit(context, x, a->place.rank, step))
      return false;
  }
  return true;
}

/* The next step in which a rank may do something; INT64_MAX if there is none. */
static int64_t next_step(const crowd *all) {
  int64_t least = all->next < all->count ? all->actors[all->next].span.first : INT64_MAX;
  for (int32_t i = 0; i < all->actives; i++) {
    const actor *a = &all->actors[all->active[i]];
    if (a->next <= a->span.last && a->next < least)
      least = a->next;
  }
  return least;
}

static void release(crowd *all) {
  free(all->actors);
  free(all->active);
}

bool oracle_walk_all(const oracle_planned *planned, oracle_way way, oracle_visit visit,
                     void *context) {
  oracle_progress progress = oracle_progress_start("schedule", true);
  int64_t steps = dodona_tree_steps(&planned->plan);
  crowd all;
  bool good = gather(planned, way, &all);
  int64_t x = 1;
  while (good && x <= steps) {
    retire(&all, x);
    admit(&all, x);
    good = run_step(planned, way, &all, x, visit, context);
    oracle_progress_at(&progress, x, steps);
    x = next_step(&all);
  }
  oracle_progress_end(&progress);
  release(&all);
  return good;
}

bool oracle_walk_one(const oracle_planned *planned, oracle_way way, int32_t rank,
                     oracle_visit visit, void *context) {
  oracle_progress progress = oracle_progress_start("schedule", true);
  dodona_tree_place place = oracle_place(planned, rank);
  dodona_span span = span_of(&planned->plan, way, &place);
  bool good = true;
  int64_t x = span.first;
  while (good && x <= span.last) {
    dodona_tree_step step = step_of(&planned->plan, way, &place, x);
    if (step.send_to != DODONA_NONE || step.recv_from != DODONA_NONE)
      good = visit(context, x, rank, step);
    oracle_progress_at(&progress, x - span.first, span.last - span.first + 1);
    x = step_after(&planned->plan, way, span, x, step);
  }
  oracle_progress_end(&progress);
  return good;
}
