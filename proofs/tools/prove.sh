#!/bin/sh
# proofs/tools/prove.sh MODE [UNIT ...] : proves the units of proofs/units (all of them), some at a time, and fails
# unless proofs/tools/gate.py accepts every one. MODE:
#   none      afresh, without the verdicts. Smoke tests run where something has changed since the record
#             proofs/accepted was written, deep ones in front of theorems, and in a drawn tenth of the other
#             units; DEEP=1: all of them in all units. BUDGET=MINUTES: what is unlikely to end in time is
#             proven by its verdicts (proofs/tools/budget.py), but not what has changed.
#   update    by the verdicts in proofs/verdicts; where one is missing the provers run
#   changed   as update, but units on which nothing has changed since the record was written only as far as
#             proofs/tools/accepted.py draws them
# The last two leave in build/proofs/UNIT.used the names of the verdicts that a unit used.
# SHARD=k/n: only the k-th of n shares of all units. JOBS=n: so many at a time. By the verdicts Frama-C sleeps
# three quarters of its time, waiting for its own queue, hence 8 then; three of six leave two cores idle for a
# seventh of the time.
set -u
unset WP_FCT WP_DEEP WP_SHALLOW WP_CACHE # never narrowed from outside
cd "$(dirname "$0")/../.."
mode=$1
shift
BEGAN=$(date +%s)
export BEGAN BUDGET="${BUDGET-}"
out=build/proofs
mkdir -p $out
[ "$mode" = none ] && jobs=6 || jobs=8
[ $# -gt 0 ] || set -- $(awk -v shard="${SHARD-}" 'BEGIN { split(shard == "" ? "1/1" : shard, of, "/") }
  /^[^#-]/ && ++n % of[2] == of[1] % of[2] { print $1 }' proofs/units)

files_of() {
  awk -v unit="$1" '$1 == unit { $1 = ""; print }' proofs/units
}

for unit in "$@"; do
  rm -f "$out/$unit.json"
done
[ "$mode$BUDGET" = none ] || proofs/tools/verdicts.py unpack || exit 1

# what all units say: the judge compares what a unit uses with what the units above it prove
export out mode
proofs/tools/compiler.py learn || exit 1
for unit in $(awk '/^[^#-]/ && $2 != "build/proofs/founded.c" { print $1 }' proofs/units); do
  printf '%s %s\n' "$unit" "$(files_of "$unit")"
done | xargs -P "$(nproc)" -L 1 sh -c '
  unit=$0
  seen=$(proofs/tools/gate.py seen "$unit")
  [ -f $out/"$unit".facts ] && [ "$(cat $out/"$unit".seen 2>&1)" = "$seen" ] && exit 0
  rm -f $out/"$unit".i
  frama-c -cpp-extra-args="-I." "$@" -print -ocode $out/"$unit".i >$out/"$unit".parse 2>&1 ||
    cat $out/"$unit".parse
  proofs/tools/gate.py learn "$unit" && echo "$seen" >$out/"$unit".seen'
# the file of the unit `founded`, from what was parsed
proofs/tools/founded.py && proofs/tools/gate.py learn founded || exit 1

proofs/tools/accepted.py start "$@" || exit 1
tried=$*
if [ "$mode" = changed ]; then
  tried=$(proofs/tools/accepted.py draw "$@") || exit 1
fi
proofs/tools/accepted.py smoke "$mode" $tried || exit 1

# the largest first, so that the last to end is a small one; each with verdicts of its own to cut down
by_size() {
  for unit in "$@"; do
    # shellcheck disable=SC2046
    printf '%s %s\n' "$(cat $(files_of "$unit") | wc -c)" "$unit"
  done | sort -rn | cut -d ' ' -f 2
}
tried=$(by_size $tried)
[ -z "$BUDGET" ] || tried=$(proofs/tools/budget.py order $tried) || exit 1
for unit in $tried; do
  printf '%s %s\n' "$unit" "$(files_of "$unit")"
done | xargs -P "${JOBS:-$jobs}" -L 1 sh -c '
  unit=$0
  session=$out/$unit.session
  rm -rf $out/$unit.log $out/$unit.err $out/$unit.rc $out/$unit.used $out/$unit.took $session
  if [ "$mode" = none ]; then
    cache=none
    [ -z "$BUDGET" ] || proofs/tools/budget.py afresh "$unit" || cache=offline
  else
    cache=cleanup
    mkdir $session && cp -al build/verdicts $session/cache
    export WP_SESSION=$session WP_CACHE=
  fi
  export $(proofs/tools/gate.py passes "$unit")
  began=$(date +%s)
  WP_PAR=${WP_PAR:-1} proofs/tools/wp.sh $cache "$@" >$out/$unit.log 2>$out/$unit.err
  echo $? >$out/$unit.rc
  if [ "$mode" != none ]; then
    ls $session/cache >$out/$unit.used
    cp -aln $session/cache/. build/verdicts
    rm -rf $session
  fi
  echo $(($(date +%s) - began)) >$out/$unit.took
  echo "$unit: $(cat $out/$unit.took) s$([ $cache != offline ] || echo " by its verdicts")"
  proofs/tools/gate.py judge "$unit"'
[ "$mode" != changed ] || proofs/tools/accepted.py compare "$@"
[ -z "$BUDGET" ] || proofs/tools/budget.py said $tried || exit 1
exec proofs/tools/gate.py sum "$@"
