#!/bin/sh
# The example that trains a network: the loss falls, and is the same with the drop-in and without, under mpiexec and in simulation. BUILD is where
# it was built. The last line is `N passed, N failed`.
set -u
cd "$(dirname "$0")/../.." || exit 2
build=${BUILD:-build}
text=proofs/README.md
. tests/checks.sh

# losses FILE: of its epochs
losses() { sed -n 's/^epoch [0-9]* loss \([0-9.]*\) .*/\1/p' "$1"; }
falls() { losses "$1" | awk '{ good = NR == 1 || ($1 < last && good); last = $1 } END { exit !(NR == 3 && good && last < 2.6) }'; }
same() { [ "$(losses "$1")" = "$(losses "$2")" ]; }
real() { timeout 120 mpiexec.mpich -launcher fork -n 2 "$@" "$build/preload/train" "$text" 3; }
simulated() { timeout 120 mpi/bench/simulate.sh "$1" "$build/smpi/$2" "$text" 3; }

real >"$work/real"
real -genv LD_PRELOAD "$(cd "$build" && pwd)/libdodona-preload.so" >"$work/preload"
check 'mpiexec: the loss falls' falls "$work/real"
check 'mpiexec: the same loss with the drop-in' same "$work/real" "$work/preload"
for ranks in 8 33; do
  simulated "$ranks" train >"$work/simulated"
  simulated "$ranks" train_served >"$work/served"
  check "$ranks simulated ranks: the loss falls" falls "$work/simulated"
  check "$ranks simulated ranks: the same loss when served" same "$work/simulated" "$work/served"
done
# what a page says of the figures that are kept
told() { sed -n '/^## Training/,/^## Schedules/s/^| \([0-9].*\) |$/\1/p' mpi/README.md | sed 's/ | / /g'; }
kept() { awk 'NR > 1 { line = $1; for (i = 2; i <= NF; i++) line = line sprintf(" %.2f", $i); print line }' paper/measured/train.dat; }
check 'mpi/README.md has the figures of paper/measured/train.dat' [ "$(told)" = "$(kept)" ]
check 'no text' sh -c '! mpiexec.mpich -launcher fork -n 1 "$0" /nowhere 2>&1 | grep -q epoch' "$build/preload/train"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
