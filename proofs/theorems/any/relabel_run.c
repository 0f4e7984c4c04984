/* A collective under other names, for every schedule and every bijection. */
#include "spec/machine/relabel_run.h"

/*@ ghost
  void theorem_relabel_run(int64_t S, int64_t R, int64_t N, int32_t P, int32_t s, int32_t root, int32_t begins, int32_t wants, int64_t latency)
  {
    /@ assert back: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==>
         0 <= u < P && 0 <= v < P && Transfer(R, x, Rename(N, u), Rename(N, v), j); @/
    /@ assert there: \forall integer x, u, v, j; 0 <= v < P && Transfer(R, x, u, Rename(N, v), j) ==> Transfer(S, x, Original(N, u), v, j); @/
    /@ assert names: \forall integer u, v; 0 <= u < P && 0 <= v < P && Rename(N, u) == Rename(N, v) ==> u == v; @/
    /@ assert who: \forall integer v, b; 0 <= v < P ==>
         IsOf(begins, P, s, Rename(N, root), Rename(N, v), b) == IsOf(begins, P, s, root, v, b); @/
    /@ assert wanted: \forall integer v, b; 0 <= v < P ==>
         IsOf(wants, P, s, Rename(N, root), Rename(N, v), b) == IsOf(wants, P, s, root, v, b); @/
    /@ assert sent: \forall integer x, v, b; 0 <= v < P && ResultSent(R, s, x, Rename(N, v), b) ==> ResultSent(S, s, x, v, b); @/
    /@ assert outside: \forall integer v, b; !(0 <= v < P) ==> IsOf(begins, P, s, root, v, b) == (begins == 2 ? 1 : 0); @/
    /@ assert starts: BeginsAs(N, P, s, root, begins); @/
    /@ assert combines: CombinesAs(S, N, P, s, begins, latency); @/
    /@ assert stores: StoresAs(S, N, P, s, begins, latency); @/
    /@ assert keeps: KeepsAs(S, N, P, s, begins, latency); @/
    /@ assert told: \forall integer x, v, b, d; 0 <= v < P && 0 <= d < P ==>
         Times(x, Rename(N, v), b, d) == TimesAs(N, P, begins, x, v, b, Original(N, d)); @/
    /@ assert whose: \forall integer d, b; 0 <= d < P ==>
         IsOf(begins, P, s, Rename(N, root), d, b) == IsOf(begins, P, s, root, Original(N, d), b); @/
    /@ assert whole: \forall integer x, v, b; 0 <= v < P && 0 <= b < s && HasWholeAs(N, P, s, root, begins, x, v, b) ==>
         HasWhole(P, s, Rename(N, root), begins, x, Rename(N, v), b); @/
    /@ assert collected: \forall integer x, v, b; 0 <= v < P && 0 <= b < s && CollectedAs(N, P, s, root, begins, wants, x) &&
         IsOf(wants, P, s, Rename(N, root), v, b) == 1 ==> HasWhole(P, s, Rename(N, root), begins, x, v, b); @/
  }
*/
