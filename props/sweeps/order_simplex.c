/* Exhaustive: every reduction by a direct simplex tree of P <= 100 ranks, some to 300, with root 0, run on words.

     kept       each block's word at the root is 0 1 .. P - 1, and no rank sends what is no interval
     aside      no rank holds back two parts at a time, no part is left
     both ways  of what comes from the right some is held back and some follows at once, where the tree's groups
                have late pairs; in a binary tree all is held back, in a chain nothing comes from the right
     refused    no other schedule, and no other root, is said to keep the order of ranks */
#include "ref/schedule/network.h"
#include "props/results.h"
#include "ref/base/reverse.h"
#include "props/words.h"

#include <stdlib.h>

enum { MOST = 300, ALL = 100, ENTRIES = 1 << 14 };

static uint32_t table[ENTRIES];
static dodona_place places[MOST];

typedef struct counts {
  int64_t cases;
  int64_t disordered;
  int64_t aside;   /* wrongly */
  int64_t held;    /* from the right */
  int64_t at_once; /* from the right */
} counts;

static void run(const dodona_plan *network, counts *of) {
  int32_t ranks = network->request.ranks;
  int64_t steps = network->steps;
  words w = words_start(ranks, network->request.blocks);
  for (int64_t x = 1; x <= steps; x++)
    for (int32_t rank = 0; rank < ranks; rank++) {
      const dodona_place *place = &places[rank];
      dodona_tree_step step =
          dodona_reverse(dodona_network_step_at(network, place, dodona_reverse_time(steps, x)));
      if (step.recv_from == DODONA_NONE)
        continue;
      int32_t does = dodona_network_use(network, place, step.recv_from);
      int right = step.recv_from == place->direct.tree.right;
      of->held += right && does == DODONA_SET_ASIDE;
      of->at_once += right && does == DODONA_APPEND;
      words_receive(&w, rank, step.recv_from, step.recv_block, does);
    }
  words_last(&w);
  of->cases++;
  of->disordered += !words_read(&w, 0, 0) || w.apart;
  of->aside += w.wrong != 0;
  words_end(&w);
}

static dodona_plan make(dodona_request request) {
  dodona_plan network;
  if (dodona_plan_make(&request, table, ENTRIES, &network) != DODONA_OK)
    abort();
  return network;
}

static void try_tree(const char *name, int32_t algorithm, int32_t group) {
  const int32_t blocks[] = {1, 2, group + 1, 3 * group + 2, 16};
  counts of = {0, 0, 0, 0, 0};
  for (int32_t ranks = 1; ranks <= MOST; ranks += ranks < ALL ? 1 : 40)
    for (int32_t k = 0; k < 5; k++) {
      dodona_request request = {.ports = DODONA_SIMPLEX,
                                .ranks = ranks,
                                .root = 0,
                                .blocks = blocks[k],
                                .algorithm = algorithm,
                                .group = algorithm == DODONA_FRACTIONAL ? group : 0};
      dodona_plan network = make(request);
      for (int32_t rank = 0; rank < ranks; rank++)
        places[rank] = dodona_place_of(&network, rank);
      of.disordered += !dodona_network_keeps_rank_order(&network);
      run(&network, &of);
    }
  int chain = algorithm == DODONA_CHAIN;
  int late_pairs = !chain && group % 2 == 0;
  int32_t shown = algorithm == DODONA_FRACTIONAL ? group : 0;
  result("order of ranks kept", name, shown, of.cases, of.disordered);
  result("one part aside", name, shown, of.cases, of.aside);
  result("parts from the right", name, shown, of.cases,
         (of.held > 0) == chain || (of.at_once > 0) != late_pairs);
}

/* All that can be made of few ranks. */
static void try_others(void) {
  int64_t cases = 0, wrong = 0;
  for (int32_t ports = DODONA_DUPLEX; ports <= DODONA_COUPLES; ports++)
    for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++)
      for (int32_t ranks = 1; ranks <= 16; ranks++)
        for (int32_t root = 0; root < ranks; root++) {
          dodona_request asked = {
              .ports = ports, .ranks = ranks, .root = root, .blocks = 2, .algorithm = algorithm};
          if (dodona_takes(algorithm, DODONA_TAKES_MODULES))
            asked.modules[0] = 2;
          if (dodona_takes(algorithm, DODONA_TAKES_MESH))
            asked.rows = 1 + ranks / 8;
          if (dodona_takes(algorithm, DODONA_TAKES_GROUP))
            asked.group = 1;
          dodona_request request = dodona_request_fill(&asked);
          if (dodona_plan_family(request) < DODONA_TREE_FAMILIES ||
              dodona_plan_family(request) >= DODONA_BLOCK_FAMILIES ||
              dodona_request_judge(&request) != DODONA_OK)
            continue;
          dodona_plan network = make(request);
          int keeps = ports == DODONA_SIMPLEX && root == 0;
          wrong += dodona_network_keeps_rank_order(&network) != keeps;
          cases++;
        }
  result("order of ranks refused", "all networks", 0, cases, wrong);
}

int main(void) {
  try_tree("chain", DODONA_CHAIN, 1);
  try_tree("binary", DODONA_BINARY, 1);
  for (int32_t group = 1; group <= 6; group++)
    try_tree("fractional", DODONA_FRACTIONAL, group);
  try_others();
  return results();
}
