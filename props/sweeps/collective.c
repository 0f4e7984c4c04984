/* Reductions and allreduces, by plans and by the baselines, through the checker: every rank's program, as the
   public functions tell it, is judged. Reductions through in-order trees are run on intervals of ranks: what
   comes from a lower rank must end beside what is held, on the left, what comes from a higher rank on
   the right. */
#include "props/results.h"
#include "ref/schedule/rank_order.h"
#include "props/rows.h"
#include "props/table.h"

#include <stdlib.h>
#include <string.h>

/* Several blocks of a message are several rows. */
static void append_message(row_list *list, dodona_row row, int32_t count, int32_t shift) {
  row.block += shift;
  for (int32_t i = 0; i < count; i++, row.block++)
    append_row(list, row);
}

/* A rank's exchange in step x; `adds`: what it sends is combined with what the receiver has. */
static void append_exchange(row_list *list, int64_t x, int32_t rank, dodona_step e, int adds,
                            int32_t blocks) {
  if (e.send_to != DODONA_NONE)
    append_message(list, (dodona_row){x, rank, DODONA_SEND, e.send_to, e.send_first}, e.send_count,
                   adds ? 0 : blocks);
  if (e.recv_from != DODONA_NONE)
    append_message(list, (dodona_row){x, rank, DODONA_RECV, e.recv_from, e.recv_first},
                   e.recv_count, e.use ? 0 : blocks);
}

static int valid(const dodona_rules *rules, int all, const row_list *list) {
  int64_t entries = dodona_check_reduce_entries(rules);
  uint64_t *scratch = malloc((size_t)entries * sizeof *scratch);
  if (entries < 0 || scratch == NULL)
    abort();
  dodona_reduce_verdict verdict =
      dodona_check_reduce(rules, all, list->rows, list->count, scratch, entries);
  free(scratch);
  return verdict.fault == DODONA_VALID;
}

typedef struct made {
  dodona_collective c;
  uint32_t *table;
  dodona_tree_place *up; /* by rank */
  dodona_tree_place *down;
} made;

static int make(int32_t op, const dodona_tree_request *request, made *m) {
  int64_t entries = dodona_collective_entries(op, request);
  m->table = malloc((size_t)(entries + 1) * sizeof *m->table);
  m->up = malloc((size_t)request->ranks * sizeof *m->up);
  m->down = malloc((size_t)request->ranks * sizeof *m->down);
  if (entries < 0 || m->table == NULL || m->up == NULL || m->down == NULL)
    abort();
  if (dodona_collective_make(op, request, m->table, entries, &m->c) != DODONA_OK)
    return 0;
  for (int32_t rank = 0; rank < request->ranks; rank++) {
    dodona_tree_place_of(&m->c.up, m->table, rank, &m->up[rank]);
    dodona_tree_place_of(&m->c.down, m->table, rank, &m->down[rank]);
  }
  return 1;
}

static void release(made *m) {
  free(m->table);
  free(m->up);
  free(m->down);
}

/* Steps before the first and after the last are idle, too. */
static void rows_of(const made *m, row_list *list) {
  int64_t steps = dodona_collective_steps(&m->c);
  int64_t reduced = m->c.op == DODONA_BCAST ? 0 : dodona_tree_steps(&m->c.up);
  list->count = 0;
  for (int64_t x = -1; x <= steps + 2; x++)
    for (int32_t rank = 0; rank < m->c.up.ranks; rank++)
      append_exchange(list, x, rank,
                      dodona_collective_step_at(&m->c, &m->up[rank], &m->down[rank], x),
                      x <= reduced, m->c.up.blocks);
}

/* What each rank has combined of a block: low .. high. */
static int keeps_order(const made *m) {
  int32_t ranks = m->c.up.ranks;
  int32_t blocks = m->c.up.blocks;
  int32_t *low = malloc((size_t)ranks * (size_t)blocks * sizeof *low);
  int32_t *high = malloc((size_t)ranks * (size_t)blocks * sizeof *high);
  int good = low != NULL && high != NULL;
  for (int32_t i = 0; good && i < ranks * blocks; i++)
    low[i] = high[i] = i / blocks;
  for (int64_t x = 1; good && x <= dodona_tree_steps(&m->c.up); x++)
    for (int32_t rank = 0; good && rank < ranks; rank++) {
      dodona_tree_step step = dodona_reduce_step_at(&m->c.up, &m->up[rank], x);
      if (step.recv_from == DODONA_NONE)
        continue;
      int32_t to = rank * blocks + step.recv_block;
      int32_t from = step.recv_from * blocks + step.recv_block;
      if (step.recv_from < rank && high[from] == low[to] - 1)
        low[to] = low[from];
      else if (step.recv_from > rank && low[from] == high[to] + 1)
        high[to] = high[from];
      else
        good = 0;
    }
  for (int32_t j = 0; good && j < blocks; j++)
    good = low[m->c.up.root * blocks + j] == 0 && high[m->c.up.root * blocks + j] == ranks - 1;
  free(low);
  free(high);
  return good;
}

