/* The bound of a plan is a bound: no plan is shorter than it says. Whether no schedule is, least.h says of broadcasts by blocks. */
#include "ref/check/broadcast.h"
#include "ref/schedule/plan.h"
#include "proofs/theorems/trees/length.h"
#include "proofs/theorems/schedule/network.h"
#include "ref/trees/length_acsl.h"
#include "spec/lemmas/alltoall.h"
#include "spec/lemmas/exchange.h"
#include "spec/lemmas/least_simplex.h"
#include "spec/lemmas/multiplying.h"
#include "spec/lemmas/reach.h"
#include "spec/lemmas/skips.h"

/* How long news takes to reach all: whatever doubles at most in a step needs ceil(log2 P) steps. */
/*@ ghost
  /@ requires range: 1 <= P && 2 <= r;
     terminates \true;
     assigns \nothing;
     ensures log: CeilLog2(P) <= SkipSteps(P, r);
     exits \false; @/
  void lemma_skip_log(int32_t P, int32_t r)
  {
    int32_t q = lemma_skip_steps(P, r);
    int32_t k = q;
    lemma_skip(P, r, q);
    /@ loop invariant range: 0 <= k <= q;
       loop invariant left: 1 <= Skip(P, r, k) <= Pow2(q - k);
       loop assigns k;
       loop variant k; @/
    while (0 < k) {
      lemma_skip(P, r, k);
      k--;
    }
    lemma_skip(P, r, 0);
    if (1 < P)
      lemma_log_most(P, q);
  }

  /@ requires range: 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures log: CeilLog2(P) <= P - 1;
     exits \false; @/
  void lemma_ring_log(int32_t P)
  {
    int32_t k = 1;
    /@ loop invariant range: 1 <= k <= P && k <= Pow2(k - 1);
       loop assigns k;
       loop variant P - k; @/
    while (k < P)
      k++;
    if (1 < P)
      lemma_log_most(P, P - 1);
  }

  /@ requires range: 1 <= P;
     terminates \true;
     assigns \nothing;
     ensures log: CeilLog2(P) <= BineSteps(P);
     exits \false; @/
  void lemma_bine_log(int32_t P)
  {
    if (P < 2)
      return;
    int32_t log = lemma_ceil_log(P - P % 2);
    lemma_ceil_log2(P - P % 2);
    lemma_log_most(P, log + (P % 2));
  }

  /@ requires range: 1 <= P && 0 <= kind < DODONA_BASELINES;
     terminates \true;
     assigns \nothing;
     ensures log: CeilLog2(P) <= BaselineSteps(kind, P);
     exits \false; @/
  void lemma_baseline_log(int32_t kind, int32_t P)
  {
    if (P < 2)
      return;
    int32_t log = lemma_floor_log(P);
    lemma_floor_log2(P);
    lemma_log_most(P, log + 1);
    lemma_log_most(P, log);
  }

  /@ terminates \true;
     assigns \nothing;
     ensures runs: \forall integer digit, run; 1 <= digit && 1 <= run ==> run <= RunsOf(digit, run);
     exits \false; @/
  void lemma_runs(void)
  {
  }

  /@ requires range: 1 <= P && 2 <= r && IsRadixSteps(P, r, n);
     terminates \true;
     assigns \nothing;
     ensures log: CeilLog2(P) <= n;
     exits \false; @/
  void lemma_radix_log(int32_t P, int32_t r, int64_t n)
  {
    int64_t y = 0;
    lemma_runs();
    /@ loop invariant range: 0 <= y <= n;
       loop invariant skip: RadixSkip(r, y + 1) <= Pow2(y);
       loop assigns y;
       loop variant n - y; @/
    while (y < n) {
      y++;
      lemma_radix_next(r, y);
      lemma_radix_skip(r, y);
      /@ assert run: RadixRun(r, y) <= RadixSkip(r, y); @/
    }
    if (1 < P)
      lemma_log_most(P, n);
  }

  /@ requires range: 1 <= P && IsScanSteps(P, own, n);
     terminates \true;
     assigns \nothing;
     ensures log: CeilLog2(P) <= n;
     exits \false; @/
  void lemma_scan_log(int32_t P, int32_t own, int64_t n)
  {
    int64_t x = 0;
    /@ loop invariant range: 0 <= x <= n;
       loop invariant reach: ScanReach(own, x + 1) < Pow2(x);
       loop assigns x;
       loop variant n - x; @/
    while (x < n)
      x++;
    if (1 < P)
      lemma_log_most(P, n);
  }

  // In k - 1 steps nothing grows more than 2^(k - 1) times, and k is no more.
  /@ requires range: 1 <= P && 2 <= k;
     terminates \true;
     assigns \nothing;
     ensures log: CeilLog2(P) <= MultiplySteps(P, k);
     exits \false; @/
  void lemma_multiply_log(int32_t P, int32_t k)
  {
    int32_t log = lemma_power_log(k, P);
    int32_t Q = lemma_power_is(k, log, P);
    int32_t fold = Q < P ? 1 : 0;
    const int64_t d = k - 1;
    int32_t i = 0;
    int64_t y = 0;
    /@ loop invariant range: 0 <= i <= log + fold <= 31 && y == i * d && 0 <= y <= 31 * d;
       loop invariant power: PowerOf(k, i) <= Pow2(y);
       loop assigns i, y;
       loop variant log + fold - i; @/
    while (i < log + fold) {
      int32_t m = lemma_power_is(k, i, P);
      int32_t j = 0;
      /@ loop invariant range: 0 <= j <= d;
         loop invariant grown: (j + 1) * m <= Pow2(y + j);
         loop assigns j;
         loop variant d - j; @/
      while (j < d) {
        lemma_nonneg(j, m);
        j++;
      }
      /@ assert end: j == d && j + 1 == k; @/
      /@ assert last: (j + 1) * m == k * m; @/
      /@ assert grown: k * m <= Pow2(y + d); @/
      /@ assert next: PowerOf(k, i + 1) == k * m; @/
      /@ assert sum: (i + 1) * d == i * d + d; @/
      y += d;
      i++;
    }
    lemma_nonneg(fold, d);
    /@ assert all: P <= PowerOf(k, i) <= Pow2(y); @/
    /@ assert rounds: MultiplyRounds(P, k) == i + fold; @/
    /@ assert steps: (i + fold) * d == i * d + fold * d; @/
    /@ assert most: y <= MultiplySteps(P, k); @/
    if (1 < P)
      lemma_log_most(P, y);
  }

  /@ requires range: 1 <= P && 1 <= s;
     terminates \true;
     assigns \nothing;
     ensures twice: 0 <= BoundSteps(P, s) <= BoundAllreduceSteps(P, s) <= 2 * BoundSteps(P, s);
     exits \false; @/
  void lemma_allreduce_twice(int32_t P, int32_t s)
  {
    lemma_ceil_log2(P);
  }
*/

