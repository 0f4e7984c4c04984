/* dodona hunt: where does a generator of schedules go wrong? */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/ask/collective.h"
#include "ref/oracle/ask/options.h"
#include "ref/oracle/hunt/pack.h"
#include "ref/oracle/shared/replace.h"
#include "ref/base/step.h"
#include "ref/oracle/shared/number.h"
#include "ref/oracle/write/listing.h"

#include <dirent.h>
#include <errno.h>
#include <jansson.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* What the options say. */
typedef struct asked {
  const char *ranks;
  const char *blocks;
  const char *roots;
  const char *filter;
  const char *limit;
  const char *journal;
  const char *keep;
  const char *format;
  oracle_hunting hunt;
} asked;

static int64_t sum(const asked *a, int32_t outcome) {
  int64_t count = 0;
  for (int32_t k = 0; k < a->hunt.grid.ranks.count; k++)
    count += a->hunt.tallies[k].counts[outcome];
  return count;
}

static bool fails(const oracle_tally *tally) {
  for (int32_t k = ORACLE_TRIAL_VALID + 1; k < ORACLE_OUTCOMES; k++)
    if (tally->counts[k] > 0)
      return true;
  return false;
}

static int64_t tried(const oracle_tally *tally) {
  int64_t count = 0;
  for (int32_t k = 0; k < ORACLE_OUTCOMES; k++)
    count += tally->counts[k];
  return count;
}

/* A line for each number of ranks that fails, and one for all. */
static void put_table(const asked *a) {
  int32_t failing = 0, reached = 0;
  printf("%10s %10s", "ranks", "cases");
  for (int32_t k = 0; k < ORACLE_OUTCOMES; k++)
    printf(" %10s", oracle_outcomes[k]);
  int64_t all = 0;
  for (int32_t k = 0; k < a->hunt.grid.ranks.count; k++) {
    const oracle_tally *t = &a->hunt.tallies[k];
    reached += tried(t) > 0;
    all += tried(t);
    if (!fails(t))
      continue;
    failing++;
    printf("\n%10d %10lld", t->ranks, (long long)tried(t));
    for (int32_t o = 0; o < ORACLE_OUTCOMES; o++)
      printf(" %10lld", (long long)t->counts[o]);
  }
  printf("\n%10s %10lld", "all", (long long)all);
  for (int32_t o = 0; o < ORACLE_OUTCOMES; o++)
    printf(" %10lld", (long long)sum(a, o));
  printf("\n%d of %d numbers of ranks fail", failing, reached);
  for (int32_t k = 0, put = 0; k < a->hunt.grid.ranks.count; k++)
    if (fails(&a->hunt.tallies[k]))
      printf("%s%d", put++ == 0 ? ": " : " ", a->hunt.tallies[k].ranks);
  putchar('\n');
}

static json_t *json_of_tally(const oracle_tally *t) {
  json_t *row = json_pack("{s:i, s:I}", "ranks", t->ranks, "cases", (json_int_t)tried(t));
  for (int32_t o = 0; o < ORACLE_OUTCOMES; o++)
    json_object_set_new(row, oracle_outcomes[o], json_integer(t->counts[o]));
  return row;
}

static json_t *json_of_smallest(const asked *a, const char *file, const char *said) {
  const oracle_entry *worst = &a->hunt.worst;
  if (worst->outcome == ORACLE_TRIAL_VALID)
    return json_null();
  return json_pack("{s:i, s:i, s:i, s:s, s:s?, s:s}", "ranks", worst->tried.ranks, "blocks",
                   worst->tried.blocks, "root", worst->tried.root, "outcome",
                   oracle_outcomes[worst->outcome], "file", file, "said", said);
}

