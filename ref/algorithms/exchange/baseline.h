/* Gives the broadcasts and allreduces of shares that are one piece, as steps of every rank. A message
   carries contiguous blocks; it uses a port once and costs t + count k / s. Source: Thakur, Rabenseifner
   and Gropp, "Optimization of collective communication operations in MPICH" (2005); the paper of TwoTreeC,
   section 6, compares with these algorithms in an MPI library. */
#ifndef DODONA_ALGORITHMS_EXCHANGE_BASELINE_H
#define DODONA_ALGORITHMS_EXCHANGE_BASELINE_H

#include "ref/base/step.h"

/* The baselines, in the order of algorithms.def: broadcasts by a scatter, then allreduces on a core. */
typedef enum dodona_baseline {
  DODONA_KIND_SCATTER_RING,
  DODONA_KIND_SCATTER_DOUBLING,
  DODONA_KIND_DOUBLING,
  DODONA_KIND_RABENSEIFNER,
  DODONA_BASELINES /* how many there are */
} dodona_baseline;

#include "ref/algorithms/exchange/baseline_acsl.h"

/* Returns the steps, which do not depend on the number of blocks; 0 for one rank. In the last step a rank
   receives if there are enough blocks. If there are fewer blocks than shares, a step may pass in which no
   one has anything to send. O(log P). */
/*@ requires kind: 0 <= kind < DODONA_BASELINES;
    requires range: 1 <= ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures steps: \result == BaselineSteps(kind, ranks);
    ensures range: 0 <= \result <= 0x100000000;
    exits \false; */
int64_t dodona_baseline_steps(int32_t kind, int32_t ranks, int32_t blocks);

/* Returns what a rank does in step x, counted from 1, for any x. O(log P). A broadcast may send a rank, or the root,
   what it holds already, because its allgather knows nothing of the scatter. Others ignore the root. */
/*@ requires kind: 0 <= kind < DODONA_BASELINES;
    requires range: 0 <= root < ranks && 0 <= rank < ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures send: \forall integer v, first, count; 0 <= v ==>
      ((\result.send_to == v && \result.send_first == first && \result.send_count == count) <==>
       BaselineMoves(kind, ranks, root, blocks, x, rank, v, first, count));
    ensures recv: \forall integer u, first, count; 0 <= u ==>
      ((\result.recv_from == u && \result.recv_first == first && \result.recv_count == count) <==>
       BaselineMoves(kind, ranks, root, blocks, x, u, rank, first, count));
    ensures use: 0 <= \result.recv_from ==>
      (BaselineCombines(kind, ranks, x) ? \result.use == DODONA_PREPEND : \result.use == DODONA_STORE);
    ensures range: StepInRange(\result, ranks, blocks);
    exits \false; */
dodona_step dodona_baseline_step_at(int32_t kind, int32_t ranks, int32_t root, int32_t blocks,
                                    int32_t rank, int64_t x);

#endif
