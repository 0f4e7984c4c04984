/* Rounds of skips and of recursive multiplying; of all else, single steps. */
#include "ref/schedule/round.h"
#include "ref/algorithms/exchange/halves.h"
#include "spec/lemmas/multiplying.h"

/* The last step of the round that x is in, of one step for each of k - 1 ports. */
/*@ requires range: 2 <= k && 1 <= x <= n * (k - 1) && 1 <= n <= 32;
    terminates \true;
    assigns \nothing;
    ensures last: \result == MultiplyRound(k, x) * (k - 1) && x <= \result <= n * (k - 1);
    ensures same: \forall integer y; x <= y <= \result ==> MultiplyRound(k, y) == MultiplyRound(k, x);
    exits \false; */
static int64_t last_of(int64_t x, int32_t k)
/*@ ghost (int64_t n) */ {
  const int32_t d = k - 1;
  //@ ghost lemma_quotient_below(x - 1, d, n);
  const int64_t round = (x - 1) / d;
  //@ assert parts: x - 1 == d * round + (x - 1) % d && 0 <= round < n;
  //@ ghost lemma_nonneg(n - round - 1, d);
  //@ assert end: (round + 1) * d == round * d + d <= n * d;
  //@ ghost lemma_quotient_from(round, d);
  //@ assert quotient: \forall integer y; x <= y <= (round + 1) * d ==> (y - 1) / d == round;
  return (round + 1) * d;
}

/* Of recursive multiplying: one step for each port. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family == DODONA_FAMILY_MULTIPLY;
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures ports: \result == MultiplyRound(plan->request.group, x) * (plan->request.group - 1);
    ensures range: x <= \result <= plan->steps;
    ensures uses: \forall integer y; x <= y <= \result ==> (Combines(*plan, y) <==> Combines(*plan, x));
    exits \false; */
static int64_t ports_last(const dodona_plan *plan, int64_t x) {
  const int32_t k = plan->request.group;
  //@ ghost int32_t log = lemma_power_log(plan->request.group, plan->request.ranks);
  //@ ghost int32_t core = lemma_power_is(plan->request.group, log, plan->request.ranks);
  //@ ghost int32_t rounds = log + (core < plan->request.ranks ? 2 : 0);
  //@ assert part: MultiplyPlan(*plan);
  //@ assert rounds: rounds == MultiplyRounds(plan->request.ranks, plan->request.group) && rounds <= 32;
  //@ assert steps: plan->steps == rounds * (k - 1);
  //@ assert some: rounds != 0;
  const int64_t last = last_of(x, k) /*@ ghost (rounds) */;
  //@ assert uses: \forall integer y; x <= y <= last ==> (Combines(*plan, y) <==> Combines(*plan, x));
  return last;
}

int64_t dodona_round_last(const dodona_plan *plan, int64_t x) {
  if (plan->family == DODONA_FAMILY_MULTIPLY)
    return ports_last(plan, x);
  if (plan->family != DODONA_FAMILY_SKIPS)
    return x;
  return dodona_halves_last(dodona_first_half(plan->request.op),
                            dodona_second_half(plan->request.op), plan->request.ranks,
                            plan->request.group, x);
}
