#include "ref/check/origins.h"
#include "ref/check/cell_of.h"
#include "spec/lemmas/check_origins.h"
#include "spec/lemmas/check_weights.h"

/*@
  // made has the origins.
  predicate Origins{M}(dodona_message *a, integer latency, integer n, integer P, integer s, uint64_t *made) =
    \forall integer b, v; 0 <= b < s && 0 <= v < P ==>
      HoldsOnly(a, latency, b, n, P, v, 0x7fffffff - made[Cell(P, v, b)]);
*/

/* Returns the first rank that does not have the due input of block b, or P. */
/*@ requires rows: Messages(a, n, P, s) && 0 <= b < s && 0 <= P;
    requires read: \valid_read(due + (0 .. Cells(P, s) - 1)) && \valid_read(made + (0 .. Cells(P, s) - 1));
    requires origins: Origins(a, latency, n, P, s, made);
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= P;
    ensures before: \forall integer v; 0 <= v < \result && due[Cell(P, v, b)] < P ==>
      HoldsOnly(a, latency, b, n, P, v, due[Cell(P, v, b)]);
    ensures lack: \result < P ==> due[Cell(P, \result, b)] < P &&
      Copies(a, latency, b, due[Cell(P, \result, b)], n, \result) == 0;
    exits \false; */
static int32_t lacking(int32_t P, int32_t b, const uint32_t *due, const uint64_t *made)
/*@ ghost (const dodona_message *a, int64_t n, int64_t latency, int32_t s) */ {
  /*@ loop invariant range: 0 <= v <= P;
      loop invariant before: \forall integer u; 0 <= u < v && due[Cell(P, u, b)] < P ==>
        HoldsOnly(a, latency, b, n, P, u, due[Cell(P, u, b)]);
      loop assigns v;
      loop variant P - v; */
  for (int32_t v = 0; v < P; v++) {
    const int64_t at = dodona_check_cell_of(P, v, b) /*@ ghost (s) */;
    //@ assert origin: HoldsOnly(a, latency, b, n, P, v, 0x7fffffff - made[at]);
    if (due[at] < (uint32_t)P && made[at] != DODONA_MADE_AT - 1 - due[at])
      return v;
  }
  return P;
}

dodona_lack dodona_check_origins(const dodona_message *a, int64_t n, int64_t latency, int32_t P,
                                 int32_t s, const uint32_t *due, uint64_t *sent, uint64_t *made) {
  dodona_check_made(a, n, latency, P, s, sent, made);
  //@ ghost lemma_cells(P, s);
  //@ ghost lemma_origins(a, n, latency, P, s);
  //@ assert origins: Origins(a, latency, n, P, s, made);
  /*@ loop invariant range: 0 <= b <= s;
      loop invariant all: \forall integer c, v; 0 <= c < b && 0 <= v < P && due[Cell(P, v, c)] < P ==>
        HoldsOnly(a, latency, c, n, P, v, due[Cell(P, v, c)]);
      loop assigns b;
      loop variant s - b; */
  for (int32_t b = 0; b < s; b++) {
    const int32_t rank = lacking(P, b, due, made) /*@ ghost (a, n, latency, s) */;
    if (rank < P) {
      const int64_t at = dodona_check_cell_of(P, rank, b) /*@ ghost (s) */;
      return (dodona_lack){b, rank, (int32_t)due[at], 0};
    }
  }
  return (dodona_lack){-1, -1, -1, 1};
}
