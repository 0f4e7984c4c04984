/* In trees a rank is busy in a spell of steps, in an allreduce in two; elsewhere all ranks are asked in every
   step. Of the trees only the ranks in a spell are asked: they stand in `active`, by rank. The spells that
   begin in step x are the next in `spells`, sorted by (first step, rank), and are merged in. Steps in which
   no rank may do something are passed over: in postal trees, where a step is a tick, these are most steps. */
#include "ref/oracle/ask/walk.h"
#include "ref/base/op.h"
#include "ref/schedule/row.h"
#include "ref/oracle/ask/overlap.h"
#include "ref/oracle/write/progress.h"
#include "ref/trees/tree.h"

#include <stdlib.h>

typedef struct spell {
  int32_t rank;
  bool up;      /* of a reduction */
  int64_t next; /* before it the rank does nothing, or nothing more */
  int64_t last;
} spell;

typedef struct crowd {
  const dodona_plan *plan;
  int32_t ports;
  int32_t first; /* ranks first .. end - 1 */
  int32_t end;
  bool trees;
  dodona_place *places; /* of these ranks; NULL where a place is known at once */
  spell *spells;        /* of trees */
  int32_t count;        /* spells */
  int32_t next;         /* the first that has not begun */
  int32_t *active;      /* indices of spells, ascending by rank */
  int32_t actives;
  int64_t judged; /* the step of which `adds` is known */
  bool adds;
  oracle_act_visit visit;
  void *context;
} crowd;

static int by_first_then_rank(const void *left, const void *right) {
  const spell *a = left;
  const spell *b = right;
  if (a->next != b->next)
    return a->next < b->next ? -1 : 1;
  return a->rank < b->rank ? -1 : 1;
}

/* The spells of a rank: all that it does, or in an allreduce its reduction and its broadcast. */
static void add_spells(crowd *all, int32_t rank) {
  const dodona_plan *plan = all->plan;
  const dodona_place *place = &all->places[rank - all->first];
  dodona_span span = dodona_active(plan, place);
  spell *to = &all->spells[all->count];
  if (span.last < span.first)
    return;
  to[0] = (spell){rank, plan->request.op != DODONA_BCAST, span.first, span.last};
  all->count++;
  if (plan->request.op != DODONA_ALLREDUCE)
    return;
  const dodona_tree_plan *up = &plan->up;
  int64_t again = dodona_tree_active(&plan->down, &place->down).first;
  to[0].last =
      dodona_tree_steps(up) - up->rule.latency + 2 - dodona_tree_active(up, &place->up).first;
  to[1] = (spell){rank, false, dodona_tree_steps(up) + again, span.last};
  all->count++;
}

static bool gather(crowd *all) {
  int32_t ranks = all->end - all->first;
  all->places =
      oracle_allocate(ranks, sizeof *all->places, "all ranks at once (--rank X asks for one)");
  if (all->places == NULL)
    return false;
  for (int32_t rank = all->first; rank < all->end; rank++)
    all->places[rank - all->first] = dodona_place_of(all->plan, rank);
  if (!all->trees)
    return true;
  all->spells = oracle_allocate(2 * (int64_t)ranks, sizeof *all->spells, "the ranks' steps");
  all->active = oracle_allocate(ranks, sizeof *all->active, "the active ranks");
  if (all->spells == NULL || all->active == NULL)
    return false;
  for (int32_t rank = all->first; rank < all->end; rank++)
    add_spells(all, rank);
  qsort(all->spells, (size_t)all->count, sizeof *all->spells, by_first_then_rank);
  return true;
}

static void retire(crowd *all, int64_t x) {
  int32_t kept = 0;
  for (int32_t i = 0; i < all->actives; i++)
    if (all->spells[all->active[i]].last >= x)
      all->active[kept++] = all->active[i];
  all->actives = kept;
}

/* Merges the spells that begin in step x into the active ones, from the back. */
static void admit(crowd *all, int64_t x) {
  int32_t end = all->next;
  while (end < all->count && all->spells[end].next <= x)
    end++;
  int32_t old = all->actives - 1;
  int32_t fresh = end - 1;
  int32_t to = all->actives + (end - all->next) - 1;
  all->actives = to + 1;
  for (; fresh >= all->next; to--) {
    if (old >= 0 && all->spells[all->active[old]].rank > all->spells[fresh].rank)
      all->active[to] = all->active[old--];
    else
      all->active[to] = fresh--;
  }
  all->next = end;
}

