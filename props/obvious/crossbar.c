#include "props/obvious/crossbar.h"
#include "props/obvious/obvious.h"

#include <stdlib.h>

enum { NONE = -1 };

typedef struct builder {
  const dodona_crossbar *shape;
  dodona_group_place *places;
  int32_t r;
} builder;

/* The children of each module of a binary tree. */
typedef struct children {
  int32_t first;
  int32_t second;
} children;

static void *room(int32_t count, size_t size) {
  void *memory = calloc((size_t)count, size);
  if (memory == NULL)
    abort();
  return memory;
}

static void link_down(const builder *to, int32_t from, int32_t next) {
  if (to->places[from].down != NONE || to->places[next].above != NONE)
    abort();
  to->places[from].down = next;
  to->places[next].above = from;
}

static void link_right(const builder *to, int32_t head, int32_t next) {
  for (int32_t i = 0; i < to->r; i++) {
    if (to->places[head + i].right != NONE || to->places[head + i].member != i)
      abort();
    to->places[head + i].right = next;
  }
  if (to->places[next].above != NONE)
    abort();
  to->places[next].above = head;
  to->places[next].turns = 1;
}

/* A group at `head`: a chain. */
static void chain(const builder *to, int32_t head) {
  for (int32_t i = 0; i < to->r; i++) {
    to->places[head + i].member = i;
    if (i > 0)
      link_down(to, head + i - 1, head + i);
  }
}

static int32_t last_of(const builder *to, int32_t head) {
  return head + to->r - 1;
}

/* The fractional tree of n ranks from `first` on. */
static void local_tree(const builder *to, int32_t first, int32_t n) {
  obvious_node *nodes = room(n, sizeof *nodes);
  (void)obvious_fractional(n, to->r, nodes);
  for (int32_t v = 0; v < n; v++)
    to->places[first + v].member = nodes[v].member;
  for (int32_t v = 1; v < n; v++) {
    if (nodes[nodes[v].fed_by].down == v)
      link_down(to, first + nodes[v].fed_by, first + v);
    else
      link_right(to, first + nodes[v].fed_by, first + v);
  }
  free(nodes);
}

/* With two channels: modules are added in order, each to the first with fewer than two children. With one:
   the tree of groups of one, since a second child is about twice as far away as a first one. */
static void tree_of_modules(const builder *to, int32_t count, children *tree) {
  int32_t open = 0;
  for (int32_t m = 0; m < count; m++)
    tree[m] = (children){NONE, NONE};
  for (int32_t m = 1; to->shape->channels == 2 && m < count; m++) {
    if (tree[open].first == NONE)
      tree[open].first = m;
    else
      tree[open++].second = m;
  }
  if (to->shape->channels == 1) {
    obvious_node *nodes = room(count, sizeof *nodes);
    (void)obvious_fractional(count, 1, nodes);
    for (int32_t m = 0; m < count; m++)
      tree[m] = (children){nodes[m].down, nodes[m].right};
    free(nodes);
  }
}

/* Of a level: where each module's first group is, and its local tree; NONE if it has no rank left. */
typedef struct level {
  int32_t count;
  children *tree;
  int32_t *head;
  int32_t *local;
} level;

/* Own local trees hang from groups with a free link, to the right; each leaf then has one left, down, and
   modules with two children get these in order. One is left over, for `spare` if there is such a tree. */
