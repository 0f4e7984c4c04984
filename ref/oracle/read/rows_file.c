/* Progress is told for regular files, whose size is known. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/read/rows_file.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/oracle/write/progress.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

typedef struct reading {
  oracle_progress progress;
  int64_t size;
} reading;

static void seen(void *context, int64_t bytes) {
  reading *r = context;
  oracle_progress_at(&r->progress, bytes, r->size);
}

static bool read_from(const char *command, FILE *in, const char *name, oracle_blocks blocks,
                      int32_t count, const oracle_head *asked, oracle_rows *rows) {
  struct stat about;
  oracle_fault fault;
  reading r = {oracle_progress_start(command, false), 0};
  if (fstat(fileno(in), &about) == 0 && S_ISREG(about.st_mode))
    r.size = about.st_size;
  bool good = oracle_rows_read(in, name, blocks, count, asked, seen, &r, rows, &fault);
  oracle_progress_end(&r.progress);
  if (!good)
    oracle_error("%s", fault.text);
  return good;
}

const char *oracle_rows_name(const char *file) {
  return strcmp(file, "-") == 0 ? "standard input" : file;
}

bool oracle_rows_file(const char *command, const char *file, oracle_blocks blocks, int32_t count,
                      const oracle_head *asked, oracle_rows *rows) {
  if (strcmp(file, "-") == 0)
    return read_from(command, stdin, oracle_rows_name(file), blocks, count, asked, rows);
  FILE *in = fopen(file, "r");
  if (in == NULL) {
    oracle_error("%s: %s", oracle_name(file).text, strerror(errno));
    return false;
  }
  bool good = read_from(command, in, file, blocks, count, asked, rows);
  fclose(in);
  return good;
}
