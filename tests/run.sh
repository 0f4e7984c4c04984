#!/bin/sh
# tests/run.sh COMMAND ... : runs the test programs one after the other; each argument is a command line.
# A program tells its results by cmocka's summary or by a last line `N passed, N failed`. A program that
# tells none, or fails with none that failed, counts as one that failed. The last line is the total.
set -u

log=$(mktemp)
times=$(mktemp)
trap 'rm -f "$log" "$times"' EXIT
trap 'exit 1' HUP INT TERM

now() {
  date +%s.%N
}

# Prints "passed failed" of the log; nothing if the log tells no result.
count() {
  awk '
    { gsub(/\033\[[0-9;]*m/, "") }
    /^\[  PASSED  \] [0-9]+ test/ { told = 1; passed += $4 }
    /^\[  FAILED  \] .*[0-9]+ test\(s\), listed below/ {
      told = 1
      sub(/ test\(s\), listed below.*/, "")
      sub(/.*[^0-9]/, "")
      failed += $0
    }
    /^[0-9]+ passed, [0-9]+ failed$/ { last = NR; plain_passed = $1; plain_failed = $3 }
    NF { end = NR }
    END {
      if (last && last == end) { told = 1; passed += plain_passed; failed += plain_failed }
      if (told) print passed + 0, failed + 0
    }' "$log"
}

passed=0
failed=0
number=0
for command in "$@"; do
  number=$((number + 1))
  printf '[%d/%d] %s ' "$number" "$#" "$command"
  start=$(now)
  sh -c "$command" </dev/null >"$log" 2>&1
  status=$?
  seconds=$(echo "$start $(now)" | awk '{ printf "%.1f", $2 - $1 }')
  counted=$(count)
  good=${counted% *}
  bad=${counted#* }
  why=
  if [ -z "$counted" ]; then
    good=0 bad=1 why=", told no result, exit $status"
  elif [ "$good" -eq 0 ] && [ "$bad" -eq 0 ]; then
    bad=1 why=", tried nothing"
  elif [ "$status" -ne 0 ] && [ "$bad" -eq 0 ]; then
    bad=1 why=", exit $status"
  fi
  printf '%d passed, %d failed%s (%s s)\n' "$good" "$bad" "$why" "$seconds"
  [ "$bad" -eq 0 ] || sed 's/^/    /' "$log"
  echo "$seconds $command" >>"$times"
  passed=$((passed + good))
  failed=$((failed + bad))
done

echo 'slowest:'
sort -rn "$times" | head -n 5 | sed 's/^\([^ ]*\)/  \1 s/'
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
