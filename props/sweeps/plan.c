/* The one way in, exhaustive: every row of the table, broadcasts, reductions and allreduces, every port model, P = 1 .. 33 and some larger, with
   every root or several, several numbers of blocks and every shape that fits. The steps of all ranks match, keep their
   ports and, run by their uses alone, deliver, in the order of ranks where the plan says so (props/deliver.h); they are
   those of the part that makes them. What does not fit is refused by every function alike. */
#include "ref/algorithms/exchange/ring.h"
#include "props/deliver.h"
#include "ref/base/reverse.h"
#include "props/results.h"
#include "ref/algorithms/combine/rounds.h"
#include "ref/trees/reduction.h"
#include "ref/schedule/network.h"
#include "ref/schedule/row.h"
#include "ref/algorithms/exchange/bine.h"
#include "ref/algorithms/exchange/halves.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { RANKS = 33, ALL_ROOTS = 6, BREAKS_INNER = 1 << BREAKS, CHECKS = BREAKS + 1 };

static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
    DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
};

static const char *const checks[CHECKS] = {
    "steps in range", "ends of messages match", "ports",  "everything delivered once",
    "order of ranks", "steps and bound",        "active", "steps of the part"};

static int64_t cases[DODONA_ALGORITHMS];
static int64_t ordered[DODONA_ALGORITHMS];
static int64_t wrong[DODONA_ALGORITHMS][CHECKS];
static int64_t refused;
static int64_t refused_wrong;

static void tell(const dodona_request *q, const char *what) {
  fprintf(stderr,
          "%s, op %d, ports %d, P %d, root %d, s %d, r %d, rule %d/%d %d/%d, modules %d %d, "
          "channels %d, mesh %d %d %d: %s\n",
          names[q->algorithm], q->op, q->ports, q->ranks, q->root, q->blocks, q->group,
          q->rule.latency, q->rule.ticks, q->rule.alpha_num, q->rule.alpha_den, q->modules[0],
          q->modules[1], q->channels, q->rows, q->group_rows, q->group_cols, what);
}

static bool same_ends(const dodona_step *a, const dodona_step *b) {
  return a->send_to == b->send_to && a->send_first == b->send_first &&
         a->send_count == b->send_count && a->recv_from == b->recv_from &&
         a->recv_first == b->recv_first && a->recv_count == b->recv_count &&
         (a->use == DODONA_STORE) == (b->use == DODONA_STORE);
}

/* What the network's broadcast says, turned back where the operation is. */
static dodona_step network_step(const dodona_plan *n, const dodona_place *place, int64_t x) {
  const int32_t op = n->request.op;
  const int64_t steps = op == DODONA_ALLREDUCE ? n->steps / 2 : n->steps;
  if (op == DODONA_BCAST || (op == DODONA_ALLREDUCE && x > steps))
    return dodona_step_of(dodona_network_step_at(n, place, op == DODONA_BCAST ? x : x - steps));
  return dodona_step_of(
      dodona_reverse(dodona_network_step_at(n, place, dodona_reverse_time(steps, x))));
}

/* What the two trees say, the first turned back. */
static dodona_step tree_step(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const int64_t first = plan->request.op == DODONA_BCAST ? 0 : dodona_tree_steps(&plan->up);
  return dodona_step_of(x <= first ? dodona_reduce_step_at(&plan->up, &place->up, x)
                                   : dodona_tree_step_at(&plan->down, &place->down, x - first));
}

/* What the two halves say. */
static dodona_step half_step(const dodona_request *q, int32_t rank, int64_t x) {
  int32_t half = dodona_first_half(q->op);
  int64_t first = dodona_halves_steps(half, DODONA_HALF_NONE, q->ranks, q->group);
  return dodona_half_step_at(x <= first ? half : dodona_second_half(q->op), q->ranks, q->group,
                             q->root, q->blocks, rank, x <= first ? x : x - first);
}

/* Step y of once round the ring, either way, or of the butterflies. */
static dodona_step cast_step(const dodona_request *q, int back, int32_t rank, int64_t y) {
  return q->algorithm == DODONA_RING ? dodona_ring_cast_at(q->ranks, q->blocks, back, rank, y)
                                     : dodona_bine_cast_at(q->ranks, q->blocks, rank, y);
}

