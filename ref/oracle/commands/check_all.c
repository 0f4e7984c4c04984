#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/commands/check_all.h"
#include "ref/dodona.h"
#include "ref/oracle/commands/check_judge.h"
#include "ref/oracle/read/explain.h"
#include "ref/oracle/read/rows_file.h"

#include <stdlib.h>
#include <string.h>

/* The kinds of violations: dodona_fault's, three of results that ranks end with, one of barriers, and one of several ports. */
enum { LACKS = DODONA_COUNTED_TWICE + 1, HAS_FOREIGN, HAS_TWICE, UNHEARD, AT_ONCE, KINDS };

static const char *const kinds[KINDS] = {
    [DODONA_OUT_OF_RANGE] = "a rank, block or step that there is not, or a message to oneself",
    [DODONA_PORT_TWICE] = "a port that is busy",
    [DODONA_UNMATCHED_SEND] = "a send that nobody receives",
    [DODONA_UNMATCHED_RECEIVE] = "a receive of what nobody sends",
    [DODONA_BLOCK_MISMATCH] = "a message whose ends name different blocks",
    [DODONA_SENT_BEFORE_HELD] = "a send of a block that the rank does not have",
    [DODONA_RECEIVED_TWICE] = "a receive of a block that the rank has",
    [UNHEARD] = "a rank that has not heard of another one",
    [AT_ONCE] = "two messages that bring a rank one block at once, and one is stored",
    [DODONA_NEVER_RECEIVED] = "a block that a rank never receives",
    [LACKS] = "a result that lacks an input",
    [HAS_FOREIGN] = "a result that has an input that is not for it",
    [HAS_TWICE] = "a result that has an input more than once"};

typedef struct asking {
  const oracle_asked *a;
  const oracle_rows *all;
  int32_t most;
  uint8_t *gone;   /* of each row: whether it is taken out */
  int64_t *origin; /* of each row of the part */
  oracle_rows part;
  uint64_t *scratch;
  oracle_trail list; /* the first `most` */
  int64_t counts[KINDS];
  bool good; /* false: no memory */
} asking;

static void note(asking *s, int kind, int64_t line, const char *text) {
  oracle_hop hop = {line, ""};
  s->counts[kind]++;
  if (s->list.count >= s->most)
    return;
  snprintf(hop.text, sizeof hop.text, "%s", text);
  s->good = s->good && oracle_trail_add(&s->list, hop);
}

/* What the verdict says of a row, in words. */
static void note_row(asking *s, const dodona_verdict *verdict) {
  char *text = NULL;
  size_t size = 0;
  dodona_verdict v = *verdict;
  v.row = s->origin[verdict->row];
  FILE *out = s->list.count < s->most ? open_memstream(&text, &size) : NULL;
  if (out != NULL)
    oracle_explain(out, &s->a->rules, s->a->ports, s->all, s->a->collective->blocks, &v);
  s->good = s->good && (s->list.count >= s->most || (out != NULL && fclose(out) == 0));
  if (s->good)
    note(s, v.fault == DODONA_RECEIVED_TWICE && s->a->ports > 1 ? AT_ONCE : v.fault,
         oracle_rows_line(s->all, v.row), text == NULL ? "" : text);
  free(text);
}

/* The part: what is left of rows from .. to - 1, if they are of the block, or of any. */
static void take(asking *s, const int64_t *order, int64_t from, int64_t to) {
  s->part.count = 0;
  for (int64_t i = from; i < to; i++) {
    const int64_t k = order == NULL ? i : order[i];
    if (s->gone[k])
      continue;
    s->origin[s->part.count] = k;
    s->part.lines[s->part.count] = oracle_rows_line(s->all, k);
    s->part.rows[s->part.count++] = s->all->rows[k];
  }
}

/* Whether both rows are of one message, of the same end or not. */
static bool are_ends(const dodona_row *x, const dodona_row *y) {
  const bool same = x->op == y->op;
  return x->step == y->step && x->rank == (same ? y->rank : y->peer) &&
         x->peer == (same ? y->peer : y->rank);
}

