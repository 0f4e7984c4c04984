/* Exhaustive: every a x b hierarchy of crossbars to 64 x 64 in groups of all sizes, and small ones of three and
   four levels. The certifier, which is proven, accepts each, so that it is a valid broadcast for every number of
   blocks; modules use the channels that they may; the depth is the one told. Small ones are the obvious
   tree, pass the checker too, link by link as counted, and are turned for every root. */
#include "ref/count/channels.h"
#include "ref/algorithms/groups/crossbar_place.h"
#include "ref/algorithms/groups/group.h"
#include "props/obvious/crossbar.h"
#include "props/results.h"
#include "props/rows.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 64, RANKS = SIDE * SIDE, ENTRIES = 4096, SMALL = 13 };

typedef struct tally {
  int64_t cases;
  int64_t rejected;
  int64_t depth;
  int64_t links;   /* more of them than the construction may use */
  int64_t reached; /* cases in which a module uses all that it may */
  int64_t small;
  int64_t run; /* the smallest, by steps */
  int64_t unlike;
  int64_t invalid;
  int64_t crowded; /* more messages in a step than links, or never as many as may be */
  int64_t turned;
} tally;

typedef struct crossbar {
  dodona_crossbar shape;
  uint32_t table[ENTRIES];
  dodona_group_place places[RANKS];
} crossbar;

static crossbar mine;

static void make(dodona_crossbar shape) {
  mine.shape = shape;
  int64_t entries = dodona_crossbar_entries(&mine.shape);
  memset(mine.table, 0xa5, sizeof mine.table);
  memset(mine.places, 0xa5, sizeof mine.places);
  if (entries > ENTRIES || shape.per[0] > RANKS ||
      dodona_crossbar_fill(&mine.shape, mine.table, entries) != DODONA_OK)
    abort();
  for (int32_t v = 0; v < shape.per[0]; v++)
    mine.places[v] = dodona_crossbar_place(&mine.shape, mine.table, v);
}

/* Links that enter and leave the fullest module of `per` ranks. A link is there for each position that is
   fed from another module; as a position receives one block a step, so many messages at most pass. */
typedef struct channels {
  int32_t in;
  int32_t out;
} channels;

static channels links_of(int32_t per) {
  static channels used[RANKS];
  channels most = {0, 0};
  int32_t modules = mine.shape.per[0] / per;
  memset(used, 0, sizeof used);
  for (int32_t v = 1; v < mine.shape.per[0]; v++) {
    int32_t from = mine.places[v].above / per;
    if (from == v / per)
      continue;
    used[from].out++;
    used[v / per].in++;
  }
  for (int32_t m = 0; m < modules; m++) {
    most.in = most.in < used[m].in ? used[m].in : most.in;
    most.out = most.out < used[m].out ? used[m].out : most.out;
  }
  return most;
}

static void rows_of(int32_t blocks, row_list *list) {
  int64_t steps = dodona_group_steps(mine.shape.group, blocks,
                                     dodona_group_depth(mine.places, mine.shape.per[0]));
  list->count = 0;
  for (int64_t x = 0; x <= steps + 1; x++) {
    for (int32_t v = 0; v < mine.shape.per[0]; v++) {
      dodona_tree_step step = dodona_group_step(mine.shape.group, blocks, &mine.places[v], x);
      if (step.send_to != DODONA_NONE)
        append_row(list, (dodona_row){x, v, DODONA_SEND, step.send_to, step.send_block});
      if (step.recv_from != DODONA_NONE)
        append_row(list, (dodona_row){x, v, DODONA_RECV, step.recv_from, step.recv_block});
    }
  }
}

/* The most messages in a step, by the proven counter. */
static int32_t messages(const row_list *list, int32_t per, int32_t way) {
  static dodona_channel used[RANKS];
  int32_t modules = mine.shape.per[0] / per;
  dodona_channels(list->rows, list->count, modules, per, way, used);
  return (int32_t)used[dodona_channels_peak(used, modules)].most;
}

/* Through the checker, and no more messages in a step than links; with many blocks, as many. */
static void judge_rows(tally *to, row_list *list) {
  const int32_t blocks[] = {1, 2, mine.shape.group, 2 * mine.shape.group + 1, 40};
  int32_t per = mine.shape.per[mine.shape.levels - 1];
  channels links = links_of(per);
  int32_t ranks = mine.shape.per[0];
  for (size_t k = 0; k < sizeof blocks / sizeof blocks[0]; k++) {
    dodona_rules rules = duplex_rules(ranks, blocks[k], 0);
    rows_of(blocks[k], list);
    int64_t last = list->count > 0 ? list->rows[list->count - 1].step : 0;
    int64_t steps = dodona_group_steps(mine.shape.group, blocks[k],
                                       dodona_crossbar_depth(&mine.shape, mine.table));
    to->invalid += judge(&rules, list->rows, list->count).fault != DODONA_VALID || last != steps ||
                   list->count != 2 * ((int64_t)ranks - 1) * blocks[k];
    to->crowded += messages(list, per, DODONA_LEAVING) > links.out ||
                   messages(list, per, DODONA_ENTERING) > links.in;
  }
}

static bool is_obvious(void) {
  static dodona_group_place told[RANKS];
  obvious_crossbar(&mine.shape, told);
  for (int32_t v = 0; v < mine.shape.per[0]; v++) {
    const dodona_group_place *a = &told[v];
    const dodona_group_place *b = &mine.places[v];
    if (a->position != b->position || a->arrival != b->arrival || a->member != b->member ||
        a->above != b->above || a->turns != b->turns || a->down != b->down || a->right != b->right)
      return false;
  }
  return true;
}

