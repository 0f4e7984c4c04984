#!/bin/sh
# proofs/tools/prove.sh MODE [UNIT ...] : proves the units of proofs/units (all of them), some at a time, and fails
# unless proofs/tools/gate.py accepts every one. MODE:
#   none      afresh, without the verdicts. Smoke tests run where something has changed since the record
#             proofs/accepted was written, deep ones in front of theorems, and in a drawn tenth of the other
#             units; DEEP=1: all of them in all units. BUDGET=MINUTES: what is unlikely to end in time is
#             proven by its verdicts if it has changed, else left to the record (proofs/tools/budget.py).
#   update    by the verdicts in proofs/verdicts; where one is missing the provers run
#   changed   as update, but units on which nothing has changed since the record was written only as far as
#             proofs/tools/accepted.py draws them
#   shape     no prover runs: only what the gate demands before they do
# `update` and `changed` leave in build/proofs/UNIT.used the names of the verdicts that a unit used. JOBS=n: so many at a time. By the
# verdicts Frama-C sleeps much of its time, waiting for its own queue, hence 8 then; three of six leave two cores idle for a seventh of
# the time.
set -u
unset WP_FCT WP_DEEP WP_SHALLOW WP_CACHE # never narrowed from outside
unset FRAMAC_PLUGIN FRAMAC_LIB FRAMAC_SHARE OCAMLPATH # no other program than the one that is installed
cd "$(dirname "$0")/../.."
mode=$1
shift
BEGAN=$(date +%s)
export BEGAN BUDGET="${BUDGET-}"
out=build/proofs
mkdir -p $out
export out mode
proofs/judge/build.sh build/judge || exit 1
proofs/tools/gate.py shape $([ "$mode" != none ] || echo all) || exit 1
[ "$mode" != shape ] || exit 0

[ "$mode" = none ] && jobs=6 || jobs=8
# shellcheck disable=SC2046
[ $# -gt 0 ] || set -- $(proofs/tools/units.py names)
for unit in "$@"; do
  rm -f "$out/$unit.json"
done
[ "$mode$BUDGET" = none ] || proofs/tools/verdicts.py unpack || exit 1
proofs/tools/accepted.py start "$@" || exit 1
tried=$*
if [ "$mode" = changed ]; then
  tried=$(proofs/tools/accepted.py draw "$@") || exit 1
fi
proofs/tools/accepted.py smoke "$mode" $tried || exit 1

# the largest first, so that the last to end is a small one; each with verdicts of its own to cut down
# shellcheck disable=SC2086
tried=$(proofs/tools/units.py sized $tried)
[ -z "$BUDGET" ] || tried=$(proofs/tools/budget.py order $tried) || exit 1
# shellcheck disable=SC2086
proofs/tools/units.py files $tried | xargs -r -P "${JOBS:-$jobs}" -L 1 sh -c '
  unit=$0
  session=$out/$unit.session
  rm -rf $out/$unit.log $out/$unit.err $out/$unit.rc $out/$unit.ran $out/$unit.verdicts $out/$unit.used $out/$unit.took $session
  if [ "$mode" = none ]; then
    cache=none
    way=$([ -z "$BUDGET" ] || proofs/tools/budget.py way "$unit")
    [ "$way" != "by the record" ] || exit 0
    [ "$way" != "by its verdicts" ] || cache=offline
  else
    cache=cleanup
    mkdir $session && cp -al build/verdicts $session/cache
    export WP_SESSION=$session WP_CACHE=
  fi
  export $(proofs/tools/gate.py passes "$unit")
  began=$(date +%s)
  export JUDGE_FACTS=$out/$unit.ran JUDGE_VERDICTS=$out/$unit.verdicts
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
