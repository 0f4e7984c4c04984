#!/bin/sh
# Programs of others give the same results with the drop-in as without: a turn of make bench-real. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/../.." || exit 2
. tests/checks.sh
# told PROGRAM: a line of the table
told() { grep -qE "^\| $1 \| [0-9.e+]+ u?s \| [0-9.e+]+ u?s \| [0-9.]+ \|$" "$work/table"; }
check 'the same results' env TURNS=1 PROGRAMS='xdlu xdqr xdllt communicators' sh -c 'mpi/bench/real.sh >"$0"' "$work/table"
for program in xdlu xdqr xdllt communicator-8; do
  check 'a line of the table' told "$program"
done
check 'the same results when tried' env DODONA_TUNE=try TURNS=1 PROGRAMS='xdlu xdqr xdllt' sh -c 'mpi/bench/real.sh >"$0"' "$work/table"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
