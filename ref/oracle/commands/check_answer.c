/* Both forms of an answer. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/commands/check_answer.h"
#include "ref/dodona.h"
#include "ref/oracle/ask/ticks.h"
#include "ref/oracle/read/explain.h"
#include "ref/oracle/read/rows_file.h"
#include "ref/oracle/read/trail.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static bool is_json(const oracle_asked *a) {
  return strcmp(a->format, "json") == 0;
}

/* Where blocks belong to ranks: the root sends or receives all blocks of P - 1 ranks, or every rank does: so many, or as many inputs to
   them. Of a simplex machine's ranks at most half send at once. */
static int64_t shared_bound(const oracle_asked *a) {
  const int64_t ranks = a->rules.ranks, own = ranks > 1 ? (ranks - 1) * a->each : 0;
  if (oracle_is_rooted(a->collective) || !a->rules.simplex || own == 0)
    return own;
  return 2 * own + (ranks % 2 == 0 ? 0 : 2 * a->each);
}

/* The steps that no valid schedule whose messages carry one block can do without; -1 for several blocks in
   the postal model. */
static int64_t lower_bound(const oracle_asked *a) {
  const dodona_rules *rules = &a->rules;
  if (a->collective->blocks == ORACLE_T_AND_S || (a->lambda != NULL && a->count == 1))
    return oracle_least_ticks(rules->latency, rules->ticks, rules->ranks);
  if (a->lambda != NULL)
    return -1;
  if (oracle_is_shared(a->collective))
    return shared_bound(a);
  if (rules->simplex && a->collective->blocks != ORACLE_PHASES)
    return dodona_bound_steps_simplex(rules->ranks, a->count);
  return a->collective->blocks == ORACLE_PHASES
             ? dodona_bound_allreduce_steps(rules->ranks, a->count)
             : dodona_bound_steps(rules->ranks, a->count);
}

/* A message sent in step x has arrived at the end of step x + latency - 1. */
static int64_t steps_of(const oracle_asked *a, const oracle_rows *rows) {
  return rows->count > 0 ? rows->rows[rows->count - 1].step - rows->rows[0].step + a->rules.latency
                         : 0;
}

/* A combine has a latency, whether it was said or not. */
static const char *assumed(const oracle_asked *a) {
  return a->collective->blocks == ORACLE_T_AND_S && a->lambda == NULL
             ? ", at latency 1 (no --lambda)"
             : "";
}

static void put_lambda(const oracle_asked *a) {
  fputs(assumed(a), stdout);
  if (a->lambda == NULL)
    return;
  printf(", postal model with lambda = %d", a->rules.latency);
  if (a->collective->blocks != ORACLE_T_AND_S)
    printf("/%d", a->rules.ticks);
}

/* Where a message has several blocks: rounds count messages, steps their blocks. */
static void put_rounds(const oracle_asked *a, int64_t length) {
  const int32_t least = dodona_log2_ceil(a->rules.ranks);
  printf("valid: %lld round%s", (long long)length, length == 1 ? "" : "s");
  if (a->lambda == NULL)
    printf(length == least ? " (no schedule needs fewer)" : " (no schedule needs fewer than %d)",
           least);
}

/* A schedule of ours that takes as many steps as the bound, whatever the ranks; NULL if there is none. */
static const char *best_of_ours(const oracle_asked *a) {
  const bool one_root = a->collective->blocks == ORACLE_NUMBERS ||
                        (oracle_is_reduction(a->collective) && oracle_is_rooted(a->collective));
  return one_root && !a->rules.simplex && a->lambda == NULL ? "cube" : NULL;
}

/* The share of the time in which no block comes in or goes out at a port; of all ranks, while `steps` pass. */
static double idle_share(const oracle_asked *a, const oracle_rows *rows, int64_t steps) {
  const double ports = (a->rules.simplex ? 1.0 : 2.0) * a->rules.ranks * (double)steps;
  return steps > 0 ? 1 - (double)rows->count * a->rules.ticks / ports : 0;
}

static void put_bound(const oracle_asked *a, int64_t steps, int64_t bound) {
  const char *of =
      a->rules.simplex && a->collective->blocks == ORACLE_PHASES ? " even on duplex ports" : "";
  printf(", ratio %.3f: no schedule needs fewer", (double)steps / (double)bound);
  if (steps > bound)
    printf(" than %lld%s", (long long)bound, of);
  if (steps > bound && best_of_ours(a) != NULL)
    printf(", and %s takes that", best_of_ours(a));
}

