/* The trees of Sanders and Sibeyn, grown step by step as the first packet spreads, then numbered. */
#include "props/obvious/obvious.h"

#include <stdlib.h>

enum { NONE = -1 };

/* A group of PUs in a chain; successors are groups. */
typedef struct group {
  int32_t arrival; /* of its head */
  int32_t size;
  int32_t down;
  int32_t right;
} group;

typedef struct forest {
  group *groups;
  int32_t count;
  int64_t reached; /* PUs */
} forest;

static int32_t new_group(forest *f, int32_t step) {
  f->groups[f->count] = (group){step, 1, NONE, NONE};
  f->reached++;
  return f->count++;
}

/* One step of the first packet in one group. It goes to the next member, then from the last member to
   the down successor; the head, which by then has passed on the first run, gives it to the right. */
static void spread(forest *f, int32_t g, int32_t r, int32_t step) {
  if (f->groups[g].size < r) {
    f->groups[g].size++;
    f->reached++;
  } else if (f->groups[g].down == NONE) {
    int32_t down = new_group(f, step);
    f->groups[g].down = down;
  } else if (f->groups[g].right == NONE) {
    int32_t right = new_group(f, step);
    f->groups[g].right = right;
  }
}

/* All groups spread until `ranks` PUs are reached: no tree reaches as many PUs earlier. */
static int32_t grow(forest *f, int32_t ranks, int32_t r) {
  int32_t step = 0;
  int32_t oldest = 0; /* groups before this one have both successors */
  new_group(f, 0);
  while (f->reached < ranks) {
    int32_t count = f->count;
    step++;
    for (int32_t g = oldest; g < count; g++)
      spread(f, g, r, step);
    while (oldest < count && f->groups[oldest].right != NONE)
      oldest++;
  }
  return step;
}

typedef struct numbering {
  const group *groups;
  obvious_node *nodes;
  int32_t ranks;
  int32_t next;
} numbering;

/* Preorder: the group, its down successor's tree, its right one's, until the numbers are used up. */
static void number(numbering *n, int32_t g, int32_t fed_by, int32_t feeders) {
  const group *at = &n->groups[g];
  int32_t head = n->next;
  for (int32_t i = 0; i < at->size && n->next < n->ranks; i++, n->next++) {
    obvious_node node = {at->arrival + i, i, n->next - 1, 1, NONE, NONE};
    if (i == 0) {
      node.fed_by = fed_by;
      node.feeders = feeders;
    } else {
      n->nodes[n->next - 1].down = n->next;
    }
    n->nodes[n->next] = node;
  }
  int32_t end = n->next;
  if (at->down != NONE && n->next < n->ranks) {
    n->nodes[end - 1].down = n->next;
    number(n, at->down, end - 1, 1);
  }
  if (at->right != NONE && n->next < n->ranks) {
    for (int32_t v = head; v < end; v++)
      n->nodes[v].right = n->next;
    number(n, at->right, head, at->size);
  }
}

int32_t obvious_fractional(int32_t ranks, int32_t r, obvious_node *nodes) {
  /* In one step a group gains at most one PU: what is reached at most doubles. */
  forest f = {calloc(2 * (size_t)ranks, sizeof(group)), 0, 0};
  if (f.groups == NULL)
    abort();
  int32_t depth = grow(&f, ranks, r);
  numbering n = {f.groups, nodes, ranks, 0};
  number(&n, 0, NONE, 0);
  free(f.groups);
  return depth;
}

int32_t obvious_chain(int32_t ranks, obvious_node *nodes) {
  for (int32_t v = 0; v < ranks; v++)
    nodes[v] = (obvious_node){v, v, v - 1, v > 0, v + 1 < ranks ? v + 1 : NONE, NONE};
  return ranks - 1;
}

/* A subtree of PUs that all hear by step `depth`; its top hears in step `arrival`. */
static int32_t binary(numbering *n, int32_t depth, int32_t arrival, int32_t fed_by) {
  if (arrival > depth || n->next == n->ranks)
    return NONE;
  int32_t v = n->next++;
  n->nodes[v] = (obvious_node){arrival, 0, fed_by, fed_by != NONE, NONE, NONE};
  n->nodes[v].down = binary(n, depth, arrival + 1, v);
  n->nodes[v].right = binary(n, depth, arrival + 2, v);
  return v;
}

int32_t obvious_binary(int32_t ranks, obvious_node *nodes) {
  numbering n = {NULL, nodes, ranks, 0};
  int32_t depth = -1;
  while (n.next < ranks) {
    n.next = 0;
    binary(&n, ++depth, 0, NONE);
  }
  return depth;
}
