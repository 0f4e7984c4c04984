/* Allreduces by two trees, overlapped, through the checker: every message that the command would print is judged, and
   the steps stand between what the ports allow and reduce, then broadcast. */
#include "props/results.h"
#include "props/reduction.h"
#include "props/rows.h"
#include "ref/oracle/ask/walk.h"
#include "ref/trees/tree.h"

#include <stdlib.h>
#include <string.h>

static const char *const pairs[] = {"twotree-c", "twotree-cc", "twotree-s", "twotree-cs"};

enum { PAIRS = sizeof pairs / sizeof pairs[0] };

typedef struct watch {
  const oracle_course *course;
  row_list rows; /* results are blocks of their own */
  int64_t last;
  bool in_order;
} watch;

static bool visit(void *context, const oracle_act *act) {
  watch *w = context;
  const dodona_step *e = &act->exchange;
  int32_t blocks = w->course->plan.request.blocks;
  w->in_order = w->in_order && w->last <= act->step;
  w->last = act->step;
  if (e->send_to != DODONA_NONE)
    append_row(&w->rows, (dodona_row){act->step, act->rank, DODONA_SEND, e->send_to,
                                      e->send_first + (act->adds ? 0 : blocks)});
  if (e->recv_from != DODONA_NONE)
    append_row(&w->rows, (dodona_row){act->step, act->rank, DODONA_RECV, e->recv_from,
                                      e->recv_first + (e->use ? 0 : blocks)});
  return true;
}

static bool is_valid(const oracle_course *course, const row_list *list) {
  const dodona_rules rules = {.ranks = course->plan.request.ranks,
                              .blocks = 2 * course->plan.request.blocks,
                              .root = course->plan.request.root,
                              .latency = 1,
                              .ticks = 1};
  return is_valid_reduction(&rules, 1, list->rows, list->count);
}

/* What is saved by the overlap; -1 if anything is wrong. */
static int64_t saved(const char *name, int32_t ranks, int32_t root, int32_t blocks) {
  oracle_request request = ORACLE_REQUEST;
  oracle_course course;
  request.ranks = ranks;
  request.root = root;
  request.blocks = blocks;
  request.overlap = 1;
  if (!oracle_course_open("sweep", "allreduce", name, &request, &course))
    return -1;
  watch w = {.course = &course, .in_order = true};
  int64_t steps = course.plan.steps;
  int64_t apart = course.plan.first + dodona_tree_steps(&course.plan.down);
  bool good = oracle_course_walk(&course, DODONA_NONE, visit, &w) && w.in_order &&
              w.last == steps && is_valid(&course, &w.rows) && steps <= apart &&
              steps >= dodona_bound_allreduce_steps(ranks, blocks) &&
              (ranks < 4 || steps >= 2 * (int64_t)blocks);
  free_rows(&w.rows);
  oracle_course_close(&course);
  return good ? apart - steps : -1;
}

/* Up to 24 ranks and 16 blocks all, and some more. */
static void sweep(const char *name) {
  int64_t cases = 0;
  int64_t wrong = 0;
  for (int32_t ranks = 1; ranks <= 130; ranks += ranks < 24 ? 1 : 13)
    for (int32_t blocks = 1; blocks <= 100; blocks += blocks < 16 ? 1 : 21) {
      wrong += saved(name, ranks, (blocks * 7) % ranks, blocks) < 0;
      cases++;
    }
  result("overlapped: valid, not longer", name, 0, cases, wrong);
}

/* On 2 ranks both directions of the one edge are used at once; on 2^H the fill of H levels is saved. */
static void sweep_savings(void) {
  int64_t cases = 0;
  int64_t wrong = 0;
  for (int32_t blocks = 1; blocks <= 60; blocks++, cases++)
    wrong += saved("twotree-c", 2, 0, blocks) != blocks - 1;
  result("overlapped: 2 ranks, s + 1 steps", "twotree-c", 0, cases, wrong);
  cases = wrong = 0;
  for (int32_t levels = 2; levels <= 9; levels++)
    for (int32_t blocks = 4 * levels; blocks <= 4 * levels + 64; blocks += 9, cases++)
      wrong += saved("twotree-c", 1 << levels, 0, blocks) < levels;
  result("overlapped: 2^H ranks, H steps less", "twotree-c", 0, cases, wrong);
}

int main(void) {
  for (int k = 0; k < PAIRS; k++)
    sweep(pairs[k]);
  sweep_savings();
  return results();
}
