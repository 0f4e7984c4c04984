/* Data flow from the steps of a plan (ref/advice/flow.h) and from its lanes (ref/trees/lane.h) is the same program:
   each rank's sends, lane by lane, go to the same ranks with the same blocks in the same order, and each
   waits for the same number of messages. The steps of a reduction have the last block first, and the
   broadcast that follows one counts its blocks backwards. */
#include "ref/advice/flow.h"
#include "ref/trees/lane.h"
#include "props/results.h"

#include <stdlib.h>

enum { MOST_RANKS = 1000, MOST_BLOCKS = 16, MOST_SENDS = 4 * MOST_BLOCKS };

/* A plan and a place in it. */
typedef struct tree {
  dodona_tree_plan plan;
  uint32_t *table;
  dodona_tree_place place;
} tree;

/* What dodona_flow_sends tells of one rank. */
typedef struct course {
  dodona_flow flow;
  const tree *up; /* or NULL */
  const tree *down;
  dodona_flow_send sends[MOST_SENDS];
  int64_t count;
  int64_t checked;
} course;

static void make(int32_t algorithm, int32_t ranks, int32_t root, int32_t blocks, tree *t) {
  dodona_tree_request request = {algorithm, ranks, root, blocks, 1, {1, 1, 0, 1}};
  int64_t entries = dodona_tree_entries(request);
  t->table = entries < 0 ? NULL : malloc((size_t)(entries + 1) * sizeof *t->table);
  if (t->table == NULL || dodona_tree_make(request, t->table, entries, &t->plan) != DODONA_OK)
    abort();
}

/* The next send of the lane, from `at` on; c->count if there is none. */
static int64_t next_of(const course *c, int64_t at, int32_t lane) {
  while (at < c->count && c->sends[at].lane != lane)
    at++;
  return at;
}

static int32_t count_from(dodona_flow_item item) {
  return (item.from[0] != DODONA_NONE) + (item.from[1] != DODONA_NONE);
}

/* How often a rank receives a block in the reduction. */
static int32_t reduced(const tree *up, int32_t block) {
  int32_t trees = dodona_lanes(&up->plan);
  dodona_lane lane = dodona_lane_of(&up->plan, &up->place, block % trees);
  return count_from(dodona_flow_up(lane, block / trees));
}

/* The sends of one item are the next of their lane. */
static int same_item(course *c, int64_t *at, dodona_flow_item item, int32_t block, int32_t needs,
                     int32_t lane) {
  for (int k = 0; k < 2; k++) {
    if (item.to[k] == DODONA_NONE)
      continue;
    *at = next_of(c, *at, lane);
    if (*at == c->count || c->sends[*at].to != item.to[k] || c->sends[*at].block != block ||
        c->sends[*at].needs != needs)
      return 0;
    c->checked++;
    ++*at;
  }
  return 1;
}

static int same_up(course *c, int32_t tree) {
  dodona_lane lane = dodona_lane_of(&c->up->plan, &c->up->place, tree);
  int64_t at = 0;
  for (int32_t k = lane.count - 1; k >= 0; k--) {
    dodona_flow_item item = dodona_flow_up(lane, k);
    if (!same_item(c, &at, item, item.message, count_from(item), tree))
      return 0;
  }
  return 1;
}

static int same_down(course *c, int32_t tree) {
  dodona_lane lane = dodona_lane_of(&c->down->plan, &c->down->place, tree);
  int32_t trees = dodona_lanes(&c->down->plan);
  int64_t at = 0;
  for (int32_t k = 0; k < lane.count; k++) {
    dodona_flow_item item = dodona_flow_down(lane, k);
    int32_t block = c->up == NULL ? item.message : c->down->plan.blocks - 1 - item.message;
    int32_t needs = count_from(item) + (c->up == NULL ? 0 : reduced(c->up, block));
    if (!same_item(c, &at, item, block, needs, 2 + block % trees))
      return 0;
  }
  return 1;
}

