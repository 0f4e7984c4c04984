#include "ref/oracle/draw/trace.h"
#include "ref/oracle/shared/replace.h"

enum { STEP = 1000 /* microseconds */, NAMED = 8 };

typedef struct tracing {
  FILE *out;
  const oracle_rows *rows;
  oracle_blocks blocks;
  int32_t ranks;
  int64_t first;   /* the first step */
  int64_t ticks;   /* that a message keeps its ports */
  int64_t latency; /* ticks from the start of a send until its message is there */
} tracing;

/* "block 3", "blocks 3 4 5 ..", of a combine "T". */
static void put_name(const tracing *t, int64_t first, int64_t count) {
  if (t->blocks == ORACLE_T_AND_S) {
    fputs(t->rows->rows[first].block == 0 ? "T" : "S", t->out);
    return;
  }
  if (t->blocks == ORACLE_PREFIXES && oracle_drawn_stores(&t->rows->rows[first])) {
    fputs("S", t->out);
    return;
  }
  fputs(count == 1 ? "block" : "blocks", t->out);
  for (int64_t i = 0; i < count && i < NAMED; i++)
    fprintf(t->out, " %d", oracle_drawn_block(&t->rows->rows[first + i]));
  if (count > NAMED)
    fputs(" ..", t->out);
}

/* One end of a message, and its end of the arrow; messages of a step, sender and receiver have one arrow. */
static void put_message(const tracing *t, int64_t first, int64_t count) {
  const dodona_row *row = &t->rows->rows[first];
  const bool sends = row->op == DODONA_SEND;
  const int64_t later = sends ? 0 : t->latency - t->ticks;
  const long long at = (row->step - t->first + later) * STEP, lasts = t->ticks * STEP;
  fputs(",\n{\"ph\": \"X\", \"name\": \"", t->out);
  put_name(t, first, count);
  fprintf(t->out,
          "\", \"pid\": %d, \"tid\": %d, \"ts\": %lld, \"dur\": %lld, \"args\": {\"%s\": %d, "
          "\"blocks\": %lld%s}}",
          row->rank, sends ? 0 : 1, at, lasts, sends ? "to" : "from", row->peer, (long long)count,
          t->blocks != ORACLE_PREFIXES && oracle_drawn_stores(&t->rows->rows[first])
              ? ", \"stored\": true"
              : "");
  fprintf(t->out,
          ",\n{\"ph\": \"%s\", \"name\": \"message\", \"cat\": \"message\", \"id\": "
          "\"%lld.%d.%d\", \"pid\": %d, \"tid\": %d, \"ts\": %lld%s}",
          sends ? "s" : "f", (long long)row->step, sends ? row->rank : row->peer,
          sends ? row->peer : row->rank, row->rank, sends ? 0 : 1, at + lasts / 2,
          sends ? "" : ", \"bp\": \"e\"");
}

static void put_ranks(const tracing *t) {
  for (int32_t r = 0; r < t->ranks; r++) {
    fprintf(t->out,
            "%s{\"ph\": \"M\", \"name\": \"process_name\", \"pid\": %d, \"args\": {\"name\": "
            "\"rank %d\"}}",
            r == 0 ? "" : ",\n", r, r);
    fprintf(t->out,
            ",\n{\"ph\": \"M\", \"name\": \"process_sort_index\", \"pid\": %d, \"args\": "
            "{\"sort_index\": %d}}",
            r, r);
    for (int way = 0; way < 2; way++)
      fprintf(t->out,
              ",\n{\"ph\": \"M\", \"name\": \"thread_name\", \"pid\": %d, \"tid\": %d, \"args\": "
              "{\"name\": \"%s\"}}",
              r, way, way == 0 ? "sends" : "receives");
  }
}

static void put_all(const tracing *t) {
  fputs("{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n", t->out);
  put_ranks(t);
  for (int64_t i = 0, count; i < t->rows->count; i += count) {
    count = oracle_drawn_message(t->rows, i);
    put_message(t, i, count);
  }
  fputs("\n]}\n", t->out);
}

static bool write(const char *path, tracing *t) {
  oracle_replacement file;
  if (!oracle_replace_open(path, &file))
    return false;
  t->out = file.out;
  put_all(t);
  return oracle_replace_close(&file, true);
}

bool oracle_trace_write(const char *path, const oracle_drawn *drawn) {
  const int64_t ticks = drawn->said.ticks > 1 ? drawn->said.ticks : 1;
  tracing t = {.rows = &drawn->rows,
               .blocks = drawn->collective->blocks,
               .ranks = drawn->ranks,
               .first = drawn->first,
               .ticks = ticks,
               .latency = drawn->said.latency > ticks ? drawn->said.latency : ticks};
  return write(path, &t);
}
