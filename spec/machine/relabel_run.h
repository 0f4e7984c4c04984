/* A collective under other names: rank Rename(N, v) of the machine plays rank v of the plan. theorem_relabel_run takes what theorem_schedule_run says
   of the plan to the machine. That theorem assumes nothing of Times but that it runs the plan, so that it speaks of TimesAs as well. */
#ifndef DODONA_SPEC_MACHINE_RELABEL_RUN_H
#define DODONA_SPEC_MACHINE_RELABEL_RUN_H

#include <stdint.h>
#include "spec/machine/relabel.h"
#include "spec/machine/wants.h"

/*@
  // Times, told in the plan's names: how often input d is in what v has of block b. Who is no rank has its own input, or none, and keeps it.
  logic integer TimesAs(integer N, integer P, integer begins, integer x, integer v, integer b, integer d) =
    0 <= v < P ? Times(x, Rename(N, v), b, 0 <= d < P ? Rename(N, d) : d) : (v == d && begins == 2 ? 1 : 0);

  // Carrying (wants.h) of TimesAs: each rank begins with its own input or with none; what is sent is combined or stored; all else stays.
  predicate BeginsAs(integer N, integer P, integer s, integer root, integer begins) =
    \forall integer x, v, b, d; x <= 0 && 0 <= b < s ==>
      TimesAs(N, P, begins, x, v, b, d) == (v == d ? IsOf(begins, P, s, root, v, b) : 0);

  predicate CombinesAs(integer S, integer N, integer P, integer s, integer begins, integer latency) =
    \forall integer x, u, v, b, d; 0 <= b < s && Transfer(S, x, u, v, b) && !ResultSent(S, s, x, v, b) ==>
      TimesAs(N, P, begins, x + latency, v, b, d) == TimesAs(N, P, begins, x + latency - 1, v, b, d) + TimesAs(N, P, begins, x, u, b, d);

  predicate StoresAs(integer S, integer N, integer P, integer s, integer begins, integer latency) =
    \forall integer x, u, v, j, d; s <= j < 2 * s && Transfer(S, x, u, v, j) ==>
      TimesAs(N, P, begins, x + latency, v, j - s, d) == TimesAs(N, P, begins, x, u, j - s, d);

  predicate KeepsAs(integer S, integer N, integer P, integer s, integer begins, integer latency) =
    \forall integer x, v, b, d; 0 < x && 0 <= b < s && !ResultSent(S, s, x - latency, v, b) &&
      (\forall integer u; !Transfer(S, x - latency, u, v, b)) ==>
        TimesAs(N, P, begins, x, v, b, d) == TimesAs(N, P, begins, x - 1, v, b, d);

  predicate CarryingAs(integer S, integer N, integer P, integer s, integer root, integer begins, integer latency) =
    BeginsAs(N, P, s, root, begins) && CombinesAs(S, N, P, s, begins, latency) && StoresAs(S, N, P, s, begins, latency) &&
    KeepsAs(S, N, P, s, begins, latency);

  // HasWhole and Collected of TimesAs.
  predicate HasWholeAs(integer N, integer P, integer s, integer root, integer begins, integer x, integer v, integer b) =
    \forall integer d; 0 <= d < P ==> TimesAs(N, P, begins, x, v, b, d) == IsOf(begins, P, s, root, d, b);

  predicate CollectedAs(integer N, integer P, integer s, integer root, integer begins, integer wants, integer x) =
    \forall integer v, b; 0 <= v < P && 0 <= b < s && IsOf(wants, P, s, root, v, b) == 1 ==> HasWholeAs(N, P, s, root, begins, x, v, b);
*/

/* A machine that runs R, which is the plan's schedule S under other names, runs S as the plan tells it; and who in the plan's names has all of a
   block, or has collected what it wants, has it in the machine's names. Broadcasts, reductions and allreduces: who has a share of its own by its rank
   would have another's. */
/*@ ghost
  /@ requires renaming: Renaming(N, P) && Relabelled(S, R, N, P);
     requires range: InRange(S, P, 2 * s) && 0 <= root < P && 0 <= s && 1 <= latency;
     requires op: (begins == 0 || begins == 2) && (wants == 0 || wants == 2);
     requires run: Carrying(R, P, s, Rename(N, root), begins, latency);
     terminates \true;
     assigns \nothing;
     ensures run: CarryingAs(S, N, P, s, root, begins, latency);
     ensures whole: \forall integer x, v, b; 0 <= v < P && 0 <= b < s && HasWholeAs(N, P, s, root, begins, x, v, b) ==>
       HasWhole(P, s, Rename(N, root), begins, x, Rename(N, v), b);
     ensures collected: \forall integer x; CollectedAs(N, P, s, root, begins, wants, x) ==>
       Collected(P, s, Rename(N, root), begins, wants, x);
     exits \false; @/
  void theorem_relabel_run(int64_t S, int64_t R, int64_t N, int32_t P, int32_t s, int32_t root, int32_t begins, int32_t wants, int64_t latency);
*/

#endif
