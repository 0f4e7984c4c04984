/* What is known about a request: its defaults, its modules. Ghost functions; the proofs are in proofs/lemmas/schedule/request.c and
   network.c. */
#ifndef DODONA_SCHEDULE_REQUEST_LEMMAS_ACSL_H
#define DODONA_SCHEDULE_REQUEST_LEMMAS_ACSL_H

#include "ref/schedule/request.h"

/* There is one request with defaults: any other one fits as well, and its table has as many words. */
/*@ ghost
  /@ requires filled: Filled(q, g);
     terminates \true;
     assigns \nothing;
     ensures fit: \forall dodona_request f; Filled(q, f) ==> (FitRequest(f) <==> FitRequest(g));
     ensures room: \forall dodona_request f, integer words; Filled(q, f) ==>
       (WordsTooFew(f, words) <==> WordsTooFew(g, words));
     exits \false; @/
  void lemma_filled(dodona_request q, dodona_request g);
*/

/* Modules that do not divide what is around level n - 1 leave no ranks to those inside. */
/*@ ghost
  /@ requires level: 1 <= n < DODONA_CROSSBAR_LEVELS;
     requires asked: \forall integer k; 0 <= k < n ==> ModulesIn(q, k) != 0;
     terminates \true;
     assigns \nothing;
     ensures end: RanksIn(q, n) == 0 ==> \forall integer m; LevelsIn(q, m) ==> RanksIn(q, m - 1) == 0;
     exits \false; @/
  void lemma_modules_end(dodona_request q, int32_t n);
*/

/* `count` equal parts of `around`. */
/*@ ghost
  /@ requires range: 1 <= count && 1 <= around && around % count == 0;
     terminates \true;
     assigns \nothing;
     ensures part: 1 <= around / count <= around;
     ensures whole: around % (around / count) == 0;
     exits \false; @/
  void lemma_modules_divide(int32_t around, int32_t count);
*/

/* n parts of r. */
/*@ ghost
  /@ requires range: 1 <= n && 1 <= r;
     terminates \true;
     assigns \nothing;
     ensures quotient: (n * r) / r == n;
     ensures rest: (n * r) % r == 0;
     exits \false; @/
  void lemma_parts(int32_t n, int32_t r);
*/

#endif
