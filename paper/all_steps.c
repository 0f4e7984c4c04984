/* all_steps: the steps of every algorithm beside the bounds, as rows of a table, for 64 and 1024 ranks and some
   numbers of blocks; where a group may be chosen the least, with its group. Reductions by plans are asked for too, and
   must take as many. */
#include <stdio.h>
#include <stdlib.h>

#include "ref/count/bounds.h"
#include "ref/count/bounds_allreduce.h"
#include "ref/count/bounds_simplex.h"
#include "ref/algorithms/combine/rounds.h"
#include "ref/count/cost.h"
#include "ref/algorithms/cube/cube.h"
#include "paper/networks.h"
#include "paper/print.h"
#include "ref/algorithms/postal/reach.h"

enum { RANKS = 2, BLOCKS = 3, TABLE = 4096 };

/* Steps, and what they carry and the group where that is to be told, else 0. */
typedef struct entry {
  int64_t steps;
  int64_t volume;
  int32_t group;
} entry;

typedef entry (*rule)(int32_t ranks, int32_t blocks, int32_t which);

static int64_t must(dodona_request request) {
  int64_t steps = plan_steps(&request);
  if (steps < 0) {
    fprintf(stderr, "no plan of %d ranks by algorithm %d\n", (int)request.ranks,
            (int)request.algorithm);
    exit(2);
  }
  return steps;
}

static int64_t collective_steps(int32_t op, int32_t algorithm, int32_t ranks, int32_t blocks,
                                int32_t group) {
  return must((dodona_request){
      .op = op, .algorithm = algorithm, .ranks = ranks, .blocks = blocks, .group = group});
}

static entry bound(int32_t ranks, int32_t blocks, int32_t which) {
  (void)which;
  return (entry){dodona_bound_steps(ranks, blocks), 0, 0};
}

/* A reduction is the broadcast backwards: its steps are asked for, too. */
static entry plan(int32_t ranks, int32_t blocks, int32_t which) {
  int32_t group = 0;
  if (which == DODONA_FRACTIONAL)
    fractional_least(ranks, blocks, &group);
  int64_t steps = collective_steps(DODONA_BCAST, which, ranks, blocks, group);
  if (collective_steps(DODONA_REDUCE, which, ranks, blocks, group) != steps) {
    fprintf(stderr, "a reduction has other steps than the broadcast\n");
    exit(2);
  }
  return (entry){steps, 0, which == DODONA_FRACTIONAL ? group : 0};
}

static entry cube(int32_t ranks, int32_t blocks, int32_t which) {
  (void)which;
  return (entry){dodona_cube_steps(ranks, blocks), 0, 0};
}

static int32_t side_of(int32_t ranks) {
  int32_t side = 1;
  while (side * side < ranks)
    side++;
  return side;
}

static entry crossbar(int32_t ranks, int32_t blocks, int32_t which) {
  entry all = {0, 0, 0};
  all.steps = crossbar_least(side_of(ranks), which, blocks, &all.group);
  return all;
}

static entry mesh(int32_t ranks, int32_t blocks, int32_t which) {
  entry all = {0, 0, 0};
  (void)which;
  all.steps = mesh_least(side_of(ranks), blocks, &all.group);
  return all;
}

static entry simplex_bounds(int32_t ranks, int32_t blocks, int32_t which) {
  (void)which;
  return (entry){simplex_bound(ranks, blocks), 0, 0};
}

static entry simplex_counted(int32_t ranks, int32_t blocks, int32_t which) {
  (void)which;
  return (entry){dodona_bound_steps_simplex(ranks, blocks), 0, 0};
}

static entry simplex(int32_t ports, int32_t ranks, int32_t blocks, int32_t which) {
  entry all = {0, 0, 0};
  if (which == DODONA_FRACTIONAL)
    all.steps = simplex_least(ports, ranks, blocks, &all.group);
  else
    all.steps = must(
        (dodona_request){.algorithm = which, .ports = ports, .ranks = ranks, .blocks = blocks});
  return all;
}

static entry couples(int32_t ranks, int32_t blocks, int32_t which) {
  return simplex(DODONA_COUPLES, ranks, blocks, which);
}

static entry direct(int32_t ranks, int32_t blocks, int32_t which) {
  return simplex(DODONA_SIMPLEX, ranks, blocks, which);
}

/* The whole message in each step. */
static entry whole(int32_t ranks, int32_t blocks, int32_t which) {
  int64_t steps = collective_steps(DODONA_BCAST, which, ranks, 1, 0);
  return (entry){steps, steps * blocks, 0};
}

static entry combine(int32_t ranks, int32_t blocks, int32_t which) {
  dodona_rule rule = {which, 1, 0, 1};
  uint32_t table[TABLE];
  int64_t rounds = 0;
  if (dodona_reach_fill(&rule, ranks, table, TABLE, &rounds) != DODONA_OK)
    exit(2);
  return (entry){rounds, rounds * blocks, 0};
}

