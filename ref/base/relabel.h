/* Translates between ranks and positions for any root, once for all algorithms: position = (rank - root) mod ranks. */
#ifndef DODONA_BASE_RELABEL_H
#define DODONA_BASE_RELABEL_H

#include "ref/base/types.h"
#include "spec/machine/turn.h"

/* Returns the position of a rank, (rank - root) mod ranks; DODONA_NONE stays. */
/*@ requires range: 0 <= root < ranks && -1 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures none: rank == -1 ==> \result == -1;
    ensures position: 0 <= rank ==>
      \result == Position(ranks, root, rank) && 0 <= \result < ranks;
    ensures inverse: 0 <= rank ==> Rank(ranks, root, \result) == rank;
    exits \false; */
int32_t dodona_position(int32_t ranks, int32_t root, int32_t rank);

/* Returns the rank at a position, (position + root) mod ranks; DODONA_NONE stays. The inverse of dodona_position. */
/*@ requires range: 0 <= root < ranks && -1 <= position < ranks;
    terminates \true;
    assigns \nothing;
    ensures none: position == -1 ==> \result == -1;
    ensures rank: 0 <= position ==>
      \result == Rank(ranks, root, position) && 0 <= \result < ranks;
    ensures inverse: 0 <= position ==> Position(ranks, root, \result) == position;
    exits \false; */
int32_t dodona_rank(int32_t ranks, int32_t root, int32_t position);

/* Translates a step from positions to ranks. */
/*@ requires root: 0 <= root < ranks;
    requires range: -1 <= step.send_to < ranks && -1 <= step.recv_from < ranks;
    terminates \true;
    assigns \nothing;
    ensures send_to: \result.send_to == RankOrNone(ranks, root, step.send_to);
    ensures recv_from: \result.recv_from == RankOrNone(ranks, root, step.recv_from);
    ensures range: -1 <= \result.send_to < ranks && -1 <= \result.recv_from < ranks;
    ensures blocks: \result.send_block == step.send_block &&
      \result.recv_block == step.recv_block && \result.combine == step.combine;
    exits \false; */
dodona_tree_step dodona_relabel(int32_t ranks, int32_t root, dodona_tree_step step);

#endif
