/* dodona hunt: where does a generator of schedules go wrong? */
#define _POSIX_C_SOURCE 200809L
#include "ref/base/step.h"
#include "ref/oracle/ask/collective.h"
#include "ref/oracle/ask/options.h"
#include "ref/oracle/commands/hunt_answer.h"
#include "ref/oracle/shared/number.h"
#include "ref/oracle/write/listing.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
  const char *at = getenv("TMPDIR");
  snprintf(hunt->dir, sizeof hunt->dir, "%s/dodona-hunt-XXXXXX",
           at != NULL && strlen(at) < 32 ? at : "/tmp");
  if (mkdtemp(hunt->dir) != NULL)
    return true;
  oracle_error("%s: %s", hunt->dir, strerror(errno));
  return false;
}

static int go(oracle_hunt_asked *a) {
  oracle_hunting *hunt = &a->hunt;
  if (!oracle_journal_open(&hunt->generator, a->journal, &hunt->journal))
    return ORACLE_BAD;
  int status = ORACLE_BAD;
  if (oracle_hunt_can_keep(a) && make_folder(hunt)) {
    if (oracle_hunt_all(hunt))
      status = oracle_hunt_answer(a);
    remove_files(hunt->dir);
  }
  free(hunt->tallies);
  return oracle_journal_close(&hunt->journal, a->journal) ? status : ORACLE_BAD;
}

/* What is judged takes a root, blocks, a limit or not. */
static bool take(oracle_hunt_asked *a) {
  oracle_grid *grid = &a->hunt.grid;
  const oracle_collective *op = oracle_generator_op(&a->hunt.generator);
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
  oracle_hunt_asked a = {
      .blocks = "1",
      .filter = "all",
      .limit = "10",
      .format = "text",
      .hunt = {.generator = {.ports = 1}, .jobs = cores > 0 && cores < 1024 ? (int32_t)cores : 1}};
  const oracle_option options[] = {
      {"ranks", "LIST", "numbers of ranks, like 2..300,512", ORACLE_TEXT, &a.ranks, 0, 0},
      {"blocks", "LIST", "numbers of blocks (default 1)", ORACLE_TEXT, &a.blocks, 0, 0},
      {"roots", "all|R", "every root, or this one (default 0)", ORACLE_TEXT, &a.roots, 0, 0},
      {"filter", oracle_filters, "of the ranks (default all)", ORACLE_CHOICE, &a.filter, 0, 0},
      {"op", oracle_collectives, "the collective (default bcast)", ORACLE_CHOICE,
       &a.hunt.generator.op, 0, 0},
      {"model", "duplex|simplex|postal", "of the machine (default duplex)", ORACLE_CHOICE,
       &a.hunt.generator.model, 0, 0},
      {"ports", "K", "partners of a rank in a step, each way (default 1)", ORACLE_INT,
       &a.hunt.generator.ports, 1, INT32_MAX},
      {"lambda", "u/f", "postal, combine: the latency", ORACLE_TEXT, &a.hunt.generator.lambda, 0,
       0},
      {"redundant", NULL, "bcast: allow a rank to receive what it has", ORACLE_FLAG,
       &a.hunt.generator.redundant, 0, 0},
      {"same-bits", "ranks|runs|sizes", "as `check`: results are computed in one order",
       ORACLE_CHOICE, &a.hunt.generator.same_bits, 0, 0},
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
      "hunt",
      NULL,
      "--ranks LIST [--blocks LIST] [--roots all|R] [--filter F] [--op OP]\n"
      "         [--limit SECONDS] [--stop] [--journal FILE] -- COMMAND ...",
      "Runs COMMAND for each number of ranks, of blocks, and root, on all cores, and judges\n"
      "what it prints as `check` does; {P}, {S} and {root} in its words become the numbers.\n"
      "Lists the numbers of ranks that fail, and keeps the smallest failing schedule.",
      options,
      "dodona hunt --ranks 2..40 --blocks 1,5 -- dodona schedule cube --ranks {P} --blocks {S}\n"
      "dodona hunt --ranks 2..70 --stop --keep worst.rows -- sh generator.sh {P} {S} {root}\n"
      "dodona hunt --ranks 2..9 --roots all --journal hunt.log --\n"
      "  dodona schedule chain --ranks {P} --blocks {S} --root {root}",
      "hunting formats bits"};
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
  if (oracle_hunt_ended()) { /* whoever has started the hunt sees by what it ended: a shell's loop stops */
    fflush(NULL);
    signal(oracle_hunt_ended(), SIG_DFL);
    raise(oracle_hunt_ended());
  }
  return status;
}
