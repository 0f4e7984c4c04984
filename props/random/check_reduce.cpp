/* The checker of collectives agrees with naive ones on random reductions and allreduces, valid and not, in all models; and what it calls valid
   gives the root, or every rank, the sum of all inputs. */
#include "props/obvious/naive_check.h"
#include "props/obvious/naive_reduce.h"
#include "props/random/reductions.hpp"
#include "props/reduction.h"

static int64_t rows_of(const Reduction &r) {
  return static_cast<int64_t>(r.moves.size());
}

static int64_t times_in(const Reduction &r, int32_t rank, int32_t block, int32_t input) {
  return naive_times(&r.rules, r.moves.data(), rows_of(r), rank, block, input);
}

/* Whether whoever wants a block has each input in it once; the rows fit. */
static bool has_once(const Reduction &r) {
  for (int32_t rank = 0; rank < r.rules.ranks; rank++)
    for (int32_t block = 0; block < r.rules.blocks / 2; block++)
      for (int32_t input = 0; input < r.rules.ranks; input++)
        if ((r.all || rank == r.rules.root) && times_in(r, rank, block, input) != 1)
          return false;
  return true;
}

static bool sums(const Reduction &r) {
  std::mt19937_64 random(*rc::gen::arbitrary<uint32_t>());
  std::vector<uint64_t> inputs(static_cast<size_t>(r.rules.ranks * (r.rules.blocks / 2)));
  std::generate(inputs.begin(), inputs.end(), random);
  return naive_reduces(&r.rules, r.all, r.moves.data(), static_cast<int64_t>(r.moves.size()),
                       inputs.data());
}

static void log(const Reduction &r) {
  RC_LOG() << rc::toString(r.rules) << (r.all ? " all " : " root ") << rc::toString(r.moves);
}

static void agree(const Reduction &r) {
  log(r);
  const int64_t n = rows_of(r);
  const reduction_verdict v = judge_reduction(&r.rules, r.all, r.moves.data(), n);
  RC_TAG(v.fits.fault, v.lack.block >= 0);
  for (int64_t k = 0; k < n; k++) {
    const dodona_fault misfit = naive_misfit(&r.rules, r.moves.data(), n, k);
    if (misfit != DODONA_VALID) {
      RC_ASSERT(v.fits.fault == misfit && v.fits.row == k);
      return;
    }
  }
  RC_ASSERT(v.fits.fault == DODONA_VALID);
  RC_ASSERT((v.lack.block == -1) == has_once(r));
  if (v.lack.block == -1) {
    RC_ASSERT(sums(r));
    return;
  }
  RC_ASSERT(r.all || v.lack.rank == r.rules.root);
  const int64_t times = times_in(r, v.lack.rank, v.lack.block, v.lack.input);
  RC_ASSERT(std::min<int64_t>(times, 2) == v.lack.times && v.lack.times != 1);
}

static void expect_valid(const Reduction &r) {
  log(r);
  RC_ASSERT(is_valid_reduction(&r.rules, r.all, r.moves.data(), rows_of(r)));
  RC_ASSERT(sums(r));
}

/* Nothing but noise, in a small world; now and then a value outside it, or a step out of order, or a
   row like the one before but for its block. */
static void noise_is_judged_alike() {
  Reduction r = nothing(4, 2);
  int64_t step = 0;
  for (int32_t n = within(0, 10); n > 0; n--) {
    step += chance(60) ? 0 : within(0, 3);
    dodona_row row = {step, within(0, r.rules.ranks - 1), within(0, 1),
                      within(0, r.rules.ranks - 1), within(0, r.rules.blocks - 1)};
    if (!r.moves.empty() && chance(20)) {
      row = r.moves.back();
      row.block = within(0, r.rules.blocks - 1);
    }
    if (chance(3))
      row.step -= within(1, 2);
    if (chance(3))
      row.peer = within(-1, r.rules.ranks);
    if (chance(3))
      row.block = within(-1, r.rules.blocks);
    r.moves.push_back(row);
  }
  agree(r);
}

/* Whole messages between any two ranks, mostly of parts at first and of results later. */
static void messages_are_judged_alike() {
  Reduction r = nothing(4, 2);
  RC_PRE(r.rules.ranks > 1);
  int64_t step = 0;
  const int32_t s = r.rules.blocks / 2;
  const int32_t count = within(0, 10);
  for (int32_t n = 0; n < count; n++) {
    const int32_t from = within(0, r.rules.ranks - 1);
    const int32_t to = chance(40) && from != r.rules.root
                           ? r.rules.root
                           : (from + within(1, r.rules.ranks - 1)) % r.rules.ranks;
    const int32_t first = within(0, s - 1) + (within(0, count - 1) < n && chance(60) ? s : 0);
    add(r.moves, step, from, to, first);
    for (int32_t block = first + 1; block < r.rules.blocks && chance(30); block++)
      add(r.moves, step, from, to, block);
    step += chance(50) ? r.rules.latency : within(0, r.rules.latency + 1);
  }
  agree(r);
}

