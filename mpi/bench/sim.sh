#!/bin/sh
# `make bench-sim`: calls without a plan after their trials, in simulated time, beside every algorithm of this project and every one that
# SimGrid ships. All runs go to CSV, a line a run; then a table of each collective on each network. Variables:
#   OPS        bcast reduce allreduce scatter gather allgather reduce-scatter
#   NETWORKS   switch fat-tree torus modules (of 8 hosts) nodes (of 8 ranks)
#   RANKS      33 64 100 256 1000
#   BYTES      8 32 .. 33554432
#   OVERHEADS  processor time of a message, microseconds: 0 0.3
#   LIMIT      seconds that a run of all sizes may take: 300
#   JOBS       runs at once: as many as there are cores
#   CSV        build/bench-sim.csv; what it already holds is not run again
# All of it takes days; `RANKS="33 64" NETWORKS=switch BYTES="8 1024 65536 1048576" make bench-sim` minutes. Where ranks times bytes are
# more than 2 GiB in a run, ranks share memory, and data are not compared.
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
ops=${OPS:-bcast reduce allreduce scatter gather allgather reduce-scatter}
networks=${NETWORKS:-switch fat-tree torus modules nodes}
ranks=${RANKS:-33 64 100 256 1000}
bytes=${BYTES:-8 32 128 512 2048 8192 32768 131072 524288 2097152 8388608 33554432}
overheads=${OVERHEADS:-0 0.3}
csv=${CSV:-$build/bench-sim.csv}
program=$build/smpi/bench_chosen
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

platform() { # NETWORK RANKS
  case $1 in
  torus)
    cols=$(awk -v p="$2" 'BEGIN { for (c = int(sqrt(p)); p % c; c--); print p / c }')
    mpi/bench/platform.sh torus "$cols" $(($2 / cols))
    ;;
  modules) mpi/bench/platform.sh modules $((($2 + 7) / 8)) 8 2 ;;
  nodes) mpi/bench/platform.sh nodes $((($2 + 7) / 8)) ;;
  *) mpi/bench/platform.sh "$1" "$2" ;;
  esac
}

# What is run: NETWORK RANKS OVERHEAD OP WAY, but for what the CSV has.
for network in $networks; do
  for n in $ranks; do
    platform "$network" "$n" >"$work/$network-$n.xml"
  done
done
for op in $ops; do
  names=$(mpi/bench/algorithms.sh "$(echo "$op" | tr - _)" "$program")
  { printf '%s\n' tried each mpi; echo "$names" | sed 's/^/other:/'; } >"$work/ways-$op"
done
[ -f "$csv" ] || echo "op,network,ranks,overhead,way,bytes,algorithm,group,blocks,seconds" >"$csv"
for n in $ranks; do
  for overhead in $overheads; do
    for network in $networks; do
      for op in $ops; do
        while read -r way; do
          left=
          for size in $bytes; do
            grep -q "^$op,$network,$n,$overhead,$way,$size," "$csv" || left="$left $size"
          done
          [ -z "$left" ] || echo "$network $n $overhead $op $way$left"
        done <"$work/ways-$op"
      done
    done
  done
done >"$work/runs"

export BUILD="$build" CSV="$csv" WORK="$work" LIMIT="${LIMIT:-300}"
xargs -P "${JOBS:-$(nproc)}" -L 1 mpi/bench/sim_run.sh <"$work/runs"
mpi/bench/sim_table.sh "$csv"
