#!/bin/sh
# `make bench-exchange`: alltoalls, scans and barriers by plans beside the simulator's own, in simulated time, on hosts with links of 12.5 GB/s and 1 us to
# one switch. RANKS: how many; BYTES: the sizes; ALLTOALLS: SimGrid's algorithms. Where SimGrid has no algorithm for so many ranks, it says so
# and there is no row.
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
for ranks in ${RANKS:-33 100}; do
  # shellcheck disable=SC2086
  SMPIRUN_OPTIONS='--cfg=smpi/coll-selector:ompi' mpi/bench/simulate.sh "$ranks" "$build/smpi/bench_exchange" ${BYTES:-8 1024 65536}
  for own in ${ALLTOALLS:-basic_linear bruck ring pair}; do
   
    SMPIRUN_OPTIONS="--cfg=smpi/alltoall:$own" mpi/bench/simulate.sh "$ranks" "$build/smpi/bench_exchange" ${BYTES:-8 1024 65536} 2>/dev/null |
      sed -n "s/alltoall MPI's/alltoall SimGrid's $own/p"
  done
done
