#!/bin/sh
# tests/mpi/expressions.sh COMMAND: writes C that computes results as `COMMAND order --format c` says, for tests/mpi/expressions.c: a function
# for each algorithm, operation, number of ranks, group and block, and a table of them. Each algorithm is asked with all options that it takes.
set -eu
dodona=$1
blocks=7
rows=$(mktemp)
trap 'rm -f "$rows"' EXIT

# write ALGORITHM OP RANKS GROUP BLOCK RANK OPTION...
write() {
  name=$(echo "$1_$2_$3_$4_$5_$6" | tr - _)
  printf '    {"%s", "%s", %d, %d, %d, %d, %s},\n' "$1" "$2" "$3" "$4" "$5" "$6" "$name" >>"$rows"
  algorithm=$1 op=$2 ranks=$3 group=$4 block=$5 rank=$6
  shift 6
  [ "$group" = 0 ] || set -- "$@" --group "$group"
  "$dodona" order "$algorithm" --op "$op" --ranks "$ranks" --block "$block" --rank "$rank" "$@" --format c |
    sed -n "s/^static inline.*/static double $name(const double *x) {/; /^static/,\$p"
}

echo '#define DODONA_TYPE double'
echo '#define DODONA_JOIN(a, b) ((a) + (b))'
"$dodona" algorithms --format json | jq -r '.rows[] | "\(.algorithm) ,\(.operations), ,\(.takes),"' |
while read -r algorithm serves takes; do
  options=
  last=0
  groups=0
  case $takes in *,modules,* | *,mesh,*) continue ;; esac
  case $takes in *,blocks,*) options="--blocks $blocks" last=$((blocks - 1)) ;; esac
  case $takes in *,group,*) groups="2 3" ;; esac
  case $takes in *,lambda,*) options="$options --lambda 3" ;; esac
  case $takes in *,alpha,*) options="$options --alpha 1/2" ;; esac
  for op in reduce allreduce; do
    case $serves in *,$op,*) ;; *) continue ;; esac
    for ranks in 2 3 5 8 12; do
      for group in $groups; do
        for block in $(seq 0 3 $last); do
          # shellcheck disable=SC2086
          write "$algorithm" $op $ranks "$group" "$block" 0 $options
          # shellcheck disable=SC2086
          [ $op = reduce ] || write "$algorithm" $op $ranks "$group" "$block" $((ranks - 1)) $options
        done
      done
    done
  done
done
echo 'static const expression expressions[] = {'
cat "$rows"
echo '};'