/* What the rounds of the ring or the butterflies say, the first turned back. */
static dodona_step round_step(const dodona_request *q, int32_t rank, int64_t x) {
  const int64_t steps =
      q->algorithm == DODONA_RING ? q->ranks - (int64_t)1 : dodona_bine_steps(q->ranks);
  if (dodona_first_half(q->op) == DODONA_HALF_NONE)
    return cast_step(q, 0, rank, x);
  if (x > steps)
    return cast_step(q, 0, rank, x - steps);
  const dodona_step cast = cast_step(q, 1, rank, steps + 1 - x);
  return (dodona_step){.send_to = cast.recv_from,
                       .send_first = cast.recv_first,
                       .send_count = cast.recv_count,
                       .recv_from = cast.send_to,
                       .recv_first = cast.send_first,
                       .recv_count = cast.send_count,
                       .use = cast.send_to == DODONA_NONE ? DODONA_STORE : DODONA_PREPEND};
}

static dodona_step step_of_part(const dodona_plan *plan, const dodona_place *place, int64_t x) {
  const dodona_request *q = &plan->request;
  if (plan->family < DODONA_TREE_FAMILIES)
    return tree_step(plan, place, x);
  if (plan->family < DODONA_BLOCK_FAMILIES)
    return network_step(plan, place, x);
  if (plan->family == DODONA_FAMILY_COMBINE)
    return dodona_step_of(dodona_combine_step_at(q->ranks, q->rule.latency, plan->steps,
                                                 plan->table, place->rank, x));
  if (q->algorithm == DODONA_SKIPS)
    return half_step(q, place->rank, x);
  if (q->algorithm == DODONA_RING || q->algorithm == DODONA_BINE)
    return round_step(q, place->rank, x);
  return dodona_baseline_step_at(plan->variant, q->ranks, q->root, q->blocks, place->rank, x);
}

static bool agrees_with_part(const plan_run *run) {
  const dodona_plan *plan = &run->plan;
  bool good = true;
  for (int32_t v = 0; good && v < plan->request.ranks; v++) {
    const dodona_place place = dodona_place_of(plan, v);
    for (int64_t x = 1; x <= plan->steps; x++) {
      dodona_step step = step_of_part(plan, &place, x);
      good = good && same_ends(&step, &run->steps[x * plan->request.ranks + v]);
    }
  }
  return good;
}

static void try_plan(const dodona_plan *plan) {
  static plan_run run;
  int32_t row = plan->request.algorithm;
  run_of(plan, &run);
  int32_t broken = breaks_of(&run) | (agrees_with_part(&run) ? 0 : BREAKS_INNER);
  free(run.steps);
  cases[row]++;
  ordered[row] += plan->ordered && plan->request.op != DODONA_BCAST;
  for (int32_t k = 0; k < CHECKS; k++)
    if ((broken >> k & 1) != 0 && wrong[row][k]++ == 0)
      tell(&plan->request, checks[k]);
}

/* Refused by all functions, or tried. */
static void try_request(const dodona_request *q) {
  dodona_plan plan;
  const dodona_request filled = dodona_request_fill(q);
  dodona_status judged = dodona_request_judge(&filled);
  int64_t words = dodona_table_words(q);
  uint32_t *table = calloc((size_t)(words < 0 ? 0 : words) + 1, sizeof *table);
  if (table == NULL)
    abort();
  dodona_status made = dodona_plan_make(q, table, words < 0 ? 0 : words, &plan);
  refused += judged != DODONA_OK;
  if (made != judged || (words < 0) != (judged != DODONA_OK)) {
    refused_wrong++;
    tell(q, dodona_status_text(made));
  } else if (made == DODONA_OK)
    try_plan(&plan);
  free(table);
}

