/* Runs plans by data flow, without steps, for the benches: each tree at its own pace, all trees of a rank in one loop. No kind of calls takes
   it; the theorems of data flow (spec/machine/dataflow.h) speak of it, and the paper of two trees measures it. */
#ifndef DODONA_MPI_BENCH_FLOW_H
#define DODONA_MPI_BENCH_FLOW_H

#include <mpi.h>

/* Chooses data flow or steps for broadcasts, reductions and allreduces by trees on `comm`. window >= 1: plans with lanes (dodona_lanes: two
   trees, chain, binary tree) run by data flow, with this window on all communicators that are chosen for. 0, the start: all plans run by steps.
   By data flow a rank receives, in each tree, block by block in order. It sends each block on, in order, as soon as it has it (in a reduction:
   has combined it). At most `window` receives and `window` sends are under way, and a rank receives a block only when every block `window` or
   more places before it is sent on. From 2 on receiving and sending overlap. No window deadlocks, nor needs MPI to buffer anything. Memory of a
   reduction: room for `window` blocks from each child in each tree. MPI_ERR_ARG: window < 0. A window of more blocks than there are is one of
   all blocks. */
int dodona_bench_flow(MPI_Comm comm, int window);

#endif
