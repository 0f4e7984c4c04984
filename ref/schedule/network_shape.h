/* Judges requests for networks, and makes the shape of a hierarchy or a mesh: everything about a network that takes no table. */
#ifndef DODONA_SCHEDULE_NETWORK_SHAPE_H
#define DODONA_SCHEDULE_NETWORK_SHAPE_H

#include "ref/schedule/row.h"

/* Returns DODONA_OK, or what does not fit a network: DODONA_RANKS_DO_NOT_FIT its modules or rows, DODONA_GROUP_DOES_NOT_FIT.
   O(log P). */
/*@ requires request: ValidRequest(q) && OnNetwork(q);
    terminates \true;
    assigns \nothing;
    ensures ranks: \result == DODONA_RANKS_DO_NOT_FIT <==> !NetworkRanks(q);
    ensures groups: \result == DODONA_GROUP_DOES_NOT_FIT <==> NetworkRanks(q) && !NetworkGroups(q);
    ensures fits: \result == DODONA_OK <==> NetworkFits(q);
    exits \false; */
dodona_status dodona_network_judge(dodona_request q);

/* Returns how many entries (of uint32_t) are enough for the table of a network. */
/*@ requires request: FitRequest(q) && OnNetwork(q);
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result;
    ensures enough: !NetworkWordsTooFew(q, \result);
    exits \false; */
int64_t dodona_network_entries(dodona_request q);

/* Returns the shape of the request's hierarchy, depth still open; no levels if modules do not divide what is around
   them. O(1). */
/*@ requires ranks: 1 <= q.ranks;
    terminates \true;
    assigns \nothing;
    ensures ranks: CrossbarRanks(q) <==> 2 <= \result.levels && q.ranks <= DODONA_CROSSBAR_RANKS;
    ensures groups: CrossbarRanks(q) ==> (CrossbarGroups(q) <==> CrossbarShape(\result));
    ensures all: CrossbarRanks(q) ==> \result.per[0] == q.ranks;
    ensures levels: CrossbarRanks(q) ==> LevelsIn(q, \result.levels) &&
      \forall integer k; 0 <= k < \result.levels ==> \result.per[k] == RanksIn(q, k);
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
