/* The backward pass counts what a machine that keeps every count counts, on random messages; of schedules that the checker of reductions calls
   valid it says the same, and of those that lack a message, or have one twice, what the machine says. */
#include "props/obvious/copies.h"
#include "props/random/reductions.hpp"
#include "props/reduction.h"

static void showValue(const dodona_message &m, std::ostream &out) {
  out << "(step " << m.step << ", block " << m.block << ": " << m.src
      << (m.use == DODONA_STORE ? " stores at " : " adds to ") << m.dst << ")";
}

struct Messages {
  int32_t ranks;
  int32_t blocks;
  int64_t latency;
  std::vector<dodona_message> all;
};

static size_t cell(const Messages &m, int32_t block, int32_t rank) {
  return static_cast<size_t>(block) * static_cast<size_t>(m.ranks) + static_cast<size_t>(rank);
}

static size_t cells(const Messages &m) {
  return cell(m, m.blocks, 0);
}

/* One message a receiver, block and step, in any order within the step; some steps are empty. */
static Messages any_messages() {
  Messages m = {within(1, 7), within(1, 4), within(1, 4), {}};
  const int32_t density = within(5, 100), stores = chance(50) ? within(0, 100) : 0;
  std::mt19937 random(*rc::gen::arbitrary<uint32_t>());
  int64_t step = 0;
  for (int32_t x = within(0, 9); x > 0; x--) {
    const auto first = static_cast<ptrdiff_t>(m.all.size());
    for (int32_t block = 0; block < m.blocks; block++)
      for (int32_t dst = 0; dst < m.ranks; dst++)
        if (chance(density))
          m.all.push_back({step, within(0, m.ranks - 1), dst, block,
                           chance(stores) ? DODONA_STORE : within(DODONA_PREPEND, DODONA_APPEND)});
    std::shuffle(m.all.begin() + first, m.all.end(), random);
    step += chance(75) ? 1 : within(1, 4);
  }
  return m;
}

static std::vector<uint64_t> counted(const Messages &m) {
  std::vector<uint64_t> times(cells(m) * static_cast<size_t>(m.ranks));
  obvious_copies(m.all.data(), static_cast<int64_t>(m.all.size()), m.latency, m.ranks, m.blocks,
                 times.data());
  return times;
}

using flags = std::vector<uint8_t>;

static flags any_flags(const Messages &m) {
  flags some(cells(m));
  const int32_t density = within(5, 100);
  for (uint8_t &one : some)
    one = chance(density) ? static_cast<uint8_t>(chance(20) ? 2 : within(1, 255)) : 0;
  return some;
}

/* How often an input is to be there, by its entry: not at all where that is 2. */
static uint64_t due(uint8_t entry) {
  return entry == 2 ? 0 : 1;
}

/* How often the input is there, where the rank wants the block and the input begins. */
static uint64_t times_in(const Messages &m, const std::vector<uint64_t> &times, int32_t block,
                         int32_t rank, int32_t input) {
  return times[cell(m, block, rank) * static_cast<size_t>(m.ranks) + static_cast<size_t>(input)];
}

static bool all_right(const Messages &m, const flags &begins, const flags &wants) {
  const std::vector<uint64_t> times = counted(m);
  for (int32_t b = 0; b < m.blocks; b++)
    for (int32_t d = 0; d < m.ranks; d++)
      for (int32_t i = 0; i < m.ranks && wants[cell(m, b, d)]; i++)
        if (begins[cell(m, b, i)] && times_in(m, times, b, d, i) != due(begins[cell(m, b, i)]))
          return false;
  return true;
}

static dodona_lack once(const Messages &m, const flags &begins, const flags &wants) {
  const size_t n = m.all.size() + 1, all = cells(m);
  std::vector<uint8_t> sent(n, 0xa5);
  std::vector<uint64_t> names(n, 0xa5a5a5a5a5a5a5a5), made(all, 0xa5a5a5a5a5a5a5a5),
      want(n + all, 7);
  std::vector<uint16_t> known(n, 0xa5a5);
  std::vector<uint32_t> w(all, 0xa5a5a5a5);
  return dodona_check_once(m.all.data(), static_cast<int64_t>(m.all.size()), m.latency, m.ranks,
                           m.blocks, begins.data(), wants.data(), sent.data(), names.data(),
                           known.data(), made.data(), w.data(), want.data());
}

