#!/bin/sh
# `make bench-network`: broadcasts by schedules that know the network beside others, in simulated time, on
# two machines: MODULES modules of PER_MODULE hosts, each module with one link of CHANNELS times 12.5 GB/s
# out and one in; and a torus of ROWS x COLS hosts. All hosts have links of 12.5 GB/s and 1 us. BYTES are the
# sizes. The last column of each table is the time divided by the time of the best schedule that knows the network. Each ends
# with the best other broadcast of SimGrid that delivers right data (others.sh).
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
modules=${MODULES:-8} per=${PER_MODULE:-8} channels=${CHANNELS:-2}
rows=${ROWS:-8} cols=${COLS:-16}
bytes=${BYTES:-1000000 16000000}
export SMPIRUN_OPTIONS="--cfg=network/model:CM02 --cfg=smpi/coll-selector:mpich \
  --cfg=smpi/auto-shared-malloc-thresh:8388608 --cfg=smpi/shared-malloc-blocksize:67108864"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# bench RANKS ARGUMENT ...: the table of one machine
bench() {
  ranks=$1
  shift
  # shellcheck disable=SC2086
  mpi/bench/simulate.sh "$ranks" "$build/smpi/bench_network" "$@" $bytes >"$work/table"
  mpi/bench/others.sh bcast "$ranks" "$bytes" "$build/smpi/bench_network" "$@" >"$work/others"
  cat "$work/table"
  awk -F, -v ranks="$ranks" '
    NR == FNR { if ($6 == "1.000") best[$2] = $5; next }
    /^#/ { print; next }
    { printf "%d,%d,best other: %s,0,%s,%.3f\n", ranks, $1, $2, $3, $3 / best[$1] }' "$work/table" "$work/others"
}

platform=mpi/bench/platform.sh
$platform modules "$modules" "$per" "$channels" >"$work/crossbar.xml"
$platform modules "$modules" "$per" "$channels" dealt >"$work/dealt.xml"
$platform torus "$cols" "$rows" >"$work/torus.xml"
echo "# $modules modules of $per hosts, $channels channels"
export PLATFORM="$work/crossbar.xml"
bench $((modules * per)) crossbar "$modules" "$per"
echo "# the same, ranks dealt to the modules in turn"
PLATFORM=$work/dealt.xml
bench $((modules * per)) dealt "$modules" "$per"
echo "# torus of $rows x $cols hosts"
PLATFORM=$work/torus.xml
bench $((rows * cols)) mesh "$rows" "$cols"
