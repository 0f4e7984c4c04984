#!/bin/sh
# mpi/bench/others.sh COLLECTIVE RANKS "BYTES ..." PROGRAM [ARGUMENT ...]: what the library could do at best. Runs PROGRAM ARGUMENT ...
# BYTES MPI with each of SimGrid's algorithms for the collective (its selectors left out) and prints, for each size, the fastest
# of those that deliver right data at every size: CSV, bytes, algorithm, time as PROGRAM tells it. Lines with a # name the others:
# wrong data, or no end in LIMIT seconds: a run that deadlocked, crashed, or took so long.
set -eu
collective=$1 ranks=$2 sizes=$3
shift 3
limit=${LIMIT:-300}
here=$(dirname "$0")
names=$("$here/algorithms.sh" "$collective" "$1")
options=${SMPIRUN_OPTIONS-}
for name in $names; do
  for bytes in $sizes; do
    found=$(SMPIRUN_OPTIONS="$options --cfg=smpi/$collective:$name" \
      timeout "$limit" "$here/simulate.sh" "$ranks" "$@" "$bytes" MPI 2>/dev/null | awk -F, 'NF > 4 { last = $NF } END { print last }')
    case $found in
    *wrong*) echo "$bytes,$name,wrong"; break ;;
    [0-9]*) echo "$bytes,$name,$found" ;;
    *) echo "$bytes,$name,unended" ;;
    esac
  done
done | awk -F, '
  !($1 in known) { known[$1] = 1; size[++sizes] = $1 }
  $3 == "wrong" { print "# wrong data: " $2 " (" $1 " bytes)"; wrong[$2] = 1; next }
  $3 == "unended" { print "# no end: " $2 " (" $1 " bytes)"; next }
  { time[$1, $2] = $3; names[$2] = 1 }
  END {
    for (s = 1; s <= sizes; s++) {
      best = ""
      for (name in names)
        if (!(name in wrong) && (size[s], name) in time && (best == "" || time[size[s], name] + 0 < time[size[s], best] + 0))
          best = name
      if (best != "")
        print size[s] "," best "," time[size[s], best]
    }
  }'
