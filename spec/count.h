/* How many messages leave or enter a module in a step: those of the rows that send, between ranks of
   two modules of `per` consecutive ranks each. Rows as the checker takes them. */
#ifndef DODONA_SPEC_COUNT_H
#define DODONA_SPEC_COUNT_H

#include <stdint.h>
#include "spec/algorithms/exchange.h"
#include "spec/lemmas/mesh.h"

/*@
  // The message of row k leaves (way 0) or enters (way 1) module m.
  logic integer PassesOver{L}(dodona_row *a, integer per, integer way, integer k, integer m) =
    a[k].op == DODONA_SEND && a[k].rank / per != a[k].peer / per &&
      (way == 0 ? a[k].rank / per : a[k].peer / per) == m ? 1 : 0;

  // How many of the first n rows do so in step x.
  // measure n
  logic integer ChannelLoad{L}(dodona_row *a, integer per, integer way, integer n, integer x,
                               integer m) =
    n <= 0 ? 0 : ChannelLoad(a, per, way, n - 1, x, m) +
      (a[n - 1].step == x ? PassesOver(a, per, way, n - 1, m) : 0);

  // Rows sorted by step, from ranks of so many modules to such ranks.
  predicate ChannelRows{L}(dodona_row *a, integer per, integer modules, integer n) =
    (\forall integer i; 0 <= i < n ==> 0 <= a[i].rank && a[i].rank / per < modules &&
       0 <= a[i].peer && a[i].peer / per < modules && 0 <= a[i].step <= 0x4000000000000000) &&
    (\forall integer i, j; 0 <= i <= j < n ==> a[i].step <= a[j].step);
*/

/* What a schedule costs in lockstep: each of its steps takes t and as long as its largest message. */

/*@
  // The most blocks that one of the positions m, 3 m, ... (2 i - 1) m is sent in the step of a scatter
  // over the distance m.
  // measure i
  logic integer ScatterMost(integer P, integer s, integer m, integer i) =
    i <= 0 ? 0
    : \max(ScatterMost(P, s, m, i - 1),
           ShareCount(P, s, (2 * i - 1) * m, (2 * i) * m < P ? (2 * i) * m : P));

  // The largest messages of the steps over the distances 1, 2, 4, ... 2^(k - 1), added up; a step has
  // ceil((P - m) / 2 m) receivers.
  // measure k
  logic integer ScatterVolume(integer P, integer s, integer k) =
    k <= 0 ? 0
    : ScatterVolume(P, s, k - 1) +
      ScatterMost(P, s, Pow2(k - 1), (P + Pow2(k - 1) - 1) / (2 * Pow2(k - 1)));

  // Halvings into 2, 4, ... 2^k shares.
  // measure k
  logic integer HalvingVolume(integer s, integer k) =
    k <= 0 ? 0 : HalvingVolume(s, k - 1) + ShareMost(Pow2(k), s);

  logic integer ScatterRingVolume(integer P, integer s) =
    ScatterVolume(P, s, CeilLog2(P)) + (P - 1) * ShareMost(P, s);

  logic integer ScatterDoublingVolume(integer P, integer s) =
    ScatterVolume(P, s, CeilLog2(P)) + HalvingVolume(s, FloorLog2(P));

  logic integer BaselineVolume(integer kind, integer P, integer s) =
    kind == DODONA_SCATTER_RING ||
    kind == DODONA_SCATTER_DOUBLING && P != Pow2(FloorLog2(P)) ? ScatterRingVolume(P, s)
    : kind == DODONA_SCATTER_DOUBLING ? ScatterDoublingVolume(P, s)
    : kind == DODONA_DOUBLING ? DoublingSteps(P) * s
    : kind == DODONA_RABENSEIFNER ? 2 * HalvingVolume(s, CoreLog(P)) + 2 * FoldSteps(P) * s
                                  : 2 * ((P - 1) * ShareMost(P, s));

  // steps t + ceil(volume k / s)
  logic integer CostTime(integer steps, integer volume, integer s, integer k, integer t) =
    steps * t + (volume * k + s - 1) / s;
*/

/* n goes q times into p. */
/*@ ghost
  /@ requires 1 <= n && 0 <= q && n * q <= p < n * q + n;
     terminates \true;
     assigns \nothing;
     ensures quotient: p / n == q;
     exits \false;
  @/
  void lemma_times(int64_t p, int64_t n, int64_t q);
*/

