/* One change to a message of several blocks in a valid schedule: the checker rejects it, at the right
   row, for the right reason. */
#include "props/random/gossip.hpp"

/* A valid broadcast, and a row of it. */
struct Messages {
  Messages() : rules(any_rules(6, 6)) {
    rules.ranks += rules.ranks == 1;
    all = any_broadcast(rules);
    row = within(0, size() - 1);
    RC_LOG() << rc::toString(rules) << rc::toString(all) << " row " << row;
  }
  int32_t size() const {
    return static_cast<int32_t>(all.size());
  }
  dodona_row &at(int32_t k) {
    return all[static_cast<size_t>(k)];
  }
  int32_t partner(int32_t k) const {
    return static_cast<int32_t>(naive_partner(&rules, all.data(), size(), k));
  }
  /* The next row of k's message from row k + way on in that direction, or -1. */
  int32_t beside(int32_t k, int32_t way) {
    for (int32_t i = k + way; 0 <= i && i < size(); i += way)
      if (naive_one_message(&at(i), &at(k)))
        return i;
    return -1;
  }
  bool alone(int32_t k) {
    return beside(k, 1) < 0 && beside(k, -1) < 0;
  }
  /* Goes on to a row that is not the first of its message; false if there is none. */
  bool go_to_a_later_one() {
    while (row < size() && beside(row, -1) < 0)
      row++;
    return row < size();
  }
  void expect(dodona_fault fault, int32_t k) const {
    const dodona_verdict verdict = {fault, DODONA_NONE, DODONA_NONE, k};
    RC_ASSERT(judge(rules, all) == verdict);
    RC_ASSERT(naive_check(&rules, all.data(), size()) == verdict);
  }
  dodona_rules rules;
  rows all;
  int32_t row;
};

static void unchanged_is_valid() {
  Messages m;
  m.expect(DODONA_VALID, DODONA_NONE);
  RC_ASSERT(naive_delivers(&m.rules, m.all.data(), m.size()));
}

/* The peer's row for that block has nothing to meet, the peer's others have. */
static void row_dropped() {
  Messages m;
  const bool alone = m.alone(m.row);
  const int32_t partner = m.partner(m.row);
  const bool send = m.at(partner).op == DODONA_SEND;
  m.all.erase(m.all.begin() + m.row);
  const int32_t at = partner - (m.row < partner);
  m.expect(!alone ? DODONA_BLOCK_MISMATCH
           : send ? DODONA_UNMATCHED_SEND
                  : DODONA_UNMATCHED_RECEIVE,
           at);
}

static void row_repeated() {
  Messages m;
  int32_t end = m.row;
  while (end < m.size() && m.at(end).step == m.at(m.row).step)
    end++;
  int32_t to = within(m.row + 1, end);
  const int32_t next = m.beside(m.row, 1);
  m.all.insert(m.all.begin() + to, dodona_row(m.at(m.row)));
  m.expect(DODONA_PORT_TWICE, to);
  RC_TAG(next < 0 ? "last" : next < to ? "after another" : "before another");
}

/* Two blocks of a message change places: the row after the first of them has a smaller block. */
static void blocks_descend() {
  Messages m;
  const int32_t next = m.beside(m.row, 1);
  RC_PRE(next >= 0);
  int32_t last = next;
  while (m.beside(last, 1) >= 0 && chance(50))
    last = m.beside(last, 1);
  std::swap(m.at(m.row).block, m.at(last).block);
  m.expect(DODONA_PORT_TWICE, next);
}

/* A later row of a message names another peer. */
static void second_peer() {
  Messages m;
  RC_PRE(m.rules.ranks > 2 && m.go_to_a_later_one());
  const int32_t partner = m.partner(m.row);
  const int32_t old = m.at(m.row).peer;
  do
    m.at(m.row).peer = within(0, m.rules.ranks - 1);
  while (m.at(m.row).peer == old || m.at(m.row).peer == m.at(m.row).rank);
  if (partner < m.row)
    m.expect(DODONA_BLOCK_MISMATCH, partner);
  else
    m.expect(DODONA_PORT_TWICE, m.row);
}

/* The first row of a message names a block that the peer does not. */
static void first_block_smaller() {
  Messages m;
  RC_PRE(m.beside(m.row, -1) < 0 && m.at(m.row).block > 0);
  const int32_t partner = m.partner(m.row);
  m.at(m.row).block = within(0, m.at(m.row).block - 1);
  m.expect(DODONA_BLOCK_MISMATCH, std::min(m.row, partner));
}

int main() {
  return run_properties({{"unchanged: valid", unchanged_is_valid},
                         {"row dropped: block mismatch or unmatched", row_dropped},
                         {"row repeated: port twice", row_repeated},
                         {"blocks descend: port twice", blocks_descend},
                         {"a second peer: port twice or block mismatch", second_peer},
                         {"first block smaller: block mismatch", first_block_smaller}},
                        500);
}
