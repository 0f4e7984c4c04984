/* dodona-measure: the postal model of this machine, by the two experiments of the paper's section 2.2.

   The median of the repetitions of a run counts. Disturbances only ever add time, but a run is the sum of k
   messages: the least of the repetitions would be a rarer luck for large k than for small k. Each repetition has
   other ranks, so the least would also be the time of the ranks nearest to rank 0. Repetitions are spread over the
   whole measurement of a size, every k in each, so that a slow time of the machine falls on all k alike. */
#include "mpi/measure/experiment.h"
#include "mpi/measure/fit.h"
#include "mpi/measure/loggp.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/oracle/shared/replace.h"
#include "mpi/measure/profile_write.h"
#include "mpi/measure/report.h"
#include "mpi/measure/settings.h"
#include "mpi/measure/validate.h"

#include <stdlib.h>

typedef struct measurement {
  const measure_settings *settings;
  int ranks;
  int rank;
  double clock_step;
  uint64_t state; /* of the random choices, the same on all ranks */
  int *others;    /* ranks 1 .. ranks - 1, in random order */
  measure_room room;
  double *times; /* of one experiment, by k, then repetition */
} measurement;

/* The times of one experiment on rank 0, in rows for the fit. */
static void time_experiment(measurement *m, int number, int bytes, oracle_send send,
                            measure_row *rows) {
  const measure_settings *s = m->settings;
  for (int run = 0; run <= s->repeat; run++) {
    for (int i = 0; i < s->k_count; i++) {
      measure_experiment e = {.comm = MPI_COMM_WORLD,
                              .number = number,
                              .nonblocking = send == ORACLE_NONBLOCKING,
                              .yield = s->yield,
                              .bytes = bytes,
                              .k = s->ks[i],
                              .chosen = m->others};
      measure_choose(&m->state, m->others, m->ranks - 1, e.k);
      double time = measure_run(&e, &m->room);
      if (run > 0) /* the first is to warm up */
        m->times[(size_t)i * (size_t)s->repeat + (size_t)run - 1] = time;
    }
  }
  for (int i = 0; i < s->k_count; i++) {
    double *of_k = m->times + (size_t)i * (size_t)s->repeat;
    rows[i] = (measure_row){number * (s->ks[i] - 1.0), 2, measure_median(of_k, s->repeat)};
  }
}

/* Collective; the result is on rank 0. */
static bool measure(measurement *m, int bytes, oracle_send send, measure_result *result) {
  measure_row rows[MEASURE_EXPERIMENTS * MEASURE_MOST_KS];
  int k_count = m->settings->k_count;
  bool good = true;
  *result = (measure_result){.bytes = bytes, .send = send};
  for (int i = 0; i < MEASURE_EXPERIMENTS; i++)
    time_experiment(m, i + 1, bytes, send, rows + i * k_count);
  if (m->rank > 0)
    return true;
  for (int i = 0; i < MEASURE_EXPERIMENTS; i++)
    good = good && measure_fit_rows(rows + i * k_count, k_count, m->clock_step, &result->fits[i]);
  good =
      good && measure_fit_rows(rows, MEASURE_EXPERIMENTS * k_count, m->clock_step, &result->both);
  result->agree = !measure_disagree(&result->fits[0], &result->fits[1]);
  return good;
}

static void prepare(measurement *m) {
  const measure_settings *s = m->settings;
  int most_k = s->ks[s->k_count - 1], most_bytes = s->sizes[s->size_count - 1];
  m->clock_step = measure_clock_step();
  m->state = (uint64_t)s->seed;
  m->others = malloc((size_t)m->ranks * sizeof *m->others);
  m->times = malloc((size_t)s->k_count * (size_t)s->repeat * sizeof *m->times);
  if (!measure_room_make(most_k, most_bytes, &m->room) || !m->others || !m->times) {
    oracle_error("rank %d: no memory for %d messages of %d bytes", m->rank, most_k, most_bytes);
    MPI_Abort(MPI_COMM_WORLD, ORACLE_BAD);
  }
  for (int i = 1; i < m->ranks; i++)
    m->others[i - 1] = i;
}

