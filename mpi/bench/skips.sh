#!/bin/sh
# mpi/bench/skips.sh OP [RANKS ...]: OP (bcast or allreduce by skips, or multiplying, an allreduce), simulated beside predicted: on 33, 64, 100 and 256 hosts, or as many
# as are named, of 8 bytes, 1 KiB, 64 KiB and 1 MiB, by radix 2, 4, 8, 16, all ranks and the planner's, without and with 0.3 us of processor time a message.
# A table on standard output, a line a run, by bench_skips. CM02: a message of b bytes takes 2 us + b / (12.5 GB/s), and the
# library's own work 0.07 us.
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
op=${1-}
case $op in
bcast | allreduce | multiplying) shift ;;
*) echo "mpi/bench/skips.sh: OP: expected bcast, allreduce or multiplying, got '$op'" >&2; exit 2 ;;
esac
[ $# -gt 0 ] || set -- 33 64 100 256
echo "ranks,bytes,radix,blocks,seconds,predicted,ratio,overhead"
for ranks; do
  for bytes in 8 1024 65536 1048576; do
    SMPIRUN_OPTIONS=--cfg=network/model:CM02 \
      mpi/bench/simulate.sh "$ranks" "$build/smpi/bench_skips" "$op" 2.07e-6 0 8e-11 "$bytes" 2 4 8 16 "$ranks" 0 |
      sed '1d; s/$/,0/'
    SMPIRUN_OPTIONS="--cfg=network/model:CM02 --cfg=smpi/os:0:3e-7:0 --cfg=smpi/ois:0:3e-7:0" \
      mpi/bench/simulate.sh "$ranks" "$build/smpi/bench_skips" "$op" 2.37e-6 3e-7 8e-11 "$bytes" 2 4 8 16 "$ranks" 0 |
      sed '1d; s/$/,3e-07/'
  done
done
