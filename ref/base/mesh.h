/* Routes messages on a mesh. Nodes are numbered row by row from 0. A message goes along the row of its
   sender to the column of its receiver, then along that column. Each pair of neighbours has two directed
   links, one each way; the links of a node have the numbers 4 * node + way. spec/algorithms/mesh.h draws
   it. Source: Bruck et al., section 2.6; paper/SOURCES.md part C. */
#ifndef DODONA_BASE_MESH_H
#define DODONA_BASE_MESH_H

#include "ref/base/types.h"
#include "spec/lemmas/mesh.h"

typedef struct dodona_mesh {
  int32_t rows;    /* >= 1 */
  int32_t columns; /* >= 1; rows * columns <= 2^31 - 1 nodes */
} dodona_mesh;

/* The way in which a directed link leaves its node. */
enum { DODONA_EAST = 0, DODONA_WEST = 1, DODONA_SOUTH = 2, DODONA_NORTH = 3 };

/*@
  predicate ValidMesh{L}(dodona_mesh *mesh) = IsMesh(mesh->rows, mesh->columns);

  predicate InMesh{L}(dodona_mesh *mesh, integer v) = 0 <= v < Nodes(mesh->rows, mesh->columns);
*/

/* Returns how many nodes the mesh has; -1 if it is no mesh: rows or columns < 1, or too many nodes. O(1). */
/*@ requires memory: \valid_read(mesh);
    terminates \true;
    assigns \nothing;
    ensures nodes: ValidMesh(mesh) ==> \result == Nodes(mesh->rows, mesh->columns);
    ensures none: !ValidMesh(mesh) ==> \result == -1;
    exits \false; */
int32_t dodona_mesh_nodes(const dodona_mesh *mesh);

/* Returns the hops from node a to node b: rows and columns between them, 0 .. rows + columns - 2. O(1). */
/*@ requires memory: \valid_read(mesh);
    requires mesh: ValidMesh(mesh);
    requires nodes: InMesh(mesh, a) && InMesh(mesh, b);
    terminates \true;
    assigns \nothing;
    ensures distance: \result == Distance(mesh->columns, a, b);
    ensures range: 0 <= \result <= mesh->rows + mesh->columns - 2;
    exits \false; */
int32_t dodona_mesh_distance(const dodona_mesh *mesh, int32_t a, int32_t b);

/* Returns the way by which a message to node b, another node, leaves node a. O(1). */
/*@ requires memory: \valid_read(mesh);
    requires mesh: ValidMesh(mesh);
    requires nodes: InMesh(mesh, a) && InMesh(mesh, b) && a != b;
    terminates \true;
    assigns \nothing;
    ensures way: \result == Way(mesh->columns, a, b);
    ensures range: 0 <= \result <= 3;
    exits \false; */
int32_t dodona_mesh_way(const dodona_mesh *mesh, int32_t a, int32_t b);

/* Returns the node that the message reaches next: a neighbour of a, one hop nearer to b. O(1). */
/*@ requires memory: \valid_read(mesh);
    requires mesh: ValidMesh(mesh);
    requires nodes: InMesh(mesh, a) && InMesh(mesh, b) && a != b;
    terminates \true;
    assigns \nothing;
    ensures next: \result == Next(mesh->columns, a, b);
    ensures node: InMesh(mesh, \result);
    ensures neighbour: Distance(mesh->columns, a, \result) == 1;
    ensures nearer: Distance(mesh->columns, \result, b) == Distance(mesh->columns, a, b) - 1;
    exits \false; */
int32_t dodona_mesh_next(const dodona_mesh *mesh, int32_t a, int32_t b);

/* Returns the directed link over which the message goes there, 0 .. 4 * nodes - 1. O(1). */
/*@ requires memory: \valid_read(mesh);
    requires mesh: ValidMesh(mesh);
    requires nodes: InMesh(mesh, a) && InMesh(mesh, b) && a != b;
    terminates \true;
    assigns \nothing;
    ensures link: \result == LinkOf(mesh->columns, a, b);
    ensures range: 0 <= \result < 4 * Nodes(mesh->rows, mesh->columns);
    exits \false; */
int64_t dodona_mesh_link(const dodona_mesh *mesh, int32_t a, int32_t b);

#endif
