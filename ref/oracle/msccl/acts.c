/* Messages become acts at both ends; each rank's acts, by step, find out which acts they depend on.

   Two ranks that exchange blocks in a step do so block by block, each sends a block and receives it: so a connection needs no room for more than one
   chunk, and no block is stored before it is sent. What goes one way only is received meanwhile, however long it is. */
#include "ref/oracle/msccl/acts.h"

#include <stdlib.h>

/* What qsort's comparisons look at. */
static const oracle_msccl_draft *sorting;

static int compare(const int64_t *one, const int64_t *other, int count) {
  for (int k = 0; k < count; k++)
    if (one[k] != other[k])
      return one[k] < other[k] ? -1 : 1;
  return 0;
}

static int by_pair(const void *left, const void *right) {
  const int64_t *const ends[] = {left, right};
  int64_t keys[2][3];
  for (int k = 0; k < 2; k++) {
    const oracle_msccl_message *m = &sorting->messages[*ends[k]];
    keys[k][0] = m->src < m->dst ? m->src : m->dst;
    keys[k][1] = m->src < m->dst ? m->dst : m->src;
    keys[k][2] = *ends[k];
  }
  return compare(keys[0], keys[1], 3);
}

int32_t oracle_msccl_act_rank(const oracle_msccl_draft *p, const oracle_msccl_act *a) {
  const oracle_msccl_message *m = &p->messages[a->message];
  return a->receives ? m->dst : m->src;
}

int32_t oracle_msccl_act_peer(const oracle_msccl_draft *p, const oracle_msccl_act *a) {
  const oracle_msccl_message *m = &p->messages[a->message];
  return a->receives ? m->src : m->dst;
}

static int by_step(const void *left, const void *right) {
  const oracle_msccl_act *const ends[] = {left, right};
  int64_t keys[2][4];
  for (int k = 0; k < 2; k++) {
    keys[k][0] = oracle_msccl_act_rank(sorting, ends[k]);
    keys[k][1] = sorting->messages[ends[k]->message].step;
    keys[k][2] = ends[k]->receives;
    keys[k][3] = ends[k]->message;
  }
  return compare(keys[0], keys[1], 4);
}

static int by_thread(const void *left, const void *right) {
  const int64_t *const ends[] = {left, right};
  int64_t keys[2][7];
  for (int k = 0; k < 2; k++) {
    const oracle_msccl_act *a = &sorting->acts[*ends[k]];
    const oracle_msccl_message *m = &sorting->messages[a->message];
    keys[k][0] = oracle_msccl_act_rank(sorting, a);
    keys[k][1] = oracle_msccl_act_peer(sorting, a);
    keys[k][2] = m->channel;
    keys[k][3] = m->step;
    keys[k][4] = m->exchanged ? m->block : 0;
    keys[k][5] = a->receives;
    keys[k][6] = *ends[k];
  }
  return compare(keys[0], keys[1], 7);
}

static int by_ends(const void *left, const void *right) {
  const dodona_row *a = left, *b = right;
  const int64_t one[] = {a->step, a->rank, a->peer}, other[] = {b->step, b->rank, b->peer};
  return compare(one, other, 3);
}

static void list_ends(oracle_msccl_draft *p) {
  const oracle_rows *rows = p->text->rows;
  for (int64_t k = 0; k < rows->count; k++)
    if (rows->rows[k].op == DODONA_SEND)
      p->ends[p->end_count++] = rows->rows[k];
  if (p->end_count > 0)
    qsort(p->ends, (size_t)p->end_count, sizeof *p->ends, by_ends);
}

static bool is_exchanged(const oracle_msccl_draft *p, const dodona_row *row) {
  const dodona_row back = {row->step, row->peer, DODONA_SEND, row->rank, 0};
  return bsearch(&back, p->ends, (size_t)p->end_count, sizeof *p->ends, by_ends) != NULL;
}