static entry baseline(int32_t ranks, int32_t blocks, int32_t which) {
  dodona_charge charge = dodona_baseline_cost(which, ranks, blocks);
  return (entry){charge.steps, charge.volume, 0};
}

static entry ring(int32_t ranks, int32_t blocks, int32_t which) {
  (void)which;
  return (entry){2 * ((int64_t)ranks - 1), 2 * dodona_ring_volume(ranks, blocks), 0};
}

static entry allreduce_bound(int32_t ranks, int32_t blocks, int32_t which) {
  (void)which;
  return (entry){dodona_bound_allreduce_steps(ranks, blocks), 0, 0};
}

static entry allreduce(int32_t ranks, int32_t blocks, int32_t which) {
  int32_t group = 0;
  if (which == DODONA_FRACTIONAL)
    fractional_least(ranks, blocks, &group);
  int64_t steps = collective_steps(DODONA_ALLREDUCE, which, ranks, blocks, group);
  return (entry){steps, 0, which == DODONA_FRACTIONAL ? group : 0};
}

typedef struct line {
  const char *name; /* a heading where there is no rule */
  rule steps;
  int32_t which;
} line;

static const line lines[] = {
    {"Broadcast and reduction, duplex ports", NULL, 0},
    {"lower bound $s-1+\\ceil{\\log_2P}$", bound, 0},
    {"chain", plan, DODONA_CHAIN},
    {"binary tree", plan, DODONA_BINARY},
    {"fractional tree, best $r$", plan, DODONA_FRACTIONAL},
    {"TwoTreeC", plan, DODONA_TWOTREE_C},
    {"TwoTreeC+C, second pair", plan, DODONA_TWOTREE_CC},
    {"TwoTreeS", plan, DODONA_TWOTREE_S},
    {"cube", cube, 0},
    {"$\\sqrt P\\times\\sqrt P$ crossbar, two channels, best $r$", crossbar, 2},
    {"$\\sqrt P\\times\\sqrt P$ crossbar, one channel, best $r$", crossbar, 1},
    {"$\\sqrt P\\times\\sqrt P$ mesh, best square group", mesh, 0},
    {"Broadcast and reduction, simplex ports", NULL, 0},
    {"lower bound, \\eqref{simplexbound}", simplex_bounds, 0},
    {"lower bound, by counting", simplex_counted, 0},
    {"couples, chain", couples, DODONA_CHAIN},
    {"couples, binary tree", couples, DODONA_BINARY},
    {"couples, fractional tree, best $r$", couples, DODONA_FRACTIONAL},
    {"couples, TwoTreeC", couples, DODONA_TWOTREE_C},
    {"couples, TwoTreeS", couples, DODONA_TWOTREE_S},
    {"direct, chain", direct, DODONA_CHAIN},
    {"direct, binary tree", direct, DODONA_BINARY},
    {"direct, fractional tree, best $r$", direct, DODONA_FRACTIONAL},
    {"Broadcast, messages of several blocks: steps\\,/\\,blocks", NULL, 0},
    {"lambda tree, $\\lambda=1$: binomial", whole, DODONA_LAMBDA},
    {"scatter, ring", baseline, DODONA_KIND_SCATTER_RING},
    {"scatter, recursive doubling", baseline, DODONA_KIND_SCATTER_DOUBLING},
    {"Allreduce", NULL, 0},
    {"lower bound", allreduce_bound, 0},
    {"fractional tree, twice, best $r$", allreduce, DODONA_FRACTIONAL},
    {"TwoTreeC, twice", allreduce, DODONA_TWOTREE_C},
    {"TwoTreeC+S", allreduce, DODONA_TWOTREE_CS},
    {"TwoTreeC+C", allreduce, DODONA_TWOTREE_CC},
    {"Allreduce, messages of several blocks: steps\\,/\\,blocks", NULL, 0},
    {"global combine, $\\lambda=1$", combine, 1},
    {"recursive doubling", baseline, DODONA_KIND_DOUBLING},
    {"Rabenseifner", baseline, DODONA_KIND_RABENSEIFNER},
    {"ring", ring, 0},
};

static void print_entry(entry e) {
  printf(" & ");
  print_integer(e.steps);
  if (e.volume > 0) {
    printf("\\,/\\,");
    print_integer(e.volume);
  }
  if (e.group > 0)
    printf("\\,\\textsubscript{%d}", (int)e.group);
}

int main(void) {
  static const int32_t ranks[RANKS] = {64, 1024};
  static const int32_t blocks[BLOCKS] = {1, 64, 1024};
  for (size_t k = 0; k < sizeof lines / sizeof *lines; k++) {
    if (lines[k].steps == NULL) {
      printf("%s\\multicolumn{7}{l}{\\emph{%s}} \\\\\n", k > 0 ? "\\addlinespace\n" : "",
             lines[k].name);
      continue;
    }
    printf("%s", lines[k].name);
    for (int i = 0; i < RANKS * BLOCKS; i++)
      print_entry(lines[k].steps(ranks[i / BLOCKS], blocks[i % BLOCKS], lines[k].which));
    printf(" \\\\\n");
  }
  return 0;
}
