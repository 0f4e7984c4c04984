#!/bin/sh
# tests/mpi/nodes.sh nodes|grid RANKS PER_HOST NODES MOST REGULAR: a program on hosts of several ranks, simulated. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/../.." || exit 2
program=${BUILD:-build}/smpi/mpi_$1
shift
work=$(mktemp -d)
platform=$work/platform.xml
export DODONA_CHOICES=$work/choices
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
for crowded in "" -crowded; do # whether a node here has cores for its ranks
  echo "allreduce 2048 any $1 $3x$5$crowded $3:skips $3 2 0 0 0"
done >"$DODONA_CHOICES"
mpi/bench/platform.sh nodes $((($1 + $2 - 1) / $2)) >"$platform"
PER_HOST=$2 PLATFORM=$platform SMPIRUN_OPTIONS=--cfg=network/model:CM02 tests/mpi/one.sh "$1" "$program" "$3" "$4" "$5"
