#!/bin/sh
# tests/run.sh COMMAND ... [-- COMMAND ...]: runs the test programs; each argument is a command line. Those before
# the -- run JOBS at a time (as many as there are cores), those after it one after the other, alone.
# A program tells its results by cmocka's summary or by a last line `N passed, N failed`. A program that
# tells none, or fails with none that failed, counts as one that failed. Each is one block of output, in the order
# in which they end. What failed is shown once more at the end, where a long output is not cut. The last line is the total.
set -u

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

one=$(dirname "$0")/run_one.sh
total=0
alone=no
for command in "$@"; do
  if [ "$command" = -- ]; then
    alone=yes
    continue
  fi
  total=$((total + 1))
  printf '%d\0%s\0' "$total" "$command" >>"$work/alone.$alone"
done

# together JOBS LIST: so many at a time; xargs would stop at one that a signal ends
together() {
  [ ! -f "$2" ] || xargs -0 -n 2 -P "$1" sh -c '"$@" || :' sh "$one" "$work" "$total" <"$2"
}
together "${JOBS:-$(nproc)}" "$work/alone.no"
together 1 "$work/alone.yes"

passed=0
failed=0
number=0
while [ "$number" -lt "$total" ]; do
  number=$((number + 1))
  counted='0 1'
  if [ -s "$work/$number.counted" ]; then
    read -r counted <"$work/$number.counted"
  else
    echo "[$number/$total] was not run to its end"
  fi
  passed=$((passed + ${counted% *}))
  failed=$((failed + ${counted#* }))
  [ "${counted#* }" -eq 0 ] || [ ! -s "$work/$number.block" ] ||
    { sed -n 1p "$work/$number.block"; sed 1d "$work/$number.block" | tail -n 30; } >>"$work/again"
done
[ ! -f "$work/again" ] || { echo 'failed:'; cat "$work/again"; }

echo 'slowest:'
find "$work" -name '*.seconds' -exec cat {} + | sort -rn | head -n 5 | sed 's/^\([^ ]*\)/  \1 s/'
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
