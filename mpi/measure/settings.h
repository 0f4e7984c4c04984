/* The options of dodona-measure. */
#ifndef DODONA_MPI_MEASURE_SETTINGS_H
#define DODONA_MPI_MEASURE_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { MEASURE_MOST_SIZES = 64, MEASURE_MOST_KS = 64, MEASURE_LEAST_KS = 3 };

typedef struct measure_settings {
  int sizes[MEASURE_MOST_SIZES]; /* bytes, ascending */
  int size_count;
  int ks[MEASURE_MOST_KS]; /* ascending */
  int k_count;
  int blocking; /* 0 or 1: measured with MPI_Send */
  int nonblocking;
  int yield;
  int validate; /* the planner instead of the postal model */
  int loggp;    /* LogGP instead */
  int repeat;
  int seed;
  const char *csv; /* NULL: none */
  const char *profile;
} measure_settings;

typedef struct measure_fault {
  char text[256];
} measure_fault;

/* Options for `ranks` ranks. Returns -1 to go on, else the exit status: 0 for --help, 2 with *fault
   set. Prints nothing. */
int measure_settings_parse(int argc, char **argv, int ranks, measure_settings *settings,
                           measure_fault *fault);

void measure_settings_help(FILE *out);

#endif
