/* postal_numbers: the numbers that the text quotes of the postal model, as \datum{name}{value}. */
#include <math.h>
#include <stdio.h>

#include "ref/algorithms/postal/alpha_table.h"
#include "ref/algorithms/combine/delay.h"
#include "ref/advice/growth.h"
#include "ref/trees/tree.h"
#include "paper/lambda_trees.h"
#include "paper/print.h"
#include "paper/tree.h"

static const dodona_rule one = {1, 1, 0, 1}, two = {2, 1, 0, 1}, nine_fifths = {9, 5, 0, 1};

/* The time of a tree, in steps. */
static double steps(int32_t algorithm, int32_t ranks, dodona_rule rule) {
  static tree tree;
  tree_make_postal(&tree, algorithm, ranks, rule);
  return (double)dodona_tree_steps(&tree.plan) / rule.ticks;
}

/* Figures 1 and 2. */
static void trees_of_eight(void) {
  print_real("eight one", 0, steps(DODONA_BINOMIAL, 8, one));
  print_real("eight binomial", 0, steps(DODONA_BINOMIAL, 8, two));
  print_real("eight lambda", 0, steps(DODONA_LAMBDA, 8, two));
}

/* Figure 12: lambda = 9/5, 64 ranks. */
static void shares(void) {
  static const int hundredths[] = {50, 56, 58, 60, 66, 68};
  double least = INFINITY, best = steps(DODONA_LAMBDA, 64, nine_fifths);
  int first = 0, last = 0;
  for (int i = 0; i < 6; i++) {
    char name[32];
    snprintf(name, sizeof name, "share %d", hundredths[i]);
    print_real(name, 1, steps(DODONA_ALPHA, 64, (dodona_rule){9, 5, hundredths[i], 100}));
  }
  for (int alpha = 500; alpha < 1000; alpha++) {
    double time = steps(DODONA_ALPHA, 64, (dodona_rule){9, 5, alpha, 1000});
    first = time < least ? alpha : first;
    least = fmin(time, least);
    last = time > least ? last : alpha;
  }
  double binomial = steps(DODONA_BINOMIAL, 64, nine_fifths);
  print_real("share optimum", 1, best);
  print_real("share least", 1, least);
  print_real("share first", 3, first / 1000.0);
  print_real("share last", 3, last / 1000.0);
  print_real("share gain", 1, 100 * (1 - least / binomial));
  double worst = 0;
  for (int alpha = 560; alpha <= 660; alpha += 5)
    worst = fmax(worst, steps(DODONA_ALPHA, 64, (dodona_rule){9, 5, alpha, 1000}));
  print_real("share worst", 1, 100 * (worst / least - 1));
}

static void split_of(int32_t n) {
  char name[32];
  dodona_lambda trees = lambda_trees(2, 1, 100);
  int64_t horizon = dodona_lambda_horizon(&trees, n);
  dodona_sizes sizes = dodona_legal_sizes(&trees, n, horizon);
  dodona_range range = dodona_alpha_range(&trees, n, horizon);
  snprintf(name, sizeof name, "split %d least", (int)n);
  print_datum(name, sizes.least);
  snprintf(name, sizeof name, "split %d most", (int)n);
  print_datum(name, sizes.most);
  snprintf(name, sizeof name, "split %d low", (int)n);
  print_real(name, 4, lambda_number(range.low));
  snprintf(name, sizeof name, "split %d high", (int)n);
  print_real(name, 4, lambda_number(range.high));
}

/* The alpha that serve all n to the limit, or as far as one does. */
static void common(const char *name, int32_t latency, int32_t ticks, int32_t limit) {
  char datum[48];
  dodona_range range;
  dodona_lambda trees = lambda_trees(latency, ticks, limit);
  snprintf(datum, sizeof datum, "common %s first", name);
  print_datum(datum, dodona_alpha_common(&trees, &range));
  snprintf(datum, sizeof datum, "common %s low", name);
  print_real(datum, 4, lambda_number(range.low));
  snprintf(datum, sizeof datum, "common %s high", name);
  print_real(datum, 4, lambda_number(range.high));
}

/* Figure 9: lambda = 1.293. */
static void tables(void) {
  static const int32_t limits[] = {1000, 1000000};
  for (int i = 0; i < 2; i++) {
    char name[32];
    dodona_lambda trees = lambda_trees(1293, 1000, limits[i]);
    snprintf(name, sizeof name, "tops %d", (int)limits[i]);
    print_datum(name, dodona_alpha_table_entries(&trees));
    snprintf(name, sizeof name, "runs %d", (int)limits[i]);
    print_datum(name, dodona_alpha_greedy_entries(&trees));
  }
  dodona_lambda trees = lambda_trees(1293, 1000, INT32_MAX);
  print_datum("tops all", dodona_alpha_table_entries(&trees));
}

/* Delay-send against delay-receive: 64 ranks, lambda = 1.5 and 2.5. */
static void delays(void) {
  static const struct {
    const char *name;
    int32_t latency;
  } cases[] = {{"delay 3/2", 3}, {"delay 5/2", 5}};
  for (int i = 0; i < 2; i++) {
    uint32_t ring[3];
    char name[32];
    dodona_combine_delay delay;
    if (dodona_combine_delay_times(64, cases[i].latency, 2, ring, &delay) != DODONA_OK)
      return;
    snprintf(name, sizeof name, "%s send", cases[i].name);
    print_real(name, 2, (double)delay.send_ticks / delay.send_latency / 2);
    snprintf(name, sizeof name, "%s receive", cases[i].name);
    print_real(name, 2, (double)delay.receive_ticks / 2);
    snprintf(name, sizeof name, "%s down", cases[i].name);
    print_datum(name, delay.send_rounds);
    snprintf(name, sizeof name, "%s up", cases[i].name);
    print_datum(name, delay.receive_rounds);
    snprintf(name, sizeof name, "%s even", cases[i].name);
    print_real(name, 3,
               delay.send_latency * (double)delay.receive_rounds / (double)delay.send_rounds);
  }
  print_real("break 1", 3, dodona_break_even(1));
  print_real("break 2", 3, dodona_break_even(2));
}

int main(void) {
  trees_of_eight();
  shares();
  split_of(13);
  split_of(14);
  common("two 250", 2, 1, 250);
  common("two 1000", 2, 1, 1000);
  common("three 250", 3, 1, 250);
  common("39/20", 39, 20, 250);
  common("9/5", 9, 5, 250);
  common("1293/1000", 1293, 1000, 250);
  common("6", 6, 1, 250);
  common("5/2", 5, 2, 1000);
  tables();
  delays();
  return 0;
}
