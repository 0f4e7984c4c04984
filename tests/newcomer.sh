#!/bin/sh
# Whether a new algorithm fits in. A copy of the tree gets a star: its rows in the table of algorithms (tests/newcomer/algorithms.diff)
# and a folder of its own (tests/newcomer/star), nothing else. Then the command lists, plans, schedules, checks and draws the star, and
# dodona_mpi_run runs it. `newcomer.sh proofs`: its proofs and those of the functions that ask it, instead.
# Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

# expect NAME STATUS: counts; what the last command said stands in $work/out
expect() {
  if [ "$2" -eq 0 ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  $1"
    sed 's/^/        /' "$work/out"
  fi
}

git ls-files -z -- GNUmakefile .ci ref spec mpi proofs '*.mk' tests/newcomer | xargs -0 cp --parents -t "$work"
! grep -riIl --exclude-dir=newcomer '\bstar\b' "$work/ref/schedule" "$work/ref/trees" "$work/ref/algorithms" "$work/ref/algorithms.def" >"$work/out"
expect 'nothing knows of a star' $?
test "$(grep -c '^+++ ' tests/newcomer/algorithms.diff)" -eq 1 && grep -q '^+++ b/ref/algorithms.def$' tests/newcomer/algorithms.diff
expect 'one file changes, ref/algorithms.def' $?
(cd "$work" && git apply tests/newcomer/algorithms.diff) >"$work/out" 2>&1
expect 'its rows fit the table' $?
! make -s -C "$work" BUILD=build build/ref/trees/tree.o >"$work/out" 2>&1 && grep -q 'ref/algorithms/star/family.h: No such file' "$work/out"
expect 'rows alone are refused, and the compiler names what is missing' $?
mkdir -p "$work/ref/algorithms/star" "$work/proofs/lemmas/star"
cp tests/newcomer/star/family.[ch] "$work/ref/algorithms/star"
cp tests/newcomer/star/lemmas.c "$work/proofs/lemmas/star/family.c"
if [ "${1-}" = proofs ]; then
  prove() {
    what=$1
    shift
    (cd "$work" && WP_DEEP='' WP_SHALLOW='' WP_CACHE='' proofs/tools/wp.sh none "$@") >"$work/out" 2>&1
    grep -a 'Proved goals' "$work/out" | awk -v what="$what" '{ print "    " what ": " $0; if ($4 != $6) bad = 1; n++ } END { exit bad || n == 0 }'
    expect "$what is proven" $?
  }
  prove 'the star' proofs/lemmas/star/family.c ref/algorithms/star/family.c
  prove 'the steps of two plans, with a star' proofs/lemmas/trees/length.c
  for unit in tree_rows tree tree_place tree_step tree_active transfers broadcast; do
    # shellcheck disable=SC2046
    prove "$unit, with a star" $(cd "$work" && proofs/tools/units.py files $unit | cut -d' ' -f2-)
  done
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
  exit
fi
make -s -C "$work" -j2 BUILD=build CFLAGS=-O1 build/dodona build/libdodona_mpi.a >"$work/out" 2>&1
expect 'the tree with a star builds' $?
[ "$failed" -eq 0 ] || { echo "$passed passed, $failed failed"; exit 1; }
dodona=$work/build/dodona

"$dodona" schedule star --ranks 4 --blocks 2 --format text >"$work/out" 2>&1 && grep -q '^step 6: *0 -1-> 3$' "$work/out"
expect 'schedule' $?
for op in bcast reduce allreduce; do
  for ranks in 1 2 7 33; do
    for root in $(printf '0\n%d\n' $((ranks - 1)) | uniq); do
      sizes="--op $op --ranks $ranks --blocks 3"
      # shellcheck disable=SC2086
      "$dodona" schedule star $sizes --root "$root" 2>"$work/out" | "$dodona" check - $sizes --root "$root" >>"$work/out" 2>&1
      expect "schedule and check: $sizes --root $root" $?
    done
  done
done
"$dodona" plan --ranks 9 --bytes 64 --startup 1 --byte-time 1 >"$work/out" 2>&1 && grep -Eq '^star\b.*\b8\b' "$work/out"
expect 'plan lists the star with its steps' $?
"$dodona" tree star --ranks 5 --rank 3 >"$work/out" 2>&1 && grep -q '^3	3	0	' "$work/out"
expect 'tree' $?
"$dodona" show star --ranks 5 >"$work/out" 2>&1 && grep -q '^star: 5 ranks' "$work/out"
expect 'show' $?
"$dodona" show star --ranks 5 --svg - >"$work/star.svg" 2>"$work/out" && grep -q '</svg>' "$work/star.svg"
expect 'show --svg' $?

(cd "$work" && mpicc.mpich -std=c11 -I. tests/newcomer/run.c build/libdodona_mpi.a -lm -o build/run) >"$work/out" 2>&1
expect 'a program that runs a star' $?
for ranks in 1 2 5; do
  mpiexec.mpich -n "$ranks" "$work/build/run" >"$work/out" 2>&1
  expect "dodona_mpi_run on $ranks ranks" $?
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
