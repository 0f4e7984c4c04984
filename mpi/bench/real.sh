#!/bin/sh
# `make bench-real`: programs that know nothing of Dodona, with the drop-in and without, in alternating runs. A table: the medians, and the ratio
# of each pair of runs in the median; results must be the same. Programs: testers of ScaLAPACK (Debian's scalapack-mpi-test), and mpi/bench/plain.c.
# Variables:
#   PROGRAMS   xdlu xdqr xdllt calls communicators
#   RANKS      2
#   TURNS      11
#   LIMIT      seconds that a run may take: 300
#   BUILD      build
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
programs=${PROGRAMS:-xdlu xdqr xdllt calls communicators}
ranks=${RANKS:-2}
turns=${TURNS:-11}
limit=${LIMIT:-300}
export OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1
drop_in=$(cd "$build" && pwd)/libdodona-preload.so
plain=$(cd "$build" && pwd)/preload/plain
testers=$(echo /usr/lib/*/scalapack/mpich-tests)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# run WAY PROGRAM: writes what it says to the file `out`, and lines of name and microseconds to `times`
run() {
  preload=
  [ "$1" = stock ] || preload="-genv LD_PRELOAD $drop_in"
  folder=.
  case $2 in
  calls) set -- "$plain" calls 0.05 ;;
  communicators) set -- "$plain" communicators ;;
  *) folder=$testers; set -- "./$2" ;;
  esac
  began=$(date +%s%N)
  (cd "$folder" && exec timeout "$limit" mpiexec.mpich -launcher fork -n "$ranks" $preload "$@") >"$work/out" 2>"$work/err" </dev/null || {
    echo "real.sh: $*: exit status $?" >&2
    cat "$work/err" >&2
    exit 1
  }
  ended=$(date +%s%N)
  case $1 in
  ./*)
    echo "${1#./} $(((ended - began) / 1000))" >"$work/times"
    # how many tests passed: the rest of what a tester says is times
    awk '/PASSED|FAILED/ { n[$NF]++ } /tests completed/ { print } END { for (k in n) print k, n[k] }' "$work/out" | sort >"$work/result"
    ;;
  *)
    awk -F, '{ print $1 "-" $2, $3 }' "$work/out" >"$work/times"
    awk -F, '{ print $1, $2 }' "$work/out" >"$work/result"
    ;;
  esac
  grep -q '[1-9]' "$work/result" || { # two runs that do nothing have the same results
    echo "real.sh: $*: expected results, got none" >&2
    exit 1
  }
}

for program in $programs; do
  for turn in $(seq "$turns"); do
    ways="stock drop-in"
    [ $((turn % 2)) -eq 1 ] || ways="drop-in stock"
    for way in $ways; do
      (run "$way" "$program")
      mv "$work/result" "$work/result-$way"
      sed "s/^/$way $turn /" "$work/times" >>"$work/all"
    done
    cmp -s "$work/result-stock" "$work/result-drop-in" || {
      echo "real.sh: $program: other results with the drop-in:" >&2
      diff "$work/result-stock" "$work/result-drop-in" >&2
      exit 1
    }
  done
done

echo "| program, $ranks ranks, $turns turns | stock | drop-in | ratio |"
echo '|---|---|---|---|'
awk '
  function median(a, n,  i, k, x) {
    for (i = 2; i <= n; i++) { x = a[i]; for (k = i; k > 1 && a[k - 1] > x; k--) a[k] = a[k - 1]; a[k] = x }
    return n % 2 ? a[(n + 1) / 2] : (a[n / 2] + a[n / 2 + 1]) / 2
  }
  function told(us) { return us >= 1e5 ? sprintf("%.3g s", us / 1e6) : sprintf("%.3g us", us) }
  { if (!($3 in seen)) { seen[$3] = 1; order[++names] = $3 }
    took[$3, $1, $2] = $4; if ($2 > turns) turns = $2 }
  END {
    for (i = 1; i <= names; i++) {
      name = order[i]
      for (t = 1; t <= turns; t++) {
        s[t] = took[name, "stock", t]; d[t] = took[name, "drop-in", t]; r[t] = d[t] / s[t]
      }
      printf "| %s | %s | %s | %.3f |\n", name, told(median(s, turns)), told(median(d, turns)), median(r, turns)
    }
  }' "$work/all"
