/* measure_pair PASSES REPEAT BYTES ...: t0 and lambda between two ranks, a core for each; CSV as dodona-measure
   writes it. The two experiments of the source's section 2.2 with one peer in place of k, so that the
   times are the same functions of t0, lambda and k:

     first:  P_0 sends k messages, the peer answers the last with one.          T = t0 (k - 1 + 2 lambda)
     second: P_0 sends k messages, the peer answers the last with k.            T = 2 t0 (k - 1 + lambda)

   For each k the median of the repetitions, in the quickest of the passes over all sizes, as others use the
   cores at times. A rank that receives k messages in a row takes at least k times what it needs for one: t0
   is the slower of sender and receiver. */
#include "mpi/measure/experiment.h"
#include "mpi/measure/report.h"

#include <stdlib.h>

enum { MOST_K = 12, MOST_REPEAT = 100000, MOST_SIZES = 64 };
enum { READY, MESSAGE };

static int rank, repeat;
static double *times[MOST_K];
static measure_room room;

static void receive(int at, int bytes) {
  MPI_Irecv(room.in + (size_t)at * (size_t)bytes, bytes, MPI_BYTE, 1 - rank, MESSAGE,
            MPI_COMM_WORLD, &room.requests[at]);
}

/* `count` messages, one after the other; their requests are behind those of MOST_K receives. */
static void send(int count, int bytes, oracle_send mode) {
  for (int i = 0; i < count; i++)
    if (mode == ORACLE_NONBLOCKING)
      MPI_Isend(room.out, bytes, MPI_BYTE, 1 - rank, MESSAGE, MPI_COMM_WORLD,
                &room.requests[MOST_K + i]);
    else
      MPI_Send(room.out, bytes, MPI_BYTE, 1 - rank, MESSAGE, MPI_COMM_WORLD);
}

static void finish(int count, oracle_send mode) {
  if (mode == ORACLE_NONBLOCKING)
    MPI_Waitall(count, room.requests + MOST_K, room.statuses);
}

/* One run: T on rank 0. */
static double run(int number, int k, int bytes, oracle_send mode) {
  int answers = number == 1 ? 1 : k;
  int in = rank == 0 ? answers : k, out = rank == 0 ? k : answers;
  double start = 0;
  for (int i = 0; i < in; i++)
    receive(i, bytes);
  if (rank == 0) {
    MPI_Recv(NULL, 0, MPI_BYTE, 1, READY, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    start = MPI_Wtime();
    send(out, bytes, mode);
    MPI_Waitall(in, room.requests, room.statuses);
    start = MPI_Wtime() - start;
  } else {
    MPI_Send(NULL, 0, MPI_BYTE, 0, READY, MPI_COMM_WORLD);
    MPI_Waitall(in, room.requests, room.statuses);
    send(out, bytes, mode);
  }
  finish(out, mode);
  return start;
}

/* A fit in the making: the rows of both experiments. */
typedef struct series {
  int bytes;
  oracle_send mode;
  measure_row rows[MEASURE_EXPERIMENTS * MOST_K];
} series;

/* Another pass: its medians, where they are less; every k in each repetition. */
static void measure(series *series, int number, int first) {
  measure_row *rows = series->rows + (number - 1) * MOST_K;
  for (int i = 0; i <= repeat; i++) {
    for (int k = 1; k <= MOST_K; k++) {
      double time = run(number, k, series->bytes, series->mode);
      if (i > 0) /* the first is to warm up */
        times[k - 1][i - 1] = time;
    }
  }
  for (int k = 1; k <= MOST_K; k++) {
    measure_row row = {number * (k - 1.0), 2, measure_median(times[k - 1], repeat)};
    if (first || row.time < rows[k - 1].time)
      rows[k - 1] = row;
  }
}

static void print(const series *series, double clock_step) {
  measure_result result = {.bytes = series->bytes, .send = series->mode};
  const measure_row *rows = series->rows;
  int good = measure_fit_rows(rows, MEASURE_EXPERIMENTS * MOST_K, clock_step, &result.both);
  for (int i = 0; i < MEASURE_EXPERIMENTS; i++)
    good = good && measure_fit_rows(rows + i * MOST_K, MOST_K, clock_step, &result.fits[i]);
  if (!good)
    MPI_Abort(MPI_COMM_WORLD, 2);
  result.agree = !measure_disagree(&result.fits[0], &result.fits[1]);
  measure_csv(stdout, &result);
}

/* A whole number from the command line, the same on both ranks. */
static int argument(const char *text, int low, int high) {
  char *end = NULL;
  long value = strtol(text, &end, 10);
  if (end == text || *end != '\0' || value < low || value > high) {
    fprintf(stderr, "measure_pair: expected a whole number %d .. %d, got '%s'\n", low, high, text);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  return (int)value;
}

static void prepare(int bytes) {
  for (int k = 0; k < MOST_K; k++)
    if (!(times[k] = malloc((size_t)repeat * sizeof **times)))
      MPI_Abort(MPI_COMM_WORLD, 2);
  if (!measure_room_make(MOST_K, bytes, &room))
    MPI_Abort(MPI_COMM_WORLD, 2);
}

int main(int argc, char **argv) {
  static series all[2 * MOST_SIZES];
  int ranks = 0, count = 0, most = 0;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  if (ranks != 2 || argc < 4 || argc - 3 > MOST_SIZES) {
    fprintf(stderr, "usage: mpiexec -n 2 measure_pair PASSES REPEAT BYTES ...\n");
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  int passes = argument(argv[1], 1, 1000);
  repeat = argument(argv[2], 1, MOST_REPEAT);
  for (oracle_send mode = ORACLE_BLOCKING; mode <= ORACLE_NONBLOCKING; mode++)
    for (int i = 3; i < argc; i++)
      all[count++] = (series){.bytes = argument(argv[i], 0, 1 << 24), .mode = mode};
  for (int i = 0; i < count; i++)
    most = all[i].bytes > most ? all[i].bytes : most;
  prepare(most);
  for (int pass = 0; pass < passes; pass++)
    for (int i = 0; i < count; i++)
      for (int number = 1; number <= MEASURE_EXPERIMENTS; number++)
        measure(&all[i], number, pass == 0);
  if (rank == 0) {
    double clock_step = measure_clock_step();
    measure_csv_head(stdout);
    for (int i = 0; i < count; i++)
      print(&all[i], clock_step);
  }
  MPI_Finalize();
  return 0;
}
