#!/bin/sh
# The bench in simulation fills its table: 10 cells, each with a time of the default, of one of ours, of MPI's and of another.
# Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/../.." || exit 2
. tests/checks.sh
check 'make bench-sim' env OPS=bcast RANKS=5 NETWORKS='switch fat-tree torus modules nodes' BYTES='8 4096' OVERHEADS=0.3 CSV="$work/csv" \
  BUILD="${BUILD:-build}" JOBS=1 sh -c 'mpi/bench/sim.sh >"$0" 2>&1' "$work/log"
cell='^\| 5 \| (8|4096) \| [0-9.]+ \| [a-z].* \| [0-9.]+ [a-z-]+ \| [0-9.]+ \| [0-9.]+ .* \| (yes|[0-9.]+) \|$'
check '10 full cells' [ "$(grep -cE "$cell" "$work/log")" -eq 10 ]
check 'the sum of them' grep -q '^The default is first, or within 1 % of the first, in [0-9]* of 10 cells.$' "$work/log"
[ "$failed" -eq 0 ] || cat "$work/log"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