/* One message for neighbouring blocks of one step, source and destination, all stored or none; for each block where they are exchanged. */
static void take_messages(oracle_msccl_draft *p) {
  const oracle_rows *rows = p->text->rows;
  const bool numbers = p->text->blocks == ORACLE_NUMBERS; /* of a broadcast: all are stored */
  for (int64_t k = 0; k < rows->count; k++) {
    const dodona_row *row = &rows->rows[k];
    if (row->op != DODONA_SEND)
      continue;
    const bool stored = numbers || oracle_rows_is_stored(p->text, row);
    const int32_t block = oracle_rows_number(p->text, row);
    oracle_msccl_message *last = p->count > 0 ? &p->messages[p->count - 1] : NULL;
    const bool exchanged = is_exchanged(p, row);
    if (!exchanged && last != NULL && last->step == row->step && last->src == row->rank &&
        last->dst == row->peer && last->stored == stored && last->block + last->count == block)
      last->count++;
    else
      p->messages[p->count++] =
          (oracle_msccl_message){row->step, row->rank, row->peer, block, 1, 0, stored, exchanged};
  }
}

/* What two ranks exchange goes through channel 0 first. */
static void take_channels(oracle_msccl_draft *p) {
  int64_t *const order = p->order;
  int64_t before = 0; /* of the same two ranks */
  for (int64_t k = 0; k < p->count; k++)
    order[k] = k;
  sorting = p;
  qsort(order, (size_t)p->count, sizeof *order, by_pair);
  for (int64_t k = 0; k < p->count; k++) {
    oracle_msccl_message *m = &p->messages[order[k]];
    const oracle_msccl_message *last = k > 0 ? &p->messages[order[k - 1]] : m;
    const bool same = (m->src == last->src && m->dst == last->dst) ||
                      (m->src == last->dst && m->dst == last->src);
    before = same ? before : 0;
    m->channel = (int32_t)(before++ / ORACLE_MSCCL_A_CHANNEL);
  }
}

static void take_acts(oracle_msccl_draft *p) {
  for (int64_t k = 0; k < p->count; k++) {
    p->acts[2 * k] = (oracle_msccl_act){.message = k, .receives = false};
    p->acts[2 * k + 1] = (oracle_msccl_act){.message = k, .receives = true};
  }
  sorting = p;
  qsort(p->acts, 2 * (size_t)p->count, sizeof *p->acts, by_step);
  for (int64_t k = 0; k < 2 * p->count; k++)
    p->order[k] = k;
  qsort(p->order, 2 * (size_t)p->count, sizeof *p->order, by_thread);
  for (int64_t k = 0; k < 2 * p->count; k++) {
    oracle_msccl_act *a = &p->acts[p->order[k]];
    const oracle_msccl_act *last = k > 0 ? &p->acts[p->order[k - 1]] : NULL;
    const bool first =
        last == NULL || oracle_msccl_act_rank(p, a) != oracle_msccl_act_rank(p, last);
    const bool same = !first && oracle_msccl_act_peer(p, a) == oracle_msccl_act_peer(p, last) &&
                      p->messages[a->message].channel == p->messages[last->message].channel;
    a->thread = first ? 0 : last->thread + !same;
    a->place = k;
  }
}

/* The act depends on `before`, and so on all before that in its thread block. */
static bool need(oracle_msccl_draft *p, oracle_msccl_act *a, int64_t before) {
  if (before == ORACLE_MSCCL_NONE || p->acts[before].thread == a->thread)
    return true;
  for (int32_t k = 0; k < a->need_count; k++) {
    int64_t *known = &p->needs[a->first_need + k];
    if (p->acts[*known].thread == p->acts[before].thread) {
      *known = p->acts[*known].place < p->acts[before].place ? before : *known;
      return true;
    }
  }
  if (p->need_count == p->need_room) {
    const int64_t room = 2 * p->need_room + 16;
    int64_t *grown = realloc(p->needs, (size_t)room * sizeof *grown);
    if (grown == NULL)
      return false;
    p->needs = grown;
    p->need_room = room;
  }
  p->needs[p->need_count++] = before;
  a->need_count++;
  return true;
}

/* A send reads its chunks; a receive stores them, and reads them first if it combines. */
static bool use(oracle_msccl_draft *p, int64_t k) {
  oracle_msccl_act *a = &p->acts[k];
  const oracle_msccl_message *m = &p->messages[a->message];
  bool good = true;
  a->first_need = p->need_count;
  for (int32_t b = m->block; good && b < m->block + m->count; b++) {
    good = need(p, a, p->stored[b]);
    if (a->receives) {
      for (int64_t r = p->read[b]; good && r != ORACLE_MSCCL_NONE; r = p->readers[r].next)
        good = need(p, a, p->readers[r].act);
      p->read[b] = ORACLE_MSCCL_NONE;
      p->stored[b] = k;
    } else {
      p->readers[p->reader_count] = (oracle_msccl_reader){k, p->read[b]};
      p->read[b] = p->reader_count++;
    }
  }
  for (int32_t n = 0; n < a->need_count; n++)
    p->acts[p->needs[a->first_need + n]].needed = true;
  return good;
}

