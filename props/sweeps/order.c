/* Exhaustive: every reduction of P <= 100 ranks, some to 300, run on words. Each rank's input to a block is
   one letter, its rank; to combine is to write one word behind the other; a part that is held back is
   written behind what comes next of its block. Root 0 and the last rank, of few ranks all.

     kept       where dodona_keeps_rank_order says so, each block's word at the root is 0 1 .. P - 1
     refused    elsewhere it is not, from 5 ranks on, in two trees if both carry blocks; and with root 0
                nobody could do it but TwoTreeS on 2^k + 2 ranks, as some rank has below it, with itself,
                no interval of ranks
     turned     in trees of positions in preorder the word is root, root + 1, .., root - 1, whatever
                the root, but for the last rank where that is kept
     aside      no rank holds back two parts at a time, no part is left, and the binary and fractional
                trees do hold back */
#include "props/results.h"
#include "ref/trees/rank_order.h"
#include "ref/trees/reduction.h"
#include "props/table.h"
#include "props/words.h"

#include <stdlib.h>

enum { MOST = 300, ALL = 100, ALL_ROOTS = 10 };

static words run(const dodona_tree_plan *plan, const dodona_tree_place *places) {
  words w = words_start(plan->ranks, plan->blocks);
  for (int64_t x = 1; x <= dodona_tree_steps(plan); x++)
    for (int32_t rank = 0; rank < plan->ranks; rank++) {
      dodona_tree_step step = dodona_reduce_step_at(plan, &places[rank], x);
      if (step.recv_from != DODONA_NONE)
        words_receive(&w, rank, step.recv_from, step.recv_block,
                      dodona_operand_of(plan, &places[rank], step.recv_from));
    }
  words_last(&w);
  return w;
}

typedef struct count {
  int64_t cases;
  int64_t wrong;
} count;

static void tally(count *of, int good) {
  of->cases++;
  of->wrong += !good;
}

typedef struct counts {
  count kept;
  count refused;
  count turned;
  count aside;
  int64_t held;
} counts;

/* TwoTreeS on 2^k + 2 ranks, the one plan with root 0 that is refused and could do it. */
static int could_do(const dodona_tree_plan *plan) {
  return plan->family == DODONA_FAMILY_TWOTREE && plan->variant == DODONA_INORDER &&
         ((plan->ranks - 2) & (plan->ranks - 3)) == 0;
}

static void judge(const dodona_tree_plan *plan, const dodona_tree_place *places, counts *of) {
  words w = run(plan, places);
  int preorder = plan->family != DODONA_FAMILY_TWOTREE;
  int keeps = dodona_keeps_rank_order(plan);
  int in_order = words_read(&w, plan->root, 0);
  if (keeps)
    tally(&of->kept, in_order && !w.apart);
  else if (plan->ranks >= 5 && (preorder || plan->blocks >= 2))
    tally(&of->refused, !in_order && (plan->root != 0 || w.apart != could_do(plan)));
  if (preorder && !(keeps && plan->root != 0 && plan->ranks > 1))
    tally(&of->turned, words_read(&w, plan->root, plan->root));
  tally(&of->aside, !w.wrong);
  of->held += w.held;
  words_end(&w);
}

static void try_plan(const dodona_tree_request *request, counts *of) {
  static uint32_t table_of[1 << 14];
  static dodona_tree_place places[MOST];
  dodona_tree_plan plan;
  if (dodona_tree_make(*request, table_of, 1 << 14, &plan) != DODONA_OK)
    abort();
  for (int32_t rank = 0; rank < plan.ranks; rank++)
    places[rank] = dodona_tree_place_of(&plan, table_of, rank);
  judge(&plan, places, of);
}

static int32_t next_root(int32_t ranks, int32_t root) {
  if (ranks <= ALL_ROOTS || root >= ranks - 2)
    return root + 1;
  return root == 0 ? ranks / 3 : ranks - 1;
}

static void try_algorithm(const table_line *line, int32_t group) {
  static const dodona_rule rules[] = {{1, 1, 2, 3}, {2, 1, 1, 5}, {9, 5, 4, 5}, {7, 2, 1, 3}};
  const int32_t blocks[] = {1, 2, group + 1, 3 * group + 2};
  const int takes_blocks = (line->takes & DODONA_TAKES_BLOCKS) != 0;
  counts of = {{0, 0}, {0, 0}, {0, 0}, {0, 0}, 0};
  for (int32_t ranks = 1; ranks <= MOST; ranks += ranks < ALL ? 1 : 40)
    for (int32_t k = 0; k < 4; k++)
      for (int32_t root = 0; root < ranks; root = next_root(ranks, root)) {
        dodona_tree_request request = {line->algorithm, ranks,   root, takes_blocks ? blocks[k] : 1,
                                       group,           rules[k]};
        if (takes_blocks)
          request.rule = (dodona_rule){1, 1, 0, 1};
        try_plan(&request, &of);
      }
  int32_t shown = line->takes & DODONA_TAKES_GROUP ? group : 0;
  int holds = line->algorithm == DODONA_BINARY || line->algorithm == DODONA_FRACTIONAL;
  if (of.kept.cases > 0)
    result("order of ranks kept", line->name, shown, of.kept.cases, of.kept.wrong);
  result("order of ranks refused", line->name, shown, of.refused.cases, of.refused.wrong);
  if (dodona_row_family(line->algorithm) != DODONA_FAMILY_TWOTREE)
    result("order turned by the root", line->name, shown, of.turned.cases, of.turned.wrong);
  result("one part aside", line->name, shown, of.aside.cases,
         of.aside.wrong + ((of.held > 0) != holds));
}

int main(void) {
  for (int32_t k = 0; k < DODONA_TREES; k++)
    for (int32_t group = table[k].takes & DODONA_TAKES_GROUP ? 1 : 4; group <= 6; group++)
      if (group == 4 || table[k].takes & DODONA_TAKES_GROUP)
        try_algorithm(&table[k], group);
  return results();
}
