#!/bin/sh
# mpi/bench/simulate.sh RANKS PROGRAM [ARGUMENT ...]: runs a program that smpicc built on a simulated cluster of
# RANKS hosts, each by a link of 12.5 GB/s and 1 us in each direction to one switch. Only messages take
# time. PLATFORM is the file of another cluster with the same names of hosts; PER_HOST ranks share a host, rank after rank. SMPIRUN_OPTIONS go to smpirun, such as --cfg=network/model:CM02, a network where every message of
# b bytes takes 2 us + b / (12.5 GB/s), or --cfg=smpi/coll-selector:mpich.
set -eu
case ${1-} in
'' | *[!0-9]*) echo "mpi/bench/simulate.sh: RANKS: expected a number, got '${1-}'" >&2; exit 2 ;;
esac
[ $# -ge 2 ] || { echo "mpi/bench/simulate.sh: PROGRAM: expected, got nothing" >&2; exit 2; }
ranks=$1
program=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
"$(dirname "$0")/platform.sh" switch "$ranks" >"$work/platform.xml"
awk -v n="$ranks" -v per="${PER_HOST:-1}" 'BEGIN { for (r = 0; r < n; r++) print "host-" int(r / per) }' >"$work/hosts"
# shellcheck disable=SC2086
TMPDIR=$work smpirun -platform "${PLATFORM:-$work/platform.xml}" -hostfile "$work/hosts" -np "$ranks" \
  --log=root.thres:critical --cfg=smpi/simulate-computation:no \
  ${SMPIRUN_OPTIONS-} "$program" "$@"
