#!/bin/sh
# Feeds the gate one honest unit, which it must accept, and every known way to make a proof say more than
# it shows; it must reject each for the reason given: axioms and admitted statements stand here for
# that alone. Then the record of what was accepted: whatever changes, the unit is proved again, and a record that
# is wrong is found. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")"/../..
work=$(mktemp -d)
kept=$work.kept
trap 'rm -rf "$work" "$kept"' EXIT
passed=0
failed=0
export WP_TIMEOUT=5

# fresh: a scratch project with this project's way of proving and nothing to prove
fresh() {
  rm -rf "${work:?}"/*
  mkdir -p "$work/proofs/tools" "$work/ref" "$work/spec"
  cp -r proofs/tools/*.sh proofs/tools/*.py proofs/tools/why3 "$work/proofs/tools"
  echo 'unit ref/unit.c' >"$work/proofs/units"
}

# judge NAME REASON [MODE]: proves; REASON is a pattern that the gate must print, or `accepted`
judge() {
  "$work/proofs/tools/prove.sh" "${3:-none}" >"$work/out" 2>&1
  status=$?
  case $2 in
  accepted) [ $status -eq 0 ] ;;
  *) [ $status -ne 0 ] && grep -q "$2" "$work/out" ;;
  esac
  if [ $? -eq 0 ]; then
    passed=$((passed + 1))
    echo "ok      $1"
  else
    failed=$((failed + 1))
    echo "FAILED  $1: expected: $2; exit $status"
    sed 's/^/        /' "$work/out"
  fi
}

# trick NAME REASON: the unit is what stands on standard input
trick() {
  fresh
  cat >"$work/ref/unit.c"
  judge "$1" "$2"
}

contract='requires 0 <= n <= 1000; terminates \true; assigns \nothing;'
unproved='not completely validated\|unproved goals'

trick 'an honest unit' accepted <<EOF
/*@ ghost
  /@ requires 0 <= n <= 1000; terminates \true; decreases n; assigns \nothing; ensures n * n >= n; @/
  void lemma_square(int n) { if (n > 0) lemma_square(n - 1); }
*/
/*@ $contract ensures \result == 2 * n; */
int twice(int n) {
  int sum = 0;
  //@ ghost lemma_square(n);
  /*@ loop invariant 0 <= i <= n && sum == 2 * i; loop assigns i, sum; loop variant n - i; */
  for (int i = 0; i < n; i++)
    sum += 2;
  return sum;
}
EOF

trick 'a false postcondition' "$unproved" <<EOF
/*@ $contract ensures \result == n + 1; */
int same(int n) { return n; }
EOF

trick 'a false assertion, from which the rest follows' "$unproved" <<EOF
/*@ $contract ensures \result == n + 1; */
int same(int n) {
  //@ assert n == n + 1;
  return n;
}
EOF

trick 'an overflow' "$unproved" <<EOF
/*@ terminates \true; assigns \nothing; ensures \result > n; */
int next(int n) { return n + 1; }
EOF

trick 'an unsigned overflow' "$unproved" <<EOF
/*@ terminates \true; assigns \nothing; ensures \result <= 4294967295; */
unsigned next(unsigned n) { return n + 1u; }
EOF

# only the honest one of two functions is proved: by the variable that mutants use, then by a script that obeys it
narrowed() {
  fresh
  cat >"$work/ref/unit.c" <<EOF
/*@ $contract ensures \result == n; */
int same(int n) { return n; }
/*@ $contract ensures \result == n + 1; */
int next(int n) { return n; }
EOF
  [ -z "$1" ] || sed -i "s/^unset WP_FCT/unset/" "$work/proofs/tools/prove.sh"
  WP_FCT=same
  export WP_FCT
  judge "$2" "$3"
  unset WP_FCT
}
narrowed '' 'WP_FCT from outside' "$unproved"
narrowed obeyed 'a function left out' 'nobody tried to prove'

trick 'an axiom' "'axiom' is used\|cannot read 'axiom'" <<EOF
/*@ axiomatic Wrong { axiom wrong: \forall integer n; n == n + 1; } */
/*@ $contract ensures \result == n + 1; */
int same(int n) { return n; }
EOF

trick 'an admitted assertion' "'admit' is used" <<EOF
/*@ $contract ensures \result == n + 1; */
int same(int n) {
  //@ admit wrong: n == n + 1;
  return n;
}
EOF

trick 'an admitted lemma' "'axiom' is used" <<EOF
/*@ admit lemma wrong: \forall integer n; n == n + 1; */
/*@ $contract ensures \result == n + 1; */
int same(int n) { return n; }
EOF

trick 'a false lemma' "$unproved" <<EOF
/*@ lemma wrong: \forall integer n; n >= 1 ==> n % 7 == n % 11; */
/*@ $contract ensures n >= 1 ==> \result % 7 == n % 11; */
int same(int n) { return n; }
EOF

trick 'a function without a body' 'taken for granted' <<EOF
/*@ $contract ensures \result == n + 1; */
int magic(int n);
/*@ $contract ensures \result == n + 1; */
int same(int n) { return magic(n); }
EOF

trick 'a lemma function without a body' 'taken for granted' <<EOF
/*@ ghost
  /@ $contract ensures n * n >= n; @/
  void lemma_square(int n);
*/
/*@ $contract ensures \result * \result >= n; */
int same(int n) {
  //@ ghost lemma_square(n);
  return n;
}
EOF

trick 'a lemma function that rests on itself' "$unproved" <<EOF
/*@ ghost
  /@ terminates \true; assigns \nothing; ensures \false; @/
  void lemma_wrong(void) { lemma_wrong(); }
*/
/*@ $contract ensures \result == n + 1; */
int same(int n) {
  //@ ghost lemma_wrong();
  return n;
}
EOF

trick 'two lemma functions that rest on each other' "$unproved" <<EOF
/*@ ghost
  /@ terminates \true; assigns \nothing; ensures \false; @/
  void lemma_two(int n);
*/
/*@ ghost
  /@ terminates \true; assigns \nothing; ensures \false; @/
  void lemma_one(int n) { lemma_two(n); }
*/
/*@ ghost
  void lemma_two(int n) { lemma_one(n); }
*/
/*@ $contract ensures \result == n + 1; */
int same(int n) {
  //@ ghost lemma_one(n);
  return n;
}
EOF

trick 'no contract' "no 'ensures'\|frama-c failed" <<EOF
int same(int n) { return n; }
EOF

trick 'no postcondition' "no 'ensures'" <<EOF
/*@ $contract */
int same(int n) { return n; }
EOF

trick 'no frame' "no 'assigns'" <<EOF
/*@ requires 0 <= n; terminates \true; ensures \result == n; */
int same(int n) { return n; }
EOF

trick 'nothing said of termination' "no 'terminates" <<EOF
/*@ requires 0 <= n; assigns \nothing; ensures \result == n + 1; */
int same(int n) {
  /*@ loop assigns \nothing; */
  while (1)
    ;
  return n;
}
EOF

trick 'termination given up' 'other than' <<EOF
/*@ requires 0 <= n; terminates \false; assigns \nothing; ensures \result == n + 1; */
int same(int n) {
  /*@ loop assigns \nothing; */
  while (1)
    ;
  return n;
}
EOF

trick 'a loop without a variant' 'without a variant' <<EOF
/*@ $contract ensures \result == n + 1; */
int same(int n) {
  /*@ loop assigns \nothing; */
  while (1)
    ;
  return n;
}
EOF

trick 'a variant that does not end' 'frama-c warned' <<EOF
/*@ predicate Any(integer a, integer b) = \true; */
/*@ $contract ensures \result == n + 1; */
int same(int n) {
  /*@ loop assigns \nothing; loop variant n for Any; */
  while (1)
    ;
  return n;
}
EOF

trick 'a loop of jumps' "$unproved\|frama-c failed" <<EOF
/*@ $contract ensures \result == n + 1; */
int same(int n) {
again:
  if (n >= 0)
    goto again;
  return n;
}
EOF

trick 'a contradictory precondition' "$unproved" <<EOF
/*@ requires 0 < n && n * n < 1; terminates \true; assigns \nothing; ensures \result == n + 1; */
int same(int n) { return n; }
EOF

trick 'code that the provers do not see' 'conditional code' <<EOF
/*@ $contract ensures \result == n + 1; */
int same(int n) {
#ifdef __FRAMAC__
  n++;
#endif
  return n;
}
EOF

trick 'a pointer cast' "$unproved\|frama-c failed" <<EOF
/*@ requires \valid(p); terminates \true; assigns *p; ensures *p == \old(*p); */
void touch(int *p) { *(float *)p = 1.0f; }
EOF

# says RESULT: a contract by which a function of n returns RESULT
says() {
  printf '/*@ %s ensures \\result == %s; */\n' "$contract" "$1"
}

fresh
{ says n+1; echo 'int up(int n);'; } >"$work/ref/up.h"
{ says n; echo 'int down(int n);'; } >"$work/ref/down.h"
printf '#include "up.h"\n#include "down.h"\nint up(int n) { return down(n) + 1; }\n' >"$work/ref/up.c"
printf '#include "up.h"\n#include "down.h"\nint down(int n) { return up(n) - 1; }\n' >"$work/ref/down.c"
printf 'up ref/up.c\ndown ref/down.c\n' >"$work/proofs/units"
judge 'two units that rest on each other' 'taken for granted'

fresh
{ says n; echo 'int same(int n) { return n; }'; } >"$work/ref/a.c"
{ says n+1; echo 'int same(int n);'; says n+1; echo 'int next(int n) { return same(n); }'; } >"$work/ref/b.c"
printf 'a ref/a.c\nb ref/b.c\n' >"$work/proofs/units"
judge 'a contract that the unit above does not prove' 'another contract'

# two NAME REASON A B: the unit b uses, with the same contract to the letter, what the unit a proves of something else
two() {
  fresh
  printf '%s\n' "$3" >"$work/ref/a.c"
  printf '%s\n' "$4" >"$work/ref/b.c"
  printf 'a ref/a.c\nb ref/b.c\n' >"$work/proofs/units"
  judge "$1" "$2"
}

uses='requires 0 <= n <= 9; terminates \true; assigns \nothing;'
two 'a predicate of another meaning' 'small: used where Small means something else' \
  "/*@ predicate Small(integer n) = n < 100; */
/*@ $uses ensures Small(\\result); */
int small(int n) { return 50; }" \
  "/*@ predicate Small(integer n) = n < 10; */
/*@ $uses ensures Small(\\result); */
int small(int n);
/*@ $uses ensures \\result < 10; */
int less(int n) { return small(n); }"

two 'a predicate that stands on one of another meaning' 'small: used where Limit means something else' \
  "/*@ logic integer Limit = 100; predicate Small(integer n) = n < Limit; */
/*@ $uses ensures Small(\\result); */
int small(int n) { return 50; }" \
  "/*@ logic integer Limit = 10; predicate Small(integer n) = n < Limit; */
/*@ $uses ensures Small(\\result); */
int small(int n);
/*@ $uses ensures \\result < 10; */
int less(int n) { return small(n); }"

two 'swapped parameters' 'less: used as' \
  "/*@ requires 0 <= a && 0 <= b; terminates \\true; assigns \\nothing; ensures \\result == a - b; */
int less(int a, int b) { return a - b; }" \
  "/*@ requires 0 <= a && 0 <= b; terminates \\true; assigns \\nothing; ensures \\result == a - b; */
int less(int b, int a);
/*@ $uses ensures \\result == 3; */
int three(int n) { return n + less(1, 4) - n; }"

two 'a parameter of another type' 'next: used as' \
  "/*@ requires 0 <= n; terminates \\true; assigns \\nothing; ensures \\result == 1; */
int next(int n) { return n >= 0; }" \
  "/*@ requires 0 <= n; terminates \\true; assigns \\nothing; ensures \\result == 1; */
int next(long n);
/*@ $uses ensures \\result == 1; */
int one(int n) { return next(4294967296L); }"

two 'a struct with its members in another order' 'low: used where' \
  "struct pair { int low, high; };
/*@ requires 0 <= p.low; terminates \\true; assigns \\nothing; ensures \\result == p.low; */
int low(struct pair p) { return p.low; }" \
  "struct pair { int high, low; };
/*@ requires 0 <= p.low; terminates \\true; assigns \\nothing; ensures \\result == p.low; */
int low(struct pair p);
/*@ $uses ensures \\result == 1; */
int one(int n) { struct pair p = {2, 1}; return low(p); }"

two 'a constant of another value' 'most: used where MOST means something else' \
  "enum { MOST = 7 };
/*@ $uses ensures \\result == MOST; */
int most(int n) { return MOST; }" \
  "enum { MOST = 8 };
/*@ $uses ensures \\result == MOST; */
int most(int n);
/*@ $uses ensures \\result == 8; */
int eight(int n) { return most(n); }"

two 'a constant that is counted out otherwise' 'most: used where MOST means something else' \
  "enum { MOST = 4 + 3 };
/*@ $uses ensures \\result == MOST; */
int most(int n) { return MOST; }" \
  "enum { MOST = 4 + 4 };
/*@ $uses ensures \\result == MOST; */
int most(int n);
/*@ $uses ensures \\result == 8; */
int eight(int n) { return most(n); }"

two 'a constant variable of another value' 'low: used where most means something else' \
  "static const int most = 100;
/*@ $uses ensures \\result < most; */
int low(int n) { return 50; }" \
  "static const int most = 10;
/*@ $uses ensures \\result < most; */
int low(int n);
/*@ $uses ensures \\result < 10; */
int less(int n) { return most - 10 + low(n); }"

two 'an array type of another length' 'size: used where row means something else' \
  "typedef int row[4];
/*@ $uses ensures \\result == sizeof(row); */
int size(int n) { return (int)sizeof(row); }" \
  "typedef int row[8];
/*@ $uses ensures \\result == sizeof(row); */
int size(int n);
/*@ $uses ensures \\result == 32; */
int full(int n) { return size(n); }"

two 'a function that only its own unit sees' 'taken for granted' \
  "/*@ $uses ensures \\result == n; */
static int same(int n) { return n; }
/*@ $uses ensures \\result == n; */
int again(int n) { return same(n); }" \
  "/*@ $uses ensures \\result == n; */
int same(int n);
/*@ $uses ensures \\result == n; */
int once(int n) { return same(n); }"

two 'one name with two meanings' 'Good: means different things in the units a and b' \
  "/*@ predicate Good(integer n) = n == 0; */
/*@ $uses ensures Good(\\result); */
int zero(int n) { return 0; }" \
  "/*@ predicate Good(integer n) = n == 1; */
/*@ $uses ensures Good(\\result); */
int one(int n) { return 1; }"

fresh
{ printf '#include "table.def"\n'; says n; echo 'int same(int n) { return SAME; }'; } >"$work/ref/unit.c"
printf '#ifdef __FRAMAC__\n#define SAME n\n#else\n#define SAME n + 1\n#endif\n' >"$work/ref/table.def"
judge 'conditional code in a table' 'table.def: conditional code'

trick 'a variable that may not be set' 'read before it is set' <<EOF
/*@ $contract ensures \\result == 0; */
int none(int n) {
  int other;
  if (n > 5)
    other = n;
  return other < other;
}
EOF

trick 'a ghost variable that may not be set' 'read before it is set' <<EOF
/*@ $contract ensures \\result == n; */
int same(int n) {
  /*@ ghost int other; int copy = other; */
  //@ assert copy == other;
  return n;
}
EOF

trick 'a struct that is not set' 'read before it is set' <<EOF
struct pair { int low, high; };
/*@ $contract ensures \\result == 0; */
int none(int n) {
  struct pair p;
  return (p.low < n) - (p.low < n);
}
EOF

trick 'a pointer out of bounds' "$unproved" <<EOF
/*@ requires \\valid(p + (0 .. 3)); terminates \\true; assigns \\nothing; ensures \\result == 1; */
int apart(int *p) { return p + 100 != p; }
EOF

# What the compiler reads and Frama-C does not, or otherwise.
for spelled in '%:ifdef' '#/**/ifdef' "$(printf '#\\\nifdef')" '??=ifdef'; do
  trick "conditional code spelled $(echo "$spelled" | tr -d '\n')" 'conditional code\|not for every compiler' <<EOF
/*@ $contract ensures \result == n + 1; */
int same(int n) {
$spelled __FRAMAC__
  n++;
#endif
  return n;
}
EOF
done

# by no directive at all: one of the two preprocessors knows a macro of this name, the other does not
for macro in __FRAMAC__ linux __OPTIMIZE__; do
  trick "code chosen by pasting $macro" 'the compiler reads' <<EOF
#define PASTED(name) PASTED_(name)
#define PASTED_(name) CASE_##name
#define CASE_1 n + 1
#define CASE_$macro n
/*@ $contract ensures n <= \result; */
int same(int n) { return PASTED($macro); }
EOF
done

trick 'a comment that goes on by a trigraph' 'the compiler reads\|not for every compiler' <<EOF
/*@ $contract ensures \result == n + 1; */
int same(int n) {
  // is this all??/
  n++;
  return n;
}
EOF

# header NAME REASON TEXT: the unit includes a header of this text, which includes ref/deep.h with conditional code
header() {
  fresh
  printf '%s\n' "$3" >"$work/ref/hidden.h"
  printf '#ifdef __FRAMAC__\n#define SAME n\n#else\n#define SAME n + 1\n#endif\n' >"$work/ref/deep.h"
  { printf '#include "hidden.h"\n'; says n; echo 'int same(int n) { return SAME; }'; } >"$work/ref/unit.c"
  judge "$1" "$2"
}
header 'an include that counts as the system'"'"'s' 'a directive that hides code' \
  "$(printf '#pragma GCC system_header\n#include "deep.h"')"
trick 'a file that only Frama-C can read' 'the compiler cannot read it' <<EOF
#ifndef __FRAMAC__
#error not for compilers
#endif
/*@ $contract ensures \result == n; */
int same(int n) { return n; }
EOF

trick 'code under the name of another file' 'a directive that hides code' <<EOF
#define PASTED(name) PASTED_(name)
#define PASTED_(name) CASE_##name
#define CASE_1 n + 1
#define CASE___FRAMAC__ n
#line 1 "/usr/include/unit.h"
/*@ $contract ensures n <= \result; */
int same(int n) { return PASTED(__FRAMAC__); }
EOF

fresh
mkdir "$work/aside"
{ says n; echo 'int same(int n);'; } >"$work/aside/same.h"
{ printf '#include "%s/aside/same.h"\n' "$work"; echo 'int same(int n) { return n; }'; } >"$work/ref/unit.c"
judge 'a header from outside of the project' 'outside of the project'

fresh
{ says n; echo 'int same(int n);'; } >"$work/ref/unit.h"
printf '#define FILE "unit.h"\n#include FILE\nint same(int n) { return n; }\n' >"$work/ref/unit.c"
judge 'a file chosen by a macro' 'a directive that hides code'

# What a unit includes is read anew when it changes, whatever it is called.
fresh
echo 'return n;' >"$work/ref/body.inc"
{ says n; printf 'int same(int n) {\n#include "body.inc"\n}\n'; } >"$work/ref/unit.c"
judge 'a body in a file of another name' accepted
printf '//@ admit wrong: n == n + 1;\nreturn n;\n' >"$work/ref/body.inc"
judge 'the same with a body that admits' "'admit' is used"

# What WP models otherwise than the compiler.
trick 'a union' "'union' is used" <<EOF
union both { int low; unsigned high; };
/*@ $contract ensures \result == 1; */
int one(int n) {
  union both b;
  b.low = 1;
  b.high = 2u;
  return b.low;
}
EOF

trick 'pointers that promise not to meet' "'restrict' is used" <<EOF
/*@ requires \valid(p) && \valid(q); terminates \true; assigns *p, *q; ensures *p == 1 || p == q; */
void touch(int *restrict p, int *restrict q) {
  *p = 1;
  *q = 2;
}
EOF

trick 'an attribute' "'__attribute__' is used" <<EOF
int same(int n) __attribute__((weak));
/*@ $contract ensures \result == n; */
int same(int n) { return n; }
EOF

for pragma in '#pragma redefine_extname same other' '_Pragma("redefine_extname same other")'; do
  trick "another name for the linker: $pragma" 'a pragma\|hides code' <<EOF
$pragma
/*@ $contract ensures \result == n; */
int same(int n) { return n; }
EOF
done

trick 'the function main, which may be called again' 'a function called main' <<EOF
static int calls = 0;
/*@ requires calls <= 9; terminates \true; assigns calls; ensures \result == 1; */
int main(void) {
  calls++;
  return calls;
}
EOF

trick 'two effects of which neither is the first' 'unsequenced' <<EOF
/*@ $contract ensures \result == n + n + 1; */
int twice(int n) {
  int i = n;
  return i++ + i;
}
EOF

# what one file proves another defines anew, without a proof or with one
fresh
mkdir "$work/ref/advice"
{ says n; echo 'int same(int n) { return n; }'; } >"$work/ref/unit.c"
echo 'int same(int n) { return n + 1; }' >"$work/ref/advice/flow.c"
printf 'unit ref/unit.c\n- ref/advice/flow.c\n' >"$work/proofs/units"
judge 'a function that a file without proofs defines anew' 'same: defined in ref/advice/flow.c and ref/unit.c'

fresh
{ says n; echo 'int same(int n) { return n; }'; } >"$work/ref/unit.c"
{ says n; echo 'int same(int n) { return 0 + n; }'; } >"$work/proofs/other.c"
printf 'unit ref/unit.c\nother proofs/other.c\n' >"$work/proofs/units"
judge 'a function that two files prove' 'same: defined in ref/unit.c and proofs/other.c'

trick 'a predicate for every type' 'cannot be read\|cannot read' <<EOF
/*@ predicate Same<a>(a x, a y) = x == y; */
/*@ $contract ensures Same(\result, n); */
int same(int n) { return n; }
EOF

fresh
{ says n; echo 'int same(int n) { return n; }'; } >"$work/ref/unit.c"
{ says n; echo 'int twin(int n) { return n; }'; } >"$work/ref/forgotten.c"
judge 'a file in no unit' 'in no unit'

fresh
{ says n; echo 'int same(int n) { return n; }'; } >"$work/ref/unit.c"
printf 'unit ref/unit.c\n- ref/gone.c\n' >"$work/proofs/units"
judge 'an exception for a file that is not there' 'ref/gone.c: excepted in proofs/units, but no file'

# The record of what was accepted: two units, the second relies on the first. If nothing changes one is drawn
# and proved again, and one is taken from the record.
fresh
{ says n; echo 'int low(int n); /* a comment */'; } >"$work/ref/low.h"
printf '#include "low.h"\nint low(int n) { return n; }\n' >"$work/ref/low.c"
{ says n; echo 'int low(int n);'; says n; echo 'int high(int n) { return low(n); }'; } >"$work/ref/high.c"
printf 'low ref/low.c\nhigh ref/high.c\n' >"$work/proofs/units"
judge 'two units' accepted update
(cd "$work" && proofs/tools/accepted.py write)
cp -r "$work" "$kept"

# again NAME UNCHANGED/TAKEN REASON: so many units count as unchanged, and so many of them are taken from the record;
# then all is put back as it was
again() {
  judge "$1" "$3" changed
  found=$(grep -c ': unchanged, drawn\|: unchanged since' "$work/out")/$(grep -c ': unchanged since' "$work/out")
  if [ "$found" = "$2" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  $1: $found units unchanged and taken, expected $2"
  fi
  rm -rf "${work:?}"/*
  cp -r "$kept/." "$work"
}

# afresh NAME LEVELS: proved without the verdicts, the smoke tests of the two units have these levels; then all is put back
afresh() {
  judge "$1" accepted none
  found=$(for unit in low high; do cat "$work/build/proofs/$unit.smoke"; echo; done | sort | tr '\n' ' ')
  if [ "$found" = "$2 " ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  $1: smoke tests $found, expected $2"
  fi
  rm -rf "${work:?}"/*
  cp -r "$kept/." "$work"
}

# forged COUNTS: a record with these counts and the digest that belongs to them
forged() {
  (cd "$work" && PYTHONPATH=proofs/tools python3 -c "import accepted
for unit in accepted.gate.units():
    print(unit, '$1', accepted.digest(accepted.inputs(unit), *'$1'.split()))" >"$work/forged"
  mv "$work/forged" "$work/proofs/accepted")
}

afresh 'smoke tests where nothing changed: one unit, drawn' 'none shallow'
rm "$work/proofs/accepted"
afresh 'smoke tests without a record' 'deep deep'
sed -i 's/return n;/return n + 0;/' "$work/ref/low.c"
afresh 'smoke tests of a unit that changed' 'deep shallow'
DEEP=1
export DEEP
afresh 'smoke tests of all units' 'deep deep'
unset DEEP

# within NAME AFRESH: with no time at all so many of the two units are proven afresh, the rest by their verdicts
within() {
  BUDGET=0
  export BUDGET
  judge "$1" "$3" none
  unset BUDGET
  if grep -q "^$2 of 2 units proven afresh, $((2 - $2)) by their verdicts" "$work/out"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  $1: not $2 of 2 units afresh"
  fi
  rm -rf "${work:?}"/*
  cp -r "$kept/." "$work"
}

within 'no time, nothing changed' 0 accepted
sed -i 's/return n;/return n + 0;/' "$work/ref/low.c"
within 'no time, a unit that changed' 1 accepted
rm "$work/proofs/accepted"
within 'no time, no record' 2 accepted

SHARD=2/2
export SHARD
judge 'a share of the units' accepted none
unset SHARD
if grep -q '^high: proved' "$work/out" && ! grep -q '^low: ' "$work/out"; then
  passed=$((passed + 1))
else
  failed=$((failed + 1))
  echo 'FAILED  a share of the units: not the second of two units'
fi
again 'nothing changed' 2/1 accepted
rm "$work/proofs/accepted"
again 'no record' 0/0 accepted
WP_TIMEOUT=6
again 'a setting changed' 0/0 accepted
WP_TIMEOUT=5
sed -i 's/-wp-steps 1000000/-wp-steps 900000/' "$work/proofs/tools/wp.sh"
again 'an option of the provers changed' 0/0 accepted
echo >>"$work/proofs/tools/gate.py"
again 'the gate changed' 0/0 accepted
sed -i 's/return n;/return n + 0;/' "$work/ref/low.c"
again 'a body changed' 1/0 accepted
sed -i 's/a comment/it is said: "no more than\n   a comment/' "$work/ref/low.h"
again 'a comment changed' 2/1 accepted
sed -i 's/assigns .nothing;/& /' "$work/ref/low.h"
again 'a space in an annotation' 1/0 accepted
sed -i 's/return n;/return n + 1;/' "$work/ref/low.c"
again 'a body that is wrong' 1/0 "$unproved"
sed -i 's/result == n;/result == n + 1;/' "$work/ref/low.h"
again 'a contract in a header that is wrong' 0/0 "$unproved"
sed -i 's/result == n;/result <= n;/' "$work/ref/low.h"
again 'a contract that a unit below relies on' 0/0 'another contract'
sed -i 's/^\([a-z]* \)[0-9]*/\1 99/' "$work/proofs/accepted"
again 'a record with other counts' 0/0 accepted
forged '99 99'
again 'a forged record with other counts' 2/1 'unchanged, but the record has'
sed -i 's/return n;/return n + 1;/' "$work/ref/low.c"
sed -i 's/return low(n);/return low(n) + 1;/' "$work/ref/high.c"
judge 'two bodies that are wrong' "$unproved" changed
forged '9 9'
again 'a forged record of them' 2/1 "$unproved"

# The gate reads files with the flags that compile them, warnings and dependencies apart.
made=$(make -n -B V=1 build/ref/base/exact.o 2>/dev/null | grep -- ' -c ref/base/exact.c' | tr ' ' '\n' | grep -v '^-[WMc]\|^-o$\|exact' | sort | tr '\n' ' ')
read=$(PYTHONPATH=proofs/tools python3 -B -c 'import compiler; print(*compiler.COMPILER, sep="\n")' | sort | tr '\n' ' ')
if [ -n "$made" ] && [ "$made" = "$read" ]; then
  passed=$((passed + 1))
  echo 'ok      the flags of the project'
else
  failed=$((failed + 1))
  echo "FAILED  the flags of the project: '$made', the gate has '$read'"
fi

# Recursive definitions. The gate proves that each ends, from the definition and the measure before it.
# recursion NAME REASON MEASURE DEFINITION [FILE]: it stands in spec/sum.h, or in another header or unit
recursion() {
  fresh
  printf 'unit ref/unit.c\nfounded build/proofs/founded.c\n' >"$work/proofs/units"
  file=${5:-spec/sum.h}
  case $file in *.h) printf '#include "%s"\n' "$file" >"$work/ref/unit.c" ;; esac
  printf '/*@\n  %s\n  %s\n*/\n' "$3" "$4" >>"$work/$file"
  { says n; echo 'int same(int n) { return n; }'; } >>"$work/ref/unit.c"
  [ -z "${6-}" ] || eval "$6"
  judge "$1" "$2"
}

sum='logic integer Sum(integer n) = n <= 0 ? 0 : Sum(n - 1) + n;'
endless='logic integer Sum(integer n) = Sum(n - 1) + n;'
memory='logic integer Sum{L}(int *a, integer n) = n <= 0 ? 0 : Sum(a, n - a[n]) + 1;'
recursion 'an honest recursion' accepted '// measure n' "$sum"
recursion 'a recursion without a measure' 'Sum: recursive, without a measure' '// to n' "$sum"
recursion 'a recursion without a guard' "$unproved" '// measure n' "$endless"
recursion 'a measure that does not fall' "$unproved" '// measure 7' "$sum"
halves='logic integer Sum(real x) = 0 < x ? Sum(x / 2) + 1 : 0;'
recursion 'a measure of reals, which falls for ever' 'cannot read it' '// measure x' "$halves"
recursion 'a recursion that memory leads astray' "$unproved" '// measure n' "$memory"
recursion 'a recursion over a C type' "$unproved" '// measure n' 'logic integer Sum(int n) = 2147483647 < n ? Sum(n) + 1 : 0;'
recursion 'a recursion over a small C type' "$unproved" '// measure n' 'logic integer Sum(unsigned char n) = 255 < n ? Sum(n) + 1 : 0;'
recursion 'a recursion over what memory holds' "$unproved" '// measure *a' 'logic integer Sum{L}(int *a) = 2147483647 < *a ? Sum(a) + 1 : 0;'
recursion 'a false fact' "$unproved" "$(printf '// measure n\n  // fact Sum(n) < n')" "$sum"
recursion 'a recursion outside of spec/' 'Sum: recursive, without a measure' '// measure n' "$sum" ref/unit.c
recursion 'a recursion in a header outside of spec/' 'Sum: recursive, without a measure' '// measure n' "$sum" ref/sum.h
recursion 'a recursion that another unit defines anew' 'Sum: rests on names with two definitions' '// measure n' "$sum" spec/sum.h \
  '{ echo "/*@ $endless */"; says n; echo "int twin(int n) { return n; }"; } >"$work/ref/twin.c"
   echo "twin ref/twin.c" >>"$work/proofs/units"'
recursion 'lemmas that no unit proves' 'founded.c: in no unit' '// measure n' "$sum" spec/sum.h 'echo "unit ref/unit.c" >"$work/proofs/units"'
recursion 'a unit that hides behind the lemmas' 'only the unit founded' '// measure n' "$sum" spec/sum.h \
  'echo "founded build/proofs/founded.c ref/unit.c" >"$work/proofs/units"'

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
