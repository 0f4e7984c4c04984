/* What dodona-measure prints and writes of its fits. */
#ifndef DODONA_MPI_MEASURE_REPORT_H
#define DODONA_MPI_MEASURE_REPORT_H

#include "mpi/measure/experiment.h"
#include "mpi/measure/fit.h"
#include "ref/oracle/shared/profile.h"
#include "mpi/measure/settings.h"

/* Messages of one size and send mode: a fit for each experiment, and one for all of their times. */
typedef struct measure_result {
  int bytes;
  oracle_send send;
  measure_fit fits[MEASURE_EXPERIMENTS];
  measure_fit both;
  bool agree;
} measure_result;

void measure_report_head(FILE *out, const measure_settings *settings, int ranks, const char *host,
                         const char *mpi);
void measure_report(FILE *out, const measure_result *result);

void measure_csv_head(FILE *out);
void measure_csv(FILE *out, const measure_result *result);

/* The entry of a profile; the fit for all times must be determined. */
oracle_profile_entry measure_entry(const measure_result *result);

#endif
