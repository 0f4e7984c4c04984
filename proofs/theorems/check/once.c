/* dodona_check_once finds nothing in a block if and only if the network leaves every rank that wants the block with each input that
   matters exactly once. */
#include "ref/check/once.h"
#include "spec/lemmas/check_once.h"

/*@ ghost
  /@ requires cell: 0 <= i < P && 0 <= b < s;
     terminates \true;
     assigns \nothing;
     ensures inside: 0 <= Cell(P, i, b) < Cells(P, s);
     exits \false; @/
  void lemma_cell_inside(int32_t P, int32_t s, int32_t i, int32_t b)
  {
    /@ assert rest: Cells(P, s) == P * b + P + P * (s - 1 - b); @/
    /@ assert product: 0 <= P * (s - 1 - b); @/
    /@ assert before: 0 <= P * b; @/
  }

  void theorem_once(int64_t S, const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s, int32_t b,
                    const uint8_t *begins, const uint8_t *wants, int64_t x)
  {
    /@ loop invariant range: 0 <= i <= P;
       loop invariant counted: \forall integer j, v; 0 <= j < i && begins[Cell(P, j, b)] != 0 ==>
         Times(x, v, b, j) == Copies(a, latency, b, j, n, v);
       loop assigns i;
       loop variant P - i; @/
    for (int32_t i = 0; i < P; i++) {
      lemma_cell_inside(P, s, i, b);
      if (begins[(int64_t)b * P + i] != 0)
        theorem_weights_network(S, a, n, latency, P, s, b, i, x);
    }
    /@ assert has: \forall integer d; 0 <= d < P ==> (HasEachOnce(a, latency, b, n, P, begins, d) <==>
         (\forall integer i; 0 <= i < P && begins[Cell(P, i, b)] != 0 ==>
           Times(x, d, b, i) == Due(begins[Cell(P, i, b)]))); @/
  }
*/
