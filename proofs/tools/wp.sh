#!/bin/sh
# proofs/tools/wp.sh CACHE-MODE FILE.c ... : proves the files together as one unit, from the top folder, and
# prints the report, which counts what nobody tried to prove, too. CACHE-MODE: update, offline, none, ...
# (frama-c -wp-cache). The first pass proves every property, the cheap attempts first: cvc5 with 50,000 steps, enough
# for nine goals in ten, cvc4 with 130,000, z3, cvc5 with 300,000. cvc4 with 350,000 comes last: where it fails it may
# take a minute (the limits stand in proofs/tools/why3/why3.conf).
# Further passes are smoke tests (is what is assumed contradictory?); one that passes always runs into the
# provers' limits:
#   WP_DEEP=f,g    the hypotheses of the functions f and g: the three provers with their long limits
#   WP_SHALLOW=yes everything else, dead code too: one prover, 30,000 steps; the default if WP_DEEP is not set
# WP_FCT=f: only the function f, for proofs/tools/mutants.py; the gate rejects such a report.
mode=$1
shift
cache=${WP_CACHE-build/verdicts}
kinds="smoke-dead-code smoke-dead-call smoke-dead-loop"
without=$(printf ' -wp-no-%s' $kinds)
with=$(printf ' -wp-%s' $kinds)
deep=${WP_DEEP:+-then -wp -wp-smoke-tests $without -wp-smoke-timeout 20 -wp-prover=-cvc5-brief,-cvc4-brief,-script -wp-fct $WP_DEEP}
[ -n "${WP_DEEP+set}" ] || WP_SHALLOW=${WP_SHALLOW-yes}
shallow="-then -wp -wp-smoke-tests $with -wp-smoke-timeout 10 -wp-steps 30000 -wp-prover=+cvc5,-cvc5-brief,-cvc4-brief,-script,-z3,-cvc4,-cvc5-long -wp-fct ${WP_FCT:-+@all}"
export WHY3CONFIG=proofs/tools/why3/why3.conf
# shellcheck disable=SC2086
judge=build/judge
proofs/judge/build.sh $judge || exit 1
exec frama-c -cpp-extra-args="-I." -load-module $judge/judge.cmxs -kernel-warn-key '*=error' "$@" ${JUDGE_FACTS:+-judge-facts "$JUDGE_FACTS"} \
  -then -wp -wp-rte -warn-unsigned-overflow -warn-unsigned-downcast -warn-signed-downcast -warn-invalid-pointer \
  -wp-model typed+nocast -wp-definitions-terminate \
  -wp-prover script,cvc5-brief,cvc4-brief,z3,cvc5-long,cvc4 -wp-par "${WP_PAR:-2}" -wp-steps 1000000 -wp-timeout "${WP_TIMEOUT:-60}" \
  -wp-session "${WP_SESSION:-proofs/session}" ${cache:+-wp-cache-dir "$cache"} -wp-cache "$mode" \
  -wp-warn-key '*=error' ${WP_FCT:+-wp-fct "$WP_FCT"} \
  $deep ${WP_SHALLOW:+$shallow} -then -report -report-untried ${JUDGE_VERDICTS:+-judge-verdicts "$JUDGE_VERDICTS"}
