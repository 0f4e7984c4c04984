/* The lower bounds for rows that the checker accepts. */
#include "ref/check/broadcast.h"
#include "spec/lemmas/check.h"
#include "spec/lemmas/least_simplex.h"

/* Valid rows of a broadcast on duplex ports, with messages of one block, from step 1 on, end with step s - 1 + ceil(log2 P)
   or later. */
/*@ ghost
  /@ requires rules: \valid_read(g) && Sensible(g) && g->latency == 1 && g->ticks == 1;
     requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires valid: ValidRows(g, a, n) && SingleBlocks(a, n);
     requires schedule: IsSchedule(S, a, n);
     requires first: \forall integer k; 0 <= k < n ==> 1 <= a[k].step;
     terminates \true;
     assigns \nothing;
     ensures bound: BoundSteps(g->ranks, g->blocks) <= LastStep(a, n);
     exits \false; @/
  void theorem_least_rows(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_rows(g, a, n);
    lemma_fit_written(S, g, a, n);
    theorem_rows(S, g, a, n);
    int64_t last = lemma_last(S, g, a, n);
    /@ assert first: BeginsAfter(S, 1); @/
    theorem_least_steps(S, a, n, g->ranks, g->blocks, g->root, last);
  }
*/

/* On simplex ports: no earlier than the first T steps have room for the messages. */
/*@ ghost
  /@ requires rules: \valid_read(g) && Sensible(g) && g->latency == 1 && g->ticks == 1 && g->simplex != 0;
     requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires valid: ValidRows(g, a, n) && SingleBlocks(a, n);
     requires schedule: IsSchedule(S, a, n);
     requires first: \forall integer k; 0 <= k < n ==> 1 <= a[k].step;
     requires steps: IsSimplexSteps(g->ranks, g->blocks, T);
     terminates \true;
     assigns \nothing;
     ensures bound: T <= LastStep(a, n);
     exits \false; @/
  void theorem_simplex_rows(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int64_t T)
  {
    lemma_rows(g, a, n);
    lemma_fit_written(S, g, a, n);
    theorem_rows(S, g, a, n);
    int64_t last = lemma_last(S, g, a, n);
    /@ assert first: BeginsAfter(S, 1); @/
    /@ assert simplex: SimplexPorts(S, 1); @/
    theorem_least_simplex(S, a, n, g->ranks, g->blocks, g->root, T, last);
  }
*/
