/* What travels has its ports: there a pair of places is a block. */
#include "ref/oracle/commands/check_moves.h"
#include "ref/dodona.h"
#include "ref/oracle/commands/check_places.h"
#include "ref/oracle/write/ticker.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef struct judging {
  const oracle_asked *a;
  const oracle_moves *moves;
  int32_t places;   /* of each rank */
  oracle_rows rows; /* of what travels */
  int64_t more;
} judging;

static int violation(const judging *j, int64_t line, const char *format, ...) {
  oracle_hop hop = {line, ""};
  const oracle_trail wrong = {&hop, 1};
  va_list values;
  va_start(values, format);
  vsnprintf(hop.text, sizeof hop.text, format, values);
  va_end(values);
  return oracle_answer_trail(j->a, &wrong);
}

static int by_step(const void *left, const void *right) {
  const oracle_move *a = left, *b = right;
  if (a->step != b->step)
    return a->step < b->step ? -1 : 1;
  return (a->line > b->line) - (a->line < b->line);
}

static bool is_sorted(const oracle_moves *moves) {
  for (int64_t k = 1; k < moves->count; k++)
    if (moves->moves[k].step < moves->moves[k - 1].step)
      return false;
  return true;
}

/* By the pair of places. */
static int by_pair(const void *left, const void *right) {
  const oracle_move *a = *(const oracle_move *const *)left, *b = *(const oracle_move *const *)right;
  if (a->from != b->from)
    return a->from < b->from ? -1 : 1;
  return (a->into > b->into) - (a->into < b->into);
}

/* The moves in an order, or as they stand; NULL after an error line. */
static const oracle_move **listed(const judging *j, int (*order)(const void *, const void *)) {
  const int64_t count = j->moves->count;
  const oracle_move **list = oracle_allocate(count, sizeof *list, "the rows");
  for (int64_t k = 0; list != NULL && k < count; k++)
    list[k] = &j->moves->moves[k];
  if (list != NULL && order != NULL)
    qsort(list, (size_t)count, sizeof *list, order);
  return list;
}

/* Ranks that there are; -1 if all are, else the exit status. */
static int judge_ranks(const judging *j) {
  for (int64_t k = 0; k < j->moves->count; k++) {
    const oracle_move *m = &j->moves->moves[k];
    if (m->src >= j->a->rules.ranks || m->dst >= j->a->rules.ranks)
      return violation(j, m->line, "step %lld: rank %d sends to rank %d, but the ranks are 0 .. %d",
                       (long long)m->step, m->src, m->dst, j->a->rules.ranks - 1);
  }
  return -1;
}

/* What is stored comes alone. */
static int judge_alone(const judging *j) {
  const int64_t cells = (int64_t)j->a->rules.ranks * j->places;
  int64_t *last = oracle_allocate(cells, sizeof *last, "the places"); /* the last row into each */
  int status = last == NULL ? ORACLE_BAD : -1;
  for (int64_t cell = 0; status < 0 && cell < cells; cell++)
    last[cell] = -1;
  for (int64_t k = 0; status < 0 && k < j->moves->count; k++) {
    const oracle_move *m = &j->moves->moves[k];
    const int64_t cell = (int64_t)m->dst * j->places + m->into;
    const oracle_move *before = last[cell] < 0 ? NULL : &j->moves->moves[last[cell]];
    if (before != NULL && before->step == m->step && (before->stores || m->stores))
      status = violation(j, m->line,
                         "step %lld: place %d of rank %d gets something to store, and "
                         "something else (line %lld)",
                         (long long)m->step, m->into, m->dst, (long long)before->line);
    last[cell] = k;
  }
  free(last);
  return status;
}

/* Both rows of each message between two ranks, of the number of its pair of places; false after an error line. */
static bool make_rows(judging *j) {
  const int64_t places = j->places;
  const bool few = places * places <= j->moves->count; /* pairs: then they need no sorting */
  const oracle_move **list = listed(j, few ? NULL : by_pair);
  int64_t count = 0, pair = 0;
  j->rows = (oracle_rows){.each = 1};
  j->rows.rows = oracle_allocate(2 * j->moves->count, sizeof *j->rows.rows, "rows");
  j->rows.lines = oracle_allocate(2 * j->moves->count, sizeof *j->rows.lines, "rows");
  const bool good = list != NULL && j->rows.rows != NULL && j->rows.lines != NULL;
  for (int64_t k = 0; good && k < j->moves->count; k++) {
    const oracle_move *m = list[k];
    pair =
        few ? m->from * places + m->into : pair + (k > 0 && by_pair(&list[k - 1], &list[k]) != 0);
    if (m->src == m->dst)
      continue;
    j->rows.lines[count] = j->rows.lines[count + 1] = m->line;
    j->rows.rows[count++] = (dodona_row){m->step, m->src, DODONA_SEND, m->dst, (int32_t)pair};
    j->rows.rows[count++] = (dodona_row){m->step, m->dst, DODONA_RECV, m->src, (int32_t)pair};
  }
  j->rows.count = j->rows.room = count;
  free(list);
  return good && (oracle_rows_order(&j->rows) || !oracle_error("check: no memory to sort rows"));
}

