/* Valid rows of a reduction or an allreduce are all that the checker may accept: what they receive is
   a schedule by which a network has no input twice, sends results when they are finished, and to ranks
   that lack an input. */
#include "ref/check/reduce.h"
#include "spec/lemmas/check_reduce_complete.h"

/* A rank that receives a result lacks an input until then. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= k < n;
     requires right: ReduceRowsRight(g, a, n, n);
     requires redundant: g->redundant == 0;
     requires receive: a[k].op == DODONA_RECV && a[k].block == s + b;
     requires times: TimesUpTo(g->ranks, a, g->latency, s, n, b, a[k].step + g->latency - 1);
     terminates \true;
     assigns \nothing;
     ensures lacks: LacksSome(g->ranks, a[k].step + g->latency - 1, a[k].rank, b);
     exits \false; @/
  void lemma_result_needed(const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                           int32_t b, int64_t k)
  {
    lemma_reduce_rows(g, a, n);
    lemma_since_stays(a, g->latency, s, b, k, n);
    /@ assert lacks: ReduceRowRight(g, a, n, k) && LacksInput(g, a, k); @/
    /@ assert later: \forall integer d, y; InputArrives(a, g->latency, s, k, n, a[k].rank, b, d, y) ==>
         a[k].step + g->latency <= y; @/
    /@ assert not: \forall integer d; !Included(a, g->latency, s, k, a[k].rank, b, d) ==>
         SinceStays(a, g->latency, s, k, n, a[k].rank, b, d) &&
         !IncludedBy(a, g->latency, s, n, a[k].rank, b, d, a[k].step + g->latency - 1); @/
    /@ assert zero: \forall integer d; 0 <= d < g->ranks &&
         !Included(a, g->latency, s, k, a[k].rank, b, d) ==>
           TimesIs(a, g->latency, s, n, a[k].step + g->latency - 1, a[k].rank, b, d) &&
           Times(a[k].step + g->latency - 1, a[k].rank, b, d) != 1; @/
    /@ assert some: \exists integer d; 0 <= d < g->ranks &&
         !Included(a, g->latency, s, k, a[k].rank, b, d); @/
  }
*/

/* What is there once at most is not there twice; what a rank counts is there once. */
/*@ ghost
  /@ requires times: TimesUpTo(P, a, latency, s, n, b, x);
     terminates \true;
     assigns \nothing;
     ensures twice: NoneTwice(P, b, x);
     ensures once: \forall integer y, v, d; 0 <= y <= x && 0 <= v < P && 0 <= d < P &&
       IncludedBy(a, latency, s, n, v, b, d, y) ==> Times(y, v, b, d) == 1;
     exits \false; @/
  void lemma_times_once(int32_t P, const dodona_row *a, int64_t latency, int32_t s, int64_t n,
                        int32_t b, int64_t x)
  {
    /@ assert is: \forall integer y, v, d; 0 <= y <= x && 0 <= v < P && 0 <= d < P ==>
         TimesIs(a, latency, s, n, y, v, b, d) && Times(y, v, b, d) <= 1; @/
  }
*/

/* One block. */
/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires block: 0 <= b < s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires right: ReduceRowsRight(g, a, n, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, s, g->latency);
     requires last: 0 <= last <= 0x4000000000000000 &&
       \forall integer k; 0 <= k < n ==> a[k].step <= last;
     terminates \true;
     assigns \nothing;
     ensures block: CombinesBlock(S, g, s, b, last + g->latency);
     exits \false; @/
  void lemma_block_exact(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s,
                         int32_t b, int64_t last)
  {
    lemma_reduce_rows(g, a, n);
    lemma_reduce_times(S, g, a, n, s, b, last + g->latency);
    lemma_result(g, a, n, s, b);
    lemma_alone(g, a, n, s, b);
    lemma_times_once(g->ranks, a, g->latency, s, n, b, last + g->latency);
    /@ assert finished: \forall integer k, d; 0 <= k < n && 0 <= d < g->ranks &&
         a[k].op == DODONA_RECV && a[k].block == s + b ==>
           IncludedBy(a, g->latency, s, n, a[k].peer, b, d, a[k].step) &&
           0 <= a[k].step <= last + g->latency && Times(a[k].step, a[k].peer, b, d) == 1; @/
    /@ assert results: \forall integer x, u, v, d; HasRow(a, n, DODONA_RECV, x, v, u, s + b) &&
         0 <= d < g->ranks ==> Times(x, u, b, d) == 1; @/
    /@ assert alone: \forall integer x, u, v, w; HasRow(a, n, DODONA_RECV, x, v, u, b) ==>
         !HasRow(a, n, DODONA_RECV, x, v, w, s + b); @/
    /@ loop invariant index: 0 <= k <= n;
       loop invariant lacks: g->redundant == 0 ==> \forall integer i; 0 <= i < k &&
         a[i].op == DODONA_RECV && a[i].block == s + b ==>
           LacksSome(g->ranks, a[i].step + g->latency - 1, a[i].rank, b);
       loop assigns k;
       loop variant n - k; @/
    for (int64_t k = 0; k < n; k++) {
      if (g->redundant == 0 && a[k].op == DODONA_RECV && a[k].block == s + b)
        lemma_result_needed(g, a, n, s, b, k);
    }
    /@ assert needed: g->redundant == 0 ==> \forall integer x, u, v;
         HasRow(a, n, DODONA_RECV, x, v, u, s + b) ==>
           LacksSome(g->ranks, x + g->latency - 1, v, b); @/
    /@ assert finished: ResultsFinished(S, g->ranks, s, b); @/
    /@ assert alone: ResultsAlone(S, s, b); @/
    /@ assert needed: g->redundant == 0 ==> ResultsNeeded(S, g->ranks, s, g->latency, b); @/
  }
*/

/*@ ghost
  /@ requires rules: \valid_read(g) && ReduceSensible(g) && s == g->blocks / 2;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n;
     requires valid: ValidReduceRows(g, all, a, n);
     requires schedule: IsSchedule(S, a, n);
     requires network: Reducing(S, s, g->latency);
     requires last: last == LastStep(a, n);
     terminates \true;
     assigns \nothing;
     ensures written: WrittenDown(S, a, n);
     ensures reducing: AllowedReducing(S, g, s, all, last);
     exits \false; @/
  void theorem_exact_reduce(int64_t S, const dodona_rules *g, int32_t all, const dodona_row *a,
                            int64_t n, int32_t s, int64_t last)
  {
    lemma_reduce_rows(g, a, n);
    lemma_fit_written(S, g, a, n);
    lemma_last(S, g, a, n);
    /@ assert last: \forall integer k; 0 <= k < n ==> a[k].step <= last; @/
    /@ loop invariant block: 0 <= b <= s;
       loop invariant blocks: \forall integer c; 0 <= c < b ==>
         CombinesBlock(S, g, s, c, last + g->latency);
       loop assigns b;
       loop variant s - b; @/
    for (int32_t b = 0; b < s; b++)
      lemma_block_exact(S, g, a, n, s, b, last);
    theorem_reduce_rows(S, g, all, a, n);
  }
*/
