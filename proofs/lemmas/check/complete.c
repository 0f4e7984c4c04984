/* Rows that write down a schedule of the machine keep to the rules of rows. */
#include "ref/check/broadcast.h"
#include "spec/lemmas/check_complete.h"

/*@ ghost
  void lemma_written(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    /@ assert row: \forall integer k; 0 <= k < n ==>
         HasRow(a, n, a[k].op, a[k].step, a[k].rank, a[k].peer, a[k].block); @/
    /@ assert sends: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==>
         Transfer(S, a[k].step, a[k].rank, a[k].peer, a[k].block) &&
         HasRow(a, n, DODONA_RECV, a[k].step, a[k].peer, a[k].rank, a[k].block); @/
    /@ assert receives: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block) &&
         HasRow(a, n, DODONA_SEND, a[k].step, a[k].peer, a[k].rank, a[k].block); @/
    /@ assert range: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==>
         Transfer(S, a[k].step, a[k].rank, a[k].peer, a[k].block) && RowInRange(g, a, k); @/
    /@ assert range: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         Transfer(S, a[k].step, a[k].peer, a[k].rank, a[k].block) && RowInRange(g, a, k); @/
    /@ assert end: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==>
         HasRow(a, n, DODONA_RECV, a[k].step, a[k].peer, a[k].rank, a[k].block) &&
         HasOtherEnd(a, n, k); @/
    /@ assert end: \forall integer k; 0 <= k < n && a[k].op == DODONA_RECV ==>
         HasRow(a, n, DODONA_SEND, a[k].step, a[k].peer, a[k].rank, a[k].block) &&
         HasOtherEnd(a, n, k); @/
  }
*/

/*@ ghost
  void lemma_written_ports(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_written(S, g, a, n);
    /@ assert sending: \forall integer i, k; 0 <= i < n && 0 <= k < n && a[i].rank == a[k].rank &&
         a[i].op == DODONA_SEND && a[k].op == DODONA_SEND &&
         a[i].step <= a[k].step < a[i].step + g->ticks ==> SameMessage(a, i, k); @/
    /@ assert receiving: \forall integer i, k; 0 <= i < n && 0 <= k < n &&
         a[i].rank == a[k].rank && a[i].op == DODONA_RECV && a[k].op == DODONA_RECV &&
         a[i].step <= a[k].step < a[i].step + g->ticks ==> SameMessage(a, i, k); @/
    /@ assert turn: g->simplex != 0 ==> \forall integer i, k; 0 <= i < n && 0 <= k < n &&
         a[i].rank == a[k].rank && a[i].op == DODONA_RECV && a[k].op == DODONA_SEND ==>
           a[i].step + g->ticks <= a[k].step || a[k].step + g->ticks <= a[i].step; @/
  }
*/

/* The first row that answers row k is of its message. */
/*@ ghost
  /@ requires rules: \valid_read(g) && SensibleMachine(g);
     requires rows: \valid_read(a + (0 .. n - 1)) && 0 <= k < n;
     requires written: WrittenDown(S, a, n);
     requires rules: KeepsRules(S, g);
     terminates \true;
     assigns \nothing;
     ensures matched: Matched(g, a, n, k);
     exits \false; @/
  void lemma_written_match(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n,
                           int64_t k)
  {
    lemma_written(S, g, a, n);
    lemma_written_ports(S, g, a, n);
    /@ assert step: \forall integer j; 0 <= j < n && a[j].step == a[k].step ==> OneStep(a, j, k); @/
    /@ assert end: \forall integer j; 0 <= j < n && OtherEnd(a, k, j) ==> Answers(g, a, k, j); @/
    /@ loop invariant index: 0 <= i <= n;
       loop invariant first: (\forall integer j; 0 <= j < i ==> !Answers(g, a, k, j)) ||
         \exists integer j; Partner(g, a, n, k, j);
       loop assigns i;
       loop variant n - i; @/
    for (int64_t i = 0; i < n; i++) {
      /@ assert next: Answers(g, a, k, i) && (\forall integer j; 0 <= j < i ==>
           !Answers(g, a, k, j)) ==> Partner(g, a, n, k, i); @/
    }
    /@ assert partner: \exists integer j; HasOtherEnd(a, n, k) && Partner(g, a, n, k, j); @/
    /@ assert same: \forall integer i, j; 0 <= j < n && OtherEnd(a, k, j) && 0 <= i < n &&
         Answers(g, a, k, i) ==> SameMessage(a, i, j) && a[i].peer == a[k].rank; @/
    /@ assert peer: \forall integer i; Partner(g, a, n, k, i) ==>
         HasOtherEnd(a, n, k) && a[i].peer == a[k].rank; @/
  }
*/

/*@ ghost
  void lemma_written_fit(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_written(S, g, a, n);
    lemma_written_ports(S, g, a, n);
    /@ assert order: \forall integer k; 0 <= k < n ==> InOrder(a, k); @/
    /@ assert same: \forall integer i, k; 0 <= i < k < n && a[i].rank == a[k].rank &&
         a[i].op == a[k].op ==>
           a[i].step <= a[k].step && (a[k].step < a[i].step + g->ticks ==> SameMessage(a, i, k)) &&
           Leaves(g, a, i, k); @/
    /@ assert turn: g->simplex != 0 ==> \forall integer i, k; 0 <= i < k < n &&
         a[i].rank == a[k].rank && a[i].op != a[k].op ==>
           a[i].step <= a[k].step && Leaves(g, a, i, k); @/
    /@ assert leaves: \forall integer i, k; 0 <= i < k < n && SamePort(g, a, i, k) ==>
         Leaves(g, a, i, k); @/
    /@ assert port: \forall integer k; 0 <= k < n ==> PortFree(g, a, k); @/
    /@ assert step: \forall integer i, k; 0 <= i < n && 0 <= k < n && a[i].step == a[k].step ==>
         OneStep(a, i, k); @/
    /@ assert meets: \forall integer i, k; 0 <= i < n && 0 <= k < n && OtherEnd(a, k, i) ==>
         Meets(g, a, k, i); @/
    /@ assert block: \forall integer k; 0 <= k < n ==>
         HasOtherEnd(a, n, k) && SameBlock(g, a, n, k); @/
    /@ loop invariant index: 0 <= m <= n;
       loop invariant matched: \forall integer k; 0 <= k < m ==> Matched(g, a, n, k);
       loop assigns m;
       loop variant n - m; @/
    for (int64_t m = 0; m < n; m++)
      lemma_written_match(S, g, a, n, m);
  }
*/

/*@ ghost
  void lemma_fit_written(int64_t S, const dodona_rules *g, const dodona_row *a, int64_t n)
  {
    lemma_fit(g, a, n);
    lemma_sorted(g, a, n);
    lemma_busy(g, a, n);
    /@ assert blocks: BlocksAscend(a, n); @/
    lemma_sent(S, g, a, n);
    lemma_ports(S, g, a, n);
    lemma_range(S, g, a, n);
  }
*/
