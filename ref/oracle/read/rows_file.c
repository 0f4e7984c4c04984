/* Progress is told for regular files, whose size is known. */
#define _GNU_SOURCE /* fopencookie */
#include "ref/oracle/read/rows_file.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/oracle/write/progress.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

/* What comes through a pipe, as it comes; the beginning is kept, so that it can be read again once. */
typedef struct kept {
  int from;
  char text[1 << 16];
  size_t used;
  size_t at;
  bool done; /* nothing more is kept */
} kept;

static ssize_t read_kept(void *context, char *into, size_t room) {
  kept *k = context;
  if (k->at < k->used) {
    const size_t count = k->used - k->at < room ? k->used - k->at : room;
    memcpy(into, k->text + k->at, count);
    k->at += count;
    return (ssize_t)count;
  }
  const ssize_t got = read(k->from, into, room);
  k->done = k->done || got > (ssize_t)(sizeof k->text - k->used);
  if (got > 0 && !k->done) {
    memcpy(k->text + k->used, into, (size_t)got);
    k->used += (size_t)got;
    k->at = k->used;
  }
  return got;
}

/* Back to the beginning, and nowhere else. */
static int seek_kept(void *context, off64_t *to, int whence) {
  kept *k = context;
  if (whence != SEEK_SET || *to != 0 || k->done)
    return -1;
  k->at = 0;
  return 0;
}

static int close_kept(void *context) {
  kept *k = context;
  const int status = k->from == STDIN_FILENO ? 0 : close(k->from);
  free(k);
  return status;
}

static FILE *open_pipe(int from) {
  const cookie_io_functions_t calls = {.read = read_kept, .seek = seek_kept, .close = close_kept};
  kept *k = calloc(1, sizeof *k);
  FILE *in = k == NULL ? NULL : fopencookie(k, "r", calls);
  if (in == NULL) {
    free(k);
    return NULL;
  }
  k->from = from;
  return in;
}

/* Opens what is in binary form; false after an error line. */
static bool open_binary(oracle_source *source) {
  char text[ORACLE_BINARY_MAGIC + 1];
  oracle_fault fault;
  oracle_source_begin(source, text, ORACLE_BINARY_MAGIC);
  if (!oracle_is_binary(text, strnlen(text, ORACLE_BINARY_MAGIC)))
    return true;
  source->binary = oracle_allocate(1, sizeof *source->binary, "the binary form");
  if (source->binary == NULL)
    return false;
  const oracle_named name = oracle_name(oracle_rows_name(source->file));
  if (oracle_binary_open(source->in, name.text, source->binary, &fault))
    return true;
  oracle_error("%s", fault.text);
  oracle_source_close(source);
  return false;
}

bool oracle_source_open(const char *file, oracle_source *source) {
  const bool standard = strcmp(file, "-") == 0;
  const int from = standard ? STDIN_FILENO : open(file, O_RDONLY);
  const off_t start = from < 0 ? -1 : lseek(from, 0, SEEK_CUR);
  *source = (oracle_source){file, NULL, start, NULL};
  if (from >= 0 && start < 0)
    source->in = open_pipe(from);
  else if (from >= 0)
    source->in = standard ? stdin : fdopen(from, "r");
  if (source->in == NULL)
    oracle_error("%s: %s", oracle_name(oracle_rows_name(file)).text, strerror(errno));
  return source->in != NULL && open_binary(source);
}

void oracle_source_close(oracle_source *source) {
  if (source->binary != NULL)
    oracle_binary_close(source->binary);
  free(source->binary);
  source->binary = NULL;
  if (source->in != stdin)
    fclose(source->in);
}

static bool go_back(oracle_source *source) {
  clearerr(source->in);
  return fseeko(source->in, source->start < 0 ? 0 : source->start, SEEK_SET) == 0;
}

void oracle_source_begin(oracle_source *source, char *text, size_t room) {
  size_t used = 0;
  for (int c; used < room && (c = getc(source->in)) != EOF;)
    text[used++] = (char)c;
  text[used] = '\0';
  go_back(source);
}

bool oracle_source_head(oracle_source *source, oracle_said *said) {
  if (source->binary != NULL) {
    *said = source->binary->said;
    return true;
  }
  oracle_rows_head(source->in, said);
  if (!go_back(source)) {
    oracle_error("%s: expected rows in the first 64 KiB, or a file",
                 oracle_name(oracle_rows_name(source->file)).text);
    return false;
  }
  return true;
}

bool oracle_source_rows(const char *command, const oracle_source *source, oracle_blocks blocks,
                        int32_t count, const oracle_head *asked, oracle_rows *rows) {
  const char *name = oracle_rows_name(source->file);
  oracle_fault fault;
  if (source->binary == NULL)
    return read_from(command, source->in, name, blocks, count, asked, rows);
  if (!oracle_binary_take(source->binary, oracle_name(name).text, blocks, count, asked, rows,
                          &fault)) {
    oracle_error("%s", fault.text);
    return false;
  }
  return true;
}

bool oracle_rows_file(const char *command, const char *file, oracle_blocks blocks, int32_t count,
                      const oracle_head *asked, oracle_rows *rows) {
  oracle_source source;
  if (!oracle_source_open(file, &source))
    return false;
  bool good = oracle_source_rows(command, &source, blocks, count, asked, rows);
  oracle_source_close(&source);
  return good;
}
