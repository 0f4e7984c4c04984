#!/bin/sh
# tests/mpi/one.sh RANKS PROGRAM [ARGUMENT ...]: one program of the executors' tests. By its folder it runs under mpiexec (mpich, mpi3); or
# simulated by SimGrid (smpi), whose times do not depend on what else runs; or with the drop-in, of which it knows nothing (preload). A run
# that does not end in time has deadlocked. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/../.." || exit 2
ranks=$1 program=$2
shift 2
log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'exit 1' HUP INT TERM
export ASAN_OPTIONS=detect_leaks=0 # MPICH's own
folder=$(dirname "$program")
case $folder in
*/mpich | */mpi3) set -- mpiexec.mpich -launcher fork -n "$ranks" "$program" "$@" ;;
*/smpi) set -- mpi/bench/simulate.sh "$ranks" "$program" "$@" ;;
*/preload)
  drop_in=$(cd "$folder/.." && pwd)/libdodona-preload.so
  set -- mpiexec.mpich -launcher fork -n "$ranks" -genv LD_PRELOAD "$drop_in" "$program" "$@"
  ;;
*) echo "tests/mpi/one.sh: expected a program in mpich, mpi3, smpi or preload, got '$program'" >&2; exit 2 ;;
esac
timeout 300 "$@" >"$log" 2>&1
status=$?
# the last of a program's own lines `WHAT: N passed, N failed` counts; without one it failed
told=$(sed -n 's/.*: \([0-9]* passed, [0-9]* failed\)$/\1/p' "$log" | tail -n 1)
[ "$status" -eq 0 ] && [ -n "$told" ] || head -n 40 "$log"
[ "$status" -eq 0 ] || echo "exit status $status"
[ -z "$told" ] || echo "$told"
exit $status
