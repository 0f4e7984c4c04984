/* A block of a lane, down the tree or up. */
#include "ref/trees/flow_item.h"

dodona_flow_item dodona_flow_down(dodona_lane lane, int32_t k) {
  dodona_flow_item item = {lane.first + lane.stride * k,
                           DODONA_NONE,
                           {lane.parent, DODONA_NONE},
                           {lane.child[0], lane.child[1]}};
  return item;
}

dodona_flow_item dodona_flow_up(dodona_lane lane, int32_t k) {
  dodona_flow_item item = {lane.first + lane.stride * k,
                           DODONA_NONE,
                           {lane.child[0], lane.child[1]},
                           {lane.parent, DODONA_NONE}};
  return item;
}
