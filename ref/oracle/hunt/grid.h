/* The cases that a hunt tries: numbers of ranks, of blocks, and roots, in the order in which a smaller case is one to look at first. */
#ifndef DODONA_ORACLE_HUNT_GRID_H
#define DODONA_ORACLE_HUNT_GRID_H

#include <stdbool.h>
#include <stdint.h>

typedef struct oracle_case {
  int32_t ranks;
  int32_t blocks;
  int32_t root;
} oracle_case;

/* Ascending, each once. */
typedef struct oracle_numbers {
  int32_t *values;
  int32_t count;
} oracle_numbers;

typedef struct oracle_grid {
  oracle_numbers ranks;
  oracle_numbers blocks;
  int32_t root; /* DODONA_NONE: each of them */
} oracle_grid;

/* "all|pow2|..." */
extern const char *const oracle_filters;

/* Reads a list like "2..300,512" into *numbers. The numbers are at least 1, at most 10 million of them; the filter, a word of oracle_filters,
   drops some. Returns false after an error line on the option. The caller frees *numbers in any case. */
bool oracle_numbers_take(const char *option, const char *text, const char *filter,
                         oracle_numbers *numbers);
void oracle_numbers_free(oracle_numbers *numbers);

/* Returns how many cases there are. */
int64_t oracle_grid_cases(const oracle_grid *grid);

/* Stores the case after *at, by ranks, then blocks, then root, or the first if at->ranks is 0. False if there is none. */
bool oracle_grid_next(const oracle_grid *grid, oracle_case *at);

/* Returns a number below 0, 0 or above as the case comes before the other, is it, or comes after. */
int oracle_case_order(const void *left, const void *right);

#endif
