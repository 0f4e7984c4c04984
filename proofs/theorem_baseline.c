/* The theorems about the baselines: what one end of a message tells the other end tells, and outside of its
   steps a baseline does nothing. */
#include "../ref/baseline.h"

typedef struct two_exchanges {
  dodona_exchange sender;
  dodona_exchange receiver;
} two_exchanges;

/* u sends v blocks in step x if and only if v is sent these blocks by u in step x, by the public step
   function at each. */
/*@ requires kind: 0 <= kind < DODONA_BASELINES;
    requires range: 0 <= root < ranks && 1 <= blocks;
    requires ranks: 0 <= u < ranks && 0 <= v < ranks;
    terminates \true;
    assigns \nothing;
    ensures matching: \forall integer first, count;
      (\result.sender.send_to == v && \result.sender.send_first == first &&
       \result.sender.send_count == count) <==>
      (\result.receiver.recv_from == u && \result.receiver.recv_first == first &&
       \result.receiver.recv_count == count);
    exits \false; */
two_exchanges theorem_baseline_matching(int32_t kind, int32_t ranks, int32_t root, int32_t blocks,
                                        int32_t u, int32_t v, int64_t x) {
  dodona_exchange a = dodona_baseline_step_at(kind, ranks, root, blocks, u, x);
  dodona_exchange b = dodona_baseline_step_at(kind, ranks, root, blocks, v, x);
  /*@ assert sent: a.send_to == v ==>
        BaselineMoves(kind, ranks, root, blocks, x, u, v, a.send_first, a.send_count); */
  /*@ assert received: b.recv_from == u ==>
        BaselineMoves(kind, ranks, root, blocks, x, u, v, b.recv_first, b.recv_count); */
  two_exchanges both = {a, b};
  return both;
}

/* Before step 1 and after step dodona_baseline_steps a rank neither sends nor receives. */
/*@ requires kind: 0 <= kind < DODONA_BASELINES;
    requires range: 0 <= root < ranks && 0 <= rank < ranks && 1 <= blocks;
    terminates \true;
    assigns \nothing;
    ensures idle: !(1 <= x <= BaselineSteps(kind, ranks)) ==>
      \result.send_to == -1 && \result.recv_from == -1;
    exits \false; */
dodona_exchange theorem_baseline_idle(int32_t kind, int32_t ranks, int32_t root, int32_t blocks,
                                      int32_t rank, int64_t x) {
  dodona_exchange e = dodona_baseline_step_at(kind, ranks, root, blocks, rank, x);
  /*@ assert sent: 0 <= e.send_to ==>
        BaselineMoves(kind, ranks, root, blocks, x, rank, e.send_to, e.send_first, e.send_count); */
  /*@ assert received: 0 <= e.recv_from ==>
        BaselineMoves(kind, ranks, root, blocks, x, e.recv_from, rank, e.recv_first, e.recv_count); */
  return e;
}
