#!/bin/sh
# mpi/bench/algorithms.sh COLLECTIVE PROGRAM: prints the names of SimGrid's algorithms for the collective, a line each, its selectors left
# out. PROGRAM: any that smpicc built; SimGrid names its algorithms to who asks for one that it does not have.
set -eu
names=$(SMPIRUN_OPTIONS="--cfg=smpi/$1:none" "$(dirname "$0")/simulate.sh" 2 "$2" 2>&1 |
  sed -n 's/.*Valid algorithms: \(.*\)\..*/\1/p' | tr -d ' ' | tr , '\n' | sed -E '/^(default|ompi|mpich|mvapich2|impi|automatic)$/d')
[ -n "$names" ] || { echo "mpi/bench/algorithms.sh: COLLECTIVE: expected one that SimGrid knows, got '$1'" >&2; exit 2; }
echo "$names"
