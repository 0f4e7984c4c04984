#include "ref/oracle/commands/check_judge.h"
#include "ref/dodona.h"
#include "ref/oracle/commands/check_combine.h"
#include "ref/oracle/commands/check_rooms.h"
#include "ref/oracle/write/ticker.h"

#include <stdlib.h>

/* Whether the rank has to end with the block. */
static bool wants(const oracle_asked *a, int32_t rank, int32_t b) {
  return (a->done == NULL || !a->done[rank]) &&
         oracle_is_one_of(a->collective->wants, rank, a->base + b, a->rules.root, a->each);
}

/* Who begins with each block and who wants it. */
static void fill(const oracle_asked *a, oracle_rooms *rooms) {
  const int32_t ranks = a->rules.ranks;
  int64_t cell = 0;
  for (int32_t b = 0; b < a->count; b++)
    for (int32_t r = 0; r < ranks; r++, cell++) {
      rooms->begins[cell] =
          oracle_is_one_of(a->collective->begins, r, a->base + b, a->rules.root, a->each);
      rooms->wants[cell] = wants(a, r, b);
    }
}

/* Whose input to each block each rank has to end with. */
static void fill_origins(const oracle_asked *a, oracle_origins *rooms) {
  int64_t cell = 0;
  for (int32_t b = 0; b < a->count; b++) {
    const uint32_t origin =
        (uint32_t)oracle_origin_of(a->collective, a->base + b, a->rules.root, a->each);
    for (int32_t r = 0; r < a->rules.ranks; r++, cell++)
      rooms->due[cell] = wants(a, r, b) ? origin : UINT32_MAX;
  }
}

/* Where data are only handed on: forwards, in one pass. False after an error line. */
static bool follow(const oracle_asked *a, const oracle_rows *rows, dodona_lack *lack) {
  oracle_origins rooms;
  const bool good = oracle_origins_make(&rooms, rows->count, a->rules.ranks, a->count);
  if (good) {
    const int64_t count =
        dodona_check_receives(rows->rows, rows->count, a->count, rooms.messages, rooms.sent);
    fill_origins(a, &rooms);
    *lack = oracle_origins_judge(&rooms, count, a->rules.latency, a->rules.ranks, a->count);
  }
  oracle_origins_free(&rooms);
  return good;
}

/* Where inputs are combined: backwards, with a pass for each result of a block. False after an error line. */
static bool weigh(const oracle_asked *a, const oracle_rows *rows, dodona_lack *lack) {
  oracle_rooms rooms;
  const bool good = oracle_rooms_make(&rooms, rows->count, a->rules.ranks, a->count);
  if (good) {
    const int64_t count =
        dodona_check_receives(rows->rows, rows->count, a->count, rooms.messages, rooms.names);
    fill(a, &rooms);
    *lack = oracle_rooms_judge(&rooms, count, a->rules.latency, a->rules.ranks, a->count);
  }
  oracle_rooms_free(&rooms);
  return good;
}

int64_t oracle_judge_ports_room(const oracle_asked *a) {
  const int64_t tables = 4 * (int64_t)a->rules.ranks;
  return a->count > tables ? a->count : tables;
}

dodona_verdict oracle_judge_ports(const oracle_asked *a, const dodona_row *rows, int64_t count,
                                  uint64_t *scratch) {
  return a->ports > 1 ? dodona_check_partners(&a->rules, a->ports, a->count, rows, count, scratch)
                      : dodona_check_ports(&a->rules, rows, count, scratch);
}

/* Any collective but a broadcast on one port and a combine: order and ports first, then what each rank ends with. */
static bool judge_once(const oracle_asked *a, const oracle_rows *rows, oracle_judged *judged) {
  uint64_t *sends =
      oracle_allocate(oracle_judge_ports_room(a), sizeof *sends, "the checker's scratch");
  if (sends == NULL)
    return false;
  judged->verdict = oracle_judge_ports(a, rows->rows, rows->count, sends);
  bool good = true;
  if (judged->verdict.fault == DODONA_VALID) {
    good = oracle_is_handed_on(a->collective) ? follow(a, rows, &judged->lack)
                                              : weigh(a, rows, &judged->lack);
    judged->more =
        a->ports > 1 ? oracle_rows_longer(rows) : oracle_rows_more(rows, a->rules.ranks, sends);
  }
  free(sends);
  return good;
}

static bool judge_combine(const oracle_asked *a, const oracle_rows *rows, oracle_judged *judged) {
  return oracle_judge_combine(&a->rules, rows->rows, rows->count, &judged->verdict);
}

/* A broadcast, row by row. */
static bool judge_rows(const oracle_asked *a, const oracle_rows *rows, oracle_judged *judged) {
  const dodona_rules *rules = &a->rules;
  int64_t entries = dodona_check_entries(rules);
  if (entries < 0) {
    oracle_error("check: the rules make no sense");
    return false;
  }
  uint64_t *scratch = oracle_allocate(entries, sizeof *scratch, "the checker's scratch");
  if (scratch == NULL)
    return false;
  judged->verdict = dodona_check_broadcast(rules, rows->rows, rows->count, scratch, entries);
  if (judged->verdict.fault == DODONA_VALID)
    judged->more = oracle_rows_more(rows, rules->ranks, scratch);
  free(scratch);
  return true;
}

bool oracle_judge(const oracle_asked *a, const oracle_rows *rows, oracle_judged *judged) {
  const oracle_blocks blocks = a->collective->blocks;
  *judged = (oracle_judged){.lack = {.block = -1}};
  return blocks == ORACLE_NUMBERS   ? judge_rows(a, rows, judged)
         : blocks == ORACLE_T_AND_S ? judge_combine(a, rows, judged)
                                    : judge_once(a, rows, judged);
}

bool oracle_is_valid(const oracle_judged *judged) {
  return judged->verdict.fault == DODONA_VALID && judged->lack.block == -1;
}

int oracle_judge_aloud(const oracle_asked *a, const oracle_rows *rows) {
  oracle_judged judged;
  oracle_ticker_start("check: judging");
  const bool good = oracle_judge(a, rows, &judged);
  oracle_ticker_stop();
  if (!good)
    return ORACLE_BAD;
  return oracle_is_valid(&judged) ? oracle_answer_valid(a, oracle_extent_of(rows), judged.more)
         : judged.verdict.fault != DODONA_VALID ? oracle_answer_invalid(a, rows, &judged.verdict)
                                                : oracle_answer_lack(a, rows, &judged.lack);
}
