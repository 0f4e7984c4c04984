#!/bin/sh
# tests/run_one.sh DIRECTORY TOTAL NUMBER COMMAND: runs one command line for tests/run.sh, prints what it told
# as one block, and leaves "passed failed" in DIRECTORY/NUMBER.counted and its seconds in DIRECTORY/NUMBER.seconds.
set -u
directory=$1 total=$2 number=$3 command=$4
log=$directory/$number.log

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
{
  printf '[%d/%d] %s %d passed, %d failed%s (%s s)\n' "$number" "$total" "$command" "$good" "$bad" "$why" "$seconds"
  [ "$bad" -eq 0 ] || sed 's/^/    /' "$log"
} >"$directory/$number.block"
echo "$seconds $command" >"$directory/$number.seconds"
echo "$good $bad" >"$directory/$number.counted"
flock "$directory" cat "$directory/$number.block"