/* One end of a message, by its row. */
static dodona_row other_end(const dodona_row *row) {
  return (dodona_row){row->step, row->peer, row->op == DODONA_SEND ? DODONA_RECV : DODONA_SEND,
                      row->rank, row->block};
}

/* A row of the step in which the rank has another partner at the port; -1 if there is none. */
static int64_t other_partner(const judging *j, const dodona_row *end) {
  for (int64_t k = 0; k < j->rows.count; k++) {
    const dodona_row *row = &j->rows.rows[k];
    if (row->step == end->step && row->rank == end->rank &&
        (row->op == end->op ? row->peer != end->peer : j->a->rules.simplex))
      return k;
  }
  return -1;
}

static const char *does(const dodona_row *row) {
  return row->op == DODONA_SEND ? "sends to" : "receives from";
}

/* The port is busy at one end of the row's message or at the other; or the message has the same twice. */
static int tell_busy(const judging *j, int64_t at) {
  const int64_t line = oracle_rows_line(&j->rows, at);
  dodona_row end = j->rows.rows[at];
  int64_t k = other_partner(j, &end);
  if (k < 0) {
    end = other_end(&end);
    k = other_partner(j, &end);
  }
  if (k < 0)
    return violation(j, line, "step %lld: rank %d %s rank %d the same twice", (long long)end.step,
                     end.rank, does(&end), end.peer);
  const dodona_row *row = &j->rows.rows[k];
  return violation(j, line,
                   "step %lld: rank %d %s rank %d, but its port%s busy: in that step it %s rank %d "
                   "(line %lld)",
                   (long long)end.step, end.rank, does(&end), end.peer,
                   j->a->ports > 1 ? "s are" : " is", does(row), row->peer,
                   (long long)oracle_rows_line(&j->rows, k));
}

/* Order and ports. Where there are several ports the pairs of places are parts: what is stored has been judged. */
static int judge_ports(judging *j) {
  const oracle_asked *a = j->a;
  const int32_t pairs = (int32_t)(j->moves->count > 0 ? j->moves->count : 1);
  const int64_t words = pairs > 4 * (int64_t)a->rules.ranks ? pairs : 4 * (int64_t)a->rules.ranks;
  dodona_rules rules = a->rules;
  uint64_t *scratch = oracle_allocate(words, sizeof *scratch, "the checker's scratch");
  if (scratch == NULL || !make_rows(j)) {
    free(scratch);
    return ORACLE_BAD;
  }
  rules.blocks = 2 * pairs;
  const dodona_verdict v =
      a->ports > 1
          ? dodona_check_partners(&rules, a->ports, pairs, j->rows.rows, j->rows.count, scratch)
          : dodona_check_ports(&rules, j->rows.rows, j->rows.count, scratch);
  if (v.fault == DODONA_VALID)
    j->more = a->ports > 1 ? oracle_rows_longer(&j->rows)
                           : oracle_rows_more(&j->rows, a->rules.ranks, scratch);
  free(scratch);
  return v.fault == DODONA_VALID ? -1 : tell_busy(j, v.row);
}

/* The first place in which the rank has the input that it lacks, once or more often; DODONA_NONE if there is none or no memory. */
static int32_t lies(const judging *j, const oracle_moves_lack *lack) {
  const oracle_moves *moves = j->moves;
  const int64_t cells = (int64_t)j->a->rules.ranks * j->places;
  uint8_t *has = calloc((size_t)cells, sizeof *has);
  uint8_t *sent = malloc((size_t)moves->count + 1);
  int32_t place = DODONA_NONE;
  if (has != NULL && sent != NULL)
    has[(int64_t)lack->whose * j->places + lack->place] = 1;
  for (int64_t k = 0, next = 0; has != NULL && sent != NULL && k < moves->count; k++) {
    const oracle_move *m = &moves->moves[k];
    for (; next < moves->count && moves->moves[next].step == m->step; next++)
      sent[next] = has[(int64_t)moves->moves[next].src * j->places + moves->moves[next].from];
    uint8_t *into = &has[(int64_t)m->dst * j->places + m->into];
    *into = sent[k] || (!m->stores && *into);
  }
  for (int32_t p = 0; has != NULL && sent != NULL && place < 0 && p < j->places; p++)
    if (has[(int64_t)lack->rank * j->places + p])
      place = p;
  free(has);
  free(sent);
  return place;
}

