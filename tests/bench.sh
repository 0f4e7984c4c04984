#!/bin/sh
# tests/bench.sh PROGRAM ... : each bench starts, and runs for a second without a failure; what it measures is no test.
# Last line: N passed, N failed.
set -u
passed=0
failed=0
for program in "$@"; do
  timeout 1 "$program" >/dev/null 2>&1
  case $? in
  0 | 124) passed=$((passed + 1)) ;;
  *)
    failed=$((failed + 1))
    echo "FAILED  $program"
    ;;
  esac
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