/* Takes a row of the part out, and its other end if there is one; all of a message whose ends name different blocks. */
static void take_out(asking *s, int64_t row, int32_t fault) {
  const dodona_row it = s->part.rows[row];
  bool found = false;
  s->gone[s->origin[row]] = 1;
  for (int64_t i = 0; !found && i < s->part.count; i++) {
    const dodona_row *other = &s->part.rows[i];
    if (!are_ends(&it, other) || s->gone[s->origin[i]])
      continue;
    if (fault != DODONA_BLOCK_MISMATCH && (other->op == it.op || other->block != it.block))
      continue;
    s->gone[s->origin[i]] = 1;
    found = fault != DODONA_BLOCK_MISMATCH;
  }
}

/* Rows from .. to - 1 of a step; what may still be under way then begins with row `context`. */
static void ask_step(asking *s, int64_t context, int64_t from, int64_t to) {
  for (;;) {
    take(s, NULL, context, to);
    const dodona_verdict verdict =
        oracle_judge_ports(s->a, s->part.rows, s->part.count, s->scratch);
    if (verdict.fault == DODONA_VALID || !s->good)
      return;
    if (s->origin[verdict.row] >= from)
      note_row(s, &verdict);
    take_out(s, verdict.row, verdict.fault);
  }
}

static void ask_steps(asking *s) {
  const dodona_row *rows = s->all->rows;
  int64_t context = 0;
  for (int64_t from = 0, to = 0; from < s->all->count; from = to) {
    for (to = from; to < s->all->count && rows[to].step == rows[from].step; to++) {
    }
    while (rows[context].step <= rows[from].step - s->a->rules.ticks)
      context++;
    ask_step(s, context, from, to);
  }
}

static int32_t number_of(const asking *s, const dodona_row *row) {
  return s->a->collective->blocks == ORACLE_NUMBERS ? row->block : row->block % s->a->count;
}

/* The ranks that do not get the block of a broadcast. */
static void note_missing(asking *s, int32_t block, uint8_t *has) {
  char text[96];
  memset(has, 0, (size_t)s->a->rules.ranks);
  has[s->a->rules.root] = 1;
  for (int64_t i = 0; i < s->part.count; i++)
    if (s->part.rows[i].op == DODONA_RECV)
      has[s->part.rows[i].rank] = 1;
  for (int32_t r = 0; r < s->a->rules.ranks; r++)
    if (!has[r]) {
      snprintf(text, sizeof text, "rank %d never receives block %d", r, block);
      note(s, DODONA_NEVER_RECEIVED, 0, text);
    }
}

/* A block of a broadcast, whose rows are order[from .. to - 1]; as a broadcast of one block. */
static void ask_held(asking *s, const oracle_asked *one, int32_t block, const int64_t *order,
                     int64_t from, int64_t to, uint8_t *has) {
  for (oracle_judged judged;;) {
    take(s, order, from, to);
    for (int64_t i = 0; i < s->part.count; i++)
      s->part.rows[i].block = 0;
    s->good = s->good && oracle_judge(one, &s->part, &judged);
    if (!s->good || judged.verdict.fault == DODONA_VALID)
      return;
    if (judged.verdict.fault == DODONA_NEVER_RECEIVED) {
      note_missing(s, block, has);
      return;
    }
    note_row(s, &judged.verdict);
    take_out(s, judged.verdict.row, judged.verdict.fault);
  }
}

/* A block of another collective: who lacks an input, or has it twice. */
static void ask_once(asking *s, oracle_asked *one, int32_t block, const int64_t *order,
                     int64_t from, int64_t to, uint8_t *done) {
  char text[128];
  one->base = block;
  one->done = done;
  memset(done, 0, (size_t)s->a->rules.ranks);
  take(s, order, from, to);
  for (int64_t i = 0; i < s->part.count; i++)
    s->part.rows[i].block = s->part.rows[i].block < s->a->count ? 0 : 1;
  for (oracle_judged judged;;) {
    s->good = s->good && oracle_judge(one, &s->part, &judged);
    if (!s->good || judged.lack.block == -1)
      return;
    const int times = judged.lack.times;
    const bool unheard = s->a->collective->due == ORACLE_HEARD;
    if (unheard)
      snprintf(text, sizeof text, "rank %d has not heard of rank %d in the end", judged.lack.rank,
               judged.lack.input);
    else
      snprintf(text, sizeof text, "rank %d %s the input of rank %d to block %d in the end%s",
               judged.lack.rank,
               times == 0   ? "lacks"
               : times == 1 ? "has"
                            : "has more than once",
               judged.lack.input, block, times == 1 ? ", which is not for it" : "");
    note(s, unheard ? UNHEARD : LACKS + times, 0, text);
    done[judged.lack.rank] = 1;
  }
}

