#!/bin/sh
# tests/mpi/nodes.sh RANKS PER_HOST NODES MOST REGULAR: hosts of several ranks, simulated. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/../.." || exit 2
platform=$(mktemp)
trap 'rm -f "$platform"' EXIT
trap 'exit 1' HUP INT TERM
mpi/bench/platform.sh nodes $((($1 + $2 - 1) / $2)) >"$platform"
PER_HOST=$2 PLATFORM=$platform SMPIRUN_OPTIONS=--cfg=network/model:CM02 tests/mpi/one.sh "$1" "${BUILD:-build}/smpi/mpi_nodes" "$3" "$4" "$5"