/* Whether the sends of a rank are exactly the sends of its lanes. */
static int same_rank(course *c, tree *up, tree *down, int32_t rank) {
  int32_t received[MOST_BLOCKS];
  if (up != NULL)
    up->place = dodona_tree_place_of(&up->plan, up->table, rank);
  if (down != NULL)
    down->place = dodona_tree_place_of(&down->plan, down->table, rank);
  c->count = dodona_flow_sends(&c->flow, up == NULL ? NULL : &up->place,
                               down == NULL ? NULL : &down->place, received, c->sends, MOST_SENDS);
  c->checked = 0;
  if (c->count > MOST_SENDS)
    abort();
  for (int32_t t = 0; up != NULL && t < dodona_lanes(&up->plan); t++)
    if (!same_up(c, t))
      return 0;
  for (int32_t t = 0; down != NULL && t < dodona_lanes(&down->plan); t++)
    if (!same_down(c, t))
      return 0;
  return c->checked == c->count;
}

/* How many ranks differ; DODONA_NONE for `up` or `down`: no reduction, no broadcast. */
static int64_t differing(int32_t up, int32_t down, int32_t ranks, int32_t blocks) {
  tree trees[2] = {{.table = NULL}, {.table = NULL}};
  tree *above = up == DODONA_NONE ? NULL : &trees[0];
  tree *below = down == DODONA_NONE ? NULL : &trees[1];
  static course c;
  int64_t done[MOST_BLOCKS];
  int64_t wrong = 0;
  int32_t root = (ranks + blocks) % 3 == 0 ? 0 : ranks / 3;
  if (above != NULL)
    make(up, ranks, root, blocks, above);
  if (below != NULL)
    make(down, ranks, root, blocks, below);
  c.up = above;
  c.down = below;
  c.flow =
      (dodona_flow){above == NULL ? NULL : &above->plan, below == NULL ? NULL : &below->plan, 0, 1};
  if (above != NULL && below != NULL) {
    above->place = dodona_tree_place_of(&above->plan, above->table, root);
    below->place = dodona_tree_place_of(&below->plan, below->table, root);
    c.flow.offset =
        dodona_flow_offset(&above->plan, &below->plan, &above->place, &below->place, done);
  }
  for (int32_t rank = 0; rank < ranks; rank++)
    wrong += !same_rank(&c, above, below, rank);
  free(trees[0].table);
  free(trees[1].table);
  return wrong;
}

static const int32_t block_counts[] = {1, 2, 3, 4, 7, MOST_BLOCKS};
enum { BLOCK_COUNTS = sizeof block_counts / sizeof block_counts[0] };

static void compare(const char *what, const char *name, int32_t up, int32_t down) {
  int64_t cases = 0;
  int64_t wrong = 0;
  for (int32_t ranks = 1; ranks <= MOST_RANKS; ranks += ranks < 64 ? 1 : 233)
    for (int32_t i = 0; i < BLOCK_COUNTS; i++) {
      cases += ranks;
      wrong += differing(up, down, ranks, block_counts[i]);
    }
  result(what, name, 0, cases, wrong);
}

typedef struct named {
  int32_t algorithm;
  const char *name;
} named;

static const named algorithms[] = {{DODONA_CHAIN, "chain"},
                                   {DODONA_BINARY, "binary"},
                                   {DODONA_TWOTREE_C, "twotree-c"},
                                   {DODONA_TWOTREE_CC, "twotree-cc"},
                                   {DODONA_TWOTREE_S, "twotree-s"}};

int main(void) {
  for (size_t i = 0; i < sizeof algorithms / sizeof algorithms[0]; i++) {
    int32_t algorithm = algorithms[i].algorithm;
    compare("flow of a reduce", algorithms[i].name, algorithm, DODONA_NONE);
    compare("flow of a bcast", algorithms[i].name, DODONA_NONE, algorithm);
    compare("flow of an allreduce", algorithms[i].name, algorithm, algorithm);
  }
  compare("flow of an allreduce", "c, then cc", DODONA_TWOTREE_C, DODONA_TWOTREE_CC);
  compare("flow of an allreduce", "c, then s", DODONA_TWOTREE_C, DODONA_TWOTREE_S);
  return results();
}
