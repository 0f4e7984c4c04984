/* The checker of combines agrees with the naive one on random schedules, valid and not, in all its
   models; and what it calls valid gives every rank the sum of all inputs. */
#include <algorithm>
#include <numeric>
#include <random>

#include "props/obvious/windows.h"
#include "props/obvious/naive_combine.h"
#include "props/random/random.hpp"

using rows = std::vector<dodona_row>;

static dodona_rules any_rules(int32_t max_ranks) {
  dodona_rules rules = duplex_rules(within(1, max_ranks), 2, within(-1, 1));
  rules.simplex = chance(25);
  rules.redundant = within(0, 1);
  if (chance(60)) {
    rules.ticks = within(1, 3);
    rules.latency = rules.ticks + within(0, 4);
  }
  return rules;
}

static dodona_verdict judge(const dodona_rules &rules, const rows &all, bool naive) {
  const int64_t n = static_cast<int64_t>(all.size());
  return naive ? naive_check_combine(&rules, all.data(), n) : judge_combine(&rules, all.data(), n);
}

static bool sums(const dodona_rules &rules, const rows &all) {
  std::vector<uint64_t> inputs;
  for (int32_t rank = 0; rank < rules.ranks; rank++)
    inputs.push_back(*rc::gen::arbitrary<uint64_t>());
  return naive_sums(&rules, all.data(), static_cast<int64_t>(all.size()), inputs.data());
}

static void agree(const dodona_rules &rules, const rows &all) {
  RC_LOG() << rc::toString(rules) << rc::toString(all);
  const dodona_verdict verdict = judge(rules, all, false);
  RC_TAG(verdict.fault);
  RC_ASSERT(verdict == judge(rules, all, true));
  if (verdict.fault == DODONA_VALID)
    RC_ASSERT(sums(rules, all));
}

/* Nothing but noise, in a small world; now and then a value outside it, or a step out of order. */
static void noise_is_judged_alike() {
  const dodona_rules rules = any_rules(4);
  rows all;
  int64_t step = 0;
  for (int32_t n = within(0, 10); n > 0; n--) {
    step += chance(60) ? 0 : within(0, 3);
    dodona_row row = {step, within(0, rules.ranks - 1), within(0, 1), within(0, rules.ranks - 1),
                      within(0, 1)};
    if (chance(3))
      row.step -= within(1, 2);
    if (chance(3))
      row.peer = within(-1, rules.ranks);
    if (chance(3))
      row.block = within(-1, 2);
    all.push_back(row);
  }
  agree(rules, all);
}

static void add(rows &all, int64_t step, int32_t from, int32_t to, int32_t block) {
  all.push_back({step, from, DODONA_SEND, to, block});
  all.push_back({step, to, DODONA_RECV, from, block});
}

/* Whole transfers, a permutation of the ranks or a few single ones at a time. */
static void transfers_are_judged_alike() {
  const dodona_rules rules = any_rules(5);
  RC_PRE(rules.ranks > 1);
  rows all;
  int64_t step = 0;
  for (int32_t n = within(0, 5); n > 0; n--) {
    const int32_t block = chance(25);
    const int32_t shift = within(1, rules.ranks - 1);
    const bool ring = chance(50);
    for (int32_t from = 0; from < rules.ranks; from++)
      if (ring || chance(20))
        add(all, step, from, (from + shift) % rules.ranks, block);
    step += chance(50) ? rules.latency : within(0, rules.latency + 1);
  }
  agree(rules, all);
}

static void shuffle_steps(rows &all) {
  std::mt19937 random(*rc::gen::arbitrary<uint32_t>());
  for (auto begin = all.begin(); begin != all.end();) {
    auto end = std::find_if(begin, all.end(), [&](auto &row) { return row.step != begin->step; });
    std::shuffle(begin, end, random);
    begin = end;
  }
}

/* A combine by windows, a round every `ticks` steps, in which a message takes latency / ticks
   rounds, rounded up; with the ranks renamed and each step's rows in any order. Not simplex. */
static rows any_combine(const dodona_rules &rules) {
  const int32_t latency = (rules.latency + rules.ticks - 1) / rules.ticks;
  const windows plan = windows_make(rules.ranks, latency);
  rows all(static_cast<size_t>(2 * plan.ranks * (plan.rounds + 1)));
  all.resize(static_cast<size_t>(windows_rows(&plan, all.data())));
  std::vector<int32_t> name(static_cast<size_t>(rules.ranks));
  std::iota(name.begin(), name.end(), 0);
  std::shuffle(name.begin(), name.end(), std::mt19937(*rc::gen::arbitrary<uint32_t>()));
  for (dodona_row &row : all) {
    row.step *= rules.ticks;
    row.rank = name[static_cast<size_t>(row.rank)];
    row.peer = name[static_cast<size_t>(row.peer)];
  }
  shuffle_steps(all);
  return all;
}

static void windows_are_valid_and_sum() {
  dodona_rules rules = any_rules(12);
  rules.simplex = 0;
  const rows all = any_combine(rules);
  const dodona_verdict valid = {DODONA_VALID, DODONA_NONE, DODONA_NONE, DODONA_NONE};
  RC_LOG() << rc::toString(rules) << rc::toString(all);
  RC_ASSERT(judge(rules, all, false) == valid);
  RC_ASSERT(judge(rules, all, true) == valid);
  RC_ASSERT(sums(rules, all));
}

/* Both rows of a transfer. */
static std::vector<dodona_row *> transfer_of(rows &all, const dodona_row &row) {
  std::vector<dodona_row *> both;
  for (dodona_row &other : all)
    if (other.step == row.step && ((other.rank == row.rank && other.op == row.op) ||
                                   (other.rank == row.peer && other.op != row.op)))
      both.push_back(&other);
  return both;
}

/* One field of a row of a good combine, or of a transfer's two rows, or a rule is a little off. */
static void windows_a_little_off_are_judged_alike() {
  dodona_rules rules = any_rules(6);
  RC_PRE(rules.ranks > 1);
  rules.simplex = 0;
  rows all = any_combine(rules);
  dodona_row &row = all[size_t(within(0, static_cast<int32_t>(all.size()) - 1))];
  const std::vector<dodona_row *> both = transfer_of(all, row);
  const int32_t delay = within(-3, 3);
  switch (within(0, 8)) {
  case 0:
    row.step += delay;
    break;
  case 1:
    row.rank = within(0, rules.ranks - 1);
    break;
  case 2:
    row.peer = within(0, rules.ranks - 1);
    break;
  case 3:
    row.block = within(0, 1);
    break;
  case 4:
    row.op = within(0, 1);
    break;
  case 5:
    rules.latency += within(0, 2);
    break;
  case 6:
    rules.ticks = within(1, rules.latency);
    break;
  case 7:
    for (dodona_row *one : both)
      one->block = 1 - one->block;
    break;
  case 8:
    for (dodona_row *one : both)
      one->step = std::max<int64_t>(0, one->step + delay);
    std::stable_sort(all.begin(), all.end(), [](auto &a, auto &b) { return a.step < b.step; });
    break;
  }
  agree(rules, all);
}

int main() {
  return run_properties(
      {{"noise is judged alike", noise_is_judged_alike},
       {"transfers are judged alike", transfers_are_judged_alike},
       {"windows are valid and sum", windows_are_valid_and_sum},
       {"windows a little off are judged alike", windows_a_little_off_are_judged_alike}},
      2000);
}
