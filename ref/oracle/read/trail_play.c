/* Forward through the block with one input; then who could have sent it. */
#include "ref/oracle/read/trail_play.h"

#include <stdlib.h>

const dodona_row *oracle_play_row(const oracle_play *c, int64_t m) {
  return &c->rows->rows[c->messages[m].row];
}

static bool begins(const oracle_play *c, int32_t rank) {
  const oracle_question *q = c->asked;
  return rank == q->input && oracle_is_one_of(q->op->begins, &q->dealt, rank, q->block);
}

bool oracle_play_stores(const oracle_play *c, int64_t m) {
  return c->asked->op->blocks == ORACLE_NUMBERS || oracle_play_row(c, m)->block >= c->asked->blocks;
}

static void arrive(oracle_play *c, int64_t m) {
  oracle_carried *at = &c->messages[m];
  uint8_t *has = &c->has[oracle_play_row(c, m)->rank];
  at->before = *has;
  *has =
      oracle_play_stores(c, m) ? at->times : (uint8_t)(*has + at->times > 2 ? 2 : *has + at->times);
  at->after = *has;
  if (at->times > 0 && c->since[oracle_play_row(c, m)->rank] == ORACLE_NEVER)
    c->since[oracle_play_row(c, m)->rank] = oracle_play_row(c, m)->step + c->asked->latency;
}

static void play(oracle_play *c) {
  int64_t arrived = 0;
  for (int64_t m = 0; m < c->count; m++) {
    while (arrived < m &&
           oracle_play_row(c, arrived)->step + c->asked->latency <= oracle_play_row(c, m)->step)
      arrive(c, arrived++);
    c->messages[m].times = c->has[oracle_play_row(c, m)->peer];
  }
  while (arrived < c->count)
    arrive(c, arrived++);
}

/* A message between two ranks; rows behind the first wrong one may say anything. */
bool oracle_play_is_message(const oracle_play *c, const dodona_row *row) {
  return row->op == DODONA_RECV && row->rank < c->ranks && row->peer < c->ranks &&
         row->block / 2 < c->asked->blocks;
}

static bool is_of_block(const oracle_play *c, const dodona_row *row) {
  return oracle_play_is_message(c, row) && row->block % c->asked->blocks == c->asked->block;
}

/* Receives by receiver: of all blocks, and of the block. */
static bool index_all(oracle_play *c) {
  const size_t ranks = (size_t)c->ranks + 2;
  int64_t receives = 0;
  for (int64_t k = 0; k < c->rows->count; k++)
    receives += oracle_play_is_message(c, &c->rows->rows[k]);
  c->into_begin = calloc(ranks, sizeof *c->into_begin);
  c->here_begin = calloc(ranks, sizeof *c->here_begin);
  c->into = malloc(((size_t)receives + 1) * sizeof *c->into);
  c->here = malloc(((size_t)c->count + 1) * sizeof *c->here);
  c->sent = calloc(ranks, sizeof *c->sent);
  if (!c->into_begin || !c->here_begin || !c->into || !c->here || !c->sent)
    return false;
  /* begin[r + 2] counts, then begin[r + 1] is where the next of rank r goes */
  for (int64_t k = 0; k < c->rows->count; k++)
    if (oracle_play_is_message(c, &c->rows->rows[k]))
      c->into_begin[c->rows->rows[k].rank + 2]++;
  for (int64_t m = 0; m < c->count; m++)
    c->here_begin[oracle_play_row(c, m)->rank + 2]++;
  for (int32_t r = 0; r < c->ranks; r++) {
    c->into_begin[r + 2] += c->into_begin[r + 1];
    c->here_begin[r + 2] += c->here_begin[r + 1];
  }
  for (int64_t k = 0; k < c->rows->count; k++)
    if (oracle_play_is_message(c, &c->rows->rows[k]))
      c->into[c->into_begin[c->rows->rows[k].rank + 1]++] = k;
  for (int64_t m = 0; m < c->count; m++)
    c->here[c->here_begin[oracle_play_row(c, m)->rank + 1]++] = m;
  return true;
}

bool oracle_play_forward(const oracle_question *asked, const oracle_rows *rows, int32_t ranks,
                         oracle_play *c) {
  int64_t count = 0;
  *c = (oracle_play){.asked = asked, .rows = rows, .ranks = ranks};
  for (int64_t k = 0; k < rows->count; k++)
    count += is_of_block(c, &rows->rows[k]);
  c->messages = malloc((size_t)(count + 1) * sizeof *c->messages);
  c->has = calloc((size_t)ranks, sizeof *c->has);
  c->since = malloc((size_t)ranks * sizeof *c->since);
  if (c->messages == NULL || c->has == NULL || c->since == NULL)
    return false;
  for (int32_t r = 0; r < ranks; r++)
    c->since[r] = ORACLE_NEVER;
  for (int64_t k = 0; k < rows->count; k++)
    if (is_of_block(c, &rows->rows[k]))
      c->messages[c->count++] = (oracle_carried){.row = k};
  if (begins(c, asked->input)) {
    c->has[asked->input] = 1;
    c->since[asked->input] = rows->count > 0 ? rows->rows[0].step : 0;
  }
  play(c);
  return index_all(c);
}

