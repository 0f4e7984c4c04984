/* dodona channels: how many messages a schedule sends out of each module and into it. */
#include "ref/dodona.h"
#include "ref/count/channels.h"
#include "ref/oracle/write/listing.h"
#include "ref/oracle/read/messages.h"
#include "ref/oracle/ask/options.h"

#include <stdlib.h>

/* What is counted, with room for it. */
typedef struct counting {
  oracle_rows rows;
  int32_t per;
  int32_t modules;
  dodona_channel *ways[2]; /* leaving, entering */
} counting;

/* As many modules as the ranks of the schedule need. */
static void take_modules(counting *c) {
  int32_t last = 0;
  for (int64_t i = 0; i < c->rows.count; i++) {
    const dodona_row *row = &c->rows.rows[i];
    last = row->rank > last ? row->rank : last;
    last = row->peer > last ? row->peer : last;
  }
  c->modules = last / c->per + 1;
}

static bool count(counting *c) {
  take_modules(c);
  for (int32_t way = 0; way < 2; way++) {
    c->ways[way] = oracle_allocate(c->modules, sizeof *c->ways[way], "the modules");
    if (c->ways[way] == NULL)
      return false;
    dodona_channels(c->rows.rows, c->rows.count, c->modules, c->per, way, c->ways[way]);
  }
  return true;
}

static void put_way(oracle_listing *listing, const dodona_channel *channel) {
  oracle_listing_integer(listing, (int64_t)channel->most);
  if (channel->most > 0)
    oracle_listing_integer(listing, (int64_t)channel->peak);
  else
    oracle_listing_none(listing);
}

static void put(const counting *c, const char *format) {
  static const char *const columns[] = {"module", "leaving", "step", "entering", "step", NULL};
  static const char *const names[] = {"module",   "leaving",       "leaving_step",
                                      "entering", "entering_step", NULL};
  oracle_listing listing = oracle_listing_open(format);
  oracle_listing_of_integer(&listing, "ranks_per_module", c->per);
  for (int32_t way = 0; way < 2; way++) {
    int32_t peak = dodona_channels_peak(c->ways[way], c->modules);
    oracle_listing_of_integer(&listing, way == DODONA_LEAVING ? "most_leaving" : "most_entering",
                              (int64_t)c->ways[way][peak].most);
  }
  oracle_listing_columns(&listing, listing.json ? names : columns);
  for (int32_t m = 0; m < c->modules; m++) {
    oracle_listing_integer(&listing, m);
    put_way(&listing, &c->ways[DODONA_LEAVING][m]);
    put_way(&listing, &c->ways[DODONA_ENTERING][m]);
  }
  oracle_listing_end(&listing);
}

int oracle_channels(int argc, char **argv) {
  counting c = {.per = DODONA_NONE};
  const char *file = NULL;
  const char *op = NULL;
  const char *format = "text";
  const oracle_option options[] = {
      {"per-module", "b", "ranks in a module", ORACLE_INT, &c.per, 1, INT32_MAX},
      ORACLE_OPTION_MESSAGES(op),
      ORACLE_OPTION_LISTING(format),
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "channels",
      "FILE|FOLDER|-",
      "--per-module b [--op OP] [--format F]",
      "Counts how many messages leave each module of b ranks in one step, and how many\n"
      "enter it: the most, and the first step with so many. Ranks 0 .. b - 1 are module 0,\n"
      "and so on; messages within a module do not count. Programs get the earliest steps,\n"
      "a tree those of one block.",
      options,
      "dodona channels rows.csv --per-module 11\n"
      "dodona schedule crossbar --modules 4 --per-module 8 --blocks 16 |\n"
      "  dodona channels - --per-module 8\n"
      "dodona channels rows.csv --per-module 3 --format json",
      "formats networks"};
  int status = oracle_parse(&usage, argc, argv, &file);
  if (status >= 0)
    return status;
  if (c.per == DODONA_NONE)
    return oracle_error("channels: expected --per-module b (see dodona channels --help)");
  if (!oracle_messages_file("channels", &op, file, INT32_MAX, &c.rows))
    return ORACLE_BAD;
  bool good = count(&c);
  if (good)
    put(&c, format);
  oracle_rows_free(&c.rows);
  free(c.ways[0]);
  free(c.ways[1]);
  return good ? ORACLE_YES : ORACLE_BAD;
}