static const asking *sorting;

static int by_block(const void *left, const void *right) {
  const int64_t *a = left;
  const int64_t *b = right;
  const int32_t one = number_of(sorting, &sorting->all->rows[*a]);
  const int32_t other = number_of(sorting, &sorting->all->rows[*b]);
  return one != other ? (one > other) - (one < other) : (*a > *b) - (*a < *b);
}

static void ask_blocks(asking *s) {
  int64_t count = 0, from = 0;
  oracle_asked one = *s->a;
  int64_t *order = oracle_allocate(s->all->count, sizeof *order, "rows by block");
  uint8_t *ranks = oracle_allocate(s->a->rules.ranks, sizeof *ranks, "ranks");
  s->good = s->good && order != NULL && ranks != NULL;
  for (int64_t k = 0; s->good && k < s->all->count; k++)
    if (!s->gone[k])
      order[count++] = k;
  sorting = s;
  if (s->good && count > 0)
    qsort(order, (size_t)count, sizeof *order, by_block);
  const bool held = s->a->collective->blocks == ORACLE_NUMBERS;
  one.count = 1;
  one.rules.blocks = held ? 1 : 2;
  for (int32_t block = 0; s->good && block < s->a->count; block++) {
    int64_t to = from;
    while (to < count && number_of(s, &s->all->rows[order[to]]) == block)
      to++;
    if (held)
      ask_held(s, &one, block, order, from, to, ranks);
    else
      ask_once(s, &one, block, order, from, to, ranks);
    from = to;
  }
  free(order);
  free(ranks);
}

static int answer_json(const asking *s, int64_t total) {
  json_t *list = json_array();
  for (int kind = 0; kind < KINDS; kind++)
    if (s->counts[kind] > 0)
      json_array_append_new(
          list, json_pack("{s:s, s:I}", "kind", kinds[kind], "count", (json_int_t)s->counts[kind]));
  return oracle_answer_json(s->a, ORACLE_NO,
                            json_pack("{s:I, s:o, s:o}", "violations", (json_int_t)total, "kinds",
                                      list, "first",
                                      oracle_answer_way_json(s->list.hops, s->list.count)));
}

static int answer(const asking *s) {
  int64_t total = 0;
  for (int kind = 0; kind < KINDS; kind++)
    total += s->counts[kind];
  if (total == 0)
    return oracle_judge_aloud(s->a, s->all);
  if (oracle_answer_is_json(s->a))
    return answer_json(s, total);
  printf("invalid: %s: %lld violation%s\n", oracle_name(oracle_rows_name(s->a->file)).text,
         (long long)total, total == 1 ? "" : "s");
  for (int kind = 0; kind < KINDS; kind++)
    if (s->counts[kind] > 0)
      printf("%10lld  %s\n", (long long)s->counts[kind], kinds[kind]);
  for (int64_t k = 0; k < s->list.count; k++)
    if (s->list.hops[k].line > 0)
      printf("  line %lld: %s\n", (long long)s->list.hops[k].line, s->list.hops[k].text);
    else
      printf("  %s\n", s->list.hops[k].text);
  if (total > s->list.count)
    printf("  (%lld more)\n", (long long)(total - s->list.count));
  return ORACLE_NO;
}

int oracle_check_all(const oracle_asked *a, const oracle_rows *rows, int32_t most) {
  const char *what = "the rows that are left";
  asking s = {.a = a, .all = rows, .most = most, .good = true};
  s.gone = oracle_allocate(rows->count, sizeof *s.gone, what);
  s.origin = oracle_allocate(rows->count, sizeof *s.origin, what);
  s.part.rows = oracle_allocate(rows->count, sizeof *s.part.rows, what);
  s.part.lines = oracle_allocate(rows->count, sizeof *s.part.lines, what);
  s.scratch = oracle_allocate(oracle_judge_ports_room(a), sizeof *s.scratch, what);
  int status = ORACLE_BAD;
  if (s.gone && s.origin && s.part.rows && s.part.lines && s.scratch) {
    memset(s.gone, 0, (size_t)rows->count);
    ask_steps(&s);
    ask_blocks(&s);
    status = s.good ? answer(&s) : oracle_error("check: no memory");
  }
  oracle_trail_free(&s.list);
  free(s.gone);
  free(s.origin);
  free(s.part.rows);
  free(s.part.lines);
  free(s.scratch);
  return status;
}
