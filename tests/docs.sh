#!/bin/sh
# `make docs` ends without a warning and without a link that leads nowhere; each function that dodona.h promises has its prose and its
# contract there, each theorem its text. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0
expect() { # NAME STATUS
  if [ "$2" -eq 0 ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  docs: $1"
    sed 's/^/        /' "$work/out"
  fi
}

make --no-print-directory docs BUILD="$work" >"$work/out" 2>&1
expect 'make docs' $?
html=$work/docs/html
: >"$work/out"
for name in $(ref/oracle/package/exports.sh --names); do
  grep -lE "class=\"memname\">[^<]*(<[^>]*>[^<]*)*\b$name " "$html"/*_8h.html >"$work/out" 2>&1
  expect "$name has a page" $?
done
pages=$(grep -l 'class="memname"' "$html"/*_8h.html)
# shellcheck disable=SC2086
functions=$(cat $pages | grep -c 'memtitle.*()</h2>')
# shellcheck disable=SC2086
contracts=$(cat $pages | grep -c '>Contract<')
echo "$functions functions, $contracts contracts" >"$work/out"
[ "$functions" -gt 40 ] && [ "$contracts" -eq $((functions - 6)) ]
expect 'all functions have contracts but the two texts and the four of the planner, in floating point' $?
for name in $(git grep -ohE '\btheorem_[a-z0-9_]+\(' -- 'proofs/theorems/*.c' | tr -d '(' | sort -u); do
  grep -q "id=\"$name\"" "$html/theorems.html"
  expect "$name has its text" $?
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -ge 100 ]
