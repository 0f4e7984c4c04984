/* A network that runs the collective of a request counts every input once at the root, after an allreduce at
   every rank. */
#include "proofs/theorems/schedule/request_once.h"
#include "ref/schedule/collective_lemmas_acsl.h"
#include "ref/schedule/tree_transfers_acsl.h"

/* As lemma_phases in theorems/schedule/collective.c, whether or not there is such a network. */
/*@ ghost
  /@ requires memory: \valid_read(c);
     requires collective: ValidCollective(c) && 0 <= PlanSteps(&c->up);
     terminates \true;
     assigns \nothing;
     ensures network: CollectiveRun(c, R, D, A) ==>
       Tallying(R, D, c->up.blocks, c->up.rule.latency);
     exits \false; @/
  void lemma_phased(const dodona_collective *c, int64_t R, int64_t D, int64_t A)
  {
    lemma_transfers(&c->up);
    lemma_transfers(&c->down);
    /@ assert latency: 1 <= c->up.rule.latency; @/
    /@ assert partial: CollectiveRun(c, R, D, A) ==> \forall integer x, u, v, j; 0 <= j < c->up.blocks ==>
         (Transfer(A, x, u, v, j) <==> Transfer(R, x, u, v, j)); @/
    /@ assert result: CollectiveRun(c, R, D, A) ==> \forall integer x, u, v, j; 0 <= j < c->up.blocks ==>
         (Transfer(A, x, u, v, c->up.blocks + j) <==> Transfer(D, x, u, v, j)); @/
    /@ assert apart: CollectiveRun(c, R, D, A) ==> \forall integer x, u, v, w, z, j, k;
         Transfer(R, x, u, v, j) ==> !Transfer(D, x, w, z, k); @/
    /@ assert sent: CollectiveRun(c, R, D, A) ==> \forall integer x, v, j; 0 <= j < c->up.blocks ==>
         (ResultSent(A, c->up.blocks, x, v, j) <==> \exists integer u; Transfer(D, x, u, v, j)); @/
    /@ assert combines: CollectiveRun(c, R, D, A) ==> \forall integer x, u, v, j, d;
         Transfer(R, x, u, v, j) && 0 <= j < c->up.blocks ==>
         Times(x + c->up.rule.latency, v, j, d) ==
           Times(x + c->up.rule.latency - 1, v, j, d) + Times(x, u, j, d); @/
    /@ assert replaces: CollectiveRun(c, R, D, A) ==> \forall integer x, u, v, j;
         Transfer(D, x, u, v, j) && 0 <= j < c->up.blocks ==>
         Replaced(x, u, x + c->up.rule.latency, v, j); @/
    /@ assert stores: CollectiveRun(c, R, D, A) ==> \forall integer x, u, v, j, d;
         Transfer(D, x, u, v, j) && 0 <= j < c->up.blocks ==>
         Times(x + c->up.rule.latency, v, j, d) == Times(x, u, j, d); @/
    /@ assert stays: CollectiveRun(c, R, D, A) ==> \forall integer x, v, j, d; 0 < x && 0 <= j < c->up.blocks &&
         (\forall integer u; !Transfer(R, x - c->up.rule.latency, u, v, j)) &&
         (\forall integer u; !Transfer(D, x - c->up.rule.latency, u, v, j)) ==>
         Times(x, v, j, d) == Times(x - 1, v, j, d); @/
  }
*/

