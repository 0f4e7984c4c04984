/* Makes the shape of a hierarchy or a mesh from a network's request: everything about a network that takes
   no table. Some goals of these contracts are not proven (proofs/SOUNDNESS.md). */
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

/* Stores the request and its shape in *made; *made is of no use on anything but DODONA_OK. O(log P). */
/*@ requires memory: \valid_read(request) && \valid(made);
    requires apart: \separated(request, made);
    terminates \true;
    assigns *made;
    ensures status: NetworkStatus(request, \result);
    ensures request: made->request.kind == request->kind && made->request.ranks == request->ranks &&
      made->request.root == request->root && made->request.blocks == request->blocks;
    ensures cube: \result == DODONA_OK && request->kind == DODONA_HYPERCUBE ==>
      IsCube(request->ranks);
    ensures crossbar: \result == DODONA_OK && request->kind == DODONA_CROSSBAR ==>
      ValidCrossbar(&made->crossbar) && made->crossbar.per[0] == request->ranks &&
      made->crossbar.group == request->group;
    ensures mesh: \result == DODONA_OK && request->kind == DODONA_MESH ==>
      ValidHtree(&made->htree) &&
      Nodes(made->htree.mesh.rows, made->htree.mesh.columns) == request->ranks;
    exits \false; */
dodona_status dodona_network_shape(const dodona_network_request *request, dodona_network *made);

#endif
