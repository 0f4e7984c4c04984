/* A whole transfer of a valid schedule is changed, so that all rows still match: what is then wrong is
   causality or coverage, or nothing. */
#include "props/random/change.hpp"

static void unchanged_is_valid() {
  Valid v;
  v.expect_valid();
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
       {"transfer dropped: sent before held or never received", transfer_dropped},
       {"blocks swapped: sent before held", blocks_swapped},
       {"transfer moved to the front: sent before held", transfer_moved_to_the_front},
       {"transfer added: received twice", transfer_added}},
      500);
}
