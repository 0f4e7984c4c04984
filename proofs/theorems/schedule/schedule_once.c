/* What a plan is for, in the words of the checker of all collectives: whoever wants a block ends with the input of each rank that begins with
   one, exactly once. So dodona_check_once finds nothing wrong with a plan. Combines are judged by twins, and have a theorem of their own
   (theorem_schedule_windows). */
#include "ref/check/once.h"
#include "proofs/theorems/schedule/theorem_schedule.h"
#include "spec/lemmas/check_once.h"

/*@
  // Who begins with a block and who wants it, as tables that dodona_check_once reads.
  predicate WantTables{L}(integer P, integer s, integer root, integer begin, integer want, uint8_t *begins, uint8_t *wants) =
    \forall integer v, b; 0 <= v < P && 0 <= b < s ==>
      begins[Cell(P, v, b)] == IsOf(begin, P, s, root, v, b) &&
      (wants[Cell(P, v, b)] != 0 <==> IsOf(want, P, s, root, v, b) == 1);

  // Messages a[0 .. n - 1] are the transfers of schedule A, in the order of their steps, and have arrived at the start of step x.
  predicate ListsAll{L}(dodona_message *a, integer n, integer A, integer P, integer s, integer latency, integer x) =
    Messages(a, n, P, s) && MessagesSorted(a, n) &&
    (\forall integer b; 0 <= b < s ==> ListsBlock(a, n, A, s, b) && ReceivesApart(a, n, b)) &&
    (\forall integer k; 0 <= k < n ==> a[k].step + latency <= x);
*/

/*@ ghost
  /@ requires memory: \valid_read(begins + (0 .. Cells(P, s) - 1)) && 0 <= P && 0 <= s;
     requires latency: 1 <= latency && 0 <= x;
     requires messages: ListsAll(a, n, A, P, s, latency, x);
     requires tables: WantTables(P, s, root, begin, want, begins, wants);
     requires run: Carrying(A, P, s, root, begin, latency);
     requires collected: Collected(P, s, root, begin, want, x);
     terminates \true;
     assigns \nothing;
     ensures once: \forall integer b; 0 <= b < s ==> BlockHasOnce(x, b, P, begins, wants);
     ensures found: \forall integer b; 0 <= b < s ==> AllHaveEachOnce(a, latency, b, n, P, begins, wants, P);
     exits \false; @/
  void lemma_collected_once(int64_t A, const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t root,
                            int32_t begin, int32_t want, const uint8_t *begins, const uint8_t *wants, int64_t x)
  {
    /@ assert whole: \forall integer v, b; 0 <= v < P && 0 <= b < s && wants[Cell(P, v, b)] != 0 ==>
         HasWhole(P, s, root, begin, x, v, b); @/
    /@ assert once: \forall integer b; 0 <= b < s ==> BlockHasOnce(x, b, P, begins, wants); @/
    /@ assert running: Running(A, P, s, latency, begins); @/
    int32_t b = 0;
    /@ loop invariant range: 0 <= b <= s;
       loop invariant found: \forall integer c; 0 <= c < b ==> AllHaveEachOnce(a, latency, c, n, P, begins, wants, P);
       loop assigns b;
       loop variant s - b; @/
    while (b < s) {
      theorem_once(A, a, n, latency, P, s, b, begins, wants, x);
      /@ assert now: AllHaveEachOnce(a, latency, b, n, P, begins, wants, P); @/
      b++;
    }
  }
*/

/* The messages of a plan, in any list of them, are what dodona_check_once asks for: AllHaveEachOnce is what it says where it finds nothing, and
   BlockHasOnce is what theorem_once says of a network then. `latency` is the plan's, and step x the one behind its last. */
/*@ requires memory: \valid_read(plan);
    requires plan: ValidSchedule(*plan) && plan->family < DODONA_FAMILY_COMBINE;
    requires named: PlanNamed(*plan, A);
    requires run: Carrying(A, plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(*plan), latency);
    requires latency: 1 <= latency && latency == PlanLatency(*plan);
    requires end: x == plan->steps + 1 && 0 <= x;
    requires messages: ListsAll(a, n, A, plan->request.ranks, plan->request.blocks, latency, x);
    requires tables: WantTables(plan->request.ranks, plan->request.blocks, plan->request.root, PlanBegins(*plan), PlanWants(*plan),
                                begins, wants);
    requires cells: \valid_read(begins + (0 .. Cells(plan->request.ranks, plan->request.blocks) - 1));
    terminates \true;
    assigns \nothing;
    ensures once: \forall integer b; 0 <= b < plan->request.blocks ==>
      BlockHasOnce(x, b, plan->request.ranks, begins, wants);
    ensures found: \forall integer b; 0 <= b < plan->request.blocks ==>
      AllHaveEachOnce(a, latency, b, n, plan->request.ranks, begins, wants, plan->request.ranks);
    exits \false; */
void theorem_schedule_once(const dodona_plan *plan, int64_t A, const dodona_message *a, int64_t n,
                           int64_t latency, const uint8_t *begins, const uint8_t *wants,
                           int64_t x) {
  const dodona_request *q = &plan->request;
  theorem_schedule_run(plan, A);
  const int32_t half = dodona_first_half(q->op);
  const int32_t next = dodona_second_half(q->op);
  /*@ ghost
    int32_t begin = half == DODONA_HALF_SCATTER ? 0 : half == DODONA_HALF_REDUCE_SCATTER ? 2 : 1;
    int32_t want = next == DODONA_HALF_GATHER ? 0 : next == DODONA_HALF_ALLGATHER ? 2 : 1;
    lemma_collected_once(A, a, n, latency, q->ranks, q->blocks, q->root, begin, want, begins, wants, x); */
}
