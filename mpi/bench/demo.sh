#!/bin/sh
# `make demo`: a fractional tree and two trees, drawn, certified, run and timed. RANKS, HOSTS and BYTES choose others. Times are
# simulated, so they do not depend on what else this machine does.
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
ranks=${RANKS:-8}
hosts=${HOSTS:-64}
bytes=${BYTES:-16000000}
blocks=16
group=2
dodona=$build/dodona
stage=0
trap '[ "$stage" = all ] || echo "demo: stage $stage failed" >&2' EXIT

stage() {
  stage=$((stage + 1))
  printf '\n%d. %s\n\n' "$stage" "$*"
}

show() { # a command, and what it prints
  printf '$ %s\n' "$*"
  "$@"
}

certify() {
  file=$build/demo-$1.csv
  printf '$ %s >%s\n' "$dodona schedule $* --ranks $ranks --blocks $blocks --format ops" "$file"
  "$dodona" schedule "$@" --ranks "$ranks" --blocks "$blocks" --format ops >"$file"
  show "$dodona" check "$file" --ranks "$ranks" --blocks "$blocks"
}

mpi() {
  mpiexec.mpich -launcher fork -n "$ranks" "$build/mpich/demo" "$@"
}

echo "Dodona: long messages go in blocks through trees. Every rank sends and receives in nearly every step."

stage "Draw: who sends to whom. In a fractional tree groups of $group share their children; two trees take every other block each"
show "$dodona" show fractional --ranks "$ranks" --group "$group"
show "$dodona" show twotree-c --ranks "$ranks"

stage "Certify: the proven checker judges every send and every receive"
certify fractional --group "$group"
certify twotree-c

stage "Run: the same steps under MPI, by $ranks processes on $(nproc) cores, every byte compared"
mpi run 1000000 fractional "$group" "$blocks"
mpi run 1000000 twotree-c 0 "$blocks"

stage "Time: $bytes bytes to $hosts hosts with links of 12.5 GB/s and 1 us, simulated by SimGrid; plans for this machine"
SMPIRUN_OPTIONS="--cfg=network/model:CM02 --cfg=smpi/coll-selector:mpich" \
  mpi/bench/simulate.sh "$hosts" "$build/smpi/demo" race "$bytes"

printf '\nAll %d stages succeeded.\n' "$stage"
stage=all