/* What a tree takes that sends the message as one block, in steps of a block; 0 where that is not asked. */
static int64_t whole_steps(const oracle_asked *a) {
  const bool whole = a->collective->blocks == ORACLE_NUMBERS || a->collective->begins == ORACLE_ALL;
  return whole && a->lambda == NULL && !oracle_is_shared(a->collective) &&
                 a->collective->blocks != ORACLE_T_AND_S && a->count > 1
             ? (int64_t)a->count * dodona_log2_ceil(a->rules.ranks)
             : 0;
}

static void put_valid(const oracle_asked *a, int64_t length, int64_t more, int64_t bound) {
  const int64_t steps = length + more, whole = whole_steps(a);
  if (more > 0 && bound >= 0) {
    put_rounds(a, length);
    printf("; %lld steps if each block were a message", (long long)steps);
  } else if (a->lambda != NULL && a->collective->blocks != ORACLE_T_AND_S) {
    printf("valid: %lld ticks of 1/%d", (long long)length, a->rules.ticks);
  } else {
    printf("valid: %lld step%s", (long long)length, length == 1 ? "" : "s");
  }
  put_lambda(a);
  if (bound > 0)
    put_bound(a, steps, bound);
  if (whole > 0 && a->rules.ranks > 1)
    printf("; whole messages would need %lld", (long long)whole);
  putchar('\n');
}

/* What both answers say of the question, `valid`, and the members of `answer`, which it takes. */
static int put_json(const oracle_asked *a, int status, json_t *answer) {
  const dodona_rules *rules = &a->rules;
  bool combine = a->collective->blocks == ORACLE_T_AND_S;
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
    return put_json(a, ORACLE_YES,
                    json_pack("{s:I, s:I, s:o, s:o, s:o, s:f, s:s?}", "steps", (json_int_t)length,
                              "steps_block_by_block", by_block, "lower_bound",
                              bound >= 0 ? json_integer(bound) : json_null(), "ratio",
                              bound > 0 ? json_real((double)by_block / (double)bound) : json_null(),
                              "whole_message_steps",
                              whole_steps(a) > 0 ? json_integer(whole_steps(a)) : json_null(),
                              "idle", idle_share(a, rows, by_block), "better",
                              bound > 0 && by_block > bound ? best_of_ours(a) : NULL));
  if (a->tree != NULL)
    printf("tree: %d rank%s, root %d, depth %d, at most %d child%s\n", a->tree->ranks,
           a->tree->ranks == 1 ? "" : "s", a->tree->root, a->tree->depth, a->tree->most,
           a->tree->most == 1 ? "" : "ren");
  put_valid(a, length, more, bound);
  return ORACLE_YES;
}

enum { FIRST_HOPS = 6, LAST_HOPS = 2 };

static void put_hop(const oracle_hop *hop) {
  if (hop->line > 0)
    printf("  line %lld: %s\n", (long long)hop->line, hop->text);
  else
    printf("  %s\n", hop->text);
}

/* Of a long way only its ends. */
static void put_way(const oracle_hop *hops, int64_t count) {
  const int64_t left = count - FIRST_HOPS - LAST_HOPS;
  for (int64_t h = 0; h < count; h++) {
    if (left > 1 && h == FIRST_HOPS) {
      printf("  (%lld more)\n", (long long)left);
      h += left;
    }
    put_hop(&hops[h]);
  }
}

/* NULL if there is no memory. */
static json_t *json_of_way(const oracle_hop *hops, int64_t count) {
  json_t *list = json_array();
  for (int64_t h = 0; h < count; h++)
    if (json_array_append_new(list,
                              json_pack("{s:o, s:s}", "line",
                                        hops[h].line > 0 ? json_integer(hops[h].line) : json_null(),
                                        "text", hops[h].text)) != 0) {
      json_decref(list);
      return NULL;
    }
  return list;
}

/* Line 0: of no line. Behind the violation the hops that led to it, or followed. */
static int put_violation(const oracle_asked *a, int64_t line, const char *text,
                         const oracle_hop *hops, int64_t count) {
  if (is_json(a))
    return put_json(a, ORACLE_NO,
                    json_pack("{s:o, s:s, s:o}", "line",
                              line > 0 ? json_integer(line) : json_null(), "violation", text,
                              "trail", json_of_way(hops, count)));
  printf("invalid: %s", oracle_name(oracle_rows_name(a->file)).text);
  if (line > 0)
    printf(":%lld", (long long)line);
  printf(": %s%s\n", text, assumed(a));
  put_way(hops, count);
  return ORACLE_NO;
}