/* Whether the verdict is right; what it names is. */
static void agree(const Messages &m, const flags &begins, const flags &wants) {
  RC_LOG() << "P " << m.ranks << " s " << m.blocks << " latency " << m.latency << " "
           << rc::toString(m.all);
  const dodona_lack lack = once(m, begins, wants);
  RC_ASSERT((lack.block == -1) == all_right(m, begins, wants));
  if (lack.block == -1)
    return;
  RC_ASSERT(lack.block >= 0 && lack.block < m.blocks && lack.rank >= 0 && lack.rank < m.ranks);
  RC_ASSERT(lack.input >= 0 && lack.input < m.ranks);
  RC_ASSERT(static_cast<uint64_t>(lack.times) != due(begins[cell(m, lack.block, lack.input)]));
  RC_ASSERT(wants[cell(m, lack.block, lack.rank)] != 0 &&
            begins[cell(m, lack.block, lack.input)] != 0);
  const uint64_t times = times_in(m, counted(m), lack.block, lack.rank, lack.input);
  RC_ASSERT(std::min<uint64_t>(2, times) == static_cast<uint64_t>(lack.times));
}

static void weights_are_counts() {
  const Messages m = any_messages();
  const std::vector<uint64_t> times = counted(m);
  std::vector<uint8_t> sent(m.all.size() + 1, 0xa5);
  std::vector<uint32_t> w(cells(m), 0xa5a5a5a5);
  std::vector<uint64_t> want(static_cast<size_t>(m.blocks));
  RC_LOG() << "P " << m.ranks << " latency " << m.latency << " " << rc::toString(m.all);
  for (uint64_t &one : want)
    one = static_cast<uint64_t>(within(0, m.ranks)); /* P: none */
  dodona_check_weights(m.all.data(), static_cast<int64_t>(m.all.size()), m.latency, m.ranks,
                       m.blocks, want.data(), sent.data(), w.data());
  for (int32_t b = 0; b < m.blocks; b++)
    for (int32_t i = 0; i < m.ranks; i++) {
      const auto d = static_cast<int32_t>(want[static_cast<size_t>(b)]);
      if (d < m.ranks)
        RC_ASSERT(w[cell(m, b, i)] == std::min<uint64_t>(2, times_in(m, times, b, d, i)));
    }
}

/* Ranks of one name have the same; it is that of a message of the block which combines, or an own input. */
static void names_are_of_results() {
  const Messages m = any_messages();
  const std::vector<uint64_t> times = counted(m);
  std::vector<uint64_t> sent(m.all.size() + 1), made(cells(m));
  const uint64_t own = DODONA_MADE_AT;
  RC_LOG() << "P " << m.ranks << " latency " << m.latency << " " << rc::toString(m.all);
  dodona_check_made(m.all.data(), static_cast<int64_t>(m.all.size()), m.latency, m.ranks, m.blocks,
                    sent.data(), made.data());
  for (int32_t b = 0; b < m.blocks; b++)
    for (int32_t v = 0; v < m.ranks; v++) {
      const uint64_t name = made[cell(m, b, v)];
      if (name >= own) {
        const dodona_message &by = m.all.at(static_cast<size_t>(name - own));
        RC_ASSERT(by.block == b && by.use != DODONA_STORE);
      } else {
        RC_ASSERT(times_in(m, times, b, v, static_cast<int32_t>(own - 1 - name)) == 1);
      }
      for (int32_t u = 0; u < v; u++)
        for (int32_t i = 0; i < m.ranks && made[cell(m, b, u)] == name; i++)
          RC_ASSERT(times_in(m, times, b, u, i) == times_in(m, times, b, v, i));
    }
}

