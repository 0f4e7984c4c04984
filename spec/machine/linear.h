/* A plan does to whatever its ranks have what it does to inputs: theorem_linear. So what holds of a plan that combines inputs holds of a phase in
   which ranks combine what earlier phases left them (spec/machine/grid.h). */
#ifndef DODONA_SPEC_MACHINE_LINEAR_H
#define DODONA_SPEC_MACHINE_LINEAR_H

#include <stdint.h>
#include "spec/machine/broadcast.h"
#include "spec/machine/wants.h"

/*@
  // How often input d of anybody is in what rank v has of block b at the start of step x. Nothing is assumed about it but that it is Running a phase.
  axiomatic Havings {
    logic integer Having(integer x, integer v, integer b, integer d) reads \nothing;
  }

  // Moving (contributions.h) of Having: what is sent is combined or stored, all else stays; before the phase, too.
  predicate HasCombined(integer S, integer s, integer latency) =
    \forall integer x, u, v, b, d; 0 <= b < s && Transfer(S, x, u, v, b) && !ResultSent(S, s, x, v, b) ==>
      Having(x + latency, v, b, d) == Having(x + latency - 1, v, b, d) + Having(x, u, b, d);

  // At the start of step y rank v has of block b what rank u had at the start of step x.
  predicate HasSame(integer x, integer u, integer y, integer v, integer b) = \forall integer d; Having(y, v, b, d) == Having(x, u, b, d);

  predicate HasStored(integer S, integer s, integer latency) =
    \forall integer x, u, v, j; s <= j < 2 * s && Transfer(S, x, u, v, j) ==> HasSame(x, u, x + latency, v, j - s);

  predicate HasKept(integer S, integer s, integer latency) =
    \forall integer x, v, b, d; 0 < x && 0 <= b < s && !ResultSent(S, s, x - latency, v, b) &&
      (\forall integer u; !Transfer(S, x - latency, u, v, b)) ==> Having(x, v, b, d) == Having(x - 1, v, b, d);

  // Who does not begin with a block has nothing of it.
  predicate HasBegun(integer P, integer s, integer root, integer begins) =
    \forall integer x, v, b, d; x <= 0 && 0 <= v < P && 0 <= b < s ==>
      Having(x, v, b, d) == Having(0, v, b, d) && (IsOf(begins, P, s, root, v, b) == 0 ==> Having(0, v, b, d) == 0);

  predicate HasRun(integer S, integer P, integer s, integer root, integer begins, integer latency) =
    HasCombined(S, s, latency) && HasStored(S, s, latency) && HasKept(S, s, latency) && HasBegun(P, s, root, begins);

  logic integer Portion(integer times, integer had) = times * had;

  // What ranks 0 .. n - 1 had of input d at the start, each as often as its own input is in what v has now.
  // measure n
  logic integer Mixed(integer n, integer x, integer v, integer b, integer d) =
    n <= 0 ? 0 : Mixed(n - 1, x, v, b, d) + Portion(Times(x, v, b, n - 1), Having(0, n - 1, b, d));

  // What the ranks 0 .. n - 1 that began with block b had of input d at the start.
  // measure n
  logic integer HadByAll(integer n, integer P, integer s, integer root, integer begins, integer b, integer d) =
    n <= 0 ? 0 : HadByAll(n - 1, P, s, root, begins, b, d) + Portion(IsOf(begins, P, s, root, n - 1, b), Having(0, n - 1, b, d));

  predicate Linear(integer P, integer s, integer x) =
    \forall integer v, b, d; 0 <= v < P && 0 <= b < s ==> Having(x, v, b, d) == Mixed(P, x, v, b, d);
*/

/* Who has all of a block, once each, when the plan moves inputs has, when it moves anything else, once what each of those had who began. */
/*@ ghost
  /@ requires latency: 1 <= latency && 0 <= x && 1 <= P && 0 <= s && 0 <= root < P;
     requires range: InRange(S, P, 2 * s);
     requires inputs: Carrying(S, P, s, root, begins, latency);
     requires phase: HasRun(S, P, s, root, begins, latency);
     terminates \true;
     assigns \nothing;
     ensures linear: Linear(P, s, x);
     ensures joined: \forall integer v, b, d; 0 <= v < P && 0 <= b < s && HasWhole(P, s, root, begins, x, v, b) ==>
       Having(x, v, b, d) == HadByAll(P, P, s, root, begins, b, d);
     exits \false; @/
  void theorem_linear(int64_t S, int32_t P, int32_t s, int32_t root, int32_t begins, int64_t latency, int64_t x);
*/

#endif
