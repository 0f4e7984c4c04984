#!/bin/sh
# `make demo`: one broadcast from the measured machine to the verified data. RANKS and BYTES choose another.
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
ranks=${RANKS:-8}
bytes=${BYTES:-16000000}
hosts=64
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

# Sets startup, byte_time, plan, group and blocks from what `demo measure` prints.
learn() {
  for word in $1; do
    case $word in
    startup=* | byte_time=* | plan=* | group=* | blocks=*) eval "$word" ;;
    *) echo "demo: measure: expected name=value, got $word" >&2; return 1 ;;
    esac
  done
  [ -n "$startup" ] && [ -n "$byte_time" ] && [ -n "$plan" ] && [ -n "$group" ] && [ -n "$blocks" ]
  shape=
  [ "$plan" != fractional ] || shape="--group $group"
  parameters="--blocks $blocks $shape"
  case $plan in lambda | binomial) shape="--lambda 1" parameters="--lambda 1" ;; esac
  echo "a step that moves b bytes takes $startup + $byte_time b seconds"
}

# The schedule of the plan, in the file that the checker reads.
certify() {
  file=$build/demo-schedule.csv
  # shellcheck disable=SC2086
  set -- "$1" schedule "$plan" --ranks "$1" $parameters --format ops
  on=$1
  shift
  printf '$ %s >%s\n' "$dodona $*" "$file"
  "$dodona" "$@" >"$file"
  show "$dodona" check "$file" --ranks "$on" --blocks "$blocks"
}

mpi() {
  mpiexec.mpich -launcher fork -n "$ranks" "$build/mpich/demo" "$@"
}

echo "Dodona: a broadcast of $bytes bytes to $ranks ranks, on this machine of $(nproc) cores"
[ "$ranks" -le "$(nproc)" ] ||
  echo "(more ranks than cores: they wait for each other's time slices, which is what a step then costs)"

stage "Measure: all ranks send to the next and receive from the one before, as in a full pipeline"
found=$(mpi measure "$bytes")
learn "$found"

stage "Plan: for this machine, every algorithm with its best number of blocks; the best tree is taken"
show "$dodona" plan --ranks "$ranks" --bytes "$bytes" --startup "$startup" --byte-time "$byte_time"

stage "Draw: who receives from whom, and in which step first"
# shellcheck disable=SC2086
show "$dodona" show "$plan" --ranks "$ranks" $shape

stage "Certify: the proven checker judges every send and receive of the schedule"
certify "$ranks"

stage "Run: the same steps under mpiexec with MPICH, beside MPI_Bcast"
mpi run "$bytes" "$plan" "$group" "$blocks" 5

stage "Simulate: all of this for $hosts hosts with links of 12.5 GB/s and 1 us, in SimGrid"
found=$(mpi/bench/simulate.sh "$hosts" "$build/smpi/demo" measure "$bytes")
learn "$found"
certify "$hosts"
mpi/bench/simulate.sh "$hosts" "$build/smpi/demo" run "$bytes" "$plan" "$group" "$blocks" 1

printf '\nAll %d stages succeeded.\n' "$stage"
stage=all
