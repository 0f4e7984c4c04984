/* The descent of dodona_fractional_locate, with start and pattern: down, a start is two steps a rank later,
   to the right a run later than the head's. */
#include "simplex_place.h"
#include "capacity.h"
#include "../spec/simplex_lemmas.h"

/* A node of the tree: a group with all that is below it. */
typedef struct node {
  int32_t budget; /* depth - arrival of the head */
  int32_t size;
  int32_t first; /* position of the head */
} node;

/* How many ranks are in the down successor's subtree. */
static int32_t down_size(int32_t group, const uint32_t *table, node at) {
  int64_t room = dodona_capacity_at(group, table, at.budget - group);
  int32_t rest = at.size - group;
  return rest < room ? rest : (int32_t)room;
}

/* Start and pattern of the group that holds v. */
static int64_t descend(int32_t ranks, int32_t group, int32_t depth, const uint32_t *table,
                       int32_t v, int32_t *pattern) {
  node at = {depth, ranks, 0};
  int64_t start = -1;
  *pattern = DODONA_PAIRS;
  while (v - at.first >= group) {
    int32_t down = down_size(group, table, at);
    if (v - at.first - group < down) {
      at = (node){at.budget - group, down, at.first + group};
      start += 2 * (int64_t)group;
      *pattern = dodona_simplex_pattern_down(group, *pattern);
    } else {
      at = (node){at.budget - group - 1, at.size - group - down, at.first + group + down};
      start += dodona_simplex_pattern_shift(group, *pattern);
      *pattern = dodona_simplex_pattern_right(*pattern);
    }
  }
  return start;
}

void dodona_simplex_locate(int32_t ranks, int32_t group, int32_t depth, const uint32_t *table,
                           int32_t v, dodona_simplex_place *place) {
  dodona_fractional_locate(ranks, group, depth, table, v, &place->tree);
  int64_t start = descend(ranks, group, depth, table, v, &place->pattern);
  place->start = start + 2 * (int64_t)place->tree.member;
}
