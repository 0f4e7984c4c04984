#!/bin/sh
# proofs/wp.sh CACHE-MODE FILE.c ... : proves the files together as one unit, from the top folder, and
# prints the report. CACHE-MODE: update, offline, none, ... (frama-c -wp-cache).
mode=$1
shift
export WHY3CONFIG=proofs/why3/why3.conf
exec frama-c -cpp-extra-args="-I. -Iref" \
  -wp -wp-rte -warn-unsigned-overflow -warn-unsigned-downcast -warn-signed-downcast \
  -wp-model typed+nocast -wp-definitions-terminate -wp-smoke-tests \
  -wp-prover "${WP_PROVERS:-script,z3,cvc5,cvc4}" \
  -wp-par "${WP_PAR:-2}" -wp-steps 200000 -wp-timeout 60 \
  -wp-session proofs/session -wp-cache-dir proofs/cache -wp-cache "$mode" \
  -wp-warn-key '*=error' -kernel-warn-key '*=error' -wp-msg-key shell "$@" -then -report
