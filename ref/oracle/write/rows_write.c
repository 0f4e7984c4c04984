#include "ref/oracle/write/rows_write.h"
#include "ref/oracle/read/said.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

bool oracle_rows_is_stored(const oracle_rows_text *text, const dodona_row *row) {
  return text->blocks != ORACLE_NUMBERS && text->blocks != ORACLE_T_AND_S &&
         row->block >= text->count;
}

int32_t oracle_rows_number(const oracle_rows_text *text, const dodona_row *row) {
  return oracle_rows_is_stored(text, row) ? row->block - text->count : row->block;
}

static bool has_stored(const oracle_rows_text *t) {
  bool some = false;
  for (int64_t k = 0; k < t->rows->count && !some; k++)
    some = oracle_rows_is_stored(t, &t->rows->rows[k]);
  return some;
}

/* Whether rows say what they do with a block: an allreduce's always do, a reduction's where one stores. */
static bool has_phases(const oracle_rows_text *t) {
  return t->blocks == ORACLE_PHASES || (t->blocks == ORACLE_PARTIALS && has_stored(t));
}

/* Whether rows hold T and S: a scan's where one leaves out its sender's own input. */
static bool has_letters(const oracle_rows_text *t) {
  return t->blocks == ORACLE_T_AND_S || (t->blocks == ORACLE_PREFIXES && has_stored(t));
}

static void put_block(const oracle_rows_text *t, const dodona_row *row, bool phases, bool letters,
                      FILE *out) {
  if (letters)
    fputs(row->block == 0 ? "T" : "S", out);
  else
    fprintf(out, "%" PRId32, oracle_rows_number(t, row));
  if (phases)
    fputs(oracle_rows_is_stored(t, row) ? ",bcast" : ",reduce", out);
}

void oracle_rows_write_csv(const oracle_rows_text *text, FILE *out) {
  const bool phases = has_phases(text), letters = has_letters(text);
  if (text->said != NULL)
    oracle_title_write(text->said, out);
  fprintf(out, "step,src,dst,block%s\n", phases ? ",phase" : "");
  for (int64_t k = 0; k < text->rows->count; k++) {
    const dodona_row *row = &text->rows->rows[k];
    if (row->op != DODONA_SEND)
      continue;
    fprintf(out, "%" PRId64 ",%" PRId32 ",%" PRId32 ",", row->step, row->rank, row->peer);
    put_block(text, row, phases, letters, out);
    fputc('\n', out);
  }
}

void oracle_rows_write_ops(const oracle_rows_text *text, FILE *out) {
  const bool phases = has_phases(text), letters = has_letters(text);
  if (text->said != NULL)
    oracle_title_write(text->said, out);
  fprintf(out, "rank,step,op,peer,block%s\n", phases ? ",phase" : "");
  for (int64_t k = 0; k < text->rows->count; k++) {
    const dodona_row *row = &text->rows->rows[k];
    fprintf(out, "%" PRId32 ",%" PRId64 ",%s,%" PRId32 ",", row->rank, row->step,
            row->op == DODONA_SEND ? "send" : "recv", row->peer);
    put_block(text, row, phases, letters, out);
    fputc('\n', out);
  }
}

