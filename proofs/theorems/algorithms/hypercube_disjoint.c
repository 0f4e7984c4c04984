/* The trees share no edge: of the m trees at most one goes along a directed edge of the cube, and in one step. */
#include "ref/algorithms/cube/hypercube.h"
#include "spec/lemmas/base.h"
#include "spec/lemmas/cube_transfers.h"
#include "spec/lemmas/cube.h"

/* u and v are neighbours along the dimension of the step. */
/*@ ghost
  /@ requires step: CubeStep(m, s, t) && CubeTransfer(m, s, t + 1, u, v, j);
     terminates \true;
     assigns \nothing;
     ensures neighbour: u == PartnerOf(Pow2(t % m), v);
     exits \false; @/
  void lemma_cube_along(int32_t m, int32_t s, int64_t t, int32_t u, int32_t v, int32_t j)
  {
    int64_t bit = pow2_of((int32_t)(t % m));
    lemma_cube_pair(m, t, v);
    lemma_pow2_word();
    lemma_pow2_order(m, 30);
    int32_t p = (int32_t)(v % (2 * bit) < bit ? v + bit : v - bit);
    lemma_cube_sender(m, s, t, p, v);
  }

  /@ requires range: 0 <= c <= 30 && 0 <= d <= 30;
     requires same: PartnerOf(Pow2(c), v) == PartnerOf(Pow2(d), v);
     terminates \true;
     assigns \nothing;
     ensures same: c == d;
     exits \false; @/
  void lemma_cube_dimension(int32_t c, int32_t d, int32_t v)
  {
    lemma_pow2_order(c + 1, d);
    lemma_pow2_order(d + 1, c);
    lemma_pow2_order(c, c);
    lemma_pow2_order(d, d);
    /@ assert twice: Pow2(c + 1) == 2 * Pow2(c) && Pow2(d + 1) == 2 * Pow2(d); @/
  }

  /@ requires range: 1 <= m <= 30 && 0 <= p && 0 <= q && p % m == q % m && -2 * m < p - q < 2 * m;
     terminates \true;
     assigns \nothing;
     ensures apart: p - q == -m || p == q || p - q == m;
     exits \false; @/
  void lemma_cube_apart(int32_t m, int32_t p, int32_t q)
  {
    int64_t a = p / m;
    int64_t b = q / m;
    /@ assert parts: p == m * a + p % m && q == m * b + q % m; @/
    /@ assert difference: p - q == m * (a - b); @/
    /@ assert more: 2 <= a - b ==> m * 2 <= m * (a - b); @/
    /@ assert less: a - b <= -2 ==> m * (a - b) <= m * -2; @/
  }
*/

/*@
  // In step k tree c, of m, sends from u to v.
  predicate CubeEdge(integer m, integer c, integer k, integer u, integer v) =
    CubeSends(m, 1, k, CubeTurned(m, c, u), CubeTurned(m, c, v));
*/

/* Two trees c and d on the edge from u to v, in their steps k and l: block c of many, and block d or d + m,
   are sent in one step of the broadcast. */
/*@ requires range: 1 <= m <= 30 && 0 <= c < m && 0 <= d < m;
    requires positions: 0 <= u < Pow2(m) && 0 <= v < Pow2(m);
    requires first: CubeEdge(m, c, k, u, v);
    requires second: CubeEdge(m, d, l, u, v);
    terminates \true;
    assigns \nothing;
    ensures one: c == d && k == l;
    exits \false; */
void theorem_hypercube_disjoint(int32_t m, int32_t c, int32_t k, int32_t d, int32_t l, int32_t u,
                                int32_t v) {
  const int32_t s = 100;
  const int32_t x = c + k;
  const int32_t y = d + l;
  //@ assert first: CubeTransfer(m, s, x + 1, u, v, c);
  //@ assert second: CubeTransfer(m, s, y + 1, u, v, d);
  /*@ ghost
    lemma_cube_along(m, s, x, u, v, c);
    lemma_cube_along(m, s, y, u, v, d);
    lemma_cube_dimension(x % m, y % m, v);
    lemma_cube_apart(m, x, y);
    lemma_cube_period(m, c + m, u);
    lemma_cube_period(m, c + m, v);
    lemma_cube_period(m, d + m, u);
    lemma_cube_period(m, d + m, v);
    lemma_divided(c + m, m, 1, c);
    lemma_divided(d + m, m, 1, d);
  */
  //@ assert again: CubeTransfer(m, s, x + m + 1, u, v, c + m);
  //@ assert other: CubeTransfer(m, s, y + m + 1, u, v, d + m);
  dodona_tree_step at_x = dodona_hypercube_step(m, s, u, (int64_t)x + 1);
  dodona_tree_step at_y = dodona_hypercube_step(m, s, u, (int64_t)y + 1);
  //@ assert block_c: at_x.send_block == c;
  //@ assert block_d: at_y.send_block == d;
  //@ assert same: x == y ==> at_x.send_block == d;
  //@ assert turn: x == y + m ==> at_x.send_block == d + m;
  //@ assert back: y == x + m ==> at_y.send_block == c + m;
}
