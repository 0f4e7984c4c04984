/* A valid reduction, written down as rows, is valid rows. By induction on the rows: of each block,
   each input is with one rank that has not sent the block. */
#include "ref/check/reduce.h"
#include "spec/lemmas/check_reduce_complete.h"

/* Messages of one block are messages. */
/*@ ghost
  /@ terminates \true;
     assigns \nothing;
     ensures message: ValidReduction(S, P, s, root, latency, ticks) ==>
       MessageReduction(S, P, s, root, latency, ticks);
     exits \false; @/
  void lemma_message_reduction(int64_t S, int32_t P, int32_t s, int32_t root, int64_t latency,
                               int64_t ticks)
  {
  }
*/

/* What is used of the rows. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && AllowedReduction(S, g, P, s);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     terminates \true;
     assigns \nothing;
     ensures fit: RowsFit(g, a, n);
     ensures range: \forall integer k; 0 <= k < n ==> 0 <= a[k].step && 0 <= a[k].rank < P &&
       a[k].peer != a[k].rank && 0 <= a[k].block < s;
     ensures once: \forall integer i, k; 0 <= i < k < n && a[i].op == DODONA_RECV &&
       a[k].op == DODONA_RECV && a[i].block == a[k].block ==> a[i].peer != a[k].peer;
     ensures ready: \forall integer i, k; 0 <= i < n && 0 <= k < n && a[i].op == DODONA_RECV &&
       a[k].op == DODONA_RECV && a[i].block == a[k].block && a[i].rank == a[k].peer ==>
         i < k && a[i].step + g->latency <= a[k].step;
     exits \false; @/
  void lemma_reduction_rows(int64_t S, const dodona_rules *g, int32_t P, int32_t s,
                            const dodona_row *a, int64_t n)
  {
    /@ assert range: InRange(S, g->ranks, g->blocks); @/
    lemma_written(S, g, a, n);
    lemma_written_fit(S, g, a, n);
    /@ assert range: \forall integer k; 0 <= k < n ==> RowInRange(g, a, k); @/
    /@ assert sends: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==>
         Transfer(S, a[k].step, a[k].rank, a[k].peer, a[k].block) && a[k].block < s; @/
    /@ assert receives: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         a[k].block < s; @/
    /@ assert same: \forall integer i, k; 0 <= i < k < n && a[i].op == DODONA_RECV &&
         a[k].op == DODONA_RECV && a[i].block == a[k].block && a[i].peer == a[k].peer ==>
           a[i].step == a[k].step && a[i].rank == a[k].rank && SameMessage(a, i, k); @/
    /@ assert ascend: \forall integer i, k; 0 <= i < k < n && SameMessage(a, i, k) ==>
         a[i].block < a[k].block; @/
    /@ assert once: \forall integer i, k; 0 <= i < k < n && a[i].op == DODONA_RECV &&
         a[k].op == DODONA_RECV && a[i].block == a[k].block ==> a[i].peer != a[k].peer; @/
    /@ assert ready: \forall integer i, k; 0 <= i < n && 0 <= k < n && a[i].op == DODONA_RECV &&
         a[k].op == DODONA_RECV && a[i].block == a[k].block && a[i].rank == a[k].peer ==>
           a[i].step + g->latency <= a[k].step; @/
  }
*/

/* A row that moves nothing of block b. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. k)) && 0 <= k;
     requires other: a[k].op != DODONA_RECV || a[k].block != b;
     requires partial: a[k].block < s && 0 <= b;
     requires kept: KeptOnce(P, a, latency, s, k, b, d);
     terminates \true;
     assigns \nothing;
     ensures kept: KeptOnce(P, a, latency, s, k + 1, b, d);
     exits \false; @/
  void lemma_kept_aside(const dodona_row *a, int32_t P, int64_t latency, int32_t s, int32_t b,
                        int32_t d, int64_t k)
  {
    /@ assert since: \forall integer v;
         Included(a, latency, s, k + 1, v, b, d) <==> Included(a, latency, s, k, v, b, d); @/
    /@ assert passed: \forall integer v; PassedOn(a, k + 1, v, b) <==> PassedOn(a, k, v, b); @/
    /@ assert keeps: \forall integer v; Keeps(a, latency, s, k + 1, v, b, d) <==>
         Keeps(a, latency, s, k, v, b, d); @/
  }
*/

/* A row in which a rank, which has not sent block b, receives it from one that has not either, and
   has received in time what it counts. */