static void plans_are_valid_and_sum() {
  expect_valid(any_plan(12, 5));
}

static void gossip_is_valid_and_sums() {
  expect_valid(any_gossip(8, 5));
}

static void rings_are_valid_and_sum() {
  expect_valid(any_ring(8));
}

static void doublings_are_valid_and_sum() {
  expect_valid(any_doubling(3));
}

/* Are these the two rows of a transfer, or one of them twice? */
static bool one_transfer(const dodona_row &a, const dodona_row &b) {
  const bool same = a.rank == b.rank && a.op == b.op;
  const bool ends = a.rank == b.peer && a.peer == b.rank && a.op != b.op;
  return a.step == b.step && a.block == b.block && (same || ends);
}

/* One row of a good schedule is a little off. */
static void one_row_off_is_judged_alike() {
  Reduction r = any_good(6, 3);
  RC_PRE(!r.moves.empty());
  dodona_row &row = r.moves[size_t(within(0, static_cast<int32_t>(r.moves.size()) - 1))];
  switch (within(0, 5)) {
  case 0:
    row.step += within(-3, 3);
    break;
  case 1:
    row.rank = within(0, r.rules.ranks - 1);
    break;
  case 2:
    row.peer = within(0, r.rules.ranks - 1);
    break;
  case 3:
    row.block = within(0, r.rules.blocks - 1);
    break;
  case 4:
    row.op = within(0, 1);
    break;
  case 5:
    r.moves.erase(r.moves.begin() + (&row - r.moves.data()));
    break;
  }
  agree(r);
}

/* Both rows of a transfer are, so that what they bring is in question. */
static void one_transfer_off_is_judged_alike() {
  Reduction r = any_good(6, 3);
  RC_PRE(!r.moves.empty());
  const dodona_row row = r.moves[size_t(within(0, static_cast<int32_t>(r.moves.size()) - 1))];
  const int32_t sender = row.op == DODONA_SEND ? row.rank : row.peer;
  const int32_t receiver = row.op == DODONA_SEND ? row.peer : row.rank;
  rows rest;
  for (const dodona_row &other : r.moves)
    if (!one_transfer(row, other))
      rest.push_back(other);
  const int32_t s = r.rules.blocks / 2;
  const int32_t block = within(0, r.rules.blocks - 1);
  const int64_t delay = within(-4, 4) * r.rules.latency;
  const int64_t end = last_step(r.moves) + r.rules.latency;
  const int32_t from = within(0, r.rules.ranks - 1);
  const int32_t to = (from + within(1, r.rules.ranks - 1)) % r.rules.ranks;
  switch (within(0, 6)) {
  case 0: /* a part for a result, or the other way round */
    for (dodona_row &one : r.moves)
      if (one_transfer(row, one))
        one.block = (one.block + s) % r.rules.blocks;
    break;
  case 1: /* another block */
    for (dodona_row &one : r.moves)
      if (one_transfer(row, one))
        one.block = block;
    break;
  case 2: /* earlier or later */
    r.moves = rest;
    add(r.moves, std::max<int64_t>(0, row.step + delay), sender, receiver, row.block);
    sort_steps(r.moves);
    break;
  case 3: /* never */
    r.moves = rest;
    break;
  case 4: /* once more, in the end */
    add(r.moves, end, sender, receiver, row.block);
    break;
  case 5: /* one more, in the end */
    add(r.moves, end, from, to, block);
    break;
  case 6: /* back again, in the end */
    add(r.moves, end, receiver, sender, row.block);
    break;
  }
  agree(r);
}

/* The rules are: messages take longer than the schedule gives them, or the other thing is wanted; or the
   broadcast begins before the reduction ends. */
static void other_rules_are_judged_alike() {
  Reduction r = any_good(6, 3);
  const int32_t sooner = within(0, 4) * r.rules.latency;
  switch (within(0, 4)) {
  case 0:
    r.rules.latency += within(0, 4);
    break;
  case 1:
    r.rules.ticks = within(1, r.rules.latency);
    break;
  case 2:
    r.all = 1 - r.all;
    break;
  case 3:
    r.rules.root = within(0, r.rules.ranks - 1);
    break;
  case 4:
    for (dodona_row &row : r.moves)
      if (row.block >= r.rules.blocks / 2)
        row.step = std::max<int64_t>(0, row.step - sooner);
    sort_steps(r.moves);
    break;
  }
  agree(r);
}

int main() {
  return run_properties({{"noise is judged alike", noise_is_judged_alike},
                         {"messages are judged alike", messages_are_judged_alike},
                         {"plans are valid and sum", plans_are_valid_and_sum},
                         {"gossip is valid and sums", gossip_is_valid_and_sums},
                         {"rings are valid and sum", rings_are_valid_and_sum},
                         {"doublings are valid and sum", doublings_are_valid_and_sum},
                         {"one row off is judged alike", one_row_off_is_judged_alike},
                         {"one transfer off is judged alike", one_transfer_off_is_judged_alike},
                         {"other rules are judged alike", other_rules_are_judged_alike}},
                        1000);
}
