/* One sentence for each kind of violation, with the other row that it is about where there is one.
   */
#include "ref/oracle/read/explain.h"
#include "ref/check/fault.h"
#include "ref/oracle/shared/oracle.h"

#include <string.h>

typedef struct tale {
  FILE *out;
  const dodona_rules *rules;
  int32_t ports;
  const oracle_rows *rows;
  oracle_blocks blocks;
  const dodona_verdict *verdict;
  int64_t at; /* the row of the violation */
} tale;

static const dodona_row *row_at(const tale *t, int64_t index) {
  return &t->rows->rows[index];
}

/* The first row of the step at hand in which `rank` does `op`, or -1; on several ports with `peer`, if there is such a row. */
static int64_t same_step(const tale *t, int32_t rank, int32_t op, int32_t peer) {
  int64_t step = row_at(t, t->at)->step;
  int64_t i = t->at, first = -1;
  while (i > 0 && row_at(t, i - 1)->step == step)
    i--;
  for (; i < t->rows->count && row_at(t, i)->step == step; i++)
    if (row_at(t, i)->rank == rank && row_at(t, i)->op == op) {
      if (t->ports == 1 || row_at(t, i)->peer == peer)
        return i;
      first = first < 0 ? i : first;
    }
  return first;
}

/* The first row, before `end`, in which `rank` receives `block`, or -1. */
static int64_t receipt(const tale *t, int32_t rank, int32_t block, int64_t end) {
  for (int64_t i = 0; i < end; i++)
    if (row_at(t, i)->rank == rank && row_at(t, i)->op == DODONA_RECV &&
        row_at(t, i)->block == block)
      return i;
  return -1;
}

static void tell_row(const tale *t, const dodona_row *row) {
  const char *does = row->op == DODONA_SEND ? "sends" : "receives";
  const char *way = row->op == DODONA_SEND ? "to" : "from";
  int32_t half = t->rules->blocks / 2;
  if (t->blocks == ORACLE_T_AND_S || (t->blocks == ORACLE_PREFIXES && row->block >= half))
    fprintf(t->out, "%s %s %s rank %d", does, row->block == 0 ? "T" : "S", way, row->peer);
  else if (t->blocks == ORACLE_STORES)
    fprintf(t->out, "%s block %d %s rank %d", does, row->block % half, way, row->peer);
  else if (t->blocks != ORACLE_NUMBERS)
    fprintf(t->out, "%s %s block %d %s rank %d", does,
            row->block < half ? "a part of" : "the result of", row->block % half, way, row->peer);
  else
    fprintf(t->out, "%s block %d %s rank %d", does, row->block, way, row->peer);
}

static bool one_message(const dodona_row *a, const dodona_row *b) {
  return a->step == b->step && a->rank == b->rank && a->op == b->op && a->peer == b->peer;
}

/* Counts the rows of the message that begins with row `first`. */
static int64_t blocks_of(const tale *t, int64_t first) {
  int64_t blocks = 0;
  for (int64_t i = first; i < t->rows->count && row_at(t, i)->step == row_at(t, first)->step; i++)
    blocks += one_message(row_at(t, i), row_at(t, first));
  return blocks;
}

/* What the peer does instead. */
static void tell_unmatched(const tale *t, const dodona_row *row) {
  int32_t other = row->op == DODONA_SEND ? DODONA_RECV : DODONA_SEND;
  int64_t match = same_step(t, row->peer, other, row->rank);
  const char *does = other == DODONA_RECV ? "receives" : "sends";
  int64_t blocks = match < 0 ? 0 : blocks_of(t, match);
  fputs(", which ", t->out);
  if (match < 0)
    fprintf(t->out, "%s nothing in that step", does);
  else if (blocks > 1)
    fprintf(t->out, "%s %lld%s blocks %s rank %d", does, (long long)blocks,
            row_at(t, match)->peer == row->rank ? " other" : "",
            other == DODONA_RECV ? "from" : "to", row_at(t, match)->peer);
  else
    tell_row(t, row_at(t, match));
  if (match >= 0)
    fprintf(t->out, " in that step (line %lld)", (long long)oracle_rows_line(t->rows, match));
}

/* The row that keeps the port busy: the last before this one that uses it. It may be of the same
   message. */
static void tell_busy(const tale *t, const dodona_row *row) {
  for (int64_t i = t->at - 1; i >= 0; i--) {
    const dodona_row *before = row_at(t, i);
    if (before->rank != row->rank || (before->op != row->op && !t->rules->simplex))
      continue;
    if (one_message(before, row) && before->block == row->block) {
      fputs(" twice in one message", t->out);
    } else if (t->ports > 1) {
      fprintf(t->out, ", but its %d ports are busy: in that step it ", t->ports);
      tell_row(t, before);
    } else {
      fprintf(t->out, ", but its port is busy: in step %lld it ", (long long)before->step);
      tell_row(t, before);
    }
    fprintf(t->out, " (line %lld)", (long long)oracle_rows_line(t->rows, i));
    return;
  }
}

