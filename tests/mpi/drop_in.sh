#!/bin/sh
# What the drop-in says of itself, and that a program ends in error of which a rank dies. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/../.." || exit 2
build=${BUILD:-build}
. tests/checks.sh

# dies OP: a rank dies in the middle of calls
dies() {
  timeout 60 mpiexec.mpich -launcher fork -n 3 "$build/mpich/mpi_dead" "$1" >"$work/log" 2>&1
  status=$?
  [ $status -ne 0 ] && [ $status -ne 124 ] && grep -q 'Killed (signal 9)' "$work/log"
}
# says TEXT VARIABLE=VALUE ...: a program with this environment has a line with the text, at the latest when it has run for so long that a
# class has had its trials on busy cores, too
says() {
  said=$1
  shift
  for seconds in 2 10 60; do
    env "$@" mpiexec.mpich -launcher fork -n 2 -genv LD_PRELOAD "$(cd "$build" && pwd)/libdodona-preload.so" \
      "$build/preload/soak" "$seconds" 1 2>&1 | grep -q "^dodona: $said" && return 0
  done
  return 1
}
for op in bcast reduce allreduce; do
  check 'a rank dies' dies "$op"
done
check 'trials' says 'bcast of about 2^[0-9]* bytes, 2 ranks: .*; tried: .* us, mpi [0-9]' DODONA_VERBOSE=1 DODONA_TUNE=try
check 'trials' says 'reduce of about 2^[0-9]* bytes, 2 ranks: .*; tried: .* us, mpi [0-9]' DODONA_VERBOSE=1 DODONA_TUNE=try
check 'trials' says 'allreduce of about 2^[0-9]* bytes, 2 ranks: .*; tried: .* us, mpi [0-9]' DODONA_VERBOSE=1 DODONA_TUNE=try
check 'a profile' says 'bcast of about 2^[0-9]* bytes, 2 ranks: .*; by prediction' DODONA_VERBOSE=1 DODONA_TUNE=profile DODONA_PROFILE=tests/seeds/profile.json
check 'what was asked' says 'allreduce of about 2^[0-9]* bytes, 2 ranks: ring, 2 blocks; as asked' DODONA_VERBOSE=1 DODONA_ALGORITHM=allreduce=ring
check 'a profile that is none' says 'DODONA_PROFILE: tests/mpi/one.sh:[0-9]*: ' DODONA_TUNE=profile DODONA_PROFILE=tests/mpi/one.sh
check 'a variable that is none' says 'DODONA_VERBOS is no variable' DODONA_VERBOS=1
check 'a wrong setting' says "DODONA_TUNE: expected off, profile, try or auto, got 'on'" DODONA_TUNE=on
# what trials chose is written, a line a kind, and read by the next run, which tries nothing of it; a line that is none is named
choices=$work/choices
check 'choices are written' says 'bcast of .*; tried' DODONA_VERBOSE=1 DODONA_TUNE=try DODONA_CHOICES="$choices"
check 'a title' [ "$(grep -c '^# op bytes order ranks nodes algorithm blocks group latency ticks modules$' "$choices")" -eq 1 ]
check 'lines of 11 words' sh -c '! grep -v "^#" "$0" | awk "NF != 11 { bad = 1 } END { exit NR == 0 || !bad }"' "$choices"
sed -i 's/^\(bcast .*\) [a-z-]* [0-9]* 0 0 0 0$/\1 chain 2 0 0 0 0/' "$choices"
check 'choices are read' says 'bcast of about 2^[0-9]* bytes, 2 ranks: chain.*; as learned' DODONA_VERBOSE=1 DODONA_CHOICES="$choices"
echo 'bcast 8 any 2 1x2 oak 1 0 0 0 0' >"$choices"
check 'a choice that is none' says "$choices:1: expected an operation, an order and an algorithm" DODONA_TUNE=try DODONA_CHOICES="$choices"
check 'a file that cannot be' says "DODONA_CHOICES: /: Is a directory" DODONA_TUNE=try DODONA_CHOICES=/
# the same bits: the sums of two runs that come late in other places, and of one that reads what trials chose
sums() {
  seed=$1
  shift
  env "$@" timeout 100 mpiexec.mpich -launcher fork -n 3 -genv LD_PRELOAD "$(cd "$build" && pwd)/libdodona-preload.so" \
    "$build/preload/bits" "$seed" >"$work/sums$seed" 2>"$work/said$seed"
}
# A kind of calls has one line of bits
one_line_each() {
  [ "$(grep '^sum of' "$1" | sort -u | wc -l)" -eq 3 ]
}
check 'a run' sums 1 DODONA_SAME_BITS=runs DODONA_VERBOSE=1
check 'another run' sums 2 DODONA_SAME_BITS=runs
check 'the same bits in each run' cmp "$work/sums1" "$work/sums2"
check 'and in each call' one_line_each "$work/sums1"
check 'the plan is told' grep -q '^dodona: allreduce of .* 3 ranks: .*; the same bits, by prediction$' "$work/said1"
check 'trials write choices' sums 3 DODONA_TUNE=try DODONA_CHOICES="$work/layout"
layout=$(sed -n 's/^allreduce [0-9]* nearly-any \(3 [^ ]*\) .*/\1/p' "$work/layout" | head -n 1)
for bytes in 32 2048 262144; do
  echo "allreduce $bytes nearly-any $layout ring 3 0 0 0 0"
done >"$work/rings"
check 'a run with choices' sums 4 DODONA_SAME_BITS=runs DODONA_CHOICES="$work/rings" DODONA_VERBOSE=1
check 'another with choices' sums 5 DODONA_SAME_BITS=runs DODONA_CHOICES="$work/rings"
check 'the same bits by choices' cmp "$work/sums4" "$work/sums5"
check 'choices are read' grep -q ' 3 ranks: ring, 3 blocks; the same bits, as learned$' "$work/said4"
check 'choices without the level are not' sums 6 DODONA_SAME_BITS=sizes DODONA_CHOICES="$work/rings" DODONA_VERBOSE=1
check 'but what has it is' grep -q ' 3 ranks: .*; the same bits, by prediction$' "$work/said6"
check 'a level that is none' says "DODONA_SAME_BITS: expected ranks, runs or sizes, got 'all'" DODONA_SAME_BITS=all
sum_in_shares() {
  DODONA_SAME_BITS=sizes mpiexec.mpich -launcher fork -n 3 -genv LD_PRELOAD "$(cd "$build" && pwd)/libdodona-preload.so" \
    "$build/preload/soak" 5 1 >"$work/log" 2>&1
  [ $? -ne 0 ] && grep -q 'no plan for this call has the level: DODONA_OFF=OP leaves the operation to MPI' "$work/log"
}
check 'what has no plan is refused' sum_in_shares
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
