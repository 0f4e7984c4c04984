/* When each block comes to each position of the hypercube, and from whom. */
#include "spec/lemmas/cube_transfers.h"
#include "spec/lemmas/cube.h"

/*@ ghost
  void lemma_cube_bound(int32_t m)
  {
    if (0 < m) {
      lemma_cube_bound(m - 1);
      lemma_pow2_order(m - 1, m - 1);
      /@ assert half: Pow2(m) == 2 * Pow2(m - 1) && (Pow2(m) + 1) / 2 == Pow2(m - 1); @/
    }
  }
*/

/*@ ghost
  void lemma_cube_idle(int32_t m, int32_t s)
  {
    /@ assert none: m == 0 ==> \forall integer x, u, v, j; !CubeTransfer(m, s, x, u, v, j); @/
    /@ assert when: \forall integer x, u, v, j; CubeTransfer(m, s, x, u, v, j) ==>
         j < x <= s - 1 + m; @/
  }
*/

/* The highest bit of z. */
/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 < z < Pow2(m) && Pow2(m) <= 0x40000000;
     terminates \true;
     assigns \nothing;
     ensures log: \result == FloorLog2(z) && 0 <= \result < m;
     ensures highest: Pow2(\result) <= z < 2 * Pow2(\result);
     ensures bits: \forall integer k; 0 <= k < m ==> 1 <= Pow2(k) && (k <= \result <==> Pow2(k) <= z);
     ensures only: \forall integer k; 0 <= k < m && Pow2(k) <= z < 2 * Pow2(k) ==> k == \result;
     exits \false; @/
  int32_t highest_of(int32_t m, int32_t z)
  {
    int32_t left = z;
    int32_t log = 0;
    int32_t k = 0;
    lemma_floor_log2(z);
    lemma_floor_log2_word(z);
    /@ loop invariant range: 1 <= left <= z && 0 <= log <= z - left;
       loop invariant log: log + FloorLog2(left) == FloorLog2(z);
       loop assigns left, log;
       loop variant left; @/
    while (left > 1) {
      left /= 2;
      log++;
    }
    lemma_floor_log2(left);
    /@ assert log: log == FloorLog2(z); @/
    /@ assert highest: Pow2(log) <= z < 2 * Pow2(log); @/
    lemma_pow2_order(m, log);
    /@ loop invariant range: 0 <= k <= m;
       loop invariant bits: \forall integer i; 0 <= i < k ==>
         1 <= Pow2(i) && (i <= log <==> Pow2(i) <= z);
       loop assigns k;
       loop variant m - k; @/
    while (k < m) {
      lemma_pow2_order(k, log);
      lemma_pow2_order(log + 1, k);
      lemma_pow2_order(k, k);
      /@ assert twice: Pow2(log + 1) == 2 * Pow2(log); @/
      k++;
    }
    /@ assert next: \forall integer i; 0 <= i < log ==> 2 * Pow2(i) == Pow2(i + 1) && Pow2(i + 1) <= z; @/
    return log;
  }
*/

/* The neighbour along the dimension of step t + 1. */
/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 <= t < INT64_MAX && 0 <= u < Pow2(m);
     terminates \true;
     assigns \nothing;
     ensures neighbour: \result == PartnerOf(Pow2(t % m), u) && 0 <= \result < Pow2(m);
     exits \false; @/
  int32_t neighbour_of(int32_t m, int64_t t, int32_t u)
  {
    int64_t bit = pow2_of((int32_t)(t % m));
    lemma_cube_pair(m, t, u);
    lemma_pow2_word();
    lemma_pow2_order(m, 30);
    return (int32_t)(u % (2 * bit) < bit ? u + bit : u - bit);
  }
*/

/* Upwards, in step f of the block's tree. */
/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 <= j < s && 0 < v < Pow2(m);
     requires number: z == CubeTurned(m, j, v) && 0 < z < Pow2(m) && Pow2(m) <= 0x40000000;
     requires up: j == s - 1 || z % 2 == 1;
     terminates \true;
     assigns \nothing;
     ensures receives: CubeReceives(m, s, v, j);
     ensures when: j < CubeArrival(m, s, v, j) <= CubeSteps(m, s);
     exits \false; @/
  void lemma_cube_receives_up(int32_t m, int32_t s, int32_t v, int32_t j, int32_t z)
  {
    int32_t f = highest_of(m, z);
    int64_t t = (int64_t)j + f;
    int64_t bit = pow2_of(f);
    int64_t half = pow2_of(m - 1);
    lemma_cube_pair(m, t, v);
    int32_t u = neighbour_of(m, t, v);
    lemma_cube_frame(m, t, f);
    lemma_cube_rise(m, f, z - bit);
    /@ assert when: CubeArrival(m, s, v, j) == t + 1 && CubeSource(m, s, v, j) == u; @/
    /@ assert two: Pow2(m) == 2 * half; @/
    /@ assert v_there: CubeTurned(m, t + 1, v) == CubeTurned(m, f + 1, z - bit) + half; @/
    /@ assert u_there: CubeTurned(m, t + 1, u) == CubeTurned(m, f + 1, z - bit); @/
    /@ assert number: CubeTurned(m, j, u) == z - bit; @/
    /@ assert odd: 0 < f ==> bit == 2 * Pow2(f - 1); @/
    /@ assert sends: CubeSends(m, s - 1 - j, f, z - bit, z); @/
    /@ assert sent: CubeTransfer(m, s, t + 1, u, v, j); @/
    lemma_cube_sender(m, s, t, u, v);
    /@ assert only: \forall integer x, p; CubeTransfer(m, s, x, p, v, j) ==> x - 1 - j == f; @/
    /@ assert then: \forall integer x, p; CubeTransfer(m, s, x, p, v, j) ==> x == t + 1; @/
    /@ assert from: \forall integer x, p; CubeTransfer(m, s, x, p, v, j) ==> p == u; @/
    /@ assert there: CubeTransfer(m, s, CubeArrival(m, s, v, j), CubeSource(m, s, v, j), v, j); @/
  }
