#!/bin/sh
# `make bench-twotree`: two trees beside other broadcasts, reductions and allreduces, in simulated time: one table for
# each collective. RANKS and BYTES choose other columns, WINDOW the window of data flow, COLLECTIVES and METHODS, names
# with commas between and _ for a space, fewer tables and rows. Each table ends with
# the best other algorithm of SimGrid that delivers right data (others.sh), for the sizes of OTHERS. From 8 MiB on memory is
# shared between simulated ranks, and the data are not looked at. The figures are left in BUILD/twotree-*.csv.
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
ranks=${RANKS:-64 256}
bytes=${BYTES:-262144 2000000 16000000 200000000}
window=${WINDOW:-2}
collectives=${COLLECTIVES:-bcast reduce allreduce}
others=${OTHERS-$bytes}
export SMPIRUN_OPTIONS="--cfg=network/model:CM02 --cfg=smpi/coll-selector:mpich \
  --cfg=smpi/auto-shared-malloc-thresh:8388608 --cfg=smpi/shared-malloc-blocksize:67108864"

# CSV to a table: a row for each method, a column for each number of ranks and size; time (blocks).
table() {
  awk -F, '
    $1 == "collective" || /^#/ { next }
    !(($2, $3) in column) { column[$2, $3] = ++columns; head[columns] = $2 " x " $3 }
    !($4 in row) { row[$4] = ++rows; name[rows] = $4 }
    { cell[row[$4], column[$2, $3]] = $6 ($5 == "" ? "" : " (" $5 ")") }
    END {
      line = "| |"; rule = "|---|"
      for (c = 1; c <= columns; c++) { line = line " " head[c] " |"; rule = rule "---|" }
      print line; print rule
      for (r = 1; r <= rows; r++) {
        line = "| " name[r] " |"
        for (c = 1; c <= columns; c++) line = line " " ((r, c) in cell ? cell[r, c] : "-") " |"
        print line
      }
    }' "$1"
}

echo "ms (blocks) for ranks x bytes; window $window"
for collective in $collectives; do
  csv=$build/twotree-$collective.csv
  : >"$csv"
  for n in $ranks; do
    # shellcheck disable=SC2086
    mpi/bench/simulate.sh "$n" "$build/smpi/bench_twotree" "$collective" "$window" $bytes ${METHODS:+"$METHODS"} >>"$csv"
    [ -n "$others" ] || continue
    mpi/bench/others.sh "$collective" "$n" "$others" "$build/smpi/bench_twotree" "$collective" "$window" >"$csv.others"
    sed "/^#/!s/,/,best other,/; /^#/!s/^/$collective,$n,/; s/^#.*/& $n ranks/" "$csv.others" >>"$csv"
  done
  printf '\n%s\n\n' "$collective"
  table "$csv"
  sed -n '/^# wrong data/p; /^# no end/p' "$csv"
done