/* The largest of n shares has ceil(s / n) blocks. */
/*@ ghost
  /@ requires 1 <= n && 1 <= s <= 0x7fffffff && n <= 0x80000000;
     terminates \true;
     assigns \nothing;
     ensures range: 1 <= ShareMost(n, s) <= s;
     ensures whole: s <= n * ShareMost(n, s) <= s + n - 1;
     exits \false;
  @/
  void lemma_share_most(int64_t n, int64_t s);
*/

/* Rounding up. */
/*@ ghost
  /@ requires 1 <= s <= 0x7fffffff && 0 <= p;
     terminates \true;
     assigns \nothing;
     ensures up: (p + s - 1) / s == p / s + (p % s > 0 ? 1 : 0);
     exits \false;
  @/
  void lemma_round_up(int64_t p, int64_t s);
*/

/* How many messages of a schedule are on a link of a mesh at a time. Rows as the checker takes them, of
   which those that send count; rank v is at node order[v]; a message holds every link of its path in
   the `hold` ticks from the row's on. */

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

/* What is counted from row lo on is what row lo carries, and what is counted from the next one on. */
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

/* How many edges of a tree go over a link of a mesh, whatever their times: all messages to one receiver
   are one edge, from however many senders, for it receives one at a time. Rows as in mesh_load.h, but in
   the order of their receivers. */

/*@
  // Messages of the first m rows that go to rank v over link l.
  // measure m
  logic integer Towards{L}(integer C, int32_t *order, dodona_row *a, integer m, integer v,
                           integer l) =
    m <= 0 ? 0 : Towards(C, order, a, m - 1, v, l) +
      (a[m - 1].peer == v ? LinkCarried(C, order, a, m - 1, l) : 0);

  // Row k goes over link l, and no row before it to the same receiver does: 1; else 0.
  logic integer NewEdge{L}(integer C, int32_t *order, dodona_row *a, integer k, integer l) =
    0 < LinkCarried(C, order, a, k, l) && Towards(C, order, a, k, a[k].peer, l) == 0 ? 1 : 0;

  // Receivers of the first n rows that are sent to over link l.
  // measure n
  logic integer EdgeLoad{L}(integer C, int32_t *order, dodona_row *a, integer n, integer l) =
    n <= 0 ? 0 : EdgeLoad(C, order, a, n - 1, l) + NewEdge(C, order, a, n - 1, l);

  // Rows sorted by receiver, from ranks to ranks.
  predicate EdgeRows{L}(integer N, dodona_row *a, integer n) =
    (\forall integer i; 0 <= i < n ==> 0 <= a[i].rank < N && 0 <= a[i].peer < N) &&
    (\forall integer i, j; 0 <= i <= j < n ==> a[i].peer <= a[j].peer);
*/

/* A row sends over a link once or not at all. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C) && MeshOrder(Nodes(R, C), order);
     requires rows: EdgeRows(Nodes(R, C), a, n) && 0 <= k < n;
     requires memory: \valid_read(order + (0 .. Nodes(R, C) - 1)) && \valid_read(a + (0 .. n - 1));
     terminates \true;
     assigns \nothing;
     ensures once: \forall integer l; 0 <= LinkCarried(C, order, a, k, l) <= 1;
     exits \false; @/
  void lemma_edge_carried(int32_t R, int32_t C, const int32_t *order, const dodona_row *a, int64_t n,
                          int64_t k);
*/

/* None has been sent to rank v before its first row. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C) && MeshOrder(Nodes(R, C), order);
     requires rows: EdgeRows(Nodes(R, C), a, n) && 0 <= m <= n;
     requires memory: \valid_read(order + (0 .. Nodes(R, C) - 1)) && \valid_read(a + (0 .. n - 1));
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures range: \forall integer l; 0 <= Towards(C, order, a, m, v, l) <= m;
     ensures none: (\forall integer j; 0 <= j < m ==> a[j].peer != v) ==>
       \forall integer l; Towards(C, order, a, m, v, l) == 0;
     ensures edges: \forall integer l; 0 <= EdgeLoad(C, order, a, m, l) <= m;
     exits \false; @/
  void lemma_towards(int32_t R, int32_t C, const int32_t *order, const dodona_row *a, int64_t n,
                     int64_t m, int32_t v);
*/

#endif