void oracle_rows_write_json(const oracle_rows_text *text, FILE *out) {
  const bool phases = has_phases(text), letters = has_letters(text);
  int64_t written = 0;
  fprintf(out, "{\"op\": \"%s\", \"ranks\": %" PRId32, text->op, text->ranks);
  if (text->blocks != ORACLE_T_AND_S)
    fprintf(out, ", \"root\": %" PRId32, text->root);
  if (text->each != DODONA_NONE)
    fprintf(out, ", \"blocks\": %" PRId32, text->each);
  if (text->said != NULL && text->said->latency > 0)
    fprintf(out, ", \"latency\": %" PRId32, text->said->latency);
  if (text->said != NULL && text->said->ticks > 0)
    fprintf(out, ", \"ticks_per_step\": %" PRId32, text->said->ticks);
  if (text->said != NULL && text->said->ways > 1)
    fprintf(out, ", \"ports_each_way\": %" PRId32, text->said->ways);
  if (text->said != NULL && strcmp(text->said->ports, "simplex") == 0)
    fputs(", \"ports\": \"simplex\"", out);
  if (text->said != NULL && text->said->redundant)
    fputs(", \"redundant\": true", out);
  fputs(", \"transfers\": [", out);
  for (int64_t k = 0; k < text->rows->count; k++) {
    const dodona_row *row = &text->rows->rows[k];
    if (row->op != DODONA_SEND)
      continue;
    fprintf(out,
            "%s\n {\"step\": %" PRId64 ", \"src\": %" PRId32 ", \"dst\": %" PRId32 ", \"block\": ",
            written++ > 0 ? "," : "", row->step, row->rank, row->peer);
    if (letters)
      fprintf(out, "\"%s\"", row->block == 0 ? "T" : "S");
    else
      fprintf(out, "%" PRId32, oracle_rows_number(text, row));
    if (phases)
      fprintf(out, ", \"phase\": \"%s\"", oracle_rows_is_stored(text, row) ? "bcast" : "reduce");
    fputc('}', out);
  }
  fputs("\n]}\n", out);
}

/* The rows rank by rank: order[begin[r] .. begin[r + 1] - 1]. */
static bool line_up(const oracle_rows_text *t, int64_t *begin, int64_t *order) {
  int64_t *next = calloc((size_t)t->ranks + 1, sizeof *next);
  if (next == NULL)
    return false;
  for (int64_t k = 0; k < t->rows->count; k++)
    begin[t->rows->rows[k].rank + 1]++;
  for (int32_t r = 0; r < t->ranks; r++)
    begin[r + 1] += begin[r];
  for (int32_t r = 0; r < t->ranks; r++)
    next[r] = begin[r];
  for (int64_t k = 0; k < t->rows->count; k++)
    order[next[t->rows->rows[k].rank]++] = k;
  free(next);
  return true;
}

static void put_rank(const oracle_rows_text *t, const int64_t *order, int64_t count, FILE *out) {
  const bool both =
      t->blocks == ORACLE_PARTIALS || t->blocks == ORACLE_PHASES || t->blocks == ORACLE_PREFIXES;
  int64_t sent = 0, known = 0; /* the label of the send before; how many labels it has required */
  for (int64_t k = 0; k < count; k++) {
    const dodona_row *row = &t->rows->rows[order[k]];
    const bool sends = row->op == DODONA_SEND;
    const int32_t tag = both ? 2 * oracle_rows_number(t, row) + oracle_rows_is_stored(t, row)
                             : oracle_rows_number(t, row);
    fprintf(out, "l%" PRId64 ": %s %" PRId32 " tag %" PRId32 "\n", k + 1,
            sends ? "send 8b to" : "recv 8b from", row->peer, tag);
    if (!sends)
      continue;
    if (sent > 0)
      fprintf(out, "l%" PRId64 " requires l%" PRId64 "\n", k + 1, sent);
    sent = k + 1;
    for (; known < k && t->rows->rows[order[known]].step < row->step; known++)
      if (t->rows->rows[order[known]].op == DODONA_RECV)
        fprintf(out, "l%" PRId64 " requires l%" PRId64 "\n", k + 1, known + 1);
  }
}

bool oracle_rows_write_goal(const oracle_rows_text *text, FILE *out) {
  int64_t *begin = calloc((size_t)text->ranks + 1, sizeof *begin);
  int64_t *order = malloc(((size_t)text->rows->count + 1) * sizeof *order);
  const bool good = begin != NULL && order != NULL && line_up(text, begin, order);
  if (good) {
    fprintf(out, "num_ranks %" PRId32 "\n", text->ranks);
    for (int32_t r = 0; r < text->ranks; r++) {
      fprintf(out, "\nrank %" PRId32 " {\n", r);
      put_rank(text, order + begin[r], begin[r + 1] - begin[r], out);
      fputs("}\n", out);
    }
  }
  free(begin);
  free(order);
  return good;
}
