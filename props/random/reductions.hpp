/* Reductions and allreduces, valid ones. */
#ifndef DODONA_PROPS_RANDOM_REDUCTIONS_HPP
#define DODONA_PROPS_RANDOM_REDUCTIONS_HPP

#include "props/random/gossip.hpp"

/* A schedule, the rules that it is judged by, and what it is to be. */
struct Reduction {
  dodona_rules rules;
  int32_t all; /* an allreduce */
  rows moves;
};

/* Rules of any model, and no rows yet. */
inline Reduction nothing(int32_t max_ranks, int32_t max_blocks) {
  Reduction r = {duplex_rules(within(1, max_ranks), 2 * within(1, max_blocks), 0), 0, {}};
  r.rules.root = within(0, r.rules.ranks - 1);
  r.rules.simplex = chance(25);
  r.rules.redundant = within(0, 1);
  r.all = within(0, 1);
  if (chance(60)) {
    r.rules.ticks = within(1, 3);
    r.rules.latency = r.rules.ticks + within(0, 4);
  }
  return r;
}

inline void add(rows &moves, int64_t step, int32_t from, int32_t to, int32_t block) {
  moves.push_back({step, from, DODONA_SEND, to, block});
  moves.push_back({step, to, DODONA_RECV, from, block});
}

inline void shuffle_steps(rows &moves) {
  std::mt19937 random(*rc::gen::arbitrary<uint32_t>());
  for (auto begin = moves.begin(); begin != moves.end();) {
    auto end = std::find_if(begin, moves.end(), [&](auto &row) { return row.step != begin->step; });
    mix(begin, end, random);
    begin = end;
  }
}

inline int64_t last_step(const rows &moves) {
  return moves.empty() ? 0 : moves.back().step;
}

inline void sort_steps(rows &moves) {
  std::stable_sort(moves.begin(), moves.end(), [](auto &a, auto &b) { return a.step < b.step; });
}

/* A broadcast backwards: who sent receives, and combines. */
inline rows reversed(rows moves) {
  const int64_t last = last_step(moves);
  for (dodona_row &row : moves) {
    row.step = last - row.step;
    row.op = 1 - row.op;
  }
  sort_steps(moves);
  return moves;
}

/* Then a broadcast of the results, from `offset` on. */
inline void append_results(Reduction &r, const rows &broadcast, int64_t offset) {
  for (dodona_row row : broadcast) {
    row.step += offset;
    row.block += r.rules.blocks / 2;
    r.moves.push_back(row);
  }
}

/* Made by chance: messages of one or more blocks, any model. */
inline Reduction any_gossip(int32_t max_ranks, int32_t max_blocks) {
  Reduction r = {any_rules(max_ranks, max_blocks), within(0, 1), {}};
  dodona_rules once = r.rules;
  once.redundant = 0;
  r.moves = reversed(any_broadcast(once));
  const rows results = any_broadcast(r.rules);
  r.rules.blocks *= 2;
  if (r.all)
    append_results(r, results, last_step(r.moves) + r.rules.latency);
  return r;
}

/* A plan backwards, for the allreduce then a plan, perhaps another one; a step lasts `latency`. */
inline Reduction any_plan(int32_t max_ranks, int32_t max_blocks) {
  Reduction r = nothing(max_ranks, max_blocks);
  r.rules.simplex = 0;
  dodona_tree_request request = any_request(max_ranks, max_blocks);
  r.rules.ranks = request.ranks;
  r.rules.root = request.root;
  r.rules.blocks = 2 * request.blocks;
  r.moves = reversed(Planned(request).rows());
  if (r.all) {
    request.algorithm = any_request(2, 1).algorithm;
    append_results(r, Planned(request).rows(), last_step(r.moves) + 1);
  }
  for (dodona_row &row : r.moves)
    row.step *= r.rules.latency;
  shuffle_steps(r.moves);
  return r;
}

/* The ring: P blocks go round in part, each from the rank behind its own, and round again finished. */
inline Reduction any_ring(int32_t max_ranks) {
  Reduction r = nothing(max_ranks, 1);
  const int32_t ranks = r.rules.ranks;
  r.rules.simplex = 0;
  r.rules.blocks = 2 * ranks;
  r.all = 1;
  for (int32_t x = 0; x < 2 * (ranks - 1); x++)
    for (int32_t rank = 0; rank < ranks; rank++)
      add(r.moves, int64_t(x) * r.rules.latency, rank, (rank + 1) % ranks,
          (rank - x + 2 * ranks) % ranks + (x < ranks - 1 ? 0 : ranks));
  shuffle_steps(r.moves);
  return r;
}

/* Recursive doubling of 2^k ranks: parts alone, all blocks in a message. */
inline Reduction any_doubling(int32_t max_blocks) {
  Reduction r = nothing(1, max_blocks);
  const int32_t bits = within(0, 4);
  r.rules.simplex = 0;
  r.rules.ranks = 1 << bits;
  r.rules.root = within(0, r.rules.ranks - 1);
  r.all = 1;
  for (int32_t bit = 0; bit < bits; bit++)
    for (int32_t rank = 0; rank < r.rules.ranks; rank++)
      for (int32_t block = 0; block < r.rules.blocks / 2; block++)
        add(r.moves, int64_t(bit) * r.rules.latency, rank, rank ^ (1 << bit), block);
  shuffle_steps(r.moves);
  return r;
}

inline Reduction any_good(int32_t max_ranks, int32_t max_blocks) {
  const int32_t kind = within(1, 100);
  return kind <= 40   ? any_plan(max_ranks, max_blocks)
         : kind <= 80 ? any_gossip(max_ranks, max_blocks)
         : kind <= 90 ? any_ring(max_ranks)
                      : any_doubling(max_blocks);
}

#endif
