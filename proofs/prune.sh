#!/bin/sh
# proofs/prune.sh : leaves in proofs/cache what the units use today, and proves what is missing there.
# Frama-C collects garbage only in a session's own cache and for one run, so each unit gets a copy.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/used"
while read -r unit files; do
  case $unit in '' | '#'*) continue ;; esac
  rm -rf "$work/session"
  mkdir "$work/session"
  cp -r proofs/cache "$work/session/cache"
  [ ! -d proofs/session/script ] || cp -r proofs/session/script "$work/session/script"
  # shellcheck disable=SC2086
  WP_SESSION=$work/session WP_CACHE='' proofs/wp.sh cleanup $files >"$work/log" </dev/null
  cp "$work/session/cache/"* "$work/used"
  echo "$unit: $(find "$work/session/cache" -type f | wc -l) entries"
done <proofs/units
rm -rf proofs/cache
cp -r "$work/used" proofs/cache
echo "$(find proofs/cache -type f | wc -l) entries"