static void link_two_channels(const builder *to, const level *at, int32_t spare) {
  int32_t leaf = 0;
  int32_t used = 0;
  int32_t leaves = 0;
  for (int32_t m = 0; m < at->count; m++) {
    leaves += at->tree[m].first == NONE;
    if (at->tree[m].first != NONE)
      link_down(to, last_of(to, at->head[m]), at->head[at->tree[m].first]);
    if (at->tree[m].second != NONE)
      link_right(to, at->head[m], at->head[at->tree[m].second]);
    else if (at->local[m] != NONE)
      link_right(to, at->head[m], at->local[m]);
  }
  for (int32_t m = 0; m < at->count; m++) {
    if (at->tree[m].second == NONE)
      continue;
    while (at->tree[leaf].first != NONE)
      leaf++;
    if (at->local[m] != NONE)
      link_down(to, last_of(to, at->head[leaf]), at->local[m]);
    leaf++;
    used++;
  }
  if (used != leaves - 1)
    abort();
  while (at->tree[leaf].first != NONE)
    leaf++;
  if (spare != NONE)
    link_down(to, last_of(to, at->head[leaf]), spare);
}

/* The first group links to the second one and one other module, the second one to the local tree and
   possibly another module. */
static void link_one_channel(const builder *to, const level *at) {
  for (int32_t m = 0; m < at->count; m++) {
    int32_t second = at->head[m] + to->r;
    chain(to, second);
    link_right(to, at->head[m], second);
    if (at->tree[m].first != NONE)
      link_down(to, last_of(to, at->head[m]), at->head[at->tree[m].first]);
    if (at->tree[m].second != NONE)
      link_down(to, last_of(to, second), at->head[at->tree[m].second]);
    if (at->local[m] != NONE)
      link_right(to, second, at->local[m]);
  }
}

/* The tree of the ranks from `first` on, a module of level k - 1, but for the `taken` first ones. With two
   channels a module whose links are taken has no group of another level. Returns its root. */
static int32_t build(const builder *to, int32_t k, int32_t first, int32_t taken) {
  const dodona_crossbar *shape = to->shape;
  if (k == shape->levels) {
    local_tree(to, first + taken, shape->per[k - 1] - taken);
    return first + taken;
  }
  int32_t count = shape->per[k - 1] / shape->per[k];
  int32_t groups = shape->channels == 2 ? to->r : 2 * to->r;
  int32_t spare = NONE;
  if (count == 1)
    return build(to, k + 1, first, taken);
  if (shape->channels == 2 && taken > 0) {
    spare = build(to, k + 1, first, taken);
    first += shape->per[k];
    taken = 0;
    count--;
  }
  level at = {count, room(count, sizeof *at.tree), room(count, sizeof *at.head),
              room(count, sizeof *at.local)};
  tree_of_modules(to, count, at.tree);
  for (int32_t m = 0; m < count; m++) {
    int32_t begin = first + m * shape->per[k];
    int32_t used = (m == 0 ? taken : 0) + groups;
    at.head[m] = begin + used - groups;
    chain(to, at.head[m]);
    at.local[m] = used < shape->per[k] ? build(to, k + 1, begin, used) : NONE;
  }
  if (shape->channels == 2)
    link_two_channels(to, &at, spare);
  else
    link_one_channel(to, &at);
  int32_t root = at.head[0];
  free(at.tree);
  free(at.head);
  free(at.local);
  return root;
}

/* Down a step later; right r + 1 steps after the head. Parents come off the stack before children. */
static void walk(const builder *to, int32_t ranks) {
  int32_t *stack = room(ranks, sizeof *stack);
  int32_t height = 1;
  while (height > 0) {
    int32_t v = stack[--height];
    const dodona_group_place *at = &to->places[v];
    if (at->down != NONE) {
      to->places[at->down].arrival = at->arrival + 1;
      stack[height++] = at->down;
    }
    if (at->right != NONE && at->member == 0) {
      to->places[at->right].arrival = at->arrival + to->r + 1;
      stack[height++] = at->right;
    }
  }
  free(stack);
}

void obvious_crossbar(const dodona_crossbar *shape, dodona_group_place *places) {
  builder to = {shape, places, shape->group};
  for (int32_t v = 0; v < shape->per[0]; v++)
    places[v] = (dodona_group_place){v, 0, 0, NONE, 0, NONE, NONE};
  (void)build(&to, 1, 0, 0);
  walk(&to, shape->per[0]);
}
