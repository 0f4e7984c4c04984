/* A table by ranks, and the smallest case with the judge's words. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/commands/hunt_answer.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/oracle/shared/replace.h"

#include <jansson.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int64_t sum(const oracle_hunt_asked *a, int32_t outcome) {
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
static void put_table(const oracle_hunt_asked *a) {
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

static json_t *json_of_smallest(const oracle_hunt_asked *a, const char *file, const char *said) {
  const oracle_entry *worst = &a->hunt.worst;
  if (worst->outcome == ORACLE_TRIAL_VALID)
    return json_null();
  return json_pack("{s:i, s:i, s:i, s:s, s:s?, s:s}", "ranks", worst->tried.ranks, "blocks",
                   worst->tried.blocks, "root", worst->tried.root, "outcome",
                   oracle_outcomes[worst->outcome], "file", file, "said", said);
}

static int put_json(const oracle_hunt_asked *a, const char *file, const char *said) {
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
  json_t *whole = json_pack("{s:I, s:b, s:o, s:o, s:o}", "cases", (json_int_t)cases, "complete",
                            oracle_hunt_ended() == 0, "failing_ranks", failing, "by_ranks", rows,
                            "smallest", json_of_smallest(a, file, said));
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
static bool put_verdict(const oracle_hunt_asked *a, const char *file) {
  int status = 0;
  const pid_t process = oracle_trial_fork();
  if (process == 0) {
    dup2(STDOUT_FILENO, STDERR_FILENO);
    _exit(oracle_trial_judge(&a->hunt.generator, &a->hunt.worst.tried, file));
  }
  return process > 0 && oracle_hunt_wait(process, &status);
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

static void put_smallest(const oracle_entry *worst, const char *so_far) {
  const oracle_case *c = &worst->tried;
  printf("smallest%s: %d ranks, %d block%s, root %d, %s", so_far, c->ranks, c->blocks,
         c->blocks == 1 ? "" : "s", c->root, oracle_outcomes[worst->outcome]);
}

/* What has failed when the user ends the hunt. */
static int tell_so_far(const oracle_hunt_asked *a) {
  const oracle_entry *worst = &a->hunt.worst;
  if (strcmp(a->format, "json") == 0) {
    put_json(a, NULL, "");
    return ORACLE_BAD;
  }
  put_table(a);
  if (worst->outcome != ORACLE_TRIAL_VALID) {
    put_smallest(worst, " so far");
    putchar('\n');
  }
  return ORACLE_BAD;
}

/* Tries the smallest failing case once more, keeps what it printed, and tells of it. Where it cannot be kept, the user is told all the same. */
static int tell_smallest(const oracle_hunt_asked *a) {
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
    return oracle_hunt_ended() ? tell_so_far(a) : ORACLE_BAD;
  if ((int32_t)again != worst->outcome)
    return oracle_error("hunt: %d ranks, %d blocks, root %d: %s, but %s when run again", c->ranks,
                        c->blocks, c->root, oracle_outcomes[worst->outcome],
                        oracle_outcomes[again]);
  const bool kept = printed && keep(out, file);
  if (printed)
    first_line(said, out, kept ? file : "what it printed", line, sizeof line);
  else
    last_line(said, line, sizeof line);
  if (strcmp(a->format, "json") == 0)
    return put_json(a, kept ? file : NULL, line) == ORACLE_YES ? ORACLE_NO : ORACLE_BAD;
  put_table(a);
  put_smallest(worst, "");
  if (!kept) {
    printf(printed ? ", not kept\n%s\n" : ": %s\n", line);
    return ORACLE_NO;
  }
  printf(", kept in %s\n", oracle_name(file).text);
  return put_verdict(a, file) ? ORACLE_NO : ORACLE_BAD;
}

int oracle_hunt_answer(oracle_hunt_asked *a) {
  if (oracle_hunt_ended())
    return tell_so_far(a);
  if (a->hunt.worst.outcome != ORACLE_TRIAL_VALID)
    return oracle_hunt_shrink(&a->hunt) ? tell_smallest(a)
           : oracle_hunt_ended()        ? tell_so_far(a)
                                        : ORACLE_BAD;
  if (strcmp(a->format, "json") == 0)
    return put_json(a, NULL, "");
  const long long all = sum(a, ORACLE_TRIAL_VALID);
  printf("%lld schedule%s valid\n", all, all == 1 ? "," : "s, all");
  return ORACLE_YES;
}

bool oracle_hunt_can_keep(const oracle_hunt_asked *a) {
  oracle_replacement file;
  struct stat kept, journal;
  if (a->keep == NULL)
    return true;
  if (strcmp(a->keep, "-") == 0 || strcmp(a->keep, "/dev/stdout") == 0) {
    oracle_error("--keep: expected a regular file, got '%s'", a->keep);
    return false;
  }
  if (a->journal != NULL && stat(a->keep, &kept) == 0 && stat(a->journal, &journal) == 0 &&
      kept.st_dev == journal.st_dev && kept.st_ino == journal.st_ino) {
    oracle_error("--keep: expected another file than the journal, got '%s'",
                 oracle_name(a->keep).text);
    return false;
  }
  return oracle_replace_open(a->keep, &file) && oracle_replace_close(&file, false);
}