static int put_json(const asked *a, const char *file, const char *said) {
  json_t *rows = json_array();
  json_t *failing = json_array();
  int64_t cases = 0;
  for (int32_t k = 0; k < a->hunt.grid.ranks.count; k++) {
    const oracle_tally *t = &a->hunt.tallies[k];
    cases += tried(t);
    if (fails(t)) {
      json_array_append_new(failing, json_integer(t->ranks));
      json_array_append_new(rows, json_of_tally(t));
    }
  }
  json_t *whole = json_pack("{s:I, s:o, s:o, s:o}", "cases", (json_int_t)cases, "failing_ranks",
                            failing, "by_ranks", rows, "smallest", json_of_smallest(a, file, said));
  for (int32_t o = 0; whole != NULL && o < ORACLE_OUTCOMES; o++)
    json_object_set_new(whole, oracle_outcomes[o], json_integer(sum(a, o)));
  if (whole == NULL)
    return oracle_error("hunt: no memory");
  json_dumpf(whole, stdout, JSON_INDENT(1));
  putchar('\n');
  json_decref(whole);
  return ORACLE_YES;
}

/* Writes the file again under the name that it is to keep. */
static bool keep(const char *from, const char *to) {
  oracle_replacement file;
  char piece[4096];
  FILE *in = fopen(from, "r");
  if (in == NULL || !oracle_replace_open(to, &file)) {
    if (in != NULL)
      fclose(in);
    return false;
  }
  for (size_t got; (got = fread(piece, 1, sizeof piece, in)) > 0;)
    fwrite(piece, 1, got, file.out);
  const bool good = ferror(in) == 0;
  fclose(in);
  return oracle_replace_close(&file, good);
}

/* The judge's words on the file that was kept: what a user sees who asks `check` himself. */
static bool put_verdict(const asked *a, const char *file) {
  int status = 0;
  fflush(NULL);
  const pid_t process = fork();
  if (process == 0) {
    dup2(STDOUT_FILENO, STDERR_FILENO);
    _exit(oracle_trial_judge(&a->hunt.generator, &a->hunt.worst.tried, file));
  }
  return process > 0 && waitpid(process, &status, 0) == process;
}

static void take_line(FILE *in, char *line, int room) {
  if (fgets(line, room, in) == NULL)
    line[0] = '\0';
  line[strcspn(line, "\n")] = '\0';
}

/* Of a generator that did not end well the last line says how; the one before is the last that it said itself. */
static void last_line(const char *said, char *line, size_t room) {
  char before[256] = "", last[256] = "", next[256] = "";
  FILE *in = fopen(said, "r");
  while (in != NULL && !feof(in)) {
    take_line(in, next, sizeof next);
    if (next[0] == '\0')
      continue;
    memcpy(before, last, sizeof before);
    memcpy(last, next, sizeof last);
  }
  if (in != NULL)
    fclose(in);
  snprintf(line, room, "%s%s%s%s", last, before[0] != '\0' ? "; it said '" : "",
           before[0] != '\0' ? oracle_quote(before, strlen(before)).text : "",
           before[0] != '\0' ? "'" : "");
}

/* The first line, in which the judge names the violation of file `from`, as one of file `to`. */
static void first_line(const char *said, const char *from, const char *to, char *line,
                       size_t room) {
  char text[512] = "";
  FILE *in = fopen(said, "r");
  if (in != NULL) {
    take_line(in, text, sizeof text);
    fclose(in);
  }
  const char *at = strstr(text, from);
  FILE *out = fmemopen(line, room, "w");
  if (out == NULL)
    return;
  if (at == NULL)
    fputs(text, out);
  else
    fprintf(out, "%.*s%s%s", (int)(at - text), text, oracle_name(to).text, at + strlen(from));
  fclose(out);
  line[room - 1] = '\0';
}

