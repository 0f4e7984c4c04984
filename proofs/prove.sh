#!/bin/sh
# proofs/prove.sh CACHE-MODE [UNIT ...] : proves the units of proofs/units (all of them), some at a time,
# and fails unless proofs/gate.py accepts every one. CACHE-MODE as for proofs/wp.sh; or `changed`: by the
# cache (update), but units on which nothing has changed since the gate accepted them only as far as
# proofs/accepted.py draws them. The other modes do not read that record, and `make prove` alone writes it.
# JOBS=n: so many at a time. By the cache Frama-C sleeps three quarters of its time, waiting for its own
# queue, hence 8 then, else 3.
set -u
unset WP_FCT WP_SMOKE # never narrowed from outside
cd "$(dirname "$0")/.."
mode=$1
shift
out=build/proofs
[ "$mode" = none ] && jobs=3 || jobs=8
mkdir -p $out
[ $# -gt 0 ] || set -- $(awk '!/^#/ && NF { print $1 }' proofs/units)

files_of() {
  awk -v unit="$1" '$1 == unit { $1 = ""; print }' proofs/units
}

for unit in "$@"; do
  rm -f "$out/$unit.json"
done

# the judge compares each unit's contracts with those of the units above
export out
for unit in $(awk '!/^#/ && NF && $2 != "build/proofs/founded.c" { print $1 }' proofs/units); do
  printf '%s %s\n' "$unit" "$(files_of "$unit")"
done | xargs -P "$(nproc)" -L 1 sh -c '
  unit=$0
  rm -f $out/"$unit".i
  frama-c -cpp-extra-args="-I. -Iref" "$@" -print -ocode $out/"$unit".i >$out/"$unit".parse 2>&1 ||
    cat $out/"$unit".parse'
# the file of the unit `founded`, from what was parsed
proofs/founded.py || exit 1

proofs/accepted.py start "$@" || exit 1
tried=$*
if [ "$mode" = changed ]; then
  mode=update
  tried=$(proofs/accepted.py draw "$@") || exit 1
  changed=yes
fi

export mode
# the largest first, so that the last to end is a small one
for unit in $tried; do
  # shellcheck disable=SC2046
  printf '%s %s\n' "$(cat $(files_of "$unit") | wc -c)" "$unit $(files_of "$unit")"
done | sort -rn | cut -d ' ' -f 2- | xargs -P "${JOBS:-$jobs}" -L 1 sh -c '
  unit=$0
  rm -f $out/$unit.log $out/$unit.err $out/$unit.rc
  began=$(date +%s)
  WP_PAR=${WP_PAR:-1} proofs/wp.sh "$mode" "$@" >$out/$unit.log 2>$out/$unit.err
  echo $? >$out/$unit.rc
  echo "$unit: $(($(date +%s) - began)) s"
  proofs/gate.py judge "$unit"'
[ -z "${changed-}" ] || proofs/accepted.py compare "$@"
exec proofs/gate.py sum "$@"
