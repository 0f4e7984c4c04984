/* One change to a valid schedule is rejected, at the right row and for the right reason. What is
   right is worked out by hand for each kind of change, and must also be what the naive checker says. */
#include <algorithm>

#include "naive_check.h"
#include "random.hpp"

using rows = std::vector<dodona_row>;

/* A valid schedule with at least one transfer. */
struct Valid {
  Valid() {
    dodona_request request = any_request(12, 6);
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

static int32_t other_than(int32_t old, int32_t count) {
  const int32_t other = within(0, count - 2);
  return other + (other >= old);
}

static void unchanged_is_valid() {
  Valid v;
  v.expect_valid();
}

static void block_changed() {
  Valid v;
  RC_PRE(v.rules.blocks > 1);
  const int32_t k = v.any_row();
  const int32_t partner = v.partner(k);
  v.at(k).block = other_than(v.at(k).block, v.rules.blocks);
  v.expect(DODONA_BLOCK_MISMATCH, std::min(k, partner));
}

static void row_dropped() {
  Valid v;
  const int32_t k = v.any_row();
  const int32_t partner = v.partner(k);
  v.erase(k);
  v.expect_unmatched(partner < k ? partner : partner - 1);
}

static void transfer_dropped() {
  Valid v;
  const int32_t k = v.any_row();
  const int32_t partner = v.partner(k);
  const dodona_row receive = v.at(k).op == DODONA_RECV ? v.at(k) : v.at(partner);
  v.erase(std::max(k, partner));
  v.erase(std::min(k, partner));
  const int32_t send = v.first_send(0, receive.rank, receive.block);
  if (send >= 0)
    v.expect(DODONA_SENT_BEFORE_HELD, send);
  else
    v.expect({DODONA_NEVER_RECEIVED, receive.rank, receive.block, v.size()});
}

static void row_duplicated() {
  Valid v;
  const int32_t k = v.any_row();
  int32_t end = k;
  while (end < v.size() && v.at(end).step == v.at(k).step)
    end++;
  const int32_t copy = within(k + 1, end);
  v.all.insert(v.all.begin() + copy, dodona_row(v.at(k)));
  v.expect(DODONA_PORT_TWICE, copy);
}

static void peer_changed() {
  Valid v;
  RC_PRE(v.rules.ranks > 2);
  const int32_t k = v.any_row();
  const int32_t partner = v.partner(k);
  const int32_t old = v.at(k).peer;
  int32_t peer = old;
  while (peer == old || peer == v.at(k).rank)
    peer = within(0, v.rules.ranks - 1);
  v.at(k).peer = peer;
  v.expect_unmatched(std::min(k, partner));
}

static void field_out_of_range() {
  Valid v;
  const int32_t kind = within(0, 8);
  int32_t k = kind == 8 ? 0 : v.any_row();
  k = std::min(k, v.partner(k));
  dodona_row &row = v.at(k);
  switch (kind) {
  case 0:
    row.rank = -within(1, INT32_MAX);
    break;
  case 1:
    row.rank = within(v.rules.ranks, INT32_MAX);
    break;
  case 2:
    row.peer = -within(1, INT32_MAX);
    break;
  case 3:
    row.peer = within(v.rules.ranks, INT32_MAX);
    break;
  case 4:
    row.block = -within(1, INT32_MAX);
    break;
  case 5:
    row.block = within(v.rules.blocks, INT32_MAX);
    break;
  case 6:
    row.op = chance(50) ? within(2, INT32_MAX) : -within(1, INT32_MAX);
    break;
  case 7:
    row.peer = row.rank;
    break;
  case 8:
    row.step = -int64_t(within(1, INT32_MAX));
    break;
  }
  /* k comes before its partner: no row before it had to do with it */
  v.expect(DODONA_OUT_OF_RANGE, k);
}

static void step_beyond_the_last() {
  Valid v;
  const int32_t k = v.size() - 1;
  const int32_t partner = v.partner(k);
  v.at(k).step = (int64_t(1) << 62) + 1 + within(0, INT32_MAX);
  v.expect_unmatched(partner);
}

/* A row goes to another step, among whose rows it stands last. */
static void row_moved() {
  Valid v;
  const int32_t k = v.any_row();
  const int32_t partner = v.partner(k);
  const int64_t last = v.at(v.size() - 1).step;
  const int64_t step = within(0, static_cast<int32_t>(last) + 2);
  dodona_row row = v.at(k);
  RC_PRE(step != row.step);
  const bool earlier = step < row.step;
  row.step = step;
  v.erase(k);
  bool busy = false;
  int32_t to = 0;
  for (; to < v.size() && v.at(to).step <= step; to++)
    busy = busy || (v.at(to).step == step && v.at(to).rank == row.rank && v.at(to).op == row.op);
  v.all.insert(v.all.begin() + to, row);
  if (!earlier)
    v.expect_unmatched(partner < k ? partner : partner - 1);
  else if (busy)
    v.expect(DODONA_PORT_TWICE, to);
  else
    v.expect_unmatched(to);
}

/* A row says another step and stays where it is: nothing sorted is left to be valid. */
static void step_changed() {
  Valid v;
  const int32_t k = v.any_row();
  const int64_t step = within(0, static_cast<int32_t>(v.at(v.size() - 1).step) + 2);
  RC_PRE(step != v.at(k).step);
  v.at(k).step = step;
  const dodona_verdict verdict = naive_check(&v.rules, v.all.data(), v.size());
  RC_ASSERT(verdict.fault == DODONA_OUT_OF_ORDER || verdict.fault == DODONA_UNMATCHED_SEND ||
            verdict.fault == DODONA_UNMATCHED_RECEIVE || verdict.fault == DODONA_PORT_TWICE);
  v.expect(verdict);
}

/* The root starts again after the end. */
static void order_broken() {
  Valid v;
  v.all.push_back({0, v.rules.root, DODONA_SEND, (v.rules.root + 1) % v.rules.ranks, 0});
  v.expect(DODONA_OUT_OF_ORDER, v.size() - 1);
}

static void operation_turned() {
  Valid v;
  const int32_t k = v.any_row();
  const int32_t partner = v.partner(k);
  v.at(k).op = 1 - v.at(k).op;
  const dodona_verdict verdict = naive_check(&v.rules, v.all.data(), v.size());
  RC_ASSERT(verdict.fault == DODONA_PORT_TWICE || verdict.fault == DODONA_UNMATCHED_SEND ||
            verdict.fault == DODONA_UNMATCHED_RECEIVE);
  RC_ASSERT(verdict.row <= std::max(k, partner));
  v.expect(verdict);
}

/* Two ranks exchange the order of two blocks between them. */
static void blocks_swapped() {
  Valid v;
  const int32_t early = v.any_row();
  int32_t late = -1;
  for (int32_t k = v.size() - 1; k > early; k--)
    if (v.at(k).rank == v.at(early).rank && v.at(k).op == v.at(early).op &&
        v.at(k).peer == v.at(early).peer && (late < 0 || chance(30)))
      late = k;
  RC_PRE(late >= 0);
  const int32_t early_partner = v.partner(early);
  const int32_t late_partner = v.partner(late);
  const dodona_row send = v.at(early).op == DODONA_SEND ? v.at(early) : v.at(early_partner);
  const int32_t send_row = v.at(early).op == DODONA_SEND ? early : early_partner;
  const int32_t later_block = v.at(late).block;
  const bool too_early =
      send.rank != v.rules.root && v.received(send.rank, later_block) >= send.step;
  const int64_t late_step = v.at(late).step;
  std::swap(v.at(early).block, v.at(late).block);
  std::swap(v.at(early_partner).block, v.at(late_partner).block);
  const int32_t onward = v.first_send(0, send.peer, send.block);
  if (too_early)
    v.expect(DODONA_SENT_BEFORE_HELD, send_row);
  else if (onward >= 0 && v.at(onward).step <= late_step)
    v.expect(DODONA_SENT_BEFORE_HELD, onward);
  else
    v.expect_valid();
}

/* A transfer takes place before all others: that is good if the root sends, and nobody else can. */
static void transfer_moved_to_the_front() {
  Valid v;
  const int32_t k = v.any_row();
  dodona_row first = v.at(k);
  dodona_row second = v.at(v.partner(k));
  const int32_t partner = v.partner(k);
  first.step = second.step = 0;
  v.erase(std::max(k, partner));
  v.erase(std::min(k, partner));
  v.all.insert(v.all.begin(), {first, second});
  const int32_t send = first.op == DODONA_SEND ? 0 : 1;
  if (v.at(send).rank == v.rules.root)
    v.expect_valid();
  else
    v.expect(DODONA_SENT_BEFORE_HELD, send);
}

static void transfer_added() {
  Valid v;
  const int64_t step = v.at(v.size() - 1).step + within(1, 5);
  const int32_t block = within(0, v.rules.blocks - 1);
  const int32_t from = within(0, v.rules.ranks - 1);
  const int32_t to = other_than(from, v.rules.ranks);
  v.all.push_back({step, from, DODONA_SEND, to, block});
  v.all.push_back({step, to, DODONA_RECV, from, block});
  v.expect(DODONA_RECEIVED_TWICE, v.size() - 1);
  v.rules.redundant = 1;
  v.expect_valid();
}

int main() {
  return run_properties(
      {{"unchanged: valid", unchanged_is_valid},
       {"block changed: mismatch", block_changed},
       {"row dropped: unmatched", row_dropped},
       {"transfer dropped: sent before held or never received", transfer_dropped},
       {"row duplicated: port twice", row_duplicated},
       {"peer changed: unmatched", peer_changed},
       {"field out of range: out of range", field_out_of_range},
       {"step beyond the last: partner unmatched", step_beyond_the_last},
       {"row moved: unmatched or port twice", row_moved},
       {"step changed in place: never valid", step_changed},
       {"row after a later one: out of order", order_broken},
       {"operation turned: unmatched or port twice", operation_turned},
       {"blocks swapped: sent before held", blocks_swapped},
       {"transfer moved to the front: sent before held", transfer_moved_to_the_front},
       {"transfer added: received twice", transfer_added}},
      500);
}
