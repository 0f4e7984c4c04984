#!/bin/sh
# The record of what was accepted (proofs/accepted): whatever changes, the unit is proved again, and a record that is wrong is
# found; how BUDGET spends its minutes. Two little units are proven again and again. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")"/../..
work=$(mktemp -d)
kept=$work.kept
trap 'rm -rf "$work" "$kept"' EXIT
passed=0
failed=0
export WP_TIMEOUT=5
proofs/judge/build.sh build/judge || exit 1

# count NAME GOOD [WHY]: one more result
count() {
  if [ "$2" = yes ]; then
    passed=$((passed + 1))
    echo "ok      $1"
  else
    failed=$((failed + 1))
    echo "FAILED  $1: ${3-}"
  fi
}

# judge NAME REASON [MODE]: proves; REASON is a pattern that the gate must print, or `accepted`
judge() {
  "$work/proofs/tools/prove.sh" "${3:-none}" >"$work/out" 2>&1
  status=$?
  good=no
  case $2 in
  accepted) [ $status -ne 0 ] || good=yes ;;
  *) [ $status -eq 0 ] || ! grep -q "$2" "$work/out" || good=yes ;;
  esac
  count "$1" $good "expected: $2; exit $status"
  [ $good = yes ] || sed 's/^/        /' "$work/out"
}

# restore: all is put back as it was kept
restore() {
  rm -rf "${work:?}"/*
  cp -r "$kept/." "$work"
}

contract='requires 0 <= n <= 1000; terminates \true; assigns \nothing;'
unproved='unknown\|nobody tried'

# says RESULT: a contract by which a function of n returns RESULT
says() {
  printf '/*@ %s ensures \\result == %s; */\n' "$contract" "$1"
}

# The record of what was accepted: two units, the second relies on the first. If nothing changes one is drawn
# and proved again, and one is taken from the record.
mkdir -p "$work/proofs" "$work/build" "$work/ref" "$work/spec"
cp -r proofs/tools proofs/judge "$work/proofs"
cp -r build/judge "$work/build"
{ says n; echo 'int low(int n); /* a comment */'; } >"$work/ref/low.h"
printf '#include "low.h"\nint low(int n) { return n; }\n' >"$work/ref/low.c"
{ says n; echo 'int low(int n);'; says n; echo 'int high(int n) { return low(n); }'; } >"$work/ref/high.c"
printf 'low ref/low.c\nhigh ref/high.c\n' >"$work/proofs/units"
judge 'two units' accepted update
(cd "$work" && proofs/tools/accepted.py write)
cp -r "$work" "$kept"

# again NAME UNCHANGED/TAKEN REASON: so many units count as unchanged, and so many of them are taken from the record;
# then all is put back as it was
again() {
  judge "$1" "$3" changed
  found=$(grep -c ': unchanged, drawn\|: unchanged since' "$work/out")/$(grep -c ': unchanged since' "$work/out")
  count "$1: units unchanged and taken" "$([ "$found" = "$2" ] && echo yes)" "$found, expected $2"
  restore
}

# afresh NAME LEVELS: proved without the verdicts, the smoke tests of the two units have these levels; then all is put back
afresh() {
  judge "$1" accepted none
  found=$(for unit in low high; do cat "$work/build/proofs/$unit.smoke"; echo; done | sort | tr '\n' ' ')
  count "$1: levels" "$([ "$found" = "$2 " ] && echo yes)" "$found, expected $2"
  restore
}

# forged COUNTS: a record with these counts and the digest that belongs to them
forged() {
  (cd "$work" && PYTHONPATH=proofs/tools python3 -c "import accepted
for unit in accepted.units.units():
    print(unit, '$1', accepted.digest(accepted.inputs(unit), *'$1'.split()))" >"$work/forged"
  mv "$work/forged" "$work/proofs/accepted")
}

afresh 'smoke tests where nothing changed: one unit, drawn' 'none shallow'
rm "$work/proofs/accepted"
afresh 'smoke tests without a record' 'deep deep'
sed -i 's/return n;/return n + 0;/' "$work/ref/low.c"
afresh 'smoke tests of a unit that changed' 'deep shallow'
DEEP=1
export DEEP
afresh 'smoke tests of all units' 'deep deep'
unset DEEP

# within NAME MINUTES WAYS EXPECTED: how many of the two units are proven afresh, by verdicts, and left to the record
within() {
  BUDGET=$2
  export BUDGET
  judge "$1" "$4" none
  unset BUDGET
  # shellcheck disable=SC2086
  ways=$(printf '%d of 2 units proven afresh, %d that changed by their verdicts, %d unchanged since accepted' $3)
  count "$1: ways" "$(grep -qx "$ways" "$work/out" && echo yes)" "not $ways"
  restore
}

within 'time' 60 '2 0 0' accepted
within 'no time, nothing changed' 0 '0 0 2' accepted
rm "$work/proofs/accepted"
within 'no time, no record' 0 '0 2 0' accepted
sed -i 's/return n;/return n + 0;/' "$work/ref/low.c"
within 'no time, a unit that changed' 0 '0 1 1' accepted

SHARD=2/2
export SHARD
again 'nothing changed, and SHARD in the environment' 2/1 accepted
unset SHARD
rm "$work/proofs/accepted"
again 'no record' 0/0 accepted
WP_TIMEOUT=6
again 'a setting changed' 0/0 accepted
WP_TIMEOUT=5
sed -i 's/-wp-steps 1000000/-wp-steps 900000/' "$work/proofs/tools/wp.sh"
again 'an option of the provers changed' 0/0 accepted
echo >>"$work/proofs/tools/gate.py"
again 'the gate changed, which judges every unit anew' 2/1 accepted
echo >>"$work/proofs/judge/status.ml"
again 'the part of the judge that tells what became of a unit changed' 0/0 accepted
sed -i 's/return n;/return n + 0;/' "$work/ref/low.c"
again 'a body changed' 1/0 accepted
sed -i 's/a comment/it is said: "no more than\n   a comment/' "$work/ref/low.h"
again 'a comment changed' 2/1 accepted
sed -i 's/assigns .nothing;/& /' "$work/ref/low.h"
again 'a space in an annotation' 2/1 accepted
sed -i 's/return n;/return n + 1;/' "$work/ref/low.c"
again 'a body that is wrong' 1/0 "$unproved"
sed -i 's/result == n;/result == n + 1;/' "$work/ref/low.h"
again 'a contract in a header that is wrong' 0/0 'another contract'
sed -i 's/result == n;/result <= n;/' "$work/ref/low.h"
again 'a contract that a unit below relies on' 0/0 'another contract'
sed -i 's/^\([a-z]* \)[0-9]*/\1 99/' "$work/proofs/accepted"
again 'a record with other counts' 0/0 accepted
forged '99 99'
again 'a forged record with other counts' 2/1 'unchanged, but the record has'
sed -i 's/return n;/return n + 1;/' "$work/ref/low.c"
sed -i 's/return low(n);/return low(n) + 1;/' "$work/ref/high.c"
judge 'two bodies that are wrong' "$unproved" changed
forged '9 9'
again 'a forged record of them' 2/1 "$unproved"


echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
