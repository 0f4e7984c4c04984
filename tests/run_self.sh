#!/bin/sh
# The runner counts what it should: each line is a program's output and exit, and the count expected.
set -u
cd "$(dirname "$0")/.." || exit 2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export scratch
passed=0
failed=0

# expect "TOTAL" EXIT COMMAND ...: the runner's last line and its own exit status
expect() {
  total=$1 exit=$2
  shift 2
  out=$(tests/run.py these "$@" 2>&1)
  status=$?
  if [ "$(echo "$out" | tail -n 1)" = "$total" ] && [ "$status" -eq "$exit" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  run.py $*: expected '$total', exit $exit; got exit $status and"
    echo "$out" | sed 's/^/    /'
  fi
}

cmocka_good='echo "[==========] 3 test(s) run." >&2; echo "[  PASSED  ] 3 test(s)." >&2'
cmocka_bad='echo "[  PASSED  ] 2 test(s)."; echo "[  FAILED  ] tests: 1 test(s), listed below:"; exit 1'

expect '3 passed, 0 failed' 0 "$cmocka_good"
expect '2 passed, 1 failed' 1 "$cmocka_bad"
expect '5 passed, 1 failed' 1 "$cmocka_good" "$cmocka_bad"
expect '2 passed, 3 failed' 1 'echo "[  PASSED  ] 2 test(s)."; echo "[  FAILED  ] 3 test(s), listed below:"; exit 3'
expect '7 passed, 0 failed' 0 'echo something; echo "7 passed, 0 failed"'
expect '7 passed, 2 failed' 1 'echo "7 passed, 2 failed"; exit 1'
expect '7 passed, 2 failed' 1 'echo "7 passed, 2 failed"'
expect '7 passed, 1 failed' 1 'echo "7 passed, 0 failed"; exit 1'
expect '0 passed, 1 failed' 1 'echo nothing to tell'
expect '0 passed, 1 failed' 1 'echo "7 passed, 0 failed"; echo and then more'
expect '0 passed, 1 failed' 1 'echo "0 passed, 0 failed"'
expect '0 passed, 1 failed' 1 'echo "left out: no memory"; echo and then more'
expect '1 passed, 0 failed' 0 'echo "left out: no memory"' 'echo 1 passed, 0 failed'
expect '0 passed, 1 failed' 1 'kill -SEGV $$'
expect '3 passed, 1 failed' 1 "$cmocka_good"'; kill -ABRT $$'
expect '0 passed, 1 failed' 1 'build/no/such/program'
expect '0 passed, 0 failed' 1
expect '3 passed, 1 failed' 1 'exit 0' "$cmocka_good"

# What failed is told once more, behind all that passed.
again=$(tests/run.py these 'echo lost; echo 0 passed, 1 failed' 'sleep 0.2; echo 1 passed, 0 failed' 2>&1 | sed -n '/^failed:/,$p')
if echo "$again" | grep -q '^    lost$'; then
  passed=$((passed + 1))
else
  failed=$((failed + 1))
  echo "FAILED  run.py: expected the output of what failed at the end, got: $again"
fi

# Two at a time: the first two end only if they meet.
JOBS=2
export JOBS
mkfifo "$scratch/meeting"
expect '5 passed, 0 failed' 0 'timeout 20 sh -c "echo >$scratch/meeting" && echo 2 passed, 0 failed' \
  'timeout 20 cat "$scratch/meeting" && echo 3 passed, 0 failed'
# Among them one that fails and one that is killed: all others are run and counted.
expect '15 passed, 3 failed' 1 'sleep 0.2; echo 7 passed, 0 failed' 'echo 1 passed, 2 failed' 'kill -KILL $$' \
  'sleep 0.1; echo 3 passed, 0 failed' 'echo 4 passed, 0 failed'
# Behind -- one after the other, when all before it have ended.
apart='mkdir "$scratch/apart" && sleep 0.2 && rmdir "$scratch/apart" && echo 1 passed, 0 failed'
expect '1 passed, 1 failed' 1 "$apart" "$apart"
expect '3 passed, 0 failed' 0 "$apart" -- "$apart" "$apart"
expect '3 passed, 1 failed' 1 "$apart" -- 'exit 1' "$apart" "$apart"
expect '0 passed, 0 failed' 1 --
# What each tells stays together.
lines=$(tests/run.py these 'yes a | head -n 20000; exit 1' 'yes b | head -n 20000; exit 1' | sed '/^failed:/,$d' | uniq | grep -c '^    [ab]$')
expect '2 passed, 0 failed' 0 "echo $lines passed, 0 failed"

# A table: braces make several tests, a share of 0 none, and what has passed is left out until what it reads changes.
table() {
  expect_table=$1
  out=$(TABLE=$scratch/table BUILD=$scratch/build tests/run.py "$2" 2>&1)
  if echo "$out" | grep -q "$expect_table"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  run.py $2 with a table: expected '$expect_table', got"
    echo "$out" | sed 's/^/    /'
  fi
}
mkdir "$scratch/build"
echo 3 >"$scratch/read"
cat >"$scratch/table" <<TABLE
# a comment
quick | 1 | 1 | 2 | $scratch/read | cat $scratch/read | sed 's/\$/ passed, 0 failed/; s/^/{1,2}/'
long | 0 | 2 | 600 | | echo 7 passed, 0 failed
TABLE
table '^2 tests, about 0 minutes' check
table '^36 passed, 0 failed' check
table '^left out, as nothing that they read has changed since they passed: 2 of 2 tests, 36 results' check
table '^left to other commits, or to make check-all: 1 tests' check
table '^43 passed, 0 failed' all
rm -r "$scratch/build/passed"
BUDGET=0.001
export BUDGET # what check runs, and nothing that would take longer
table '^36 passed, 0 failed' all
table '^left to other commits, or to make check-all: 1 tests' all
BUDGET=60
table '^43 passed, 0 failed' all
unset BUDGET
echo 4 >"$scratch/read"
table '^left out.*: 1 of 3 tests, 7 results' all
table '^38 passed, 0 failed' check
echo 'quick | 1 | 1 | 2' >>"$scratch/table"
table 'table:4: expected group' check

# The page has every group, with the minutes that its tests take.
sed -n 's/^| `\([a-z-]*\)` |.* | \([0-9.]*\) | \([0-9.]*\) |$/\1 \2 \3/p; s/^| all |.* | \([0-9.]*\) | \([0-9.]*\) |$/all \1 \2/p' tests/README.md >"$scratch/said"
if tests/run.py minutes | diff "$scratch/said" -; then
  passed=$((passed + 1))
else
  failed=$((failed + 1))
  echo "FAILED  tests/README.md: expected the groups and minutes of tests/run.py minutes"
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
