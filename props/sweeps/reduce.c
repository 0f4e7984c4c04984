/* Exhaustive: every plan for P <= 128, a few groups and numbers of blocks, any root for P <= 8: backwards it
   is a valid reduction, followed by itself a valid allreduce, and no allreduce alone. */
#include "props/obvious/naive_reduce.h"
#include "ref/base/reverse.h"
#include "props/results.h"
#include "props/rows.h"
#include "props/table.h"

#include <stddef.h>
#include <stdlib.h>

enum { RANKS = 128, ALL_ROOTS = 8 };

/* The rows of the plan backwards, then forwards with the results, when the root has them. */
static dodona_row *there_and_back(const dodona_tree_plan *plan, const row_list *list) {
  const int64_t n = list->count;
  const int64_t end = dodona_tree_steps(plan) + plan->rule.latency - 1;
  dodona_row *rows = calloc(2 * (size_t)n + 1, sizeof *rows);
  if (rows == NULL)
    abort();
  for (int64_t k = 0; k < n; k++) {
    rows[k] = list->rows[n - 1 - k];
    rows[k].step = dodona_reverse_time(dodona_tree_steps(plan), rows[k].step);
    rows[k].op = 1 - rows[k].op;
    rows[n + k] = list->rows[k];
    rows[n + k].step += end;
    rows[n + k].block += plan->blocks;
  }
  return rows;
}

static bool is_good(dodona_tree_request request, row_list *list) {
  owned_plan owned = make_owned(request);
  rows_of_plan(&owned, list);
  const dodona_rules rules = {.ranks = request.ranks,
                              .blocks = 2 * request.blocks,
                              .root = request.root,
                              .latency = owned.plan.rule.latency,
                              .ticks = owned.plan.rule.ticks};
  dodona_row *rows = there_and_back(&owned.plan, list);
  const dodona_reduce_verdict half = judge_reduce(&rules, 1, rows, list->count);
  const bool good = judge_reduce(&rules, 0, rows, list->count).fault == DODONA_VALID &&
                    judge_reduce(&rules, 1, rows, 2 * list->count).fault == DODONA_VALID &&
                    half.fault == (request.ranks == 1 ? DODONA_VALID : DODONA_NEVER_RECEIVED) &&
                    (request.ranks == 1 || half.rank == (request.root == 0));
  free(rows);
  free_owned(&owned);
  return good;
}

static void sweep(const table_line *line, int32_t group) {
  const int32_t blocks[] = {1, 2, group, group + 1, 2 * group + 3};
  const int32_t kinds = line->takes & DODONA_TAKES_BLOCKS ? 5 : 1;
  const dodona_rule rule = kinds > 1 ? (dodona_rule){1, 1, 0, 1} : (dodona_rule){5, 2, 1, 2};
  row_list list = {NULL, 0, 0};
  int64_t cases = 0;
  int64_t wrong = 0;
  for (int32_t ranks = 1; ranks <= RANKS; ranks++)
    for (int32_t k = 0; k < kinds; k++) {
      int32_t root = ranks <= ALL_ROOTS || k % 2 == 0 ? 0 : (ranks * 5 + group * 11) % ranks;
      int32_t end = ranks <= ALL_ROOTS ? ranks : root + 1;
      for (; root < end; root++, cases++)
        wrong += !is_good(
            (dodona_tree_request){line->algorithm, ranks, root, blocks[k], group, rule}, &list);
    }
  free_rows(&list);
  result("backwards: reductions, and forwards: allreduces", line->name,
         line->takes & DODONA_TAKES_GROUP ? group : 0, cases, wrong);
}

int main(void) {
  for (int32_t k = 0; k < DODONA_TREES; k++)
    for (int32_t group = table[k].takes & DODONA_TAKES_GROUP ? 1 : 4; group <= 4; group++)
      sweep(&table[k], group);
  return results();
}
