/* Makes the shape of a hierarchy or a mesh from a request: everything about a network that takes no table. */
#ifndef DODONA_SCHEDULE_NETWORK_SHAPE_H
#define DODONA_SCHEDULE_NETWORK_SHAPE_H

#include "ref/schedule/network.h"

/* Returns 1 if the family runs a duplex plan or uses its tree (couples and direct), else 0. */
/*@ terminates \true;
    assigns \nothing;
    ensures plan: \result == 1 <==> WithPlan(family);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
int dodona_network_has_plan(int32_t family);

/* Returns the shape of the request's hierarchy, depth still open; no levels if modules do not divide what is around
   them. O(1). */
/*@ requires ranks: 1 <= q.ranks;
    terminates \true;
    assigns \nothing;
    ensures ranks: CrossbarRanks(q) <==> 2 <= \result.levels && q.ranks <= DODONA_CROSSBAR_RANKS;
    ensures groups: CrossbarRanks(q) ==> (CrossbarGroups(q) <==> CrossbarShape(\result));
    ensures all: CrossbarRanks(q) ==> \result.per[0] == q.ranks;
    ensures levels: CrossbarRanks(q) ==> LevelsIn(q, \result.levels) &&
      \forall integer k; 0 <= k < \result.levels ==> ModuleSize(\result, k) == RanksIn(q, k);
    ensures group: \result.group == q.group && \result.channels == q.channels;
    exits \false; */
dodona_crossbar dodona_network_crossbar(dodona_request q);

/* Returns the tree of the request's mesh. O(log P). */
/*@ requires mesh: 1 <= q.ranks && MeshRanks(q) && MeshGroups(q);
    terminates \true;
    assigns \nothing;
    ensures tree: IsHtree(\result.mesh.rows, \result.mesh.columns, \result.group_rows,
                          \result.group_columns, \result.group, \result.side);
    ensures nodes: Nodes(\result.mesh.rows, \result.mesh.columns) == q.ranks;
    ensures tiles: \result.mesh.rows == q.rows && \result.group_rows == q.group_rows &&
      \result.group_columns == q.group_cols;
    exits \false; */
dodona_htree dodona_network_mesh(dodona_request q);

#endif
