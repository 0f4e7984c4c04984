#!/bin/sh
# proofs/prune.sh : leaves in proofs/cache what the units use today, and proves what is missing there.
# Frama-C collects garbage only in a session's own cache and for one run, so each unit gets a copy.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/used"
export work
# eight at a time, as in proofs/prove.sh
awk '!/^#/ && NF' proofs/units | xargs -P "${JOBS:-8}" -L 1 sh -euc '
  unit=$0
  session=$work/$unit
  mkdir "$session"
  cp -r proofs/cache "$session/cache"
  [ ! -d proofs/session/script ] || cp -r proofs/session/script "$session/script"
  WP_SESSION=$session WP_CACHE= proofs/wp.sh cleanup "$@" >"$work/$unit.log" </dev/null
  cp "$session/cache/"* "$work/used"
  echo "$unit: $(find "$session/cache" -type f | wc -l) entries"
  rm -rf "$session"'
rm -rf proofs/cache
cp -r "$work/used" proofs/cache
echo "$(find proofs/cache -type f | wc -l) entries"
