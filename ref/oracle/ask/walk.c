/* Asks only the active ranks of a step: they stand in `active`, by rank. Ranks that become active in step x
   are the next in `actors`, sorted by (first step, rank), and are merged in. Among the active ranks only
   those that may do something in the step are asked. Steps without such a rank are passed over: in postal
   trees, where a step is a tick, these are most steps. */
#include "ref/oracle/ask/walk.h"
#include "ref/oracle/ask/overlap.h"
#include "ref/oracle/write/progress.h"
#include "ref/schedule/part.h"

#include <stdlib.h>

typedef struct actor {
  dodona_place place;
  dodona_span span;
  int64_t turn;  /* trees: its last step in the reduction, before any if there is none */
  int64_t again; /* and its first in the broadcast after that */
  int64_t next;  /* before it the rank does nothing more */
} actor;

typedef struct crowd {
  const dodona_plan *plan;
  actor *actors;
  int32_t count;   /* actors */
  int32_t next;    /* the first that was not active yet */
  int32_t *active; /* indices of actors, ascending by rank */
  int32_t actives;
  oracle_act_visit visit;
  void *context;
} crowd;

static int by_first_then_rank(const void *left, const void *right) {
  const actor *a = left;
  const actor *b = right;
  if (a->span.first != b->span.first)
    return a->span.first < b->span.first ? -1 : 1;
  return a->place.rank < b->place.rank ? -1 : 1;
}

static bool is_postal(const dodona_plan *plan) {
  return dodona_row_family(plan->request.algorithm) == DODONA_FAMILY_POSTAL;
}

static void find_actor(const dodona_plan *plan, int32_t rank, actor *a) {
  int32_t op = plan->request.op;
  int64_t late = plan->request.rule.latency > 1 ? plan->request.rule.latency - 1 : 0;
  dodona_place_of(plan, rank, &a->place);
  a->span = dodona_active(plan, &a->place);
  if (a->span.last > plan->steps - late)
    a->span.last = plan->steps - late; /* what is sent later is not there in the end */
  a->turn = op == DODONA_REDUCE ? a->span.last : 0;
  a->again = a->span.first;
  a->next = a->span.first;
  if (op == DODONA_ALLREDUCE && dodona_part_of(&plan->request) == DODONA_PART_TREES) {
    int64_t up = dodona_tree_steps(&plan->trees.up);
    a->turn = up - late + 1 - dodona_tree_active(&plan->trees.up, &a->place.up).first;
    a->again = up + dodona_tree_active(&plan->trees.down, &a->place.down).first;
  }
}

static bool gather(crowd *all, int32_t first, int32_t end) {
  int32_t ranks = end - first;
  all->actors =
      oracle_allocate(ranks, sizeof *all->actors, "all ranks at once (--rank X asks for one)");
  all->active = oracle_allocate(ranks, sizeof *all->active, "the active ranks");
  if (all->actors == NULL || all->active == NULL)
    return false;
  for (int32_t rank = first; rank < end; rank++) {
    actor *a = &all->actors[all->count];
    find_actor(all->plan, rank, a);
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
   soon as it can, and each send keeps its port; in a reduction it receives, message upon message, then sends
   once, last of all. */
static int64_t step_after(const dodona_plan *plan, const actor *a, int64_t x, dodona_step step) {
  bool up = x <= a->turn;
  bool postal = is_postal(plan);
  int32_t many = up ? step.recv_from : step.send_to;
  int32_t once = up ? step.send_to : step.recv_from;
  int64_t next = !postal               ? x + 1
                 : many != DODONA_NONE ? x + plan->request.rule.ticks
                 : once != DODONA_NONE ? x + plan->request.rule.latency
                 : x < a->turn         ? a->turn
                                       : x + 1;
  return next > a->turn && next < a->again ? a->again : next;
}

/* Whether partial combinations are sent in step x, as `receiver` does with what it receives: in a step all
   do the same. */
static bool adds_in(const dodona_plan *plan, int64_t x, int32_t receiver) {
  dodona_place place;
  if (plan->request.op != DODONA_ALLREDUCE)
    return plan->request.op == DODONA_REDUCE;
  dodona_place_of(plan, receiver, &place);
  return dodona_step_at(plan, &place, x).use != DODONA_STORE;
}

static bool run_step(crowd *all, int64_t x) {
  int32_t adds = DODONA_NONE; /* not known yet */
  for (int32_t i = 0; i < all->actives; i++) {
    actor *a = &all->actors[all->active[i]];
    if (a->next > x)
      continue;
    oracle_act act = {x, a->place.rank, dodona_step_at(all->plan, &a->place, x), false};
    a->next = step_after(all->plan, a, x, act.exchange);
    if (act.exchange.send_to != DODONA_NONE && adds == DODONA_NONE)
      adds = adds_in(all->plan, x, act.exchange.send_to);
    act.adds = act.exchange.send_to != DODONA_NONE && adds == 1;
    if (act.exchange.send_to == DODONA_NONE && act.exchange.recv_from == DODONA_NONE)
      continue;
    if (!all->visit(all->context, &act))
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

bool oracle_course_walk(const oracle_course *course, int32_t only, oracle_act_visit visit,
                        void *context) {
  const dodona_plan *plan = &course->plan;
  crowd all = {.plan = plan, .visit = visit, .context = context};
  if (course->overlap)
    return oracle_overlap_walk(course, only, visit, context);
  oracle_progress progress = oracle_progress_start("schedule", true);
  bool good =
      only == DODONA_NONE ? gather(&all, 0, plan->request.ranks) : gather(&all, only, only + 1);
  int64_t x = 1;
  while (good && x <= plan->steps) {
    retire(&all, x);
    admit(&all, x);
    good = run_step(&all, x);
    oracle_progress_at(&progress, x, plan->steps);
    x = next_step(&all);
  }
  oracle_progress_end(&progress);
  free(all.actors);
  free(all.active);
  return good;
}
