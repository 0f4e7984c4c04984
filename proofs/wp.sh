#!/bin/sh
# proofs/wp.sh CACHE-MODE FILE.c ... : proves the files together as one unit, from the top folder, and
# prints the report. CACHE-MODE: update, offline, none, ... (frama-c -wp-cache). Two passes: every
# property, by any prover; then the smoke tests (is what is assumed contradictory?), by one prover
# and with fewer steps, since a smoke test that passes always runs into the prover's limit. The report
# counts what nobody tried to prove, too. WP_FCT=f: only the function f, for proofs/mutants.py; the gate
# rejects such a report.
mode=$1
shift
provers=${WP_PROVERS:-script,cvc5-brief,z3,cvc4,cvc5}
cache=${WP_CACHE-proofs/cache}
smoke=${WP_SMOKE:-cvc5}
only=$(printf '%s\n' "$provers" | tr , '\n' | grep -vx "$smoke" | sed 's/^/-/' | paste -sd,)
case ,$provers, in *,"$smoke",*) ;; *) only=$only,+$smoke ;; esac
export WHY3CONFIG=proofs/why3/why3.conf
exec frama-c -cpp-extra-args="-I. -Iref" \
  -wp -wp-rte -warn-unsigned-overflow -warn-unsigned-downcast -warn-signed-downcast -warn-invalid-pointer \
  -wp-model typed+nocast -wp-definitions-terminate \
  -wp-prover "$provers" -wp-par "${WP_PAR:-2}" -wp-steps 200000 -wp-timeout "${WP_TIMEOUT:-60}" \
  -wp-session "${WP_SESSION:-proofs/session}" ${cache:+-wp-cache-dir "$cache"} -wp-cache "$mode" \
  -wp-warn-key '*=error' -kernel-warn-key '*=error' ${WP_FCT:+-wp-fct "$WP_FCT"} "$@" \
  -then -wp -wp-smoke-tests -wp-smoke-timeout 1 -wp-steps 30000 ${WP_FCT:+-wp-fct "$WP_FCT"} ${only:+-wp-prover="$only"} -then -report -report-untried
