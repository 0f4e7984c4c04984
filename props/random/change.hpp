/* A valid schedule that properties change, and the verdict they then expect. What is right is worked out
   by hand for each kind of change; it must be what the checker says, and what the naive one says. */
#ifndef DODONA_PROPS_RANDOM_CHANGE_HPP
#define DODONA_PROPS_RANDOM_CHANGE_HPP

#include <algorithm>

#include "props/obvious/naive_check.h"
#include "props/random/random.hpp"

using rows = std::vector<dodona_row>;

/* A valid schedule with at least one transfer. */
struct Valid {
  Valid() {
    dodona_tree_request request = any_request(12, 6);
    request.ranks += request.ranks == 1;
    RC_LOG() << rc::toString(request);
    rules = duplex_rules(request.ranks, request.blocks, request.root);
    all = Planned(request).rows();
  }
  int32_t size() const {
    return static_cast<int32_t>(all.size());
  }
  int32_t any_row() const {
    return within(0, size() - 1);
  }
  dodona_row &at(int32_t k) {
    return all[static_cast<size_t>(k)];
  }
  int32_t partner(int32_t k) const {
    return static_cast<int32_t>(naive_partner(&rules, all.data(), size(), k));
  }
  void erase(int32_t k) {
    all.erase(all.begin() + k);
  }
  /* The first row from `from` on in which `rank` sends `block`, or -1. */
  int32_t first_send(int32_t from, int32_t rank, int32_t block) {
    for (int32_t k = from; k < size(); k++)
      if (at(k).op == DODONA_SEND && at(k).rank == rank && at(k).block == block)
        return k;
    return -1;
  }
  /* The step in which the rank receives the block; -1 at the root. */
  int64_t received(int32_t rank, int32_t block) {
    for (const dodona_row &row : all)
      if (row.op == DODONA_RECV && row.rank == rank && row.block == block)
        return row.step;
    return -1;
  }
  void expect(dodona_verdict verdict) const {
    RC_ASSERT(judge(rules, all) == verdict);
    RC_ASSERT(naive_check(&rules, all.data(), size()) == verdict);
  }
  void expect(dodona_fault fault, int32_t row) const {
    expect({fault, DODONA_NONE, DODONA_NONE, row});
  }
  void expect_valid() const {
    expect(DODONA_VALID, DODONA_NONE);
  }
  void expect_unmatched(int32_t row) const {
    expect(all[static_cast<size_t>(row)].op == DODONA_SEND ? DODONA_UNMATCHED_SEND
                                                           : DODONA_UNMATCHED_RECEIVE,
           row);
  }
  dodona_rules rules;
  rows all;
};

inline int32_t other_than(int32_t old, int32_t count) {
  const int32_t other = within(0, count - 2);
  return other + (other >= old);
}

#endif
