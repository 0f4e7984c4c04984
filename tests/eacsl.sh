#!/bin/sh
# tests/eacsl.sh [UNIT ...]: runs unit tests as whole programs into which E-ACSL has compiled the contracts of
# eacsl_contracts.h, with memory tracking. First it shows that contracts and bodies that are wrong stop a
# run. The contracts of ref/ are taken out: their recursive logic functions hang the translator. The
# planners, growth and loggp_formula have none, and the tests with floating point are left out. The last line is
# `N passed, N failed`.
set -u
cd "$(dirname "$0")/.." || exit 2
share=$(frama-c -print-share-path)/e-acsl
library=$(frama-c -print-lib-path)/e-acsl/libeacsl-dlmalloc.a
cc="${CC:-cc} -w -g -O0 -D_GNU_SOURCE -DE_ACSL_SEGMENT_MMODEL -I$share"
dir=${BUILD:-build}/eacsl
passed=0
failed=0
mkdir -p "$dir"

# Without comments there are no contracts.
bare() {
  ${CC:-cc} -std=c11 -E -P -I. "$@"
}

# program NAME CONTRACTS MODULES...: instruments and links the unit test NAME
program() {
  name=$1 contracts=$2
  shift 2
  { echo '#include "ref/dodona.h"' && echo '#include "ref/base/exact.h"'; } | bare -x c - >"$dir/$name.contracts.i" &&
    cat "$contracts" >>"$dir/$name.contracts.i" &&
    bare "tests/unit/$name.c" >"$dir/$name.unit.i" &&
    frama-c -c11 -machdep gcc_x86_64 -kernel-warn-key CERT:MSC:38=inactive \
      "$dir/$name.contracts.i" "$@" "$dir/$name.unit.i" \
      -e-acsl -e-acsl-full-mtracking -then-last -print -ocode "$dir/$name.c" >"$dir/$name.log" 2>&1 &&
    sed -i '/& __sync_synchronize/d' "$dir/$name.c" && # a built-in of gcc, which has no address
    $cc "$dir/$name.c" "$dir/rtl.o" "$library" -lgmp -lm -lpthread -lcmocka -o "$dir/$name" \
      >>"$dir/$name.log" 2>&1
}

result() {
  if [ "$1" -eq 0 ]; then
    echo "ok      $2"
    passed=$((passed + 1))
  else
    echo "FAILED  $2"
    sed 's/^/    /' "$3" | tail -n 20
    failed=$((failed + 1))
  fi
}

# refuses WHAT CONTRACTS MODULES...: the run must stop at a contract, not at an assertion of the test
refuses() {
  what=$1
  shift
  program relabel "$@" || { result 1 "$what: cannot be built" "$dir/relabel.log"; return; }
  ! "$dir/relabel" >"$dir/relabel.out" 2>&1 && grep -q 'Postcondition failed' "$dir/relabel.out"
  result $? "$what stops the run" "$dir/relabel.out"
}

$cc -c "$share/e_acsl_rtl.c" -o "$dir/rtl.o" || exit 2
modules=
for module in $(find ref -name '*.c' ! -path 'ref/oracle/*' | sort); do
  case $module in ref/advice/planner*.c | ref/advice/growth.c | ref/advice/loggp_formula.c) continue ;; esac
  flat=$(echo "${module%.c}" | tr / .).i
  bare "$module" >"$dir/$flat" || exit 2
  modules="$modules $dir/$flat"
done

sed 's/(position + root) % ranks;/(position + root + 1) % ranks;/' tests/eacsl_contracts.h >"$dir/wrong.h"
refuses 'a wrong contract' "$dir/wrong.h" $modules
cp "$dir/ref.base.relabel.i" "$dir/relabel.good"
sed 's/position + root :/position + root - 1 :/' "$dir/relabel.good" >"$dir/ref.base.relabel.i"
refuses 'a wrong body' tests/eacsl_contracts.h $modules
mv "$dir/relabel.good" "$dir/ref.base.relabel.i"

[ $# -gt 0 ] || set -- capacity place step relabel reverse bounds plan check check_messages
for unit in "$@"; do
  if program "$unit" tests/eacsl_contracts.h $modules; then
    "$dir/$unit" >"$dir/$unit.out" 2>&1
    result $? "unit_$unit keeps its contracts" "$dir/$unit.out"
  else
    result 1 "unit_$unit: cannot be built" "$dir/$unit.log"
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
