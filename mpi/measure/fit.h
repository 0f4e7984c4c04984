/* The postal model fitted to times: t0, what a message costs its sender, and lambda t0, from the start
   of a send to the receipt. Pure arithmetic: no MPI. */
#ifndef DODONA_MPI_MEASURE_FIT_H
#define DODONA_MPI_MEASURE_FIT_H

#include <stdbool.h>
#include <stdint.h>

/* A time that should be sends * t0 + receipts * lambda t0. */
typedef struct measure_row {
  double sends;
  double receipts;
  double time;
} measure_row;

/* A value within its interval of 95 % confidence. */
typedef struct measure_interval {
  double value;
  double low;
  double high;
} measure_interval;

typedef struct measure_fit {
  measure_interval t0;
  measure_interval receipt; /* lambda t0 */
  bool determined; /* t0 and lambda t0 are above 0, t0 certainly: else there is no lambda */
  measure_interval lambda;
} measure_fit;

/* Least squares with equal weights. `resolution` > 0 is the step of the clock: no interval is
   narrower than reading such a clock allows, however well the rows agree. False if `count` < 3, if the
   rows do not tell sends from receipts, or without memory. */
bool measure_fit_rows(const measure_row *rows, int count, double resolution, measure_fit *fit);

/* Both are determined, and their intervals of t0 or of lambda do not overlap. */
bool measure_disagree(const measure_fit *a, const measure_fit *b);

/* The fraction num/den nearest to `lambda`, of those >= 1 with den <= 10; of equals, the least den. */
void measure_fraction(double lambda, int32_t *num, int32_t *den);

/* The median; reorders `times`. count >= 1. */
double measure_median(double *times, int count);

#endif
