/* Both forms of an answer: what all have, and that a schedule is invalid. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/commands/check_answer.h"
#include "ref/dodona.h"
#include "ref/oracle/read/explain.h"
#include "ref/oracle/read/rows_file.h"
#include "ref/oracle/read/trail.h"

#include <stdlib.h>
#include <string.h>

bool oracle_answer_is_json(const oracle_asked *a) {
  return strcmp(a->format, "json") == 0;
}

/* A combine has a latency, whether it was said or not. */
const char *oracle_answer_assumed(const oracle_asked *a) {
  return a->collective->blocks == ORACLE_T_AND_S && a->lambda == NULL
             ? ", at latency 1 (no --lambda)"
             : "";
}

/* What both answers say of the question, `valid`, and the members of `answer`, which it takes. */
int oracle_answer_json(const oracle_asked *a, int status, json_t *answer) {
  const dodona_rules *rules = &a->rules;
  bool combine = a->collective->blocks == ORACLE_T_AND_S;
  json_t *whole = json_pack(
      "{s:s, s:s, s:i, s:i, s:o, s:s, s:i, s:i, s:b}", "file",
      oracle_name(oracle_rows_name(a->file)).text, "op", a->op, "ranks", rules->ranks, "root",
      rules->root, "blocks", combine ? json_null() : json_integer(a->count), "model", a->model,
      "latency", rules->latency, "ticks_per_step", rules->ticks, "valid", status == ORACLE_YES);
  if (whole == NULL || answer == NULL || json_object_update_new(whole, answer) != 0 ||
      (a->ports > 1 && json_object_set_new(whole, "ports_each_way", json_integer(a->ports)) != 0) ||
      (a->same_bits != NULL &&
       json_object_set_new(whole, "same_bits", json_string(a->same_bits)) != 0) ||
      (a->messages > 0 &&
       json_object_update_new(whole, json_pack("{s:I, s:i}", "messages", (json_int_t)a->messages,
                                               "messages_held", a->slots)) != 0))
    return oracle_error("check: no memory");
  json_dumpf(whole, stdout, JSON_INDENT(1));
  putchar('\n');
  json_decref(whole);
  return status;
}

enum { FIRST_HOPS = 6, LAST_HOPS = 2 };

static void put_hop(const oracle_hop *hop) {
  if (hop->line > 0)
    printf("  line %lld: %s\n", (long long)hop->line, hop->text);
  else
    printf("  %s\n", hop->text);
}

/* Of a long way only its ends. */
void oracle_answer_way(const oracle_hop *hops, int64_t count) {
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
json_t *oracle_answer_way_json(const oracle_hop *hops, int64_t count) {
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
  if (oracle_answer_is_json(a))
    return oracle_answer_json(a, ORACLE_NO,
                              json_pack("{s:o, s:s, s:o}", "line",
                                        line > 0 ? json_integer(line) : json_null(), "violation",
                                        text, "trail", oracle_answer_way_json(hops, count)));
  printf("invalid: %s", oracle_name(oracle_rows_name(a->file)).text);
  if (line > 0)
    printf(":%lld", (long long)line);
  printf(": %s%s\n", text, oracle_answer_assumed(a));
  oracle_answer_way(hops, count);
  return ORACLE_NO;
}

/* What is asked of a broadcast's fault; false if the row alone says all. */
static bool question_of(const oracle_asked *a, const oracle_rows *rows,
                        const dodona_verdict *verdict, oracle_question *asked) {
  *asked = (oracle_question){.op = a->collective,
                             .dealt = oracle_dealt_of(a),
                             .blocks = a->count,
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
  int64_t line = verdict->fault == DODONA_NEVER_RECEIVED ? 0 : oracle_rows_line(rows, verdict->row);
  FILE *out = open_memstream(&text, &size);
  if (out != NULL)
    oracle_explain(out, &a->rules, a->ports, rows, a->collective->blocks, verdict);
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

/* "rank 3", "ranks 3 .. 5". */
static void put_ranks(char *text, size_t size, const int32_t *of) {
  if (of[0] == of[1])
    snprintf(text, size, "rank %d", of[0]);
  else
    snprintf(text, size, "ranks %d .. %d", of[0], of[1]);
}

int oracle_answer_disorder(const oracle_asked *a, const oracle_rows *rows, int64_t row,
                           const int32_t *has, const int32_t *gets) {
  const dodona_row *r = &rows->rows[row];
  char mine[48], theirs[48], text[256];
  put_ranks(mine, sizeof mine, has);
  put_ranks(theirs, sizeof theirs, gets);
  snprintf(text, sizeof text, "step %lld: rank %d has block %d of %s, and that of %s does not fit",
           (long long)r->step, r->rank, r->block % a->count + a->base, mine, theirs);
  return put_violation(a, oracle_rows_line(rows, row), text, NULL, 0);
}

int oracle_answer_no_tree(const oracle_asked *a, const char *why) {
  char text[sizeof(oracle_fault) + 16];
  snprintf(text, sizeof text, "no tree: %s", why);
  return put_violation(a, 0, text, NULL, 0);
}

int oracle_answer_trail(const oracle_asked *a, const oracle_trail *trail) {
  return put_violation(a, trail->hops[0].line, trail->hops[0].text, trail->hops + 1,
                       trail->count - 1);
}

int oracle_answer_lack(const oracle_asked *a, const oracle_rows *rows, const dodona_lack *lack) {
  oracle_trail way;
  const oracle_question asked = {a->collective,    oracle_dealt_of(a), a->count,
                                 a->rules.latency, lack->rank,         lack->block,
                                 lack->input,      INT64_MAX,          lack->times};
  if (!oracle_trail_find(&asked, rows, a->rules.ranks, &way))
    return oracle_error("check: no memory");
  int status = put_violation(a, way.hops[0].line, way.hops[0].text, way.hops + 1, way.count - 1);
  oracle_trail_free(&way);
  return status;
}
