#!/bin/sh
# mpi/bench/sim_run.sh NETWORK RANKS OVERHEAD OP WAY BYTES ...: one run of sim.sh, which has written the platform into the folder WORK, as
# lines of the file CSV. A size without a time is named as wrong, deadlock, unended in LIMIT seconds, or failed.
set -eu
network=$1 ranks=$2 overhead=$3 op=$4 way=$5
shift 5
name=${way#other:}
most=0
for size; do
  [ "$size" -le "$most" ] || most=$size
done
options=--cfg=network/model:CM02
[ $((most * ranks)) -le 2147483648 ] ||
  options="$options --cfg=smpi/auto-shared-malloc-thresh:8388608 --cfg=smpi/shared-malloc-blocksize:67108864"
[ "$overhead" = 0 ] || options="$options --cfg=smpi/os:0:${overhead}e-6:0 --cfg=smpi/ois:0:${overhead}e-6:0"
called=$way
[ "$name" = "$way" ] || { options="$options --cfg=smpi/$(echo "$op" | tr - _):$name"; called=mpi; }
per=1
[ "$network" != nodes ] || per=8
out=$(mktemp -p "$WORK")
status=0
PLATFORM=$WORK/$network-$ranks.xml PER_HOST=$per SMPIRUN_OPTIONS=$options timeout "$LIMIT" \
  mpi/bench/simulate.sh "$ranks" "$BUILD/smpi/bench_chosen" "$called" "$op" "$@" >"$out" 2>"$out.err" || status=$?
why=failed
[ $status -ne 124 ] || why=unended
! grep -qi deadlock "$out.err" || why=deadlock
for size; do
  grep -q "^$op,$ranks,$size," "$out" || echo "$op,$ranks,$size,$name,0,0,$why" >>"$out"
done
awk -F, -v head="$op,$network,$ranks,$overhead,$way" -v op="$op" -v other="$name" -v way="$way" '
  $1 == op { print head "," $3 "," (way == other ? $4 : other) "," $5 "," $6 "," ($7 < 0 ? "wrong" : $7) }' "$out" >"$out.rows"
cat "$out.rows" >>"$CSV"
[ "$why" != failed ] || [ -z "${VERBOSE-}" ] || cat "$out.err"
rm -f "$out" "$out.err" "$out.rows"
