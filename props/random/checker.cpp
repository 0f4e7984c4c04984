/* The checker agrees with the naive one on random schedules, valid and not, in all its models; and what
   it calls valid delivers. */
#include "props/random/gossip.hpp"

static void agree(const dodona_rules &rules, const rows &all) {
  const int64_t n = static_cast<int64_t>(all.size());
  const dodona_verdict verdict = judge(rules, all);
  RC_TAG(verdict.fault);
  RC_ASSERT(verdict == naive_check(&rules, all.data(), n));
  if (verdict.fault == DODONA_VALID)
    RC_ASSERT(naive_delivers(&rules, all.data(), n));
}

/* Nothing but noise, in a small world; now and then a value outside it, or a step out of order, or a
   row like the one before but for its block. */
static void noise_is_judged_alike() {
  const dodona_rules rules = any_rules(4, 3);
  RC_LOG() << rc::toString(rules);
  rows all;
  int64_t step = 0;
  for (int32_t n = within(0, 10); n > 0; n--) {
    step += chance(60) ? 0 : within(0, 3);
    dodona_row row = {step, within(0, rules.ranks - 1), within(0, 1), within(0, rules.ranks - 1),
                      within(0, rules.blocks - 1)};
    if (!all.empty() && chance(20)) {
      row = all.back();
      row.block = within(0, rules.blocks - 1);
    }
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

/* Blocks for a message: mostly ascending. */
static std::vector<int32_t> any_blocks(int32_t blocks) {
  std::vector<int32_t> drawn;
  for (int32_t block = 0; block < blocks; block++)
    if (chance(40))
      drawn.push_back(block);
  if (drawn.empty() || chance(10))
    drawn.push_back(within(0, blocks - 1));
  if (chance(10))
    std::swap(drawn.front(), drawn.back());
  return drawn;
}

/* Whole messages between any ranks at any time; both ends at once, or row by row. */
static void messages_are_judged_alike() {
  const dodona_rules rules = any_rules(4, 4);
  RC_PRE(rules.ranks > 1);
  RC_LOG() << rc::toString(rules);
  rows all;
  int64_t step = 0;
  for (int32_t n = within(0, 9); n > 0; n--) {
    step += within(0, rules.latency + 1);
    const int32_t from = chance(50) ? rules.root : within(0, rules.ranks - 1);
    const int32_t to = (from + within(1, rules.ranks - 1)) % rules.ranks;
    const std::vector<int32_t> blocks = any_blocks(rules.blocks);
    const bool together = chance(50);
    for (int32_t block : blocks) {
      all.push_back({step, from, DODONA_SEND, to, block});
      if (together)
        all.push_back({step, to, DODONA_RECV, from, block});
    }
    for (int32_t block : blocks)
      if (!together)
        all.push_back({step, to, DODONA_RECV, from, block});
  }
  agree(rules, all);
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

/* One row of a good broadcast, or one field of it, or one parameter of the rules, is a little off. */
static void gossip_a_little_off_is_judged_alike() {
  dodona_rules rules = any_rules(5, 4);
  RC_PRE(rules.ranks > 1);
  rows all = any_broadcast(rules);
  const size_t k = size_t(within(0, static_cast<int32_t>(all.size()) - 1));
  dodona_row &row = all[k];
  switch (within(0, 11)) {
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
  case 9:
    all.erase(all.begin() + static_cast<int64_t>(k));
    break;
  case 10:
    all.insert(all.begin() + static_cast<int64_t>(k), dodona_row(row));
    break;
  case 11:
    std::swap(row, all[k == 0 ? all.size() - 1 : k - 1]);
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
       {"messages are judged alike", messages_are_judged_alike},
       {"gossip is valid and delivers", gossip_is_valid_and_delivers},
       {"gossip a little off is judged alike", gossip_a_little_off_is_judged_alike},
       {"bad rules are told", bad_rules_are_told}},
      2000);
}
