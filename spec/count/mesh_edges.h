/* How many edges of a tree go over a link of a mesh, whatever their times. All messages to one receiver are
   one edge, however many senders it has, because it receives one message at a time. Rows are as in
   mesh_load.h, but sorted by receiver. */
#ifndef DODONA_SPEC_COUNT_MESH_EDGES_H
#define DODONA_SPEC_COUNT_MESH_EDGES_H

#include "spec/count/mesh_load.h"

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

  // How many receivers are sent to over link l in the first n rows.
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

/* No message has been sent to rank v before its first row. */
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
