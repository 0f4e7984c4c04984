/* The whole verdict on a collective: of rows that dodona_check_ports calls fit, dodona_check_receives makes messages; of these
   dodona_check_once finds nothing wrong if and only if a network that runs the rows leaves each rank that wants a block with each input
   that matters exactly once. */
#include "ref/check/receives.h"
#include "spec/lemmas/check_delivery.h"
#include "spec/lemmas/check_once.h"

/* The messages of a block are its transfers. */
/*@ ghost
  /@ requires rules: \valid_read(g) && Sensible(g) && g->blocks == 2 * s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n && RowsFit(g, a, n);
     requires messages: Messages(m, count, g->ranks, s) && ReceivesOf(a, n, s, m, of, count);
     requires schedule: IsSchedule(S, a, n);
     requires block: 0 <= b < s;
     terminates \true;
     assigns \nothing;
     ensures lists: ListsBlock(m, count, S, s, b);
     exits \false; @/
  void lemma_lists_block(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s, const dodona_message *m,
                         const uint64_t *of, int64_t count, int32_t b)
  {
    lemma_fit(g, a, n);
    /@ assert row: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         HasRow(a, n, DODONA_RECV, a[k].step, a[k].rank, a[k].peer, a[k].block) &&
         Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block); @/
    /@ assert is: \forall integer i; 0 <= i < count ==> 0 <= of[i] < n && IsReceive(a, s, m, i, of[i]); @/
    /@ assert parts: \forall integer i; 0 <= i < count && m[i].block == b && m[i].use != DODONA_STORE ==>
         a[of[i]].block == b && Transfer(S, m[i].step, m[i].src, m[i].dst, b); @/
    /@ assert results: \forall integer i; 0 <= i < count && m[i].block == b && m[i].use == DODONA_STORE ==>
         a[of[i]].block == s + b && Transfer(S, m[i].step, m[i].src, m[i].dst, s + b); @/
    /@ assert some: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> HasRow(a, n, DODONA_RECV, x, v, u, j) &&
         \exists integer i; 0 <= i < count && IsReceive(a, s, m, i, of[i]) && a[of[i]].step == x && a[of[i]].rank == v &&
           a[of[i]].peer == u && a[of[i]].block == j; @/
    /@ assert all_parts: \forall integer x, u, v; Transfer(S, x, u, v, b) ==>
         \exists integer i; 0 <= i < count && m[i].block == b && m[i].step == x && m[i].src == u && m[i].dst == v &&
           m[i].use != DODONA_STORE; @/
    /@ assert all_results: \forall integer x, u, v; Transfer(S, x, u, v, s + b) ==>
         \exists integer i; 0 <= i < count && m[i].block == b && m[i].step == x && m[i].src == u && m[i].dst == v &&
           m[i].use == DODONA_STORE; @/
  }
*/

/* In one step a rank receives of a block at most a part, and then its result. */
/*@ ghost
  /@ requires rules: \valid_read(g) && Sensible(g) && g->blocks == 2 * s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n && RowsFit(g, a, n);
     requires messages: ReceivesOf(a, n, s, m, of, count);
     terminates \true;
     assigns \nothing;
     ensures apart: ReceivesApart(m, count, b);
     exits \false; @/
  void lemma_receives_apart(const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s, const dodona_message *m,
                            const uint64_t *of, int64_t count, int32_t b)
  {
    lemma_busy(g, a, n);
    /@ assert ascend: \forall integer h, k; 0 <= h < k < n && a[h].op == DODONA_RECV && a[k].op == DODONA_RECV &&
         a[h].step == a[k].step && a[h].rank == a[k].rank ==> a[h].block < a[k].block; @/
    /@ assert is: \forall integer h, i; 0 <= h < i < count ==> 0 <= of[h] < of[i] < n &&
         IsReceive(a, s, m, h, of[h]) && IsReceive(a, s, m, i, of[i]); @/
    /@ assert blocks: \forall integer h, i; 0 <= h < i < count && m[h].step == m[i].step && m[h].dst == m[i].dst ==>
         a[of[h]].block < a[of[i]].block; @/
  }
*/

/*@ ghost
  /@ requires rules: \valid_read(g) && Sensible(g) && g->blocks == 2 * s;
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= n && RowsFit(g, a, n);
     requires messages: Messages(m, count, g->ranks, s) && MessagesSorted(m, count) && ReceivesOf(a, n, s, m, of, count);
     requires schedule: IsSchedule(S, a, n);
     requires tables: \valid_read(begins + (0 .. Cells(g->ranks, s) - 1));
     requires network: Running(S, g->ranks, s, g->latency, begins);
     requires end: 0 <= x && \forall integer k; 0 <= k < n ==> a[k].step + g->latency <= x;
     terminates \true;
     assigns \nothing;
     ensures once: \forall integer b; 0 <= b < s ==>
       (AllHaveEachOnce(m, g->latency, b, count, g->ranks, begins, wants, g->ranks) <==>
        BlockHasOnce(x, b, g->ranks, begins, wants));
     exits \false; @/
  void theorem_collective_rows(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n, int32_t s, const dodona_message *m,
                               const uint64_t *of, int64_t count, const uint8_t *begins, const uint8_t *wants, int64_t x)
  {
    /@ assert end: \forall integer i; 0 <= i < count ==> 0 <= of[i] < n && IsReceive(a, s, m, i, of[i]) &&
         m[i].step + g->latency <= x; @/
    /@ loop invariant range: 0 <= b <= s;
       loop invariant once: \forall integer c; 0 <= c < b ==>
         (AllHaveEachOnce(m, g->latency, c, count, g->ranks, begins, wants, g->ranks) <==>
          BlockHasOnce(x, c, g->ranks, begins, wants));
       loop assigns b;
       loop variant s - b; @/
    for (int32_t b = 0; b < s; b++) {
      lemma_lists_block(S, g, a, n, s, m, of, count, b);
      lemma_receives_apart(g, a, n, s, m, of, count, b);
      theorem_once(S, m, count, g->latency, g->ranks, s, b, begins, wants, x);
    }
  }
*/
