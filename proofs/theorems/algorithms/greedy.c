/* The greedy tree, or any tree that is like it, is a valid broadcast. */
#include "spec/algorithms/greedy.h"

/*@ ghost
  /@ requires memory: 1 <= n && \valid_read(parent + (0 .. n - 1)) &&
       \valid_read(ready + (0 .. n - 1));
     requires tree: 1 <= f <= u && PostalTree(u, f, n, parent, ready);
     requires schedule: TreeSchedule(S, u, n, parent, ready);
     terminates \true;
     assigns \nothing;
     ensures valid: ValidBroadcast(S, n, 1, 0, u, f);
     ensures last: EndsWith(S, ready[n - 1] - u);
     exits \false; @/
  void theorem_greedy(int64_t S, int32_t u, int32_t f, int32_t n, const int32_t *parent,
                      const int64_t *ready)
  {
    /@ assert early: \forall integer v; 1 <= v < n ==> u <= ready[v] <= ready[n - 1]; @/
    /@ assert range: InRange(S, n, 1); @/
    /@ assert sending: SendPort(S, f); @/
    /@ assert receiving: ReceivePort(S, f); @/
    /@ assert sent: \forall integer v; 1 <= v < n ==>
         Transfer(S, ready[v] - u, parent[v], v, 0); @/
    /@ assert held: \forall integer v, x; 1 <= v < n && ready[v] <= x ==> Held(S, 0, u, x, v, 0); @/
    /@ assert causal: Causal(S, 0, u); @/
    /@ loop invariant node: 1 <= v <= n;
       loop invariant received: \forall integer w; 1 <= w < v ==> Receives(S, w, 0);
       loop assigns v;
       loop variant n - v; @/
    for (int32_t v = 1; v < n; v++) {
      /@ assert sent: Transfer(S, ready[v] - u, parent[v], v, 0); @/
    }
    /@ assert reached: Reached(S, n, 1, 0); @/
    /@ assert once: Once(S, 0); @/
  }
*/