/* One rank has its input from the start. */
/*@ ghost
  /@ requires collective: \valid_read(c) && ValidCollective(c) && c->up.ranks == 1;
     terminates \true;
     assigns \nothing;
     ensures alone: CollectiveRun(c, R, D, A) ==>
       \forall integer j; 0 <= j < c->up.blocks ==> Times(1, 0, j, 0) == 1;
     exits \false; @/
  void lemma_alone_once(const dodona_collective *c, int64_t R, int64_t D, int64_t A)
  {
    lemma_transfers(&c->up);
    lemma_transfers(&c->down);
    lemma_phased(c, R, D, A);
    /@ assert none: CollectiveRun(c, R, D, A) ==> \forall integer x, u, v, j;
         !Transfer(R, x, u, v, j) && !Transfer(D, x, u, v, j); @/
    /@ assert start: CollectiveRun(c, R, D, A) ==> \forall integer j; 0 <= j < c->up.blocks ==>
         Times(0, 0, j, 0) == 1; @/
    /@ assert stays: CollectiveRun(c, R, D, A) ==> \forall integer j; 0 <= j < c->up.blocks ==>
         Times(1, 0, j, 0) == Times(0, 0, j, 0); @/
  }

  /@ requires steps: end <= x;
     terminates \true;
     assigns \nothing;
     ensures once: (\forall integer b; 0 <= b < P ==> HoldsOnce(D, s, root, latency, end, x, b)) &&
       (\forall integer v, j; 0 <= v < P && 0 <= j < s ==> Held(D, root, latency, x, v, j)) ==>
       AllReduced(P, s, root, 1, x);
     exits \false; @/
  void lemma_each_once(int64_t D, int32_t P, int32_t s, int32_t root, int64_t latency, int64_t end,
                       int64_t x)
  {
    /@ assert now: \forall integer b; HoldsOnce(D, s, root, latency, end, x, b) ==>
         \forall integer v, j; 0 <= j < s && Held(D, root, latency, x, v, j) ==>
         Times(x, v, j, b) == 1; @/
    /@ assert all: (\forall integer b; 0 <= b < P ==> HoldsOnce(D, s, root, latency, end, x, b)) &&
         (\forall integer v, j; 0 <= v < P && 0 <= j < s ==> Held(D, root, latency, x, v, j)) ==>
         \forall integer v, j, b; 0 <= v < P && 0 <= j < s && 0 <= b < P ==> Times(x, v, j, b) == 1; @/
  }

  void lemma_collective_once(const dodona_collective *c, int64_t up, int64_t down, int64_t R,
                             int64_t D, int64_t A)
  {
    lemma_half(&c->up);
    lemma_half(&c->down);
    if (c->up.ranks == 1) {
      lemma_alone_once(c, R, D, A);
      /@ assert steps: up == 0 && down == 0 && c->up.root == 0; @/
      /@ assert alone: CollectiveRun(c, R, D, A) ==> \forall integer v, j, d;
           0 <= v < c->up.ranks && 0 <= j < c->up.blocks && 0 <= d < c->up.ranks ==>
           Times(1, v, j, d) == 1; @/
      /@ assert one_root: CollectiveRun(c, R, D, A) ==>
           AllReduced(c->up.ranks, c->up.blocks, c->up.root, 0, up + 1); @/
      /@ assert one_all: CollectiveRun(c, R, D, A) ==>
           AllReduced(c->up.ranks, c->up.blocks, c->up.root, 1, up + down + 1); @/
      return;
    }
    lemma_transfers(&c->up);
    lemma_phased(c, R, D, A);
    int64_t last = up - c->up.rule.latency + 1;
    /@ assert first: PlanTransfer(&c->up, PlanArrival(&c->up, c->up.root == 0 ? 1 : 0, 0),
         PlanSource(&c->up, c->up.root == 0 ? 1 : 0, 0), c->up.root == 0 ? 1 : 0, 0); @/
    /@ assert positive: 1 <= last; @/
    /@ assert begins: CollectiveSchedules(c, R, D) ==> BeginsAfter(D, up + 1); @/
    lemma_counted_once(R, D, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency, c->up.rule.ticks,
                  last);
    /@ assert root: CollectiveRun(c, R, D, A) ==> \forall integer j, d;
         0 <= j < c->up.blocks && 0 <= d < c->up.ranks ==> Times(up + 1, c->up.root, j, d) == 1; @/
    /@ assert reduced: CollectiveRun(c, R, D, A) ==>
         AllReduced(c->up.ranks, c->up.blocks, c->up.root, 0, up + 1); @/
    if (c->op == DODONA_REDUCE)
      return;
    /@ loop invariant range: 0 <= d <= c->up.ranks;
       loop invariant once: CollectiveRun(c, R, D, A) ==> \forall integer b; 0 <= b < d ==>
         HoldsOnce(D, c->up.blocks, c->up.root, c->up.rule.latency, up + 1, up + down + 1, b);
       loop assigns d;
       loop variant c->up.ranks - d; @/
    for (int32_t d = 0; d < c->up.ranks; d++)
      lemma_result_once(R, D, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency, up + 1, d,
                   up + down + 1);
    /@ assert received: CollectiveRun(c, R, D, A) ==> \forall integer v, j; Receives(D, v, j) ==>
         Held(D, c->up.root, c->up.rule.latency, up + down + 1, v, j); @/
    /@ assert all: CollectiveRun(c, R, D, A) ==> \forall integer v, j;
         0 <= v < c->up.ranks && 0 <= j < c->up.blocks ==>
         Held(D, c->up.root, c->up.rule.latency, up + down + 1, v, j); @/
    /@ assert counts: CollectiveRun(c, R, D, A) ==> \forall integer b; 0 <= b < c->up.ranks ==>
         HoldsOnce(D, c->up.blocks, c->up.root, c->up.rule.latency, up + 1, up + down + 1, b); @/
    lemma_each_once(D, c->up.ranks, c->up.blocks, c->up.root, c->up.rule.latency, up + 1,
                    up + down + 1);
    /@ assert allreduced: CollectiveRun(c, R, D, A) ==>
         AllReduced(c->up.ranks, c->up.blocks, c->up.root, 1, up + down + 1); @/
  }
*/
