/* The descent from the root's group to the group of a position. Positions are preorder numbers, down
   subtree first, so that a subtree is an interval [first, first + size) and the next rank down the
   chain is always the next position.

   r = 2, P = 12; arrivals in brackets:          0[0] -- 1[1]
                                                 /           \
                                        2[2] -- 3[3]     right head at 3 ...

   A node with budget i (its subtree's last arrival is at most i after its head's) and size n > r has
   a down successor of min(n - r, C(i - r)) ranks with budget i - r, and a right successor of what
   remains with budget i - r - 1. */
#include "fractional_place.h"
#include "capacity.h"

void dodona_fractional_locate(int32_t ranks, int32_t group, int32_t depth, const uint32_t *table,
                              int32_t v, dodona_fractional_place *place) {
  int32_t budget = depth;
  int32_t size = ranks;
  int32_t first = 0;
  int32_t feeder = DODONA_NONE;
  int32_t down = 0;

  for (;;) {
    int64_t rest = (int64_t)size - group;
    if (rest <= 0)
      break;
    int64_t room = dodona_capacity_at(group, table, budget - group);
    down = (int32_t)(rest < room ? rest : room);
    if (v - first < group)
      break;
    if (v - first - group < down) {
      budget -= group;
      first += group;
      size = down;
      feeder = DODONA_NONE;
    } else {
      feeder = first;
      budget -= group + 1;
      first += group + down;
      size = (int32_t)(rest - down);
    }
  }
  place->position = v;
  place->arrival = depth - budget + (v - first);
  place->member = v - first;
  place->feeder = v == first ? feeder : DODONA_NONE;
  place->down = v - first + 1 < size ? v + 1 : DODONA_NONE;
  place->right = size > group && size - group > down ? first + group + down : DODONA_NONE;
}