static void try_roots(dodona_request q) {
  bool shares = DODONA_BY_SHARES(dodona_row_family(q.algorithm));
  const int32_t blocks[] = {1, 2, 3, 7, shares ? q.ranks + 1 : 12};
  for (int32_t k = 0; k < 5; k++)
    for (q.root = 0; q.root < q.ranks; q.root++) {
      bool some = q.root == 0 || q.root == 1 || q.root == q.ranks / 2 || q.root == q.ranks - 1;
      q.blocks = blocks[k];
      if (q.ranks <= ALL_ROOTS || some)
        try_request(&q);
    }
}

static void try_groups(dodona_request q) {
  const int32_t groups[] = {0, 1, 3, 5, q.ranks}; /* radix 1 is refused */
  int32_t count = dodona_takes(q.algorithm, DODONA_TAKES_GROUP) ? 5 : 1;
  for (int32_t k = 0; k < count; k++) {
    q.group = groups[k];
    try_roots(q);
  }
}

static void try_rules(dodona_request q) {
  static const dodona_rule rules[] = {
      {0, 0, 1, 2}, {2, 1, 3, 5}, {5, 2, 1, 5}, {7, 3, 9, 10}, {3, 0, 2, 3}};
  bool alpha = dodona_takes(q.algorithm, DODONA_TAKES_ALPHA);
  for (int32_t k = 0; k < 5; k++) {
    q.rule = rules[k];
    q.rule.alpha_num = alpha ? q.rule.alpha_num : 0;
    q.rule.alpha_den = alpha ? q.rule.alpha_den : 0;
    try_roots(q);
  }
}

static void try_modules(dodona_request q) {
  for (q.modules[0] = 1; q.modules[0] <= q.ranks; q.modules[0]++)
    for (q.modules[1] = 0; q.modules[1] <= 4; q.modules[1] += 2)
      for (q.channels = 0; q.channels < 2; q.channels++)
        if (q.ranks % q.modules[0] == 0)
          try_groups(q);
}

static void try_meshes(dodona_request q) {
  for (q.rows = 1; q.rows <= q.ranks; q.rows++)
    for (q.group_rows = 0; q.group_rows <= q.rows && q.ranks % q.rows == 0; q.group_rows++)
      for (q.group_cols = 0; q.group_cols <= q.ranks / q.rows; q.group_cols++)
        if (q.rows % (q.group_rows + !q.group_rows) == 0)
          try_roots(q);
}

static void try_shapes(int32_t algorithm, int32_t ranks) {
  for (int32_t op = DODONA_BCAST; op <= DODONA_ALLREDUCE; op++)
    for (int32_t ports = DODONA_DUPLEX; ports <= DODONA_COUPLES; ports++) {
      dodona_request q = {.algorithm = algorithm, .op = op, .ports = ports, .ranks = ranks};
      if (dodona_takes(algorithm, DODONA_TAKES_MODULES))
        try_modules(q);
      else if (dodona_takes(algorithm, DODONA_TAKES_MESH))
        try_meshes(q);
      else if (dodona_takes(algorithm, DODONA_TAKES_LATENCY))
        try_rules(q);
      else
        try_groups(q);
    }
}

/* Rows that combine in the order of ranks somewhere: the others have no such case to try. */
static void tell_row(int32_t row) {
  bool orders = row < DODONA_TREES || row == DODONA_TWOTREE_CS;
  for (int32_t k = 0; k < CHECKS; k++)
    if (1 << k == BREAKS_ORDER) {
      if (orders || ordered[row] > 0)
        result(checks[k], names[row], 0, ordered[row], wrong[row][k]);
    } else
      result(checks[k], names[row], 0, cases[row], wrong[row][k]);
}

int main(void) {
  static const int32_t larger[] = {48, 64, 100, 128};
  for (int32_t row = 0; row < DODONA_ALGORITHMS; row++) {
    if (dodona_row_family(row) >= DODONA_FAMILY_ALLTOALL)
      continue; /* alltoall.c and scan.c try their plans */
    for (int32_t ranks = 1; ranks <= RANKS; ranks++)
      try_shapes(row, ranks);
    for (int32_t k = 0; k < 4; k++)
      try_shapes(row, larger[k]);
    tell_row(row);
  }
  result("refused by all functions alike", "all", 0, refused, refused_wrong);
  return results();
}
