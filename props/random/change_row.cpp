/* One row of a valid schedule is changed: the checker rejects it, at the right row, for the right
   reason. */
#include "props/random/change.hpp"

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

/* A row goes to another step, among whose rows it stands last. There it may go on with a message, of
   which the peer knows nothing. */
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
  bool goes_on = false;
  int32_t to = 0;
  for (; to < v.size() && v.at(to).step <= step; to++) {
    busy = busy || (v.at(to).step == step && v.at(to).rank == row.rank && v.at(to).op == row.op);
    goes_on = goes_on || (naive_one_message(&v.at(to), &row) && v.at(to).block < row.block);
  }
  v.all.insert(v.all.begin() + to, row);
  if (!earlier)
    v.expect_unmatched(partner < k ? partner : partner - 1);
  else if (goes_on)
    v.expect(DODONA_BLOCK_MISMATCH, to);
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
            verdict.fault == DODONA_UNMATCHED_RECEIVE || verdict.fault == DODONA_PORT_TWICE ||
            verdict.fault == DODONA_BLOCK_MISMATCH);
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
            verdict.fault == DODONA_UNMATCHED_RECEIVE || verdict.fault == DODONA_BLOCK_MISMATCH);
  RC_ASSERT(verdict.row <= std::max(k, partner));
  v.expect(verdict);
}

int main() {
  return run_properties(
      {{"block changed: mismatch", block_changed},
       {"row dropped: unmatched", row_dropped},
       {"row duplicated: port twice", row_duplicated},
       {"peer changed: unmatched", peer_changed},
       {"field out of range: out of range", field_out_of_range},
       {"step beyond the last: partner unmatched", step_beyond_the_last},
       {"row moved: unmatched, port twice or block mismatch", row_moved},
       {"step changed in place: never valid", step_changed},
       {"row after a later one: out of order", order_broken},
       {"operation turned: unmatched, port twice or block mismatch", operation_turned}},
      500);
}
