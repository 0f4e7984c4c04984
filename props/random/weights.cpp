/* The backward pass counts what a machine that keeps every count counts, on random messages; of schedules that the checker of reductions calls
   valid it says the same, and of those that lack a message, or have one twice, what the machine says. */
#include "props/obvious/copies.h"
#include "props/obvious/naive_reduce.h"
#include "props/random/reductions.hpp"

static void showValue(const dodona_message &m, std::ostream &out) {
  out << "(step " << m.step << ": " << m.src
      << (m.use == DODONA_STORE ? " stores at " : " adds to ") << m.dst << ")";
}

struct Messages {
  int32_t ranks;
  int64_t latency;
  std::vector<dodona_message> all;
};

/* One message a receiver and step; some steps are empty. */
static Messages any_messages() {
  Messages m = {within(1, 9), within(1, 4), {}};
  const int32_t density = within(5, 100), stores = chance(50) ? within(0, 100) : 0;
  int64_t step = 0;
  for (int32_t x = within(0, 9); x > 0; x--) {
    for (int32_t dst = 0; dst < m.ranks; dst++)
      if (chance(density))
        m.all.push_back({step, within(0, m.ranks - 1), dst,
                         chance(stores) ? DODONA_STORE : within(DODONA_PREPEND, DODONA_APPEND)});
    step += chance(75) ? 1 : within(1, 4);
  }
  return m;
}

static std::vector<uint64_t> counted(const Messages &m) {
  std::vector<uint64_t> times(static_cast<size_t>(m.ranks) * static_cast<size_t>(m.ranks));
  obvious_copies(m.all.data(), static_cast<int64_t>(m.all.size()), m.latency, m.ranks,
                 times.data());
  return times;
}

static std::vector<uint8_t> any_ranks(int32_t ranks) {
  std::vector<uint8_t> some(static_cast<size_t>(ranks));
  for (uint8_t &one : some)
    one = chance(60) ? static_cast<uint8_t>(within(1, 255)) : 0;
  return some;
}

/* The first rank that wants the result and lacks an input, or has it more than once. */
static int32_t first_wrong(const Messages &m, const std::vector<uint8_t> &begins,
                           const std::vector<uint8_t> &wants) {
  const std::vector<uint64_t> times = counted(m);
  for (int32_t d = 0; d < m.ranks; d++)
    for (int32_t i = 0; i < m.ranks && wants[static_cast<size_t>(d)]; i++)
      if (begins[static_cast<size_t>(i)] && times[static_cast<size_t>(d * m.ranks + i)] != 1)
        return d;
  return m.ranks;
}

static int32_t once(const Messages &m, const std::vector<uint8_t> &begins,
                    const std::vector<uint8_t> &wants) {
  std::vector<uint8_t> sent(m.all.size() + 1, 0xa5);
  std::vector<uint32_t> w(static_cast<size_t>(m.ranks), 0xa5a5a5a5);
  return dodona_check_once(m.all.data(), static_cast<int64_t>(m.all.size()), m.latency, m.ranks,
                           begins.data(), wants.data(), sent.data(), w.data());
}

static void agree(const Messages &m, const std::vector<uint8_t> &begins,
                  const std::vector<uint8_t> &wants) {
  RC_LOG() << "P " << m.ranks << " latency " << m.latency << " " << rc::toString(m.all);
  const int32_t wrong = once(m, begins, wants);
  RC_ASSERT(wrong == first_wrong(m, begins, wants));
}

static void weights_are_counts() {
  const Messages m = any_messages();
  const std::vector<uint64_t> times = counted(m);
  RC_LOG() << "P " << m.ranks << " latency " << m.latency << " " << rc::toString(m.all);
  for (int32_t d = 0; d < m.ranks; d++) {
    std::vector<uint8_t> sent(m.all.size() + 1, 0xa5);
    std::vector<uint32_t> w(static_cast<size_t>(m.ranks), 0xa5a5a5a5);
    dodona_check_weights(m.all.data(), static_cast<int64_t>(m.all.size()), m.latency, m.ranks, d,
                         sent.data(), w.data());
    for (int32_t i = 0; i < m.ranks; i++)
      RC_ASSERT(w[static_cast<size_t>(i)] ==
                std::min<uint64_t>(2, times[static_cast<size_t>(d * m.ranks + i)]));
  }
}

static void verdicts_agree() {
  const Messages m = any_messages();
  const std::vector<uint8_t> begins = any_ranks(m.ranks), wants = any_ranks(m.ranks);
  RC_TAG(first_wrong(m, begins, wants) == m.ranks);
  agree(m, begins, wants);
}

/* The messages of one block, of a reduction whose rows are sorted. */
static Messages of_block(const Reduction &r, int32_t block) {
  const int32_t s = r.rules.blocks / 2;
  Messages m = {r.rules.ranks, r.rules.latency, {}};
  for (const dodona_row &row : r.moves)
    if (row.op == DODONA_RECV && row.block % s == block)
      m.all.push_back({row.step, row.peer, row.rank, row.block < s ? DODONA_APPEND : DODONA_STORE});
  return m;
}

static void reductions_are_judged_alike(const Reduction &r) {
  const std::vector<uint8_t> everybody(static_cast<size_t>(r.rules.ranks), 1);
  std::vector<uint8_t> wants(everybody);
  if (!r.all) {
    std::fill(wants.begin(), wants.end(), 0);
    wants[static_cast<size_t>(r.rules.root)] = 1;
  }
  RC_ASSERT(
      judge_reduce(&r.rules, r.all, r.moves.data(), static_cast<int64_t>(r.moves.size())).fault ==
      DODONA_VALID);
  for (int32_t block = 0; block < r.rules.blocks / 2; block++) {
    Messages m = of_block(r, block);
    RC_ASSERT(once(m, everybody, wants) == r.rules.ranks);
    if (m.all.empty())
      continue;
    const size_t k = static_cast<size_t>(within(0, static_cast<int32_t>(m.all.size()) - 1));
    Messages without = m, turned = m;
    without.all.erase(without.all.begin() + static_cast<ptrdiff_t>(k));
    agree(without, everybody, wants);
    turned.all[k].use = turned.all[k].use == DODONA_STORE ? DODONA_APPEND : DODONA_STORE;
    agree(turned, everybody, wants);
  }
}

static void plans_are_judged_alike() {
  reductions_are_judged_alike(any_plan(12, 5));
}

static void gossip_is_judged_alike() {
  reductions_are_judged_alike(any_gossip(8, 5));
}

static void rings_are_judged_alike() {
  reductions_are_judged_alike(any_ring(8));
}

static void doublings_are_judged_alike() {
  reductions_are_judged_alike(any_doubling(3));
}

int main() {
  return run_properties({{"weights are counts", weights_are_counts},
                         {"verdicts agree", verdicts_agree},
                         {"plans are judged alike", plans_are_judged_alike},
                         {"gossip is judged alike", gossip_is_judged_alike},
                         {"rings are judged alike", rings_are_judged_alike},
                         {"doublings are judged alike", doublings_are_judged_alike}},
                        1000);
}