/* When, after step x, the rank may send or receive again. In a postal tree it receives once, then sends as
   soon as it can, and each send keeps its port; in a reduction it receives, message upon message, then sends
   once, last of all. */
static int64_t step_after(const dodona_plan *plan, const spell *s, int64_t x,
                          const dodona_step *step) {
  int32_t many = s->up ? step->recv_from : step->send_to;
  int32_t once = s->up ? step->send_to : step->recv_from;
  if (plan->down.family != DODONA_FAMILY_POSTAL)
    return x + 1;
  if (many != DODONA_NONE)
    return x + plan->request.rule.ticks;
  if (once != DODONA_NONE)
    return x + plan->request.rule.latency;
  return s->up && x < s->last ? s->last : x + 1;
}

static dodona_step step_of(const crowd *all, int32_t rank, int64_t x) {
  if (all->places != NULL && all->first <= rank && rank < all->end)
    return dodona_step_at(all->plan, &all->places[rank - all->first], x);
  const dodona_place place = dodona_place_of(all->plan, rank);
  return dodona_step_at(all->plan, &place, x);
}

/* Whether partial combinations are sent in step x; a receiver, `rank`, is asked, as in a step all do the same. */
static bool adds_in(crowd *all, int32_t rank, int64_t x) {
  const int32_t op = all->plan->request.op;
  if (op == DODONA_REDUCE && !DODONA_BY_SHARES(all->plan->family))
    return true;
  if (!dodona_op_combines(op))
    return false;
  if (all->judged != x)
    all->adds = step_of(all, rank, x).use != DODONA_STORE;
  all->judged = x;
  return all->adds;
}

/* Asks the rank, and visits it if it does something. */
static bool ask(crowd *all, int32_t rank, int64_t x, dodona_step *step) {
  *step = step_of(all, rank, x);
  if (step->send_to == DODONA_NONE && step->recv_from == DODONA_NONE)
    return true;
  const oracle_act act = {(x - 1) / all->ports + 1, rank, *step,
                          step->send_to != DODONA_NONE && adds_in(all, step->send_to, x)};
  return all->visit(all->context, &act);
}

/* Goes through step x, and stores the next step in which a rank may do something, INT64_MAX if there is none. False
   if a visit returned false. */
static bool run_step(crowd *all, int64_t x, int64_t *next) {
  dodona_step step;
  *next = x + 1;
  for (int32_t rank = all->first; !all->trees && rank < all->end; rank++)
    if (!ask(all, rank, x, &step))
      return false;
  if (!all->trees)
    return true;
  retire(all, x);
  admit(all, x);
  *next = all->next < all->count ? all->spells[all->next].next : INT64_MAX;
  for (int32_t i = 0; i < all->actives; i++) {
    spell *s = &all->spells[all->active[i]];
    if (s->next <= x) {
      if (!ask(all, s->rank, x, &step))
        return false;
      s->next = step_after(all->plan, s, x, &step);
    }
    if (s->next <= s->last && s->next < *next)
      *next = s->next;
  }
  return true;
}

bool oracle_course_walk(const oracle_course *course, int32_t only, oracle_act_visit visit,
                        void *context) {
  const dodona_plan *plan = &course->plan;
  bool one = only != DODONA_NONE;
  bool known = DODONA_BLOCK_FAMILIES <= plan->family;
  crowd all = {.plan = plan,
               .ports = oracle_course_ports(course),
               .first = one ? only : 0,
               .end = one ? only + 1 : plan->request.ranks,
               .trees = oracle_course_of_trees(course),
               .visit = visit,
               .context = context};
  int32_t latency =
      plan->request.rule.latency; /* what is sent in the last steps would be too late */
  int64_t last = latency > 1 ? plan->steps - latency + 1 : plan->steps;
  if (course->overlap)
    return oracle_overlap_walk(course, only, visit, context);
  oracle_progress progress = oracle_progress_start("schedule", true);
  bool good = known || gather(&all);
  for (int64_t x = 1; good && x <= last;) {
    oracle_progress_at(&progress, x, last);
    good = run_step(&all, x, &x);
  }
  oracle_progress_end(&progress);
  free(all.places);
  free(all.spells);
  free(all.active);
  return good;
}
