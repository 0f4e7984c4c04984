/* What is known about a request and its defaults, as ghost functions; the proofs are in
   proofs/lemmas/schedule/request.c. */
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

#endif
