/* Which messages of a hierarchy of crossbars stay within a module. Ghost functions for proofs/theorems/algorithms/crossbar_channels.c; the bodies are in
   proofs/lemmas/groups/crossbar_closed.c. */
#ifndef DODONA_PROOFS_LEMMAS_GROUPS_CROSSBAR_CLOSED_H
#define DODONA_PROOFS_LEMMAS_GROUPS_CROSSBAR_CLOSED_H

#include "proofs/lemmas/groups/crossbar_parts.h"

/*@
  // Whoever feeds v is of lo .. hi - 1, all who take turns.
  predicate FedFrom(dodona_crossbar s, integer lo, integer hi, integer v) =
    lo <= CrossbarAbove(s, v) && CrossbarAbove(s, v) + (CrossbarTurns(s, v) == 1 ? s.group : 1) <= hi;

  // So are a .. b - 1, but for the root.
  predicate ClosedPart(dodona_crossbar s, integer lo, integer hi, integer a, integer b, integer root) =
    \forall integer v; a <= v < b && v != root ==> FedFrom(s, lo, hi, v);
*/

/* Module m's groups, and the root of what they leave. */
/*@ ghost
  /@ requires level: SoundPart(s, p) && Several(s, p) && LevelOf(s, p, l) && SoundTreeLevel(l) && EntryFits(l) && 0 <= m < l.count;
     requires end: l.first + l.count * l.per == PartEnd(s, p) && p.first <= l.first &&
       l.taken + CrossbarSpan(l.r, l.channels) <= l.per;
     requires groups: FirstGroupAt(l, m, s) && (l.channels != 2 ==> SecondGroupAt(l, m, s)) && RestHangs(l, m, s);
     terminates \true;
     assigns \nothing;
     ensures closed: ClosedPart(s, p.first, PartEnd(s, p), HeadOf(l, m), HeadOf(l, m) + CrossbarSpan(l.r, l.channels), HeadOf(l, 0));
     ensures inside: ClosedPart(s, LevelFirst(l, m), LevelFirst(l, m) + l.taken + CrossbarSpan(l.r, l.channels),
       HeadOf(l, m), HeadOf(l, m) + CrossbarSpan(l.r, l.channels), HeadOf(l, m));
     ensures rest: LocalOf(l, m) != -1 ==> FedFrom(s, p.first, PartEnd(s, p), LocalOf(l, m));
     ensures one: LocalOf(l, m) != -1 && l.channels != 2 ==>
       FedFrom(s, LevelFirst(l, m), LevelFirst(l, m) + l.taken + CrossbarSpan(l.r, l.channels), LocalOf(l, m));
     exits \false; @/
  void lemma_groups_closed(dodona_crossbar s, part p, tree_level l, int32_t m);
*/

/* A part: nobody in it but its root is fed from outside. */
/*@ ghost
  /@ requires part: SoundPart(s, p) && PartPlaces(s, p);
     terminates \true;
     decreases s.levels - p.k;
     assigns \nothing;
     ensures closed: ClosedPart(s, p.first, PartEnd(s, p), p.first + p.taken, PartEnd(s, p), PartRoot(s, p));
     exits \false; @/
  void lemma_part_closed(dodona_crossbar s, part p);
*/

#endif
