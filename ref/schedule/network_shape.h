/* Makes the shape of a hierarchy or a mesh from a network's request: everything about a network that takes
   no table. */
#ifndef DODONA_SCHEDULE_NETWORK_SHAPE_H
#define DODONA_SCHEDULE_NETWORK_SHAPE_H

#include "ref/schedule/network.h"

/* Returns 1 if the kind runs a duplex plan or uses its tree (couples and direct), else 0. */
/*@ requires memory: \valid_read(request);
    terminates \true;
    assigns \nothing;
    ensures plan: \result == 1 <==> WithPlan(request->kind);
    ensures answer: \result == 0 || \result == 1;
    exits \false; */
int dodona_network_has_plan(const dodona_network_request *request);

/* Returns the shape of the request's hierarchy, depth still open; no levels if modules do not divide what is around
   them. O(1). */
/*@ requires memory: \valid_read(request);
    requires ranks: 1 <= request->ranks;
    terminates \true;
    assigns \nothing;
    ensures ranks: CrossbarRanks(request) <==>
      2 <= \result.levels && request->ranks <= DODONA_CROSSBAR_RANKS;
    ensures groups: CrossbarRanks(request) ==> (CrossbarGroups(request) <==> CrossbarShape(\result));
    ensures all: CrossbarRanks(request) ==> \result.per[0] == request->ranks;
    ensures levels: CrossbarRanks(request) ==> LevelsAsked(request, \result.levels) &&
      \forall integer k; 0 <= k < \result.levels ==> ModuleSize(\result, k) == ModuleRanks(request, k);
    ensures group: \result.group == request->group && \result.channels == request->channels;
    exits \false; */
dodona_crossbar dodona_network_crossbar(const dodona_network_request *request);

/* Returns the tree of the request's mesh. O(log P). */
/*@ requires memory: \valid_read(request);
    requires mesh: 1 <= request->ranks && MeshRanks(request) && MeshGroups(request);
    terminates \true;
    assigns \nothing;
    ensures tree: IsHtree(\result.mesh.rows, \result.mesh.columns, \result.group_rows,
                          \result.group_columns, \result.group, \result.side);
    ensures nodes: Nodes(\result.mesh.rows, \result.mesh.columns) == request->ranks;
    ensures tiles: \result.mesh.rows == request->rows && \result.group_rows == request->group_rows &&
      \result.group_columns == request->group_cols;
    exits \false; */
dodona_htree dodona_network_mesh(const dodona_network_request *request);

#endif
