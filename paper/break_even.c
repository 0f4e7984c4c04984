/* break_even RANKS ...: figure 18. Columns: floor(lambda), what lambda has above it where delay-send and
   delay-receive take equally long: for many ranks, then for each number of ranks, exactly: lambda T(n) / floor
   for latency floor is T(n) for latency floor + 1. */
#include <stdio.h>
#include <stdlib.h>

#include "ref/algorithms/combine/delay.h"
#include "ref/advice/growth.h"
#include "paper/tree.h"

enum { FLOORS = 9 };

/* Both numbers of rounds, as at floor + 1/2. */
static double exact(int32_t ranks, int32_t floor) {
  uint32_t ring[FLOORS + 1];
  dodona_combine_delay delay;
  if (dodona_combine_delay_times(ranks, 2 * floor + 1, 2, ring, &delay) != DODONA_OK) {
    fprintf(stderr, "no times for %d ranks\n", (int)ranks);
    exit(2);
  }
  return floor * (double)delay.receive_rounds / (double)delay.send_rounds;
}

int main(int argc, char **argv) {
  printf("floor many");
  for (int i = 1; i < argc; i++)
    printf(" n%d", (int)argument(argc, argv, i, 2, INT32_MAX));
  for (int32_t floor = 1; floor <= FLOORS; floor++) {
    printf("\n%d %.6f", (int)floor, dodona_break_even(floor) - floor);
    for (int i = 1; i < argc; i++)
      printf(" %.6f", exact(argument(argc, argv, i, 2, INT32_MAX), floor) - floor);
  }
  printf("\n");
  return 0;
}