/* Every size with every send, blocking first: the order of a profile. */
static int measure_all(measurement *m, measure_result *results) {
  const measure_settings *s = m->settings;
  int count = 0;
  for (oracle_send send = ORACLE_BLOCKING; send <= ORACLE_NONBLOCKING; send++) {
    for (int i = 0; i < s->size_count; i++) {
      if (send == ORACLE_BLOCKING ? !s->blocking : !s->nonblocking)
        continue;
      if (!measure(m, s->sizes[i], send, &results[count])) {
        oracle_error("no memory for the fit");
        MPI_Abort(MPI_COMM_WORLD, ORACLE_BAD);
      }
      if (m->rank == 0)
        measure_report(stdout, &results[count]);
      count++;
    }
  }
  return count;
}

/* A file can be written there: better known before the measurement. */
static bool writable(const char *path) {
  oracle_replacement file;
  return path == NULL || (oracle_replace_open(path, &file) && oracle_replace_close(&file, false));
}

static int write_csv(const char *path, const measure_result *results, int count) {
  oracle_replacement file;
  if (!oracle_replace_open(path, &file))
    return ORACLE_BAD;
  measure_csv_head(file.out);
  for (int i = 0; i < count; i++)
    measure_csv(file.out, &results[i]);
  return oracle_replace_close(&file, true) ? ORACLE_YES : ORACLE_BAD;
}

/* The results that have a lambda, if any. */
static int write_profile(const char *path, const measure_result *results, int count,
                         oracle_profile *profile) {
  oracle_profile_entry entries[2 * MEASURE_MOST_SIZES];
  oracle_replacement file;
  profile->entries = entries;
  for (int i = 0; i < count; i++)
    if (results[i].both.determined)
      entries[profile->count++] = measure_entry(&results[i]);
  if (profile->count == 0) {
    oracle_error("%s: not written: no times determine lambda", path);
    return ORACLE_NO;
  }
  if (!oracle_replace_open(path, &file))
    return ORACLE_BAD;
  bool good = measure_profile_write(file.out, profile);
  good = oracle_replace_close(&file, good) && good;
  return good ? ORACLE_YES : ORACLE_BAD;
}

static int finish(const measure_settings *settings, const measure_result *results, int count,
                  oracle_profile *profile) {
  int status = ORACLE_YES;
  for (int i = 0; i < count; i++)
    if (!results[i].both.determined)
      status = ORACLE_NO;
  if (settings->csv && write_csv(settings->csv, results, count) != ORACLE_YES)
    return ORACLE_BAD;
  if (settings->profile && write_profile(settings->profile, results, count, profile) == ORACLE_BAD)
    return ORACLE_BAD;
  return fflush(stdout) == 0 && !ferror(stdout) ? status : ORACLE_BAD;
}

static int run(const measure_settings *settings, int ranks, int rank) {
  measurement m = {.settings = settings, .ranks = ranks, .rank = rank};
  measure_result results[2 * MEASURE_MOST_SIZES];
  oracle_profile profile = {.ranks = ranks};
  char host[MPI_MAX_PROCESSOR_NAME], mpi[MPI_MAX_LIBRARY_VERSION_STRING];
  int length = 0, good = 1, status = ORACLE_YES;
  if (rank == 0)
    good = writable(settings->csv) && writable(settings->profile);
  MPI_Bcast(&good, 1, MPI_INT, 0, MPI_COMM_WORLD);
  if (!good)
    return ORACLE_BAD;
  MPI_Get_processor_name(host, &length);
  MPI_Get_library_version(mpi, &length);
  measure_profile_text(profile.host, host);
  measure_profile_text(profile.mpi, mpi);
  prepare(&m);
  if (rank == 0)
    measure_report_head(stdout, settings, ranks, profile.host, profile.mpi);
  int count = measure_all(&m, results);
  if (rank == 0)
    status = finish(settings, results, count, &profile);
  MPI_Bcast(&status, 1, MPI_INT, 0, MPI_COMM_WORLD);
  measure_room_free(&m.room);
  free(m.others);
  free(m.times);
  return status;
}

int main(int argc, char **argv) {
  int ranks = 0, rank = 0;
  measure_settings settings;
  measure_fault fault = {""};
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  int status = measure_settings_parse(argc, argv, ranks, &settings, &fault);
  if (status < 0 && settings.validate)
    status = measure_validate(&settings, ranks, rank);
  else if (status < 0 && settings.loggp)
    status = measure_loggp_run(&settings, rank);
  else if (status < 0)
    status = run(&settings, ranks, rank);
  else if (rank == 0 && status == ORACLE_YES)
    measure_settings_help(stdout);
  else if (rank == 0)
    oracle_error("measure: %s", fault.text);
  MPI_Finalize();
  return status;
}