static void forget(oracle_msccl_draft *p) {
  for (int32_t b = 0; b < p->blocks; b++)
    p->stored[b] = p->read[b] = ORACLE_MSCCL_NONE;
}

/* False, with a fault. */
static bool take_needs(oracle_msccl_draft *p, const char *name, oracle_fault *fault) {
  for (int64_t k = 0; k < 2 * p->count; k++) {
    if (k == 0 ||
        oracle_msccl_act_rank(p, &p->acts[k]) != oracle_msccl_act_rank(p, &p->acts[k - 1]))
      forget(p);
    if (!use(p, k)) {
      snprintf(fault->text, sizeof fault->text, "%s: no memory for what its steps wait for", name);
      return false;
    }
  }
  int32_t next = 0;
  for (int64_t k = 0; k < 2 * p->count; k++) {
    oracle_msccl_act *a = &p->acts[p->order[k]];
    const oracle_msccl_act *last = k > 0 ? &p->acts[p->order[k - 1]] : NULL;
    if (last == NULL || oracle_msccl_act_rank(p, a) != oracle_msccl_act_rank(p, last) ||
        a->thread != last->thread)
      next = 0;
    a->number = next + (a->need_count > 1 ? a->need_count - 1 : 0);
    next = a->number + 1;
    if (next > ORACLE_MSCCL_MOST_STEPS) {
      snprintf(fault->text, sizeof fault->text,
               "%s: rank %d would need a thread block of more than %d steps", name,
               oracle_msccl_act_rank(p, a), ORACLE_MSCCL_MOST_STEPS);
      return false;
    }
  }
  return true;
}

static bool allocate(oracle_msccl_draft *p) {
  const size_t rows = (size_t)p->text->rows->count + 2, blocks = (size_t)p->blocks + 1;
  p->messages = malloc(rows * sizeof *p->messages);
  p->acts = malloc(rows * sizeof *p->acts);
  p->order = malloc(rows * sizeof *p->order);
  p->ends = malloc(rows * sizeof *p->ends);
  p->readers = malloc(rows * sizeof *p->readers);
  p->stored = malloc(blocks * sizeof *p->stored);
  p->read = malloc(blocks * sizeof *p->read);
  return p->messages && p->acts && p->order && p->ends && p->readers && p->stored && p->read;
}

/* Whether all messages are of blocks and ranks that there are; else false, with a fault. */
static bool are_within(const oracle_msccl_draft *p, const char *name, oracle_fault *fault) {
  for (int64_t k = 0; k < p->count; k++) {
    const oracle_msccl_message *m = &p->messages[k];
    const int32_t rank = m->src > m->dst ? m->src : m->dst;
    if (m->block + (int64_t)m->count > p->blocks || rank >= p->text->ranks) {
      snprintf(fault->text, sizeof fault->text,
               "%s: step %lld: expected ranks 0 .. %d and blocks 0 .. %d, got %d and %lld", name,
               (long long)m->step, p->text->ranks - 1, p->blocks - 1, rank,
               (long long)m->block + m->count - 1);
      return false;
    }
  }
  return true;
}

bool oracle_msccl_acts(oracle_msccl_draft *draft, const char *name, oracle_fault *fault) {
  if (!allocate(draft)) {
    snprintf(fault->text, sizeof fault->text, "%s: no memory for a program", name);
    return false;
  }
  list_ends(draft);
  take_messages(draft);
  if (!are_within(draft, name, fault))
    return false;
  take_channels(draft);
  take_acts(draft);
  return take_needs(draft, name, fault);
}

void oracle_msccl_acts_free(oracle_msccl_draft *draft) {
  free(draft->messages);
  free(draft->acts);
  free(draft->order);
  free(draft->ends);
  free(draft->needs);
  free(draft->readers);
  free(draft->stored);
  free(draft->read);
}
