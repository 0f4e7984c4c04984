/* Who makes the schedule of a request, and what is asked of it. A new part is a
   row here, a member in the states of plan.h, and the functions and predicates that plan_acsl.h names. */
#ifndef DODONA_SCHEDULE_PART_H
#define DODONA_SCHEDULE_PART_H

#include "ref/schedule/row.h"

typedef enum dodona_part {
  DODONA_PART_TREES,    /* collective.h: broadcasts by trees, turned back and one after the other */
  DODONA_PART_NETWORK,  /* network.h: the same for simplex ports or a network */
  DODONA_PART_EXCHANGE, /* baseline.h: shares */
  DODONA_PART_COMBINE,  /* rounds.h: windows */
  DODONA_PART_ALLTOALL, /* ref/algorithms/alltoall: a block from each rank to each rank */
  DODONA_PART_SCAN,     /* ref/algorithms/scan */
  DODONA_PART_MULTIPLY  /* multiplying.h: the whole message, to several ranks in a round */
} dodona_part;

/* Which network, or which way to use simplex ports. */
typedef enum dodona_network_kind {
  DODONA_KIND_COUPLES, /* simplex ports: couples of ranks run a duplex plan in double time */
  DODONA_KIND_DIRECT,  /* simplex ports: fractional tree, a run of r blocks in 2 r + 1 steps */
  DODONA_KIND_CUBE,
  DODONA_KIND_CROSSBAR,
  DODONA_KIND_MESH,
  DODONA_NETWORKS /* how many there are */
} dodona_network_kind;

/*@
  logic integer PartOf(dodona_request q) =
    q.ports != DODONA_DUPLEX ? DODONA_PART_NETWORK :
    RowFamily(q.algorithm) < DODONA_TREE_FAMILIES ? DODONA_PART_TREES :
    RowFamily(q.algorithm) <= DODONA_FAMILY_MESH ? DODONA_PART_NETWORK :
    RowFamily(q.algorithm) == DODONA_FAMILY_EXCHANGE ? DODONA_PART_EXCHANGE :
    RowFamily(q.algorithm) == DODONA_FAMILY_ALLTOALL ? DODONA_PART_ALLTOALL :
    RowFamily(q.algorithm) == DODONA_FAMILY_SCAN ? DODONA_PART_SCAN :
    RowFamily(q.algorithm) == DODONA_FAMILY_MULTIPLY ? DODONA_PART_MULTIPLY : DODONA_PART_COMBINE;

  logic integer NetworkKind(dodona_request q) =
    q.ports == DODONA_COUPLES ? DODONA_KIND_COUPLES :
    q.ports == DODONA_SIMPLEX ? DODONA_KIND_DIRECT :
    RowFamily(q.algorithm) == DODONA_FAMILY_CUBE ? DODONA_KIND_CUBE :
    RowFamily(q.algorithm) == DODONA_FAMILY_CROSSBAR ? DODONA_KIND_CROSSBAR : DODONA_KIND_MESH;

  // Which of its part's schedules is meant.
  logic integer KindOf(dodona_request q) =
    PartOf(q) == DODONA_PART_NETWORK ? NetworkKind(q) : RowVariant(q.algorithm);
*/

/*@ terminates \true;
    assigns \nothing;
    ensures part: \result == PartOf(q);
    exits \false; */
int32_t dodona_part_of(dodona_request q);

/*@ terminates \true;
    assigns \nothing;
    ensures kind: \result == KindOf(q);
    exits \false; */
int32_t dodona_kind_of(dodona_request q);

/* What is asked of the trees. */
/*@ terminates \true;
    assigns \nothing;
    ensures same: \result.algorithm == q.algorithm && \result.ranks == q.ranks && \result.root == q.root &&
      \result.blocks == q.blocks && \result.group == q.group && \result.rule == q.rule;
    exits \false; */
dodona_tree_request dodona_part_tree(dodona_request q);

#endif