/*@ ghost
  /@ requires rows: \valid_read(a + (0 .. k)) && 0 <= k;
     requires receive: a[k].op == DODONA_RECV && a[k].block == b && 0 <= b < s;
     requires ranks: 0 <= a[k].rank < P && a[k].peer != a[k].rank && 0 <= a[k].step;
     requires latency: 1 <= latency;
     requires first: !PassedOn(a, k, a[k].peer, b) && !PassedOn(a, k, a[k].rank, b);
     requires arrived: Included(a, latency, s, k, a[k].peer, b, d) ==>
       IncludedBy(a, latency, s, k, a[k].peer, b, d, a[k].step);
     requires kept: KeptOnce(P, a, latency, s, k, b, d);
     terminates \true;
     assigns \nothing;
     ensures new: !Repeats(a, latency, s, k, d);
     ensures kept: KeptOnce(P, a, latency, s, k + 1, b, d);
     exits \false; @/
  void lemma_kept_moved(const dodona_row *a, int32_t P, int64_t latency, int32_t s, int32_t b,
                        int32_t d, int64_t k)
  {
    /@ assert new: Repeats(a, latency, s, k, d) ==>
         Keeps(a, latency, s, k, a[k].peer, b, d) && Keeps(a, latency, s, k, a[k].rank, b, d); @/
    /@ assert since: \forall integer v; v != a[k].rank ==>
         (Included(a, latency, s, k + 1, v, b, d) <==> Included(a, latency, s, k, v, b, d)); @/
    /@ assert moved: Included(a, latency, s, k + 1, a[k].rank, b, d) <==>
         Included(a, latency, s, k, a[k].rank, b, d) ||
         Included(a, latency, s, k, a[k].peer, b, d); @/
    /@ assert passed: \forall integer v; PassedOn(a, k + 1, v, b) <==>
         PassedOn(a, k, v, b) || v == a[k].peer; @/
    /@ assert keeps: \forall integer v; v != a[k].rank && v != a[k].peer ==>
         (Keeps(a, latency, s, k + 1, v, b, d) <==> Keeps(a, latency, s, k, v, b, d)); @/
    /@ assert sender: !Keeps(a, latency, s, k + 1, a[k].peer, b, d); @/
    /@ assert receiver: Keeps(a, latency, s, k + 1, a[k].rank, b, d) <==>
         Keeps(a, latency, s, k, a[k].rank, b, d) || Keeps(a, latency, s, k, a[k].peer, b, d); @/
  }
*/

/* From one row to the next. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && AllowedReduction(S, g, P, s);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= k < n;
     requires written: WrittenDown(S, a, n);
     requires block: 0 <= b < s;
     requires kept: KeptOnce(P, a, g->latency, s, k, b, d);
     terminates \true;
     assigns \nothing;
     ensures new: a[k].block == b ==> !Repeats(a, g->latency, s, k, d);
     ensures kept: KeptOnce(P, a, g->latency, s, k + 1, b, d);
     exits \false; @/
  void lemma_kept_row(int64_t S, const dodona_rules *g, int32_t P, int32_t s, const dodona_row *a,
                      int64_t n, int32_t b, int32_t d, int64_t k)
  {
    lemma_reduction_rows(S, g, P, s, a, n);
    lemma_since_own(a, g->latency, s, b, k);
    if (a[k].op == DODONA_RECV && a[k].block == b) {
      /@ assert sender: !PassedOn(a, k, a[k].peer, b); @/
      /@ assert receiver: !PassedOn(a, k, a[k].rank, b); @/
      /@ assert brings: \forall integer i; 0 <= i < k &&
           BringsInput(a, g->latency, s, i, a[k].peer, b, d) ==>
             a[i].step + g->latency <= a[k].step; @/
      /@ assert arrives: \forall integer x;
           InputArrives(a, g->latency, s, 0, k, a[k].peer, b, d, x) ==> x <= a[k].step; @/
      lemma_kept_moved(a, P, g->latency, s, b, d, k);
    } else
      lemma_kept_aside(a, P, g->latency, s, b, d, k);
  }
*/

/* Input d of block b comes to no rank twice, and to the root. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && AllowedReduction(S, g, P, s);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires input: 0 <= b < s && 0 <= d < P;
     terminates \true;
     assigns \nothing;
     ensures new: \forall integer k; 0 <= k < n && a[k].block == b ==>
       !Repeats(a, g->latency, s, k, d);
     ensures root: Included(a, g->latency, s, n, g->root, b, d);
     exits \false; @/
  void lemma_input_kept(int64_t S, const dodona_rules *g, int32_t P, int32_t s,
                        const dodona_row *a, int64_t n, int32_t b, int32_t d)
  {
    /@ assert own: Keeps(a, g->latency, s, 0, d, b, d); @/
    /@ loop invariant index: 0 <= k <= n;
       loop invariant new: \forall integer i; 0 <= i < k && a[i].block == b ==>
         !Repeats(a, g->latency, s, i, d);
       loop invariant kept: KeptOnce(P, a, g->latency, s, k, b, d);
       loop assigns k;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++)
      lemma_kept_row(S, g, P, s, a, n, b, d, k);
    /@ assert row: \forall integer x, v, u; HasRow(a, n, DODONA_RECV, x, v, u, b) ==>
         PassedOn(a, n, u, b); @/
    /@ assert sent: \forall integer u; 0 <= u < P && u != g->root ==> Sends(S, u, b) &&
         PassedOn(a, n, u, b); @/
  }
*/

