#!/bin/sh
# paper/measure.sh: measures this machine for the paper's figures 3-5, 10, 11 and 13, and writes paper/measured/.
# Real messages go between two MPI ranks, each with a core of its own; 64 ranks are simulated by SimGrid, with
# the times found between the two. BUILD is where the programs were built. Some two minutes.
set -eu
cd "$(dirname "$0")/.."
build=${BUILD:-build}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
ranks=64
shares='40 75'
two_cores() {
  mpiexec.mpich -launcher fork -bind-to core -n 2 "$@"
}

{
  echo key,value
  echo "processor,$(lscpu | sed -n 's/^Model name: *//p')"
  echo "cores,$(nproc)"
  echo "virtual,$(lscpu | sed -n 's/^Hypervisor vendor: *//p')"
  echo "mpi,MPICH $(mpichversion | sed -n 's/^MPICH Version:[[:space:]]*//p')"
  echo "simulator,$(smpirun -version | sed -n 's/.*\(SimGrid\) version \([0-9.]*\).*/\1 \2/p' | head -n 1)"
  echo "date,$(date -u +%Y-%m-%d)"
} >"$work/machine.csv"

two_cores "$build/mpich/measure_pair" 60 21 8 16 32 64 128 192 256 384 512 768 1024 1536 2048 3072 4096 \
  6144 8192 12288 16384 24576 32768 49152 65536 >"$work/pair.csv"

# of BYTES COLUMN: a value that the first experiment found with MPI_Send
of() {
  awk -F, -v bytes="$1" -v column="$2" 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i }
    $1 == bytes && $2 == "blocking" && $3 == "first" { print $at[column] }' "$work/pair.csv"
}

for run in '512 60 21' '16384 30 21'; do
  # shellcheck disable=SC2086
  set -- $run
  u=$(of "$1" lambda_num)
  f=$(of "$1" lambda_den)
  # shellcheck disable=SC2086
  two_cores "$build/mpich/measure_path" $ranks "$1" "$2" "$3" "$u" "$f" $shares >"$work/path-$1.csv"

  # A switch on which a message takes (u/f - 1) t0 after it kept its sender for t0 = 10 us, whatever its
  # size; both links of a route have half of it. MPICH's barrier lets 64 ranks go at the same time.
  half=$(awk -v u="$u" -v f="$f" 'BEGIN { print (u / f - 1) * 10e-6 / 2 }')
  cat >"$work/platform.xml" <<XML
<?xml version='1.0'?>
<!DOCTYPE platform SYSTEM "https://simgrid.org/simgrid.dtd">
<platform version="4.1">
  <cluster id="cluster" prefix="host-" suffix="" radical="0-$((ranks - 1))"
           speed="1Gf" bw="1000000GBps" lat="${half}s"/>
</platform>
XML
  cost='--cfg=network/model:CM02 --cfg=smpi/os:0:10e-6:0 --cfg=smpi/ois:0:10e-6:0 --cfg=smpi/or:0:0:0 --cfg=smpi/coll-selector:mpich'
  # shellcheck disable=SC2086
  PLATFORM=$work/platform.xml SMPIRUN_OPTIONS=$cost \
    mpi/bench/simulate.sh $ranks "$build/smpi/measure_alpha" "$1" 1 "$u" "$f" $shares >"$work/simulated-$1.csv"
done

# Four ranks a core: what the scheduler makes of it.
mpiexec.mpich -launcher fork -n 8 "$build/mpich/measure_alpha" 512 9 2 1 50 60 >"$work/crowded.csv"

mkdir -p paper/measured
for file in "$work"/*.csv; do
  mv "$file" paper/measured/
done