*/

/* Downwards, in step m. */
/*@ ghost
  /@ requires range: 1 <= m <= 30 && 0 <= j < s - 1 && 0 < v < Pow2(m);
     requires number: z == CubeTurned(m, j, v) && 0 < z < Pow2(m) && Pow2(m) <= 0x40000000;
     requires down: z % 2 == 0;
     terminates \true;
     assigns \nothing;
     ensures receives: CubeReceives(m, s, v, j);
     ensures when: j < CubeArrival(m, s, v, j) <= CubeSteps(m, s);
     exits \false; @/
  void lemma_cube_receives_down(int32_t m, int32_t s, int32_t v, int32_t j, int32_t z)
  {
    int64_t t = (int64_t)j + m;
    int64_t half = pow2_of(m - 1);
    int32_t k = 0;
    lemma_cube_pair(m, t, v);
    int32_t u = neighbour_of(m, t, v);
    int64_t y = cube_number(m, j, u);
    lemma_cube_frame(m, t, m);
    lemma_cube_split(m, m, y, 0);
    lemma_cube_split(m, m, z, 0);
    /@ assert when: CubeArrival(m, s, v, j) == t + 1 && CubeSource(m, s, v, j) == u; @/
    /@ assert one: Pow2(m - m) == 1 && Pow2(m) == 2 * half; @/
    /@ assert own: CubeTurned(m, t + 1, u) == CubeTurn(m, y); @/
    /@ assert other: CubeTurned(m, t + 1, v) == CubeTurn(m, z); @/
    lemma_cube_turn(m, y);
    lemma_cube_turn(m, z);
    /@ assert beside: y == z + 1; @/
    /@ assert sends: CubeSends(m, s - 1 - j, m, y, z); @/
    /@ assert sent: CubeTransfer(m, s, t + 1, u, v, j); @/
    lemma_cube_sender(m, s, t, u, v);
    /@ loop invariant range: 0 <= k <= m;
       loop invariant even: \forall integer i; 1 <= i < k ==> Pow2(i) % 2 == 0;
       loop assigns k;
       loop variant m - k; @/
    while (k < m) {
      /@ assert twice: 1 <= k ==> Pow2(k) == 2 * Pow2(k - 1); @/
      k++;
    }
    /@ assert only: \forall integer x, p; CubeTransfer(m, s, x, p, v, j) ==> x - 1 - j == m; @/
  }

  void lemma_cube_receives(int32_t m, int32_t s, int32_t v, int32_t j)
  {
    lemma_cube_turned(m, j);
    lemma_pow2_word();
    lemma_pow2_order(m, 30);
    int32_t z = (int32_t)cube_number(m, j, v);
    /@ assert positive: 0 < z; @/
    if (j == s - 1 || z % 2 == 1)
      lemma_cube_receives_up(m, s, v, j, z);
    else
      lemma_cube_receives_down(m, s, v, j, z);
  }
*/

/*@ ghost
  void lemma_cube_forwards(int32_t m, int32_t s, int32_t v, int32_t j)
  {
    lemma_cube_turned(m, j);
    lemma_pow2_word();
    lemma_pow2_order(m, 30);
    int32_t y = (int32_t)cube_number(m, j, v);
    int32_t f = highest_of(m, v == 0 ? 1 : y);
    /@ assert root: \forall integer x, u; !CubeTransfer(m, s, x, u, 0, j); @/
    /@ assert odd: \forall integer x, w; CubeTransfer(m, s, x, v, w, j) && v != 0 ==>
         CubeArrival(m, s, v, j) == j + 1 + f; @/
    /@ assert later: \forall integer x, w; CubeTransfer(m, s, x, v, w, j) && v != 0 ==>
         f < x - 1 - j; @/
  }
*/
