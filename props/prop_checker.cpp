/* The checker agrees with the naive one on random schedules, valid and not, in all its models; and what
   it calls valid delivers. */
#include <algorithm>
#include <random>

#include "naive_check.h"
#include "random.hpp"

using rows = std::vector<dodona_row>;

static dodona_rules any_rules(int32_t max_ranks, int32_t max_blocks) {
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

static void agree(const dodona_rules &rules, const rows &all) {
  const int64_t n = static_cast<int64_t>(all.size());
  const dodona_verdict verdict = judge(rules, all);
  RC_TAG(verdict.fault);
  RC_ASSERT(verdict == naive_check(&rules, all.data(), n));
  if (verdict.fault == DODONA_VALID)
    RC_ASSERT(naive_delivers(&rules, all.data(), n));
}

/* Nothing but noise, in a small world; now and then a value outside it, or a step out of order. */
static void noise_is_judged_alike() {
  const dodona_rules rules = any_rules(4, 3);
  RC_LOG() << rc::toString(rules);
  rows all;
  int64_t step = 0;
  for (int32_t n = within(0, 10); n > 0; n--) {
    step += chance(60) ? 0 : within(0, 3);
    dodona_row row = {step, within(0, rules.ranks - 1), within(0, 1), within(0, rules.ranks - 1),
                      within(0, rules.blocks - 1)};
    if (chance(3))
      row.step -= within(1, 2);
    if (chance(3))
      row.peer = within(-1, rules.ranks);
    if (chance(3))
      row.block = within(-1, rules.blocks);
    all.push_back(row);
  }
  agree(rules, all);
}

/* Whole transfers between any ranks at any time. */
static void transfers_are_judged_alike() {
  const dodona_rules rules = any_rules(4, 3);
  RC_PRE(rules.ranks > 1);
  RC_LOG() << rc::toString(rules);
  rows all;
  int64_t step = 0;
  for (int32_t n = within(0, 12); n > 0; n--) {
    step += within(0, rules.latency + 1);
    const int32_t from = chance(50) ? rules.root : within(0, rules.ranks - 1);
    const int32_t to = (from + within(1, rules.ranks - 1)) % rules.ranks;
    const int32_t block = within(0, rules.blocks - 1);
    all.push_back({step, from, DODONA_SEND, to, block});
    all.push_back({step, to, DODONA_RECV, from, block});
  }
  agree(rules, all);
}

/* A broadcast made by chance: in each tick ranks whose ports are free send something that they hold to
   somebody whose ports are free and who lacks it (or, if redundant, perhaps does not). */
class Gossip {
public:
  Gossip(const dodona_rules &rules, uint32_t seed)
      : rules(rules), random(seed), usable(cells(), INT64_MAX), send_free(size(rules.ranks)),
        receive_free(size(rules.ranks)) {
    for (int32_t block = 0; block < rules.blocks; block++)
      usable[cell(rules.root, block)] = 0;
  }

  rows spread() {
    rows all;
    for (int64_t tick = 0; std::count(usable.begin(), usable.end(), INT64_MAX) > 0; tick++) {
      rows now;
      for (int32_t tries = 2 * rules.ranks; tries > 0; tries--)
        attempt(tick, now);
      std::shuffle(now.begin(), now.end(), random);
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

  void attempt(int64_t tick, rows &now) {
    const int32_t from = below(rules.ranks);
    const int32_t to = below(rules.ranks);
    const int32_t block = below(rules.blocks);
    const bool lacks = usable[cell(to, block)] == INT64_MAX;
    const bool again = rules.redundant && below(4) == 0;
    if (from == to || usable[cell(from, block)] > tick || !(lacks || again) ||
        send_free[size(from)] > tick || receive_free[size(to)] > tick)
      return;
    send_free[size(from)] = receive_free[size(to)] = tick + rules.ticks;
    if (rules.simplex)
      receive_free[size(from)] = send_free[size(to)] = tick + rules.ticks;
    if (lacks)
      usable[cell(to, block)] = tick + rules.latency;
    now.push_back({tick, from, DODONA_SEND, to, block});
    now.push_back({tick, to, DODONA_RECV, from, block});
  }

  const dodona_rules rules;
  std::mt19937 random;
  std::vector<int64_t> usable; /* by rank and block: from which tick on */
  std::vector<int64_t> send_free;
  std::vector<int64_t> receive_free;
};

static rows any_broadcast(const dodona_rules &rules) {
  return Gossip(rules, *rc::gen::arbitrary<uint32_t>()).spread();
}

static void gossip_is_valid_and_delivers() {
  const dodona_rules rules = any_rules(7, 5);
  RC_LOG() << rc::toString(rules);
  const rows all = any_broadcast(rules);
  const int64_t n = static_cast<int64_t>(all.size());
  const dodona_verdict valid = {DODONA_VALID, DODONA_NONE, DODONA_NONE, DODONA_NONE};
  RC_ASSERT(judge(rules, all) == valid);
  RC_ASSERT(naive_delivers(&rules, all.data(), n));
  const bool redundant = n > 2 * int64_t(rules.ranks - 1) * rules.blocks;
  dodona_rules strict = rules;
  strict.redundant = 0;
  RC_ASSERT((judge(strict, all).fault == DODONA_RECEIVED_TWICE) == redundant);
}

/* One field of one row of a good broadcast, or one parameter of the rules, is a little off. */
static void gossip_a_little_off_is_judged_alike() {
  dodona_rules rules = any_rules(5, 4);
  RC_PRE(rules.ranks > 1);
  rows all = any_broadcast(rules);
  dodona_row &row = all[size_t(within(0, static_cast<int32_t>(all.size()) - 1))];
  switch (within(0, 8)) {
  case 0:
    row.step += within(-3, 3);
    break;
  case 1:
    row.rank = within(0, rules.ranks - 1);
    break;
  case 2:
    row.peer = within(0, rules.ranks - 1);
    break;
  case 3:
    row.block = within(0, rules.blocks - 1);
    break;
  case 4:
    row.op = within(0, 1);
    break;
  case 5:
    rules.latency += within(0, 2);
    break;
  case 6:
    rules.simplex = 1;
    break;
  case 7:
    rules.redundant = 0;
    break;
  case 8:
    rules.ticks = within(1, rules.latency);
    break;
  }
  RC_LOG() << rc::toString(rules) << rc::toString(all);
  agree(rules, all);
}

/* Rules that make no sense, too few entries of scratch, a negative number of rows. */
static void bad_rules_are_told() {
  dodona_rules rules = any_rules(5, 4);
  const dodona_verdict bad = {DODONA_BAD_RULES, DODONA_NONE, DODONA_NONE, DODONA_NONE};
  uint64_t scratch[64];
  int64_t entries = dodona_check_entries(&rules);
  int64_t n = 0;
  RC_ASSERT(entries >= 0 && entries <= 64);
  switch (within(0, 7)) {
  case 0:
    rules.ranks = -within(0, INT32_MAX);
    break;
  case 1:
    rules.blocks = -within(0, INT32_MAX);
    break;
  case 2:
    rules.root = -within(1, INT32_MAX);
    break;
  case 3:
    rules.root = within(rules.ranks, INT32_MAX);
    break;
  case 4:
    rules.ticks = -within(0, INT32_MAX);
    break;
  case 5:
    rules.latency = rules.ticks - within(1, INT32_MAX);
    break;
  case 6:
    entries = within(-1, static_cast<int32_t>(entries) - 1);
    break;
  case 7:
    n = -int64_t(within(1, INT32_MAX));
    break;
  }
  RC_ASSERT(dodona_check_broadcast(&rules, nullptr, n, scratch, entries) == bad);
}

int main() {
  return run_properties(
      {{"noise is judged alike", noise_is_judged_alike},
       {"transfers are judged alike", transfers_are_judged_alike},
       {"gossip is valid and delivers", gossip_is_valid_and_delivers},
       {"gossip a little off is judged alike", gossip_a_little_off_is_judged_alike},
       {"bad rules are told", bad_rules_are_told}},
      2000);
}
