#include "ref/oracle/commands/check_judge.h"
#include "ref/dodona.h"
#include "ref/oracle/commands/check_bits.h"
#include "ref/oracle/commands/check_combine.h"
#include "ref/oracle/commands/check_heard.h"
#include "ref/oracle/commands/check_order.h"
#include "ref/oracle/commands/check_rooms.h"
#include "ref/oracle/write/ticker.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { DUE = 1, FOREIGN = 2 }; /* entries of a table of inputs, spec/check/due.h */
static const double CELLS_A_MINUTE =
    4e9; /* messages and ranks that passes look at, as measured on 2,000 ranks */

/* Whether the rank has to end with the block. */
static bool wants(const oracle_asked *a, int32_t rank, int32_t b) {
  const oracle_dealt dealt = oracle_dealt_of(a);
  return (a->done == NULL || !a->done[rank]) &&
         oracle_is_one_of(a->collective->wants, &dealt, rank, a->base + b);
}

/* Whether the rank wants some of the inputs to the block only. */
static bool wants_some(const oracle_asked *a, int32_t rank, int32_t b) {
  const int64_t cell = (int64_t)(a->base + b) * a->rules.ranks + rank;
  return a->stated.some && a->stated.wants[cell] == ORACLE_WANTS_SOME;
}

/* Who begins with each block and who wants all inputs to it. */
static void fill(const oracle_asked *a, oracle_rooms *rooms) {
  const int32_t ranks = a->rules.ranks;
  const oracle_dealt dealt = oracle_dealt_of(a);
  int64_t cell = 0;
  for (int32_t b = 0; b < a->count; b++)
    for (int32_t r = 0; r < ranks; r++, cell++) {
      rooms->begins[cell] = oracle_is_one_of(a->collective->begins, &dealt, r, a->base + b);
      rooms->wants[cell] = wants(a, r, b) && !wants_some(a, r, b);
    }
}

/* Of the ranks up to `rank`, which alone is asked for, each input is due once, and no other may be there. */
static void fill_prefix(const oracle_asked *a, int32_t rank, oracle_rooms *rooms) {
  int64_t cell = 0;
  for (int32_t b = 0; b < a->count; b++)
    for (int32_t r = 0; r < a->rules.ranks; r++, cell++) {
      rooms->begins[cell] = r <= rank ? DUE : FOREIGN;
      rooms->wants[cell] = r == rank;
    }
}

/* Whose input to each block each rank has to end with. */
static void fill_origins(const oracle_asked *a, oracle_origins *rooms) {
  const oracle_dealt dealt = oracle_dealt_of(a);
  int64_t cell = 0;
  for (int32_t b = 0; b < a->count; b++) {
    const uint32_t origin = (uint32_t)oracle_origin_of(a->collective, &dealt, a->base + b);
    for (int32_t r = 0; r < a->rules.ranks; r++, cell++)
      rooms->due[cell] = wants(a, r, b) ? origin : UINT32_MAX;
  }
}

enum {
  ENTRY = sizeof(uint32_t) + sizeof(uint64_t)
}; /* bytes of the tables, for a block and a rank */

/* Copies the messages of blocks first .. first + count - 1 to `into`, where block `first` is called 0. Returns how many messages it copied. */
static int64_t part_of(const dodona_message *messages, int64_t n, int32_t first, int32_t count,
                       dodona_message *into) {
  int64_t found = 0;
  for (int64_t k = 0; k < n; k++)
    if (messages[k].block >= first && messages[k].block - first < count) {
      into[found] = messages[k];
      into[found++].block -= first;
    }
  return found;
}