/* Tries the smallest failing case once more, keeps what it printed, and tells of it. */
static int tell_smallest(const asked *a) {
  char out[96], said[96], line[1024] = "";
  const oracle_entry *worst = &a->hunt.worst;
  const oracle_case *c = &worst->tried;
  char name[80];
  snprintf(name, sizeof name, "failed-%d-%d-%d.rows", c->ranks, c->blocks, c->root);
  const char *file = a->keep != NULL ? a->keep : name;
  const oracle_outcome again = oracle_hunt_try(&a->hunt, c, out, said);
  const bool printed =
      worst->outcome == ORACLE_TRIAL_INVALID || worst->outcome == ORACLE_TRIAL_UNREADABLE;
  if (again == ORACLE_TRIAL_NONE)
    return ORACLE_BAD;
  if ((int32_t)again != worst->outcome)
    return oracle_error("hunt: %d ranks, %d blocks, root %d: %s, but %s when run again", c->ranks,
                        c->blocks, c->root, oracle_outcomes[worst->outcome],
                        oracle_outcomes[again]);
  if (printed && !keep(out, file))
    return ORACLE_BAD;
  if (printed)
    first_line(said, out, file, line, sizeof line);
  else
    last_line(said, line, sizeof line);
  if (strcmp(a->format, "json") == 0)
    return put_json(a, printed ? file : NULL, line) == ORACLE_YES ? ORACLE_NO : ORACLE_BAD;
  put_table(a);
  printf("smallest: %d ranks, %d block%s, root %d, %s", c->ranks, c->blocks,
         c->blocks == 1 ? "" : "s", c->root, oracle_outcomes[worst->outcome]);
  if (!printed) {
    printf(": %s\n", line);
    return ORACLE_NO;
  }
  printf(", kept in %s\n", oracle_name(file).text);
  return put_verdict(a, file) ? ORACLE_NO : ORACLE_BAD;
}

static int tell(asked *a) {
  if (a->hunt.worst.outcome != ORACLE_TRIAL_VALID)
    return oracle_hunt_shrink(&a->hunt) ? tell_smallest(a) : ORACLE_BAD;
  if (strcmp(a->format, "json") == 0)
    return put_json(a, NULL, "");
  const long long all = sum(a, ORACLE_TRIAL_VALID);
  printf("%lld schedule%s valid\n", all, all == 1 ? "," : "s, all");
  return ORACLE_YES;
}

static void remove_files(const char *dir) {
  DIR *list = opendir(dir);
  char path[PATH_MAX];
  for (const struct dirent *one; list != NULL && (one = readdir(list)) != NULL;) {
    snprintf(path, sizeof path, "%s/%s", dir, one->d_name);
    if (one->d_name[0] != '.')
      unlink(path);
  }
  if (list != NULL)
    closedir(list);
  rmdir(dir);
}

static bool make_folder(oracle_hunting *hunt) {
  snprintf(hunt->dir, sizeof hunt->dir, "/tmp/dodona-hunt-XXXXXX");
  if (mkdtemp(hunt->dir) != NULL)
    return true;
  oracle_error("%s: %s", hunt->dir, strerror(errno));
  return false;
}

static int go(asked *a) {
  oracle_hunting *hunt = &a->hunt;
  if (!oracle_journal_open(&hunt->generator, a->journal, &hunt->journal))
    return ORACLE_BAD;
  int status = ORACLE_BAD;
  if (make_folder(hunt)) {
    if (oracle_hunt_all(hunt))
      status = tell(a);
    remove_files(hunt->dir);
  }
  free(hunt->tallies);
  return oracle_journal_close(&hunt->journal, a->journal) ? status : ORACLE_BAD;
}

/* What is judged takes a root, blocks, a limit or not. */
static bool take(asked *a) {
  oracle_grid *grid = &a->hunt.grid;
  const oracle_collective *op = oracle_collective_of(a->hunt.generator.op);
  int64_t root = DODONA_NONE;
  if (!oracle_is_rooted(op) && a->roots != NULL) {
    oracle_error("--roots: --op %s takes none", op->name);
    return false;
  }
  if (a->roots != NULL && strcmp(a->roots, "all") != 0 &&
      !oracle_integer(a->roots, strlen(a->roots), 0, INT32_MAX - 1, &root)) {
    oracle_error("--roots: expected all or a rank, got '%s'",
                 oracle_quote(a->roots, strlen(a->roots)).text);
    return false;
  }
  grid->root = a->roots == NULL ? 0 : (int32_t)root;
  if (!oracle_real(a->limit, &a->hunt.generator.limit) || a->hunt.generator.limit <= 0 ||
      a->hunt.generator.limit > 1e6) {
    oracle_error("--limit: expected seconds above 0, got '%s'",
                 oracle_quote(a->limit, strlen(a->limit)).text);
    return false;
  }
  if (a->ranks == NULL) {
    oracle_error("hunt: expected --ranks LIST (see dodona hunt --help)");
    return false;
  }
  if (!oracle_numbers_take("ranks", a->ranks, a->filter, &grid->ranks) ||
      !oracle_numbers_take("blocks", a->blocks, "all", &grid->blocks))
    return false;
  if (oracle_grid_cases(grid) > 0)
    return true;
  oracle_error("--roots: expected a rank of some case, got '%s'", a->roots);
  return false;
}