/* Where every message stores: the origins are what the machine counts, and the verdict is that of dodona_check_once. */
static void origins_are_counts() {
  Messages m = any_messages();
  for (dodona_message &one : m.all)
    one.use = DODONA_STORE;
  const std::vector<uint64_t> times = counted(m);
  std::vector<uint64_t> sent(m.all.size() + 1, 0xa5), made(cells(m), 0xa5);
  std::vector<uint32_t> asked(cells(m));
  flags begins(cells(m), 0), wants(cells(m), 0);
  for (int32_t b = 0; b < m.blocks; b++) {
    const int32_t origin = within(0, m.ranks - 1);
    begins[cell(m, b, origin)] = 1;
    for (int32_t v = 0; v < m.ranks; v++) {
      wants[cell(m, b, v)] = static_cast<uint8_t>(chance(30));
      asked[cell(m, b, v)] =
          static_cast<uint32_t>(wants[cell(m, b, v)] ? origin : m.ranks + within(0, 9));
    }
  }
  RC_LOG() << "P " << m.ranks << " latency " << m.latency << " " << rc::toString(m.all);
  const dodona_lack lack =
      dodona_check_origins(m.all.data(), static_cast<int64_t>(m.all.size()), m.latency, m.ranks,
                           m.blocks, asked.data(), sent.data(), made.data());
  for (int32_t b = 0; b < m.blocks; b++)
    for (int32_t v = 0; v < m.ranks; v++)
      for (int32_t i = 0; i < m.ranks; i++)
        RC_ASSERT(times_in(m, times, b, v, i) ==
                  (DODONA_MADE_AT - 1 - made[cell(m, b, v)] == static_cast<uint64_t>(i) ? 1U : 0U));
  RC_TAG(lack.block == -1);
  RC_ASSERT((lack.block == -1) == (once(m, begins, wants).block == -1));
  if (lack.block >= 0)
    RC_ASSERT(wants.at(cell(m, lack.block, lack.rank)) != 0 &&
              begins.at(cell(m, lack.block, lack.input)) != 0 && lack.times == 0 &&
              times_in(m, times, lack.block, lack.rank, lack.input) == 0);
}

static void verdicts_agree() {
  const Messages m = any_messages();
  const flags begins = any_flags(m), wants = any_flags(m);
  RC_TAG(all_right(m, begins, wants));
  agree(m, begins, wants);
}

/* The receipts of a reduction whose rows are sorted. */
static Messages messages_of(const Reduction &r) {
  const int32_t s = r.rules.blocks / 2;
  Messages m = {r.rules.ranks, s, r.rules.latency, {}};
  for (const dodona_row &row : r.moves)
    if (row.op == DODONA_RECV)
      m.all.push_back({row.step, row.peer, row.rank, row.block % s,
                       row.block < s ? DODONA_APPEND : DODONA_STORE});
  return m;
}

static void reductions_are_judged_alike(const Reduction &r) {
  Messages m = messages_of(r);
  const flags everybody(cells(m), 1);
  flags wants(everybody);
  if (!r.all) {
    std::fill(wants.begin(), wants.end(), 0);
    for (int32_t b = 0; b < m.blocks; b++)
      wants[cell(m, b, r.rules.root)] = 1;
  }
  RC_ASSERT(
      is_valid_reduction(&r.rules, r.all, r.moves.data(), static_cast<int64_t>(r.moves.size())));
  RC_ASSERT(once(m, everybody, wants).block == -1);
  if (m.all.empty())
    return;
  const size_t k = static_cast<size_t>(within(0, static_cast<int32_t>(m.all.size()) - 1));
  Messages without = m, turned = m;
  without.all.erase(without.all.begin() + static_cast<ptrdiff_t>(k));
  agree(without, everybody, wants);
  turned.all[k].use = turned.all[k].use == DODONA_STORE ? DODONA_APPEND : DODONA_STORE;
  agree(turned, everybody, wants);
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
                         {"names are of results", names_are_of_results},
                         {"origins are counts", origins_are_counts},
                         {"verdicts agree", verdicts_agree},
                         {"plans are judged alike", plans_are_judged_alike},
                         {"gossip is judged alike", gossip_is_judged_alike},
                         {"rings are judged alike", rings_are_judged_alike},
                         {"doublings are judged alike", doublings_are_judged_alike}},
                        1000);
}
