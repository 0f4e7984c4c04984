/* What is known about nodes and paths of a mesh, as ghost functions. The bodies are in proofs/lemmas/groups/mesh.c. */
#ifndef DODONA_SPEC_LEMMAS_MESH_H
#define DODONA_SPEC_LEMMAS_MESH_H

#include "spec/algorithms/mesh.h"

/* No row is longer than the mesh is large, and their product fits in 64 bits. */
/*@ ghost
  /@ requires sizes: 1 <= R && 1 <= C;
     terminates \true;
     assigns \nothing;
     ensures range: R <= Nodes(R, C) && C <= Nodes(R, C) && Nodes(R, C) <= 0x3fffffff00000001;
     exits \false; @/
  void lemma_nodes(int32_t R, int32_t C);
*/

/* A node is its row and its column. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C);
     requires node: 0 <= v < Nodes(R, C);
     terminates \true;
     assigns \nothing;
     ensures row: 0 <= RowOf(C, v) < R;
     ensures column: 0 <= ColumnOf(C, v) < C;
     ensures node: v == RowOf(C, v) * C + ColumnOf(C, v);
     exits \false; @/
  void lemma_node(int32_t R, int32_t C, int32_t v);
*/

/* Nodes in their order: row by row, and in a row column by column. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C);
     requires nodes: 0 <= a < Nodes(R, C) && 0 <= b < Nodes(R, C);
     terminates \true;
     assigns \nothing;
     ensures less: a < b <==> RowOf(C, a) < RowOf(C, b) ||
       (RowOf(C, a) == RowOf(C, b) && ColumnOf(C, a) < ColumnOf(C, b));
     ensures same: a == b <==> RowOf(C, a) == RowOf(C, b) && ColumnOf(C, a) == ColumnOf(C, b);
     exits \false; @/
  void lemma_node_order(int32_t R, int32_t C, int32_t a, int32_t b);
*/

/* A hop leads to the neighbour on that way, one nearer. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C);
     requires nodes: 0 <= a < Nodes(R, C) && 0 <= b < Nodes(R, C) && a != b;
     terminates \true;
     assigns \nothing;
     ensures node: 0 <= Next(C, a, b) < Nodes(R, C);
     ensures east: Way(C, a, b) == 0 ==> Next(C, a, b) == a + 1 &&
       RowOf(C, a + 1) == RowOf(C, a) && ColumnOf(C, a + 1) == ColumnOf(C, a) + 1 <= ColumnOf(C, b);
     ensures west: Way(C, a, b) == 1 ==> Next(C, a, b) == a - 1 &&
       RowOf(C, a - 1) == RowOf(C, a) && ColumnOf(C, b) <= ColumnOf(C, a - 1) == ColumnOf(C, a) - 1;
     ensures south: Way(C, a, b) == 2 ==> Next(C, a, b) == a + C &&
       ColumnOf(C, a + C) == ColumnOf(C, a) == ColumnOf(C, b) &&
       RowOf(C, a + C) == RowOf(C, a) + 1 <= RowOf(C, b);
     ensures north: Way(C, a, b) == 3 ==> Next(C, a, b) == a - C &&
       ColumnOf(C, a - C) == ColumnOf(C, a) == ColumnOf(C, b) &&
       RowOf(C, b) <= RowOf(C, a - C) == RowOf(C, a) - 1;
     ensures neighbour: Distance(C, a, Next(C, a, b)) == 1;
     ensures nearer: Distance(C, Next(C, a, b), b) == Distance(C, a, b) - 1;
     exits \false; @/
  void lemma_next(int32_t R, int32_t C, int32_t a, int32_t b);
*/

/* Two nodes are less than rows and columns apart. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C);
     requires nodes: 0 <= a < Nodes(R, C) && 0 <= b < Nodes(R, C);
     terminates \true;
     assigns \nothing;
     ensures range: 0 <= Distance(C, a, b) <= R + C - 2;
     ensures here: Distance(C, a, b) == 0 <==> a == b;
     exits \false; @/
  void lemma_distance(int32_t R, int32_t C, int32_t a, int32_t b);
*/

/* The links that a path crosses are its first link and the links that the rest crosses. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C);
     requires nodes: 0 <= a < Nodes(R, C) && 0 <= b < Nodes(R, C);
     terminates \true;
     assigns \nothing;
     ensures here: a == b ==> \forall integer l; Crosses(C, a, b, l) == 0;
     ensures hop: a != b ==> \forall integer l; Crosses(C, a, b, l) ==
       (LinkOf(C, a, b) == l ? 1 : 0) + Crosses(C, Next(C, a, b), b, l);
     exits \false; @/
  void lemma_crosses(int32_t R, int32_t C, int32_t a, int32_t b);
*/

/* The path: it ends at b, stays in the mesh, and crosses a link at most once, and only where it lies. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C);
     requires nodes: 0 <= a < Nodes(R, C) && 0 <= b < Nodes(R, C);
     terminates \true;
     decreases Distance(C, a, b);
     assigns \nothing;
     ensures end: PathNode(C, a, b, Distance(C, a, b)) == b;
     ensures inside: \forall integer k; 0 <= k <= Distance(C, a, b) ==>
       0 <= PathNode(C, a, b, k) < Nodes(R, C);
     ensures nearer: \forall integer k; 0 <= k <= Distance(C, a, b) ==>
       Distance(C, PathNode(C, a, b, k), b) == Distance(C, a, b) - k;
     ensures once: \forall integer l; 0 <= Crosses(C, a, b, l) <= 1;
     ensures where: \forall integer l; 0 < Crosses(C, a, b, l) ==>
       0 <= l < 4 * Nodes(R, C) && OnPath(C, a, b, l);
     exits \false; @/
  void lemma_path(int32_t R, int32_t C, int32_t a, int32_t b);
*/

#endif
