/* Rounds of skips and of recursive multiplying; of all else, single steps. */
#include "ref/schedule/round.h"
#include "spec/lemmas/multiplying.h"

/* The last of the d steps that x is among. */
/*@ requires range: 1 <= d && 1 <= x <= n * d && 1 <= n <= 32;
    terminates \true;
    assigns \nothing;
    ensures last: \result == ((x - 1) / d + 1) * d && x <= \result <= n * d;
    ensures same: \forall integer y; x <= y <= \result ==> (y - 1) / d == (x - 1) / d;
    exits \false; */
static int64_t last_of(int64_t x, int32_t d)
/*@ ghost (int64_t n) */ {
  //@ ghost lemma_quotient_below(x - 1, d, n);
  const int64_t round = (x - 1) / d;
  //@ assert parts: x - 1 == d * round + (x - 1) % d && 0 <= round < n;
  //@ ghost lemma_nonneg(n - round - 1, d);
  //@ assert end: (round + 1) * d == round * d + d <= n * d;
  //@ ghost lemma_quotient_from(round, d);
  return (round + 1) * d;
}

/* Of recursive multiplying: one step for each port. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(plan) && plan->family == DODONA_FAMILY_MULTIPLY;
    requires step: 1 <= x <= plan->steps;
    terminates \true;
    assigns \nothing;
    ensures ports: \result == MultiplyRound(plan->request.group, x) * (plan->request.group - 1);
    ensures range: x <= \result <= plan->steps;
    ensures uses: \forall integer y; x <= y <= \result ==> (Combines(plan, y) <==> Combines(plan, x));
    exits \false; */
static int64_t ports_last(const dodona_plan *plan, int64_t x) {
  const int32_t d = plan->request.group - 1;
  //@ ghost int32_t log = lemma_power_log(plan->request.group, plan->request.ranks);
  //@ ghost int32_t core = lemma_power_is(plan->request.group, log, plan->request.ranks);
  //@ ghost int32_t rounds = log + (core < plan->request.ranks ? 2 : 0);
  //@ assert part: MultiplyPart(plan);
  //@ assert rounds: rounds == MultiplyRounds(plan->request.ranks, plan->request.group) && rounds <= 32;
  //@ assert steps: plan->steps == rounds * d;
  //@ assert some: rounds != 0;
  const int64_t last = last_of(x, d) /*@ ghost (rounds) */;
  //@ assert same: \forall integer y; x <= y <= last ==> MultiplyRound(plan->request.group, y) == MultiplyRound(plan->request.group, x);
  //@ assert uses: \forall integer y; x <= y <= last ==> (Combines(plan, y) <==> Combines(plan, x));
  return last;
}

int64_t dodona_round_last(const dodona_plan *plan, int64_t x) {
  if (plan->family == DODONA_FAMILY_MULTIPLY)
    return ports_last(plan, x);
  if (plan->family != DODONA_FAMILY_EXCHANGE || plan->variant != DODONA_KIND_SKIPS)
    return x;
  return dodona_halves_last(dodona_first_half(plan->request.op),
                            dodona_second_half(plan->request.op), plan->request.ranks,
                            plan->request.group, x);
}