/* Of shares: one half or two, or a baseline. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && ByShares(*plan);
    terminates \true;
    assigns \nothing;
    ensures log: CeilLog2(plan->request.ranks) <= plan->steps;
    exits \false; */
static void shares(const dodona_plan *plan) {
  /*@ ghost
    int32_t P = plan->request.ranks;
    lemma_ceil_log2(P);
    if (plan->family == DODONA_FAMILY_RING)
      lemma_ring_log(P);
    else if (plan->family == DODONA_FAMILY_BINE)
      lemma_bine_log(P);
    else if (plan->family == DODONA_FAMILY_SKIPS) {
      lemma_skip_steps(P, plan->request.group);
      lemma_skip_log(P, plan->request.group);
    } else
      lemma_baseline_log(plan->variant, P);
  */
  /*@ assert half: ByPhases(*plan) ==> FirstHalf(plan->request.op) != DODONA_HALF_NONE || SecondHalf(plan->request.op) != DODONA_HALF_NONE; */
}

/* Trees, forwards, backwards or both. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family < DODONA_TREE_FAMILIES;
    requires bound: Postal(plan->up.family)
      ? IsHorizon(plan->up.rule.latency, plan->up.rule.ticks, 0, 1, plan->request.ranks, plan->bound)
      : plan->bound == (plan->request.op == DODONA_ALLREDUCE ? BoundAllreduceSteps(plan->request.ranks, plan->request.blocks)
                                                             : BoundSteps(plan->request.ranks, plan->request.blocks));
    terminates \true;
    assigns \nothing;
    ensures bound: plan->bound <= plan->steps;
    exits \false; */
static void trees(const dodona_plan *plan) {
  //@ ghost lemma_half(&plan->up);
  //@ ghost lemma_half(&plan->down);
  //@ ghost lemma_allreduce_twice(plan->request.ranks, plan->request.blocks);
  if (plan->up.family == DODONA_FAMILY_POSTAL) {
    //@ ghost theorem_length_postal(&plan->up);
    //@ ghost theorem_length_postal(&plan->down);
    //@ assert up: plan->bound <= PlanSteps(plan->up) && plan->bound <= PlanSteps(plan->down);
    return;
  }
  theorem_length_bound(&plan->up);
  theorem_length_bound(&plan->down);
}