int oracle_hunt(int argc, char **argv) {
  const long cores = sysconf(_SC_NPROCESSORS_ONLN);
  asked a = {.blocks = "1",
             .filter = "all",
             .limit = "10",
             .format = "text",
             .hunt = {.generator = {.op = "bcast", .model = "duplex"},
                      .jobs = cores > 0 && cores < 1024 ? (int32_t)cores : 1}};
  const oracle_option options[] = {
      {"ranks", "LIST", "numbers of ranks, like 2..300,512", ORACLE_TEXT, &a.ranks, 0, 0},
      {"blocks", "LIST", "numbers of blocks (default 1)", ORACLE_TEXT, &a.blocks, 0, 0},
      {"roots", "all|R", "every root, or this one (default 0)", ORACLE_TEXT, &a.roots, 0, 0},
      {"filter", oracle_filters, "of the ranks (default all)", ORACLE_CHOICE, &a.filter, 0, 0},
      {"op", oracle_collectives, "the collective (default bcast)", ORACLE_CHOICE,
       &a.hunt.generator.op, 0, 0},
      {"model", "duplex|simplex|postal", "of the machine (default duplex)", ORACLE_CHOICE,
       &a.hunt.generator.model, 0, 0},
      {"lambda", "u/f", "postal, combine: the latency", ORACLE_TEXT, &a.hunt.generator.lambda, 0,
       0},
      {"redundant", NULL, "bcast: allow a rank to receive what it has", ORACLE_FLAG,
       &a.hunt.generator.redundant, 0, 0},
      {"limit", "SECONDS", "a generator that takes longer has hung (default 10)", ORACLE_TEXT,
       &a.limit, 0, 0},
      {"stop", NULL, "end at the first failure", ORACLE_FLAG, &a.hunt.stop, 0, 0},
      {"jobs", "N", "trials at a time (default: as many as cores)", ORACLE_INT, &a.hunt.jobs, 1,
       1024},
      {"journal", "FILE", "write down what was tried, and go on from there", ORACLE_TEXT,
       &a.journal, 0, 0},
      {"keep", "FILE", "for the smallest failing schedule (failed-P-S-ROOT.rows)", ORACLE_TEXT,
       &a.keep, 0, 0},
      ORACLE_OPTION_LISTING(a.format),
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "hunt", NULL,
      "--ranks LIST [--blocks LIST] [--roots all|R] [--filter F] [--op OP]\n"
      "         [--limit SECONDS] [--stop] [--journal FILE] -- COMMAND ...",
      "Runs COMMAND for each number of ranks, of blocks, and root, on all cores, and\n"
      "judges what it prints as `check` does. {P}, {S} and {root} in its words become the\n"
      "numbers. A case is valid, invalid, unreadable (no schedule), died (ended by a\n"
      "signal, or with another status than 0), or hung.\n"
      "Prints a line for each number of ranks that fails, their list, and the smallest\n"
      "failing case: fewer ranks first, outside LIST, too, then fewer blocks and a\n"
      "smaller root. Its schedule is kept in a file, and judged as `check` judges it.\n"
      "With --journal the same hunt, or a wider one, goes on where it ended.\n"
      "  dodona hunt --ranks 2..300 --blocks 1..9 -- ./generator {P} {S} {root}\n"
      "Exit status: 0 all valid, 1 some are not, 2 bad usage, or nothing could be run.",
      options};
  int words = 1;
  while (words < argc && strcmp(argv[words], "--") != 0)
    words++;
  int status = oracle_parse(&usage, words, argv, NULL);
  if (status >= 0)
    return status;
  if (argc - words < 2)
    return oracle_error("hunt: expected -- COMMAND ... (see dodona hunt --help)");
  a.hunt.generator.command = argv + words + 1;
  status = take(&a) ? go(&a) : ORACLE_BAD;
  oracle_numbers_free(&a.hunt.grid.ranks);
  oracle_numbers_free(&a.hunt.grid.blocks);
  return status;
}
