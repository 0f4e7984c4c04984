/* Once round a ring, and the ring allreduce: one round backwards and one forwards. What each rank of 4 passes to the next, share by
   share (+: combined):

     step        1   2   3 |  4   5   6
     rank 0      3+  2+  1+|  0   3   2
     rank 1      0+  3+  2+|  1   0   3
     rank 2      1+  0+  3+|  2   1   0
     rank 3      2+  1+  0+|  3   2   1

   A share starts behind its owner, goes round once and comes to the owner with everything combined;
   then it goes round again: in step x a rank passes on the share of x ranks before it. The steps 3, 2, 1, with every message turned
   round, are the cast the other way round. */
#include "ref/algorithms/exchange/ring.h"
#include "ref/base/relabel.h"

dodona_share_step dodona_ring_pass(int32_t ranks, int32_t position, int64_t behind) {
  int32_t turn = (int32_t)(behind % ranks);
  int32_t next = dodona_rank(ranks, 1, position);
  int32_t before = dodona_position(ranks, 1, position);
  int32_t sent = dodona_position(ranks, turn, position);
  int32_t received = dodona_position(ranks, turn, before);
  dodona_share_step step = {next, sent, sent + 1, before, received, received + 1, 0};
  return step;
}

/* The owner of the share that a rank gets. */
/*@ requires range: 1 <= y < ranks && 0 <= rank < ranks;
    terminates \true;
    assigns \nothing;
    ensures owner: \result == RingOwner(ranks, back, y, rank) && 0 <= \result < ranks;
    exits \false; */
static int32_t owner(int32_t ranks, int back, int32_t y, int32_t rank) {
  return back ? dodona_rank(ranks, y, rank) : dodona_position(ranks, y, rank);
}

dodona_step dodona_ring_cast_at(int32_t ranks, int32_t blocks, int back, int32_t rank, int64_t y) {
  const dodona_step idle = {DODONA_NONE, DODONA_NONE, 0, DODONA_NONE, DODONA_NONE, 0, DODONA_STORE};
  if (y < 1 || y >= ranks)
    return idle;
  int32_t before = dodona_position(ranks, 1, rank);
  int32_t after = dodona_rank(ranks, 1, rank);
  int32_t from = back ? after : before;
  int32_t to = back ? before : after;
  int32_t sent = owner(ranks, back, (int32_t)y, to);
  int32_t received = owner(ranks, back, (int32_t)y, rank);
  const dodona_share_step step = {to, sent, sent + 1, from, received, received + 1, 0};
  //@ assert from: from == RingFrom(ranks, back, rank);
  //@ assert to: \forall integer v; 0 <= v < ranks ==> (RingFrom(ranks, back, v) == rank <==> v == to);
  return dodona_share_exchange(ranks, blocks, step);
}