/*@
  // The steps of a network in positions, S, in rows; D is the duplex schedule that couples play.
  predicate WrittenNetwork{L}(dodona_plan plan, integer D, integer S, dodona_row *a, integer rows) =
    0 <= rows && \valid_read(a + (0 .. rows - 1)) && WrittenDown(S, a, rows) && HopSchedule(plan, S) &&
    (plan.family == DODONA_FAMILY_COUPLES ==> PlanSchedule(plan.up, D));
*/

/* Simplex ports, cubes, crossbars and meshes: no broadcast in their port model is shorter, and theirs is one. */
/*@ requires memory: \valid_read(plan) && \object_pointer(plan->table);
    requires plan: ValidSchedule(*plan) && DODONA_TREE_FAMILIES <= plan->family < DODONA_BLOCK_FAMILIES;
    requires bound: WithPlan(plan->family)
      ? IsSimplexSteps(plan->request.ranks, plan->request.blocks, plan->bound)
      : plan->bound == (plan->request.op == DODONA_ALLREDUCE ? BoundAllreduceSteps(plan->request.ranks, plan->request.blocks)
                                                             : BoundSteps(plan->request.ranks, plan->request.blocks));
    requires rows: WrittenNetwork(*plan, D, S, a, rows);
    terminates \true;
    assigns \nothing;
    ensures bound: plan->bound <= plan->steps;
    exits \false; */
static void networks(const dodona_plan *plan, int64_t D, int64_t S, const dodona_row *a,
                     int64_t rows) {
  int32_t P = plan->request.ranks;
  int32_t s = plan->request.blocks;
  int64_t last = theorem_network_hops(plan, plan->table, D, S);
  //@ assert steps: plan->steps == (plan->request.op == DODONA_ALLREDUCE ? 2 * last : last);
  //@ assert broadcast: BlockBroadcast(S, a, rows, P, s, 0);
  //@ ghost lemma_allreduce_twice(P, s);
  if (plan->family == DODONA_FAMILY_COUPLES || plan->family == DODONA_FAMILY_SIMPLEX) {
    //@ ghost theorem_least_simplex(S, a, rows, P, s, 0, plan->bound, last);
    return;
  }
  //@ ghost theorem_least_steps(S, a, rows, P, s, 0, last);
}

/*@ ghost
  /@ requires row: 0 <= RowFamily(a) < DODONA_TREE_FAMILIES && DODONA_BCAST <= op <= DODONA_ALLREDUCE;
     terminates \true;
     assigns \nothing;
     ensures late: 0 <= UpAlgorithm(op, a) ==> (Takes(a, DODONA_TAKES_LATENCY) <==> Postal(FamilyOf(UpAlgorithm(op, a))));
     exits \false; @/
  void lemma_late(int32_t op, int32_t a)
  {
  }
*/

/* Every plan; of a network the rows of its steps tell how long it takes. */
/*@ requires memory: \valid_read(plan) && \object_pointer(plan->table);
    requires plan: ValidSchedule(*plan);
    requires rows: DODONA_TREE_FAMILIES <= plan->family < DODONA_BLOCK_FAMILIES ==> WrittenNetwork(*plan, D, S, a, rows);
    requires asked: AsAsked(*plan, q) && plan->family == PlanFamily(q) && plan->variant == RowVariant(q.algorithm);
    terminates \true;
    assigns \nothing;
    ensures bound: plan->bound <= plan->steps;
    exits \false; */
void theorem_plan_bound(const dodona_plan *plan, dodona_request q, int64_t D, int64_t S,
                        const dodona_row *a, int64_t rows) {
  if (plan->family < DODONA_TREE_FAMILIES) {
    //@ ghost lemma_late(q.op, q.algorithm);
    trees(plan);
    return;
  }
  if (plan->family < DODONA_BLOCK_FAMILIES) {
    networks(plan, D, S, a, rows);
    return;
  }
  if (plan->family < DODONA_SHARE_FAMILIES) {
    shares(plan);
    return;
  }
  switch (plan->family) {
  case DODONA_FAMILY_COMBINE:
    //@ ghost lemma_horizon(q.rule.latency, 1, 0, 1, q.ranks);
    break;
  case DODONA_FAMILY_ALLTOALL:
    //@ ghost lemma_radix_log(q.ranks, q.group, plan->steps);
    break;
  case DODONA_FAMILY_MULTIPLY:
    //@ ghost lemma_multiply_log(q.ranks, q.group);
    break;
  default:
    //@ ghost lemma_scan_log(q.ranks, plan->variant, plan->steps);
    break;
  }
}
