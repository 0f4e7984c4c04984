/* Turns a broadcast into a reduction by running it backwards. Step x of the reduction is step (steps + 1 -
   x) of the broadcast with sending and receiving exchanged; what is received is combined. Source: Sanders
   and Sibeyn, section 1. */
#ifndef DODONA_BASE_REVERSE_H
#define DODONA_BASE_REVERSE_H

#include "ref/base/types.h"

/* Returns the step with directions exchanged; combine is set if and only if something is received. */
/*@ terminates \true;
    assigns \nothing;
    ensures send: \result.send_to == step.recv_from && \result.send_block == step.recv_block;
    ensures recv: \result.recv_from == step.send_to && \result.recv_block == step.send_block;
    ensures store: \result.recv_from == -1 ==> \result.combine == 0;
    ensures combine: \result.recv_from != -1 ==> \result.combine == 1;
    exits \false; */
dodona_tree_step dodona_reverse(dodona_tree_step step);

/* Returns the broadcast step that step `x` of the reduction reverses, for a plan of `steps` steps. */
/*@ requires range: 0 <= steps < INT64_MAX && 0 <= x;
    terminates \true;
    assigns \nothing;
    ensures time: \result == steps + 1 - x;
    exits \false; */
int64_t dodona_reverse_time(int64_t steps, int64_t x);

#endif