/* For every root: a bijection from 0 to the root that keeps modules of every level whole. */
static bool turns(void) {
  const dodona_crossbar *shape = &mine.shape;
  for (int32_t root = 0; root < shape->per[0]; root++) {
    for (int32_t v = 0; v < shape->per[0]; v++) {
      int32_t rank = dodona_crossbar_rank(shape, root, v);
      if (rank < 0 || rank >= shape->per[0] || dodona_crossbar_position(shape, root, rank) != v)
        return false;
      for (int32_t k = 0; k < shape->levels; k++) {
        int32_t first = dodona_crossbar_rank(shape, root, v - v % shape->per[k]);
        if (first / shape->per[k] != rank / shape->per[k])
          return false;
      }
    }
    if (dodona_crossbar_rank(shape, root, 0) != root)
      return false;
  }
  return true;
}

/* A module of level k, 1 outermost: two in and two out with two channels. With one, one in; the first
   module of another also has that one's groups, and so two more out for each level outwards. */
static void judge_links(tally *to) {
  for (int32_t k = 1; k < mine.shape.levels; k++) {
    channels most = links_of(mine.shape.per[k]);
    int32_t in = mine.shape.channels;
    int32_t out = mine.shape.channels == 2 ? 2 : 2 * k;
    to->links += most.in > in || most.out > out;
    to->reached += k == 1 && most.in == in && most.out == out;
  }
}

static void judge_shape(tally *to, row_list *list) {
  int32_t ranks = mine.shape.per[0];
  to->cases++;
  to->rejected += !dodona_group_check(mine.places, ranks, mine.shape.group);
  to->depth +=
      dodona_group_depth(mine.places, ranks) != dodona_crossbar_depth(&mine.shape, mine.table);
  judge_links(to);
  if (ranks > SMALL * SMALL || mine.shape.per[1] > SMALL)
    return;
  to->small++;
  to->unlike += !is_obvious();
  if (ranks <= 80) {
    to->run++;
    judge_rows(to, list);
    to->turned += !turns();
  }
}

static void report(const tally *of, const char *name) {
  result("the proven certifier accepts", name, 0, of->cases, of->rejected);
  result("the depth is the one told", name, 0, of->cases, of->depth);
  result("no more channels than the construction has", name, 0, of->cases, of->links);
  result("and somewhere as many", name, 0, of->cases, of->reached == 0);
  result("the tree is the obvious one", name, 0, of->small, of->unlike);
  result("the checker accepts, and it ends when told", name, 0, of->run, of->invalid);
  result("no more messages in a step than channels", name, 0, of->run, of->crowded);
  result("every root turns the modules", name, 0, of->run, of->turned);
}

static void sweep_two_levels(int32_t channels, const char *name, row_list *list) {
  tally all = {0};
  for (int32_t k = 0; k < SIDE * SIDE; k++) {
    int32_t a = 1 + k / SIDE;
    int32_t b = 1 + k % SIDE;
    for (int32_t r = 1; (3 - channels) * r <= b; r++) {
      make((dodona_crossbar){2, {a * b, b}, r, channels, 0});
      judge_shape(&all, list);
    }
  }
  report(&all, name);
}

static void sweep_more_levels(int32_t channels, const char *name, row_list *list) {
  tally all = {0};
  int32_t span = 3 - channels;
  for (int32_t k = 0; k < 5 * 5 * 12; k++) {
    int32_t a = 1 + k / 60;
    int32_t b = 1 + k / 12 % 5;
    int32_t c = 1 + k % 12;
    for (int32_t r = 1; 2 * span * r <= c; r++) {
      make((dodona_crossbar){3, {a * b * c, b * c, c}, r, channels, 0});
      judge_shape(&all, list);
    }
    for (int32_t r = 1; 3 * span * r <= c; r++) {
      make((dodona_crossbar){4, {3 * a * b * c, a * b * c, b * c, c}, r, channels, 0});
      judge_shape(&all, list);
    }
  }
  report(&all, name);
}

/* What the channel less costs: at most r + 1 steps for each doubling of the modules, and as many once. */
static void sweep_added_depth(void) {
  int64_t cases = 0;
  int64_t wrong = 0;
  for (int32_t k = 0; k < SIDE * SIDE; k++) {
    int32_t a = 1 + k / SIDE;
    int32_t b = 1 + k % SIDE;
    for (int32_t r = 1; 2 * r <= b; r++, cases++) {
      int32_t log = 0;
      int32_t depth[2];
      while (a >> (log + 1))
        log++;
      for (int32_t channels = 1; channels <= 2; channels++) {
        mine.shape = (dodona_crossbar){2, {a * b, b}, r, channels, 0};
        if (dodona_crossbar_fill(&mine.shape, mine.table, ENTRIES) != DODONA_OK)
          abort();
        depth[channels - 1] = dodona_crossbar_depth(&mine.shape, mine.table);
      }
      wrong += depth[0] - depth[1] > (r + 1) * (log + 1);
    }
  }
  result("one channel less adds at most (r + 1)(log a + 1) steps", "crossbar", 0, cases, wrong);
}

int main(void) {
  row_list list = {NULL, 0, 0};
  sweep_two_levels(2, "two channels", &list);
  sweep_two_levels(1, "one channel", &list);
  sweep_more_levels(2, "two channels, more levels", &list);
  sweep_more_levels(1, "one channel, more levels", &list);
  sweep_added_depth();
  free_rows(&list);
  return results();
}
