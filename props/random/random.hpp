/* What properties draw at random, and the program that runs them. */
#ifndef DODONA_PROPS_RANDOM_RANDOM_HPP
#define DODONA_PROPS_RANDOM_RANDOM_HPP

#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <ostream>
#include <string>
#include <vector>

#include <rapidcheck.h>

#include "ref/dodona.h"
extern "C" {
#include "ref/trees/tree.h"
}
#include "props/rows.h"
#include "props/table.h"

/* How RapidCheck shows what it found. */
inline void showValue(const dodona_tree_request &q, std::ostream &out) {
  out << table[q.algorithm].name << " P " << q.ranks << " root " << q.root << " s " << q.blocks
      << " r " << q.group << " rule " << q.rule.latency << "/" << q.rule.ticks << ", "
      << q.rule.alpha_num << "/" << q.rule.alpha_den;
}

inline void showValue(const dodona_rules &q, std::ostream &out) {
  out << "P " << q.ranks << " s " << q.blocks << " root " << q.root << (q.simplex ? " simplex" : "")
      << (q.redundant ? " redundant" : "") << " u " << q.latency << " f " << q.ticks;
}

inline void showValue(const dodona_row &row, std::ostream &out) {
  out << "(step " << row.step << ": " << row.rank
      << (row.op == DODONA_SEND ? " sends " : " receives ") << row.block << " op " << row.op
      << " peer " << row.peer << ")";
}

inline void showValue(const dodona_verdict &v, std::ostream &out) {
  out << "fault " << v.fault << " row " << v.row << " rank " << v.rank << " block " << v.block;
}

inline bool operator==(const dodona_verdict &a, const dodona_verdict &b) {
  return a.fault == b.fault && a.row == b.row && a.rank == b.rank && a.block == b.block;
}

/* An integer from low to high, both included. */
inline int32_t within(int32_t low, int32_t high) {
  const int64_t end = int64_t(high) + 1;
  return static_cast<int32_t>(
      *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<int64_t>(low, end)));
}

inline bool chance(int32_t percent) {
  return within(1, 100) <= percent;
}

/* One of the family's algorithms. */
inline int32_t any_of(int32_t family) {
  std::vector<int32_t> members;
  for (int32_t i = 0; i < DODONA_TREES; i++)
    if (dodona_row_family(i) == family)
      members.push_back(i);
  return members[size_t(within(0, int32_t(members.size()) - 1))];
}

/* A request of any pipeline: groups around 1, around P and beyond; blocks around group sizes. */
inline dodona_tree_request any_request(int32_t max_ranks, int32_t max_blocks) {
  dodona_tree_request request = {};
  request.algorithm = any_of(chance(50) ? DODONA_FAMILY_FRACTIONAL : DODONA_FAMILY_TWOTREE);
  request.rule = {1, 1, 0, 1};
  request.ranks = chance(50) ? within(1, max_ranks < 40 ? max_ranks : 40) : within(1, max_ranks);
  request.root = within(0, request.ranks - 1);
  request.blocks = within(1, max_blocks);
  const int32_t kind = within(1, 100);
  request.group = kind <= 60   ? within(1, 16)
                  : kind <= 90 ? within(1, request.ranks + 2)
                               : within(1, INT32_MAX);
  return request;
}

/* A plan for the length of a property. */
class Planned {
public:
  explicit Planned(const dodona_tree_request &request) : owned(make_owned(request)) {
  }
  Planned(const Planned &) = delete;
  Planned &operator=(const Planned &) = delete;
  ~Planned() {
    free_owned(&owned);
  }
  const dodona_tree_plan *plan() const {
    return &owned.plan;
  }
  dodona_tree_place place(int32_t rank) const {
    const dodona_tree_place at = dodona_tree_place_of(plan(), owned.table, rank);
    return at;
  }
  std::vector<dodona_row> rows() const {
    row_list list = {nullptr, 0, 0};
    rows_of_plan(&owned, &list);
    std::vector<dodona_row> all(list.rows, list.rows + list.count);
    free_rows(&list);
    return all;
  }
  owned_plan owned;
};

inline dodona_verdict judge(const dodona_rules &rules, const std::vector<dodona_row> &rows) {
  return judge(&rules, rows.data(), static_cast<int64_t>(rows.size()));
}

struct property {
  const char *name;
  void (*holds)();
};

/* Tries each property on `cases` random cases and prints the line that the runner of the tests reads.
   RC_PARAMS in the environment, as RapidCheck prints it on a failure, repeats a run. */
inline int run_properties(const std::vector<property> &properties, int cases) {
  int passed = 0;
  setenv("RC_PARAMS", ("max_success=" + std::to_string(cases)).c_str(), 0);
  for (const property &p : properties)
    passed += rc::check(p.name, p.holds);
  std::printf("%d passed, %d failed\n", passed, static_cast<int>(properties.size()) - passed);
  return passed == static_cast<int>(properties.size()) ? 0 : 1;
}

#endif
