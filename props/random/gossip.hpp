/* Broadcasts made by chance, of messages of one or more blocks. */
#ifndef DODONA_PROPS_RANDOM_GOSSIP_HPP
#define DODONA_PROPS_RANDOM_GOSSIP_HPP

#include <algorithm>
#include <random>

#include "props/obvious/naive_check.h"
#include "props/random/random.hpp"

using rows = std::vector<dodona_row>;

/* A step's rows in any order but that the blocks of a message ascend. */
inline void mix(rows::iterator begin, rows::iterator end, std::mt19937 &random) {
  std::shuffle(begin, end, random);
  for (auto k = begin; k != end; ++k)
    for (auto i = begin; i != k; ++i)
      if (naive_one_message(&*i, &*k) && i->block > k->block)
        std::swap(i->block, k->block);
}

/* In each tick ranks whose ports are free send something that they hold to somebody whose ports are
   free and who lacks it (or, if redundant, perhaps does not). */
class Gossip {
public:
  /* How the rows of a step stand. */
  enum class layout { by_transfer, by_rank, by_block, any };

  /* At most `most` blocks in a message. */
  Gossip(const dodona_rules &rules, int32_t most, layout order, uint32_t seed)
      : rules(rules), most(most), order(order), random(seed), usable(cells(), INT64_MAX),
        send_free(size(rules.ranks)), receive_free(size(rules.ranks)) {
    for (int32_t block = 0; block < rules.blocks; block++)
      usable[cell(rules.root, block)] = 0;
  }

  rows spread() {
    rows all;
    for (int64_t tick = 0; std::count(usable.begin(), usable.end(), INT64_MAX) > 0; tick++) {
      rows now;
      for (int32_t tries = 2 * rules.ranks; tries > 0; tries--)
        attempt(tick, now);
      lay_out(now);
      all.insert(all.end(), now.begin(), now.end());
    }
    return all;
  }

private:
  static size_t size(int64_t n) {
    return static_cast<size_t>(n);
  }
  size_t cells() const {
    return size(int64_t(rules.ranks) * rules.blocks);
  }
  size_t cell(int32_t rank, int32_t block) const {
    return size(int64_t(rank) * rules.blocks + block);
  }
  int32_t below(int32_t n) {
    return static_cast<int32_t>(random() % static_cast<uint32_t>(n));
  }

  bool wanted(int64_t tick, int32_t from, int32_t to, int32_t block) {
    const bool lacks = usable[cell(to, block)] == INT64_MAX;
    const bool again = rules.redundant && below(4) == 0;
    return usable[cell(from, block)] <= tick && (lacks || again);
  }

  void attempt(int64_t tick, rows &now) {
    const int32_t from = below(rules.ranks);
    const int32_t to = below(rules.ranks);
    if (from == to || send_free[size(from)] > tick || receive_free[size(to)] > tick)
      return;
    int32_t count = 0;
    for (int32_t block = below(rules.blocks); block < rules.blocks && count < most; block++)
      if ((count == 0 || below(3) > 0) && wanted(tick, from, to, block)) {
        if (usable[cell(to, block)] == INT64_MAX)
          usable[cell(to, block)] = tick + rules.latency;
        now.push_back({tick, from, DODONA_SEND, to, block});
        now.push_back({tick, to, DODONA_RECV, from, block});
        count++;
      }
    if (count == 0)
      return;
    send_free[size(from)] = receive_free[size(to)] = tick + rules.ticks;
    if (rules.simplex)
      receive_free[size(from)] = send_free[size(to)] = tick + rules.ticks;
  }

  void lay_out(rows &now) {
    if (order == layout::any)
      mix(now.begin(), now.end(), random);
    else if (order == layout::by_rank)
      std::stable_sort(now.begin(), now.end(), [](auto &a, auto &b) { return a.rank < b.rank; });
    else if (order == layout::by_block)
      std::stable_sort(now.begin(), now.end(), [](auto &a, auto &b) { return a.block < b.block; });
  }

  const dodona_rules rules;
  const int32_t most;
  const layout order;
  std::mt19937 random;
  std::vector<int64_t> usable; /* by rank and block: from which tick on */
  std::vector<int64_t> send_free;
  std::vector<int64_t> receive_free;
};

inline dodona_rules any_rules(int32_t max_ranks, int32_t max_blocks) {
  dodona_rules rules = duplex_rules(within(1, max_ranks), within(1, max_blocks), 0);
  rules.root = within(0, rules.ranks - 1);
  rules.simplex = within(0, 1);
  rules.redundant = within(0, 1);
  if (chance(60)) {
    rules.ticks = within(1, 4);
    rules.latency = rules.ticks + within(0, 5);
  }
  return rules;
}

inline rows any_broadcast(const dodona_rules &rules) {
  const int32_t most = chance(30) ? 1 : within(1, rules.blocks);
  const auto order = static_cast<Gossip::layout>(within(0, 3));
  return Gossip(rules, most, order, *rc::gen::arbitrary<uint32_t>()).spread();
}

#endif
