#!/bin/sh
# tests/mpi/one.sh BUILD RANKS PROGRAM [ARGUMENT ...]: one program of the executors' tests. BUILD: mpich or mpi3, under mpiexec; smpi,
# simulated by SimGrid, whose times do not depend on what else runs; preload, a program that knows nothing of Dodona, with the drop-in. A run
# that does not end in time has deadlocked. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/../.." || exit 2
build=${BUILD:-build}
kind=$1 ranks=$2 program=$3
shift 3
log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'exit 1' HUP INT TERM
export ASAN_OPTIONS=detect_leaks=0 # MPICH's own
case $kind in
mpich | mpi3) set -- mpiexec.mpich -launcher fork -n "$ranks" "$build/$kind/mpi_$program" "$@" ;;
smpi) set -- mpi/bench/simulate.sh "$ranks" "$build/smpi/mpi_$program" "$@" ;;
preload)
  set -- mpiexec.mpich -launcher fork -n "$ranks" -genv LD_PRELOAD "$(cd "$build" && pwd)/libdodona-preload.so" \
    "$build/preload/$program" "$@"
  ;;
*) echo "tests/mpi/one.sh: expected mpich, mpi3, smpi or preload, got '$kind'" >&2; exit 2 ;;
esac
timeout 300 "$@" >"$log" 2>&1
status=$?
# the last of a program's own lines `WHAT: N passed, N failed` counts; without one it failed
told=$(sed -n 's/.*: \([0-9]* passed, [0-9]* failed\)$/\1/p' "$log" | tail -n 1)
[ "$status" -eq 0 ] && [ -n "$told" ] || head -n 40 "$log"
[ "$status" -eq 0 ] || echo "exit status $status"
[ -z "$told" ] || echo "$told"
exit $status