static void tell_not_held(const tale *t, const dodona_row *row) {
  if (t->blocks != ORACLE_NUMBERS) {
    fprintf(t->out, " without the input of rank %d", t->verdict->block);
    return;
  }
  int64_t match = receipt(t, row->rank, row->block, t->rows->count);
  if (match < 0) {
    fprintf(t->out, ", which rank %d never receives", row->rank);
    return;
  }
  fprintf(t->out, ", which rank %d receives in step %lld (line %lld)", row->rank,
          (long long)row_at(t, match)->step, (long long)oracle_rows_line(t->rows, match));
  if (t->rules->latency > 1)
    fprintf(t->out, " and holds from step %lld on",
            (long long)(row_at(t, match)->step + t->rules->latency));
}

/* On several ports: the row of the same step that brings the rank the same block. */
static void tell_beside(const tale *t, const dodona_row *row) {
  const int32_t half = t->rules->blocks / 2;
  int64_t i = t->at - 1;
  while (row_at(t, i)->op != DODONA_RECV || row_at(t, i)->block % half != row->block % half)
    i--;
  fputs(", and in that step ", t->out);
  tell_row(t, row_at(t, i));
  fprintf(t->out, " (line %lld)", (long long)oracle_rows_line(t->rows, i));
}

static void tell_held(const tale *t, const dodona_row *row) {
  if (t->ports > 1) {
    tell_beside(t, row);
    return;
  }
  if (t->blocks != ORACLE_NUMBERS) {
    fputs(", which it has already", t->out);
    return;
  }
  int64_t match = receipt(t, row->rank, row->block, t->at);
  if (match < 0)
    fputs(", but the root has every block from the start", t->out);
  else
    fprintf(t->out, ", which rank %d received in step %lld (line %lld)", row->rank,
            (long long)row_at(t, match)->step, (long long)oracle_rows_line(t->rows, match));
  fputs("; --redundant allows that", t->out);
}

/* The input that the row brings once more. */
static void tell_counted(const tale *t, const dodona_row *row) {
  if (t->verdict->block == row->rank)
    fputs(", which brings back its own input", t->out);
  else
    fprintf(t->out, ", which brings the input of rank %d once more", t->verdict->block);
}

static void tell_range(const tale *t, const dodona_row *row) {
  const dodona_rules *rules = t->rules;
  if (row->rank >= rules->ranks || row->peer >= rules->ranks)
    fprintf(t->out, ", but the ranks are 0 .. %d", rules->ranks - 1);
  else if (row->block >= rules->blocks)
    fprintf(t->out, ", but the blocks are 0 .. %d", rules->blocks - 1);
  else if (row->rank == row->peer)
    fputs(", itself", t->out);
}

static void tell_kind(const tale *t, const dodona_row *row, int32_t fault) {
  switch (fault) {
  case DODONA_OUT_OF_RANGE:
    tell_range(t, row);
    break;
  case DODONA_OUT_OF_ORDER:
    fputs(", after a row of a later step", t->out);
    break;
  case DODONA_PORT_TWICE:
    tell_busy(t, row);
    break;
  case DODONA_UNMATCHED_SEND:
  case DODONA_UNMATCHED_RECEIVE:
  case DODONA_BLOCK_MISMATCH:
    tell_unmatched(t, row);
    break;
  case DODONA_SENT_BEFORE_HELD:
    tell_not_held(t, row);
    break;
  case DODONA_RECEIVED_TWICE:
    tell_held(t, row);
    break;
  case DODONA_COUNTED_TWICE:
    tell_counted(t, row);
    break;
  default:
    fprintf(t->out, ": %s", dodona_fault_text(fault));
  }
}

static void tell_missing(FILE *out, oracle_blocks blocks, const dodona_verdict *verdict) {
  if (blocks == ORACLE_NUMBERS)
    fprintf(out, "rank %d never receives block %d", verdict->rank, verdict->block);
  else
    fprintf(out, "rank %d never gets the input of rank %d", verdict->rank, verdict->block);
}

void oracle_explain(FILE *out, const dodona_rules *rules, int32_t ports, const oracle_rows *rows,
                    oracle_blocks blocks, const dodona_verdict *verdict) {
  if (verdict->fault == DODONA_NEVER_RECEIVED) {
    tell_missing(out, blocks, verdict);
    return;
  }
  tale t = {out, rules, ports, rows, blocks, verdict, verdict->row};
  const dodona_row *row = row_at(&t, t.at);
  fprintf(out, "step %lld: rank %d ", (long long)row->step, row->rank);
  tell_row(&t, row);
  tell_kind(&t, row, verdict->fault);
}