/* Where data are only handed on: forwards, in one pass, or where tables of all blocks are large, in one for as many as fit. False after an error line. */
static bool follow(const oracle_asked *a, const oracle_rows *rows, dodona_lack *lack) {
  oracle_origins rooms;
  oracle_asked part = *a;
  const int64_t fits = ((int64_t)a->memory << 20) / ENTRY / a->rules.ranks;
  const int32_t most = fits < 1 ? 1 : fits < a->count ? (int32_t)fits : a->count;
  dodona_message *all = oracle_allocate(rows->count, sizeof *all, "the messages of all blocks");
  bool good = oracle_origins_make(&rooms, rows->count, a->rules.ranks, most) && all != NULL;
  const int64_t count =
      good ? dodona_check_receives(rows->rows, rows->count, a->count, all, rooms.sent) : 0;
  for (int32_t first = 0; good && first < a->count && lack->block < 0; first += part.count) {
    part.base = a->base + first;
    part.count = a->count - first < most ? a->count - first : most;
    const int64_t n = part_of(all, count, first, part.count, rooms.messages);
    fill_origins(&part, &rooms);
    *lack = oracle_origins_judge(&rooms, n, a->rules.latency, a->rules.ranks, part.count);
    lack->block += lack->block >= 0 ? first : 0;
  }
  oracle_origins_free(&rooms);
  free(all);
  return good;
}

/* Fills the tables for one rank, and for the blocks of that rank's list of inputs: the inputs that the rank lists are due, all other inputs are
   foreign. Returns whether the rank has such blocks. */
static bool fill_listed(const oracle_asked *a, int32_t rank, oracle_rooms *rooms) {
  const oracle_stated *s = &a->stated;
  const int32_t ranks = s->ranks;
  bool some = false;
  int64_t cell = 0;
  for (int64_t b = a->base; b < a->base + a->count; b++)
    for (int32_t r = 0; r < ranks; r++, cell++) {
      rooms->begins[cell] = s->begins[b * ranks + r] ? FOREIGN : 0;
      rooms->wants[cell] = r == rank && s->wants[b * ranks + r] == ORACLE_WANTS_SOME;
      some = some || rooms->wants[cell];
    }
  for (int64_t k = 0; some && k < s->want.count; k++) {
    const oracle_claim *c = &s->want.rows[k];
    if (c->rank == rank && c->input != DODONA_NONE && c->block >= a->base &&
        c->block < a->base + a->count)
      rooms->begins[(int64_t)(c->block - a->base) * ranks + c->input] = DUE;
  }
  return some;
}

/* What is due to one rank that is asked for alone, as another rank has another due. */
static bool fill_alone(const oracle_asked *a, int32_t rank, oracle_rooms *rooms) {
  if (a->collective->due == ORACLE_LISTED)
    return fill_listed(a, rank, rooms);
  fill_prefix(a, rank, rooms);
  return true;
}

/* Whether ranks that want a block want different inputs in it. */
static bool passes_a_rank(const oracle_asked *a) {
  return a->collective->due == ORACLE_PREFIX || a->stated.some;
}

/* Of the twins (ref/check/twins.h) of the ranks up to `rank`, each input is due once, and no other may be there. */
static void fill_twins(const oracle_asked *a, int32_t rank, oracle_rooms *rooms) {
  const int32_t ranks = a->rules.ranks;
  for (int32_t r = 0; r < 2 * ranks; r++) {
    rooms->begins[r] = r < ranks ? 0 : r - ranks <= rank ? DUE : FOREIGN;
    rooms->wants[r] = r == rank;
  }
}

/* The rows of block b, as rows of block 0, or 1 where the sender's own input is left out. Returns how many there are. */
static int64_t rows_of(const oracle_asked *a, const oracle_rows *rows, int32_t b,
                       dodona_row *into) {
  int64_t n = 0;
  for (int64_t k = 0; k < rows->count; k++)
    if (rows->rows[k].block % a->count == b) {
      into[n] = rows->rows[k];
      into[n++].block = rows->rows[k].block >= a->count;
    }
  return n;
}