/* What is asked of a broadcast's fault; false if the row alone says all. */
static bool question_of(const oracle_asked *a, const oracle_rows *rows,
                        const dodona_verdict *verdict, oracle_question *asked) {
  *asked = (oracle_question){.op = a->collective,
                             .root = a->rules.root,
                             .blocks = a->count,
                             .each = a->each,
                             .latency = a->rules.latency,
                             .rank = verdict->rank,
                             .block = verdict->block,
                             .input = a->rules.root,
                             .step = INT64_MAX};
  if (verdict->fault == DODONA_SENT_BEFORE_HELD) {
    const dodona_row *row = &rows->rows[verdict->row];
    asked->rank = row->rank;
    asked->block = row->block;
    asked->step = row->step;
  }
  return a->collective->blocks == ORACLE_NUMBERS &&
         (verdict->fault == DODONA_SENT_BEFORE_HELD || verdict->fault == DODONA_NEVER_RECEIVED);
}

int oracle_answer_invalid(const oracle_asked *a, const oracle_rows *rows,
                          const dodona_verdict *verdict) {
  char *text = NULL;
  size_t size = 0;
  oracle_question asked;
  oracle_trail way = {NULL, 1};
  int64_t line = verdict->fault == DODONA_NEVER_RECEIVED ? 0 : rows->lines[verdict->row];
  FILE *out = open_memstream(&text, &size);
  if (out != NULL)
    oracle_explain(out, &a->rules, rows, a->collective->blocks, verdict);
  bool good = out != NULL && fclose(out) == 0;
  if (good && question_of(a, rows, verdict, &asked))
    good = oracle_trail_find(&asked, rows, a->rules.ranks, &way);
  /* the last hop says what the violation has said */
  int status = good ? put_violation(a, line, text, way.hops, way.count - 1)
                    : oracle_error("check: no memory");
  oracle_trail_free(&way);
  free(text);
  return status;
}

int oracle_answer_goal(const oracle_asked *a, const oracle_goal_file *goal, int64_t steps,
                       const oracle_trail *stuck) {
  const char *name = oracle_name(oracle_rows_name(a->file)).text;
  int64_t messages = 0;
  for (int64_t k = 0; k < goal->count; k++)
    messages += goal->acts[k].kind == ORACLE_GOAL_SEND;
  const bool good = stuck->count == 0;
  if (is_json(a)) {
    json_t *whole =
        json_pack("{s:s, s:s, s:i, s:I, s:b, s:o, s:o, s:s?, s:o}", "file", name, "format", "goal",
                  "ranks", goal->ranks, "messages", (json_int_t)messages, "valid", good, "steps",
                  good ? json_integer(steps) : json_null(), "line",
                  good ? json_null() : json_integer(stuck->hops[0].line), "violation",
                  good ? NULL : stuck->hops[0].text, "trail",
                  json_of_way(good ? NULL : stuck->hops + 1, good ? 0 : stuck->count - 1));
    if (whole == NULL)
      return oracle_error("check: no memory");
    json_dumpf(whole, stdout, JSON_INDENT(1));
    putchar('\n');
    json_decref(whole);
  } else if (good) {
    printf("valid: %lld message%s matched, no deadlock, %lld step%s\n", (long long)messages,
           messages == 1 ? "" : "s", (long long)steps, steps == 1 ? "" : "s");
  } else {
    printf("invalid: %s:%lld: %s\n", name, (long long)stuck->hops[0].line, stuck->hops[0].text);
    put_way(stuck->hops + 1, stuck->count - 1);
  }
  return good ? ORACLE_YES : ORACLE_NO;
}

int oracle_answer_no_tree(const oracle_asked *a, const char *why) {
  char text[sizeof(oracle_fault) + 16];
  snprintf(text, sizeof text, "no tree: %s", why);
  return put_violation(a, 0, text, NULL, 0);
}

int oracle_answer_stuck(const oracle_asked *a, const oracle_trail *stuck) {
  return put_violation(a, stuck->hops[0].line, stuck->hops[0].text, stuck->hops + 1,
                       stuck->count - 1);
}

int oracle_answer_lack(const oracle_asked *a, const oracle_rows *rows, const dodona_lack *lack) {
  oracle_trail way;
  const oracle_question asked = {a->collective,    a->rules.root,  a->count,    a->each,
                                 a->rules.latency, lack->rank,     lack->block, lack->input,
                                 INT64_MAX,        lack->times > 1};
  if (!oracle_trail_find(&asked, rows, a->rules.ranks, &way))
    return oracle_error("check: no memory");
  int status = put_violation(a, way.hops[0].line, way.hops[0].text, way.hops + 1, way.count - 1);
  oracle_trail_free(&way);
  return status;
}
