/* Rows a second of processor time that the reader takes and the sort finds sorted, on one core: bench_read [ROWS]. The text is a ring's, in
   csv, the same in ops, where each end of a message is a row, and in binary form. */
#define _POSIX_C_SOURCE 200809L

#include "ref/oracle/binary/file.h"
#include "ref/oracle/binary/write.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { RANKS = 1000 };

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void write_row(FILE *out, bool ops, int64_t k) {
  const int64_t step = k / RANKS, from = k % RANKS, to = (from + 1) % RANKS;
  const int64_t block = (from - step % RANKS + RANKS) % RANKS;
  if (ops)
    fprintf(out,
            "%" PRId64 ",%" PRId64 ",send,%" PRId64 ",%" PRId64 "\n%" PRId64 ",%" PRId64
            ",recv,%" PRId64 ",%" PRId64 "\n",
            from, step, to, block, to, step, from, block);
  else
    fprintf(out, "%" PRId64 ",%" PRId64 ",%" PRId64 ",%" PRId64 "\n", step, from, to, block);
}

static void put(const char *what, double lines, double start, double read, double sorted) {
  printf("%s: %.0f rows, %.1f million rows/s read, %.1f million rows/s with the look whether they "
         "are sorted\n",
         what, lines, 1e-6 * lines / (read - start), 1e-6 * lines / (sorted - start));
}

/* Takes the rows from what `in` holds, and prints the rate; false if not all rows are read. */
static bool bench_text(FILE *in, bool ops, int64_t messages, oracle_rows *rows) {
  oracle_fault fault;
  const double start = seconds();
  const bool good = in != NULL && oracle_rows_read(in, "bench", ORACLE_NUMBERS, RANKS, NULL, NULL,
                                                   NULL, rows, &fault);
  const double read = seconds();
  const bool all = good && rows->count == 2 * messages && oracle_rows_sort(rows);
  const double sorted = seconds();
  put(ops ? "ops" : "csv", (double)(ops ? 2 * messages : messages), start, read, sorted);
  return all;
}

/* The same of the rows in binary form, from a file. */
static bool bench_binary(const oracle_rows *rows, int64_t messages) {
  const oracle_rows_text text = {rows, "bcast", ORACLE_NUMBERS, INT32_MAX, RANKS, 0, RANKS, NULL};
  oracle_binary file;
  oracle_rows taken;
  oracle_fault fault;
  FILE *kept = tmpfile();
  if (kept == NULL || !oracle_binary_write_rows(&text, kept) || fflush(kept) != 0)
    return false;
  rewind(kept);
  const double start = seconds();
  const bool good = oracle_binary_open(kept, "bench", &file, &fault) &&
                    oracle_binary_take(&file, "bench", ORACLE_NUMBERS, RANKS, NULL, &taken, &fault);
  const double read = seconds();
  const bool all = good && taken.count == 2 * messages && oracle_rows_sort(&taken);
  const double sorted = seconds();
  put("binary", (double)messages, start, read, sorted);
  if (good)
    oracle_rows_free(&taken);
  oracle_binary_close(&file);
  fclose(kept);
  return all;
}

static bool bench(bool ops, int64_t messages) {
  char *text = NULL;
  size_t size = 0;
  oracle_rows rows = {.rows = NULL};
  FILE *out = open_memstream(&text, &size);
  for (int64_t k = 0; out != NULL && k < messages; k++)
    write_row(out, ops, k);
  if (out == NULL || fclose(out) != 0)
    return false;
  FILE *in = fmemopen(text, size, "r");
  const bool good = bench_text(in, ops, messages, &rows) && (!ops || bench_binary(&rows, messages));
  oracle_rows_free(&rows);
  if (in != NULL)
    fclose(in);
  free(text);
  return good;
}

int main(int argc, char **argv) {
  const int64_t messages = argc == 2 ? strtoll(argv[1], NULL, 10) : 3000000;
  if (argc > 2 || messages < 1) {
    fputs("usage: bench_read [ROWS]\n", stderr);
    return 2;
  }
  return bench(false, messages) && bench(true, messages) ? 0 : 1;
}
