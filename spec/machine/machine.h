/* The machine: ranks that exchange blocks in numbered steps. A schedule is the set of its transfers.

   Transfer(S, x, u, v, j): in step x of schedule S, rank u sends block j to rank v. Nothing is assumed
   about Transfer, so a theorem about it holds for every schedule. To apply such a theorem to a schedule at
   hand, require of the (arbitrary) schedule S that Transfer(S, ...) <==> its transfers. */
#ifndef DODONA_SPEC_MACHINE_MACHINE_H
#define DODONA_SPEC_MACHINE_MACHINE_H

/*@
  axiomatic Schedules {
    predicate Transfer(integer S, integer x, integer u, integer v, integer j) reads \nothing;
  }

  // A transfer keeps the sender's sending port for `ticks` steps from its own on (1 but in the
  // postal model); no other transfer may start there meanwhile.
  predicate SendPort(integer S, integer ticks) =
    \forall integer x, y, u, v, w, j, k;
      Transfer(S, x, u, v, j) && Transfer(S, y, u, w, k) && x <= y < x + ticks ==>
        x == y && v == w && j == k;

  // The same for the receiver's receiving port.
  predicate ReceivePort(integer S, integer ticks) =
    \forall integer x, y, u, v, w, j, k;
      Transfer(S, x, u, w, j) && Transfer(S, y, v, w, k) && x <= y < x + ticks ==>
        x == y && u == v && j == k;

  // Duplex: one sending and one receiving port a rank.
  predicate DuplexPorts(integer S, integer ticks) = SendPort(S, ticks) && ReceivePort(S, ticks);

  // Simplex: besides, no rank sends and receives at once.
  predicate SimplexPorts(integer S, integer ticks) =
    DuplexPorts(S, ticks) &&
    (\forall integer x, y, u, v, w, j, k;
      Transfer(S, x, u, v, j) && Transfer(S, y, v, w, k) ==> x + ticks <= y || y + ticks <= x);

  // Where a message may carry several blocks: the transfers of one step between two ranks are one
  // message, and take their ports once.
  predicate SendMessages(integer S, integer ticks) =
    \forall integer x, y, u, v, w, j, k;
      Transfer(S, x, u, v, j) && Transfer(S, y, u, w, k) && x <= y < x + ticks ==>
        x == y && v == w;

  predicate ReceiveMessages(integer S, integer ticks) =
    \forall integer x, y, u, v, w, j, k;
      Transfer(S, x, u, w, j) && Transfer(S, y, v, w, k) && x <= y < x + ticks ==>
        x == y && u == v;

  predicate MessagePorts(integer S, integer ticks) =
    SendMessages(S, ticks) && ReceiveMessages(S, ticks);

  predicate SimplexMessages(integer S, integer ticks) =
    MessagePorts(S, ticks) &&
    (\forall integer x, y, u, v, w, j, k;
      Transfer(S, x, u, v, j) && Transfer(S, y, v, w, k) ==> x + ticks <= y || y + ticks <= x);

  // No transfer after step `last`.
  predicate EndsWith(integer S, integer last) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> x <= last;
*/

#endif
