/* Counts how many messages share a link of a mesh, for any schedule and any order of the ranks. A message
   holds a link either while it is sent (hold = f ticks) or until it can be used (hold = u). Source: Bruck
   et al., section 2.6, figure 14; paper/SOURCES.md part C. */
#ifndef DODONA_COUNT_MESH_LOAD_H
#define DODONA_COUNT_MESH_LOAD_H

#include "ref/base/mesh.h"
#include "ref/check/broadcast.h"
#include "spec/count/mesh_load.h"

/* The most messages on one directed link in one tick, the first such tick, and such a link. */
typedef struct dodona_mesh_peak {
  int32_t status;    /* a dodona_status; the rest is 0 unless it is DODONA_OK */
  uint64_t messages; /* 0 if no message crosses a link; then link and step are 0 */
  int64_t link;      /* 4 * node + way */
  int64_t step;
} dodona_mesh_peak;

/*@
  predicate MeshInput{L}(dodona_mesh *mesh, int32_t *order, dodona_row *rows, integer n) =
    \valid_read(order + (0 .. Nodes(mesh->rows, mesh->columns) - 1)) &&
    \valid_read(rows + (0 .. n - 1)) &&
    MeshOrder(Nodes(mesh->rows, mesh->columns), order) &&
    MeshRows(Nodes(mesh->rows, mesh->columns), rows, n);
*/

/* Finds the peak of the first `n` rows, which are sorted by step; rows that receive are passed over. The
   mesh has a node for each rank: order[v] for rank v. If order[v] = v, ranks stand in row-major order,
   cyclically from the root of a plan. Each message holds the links of its path for `hold` ticks. `load` is
   scratch of 4 * nodes entries. O(nodes + n (mesh rows + columns)) time. DODONA_BAD_RANKS if the mesh is
   none, DODONA_SHORT_TABLE if `entries` < 4 * nodes. */
/*@ requires memory: \valid_read(mesh) && \valid(load + (0 .. entries - 1));
    requires apart: \separated(load + (0 .. entries - 1), mesh);
    requires input: ValidMesh(mesh) ==> MeshInput(mesh, order, rows, n);
    requires range: 0 <= n && 1 <= hold;
    terminates \true;
    assigns load[0 .. entries - 1];
    ensures invalid: !ValidMesh(mesh) ==> \result.status == DODONA_BAD_RANKS;
    ensures short: ValidMesh(mesh) && entries < 4 * Nodes(mesh->rows, mesh->columns) ==>
      \result.status == DODONA_SHORT_TABLE;
    ensures valid: ValidMesh(mesh) && 4 * Nodes(mesh->rows, mesh->columns) <= entries ==>
      \result.status == DODONA_OK;
    ensures most: \result.status == DODONA_OK ==> \forall integer x, l;
      LinkLoad(mesh->columns, order, rows, hold, n, x, l) <= \result.messages;
    ensures reached: \result.status == DODONA_OK ==>
      0 <= \result.link < 4 * Nodes(mesh->rows, mesh->columns) &&
      LinkLoad(mesh->columns, order, rows, hold, n, \result.step, \result.link) ==
        \result.messages;
    ensures first: 1 <= \result.messages ==> \forall integer x, l; x < \result.step ==>
      LinkLoad(mesh->columns, order, rows, hold, n, x, l) < \result.messages;
    ensures step: 0 <= \result.step <= 0x4000000000000000;
    ensures none: \result.status != DODONA_OK || \result.messages == 0 ==>
      \result.messages == \result.link == \result.step == 0;
    exits \false; */
dodona_mesh_peak dodona_mesh_load(const dodona_mesh *mesh, const int32_t *order,
                                  const dodona_row *rows, int64_t n, int32_t hold, uint64_t *load,
                                  int64_t entries);

#endif