/* Cases and failures of one line of the output. */
typedef struct count {
  int64_t cases;
  int64_t wrong;
} count;

static void tally(count *of, int good) {
  of->cases++;
  of->wrong += !good;
}

static count ordered;
static row_list list;

static void try_plans(int32_t op, const dodona_tree_request *request, count *of) {
  made m;
  int good = make(op, request, &m);
  if (good) {
    const dodona_tree_plan *up = &m.c.up;
    rows_of(&m, &list);
    dodona_rules rules = {.ranks = up->ranks,
                          .blocks = 2 * up->blocks,
                          .root = up->root,
                          .latency = up->rule.latency,
                          .ticks = up->rule.ticks};
    int64_t steps = op == DODONA_REDUCE ? dodona_tree_steps(up)
                                        : dodona_tree_steps(up) + dodona_tree_steps(&m.c.down);
    good = valid(&rules, op == DODONA_ALLREDUCE, &list) && dodona_collective_steps(&m.c) == steps &&
           (list.count == 0 ||
            list.rows[list.count - 1].step - list.rows[0].step + up->rule.latency == steps);
    if (op == DODONA_REDUCE && dodona_in_order_trees(up))
      tally(&ordered, keeps_order(&m));
  }
  tally(of, good);
  release(&m);
}

static const int32_t block_counts[] = {1, 2, 3, 4, 7, 16};
enum { BLOCK_COUNTS = sizeof block_counts / sizeof block_counts[0], MOST = 300 };

/* All small numbers of ranks, then fewer and fewer. */
static int32_t next_ranks(int32_t ranks) {
  return ranks < 20 ? ranks + 1 : ranks < 70 ? ranks + 7 : ranks + 46;
}

static void try_algorithm(int32_t op, int32_t algorithm, int32_t takes, count *of) {
  for (int32_t ranks = 1; ranks <= MOST; ranks = next_ranks(ranks))
    for (int32_t i = 0; i < BLOCK_COUNTS; i++) {
      dodona_tree_request request = {algorithm,       ranks, 0,
                                     block_counts[i], 1 + i, {1 + 2 * i, 1 + i, 3, 5}};
      if ((takes & DODONA_TAKES_BLOCKS) == 0)
        request.blocks = 1;
      try_plans(op, &request, of);
      request.root = ranks - 1;
      if (ranks > 1 && i < 4)
        try_plans(op, &request, of);
      request.root = ranks / 3;
      if (ranks > 3 && i == 4)
        try_plans(op, &request, of);
    }
}

static void try_op(int32_t op, const char *what) {
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    count of = {0, 0};
    try_algorithm(op, table[i].algorithm, table[i].takes, &of);
    result(what, table[i].name, 0, of.cases, of.wrong);
  }
}

/* A broadcast by a baseline may deliver again what is there. */
static int baseline_valid(int32_t kind, int32_t ranks, int32_t root, int32_t blocks) {
  int all = dodona_baseline_collective(kind) == DODONA_BASELINE_ALLREDUCE;
  dodona_rules rules = duplex_rules(ranks, all ? 2 * blocks : blocks, root);
  int64_t steps = dodona_baseline_steps(kind, ranks, blocks);
  rules.redundant = 1;
  list.count = 0;
  for (int64_t x = 0; x <= steps + 1; x++)
    for (int32_t rank = 0; rank < ranks; rank++) {
      dodona_step e = dodona_baseline_step_at(kind, ranks, root, blocks, rank, x);
      int adds = e.send_to != DODONA_NONE &&
                 dodona_baseline_step_at(kind, ranks, root, blocks, e.send_to, x).use;
      append_exchange(&list, x, rank, e, adds, all ? blocks : 0);
    }
  return all ? valid(&rules, 1, &list) : judge(&rules, list.rows, list.count).fault == DODONA_VALID;
}

static void try_baseline(int32_t kind, count *of) {
  for (int32_t ranks = 1; ranks <= 150; ranks = next_ranks(ranks))
    for (int32_t i = 0; i < BLOCK_COUNTS; i++)
      tally(of, baseline_valid(kind, ranks, i % 2 == 0 ? 0 : ranks / 3, block_counts[i]));
}

int main(void) {
  static const char *const names[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, summary) name,
      DODONA_EXCHANGE_TABLE(DODONA_ROW)
#undef DODONA_ROW
  };
  count mixed = {0, 0};
  try_op(DODONA_REDUCE, "reduce");
  try_op(DODONA_ALLREDUCE, "allreduce");
  try_algorithm(DODONA_ALLREDUCE, DODONA_TWOTREE_CS, DODONA_TAKES_BLOCKS, &mixed);
  result("allreduce", "twotree-cs", 0, mixed.cases, mixed.wrong);
  result("order of ranks", "in-order trees", 0, ordered.cases, ordered.wrong);
  for (int32_t kind = 0; kind < DODONA_BASELINES; kind++) {
    count of = {0, 0};
    try_baseline(kind, &of);
    result("baseline", names[kind], 0, of.cases, of.wrong);
  }
  free_rows(&list);
  return results();
}
