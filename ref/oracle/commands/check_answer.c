/* Both forms of an answer. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/commands/check_answer.h"
#include "ref/dodona.h"
#include "ref/oracle/ask/ticks.h"
#include "ref/oracle/read/explain.h"
#include "ref/oracle/read/rows_file.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static bool is_json(const oracle_asked *a) {
  return strcmp(a->format, "json") == 0;
}

/* The steps that no valid schedule whose messages carry one block can do without; -1 for several blocks in
   the postal model. */
static int64_t lower_bound(const oracle_asked *a) {
  const dodona_rules *rules = &a->rules;
  if (a->blocks == ORACLE_T_AND_S || (a->lambda != NULL && a->count == 1))
    return oracle_least_ticks(rules->latency, rules->ticks, rules->ranks);
  if (a->lambda != NULL)
    return -1;
  if (rules->simplex && a->blocks != ORACLE_PHASES)
    return dodona_bound_steps_simplex(rules->ranks, a->count);
  return a->blocks == ORACLE_PHASES ? dodona_bound_allreduce_steps(rules->ranks, a->count)
                                    : dodona_bound_steps(rules->ranks, a->count);
}

/* A message sent in step x has arrived at the end of step x + latency - 1. */
static int64_t steps_of(const oracle_asked *a, const oracle_rows *rows) {
  return rows->count > 0 ? rows->rows[rows->count - 1].step - rows->rows[0].step + a->rules.latency
                         : 0;
}

/* A combine has a latency, whether it was said or not. */
static const char *assumed(const oracle_asked *a) {
  return a->blocks == ORACLE_T_AND_S && a->lambda == NULL ? ", at latency 1 (no --lambda)" : "";
}

static void put_lambda(const oracle_asked *a) {
  fputs(assumed(a), stdout);
  if (a->lambda == NULL)
    return;
  printf(", postal model with lambda = %d", a->rules.latency);
  if (a->blocks != ORACLE_T_AND_S)
    printf("/%d", a->rules.ticks);
}

static void put_valid(const oracle_asked *a, int64_t length, int64_t more, int64_t bound) {
  const dodona_rules *rules = &a->rules;
  if (a->lambda != NULL && a->blocks != ORACLE_T_AND_S)
    printf("valid: %lld ticks of 1/%d", (long long)length, rules->ticks);
  else
    printf("valid: %lld step%s", (long long)length, length == 1 ? "" : "s");
  if (bound >= 0 && more > 0)
    printf(", %lld block by block", (long long)(length + more));
  if (bound >= 0)
    printf(", lower bound %lld%s", (long long)bound,
           rules->simplex && a->blocks == ORACLE_PHASES ? " (of the duplex model)" : "");
  if (bound > 0)
    printf(", ratio %.3f", (double)(length + more) / (double)bound);
  put_lambda(a);
  putchar('\n');
}

/* What both answers say of the question, `valid`, and the members of `answer`, which it takes. */
static int put_json(const oracle_asked *a, int status, json_t *answer) {
  const dodona_rules *rules = &a->rules;
  bool combine = a->blocks == ORACLE_T_AND_S;
  json_t *whole = json_pack(
      "{s:s, s:s, s:i, s:i, s:o, s:s, s:i, s:i, s:b}", "file",
      oracle_name(oracle_rows_name(a->file)).text, "op", a->op, "ranks", rules->ranks, "root",
      rules->root, "blocks", combine ? json_null() : json_integer(a->count), "model", a->model,
      "latency", rules->latency, "ticks_per_step", rules->ticks, "valid", status == ORACLE_YES);
  if (whole == NULL || answer == NULL || json_object_update_new(whole, answer) != 0)
    return oracle_error("check: no memory");
  json_dumpf(whole, stdout, JSON_INDENT(1));
  putchar('\n');
  json_decref(whole);
  return status;
}

int oracle_answer_valid(const oracle_asked *a, const oracle_rows *rows, int64_t more) {
  int64_t length = steps_of(a, rows);
  int64_t bound = lower_bound(a);
  json_int_t by_block = length + more;
  if (is_json(a))
    return put_json(
        a, ORACLE_YES,
        json_pack("{s:I, s:I, s:o, s:o}", "steps", (json_int_t)length, "steps_block_by_block",
                  by_block, "lower_bound", bound >= 0 ? json_integer(bound) : json_null(), "ratio",
                  bound > 0 ? json_real((double)by_block / (double)bound) : json_null()));
  put_valid(a, length, more, bound);
  return ORACLE_YES;
}

/* Line 0: of no line. */
static int put_violation(const oracle_asked *a, int64_t line, const char *text) {
  if (is_json(a))
    return put_json(a, ORACLE_NO,
                    json_pack("{s:o, s:s}", "line", line > 0 ? json_integer(line) : json_null(),
                              "violation", text));
  printf("invalid: %s", oracle_name(oracle_rows_name(a->file)).text);
  if (line > 0)
    printf(":%lld", (long long)line);
  printf(": %s%s\n", text, assumed(a));
  return ORACLE_NO;
}

int oracle_answer_invalid(const oracle_asked *a, const oracle_rows *rows,
                          const dodona_reduce_verdict *verdict) {
  char *text = NULL;
  size_t size = 0;
  int64_t line = verdict->fault == DODONA_NEVER_RECEIVED ? 0 : rows->lines[verdict->row];
  FILE *out = open_memstream(&text, &size);
  if (out != NULL)
    oracle_explain(out, &a->rules, rows, a->blocks, verdict);
  int status = out == NULL || fclose(out) != 0 ? oracle_error("check: no memory")
                                               : put_violation(a, line, text);
  free(text);
  return status;
}

int oracle_answer_lack(const oracle_asked *a, const dodona_lack *lack) {
  char text[128];
  snprintf(text, sizeof text, "rank %d %s the input of rank %d %s block %d%s", lack->rank,
           lack->times == 0 ? "never gets" : "has", lack->input, lack->times == 0 ? "to" : "in",
           lack->block, lack->times == 0 ? "" : " more than once in the end");
  return put_violation(a, 0, text);
}
