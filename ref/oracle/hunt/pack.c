/* A slot runs one trial; whichever ends first makes room for the next case. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/hunt/pack.h"
#include "ref/oracle/shared/oracle.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

typedef struct slot {
  pid_t process; /* 0: free */
  oracle_case tried;
} slot;

typedef struct pack {
  oracle_hunting *hunt;
  slot *slots;
  int32_t running;
  int64_t done;
  int64_t total;
  bool stopped;
  bool good;
  oracle_progress progress;
} pack;

static volatile sig_atomic_t ended;

static void end(int number) {
  ended = number;
}

/* The first signal lets the hunt tell what it has found, the second ends it at once. Who ignores a signal goes on ignoring it. */
static void catch_signals(void) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  const struct sigaction catch = {.sa_handler = end, .sa_flags = (int)SA_RESETHAND};
  for (size_t k = 0; k < sizeof signals / sizeof *signals; k++) {
    struct sigaction before;
    if (sigaction(signals[k], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
      sigaction(signals[k], &catch, NULL);
  }
}

int oracle_hunt_ended(void) {
  return (int)ended;
}

static void name_files(const oracle_hunting *hunt, int32_t slot, char out[96], char said[96]) {
  snprintf(out, 96, "%s/%d.out", hunt->dir, slot);
  snprintf(said, 96, "%s/%d.said", hunt->dir, slot);
}

/* The last line of what was said, for an error line. */
static void tell_said(const char *said) {
  char line[256] = "";
  FILE *in = fopen(said, "r");
  while (in != NULL && fgets(line, sizeof line, in) != NULL)
    continue;
  if (in != NULL)
    fclose(in);
  line[strcspn(line, "\n")] = '\0';
  oracle_error("hunt: %s", line[0] != '\0' ? line : "a trial could not be made");
}

/* An invalid schedule is what a hunt is for; among others the smaller case. */
static bool is_worse(const oracle_entry *a, const oracle_entry *than) {
  if (a->outcome == ORACLE_TRIAL_VALID || than->outcome == ORACLE_TRIAL_VALID)
    return a->outcome != ORACLE_TRIAL_VALID;
  const bool first = a->outcome == ORACLE_TRIAL_INVALID;
  if (first != (than->outcome == ORACLE_TRIAL_INVALID))
    return first;
  return oracle_case_order(a, than) < 0;
}

static void record(pack *p, const oracle_case *tried, oracle_outcome outcome) {
  oracle_hunting *hunt = p->hunt;
  const oracle_entry entry = {*tried, (int32_t)outcome};
  int32_t k = 0;
  for (int32_t last = hunt->grid.ranks.count - 1; k < last;) {
    const int32_t mid = k + (last - k) / 2;
    if (hunt->grid.ranks.values[mid] < tried->ranks)
      k = mid + 1;
    else
      last = mid;
  }
  hunt->tallies[k].counts[outcome]++;
  if (is_worse(&entry, &hunt->worst))
    hunt->worst = entry;
  p->stopped = p->stopped || (hunt->stop && outcome != ORACLE_TRIAL_VALID);
  p->done++;
  oracle_progress_at(&p->progress, p->done, p->total);
}

/* Waits for one trial to end. */
static void reap(pack *p) {
  char out[96], said[96];
  int status = 0;
  const pid_t process = waitpid(-1, &status, 0);
  for (int32_t k = 0; process > 0 && k < p->hunt->jobs; k++) {
    if (p->slots[k].process != process)
      continue;
    const oracle_outcome outcome = oracle_trial_outcome(status);
    p->slots[k].process = 0;
    p->running--;
    if (outcome != ORACLE_TRIAL_NONE) {
      oracle_journal_add(&p->hunt->journal, &p->slots[k].tried, outcome);
      record(p, &p->slots[k].tried, outcome);
    } else if (!ended && p->good) {
      oracle_progress_end(&p->progress);
      name_files(p->hunt, k, out, said);
      tell_said(said);
      p->good = false;
    }
  }
}

static void start(pack *p, const oracle_case *tried) {
  char out[96], said[96];
  int32_t k = 0;
  while (p->slots[k].process != 0)
    k++;
  name_files(p->hunt, k, out, said);
  p->slots[k] = (slot){oracle_trial_start(&p->hunt->generator, tried, out, said), *tried};
  p->good = p->slots[k].process > 0;
  if (!p->good)
    p->slots[k].process = 0;
  p->running += p->good;
}

/* Tries the case, or knows what comes of it. */
static void take(pack *p, const oracle_case *tried) {
  const oracle_outcome known = oracle_journal_known(&p->hunt->journal, tried);
  if (known != ORACLE_TRIAL_NONE) {
    record(p, tried, known);
    return;
  }
  while (p->running == p->hunt->jobs && !ended)
    reap(p);
  if (p->good && !p->stopped && !ended)
    start(p, tried);
}

bool oracle_hunt_all(oracle_hunting *hunt) {
  pack p = {.hunt = hunt,
            .slots = calloc((size_t)hunt->jobs, sizeof *p.slots),
            .total = oracle_grid_cases(&hunt->grid),
            .good = true,
            .progress = oracle_progress_start("hunt", false)};
  oracle_case tried = {0, 0, 0};
  p.progress.every = 1;
  hunt->tallies = calloc((size_t)hunt->grid.ranks.count, sizeof *hunt->tallies);
  if (p.slots == NULL || hunt->tallies == NULL)
    return oracle_error("hunt: no memory"), false;
  for (int32_t k = 0; k < hunt->grid.ranks.count; k++)
    hunt->tallies[k].ranks = hunt->grid.ranks.values[k];
  catch_signals();
  while (p.good && !p.stopped && !ended && oracle_grid_next(&hunt->grid, &tried))
    take(&p, &tried);
  while (p.running > 0 && !ended)
    reap(&p);
  for (int32_t k = 0; k < hunt->jobs; k++)
    if (p.slots[k].process > 0)
      kill(p.slots[k].process, SIGKILL);
  while (p.running > 0 && waitpid(-1, NULL, 0) > 0)
    p.running--;
  oracle_progress_end(&p.progress);
  free(p.slots);
  if (p.good && ended)
    oracle_error("hunt: ended after %lld of %lld cases", (long long)p.done, (long long)p.total);
  return p.good;
}

bool oracle_hunt_wait(pid_t process, int *status) {
  while (waitpid(process, status, 0) < 0 && errno == EINTR && !ended)
    continue;
  if (!ended)
    return true;
  kill(process, SIGKILL);
  while (waitpid(process, status, 0) < 0 && errno == EINTR)
    continue;
  return false;
}

oracle_outcome oracle_hunt_try(const oracle_hunting *hunt, const oracle_case *tried, char out[96],
                               char said[96]) {
  int status = 0;
  name_files(hunt, 0, out, said);
  const pid_t process = oracle_trial_start(&hunt->generator, tried, out, said);
  if (process < 0)
    return ORACLE_TRIAL_NONE;
  if (!oracle_hunt_wait(process, &status)) {
    oracle_error("hunt: ended");
    return ORACLE_TRIAL_NONE;
  }
  const oracle_outcome outcome = oracle_trial_outcome(status);
  if (outcome == ORACLE_TRIAL_NONE)
    tell_said(said);
  return outcome;
}

/* Becomes the worst if it fails in the same way; false after an error line. */
static bool attempt(oracle_hunting *hunt, oracle_case tried, bool *fails) {
  char out[96], said[96];
  oracle_outcome outcome = oracle_journal_known(&hunt->journal, &tried);
  if (outcome == ORACLE_TRIAL_NONE)
    outcome = oracle_hunt_try(hunt, &tried, out, said);
  *fails = (int32_t)outcome == hunt->worst.outcome;
  if (*fails)
    hunt->worst.tried = tried;
  return outcome != ORACLE_TRIAL_NONE;
}

/* Whether the hunt has been there. */
static bool was_tried(const oracle_hunting *hunt, const oracle_case *one) {
  bool ranks = false, blocks = false;
  for (int32_t k = 0; k < hunt->grid.ranks.count; k++)
    ranks = ranks || hunt->grid.ranks.values[k] == one->ranks;
  for (int32_t k = 0; k < hunt->grid.blocks.count; k++)
    blocks = blocks || hunt->grid.blocks.values[k] == one->blocks;
  return ranks && blocks && (hunt->grid.root < 0 || hunt->grid.root == one->root);
}

bool oracle_hunt_shrink(oracle_hunting *hunt) {
  const oracle_case found = hunt->worst.tried;
  bool fails = false;
  for (int32_t ranks = 2; !fails && ranks < found.ranks; ranks++) {
    const oracle_case one = {ranks, found.blocks, found.root < ranks ? found.root : ranks - 1};
    if (!was_tried(hunt, &one) && !attempt(hunt, one, &fails))
      return false;
  }
  fails = false;
  const oracle_case fewer = hunt->worst.tried;
  for (int32_t blocks = 1; !fails && blocks <= fewer.blocks; blocks++) {
    const int32_t roots = blocks < fewer.blocks ? fewer.root + 1 : fewer.root;
    for (int32_t root = 0; !fails && root < roots; root++) {
      const oracle_case one = {fewer.ranks, blocks, root};
      if (!was_tried(hunt, &one) && !attempt(hunt, one, &fails))
        return false;
    }
  }
  return true;
}
