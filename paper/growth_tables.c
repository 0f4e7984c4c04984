/* growth_tables 1|2: the columns of table 1 or 2 as LaTeX: a row of arguments and a row of values. */
#include <stdio.h>

#include "ref/advice/growth.h"
#include "paper/tree.h"

int main(int argc, char **argv) {
  int32_t table = argument(argc, argv, 1, 1, 2);
  int32_t columns = table == 1 ? 10 : 9;
  printf(table == 1 ? "$\\lambda$" : "$\\floor\\lambda$");
  for (int32_t i = 1; i <= columns; i++)
    printf(" & %d", (int)i);
  printf(table == 1 ? " \\\\\n$\\gamma(\\lambda)$" : " \\\\\nbreak-even $\\lambda$");
  for (int32_t i = 1; i <= columns; i++)
    printf(" & %.3f", table == 1 ? dodona_growth(i) : dodona_break_even(i));
  printf(" \\\\\n");
  return 0;
}
