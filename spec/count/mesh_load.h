/* How many messages of a schedule are on a link of a mesh at a time. Rows are as the checker takes them;
   only rows that send count. Rank v is at node order[v]. A message holds every link of its path for `hold`
   ticks, from its row's tick on. */
#ifndef DODONA_SPEC_COUNT_MESH_LOAD_H
#define DODONA_SPEC_COUNT_MESH_LOAD_H

#include "spec/lemmas/mesh.h"

/*@
  // Row k sends over link l.
  logic integer LinkCarried{L}(integer C, int32_t *order, dodona_row *a, integer k, integer l) =
    a[k].op == DODONA_SEND ? Crosses(C, order[a[k].rank], order[a[k].peer], l) : 0;

  // Messages of the rows lo .. hi - 1 that cross link l.
  // measure hi - lo
  logic integer Crossed{L}(integer C, int32_t *order, dodona_row *a, integer lo, integer hi,
                           integer l) =
    hi <= lo ? 0 : Crossed(C, order, a, lo, hi - 1, l) + LinkCarried(C, order, a, hi - 1, l);

  predicate LinkHeld{L}(dodona_row *a, integer hold, integer k, integer x) =
    a[k].step <= x < a[k].step + hold;

  // Messages of the first n rows that hold link l in tick x.
  // measure n
  logic integer LinkLoad{L}(integer C, int32_t *order, dodona_row *a, integer hold, integer n,
                            integer x, integer l) =
    n <= 0 ? 0 : LinkLoad(C, order, a, hold, n - 1, x, l) +
      (a[n - 1].step <= x < a[n - 1].step + hold ? LinkCarried(C, order, a, n - 1, l) : 0);

  // Every rank has its node.
  predicate MeshOrder{L}(integer N, int32_t *order) =
    \forall integer v; 0 <= v < N ==> 0 <= order[v] < N;

  // Rows sorted by tick, from ranks to ranks.
  predicate MeshRows{L}(integer N, dodona_row *a, integer n) =
    (\forall integer i; 0 <= i < n ==> 0 <= a[i].rank < N && 0 <= a[i].peer < N &&
       0 <= a[i].step <= 0x4000000000000000) &&
    (\forall integer i, j; 0 <= i <= j < n ==> a[i].step <= a[j].step);
*/

/* A row sends over a link once or not at all. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C) && MeshOrder(Nodes(R, C), order);
     requires rows: MeshRows(Nodes(R, C), a, n) && 0 <= k < n;
     requires memory: \valid_read(order + (0 .. Nodes(R, C) - 1)) && \valid_read(a + (0 .. n - 1));
     terminates \true;
     assigns \nothing;
     ensures once: \forall integer l; 0 <= LinkCarried(C, order, a, k, l) <= 1;
     ensures link: \forall integer l; 0 < LinkCarried(C, order, a, k, l) ==> 0 <= l < 4 * Nodes(R, C);
     exits \false; @/
  void lemma_carried(int32_t R, int32_t C, const int32_t *order, const dodona_row *a, int64_t n,
                     int64_t k);
*/

/* The count from row lo on is the load of row lo plus the count from the next row on. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C) && MeshOrder(Nodes(R, C), order);
     requires rows: MeshRows(Nodes(R, C), a, n) && 0 <= lo <= hi <= n;
     requires memory: \valid_read(order + (0 .. Nodes(R, C) - 1)) && \valid_read(a + (0 .. n - 1));
     terminates \true;
     decreases hi;
     assigns \nothing;
     ensures range: \forall integer l; 0 <= Crossed(C, order, a, lo, hi, l) <= hi - lo;
     ensures first: lo < hi ==> \forall integer l; Crossed(C, order, a, lo, hi, l) ==
       LinkCarried(C, order, a, lo, l) + Crossed(C, order, a, lo + 1, hi, l);
     ensures rest: lo < hi ==> \forall integer l; 0 <= Crossed(C, order, a, lo + 1, hi, l);
     exits \false; @/
  void lemma_crossed(int32_t R, int32_t C, const int32_t *order, const dodona_row *a, int64_t n,
                     int64_t lo, int64_t hi);
*/

/* In tick s, when rows 0 .. lo - 1 have ended and rows lo .. hi - 1 have not, the load is what the latter
   carry; and if no row has yet to start, it is no more in any later tick. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C) && MeshOrder(Nodes(R, C), order);
     requires rows: MeshRows(Nodes(R, C), a, n) && 0 <= lo <= hi <= n;
     requires memory: \valid_read(order + (0 .. Nodes(R, C) - 1)) && \valid_read(a + (0 .. n - 1));
     requires ended: \forall integer j; 0 <= j < lo ==> a[j].step + hold <= s;
     requires held: \forall integer j; lo <= j < hi ==> LinkHeld(a, hold, j, s);
     requires started: \forall integer j; 0 <= j < hi ==> a[j].step <= s;
     terminates \true;
     decreases hi;
     assigns \nothing;
     ensures load: \forall integer l; LinkLoad(C, order, a, hold, hi, s, l) ==
       Crossed(C, order, a, lo, hi, l);
     ensures later: \forall integer x, l; s <= x ==>
       LinkLoad(C, order, a, hold, hi, x, l) <= LinkLoad(C, order, a, hold, hi, s, l);
     exits \false; @/
  void lemma_load(int32_t R, int32_t C, const int32_t *order, const dodona_row *a, int64_t n,
                  int32_t hold, int64_t lo, int64_t hi, int64_t s);
*/

#endif
