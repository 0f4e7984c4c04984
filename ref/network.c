/* Each kind names its module once in each of: what it needs, how it is made, its place, its step. */
#include "network.h"
#include "bounds.h"
#include "group_step.h"
#include "relabel.h"

static int is_simplex(int32_t kind) {
  return kind == DODONA_COUPLES || kind == DODONA_DIRECT;
}

/* The request of the duplex plan, for a kind that has one. */
static dodona_request plan_request(const dodona_network_request *r) {
  int32_t ranks = r->kind == DODONA_COUPLES ? dodona_couples(r->ranks) : r->ranks;
  return (dodona_request){r->algorithm, ranks, 0, r->blocks, r->group, {1, 1, 0, 1}};
}

static int takes_algorithm(const dodona_network_request *r) {
  int pipeline = DODONA_CHAIN <= r->algorithm && r->algorithm <= DODONA_FRACTIONAL;
  int two = DODONA_TWOTREE_C <= r->algorithm && r->algorithm <= DODONA_TWOTREE_S;
  return pipeline || (r->kind == DODONA_COUPLES && two);
}

/* log2 of the ranks, or -1. */
static int32_t dimensions_of(int32_t ranks) {
  int32_t m = dodona_log2_ceil(ranks);
  return m <= 30 && dodona_log2_floor(ranks) == m ? m : -1;
}

static dodona_status judge_sizes(const dodona_network_request *r) {
  switch (r->kind) {
  case DODONA_COUPLES:
  case DODONA_DIRECT:
    if (!takes_algorithm(r))
      return DODONA_BAD_ALGORITHM;
    return r->group >= 1 ? DODONA_OK : DODONA_BAD_GROUP;
  case DODONA_HYPERCUBE:
    return dimensions_of(r->ranks) >= 0 ? DODONA_OK : DODONA_BAD_RANKS;
  case DODONA_CROSSBAR:
    return judge_crossbar(r);
  default:
    return judge_mesh(r);
  }
}

static dodona_status judge(const dodona_network_request *r) {
  if (r->kind < 0 || r->kind >= DODONA_NETWORKS)
    return DODONA_BAD_ALGORITHM;
  if (r->ranks < 1)
    return DODONA_BAD_RANKS;
  if (r->root < 0 || r->root >= r->ranks)
    return DODONA_BAD_ROOT;
  return r->blocks < 1 ? DODONA_BAD_BLOCKS : judge_sizes(r);
}
