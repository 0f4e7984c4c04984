#!/bin/sh
# Feeds the gate one honest unit, which it must accept, and every known way to make a proof say more than
# it shows, each of which it must reject for the reason given: axioms and admitted statements stand here for
# that alone. Last line: N passed, N failed.
set -u
cd "$(dirname "$0")"/..
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

# fresh: a scratch project with this project's way of proving and nothing to prove
fresh() {
  rm -rf "${work:?}"/*
  mkdir -p "$work/proofs" "$work/ref" "$work/spec"
  cp -r proofs/wp.sh proofs/prove.sh proofs/gate.py proofs/why3 "$work/proofs"
  echo 'unit ref/unit.c' >"$work/proofs/units"
}

# judge NAME REASON: proves; REASON is a pattern that the gate must print, or `accepted`
judge() {
  WP_PROVERS=z3,cvc4 WP_TIMEOUT=5 "$work/proofs/prove.sh" none >"$work/out" 2>&1
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
  [ -z "$1" ] || sed -i "s/^unset WP_FCT/unset/" "$work/proofs/prove.sh"
  WP_FCT=same
  export WP_FCT
  judge "$2" "$3"
  unset WP_FCT
}
narrowed '' 'WP_FCT from outside' "$unproved"
narrowed obeyed 'a function left out' 'nobody tried to prove'

trick 'an axiom' "'axiom' is used" <<EOF
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

fresh
{ says n; echo 'int same(int n) { return n; }'; } >"$work/ref/unit.c"
{ says n; echo 'int twin(int n) { return n; }'; } >"$work/ref/forgotten.c"
judge 'a file in no unit' 'in no unit'

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
