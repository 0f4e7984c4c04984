/* Gives the steps of scans, for any number of ranks. A rank keeps what it has of the inputs before its own, in the order of ranks; it begins
   with nothing of them. In a step a rank puts what comes in front of what it has. In the end it has the inputs of all ranks before it, an
   exclusive scan; with its own input behind them, an inclusive one. Sources: Traeff (2025), on exclusive scans on one port, has the skips 1, 2,
   3, 6, 12, .., which take ceil(log2(P - 1) + log2(4/3)) steps. A rank that joins its own input to what it has combines once more for that: by these
   skips in step 2 only. Hillis and Steele, "Data parallel algorithms" (1986), have doubling: ranks join their own input in every step, and
   there are ceil(log2 P) steps, the least that a scan can have. */
#ifndef DODONA_ALGORITHMS_SCAN_SCAN_H
#define DODONA_ALGORITHMS_SCAN_SCAN_H

#include "ref/base/types.h"
#include "spec/algorithms/scan.h"

/* In how many steps ranks join their own input to what they send. */
enum {
  DODONA_OWN_TWICE = 2,   /* skips 1, 2, 3, and from there on doubled: 6, 12 */
  DODONA_OWN_ALWAYS = 31, /* skips 1, doubled in each step: 2, 4, 8 */
};

/* Returns the steps, 0 for one rank. O(log ranks). */
/*@ requires range: 1 <= ranks && 1 <= own;
    terminates \true;
    assigns \nothing;
    ensures steps: IsScanSteps(ranks, own, \result);
    ensures range: 0 <= \result < ranks;
    exits \false; */
int32_t dodona_scan_steps(int32_t ranks, int32_t own);

/* What a rank does in a step. */
typedef struct dodona_scan_step {
  int32_t send_to;   /* rank, or DODONA_NONE */
  int32_t recv_from; /* rank, or DODONA_NONE */
  int32_t
      own; /* 1: the message has the sender's own input behind what the sender has of those before it; 0: only these */
} dodona_scan_step;

/* Returns what a rank does in step x, counted from 1; nothing in any other step. O(log ranks). */
/*@ requires range: 0 <= rank < ranks && 1 <= own;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v; 0 <= v ==> (ScanMoves(ranks, own, x, rank, v) <==> \result.send_to == v);
    ensures recv: \forall integer u; 0 <= u ==> (ScanMoves(ranks, own, x, u, rank) <==> \result.recv_from == u);
    ensures own: \result.own == (1 <= x <= own ? 1 : 0);
    ensures range: -1 <= \result.send_to < ranks && -1 <= \result.recv_from < rank;
    exits \false; */
dodona_scan_step dodona_scan_step_at(int32_t ranks, int32_t own, int32_t rank, int64_t x);

#endif