/* Whether the rank begins with something in the place. */
static bool begins(const oracle_asked *a, int32_t rank, int32_t place) {
  const oracle_dealt dealt = oracle_dealt_of(a);
  return place < a->count && oracle_is_one_of(a->collective->begins, &dealt, rank, place);
}

/* What a rank lacks, and where it has it or what it has in its place. */
static int tell_due(const judging *j, const oracle_moves_lack *lack, const char *of) {
  const int32_t there = lies(j, lack);
  if (there >= 0)
    return violation(j, 0, "rank %d has %sblock %d in place %d, not in place %d", lack->rank, of,
                     lack->block, there, lack->block);
  if (lack->held >= 0 && begins(j->a, lack->held / j->places, lack->held % j->places))
    return violation(j, 0, "rank %d never gets block %d, and has block %d in its place", lack->rank,
                     lack->block, lack->held % j->places);
  return violation(j, 0, "rank %d never gets %sblock %d", lack->rank, of, lack->block);
}

/* What is wrong with block b of a rank. */
static int tell_lack(const judging *j, const oracle_moves_lack *lack) {
  char of[64] = "";
  if (oracle_is_reduction(j->a->collective))
    snprintf(of, sizeof of, "the input of rank %d to ", lack->whose);
  if (lack->due && lack->times == 0)
    return tell_due(j, lack, of);
  if (lack->due)
    return violation(j, 0, "rank %d has more than once %sblock %d in the end", lack->rank, of,
                     lack->block);
  if (begins(j->a, lack->whose, lack->place))
    return violation(j, 0, "rank %d has %sblock %d in its block %d in the end", lack->rank, of,
                     lack->place, lack->block);
  return violation(
      j, 0,
      "rank %d has in its block %d in the end what place %d of rank %d holds at first, "
      "which is nothing",
      lack->rank, lack->block, lack->place, lack->whose);
}

static int judge_contents(const judging *j) {
  oracle_moves_lack lack;
  oracle_ticker_start("check: judging");
  const bool good = oracle_moves_judge(j->a, j->moves, j->places, &lack);
  oracle_ticker_stop();
  return !good ? ORACLE_BAD : lack.rank < 0 ? -1 : tell_lack(j, &lack);
}

static int answer(judging *j) {
  const oracle_moves *moves = j->moves;
  const oracle_extent extent = {moves->count > 0 ? moves->moves[0].step : 0,
                                moves->count > 0 ? moves->moves[moves->count - 1].step : 0,
                                moves->count, NULL};
  int status = judge_ranks(j);
  status = status < 0 ? judge_alone(j) : status;
  status = status < 0 ? judge_ports(j) : status;
  status = status < 0 ? judge_contents(j) : status;
  return status < 0 ? oracle_answer_valid(j->a, extent, j->more) : status;
}

/* The first option that this judge does not take, or NULL. */
static const char *refused(const oracle_asked *a) {
  if (a->all > 0)
    return "all";
  if (a->lambda != NULL || a->rules.latency > 1)
    return "lambda";
  if (a->collective->due == ORACLE_PREFIX)
    return strcmp(a->op, "scan") == 0 ? "op scan" : "op exscan";
  if (a->stated.some)
    return "wants of some inputs";
  if (a->collective->due == ORACLE_HEARD)
    return "op barrier";
  return a->collective->blocks == ORACLE_T_AND_S ? "op combine" : NULL;
}

int oracle_check_moves(const oracle_asked *a, oracle_source *source) {
  const oracle_named name = oracle_name(oracle_rows_name(a->file));
  oracle_moves moves;
  oracle_fault fault;
  if (refused(a) != NULL)
    return oracle_error("%s: expected no --%s, as rows have a column into", name.text, refused(a));
  if (!oracle_moves_read(source, a->collective->blocks, &moves, &fault))
    return oracle_error("%s", fault.text);
  judging j = {
      .a = a, .moves = &moves, .places = moves.places > a->count ? moves.places : a->count};
  int status = ORACLE_BAD;
  if (moves.count == 0 && a->rules.ranks > 1)
    oracle_error("%s: expected rows, got none", name.text);
  else if (j.places > INT32_MAX / a->rules.ranks || moves.count > INT32_MAX / 4)
    oracle_error("%s: expected at most %d places of all ranks, and %d rows", name.text, INT32_MAX,
                 INT32_MAX / 4);
  else {
    if (!is_sorted(&moves))
      qsort(moves.moves, (size_t)moves.count, sizeof *moves.moves, by_step);
    status = answer(&j);
  }
  oracle_rows_free(&j.rows);
  oracle_moves_free(&moves);
  return status;
}