/* No input comes to a rank twice, each to the root. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && AllowedReduction(S, g, P, s);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     requires block: 0 <= b < s;
     terminates \true;
     assigns \nothing;
     ensures new: \forall integer k, d; 0 <= k < n && a[k].block == b && 0 <= d < P ==>
       !Repeats(a, g->latency, s, k, d);
     ensures root: \forall integer d; 0 <= d < P ==>
       Included(a, g->latency, s, n, g->root, b, d);
     exits \false; @/
  void lemma_block_kept(int64_t S, const dodona_rules *g, int32_t P, int32_t s,
                        const dodona_row *a, int64_t n, int32_t b)
  {
    /@ loop invariant input: 0 <= d <= P;
       loop invariant new: \forall integer k, e; 0 <= k < n && a[k].block == b && 0 <= e < d ==>
         !Repeats(a, g->latency, s, k, e);
       loop invariant root: \forall integer e; 0 <= e < d ==>
         Included(a, g->latency, s, n, g->root, b, e);
       loop assigns d;
       loop variant P - d; @/
    for (int32_t d = 0; d < P; d++)
      lemma_input_kept(S, g, P, s, a, n, b, d);
  }
*/

/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && AllowedReduction(S, g, P, s);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires written: WrittenDown(S, a, n);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidReduceRows(g, 0, a, n);
     exits \false; @/
  void theorem_complete_reduction(int64_t S, const dodona_rules *g, int32_t P, int32_t s,
                                  const dodona_row *a, int64_t n)
  {
    /@ loop invariant block: 0 <= b <= s;
       loop invariant new: \forall integer k, d; 0 <= k < n && 0 <= a[k].block < b &&
         0 <= d < P ==> !Repeats(a, g->latency, s, k, d);
       loop invariant root: \forall integer c, d; 0 <= c < b && 0 <= d < P ==>
         Included(a, g->latency, s, n, g->root, c, d);
       loop assigns b;
       loop variant s - b; @/
    for (int32_t b = 0; b < s; b++)
      lemma_block_kept(S, g, P, s, a, n, b);
    lemma_reduction_rows(S, g, P, s, a, n);
    /@ assert half: g->blocks / 2 == s; @/
    /@ assert new: \forall integer k; 0 <= k < n ==> NoneRepeated(g, a, k); @/
    /@ assert partial: \forall integer k; 0 <= k < n ==>
         SendsFinished(g, a, k) && LacksInput(g, a, k); @/
    /@ assert right: \forall integer k; 0 <= k < n ==> RowFits(g, a, n, k) &&
         NoneRepeated(g, a, k) && SendsFinished(g, a, k) && ReduceRowRight(g, a, n, k); @/
    /@ assert wants: \forall integer v; Wants(g, 0, v) ==> v == g->root; @/
    /@ assert reduced: ReducedBefore(g, 0, a, n, g->ranks, 0, 0); @/
  }
*/

/* The checker's verdict on rows that write a reduction down. */
/*@ requires rules: \valid_read(rules) && AllowedReduction(S, rules, P, s);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires scratch: \valid(scratch + (0 .. entries - 1));
    requires apart: \separated(scratch + (0 .. entries - 1), rows + (0 .. n - 1), rules);
    requires judgeable: ReduceJudgeable(rules, n, entries);
    requires written: WrittenDown(S, rows, n);
    terminates \true;
    assigns scratch[0 .. entries - 1];
    ensures accepted: \result.fault == DODONA_VALID;
    exits \false;
*/
dodona_reduce_verdict theorem_accepted_reduction(const dodona_rules *rules, const dodona_row *rows,
                                                 int64_t n, uint64_t *scratch, int64_t entries)
/*@ ghost (int64_t S, int32_t P, int32_t s) */ {
  //@ ghost theorem_complete_reduction(S, rules, P, s, rows, n);
  return dodona_check_reduce(rules, 0, rows, n, scratch, entries);
}
