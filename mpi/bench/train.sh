#!/bin/sh
# mpi/bench/train.sh: mpi/examples/train.c on 8 to 64 simulated hosts, each by a link of 12.5 GB/s and 1 us to one switch (CM02), where arithmetic takes no
# time: milliseconds of an epoch of 32 steps, the last of three, with SimGrid's default, with the choice of MPICH, and with calls without a plan; then the same where a
# message costs its sender 0.3 us (late). Writes
# paper/measured/train.dat and prints it, and loss.dat, of 20 epochs. A loss that differs ends it. BUILD is where the programs were built. Two
# minutes.
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
export DODONA_TUNE=try # three epochs are over before trials would pay
text=proofs/README.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# run RANKS PROGRAM OPTION ...: prints the loss and the milliseconds of the last epoch
run() {
  ranks=$1 program=$2
  shift 2
  SMPIRUN_OPTIONS="--cfg=network/model:CM02 $*" mpi/bench/simulate.sh "$ranks" "$build/smpi/$program" "$text" 3 |
    awk '$1 == "epoch" { loss = $4; ms = 1000 * $6 } END { print loss, ms }'
}

echo ranks default mpich served default-late mpich-late served-late >"$work/train.dat"
for ranks in 8 16 32 64; do
  for late in '' '--cfg=smpi/os:0:0.3e-6:0 --cfg=smpi/ois:0:0.3e-6:0'; do
    run "$ranks" train $late
    run "$ranks" train --cfg=smpi/coll-selector:mpich $late
    run "$ranks" train_served $late
  done >"$work/runs"
  awk -v ranks="$ranks" '
    NR == 1 { loss = $1; line = ranks }
    $1 != loss { print "train.sh: " ranks " ranks: expected the loss " loss ", got " $1 >"/dev/stderr"; exit 1 }
    { line = line " " $2 }
    END { if (NR == 6) print line; else exit 1 }' "$work/runs" >>"$work/train.dat"
done
echo epoch loss >"$work/loss.dat"
SMPIRUN_OPTIONS=--cfg=network/model:CM02 mpi/bench/simulate.sh 8 "$build/smpi/train_served" "$text" 20 |
  awk '$1 == "epoch" { print $2, $4 }' >>"$work/loss.dat"
mv "$work/train.dat" "$work/loss.dat" paper/measured/
cat paper/measured/train.dat
