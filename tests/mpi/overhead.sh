#!/bin/sh
# tests/mpi/overhead.sh: counts Dodona's own instructions in a call that has been made before, without those that MPI's functions take:
# what it adds to a call that it leaves to MPI, and its part of a call by a plan. A count is the same in every run, so calls of two
# sizes in turn take the mean of both, and a look into a table: nothing is planned again. BUILD is where `make check` built the program.
set -u
cd "$(dirname "$0")/../.." || exit 2
build=${BUILD:-build}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
passed=0
failed=0

# the count is off outside of Dodona's functions, and in MPI's that these call
if ! mpiexec.mpich -n 1 valgrind --quiet --tool=callgrind --callgrind-out-file="$folder/count" --dump-before=mark \
  --toggle-collect='dodona_*_c' --toggle-collect=apart --toggle-collect='MPI_*' --toggle-collect='PMPI_*' \
  "$build/mpich/mpi_overhead" : -n 1 "$build/mpich/mpi_overhead" >"$folder/names" 2>"$folder/faults"; then
  cat "$folder/names" "$folder/faults"
  exit 1
fi

# A call's instructions by name; every second part is what came before.
part=0
for name in $(sed -n 's/^counted //p' "$folder/names"); do
  part=$((part + 2))
  awk -v name="$name" '$1 == "summary:" { printf "%s %d\n", name, $2 / 1000 }' "$folder/count.$part"
done >"$folder/counts"
cat "$folder/counts"

count() {
  awk -v name="$1" '$1 == name { print $2 }' "$folder/counts"
}

# within NAME LEAST MOST
within() {
  found=$(count "$1")
  if [ "${found:-0}" -ge "$2" ] && [ "${found:-0}" -le "$3" ]; then
    passed=$((passed + 1))
  else
    echo "$1: expected $2 to $3 instructions a call, got ${found:-none}"
    failed=$((failed + 1))
  fi
}

within bcast-mpi 1 300
within reduce-mpi 1 300
within allreduce-mpi 1 300
within bcast-plan 1 2700
within reduce-plan 1 2900
within allreduce-plan 1 5500
for op in bcast reduce allreduce; do
  mean=$((($(count $op-plan) + $(count $op-long)) / 2))
  within $op-both $((mean - 1)) $((mean + 700)) # the call is looked up; a plan would take thousands
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
