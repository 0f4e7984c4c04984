/* What is known about a request and the network that it asks for, as ghost functions; the proofs are in
   proofs/lemmas/schedule/request.c. */
#ifndef DODONA_SCHEDULE_REQUEST_LEMMAS_ACSL_H
#define DODONA_SCHEDULE_REQUEST_LEMMAS_ACSL_H

#include "ref/schedule/part.h"

/*@
  // *n is what the request asks of a network (dodona_part_network).
  predicate AskedNetwork{L}(dodona_network_request *n, dodona_request q) =
    n->kind == NetworkKind(q) && n->algorithm == q.algorithm && n->ranks == q.ranks && n->root == q.root &&
    n->blocks == q.blocks && n->group == q.group && n->channels == q.channels && n->rows == q.rows &&
    n->group_rows == q.group_rows && n->group_cols == q.group_cols &&
    \forall integer k; 0 <= k < DODONA_LEVELS ==> n->modules[k] == ModulesIn(q, k);

  // The same of a value: it keeps locals out of memory.
  predicate NetworkAsked(dodona_network_request n, dodona_request q) =
    n.kind == NetworkKind(q) && n.algorithm == q.algorithm && n.ranks == q.ranks && n.root == q.root &&
    n.blocks == q.blocks && n.group == q.group && n.channels == q.channels && n.rows == q.rows &&
    n.group_rows == q.group_rows && n.group_cols == q.group_cols &&
    \forall integer k; 0 <= k < DODONA_LEVELS ==> n.modules[k] == ModulesIn(q, k);
*/

/* The network fits as the request says, and its table has as many words. */
/*@ ghost
  /@ requires memory: \valid_read(n);
     requires request: ValidRequest(q) && OnNetwork(q);
     requires asked: AskedNetwork(n, q);
     terminates \true;
     assigns \nothing;
     ensures fits: NetworkStatus(n, DODONA_OK) <==> NetworkFits(q);
     ensures room: \forall integer words; NetworkTooShort(n, words) <==> NetworkWordsTooFew(q, words);
     ensures levels: \forall integer m; LevelsAsked(n, m) ==> LevelsIn(q, m) &&
       \forall integer k; 0 <= k < m ==> ModuleRanks(n, k) == RanksIn(q, k);
     exits \false; @/
  void lemma_asked_network(dodona_request q, const dodona_network_request *n);
*/

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