void oracle_play_free(oracle_play *c) {
  free(c->messages);
  free(c->has);
  free(c->since);
  free(c->into_begin);
  free(c->into);
  free(c->here_begin);
  free(c->here);
  free(c->sent);
}

bool oracle_play_in_time(const oracle_play *c, int64_t step, const oracle_stand *at) {
  return at->step == INT64_MAX || step + c->asked->latency <= at->step;
}

/* Whether a message of any block comes from rank `from` in time, in or after step `since`. */
static bool comes(const oracle_play *c, const dodona_row *row, const oracle_stand *at, int32_t from,
                  int64_t since) {
  return oracle_play_is_message(c, row) && row->rank == at->rank && row->peer == from &&
         row->step >= since && oracle_play_in_time(c, row->step, at);
}

/* What is known of a block and what is done with it, when one rank sends to another. */
typedef struct use {
  int64_t sent_on; /* the last step in which the receiver sends it */
  int64_t comes;   /* how often it is sent */
} use;

/* Whether the receiver has no use for the message: it comes once more, or the receiver neither wants the block nor sends it on. */
static bool is_useless(const oracle_play *c, const dodona_row *row, const use *uses) {
  const oracle_question *q = c->asked;
  const int32_t block = row->block % q->blocks;
  return uses[row->block].comes > 1 ||
         (!oracle_is_one_of(q->op->wants, &q->dealt, row->rank, block) &&
          uses[block].sent_on < row->step + q->latency);
}

static void count_uses(const oracle_play *c, const oracle_stand *at, int32_t from, use *uses) {
  const int32_t blocks = c->asked->blocks;
  for (int32_t b = 0; b < 2 * blocks; b++)
    uses[b] = (use){INT64_MIN, 0};
  for (int64_t k = 0; k < c->rows->count; k++) {
    const dodona_row *row = &c->rows->rows[k];
    if (oracle_play_is_message(c, row) && row->peer == at->rank)
      uses[row->block % blocks].sent_on = row->step;
    if (oracle_play_is_message(c, row) && row->rank == at->rank && row->peer == from)
      uses[row->block].comes++;
  }
}

/* The last useless message that `from` sends the rank where it could have sent the block; -1 if there is none. */
int64_t oracle_play_instead(const oracle_play *c, const oracle_stand *at, int32_t from) {
  int64_t found = -1;
  use *uses = malloc(2 * (size_t)c->asked->blocks * sizeof *uses);
  if (uses == NULL)
    return -1;
  count_uses(c, at, from, uses);
  for (int64_t k = 0; k < c->rows->count; k++)
    if (comes(c, &c->rows->rows[k], at, from, c->since[from]) &&
        is_useless(c, &c->rows->rows[k], uses))
      found = k;
  free(uses);
  return found;
}

/* Of the ranks that send something to this one, the busiest that has the input early enough to send it and does not; -1 if there is none. */
int32_t oracle_play_silent(const oracle_play *c, const oracle_stand *at) {
  const int64_t *first = c->into + c->into_begin[at->rank];
  const int64_t *last = c->into + c->into_begin[at->rank + 1];
  int32_t found = -1;
  for (const int64_t *k = first; k < last; k++)
    c->sent[c->rows->rows[*k].peer]++;
  for (int64_t k = c->here_begin[at->rank]; k < c->here_begin[at->rank + 1]; k++) {
    const dodona_row *row = oracle_play_row(c, c->here[k]);
    if (comes(c, row, at, row->peer, c->since[row->peer]))
      c->sent[row->peer] = 0;
  }
  for (const int64_t *k = first; k < last; k++) {
    const int32_t r = c->rows->rows[*k].peer;
    if (c->sent[r] > 0 && c->since[r] != ORACLE_NEVER && oracle_play_in_time(c, c->since[r], at) &&
        (found < 0 || c->sent[r] > c->sent[found] || (c->sent[r] == c->sent[found] && r < found)))
      found = r;
  }
  for (const int64_t *k = first; k < last; k++)
    c->sent[c->rows->rows[*k].peer] = 0;
  return found;
}

/* The last message by which `from` sends the block to the rank before it has the input; -1 if there is none. */
int64_t oracle_play_too_early(const oracle_play *c, const oracle_stand *at, int32_t from) {
  int64_t found = -1;
  for (int64_t m = 0; m < c->count; m++)
    if (oracle_play_row(c, m)->rank == at->rank && oracle_play_row(c, m)->peer == from &&
        oracle_play_row(c, m)->step < c->since[from])
      found = c->messages[m].row;
  return found;
}
