/* The ways through each network are few: one entry each, tried with the planner. */
#include "ref/oracle/commands/plan_network.h"
#include "ref/oracle/ask/machine.h"
#include "ref/oracle/ask/modules.h"
#include "ref/oracle/write/listing.h"
#include "ref/oracle/ask/request.h"

#include <stdlib.h>

enum { WAYS = 40 };

typedef struct ways {
  dodona_advice all[WAYS];
  int count;
} ways;

/* A shape that does not fit is no way; false after an error line if a time is no number. */
static bool add(ways *w, const dodona_cost *cost, dodona_request shape) {
  dodona_status status = dodona_planner_search(&shape, cost, &w->all[w->count]);
  if (status == DODONA_BAD_COST || status == DODONA_OVERFLOW) {
    oracle_error("plan: expected sizes and times whose products are finite numbers");
    return false;
  }
  if (status == DODONA_OK && w->count + 1 < WAYS)
    w->count++;
  return true;
}

static bool add_simplex(ways *w, const dodona_cost *cost, int32_t op) {
  for (int32_t ports = DODONA_COUPLES; ports >= DODONA_SIMPLEX; ports--)
    for (int32_t i = 0; i < DODONA_ALGORITHMS; i++)
      if (dodona_takes(i, DODONA_TAKES_COUPLES) &&
          !add(w, cost, (dodona_request){.op = op, .algorithm = i, .ports = ports}))
        return false;
  return true;
}

static bool add_crossbars(ways *w, const dodona_cost *cost, dodona_request wanted,
                          const oracle_request *asked) {
  wanted.group = asked->group == DODONA_NONE ? 0 : asked->group;
  if (!oracle_modules_take(asked->modules, asked->per_module, wanted.modules, &wanted.ranks))
    return false;
  for (wanted.channels = 1; wanted.channels <= 2; wanted.channels++)
    if ((asked->channels == DODONA_NONE || asked->channels == wanted.channels) &&
        !add(w, cost, wanted))
      return false;
  return true;
}

/* Groups of a / 2^k x b / 2^k. */
static bool add_meshes(ways *w, const dodona_cost *cost, dodona_request wanted,
                       const oracle_request *asked) {
  wanted.rows = asked->rows;
  for (int32_t side = 1; asked->rows % side == 0 && asked->cols % side == 0; side *= 2) {
    wanted.group_rows = asked->rows / side;
    wanted.group_cols = asked->cols / side;
    if (!add(w, cost, wanted))
      return false;
  }
  return true;
}

static bool add_all(const char *network, ways *w, const dodona_cost *cost, int32_t op,
                    const oracle_request *asked) {
  if (network == NULL)
    return add_simplex(w, cost, op);
  const dodona_request wanted = {.op = op, .algorithm = oracle_algorithm_of(network)};
  if (dodona_takes(wanted.algorithm, DODONA_TAKES_MODULES))
    return add_crossbars(w, cost, wanted, asked);
  return dodona_takes(wanted.algorithm, DODONA_TAKES_MESH) ? add_meshes(w, cost, wanted, asked)
                                                           : add(w, cost, wanted);
}

static int by_time(const void *left, const void *right) {
  const dodona_advice *a = left;
  const dodona_advice *b = right;
  if (a->time != b->time)
    return a->time < b->time ? -1 : 1;
  return b->request.ports - a->request.ports;
}

/* The group, or nothing where there is none. */
static void put_group(oracle_listing *listing, const dodona_request *r) {
  char text[32];
  snprintf(text, sizeof text, "%d x %d", r->group_rows, r->group_cols);
  if (dodona_takes(r->algorithm, DODONA_TAKES_MESH))
    oracle_listing_text(listing, text);
  else if (dodona_takes(r->algorithm, DODONA_TAKES_GROUP) &&
           (r->group < r->ranks || dodona_takes(r->algorithm, DODONA_TAKES_MODULES)))
    oracle_listing_integer(listing, r->group);
  else
    oracle_listing_none(listing);
}

static const char *way_of(const dodona_request *r) {
  if (dodona_takes(r->algorithm, DODONA_TAKES_MODULES))
    return r->channels == 1 ? "1 channel" : "2 channels";
  return r->ports == DODONA_COUPLES ? "translated" : r->ports == DODONA_SIMPLEX ? "direct" : NULL;
}

