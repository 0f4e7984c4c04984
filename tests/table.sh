#!/bin/sh
# The order of the rows in ref/algorithms.def means nothing: no code, contract or proof asks whether an algorithm comes
# before or after another, or computes with its number. What it wants to know stands in the row: family, variant, takes.
# Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 2
passed=0
failed=0
for id in $(sed -n 's/^ *ROW(\([A-Z_]*\), "[^"]*".*/\1/p' ref/algorithms.def); do
  name="DODONA_$id([^A-Z_0-9a-z]|\$)"
  found=$(git grep -nE "([^-<>]<|[^->]>|[<>]=|[-+]) *$name|DODONA_$id *(<|>|\+|-[^>])" -- '*.c' '*.h' '*.cpp' '*.hpp')
  if [ -z "$found" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  the order of DODONA_$id is used:"
    echo "$found"
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