/* Scans, in which a message may leave out its sender's own input: block by block, by twins. False after an error line. */
static bool weigh_scan(const oracle_asked *a, const oracle_rows *rows, dodona_lack *lack) {
  const int32_t ranks = a->rules.ranks;
  oracle_rooms rooms;
  dodona_row *some = oracle_allocate(rows->count, sizeof *some, "the rows of a block");
  bool good = oracle_rooms_make(&rooms, 2 * rows->count + ranks, 2 * (int64_t)ranks, 1) &&
              some != NULL && ranks <= INT32_MAX / 2;
  for (int32_t b = 0; good && b < a->count && lack->block < 0; b++) {
    const int64_t n = rows_of(a, rows, b, some);
    const int64_t count = dodona_check_twins(some, n, ranks, rooms.messages, rooms.names);
    for (int32_t r = 0; r < ranks && lack->block < 0; r++) {
      fill_twins(a, r, &rooms);
      if (a->done == NULL || !a->done[r])
        *lack = oracle_rooms_judge(&rooms, count, a->rules.latency, 2 * ranks, 1);
    }
    if (lack->block >= 0) {
      lack->block = b;
      lack->input -= ranks;
    }
  }
  oracle_rooms_free(&rooms);
  free(some);
  return good;
}

/* Whether a message of a scan leaves out its sender's own input. */
static bool leaves_out(const oracle_asked *a, const oracle_rows *rows) {
  bool some = false;
  for (int64_t k = 0; a->collective->due == ORACLE_PREFIX && k < rows->count && !some; k++)
    some = rows->rows[k].block >= a->count;
  return some;
}

/* Where inputs are combined: backwards, with a pass for each result of a block; where ranks have different dues, with a pass for each rank. False after
   an error line. */
static bool weigh(const oracle_asked *a, const oracle_rows *rows, dodona_lack *lack) {
  oracle_rooms rooms;
  const bool good = oracle_rooms_make(&rooms, rows->count, a->rules.ranks, a->count);
  if (good) {
    const int64_t count =
        dodona_check_receives(rows->rows, rows->count, a->count, rooms.messages, rooms.names);
    const bool alone = passes_a_rank(a);
    if (a->collective->due != ORACLE_PREFIX) {
      fill(a, &rooms);
      *lack = oracle_rooms_judge(&rooms, count, a->rules.latency, a->rules.ranks, a->count);
    }
    for (int32_t r = 0; alone && r < a->rules.ranks && lack->block < 0; r++)
      if ((a->done == NULL || !a->done[r]) && fill_alone(a, r, &rooms))
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
    good = a->collective->due == ORACLE_HEARD   ? oracle_judge_heard(a, rows, &judged->lack)
           : oracle_is_handed_on(a->collective) ? follow(a, rows, &judged->lack)
           : leaves_out(a, rows)                ? weigh_scan(a, rows, &judged->lack)
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

/* Says how long a pass a rank will take, where that is more than a few seconds. */
static void estimate(const oracle_asked *a, const oracle_rows *rows) {
  const double ranks = a->rules.ranks;
  const double work = ranks * ((double)rows->count / 2 + ranks * (double)a->count);
  const double minutes = ceil(work / CELLS_A_MINUTE);
  if (passes_a_rank(a) && work > CELLS_A_MINUTE / 10)
    fprintf(stderr, "check: ranks are due different inputs, so %.0f passes: up to %.0f minute%s\n",
            ranks, minutes, minutes > 1 ? "s" : "");
}

int oracle_judge_aloud(const oracle_asked *a, const oracle_rows *rows) {
  oracle_judged judged;
  estimate(a, rows);
  oracle_ticker_start("check: judging");
  const bool good = oracle_judge(a, rows, &judged);
  oracle_ticker_stop();
  if (!good)
    return ORACLE_BAD;
  if (oracle_is_valid(&judged) && a->ordered != NULL) {
    oracle_disorder found;
    if (!oracle_order_find(a, rows, &found))
      return ORACLE_BAD;
    if (found.row >= 0)
      return oracle_answer_disorder(a, rows, found.row, found.has, found.gets);
  }
  if (oracle_is_valid(&judged) && a->same_bits != NULL) {
    const int status = oracle_bits_judge(a, rows);
    if (status >= 0)
      return status;
  }
  return oracle_is_valid(&judged) ? oracle_answer_valid(a, oracle_extent_of(rows), judged.more)
         : judged.verdict.fault != DODONA_VALID ? oracle_answer_invalid(a, rows, &judged.verdict)
                                                : oracle_answer_lack(a, rows, &judged.lack);
}