static void put(const char *network, const char *op, const dodona_cost *cost, bool usual,
                const ways *w, const char *format) {
  static const char *const columns[] = {"algorithm", "way",  "group", "blocks",
                                        "steps",     "time", "ratio", NULL};
  oracle_listing listing = oracle_listing_open(format);
  if (usual)
    oracle_listing_of(&listing, "default_machine", "%s", ORACLE_MACHINE_TEXT);
  oracle_listing_of(&listing, "model", "%s", network == NULL ? "simplex" : "duplex");
  if (network != NULL)
    oracle_listing_of(&listing, "network", "%s", network);
  oracle_listing_of(&listing, "op", "%s", op);
  oracle_listing_of_integer(&listing, "ranks", cost->ranks);
  oracle_listing_of_decimal(&listing, "lower_bound", w->all[0].bound);
  oracle_listing_columns(&listing, columns);
  for (int i = 0; i < w->count; i++) {
    const dodona_advice *best = &w->all[i];
    const char *way = way_of(&best->request);
    oracle_listing_text(&listing, oracle_algorithm_name(best->request.algorithm));
    if (way != NULL)
      oracle_listing_text(&listing, way);
    else
      oracle_listing_none(&listing);
    put_group(&listing, &best->request);
    oracle_listing_integer(&listing, best->request.blocks);
    oracle_listing_integer(&listing, best->steps);
    oracle_listing_decimal(&listing, best->time);
    if (best->bound > 0)
      oracle_listing_decimal(&listing, best->time / best->bound);
    else
      oracle_listing_none(&listing);
  }
  oracle_listing_end(&listing);
}

/* Whether the network, which may be NULL, takes such sizes; and which network does. */
static bool takes(const char *network, int32_t sizes) {
  return network != NULL && dodona_takes(oracle_algorithm_of(network), sizes);
}

static const char *taker(int32_t sizes) {
  int32_t i = 0;
  while (i < DODONA_ALGORITHMS - 1 && !dodona_takes(i, sizes))
    i++;
  return oracle_algorithm_name(i);
}

bool oracle_plan_sizes(const char *network, const oracle_request *asked) {
  bool crossbar = takes(network, DODONA_TAKES_MODULES);
  bool mesh = takes(network, DODONA_TAKES_MESH);
  const char *modules = asked->modules != NULL             ? "modules"
                        : asked->per_module != DODONA_NONE ? "per-module"
                        : asked->channels != DODONA_NONE   ? "channels"
                        : asked->group != DODONA_NONE      ? "group"
                                                           : NULL;
  const char *sides = asked->rows != DODONA_NONE   ? "rows"
                      : asked->cols != DODONA_NONE ? "cols"
                                                   : NULL;
  if (!crossbar && modules != NULL)
    oracle_error("--%s: expected with --network %s", modules, taker(DODONA_TAKES_MODULES));
  else if (!mesh && sides != NULL)
    oracle_error("--%s: expected with --network %s", sides, taker(DODONA_TAKES_MESH));
  return (crossbar || modules == NULL) && (mesh || sides == NULL);
}

/* Fills in the ranks of crossbar and mesh; false after an error line. */
static bool take_sizes(const char *network, const oracle_request *asked, dodona_cost *cost) {
  bool crossbar = takes(network, DODONA_TAKES_MODULES);
  bool mesh = takes(network, DODONA_TAKES_MESH);
  if ((crossbar && (asked->modules == NULL || asked->per_module < 1)) ||
      (mesh && (asked->rows < 1 || asked->cols < 1))) {
    oracle_error("plan: --network %s: expected --%s", network,
                 crossbar ? "modules a --per-module b" : "rows a --cols b");
    return false;
  }
  if (!crossbar && !mesh)
    return true;
  if (cost->ranks != DODONA_NONE) {
    oracle_error("--ranks: --network %s takes its ranks from its sizes", network);
    return false;
  }
  dodona_request hierarchy = {.ranks = 0};
  if (crossbar &&
      !oracle_modules_take(asked->modules, asked->per_module, hierarchy.modules, &hierarchy.ranks))
    return false;
  int64_t ranks = crossbar ? hierarchy.ranks : (int64_t)asked->rows * asked->cols;
  if (ranks > INT32_MAX) {
    oracle_error("plan: expected at most %d ranks, got %lld", INT32_MAX, (long long)ranks);
    return false;
  }
  cost->ranks = (int32_t)ranks;
  return true;
}

int oracle_plan_network(const char *network, const char *op, const dodona_cost *asked_cost,
                        bool usual, const oracle_request *asked, const char *format) {
  dodona_cost cost = *asked_cost;
  ways w = {.count = 0};
  if (!take_sizes(network, asked, &cost))
    return ORACLE_BAD;
  if (cost.ranks < 1 || cost.bytes < 0 || cost.startup < 0 || cost.byte_time < 0)
    return oracle_error("plan: expected the ranks and --bytes, and of a machine both --startup and "
                        "--byte-time (see dodona plan --help)");
  if (!add_all(network, &w, &cost, oracle_op_of(op), asked))
    return ORACLE_BAD;
  if (w.count == 0)
    return oracle_error("plan: %s: no schedule fits these sizes",
                        network == NULL ? "--model simplex" : network);
  qsort(w.all, (size_t)w.count, sizeof *w.all, by_time);
  put(network, op, &cost, usual, &w, format);
  return ORACLE_YES;
}
