#!/bin/sh
# What valgrind finds in a program that makes many calls: only what has a frame of mpi/ or ref/ counts, as MPI_Init loads what the machine has,
# and loses some of it. A run in which something of ours is lost must be noticed. Last line: NAME: N passed, N failed.
set -u
cd "$(dirname "$0")/../.." || exit 2
program=${BUILD:-build}/mpich/mpi_leaks
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
top=$(pwd)
ours="dir='$top/mpi' or starts-with(dir, '$top/ref/')"

# found ARGUMENT ...: prints how many errors of the program are ours, and leaves them in $folder
found() {
  rm -f "$folder"/*.xml
  mpiexec.mpich -launcher fork -n 2 valgrind --quiet --leak-check=full --show-leak-kinds=definite,indirect,possible \
    --xml=yes --xml-file="$folder/%p.xml" "$program" "$@" >"$folder/said" 2>&1 || return 1
  for file in "$folder"/*.xml; do
    xmllint --xpath "count(//error[stack/frame[$ours]])" "$file" || return 1
    echo
  done | awk '/^[0-9]/ { sum += $1; files++ } END { print sum + 0; exit files != 2 }'
}

passed=0
failed=0
kept=$(found 20 keep) && [ "$kept" -gt 0 ] && passed=$((passed + 1)) || {
  failed=$((failed + 1))
  echo "expected losses of a communicator that is kept, got '$kept'"
}
lost=$(found 2000) && [ "$lost" -eq 0 ] && passed=$((passed + 1)) || {
  failed=$((failed + 1))
  echo "expected nothing of ours, got '$lost'"
  cat "$folder/said"
  for file in "$folder"/*.xml; do
    xmllint --xpath "//error[stack/frame[$ours]]" "$file"
  done
}
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
