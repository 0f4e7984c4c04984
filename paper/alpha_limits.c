/* alpha_limits LIMIT: for which latencies one alpha serves all n up to the limit, as rows of LaTeX: lambda, the
   first n for which there is no common alpha or a dash, the range that the others have in common. */
#include <stdio.h>

#include "paper/lambda_trees.h"
#include "paper/print.h"
#include "paper/tree.h"

static const int32_t lambdas[][2] = {{1, 1}, {3, 2},   {2, 1},       {3, 1}, {4, 1},
                                     {5, 1}, {6, 1},   {7, 1},       {5, 2}, {7, 2},
                                     {9, 5}, {39, 20}, {1293, 1000}, {5, 4}};

enum { LAMBDAS = sizeof lambdas / sizeof *lambdas };

static void print_lambda(const int32_t *lambda) {
  if (lambda[1] == 1)
    printf("%d", (int)lambda[0]);
  else
    printf("%d/%d", (int)lambda[0], (int)lambda[1]);
}

static void row(const int32_t *lambda, int32_t limit) {
  dodona_range range;
  dodona_lambda trees = lambda_trees(lambda[0], lambda[1], limit);
  int32_t first = dodona_alpha_common(&trees, &range);
  print_lambda(lambda);
  printf(" & ");
  if (first == 0)
    printf("--");
  else
    print_integer(first);
  printf(" & %.7f & %.7f", lambda_number(range.low), lambda_number(range.high));
}

/* Two columns of rows. */
int main(int argc, char **argv) {
  int32_t limit = argument(argc, argv, 1, 2, 100000000);
  for (int i = 0; i < LAMBDAS / 2; i++) {
    row(lambdas[i], limit);
    printf(" & ");
    row(lambdas[i + LAMBDAS / 2], limit);
    printf(" \\\\\n");
  }
  return 0;
}
