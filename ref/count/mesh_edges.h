/* Counts how many edges of a tree share a directed link of a mesh: the congestion of its embedding,
   whatever the times of the messages. All messages to one receiver are one edge, whoever sends them,
   because the receiver gets one message in a step. So in one step a link carries at most as many messages
   as edges. If a position receives r blocks in r + 1 steps, the link carries at most r times as many in r +
   1 steps. Source: Sanders and Sibeyn, section 4 (meshes, "edge congestion"). */
#ifndef DODONA_COUNT_MESH_EDGES_H
#define DODONA_COUNT_MESH_EDGES_H

#include "ref/base/mesh.h"
#include "ref/check/broadcast.h"
#include "spec/count/mesh_edges.h"

/* The most edges over one directed link, and such a link. */
typedef struct dodona_mesh_crowd {
  int32_t status; /* a dodona_status; the rest is 0 unless it is DODONA_OK */
  uint64_t edges;
  int64_t link; /* 4 * node + way */
} dodona_mesh_crowd;

/* Counts the edges of the first `n` rows, which are sorted by peer, that is by receiver; rows that receive
   are passed over. The mesh has a node for each rank: order[v] for rank v. `load` and `last` are scratch of
   4 * nodes entries each. O(nodes + n (mesh rows + columns)) time. DODONA_BAD_RANKS if the mesh is none,
   DODONA_SHORT_TABLE if `entries` < 4 * nodes. */
/*@ requires memory: \valid_read(mesh) && \valid(load + (0 .. entries - 1)) &&
      \valid(last + (0 .. entries - 1));
    requires apart: \separated(load + (0 .. entries - 1), last + (0 .. entries - 1), mesh);
    requires input: ValidMesh(mesh) ==>
      \valid_read(order + (0 .. Nodes(mesh->rows, mesh->columns) - 1)) &&
      \valid_read(rows + (0 .. n - 1)) && MeshOrder(Nodes(mesh->rows, mesh->columns), order) &&
      EdgeRows(Nodes(mesh->rows, mesh->columns), rows, n);
    requires range: 0 <= n;
    terminates \true;
    assigns load[0 .. entries - 1], last[0 .. entries - 1];
    ensures invalid: !ValidMesh(mesh) ==> \result.status == DODONA_BAD_RANKS;
    ensures short: ValidMesh(mesh) && entries < 4 * Nodes(mesh->rows, mesh->columns) ==>
      \result.status == DODONA_SHORT_TABLE;
    ensures valid: ValidMesh(mesh) && 4 * Nodes(mesh->rows, mesh->columns) <= entries ==>
      \result.status == DODONA_OK;
    ensures most: \result.status == DODONA_OK ==>
      \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
        EdgeLoad(mesh->columns, order, rows, n, l) <= \result.edges;
    ensures reached: \result.status == DODONA_OK ==>
      0 <= \result.link < 4 * Nodes(mesh->rows, mesh->columns) &&
      EdgeLoad(mesh->columns, order, rows, n, \result.link) == \result.edges;
    ensures none: \result.status != DODONA_OK ==> \result.edges == \result.link == 0;
    exits \false; */
dodona_mesh_crowd dodona_mesh_edges(const dodona_mesh *mesh, const int32_t *order,
                                    const dodona_row *rows, int64_t n, uint64_t *load,
                                    uint64_t *last, int64_t entries);

#endif
