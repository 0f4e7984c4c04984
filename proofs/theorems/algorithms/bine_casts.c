/* Butterflies of negabinary distances, block by block: the positions that have a block before each step. */
#include "proofs/theorems/algorithms/bine_casts.h"
#include "proofs/theorems/algorithms/skip_casts.h"
#include "spec/lemmas/bine.h"
#include "spec/lemmas/skips.h"

/*@
  // As BineCarries, by the first and the number of the blocks; and by the share i that the block is in.
  predicate BineBlock(integer P, integer s, integer x, integer u, integer v, integer j) =
    BineHands(P, x, u, v) && InMessage(s, ShareFirst(P, s, BineLow(P, x, v)), SkipCount(P, s, BineLow(P, x, v), BineShares(P, x, v)), j);
  predicate BineGives(integer P, integer x, integer u, integer v, integer i) =
    BineHands(P, x, u, v) && Position(P, BineLow(P, x, v), i) < BineShares(P, x, v);

  // The position of the core that stands for share i.
  logic integer BineAt(integer P, integer i) = i < BineCore(P) ? i : BineCore(P) - 1;
*/

/* Who hands to whom: one message a rank, of some shares and not all. */
/*@ ghost
  /@ requires range: 2 <= P && 1 <= x <= BineSteps(P);
     terminates \true;
     assigns \nothing;
     ensures core: BineFold(P) < x <= BineFold(P) + BineLog(P) ==> \forall integer v; 0 <= v < BineCore(P) ==>
       0 <= BineLow(P, x, v) < BineCore(P) && 1 <= BineGain(BineCore(P), x - BineFold(P)) < BineCore(P);
     ensures hands: \forall integer u, v; BineHands(P, x, u, v) ==> 0 <= u < P && 0 <= v < P && u != v &&
       0 <= BineLow(P, x, v) < P && 1 <= BineShares(P, x, v) < P;
     ensures to: \forall integer u, v, w; BineHands(P, x, u, v) && BineHands(P, x, u, w) ==> v == w;
     ensures from: \forall integer u, v, w; BineHands(P, x, u, w) && BineHands(P, x, v, w) ==> u == v;
     exits \false; @/
  void lemma_bine_hands(int32_t P, int32_t x)
  {
    int32_t Q = P - P % 2;
    int32_t fold = P % 2;
    int32_t log = lemma_ceil_log(Q);
    lemma_ceil_log2(Q);
    /@ assert core: BineCore(P) == Q && BineFold(P) == fold && BineLog(P) == log; @/
    if (x <= fold || fold + log < x)
      return;
    int32_t y = x - fold;
    lemma_bine_step(Q, y);
    /@ assert pairs: \forall integer u, v; BineHands(P, x, u, v) <==> BinePairs(Q, y, u, v); @/
    /@ assert first: \forall integer v; 0 <= v < Q ==> 0 <= BineFirst(Q, y, v) < Q; @/
    /@ assert low: \forall integer v; BineLow(P, x, v) == BineFirst(Q, y, v); @/
    /@ assert shares: \forall integer v; 1 <= BineShares(P, x, v) <= BineGain(Q, y) + fold < P; @/
    int32_t k = 0;
    /@ loop invariant range: 0 <= k <= Q;
       loop invariant differ: \forall integer u, v; 0 <= u < k && BinePairs(Q, y, u, v) ==> u != v;
       loop assigns k;
       loop variant Q - k; @/
    while (k < Q) {
      lemma_bine_peer(Q, y, k);
      k++;
    }
  }

  /@ requires range: 2 <= P && 1 <= x <= BineSteps(P) && 1 <= s && InShare(P, s, i, j);
     terminates \true;
     assigns \nothing;
     ensures carried: \forall integer u, v; BineCarries(P, s, x, u, v, j) <==> BineGives(P, x, u, v, i);
     exits \false; @/
  void lemma_bine_carried(int32_t P, int32_t s, int32_t x, int32_t i, int32_t j)
  {
    lemma_bine_hands(P, x);
    lemma_skip_message(P, s, i, j);
    lemma_share_range(P, s);
    /@ assert low: \forall integer u, v; BineHands(P, x, u, v) ==> 0 <= ShareFirst(P, s, BineLow(P, x, v)) <= s; @/
    /@ assert some: \forall integer f, c; 0 <= f <= s && InMessage(s, f, c, j) ==> 0 < c; @/
    /@ assert moved: \forall integer u, v, f, c; BineMoves(P, s, x, u, v, f, c) && InMessage(s, f, c, j) ==> BineBlock(P, s, x, u, v, j); @/
    /@ assert only: \forall integer u, v; BineCarries(P, s, x, u, v, j) ==> BineBlock(P, s, x, u, v, j); @/
    /@ assert moves: \forall integer u, v; BineBlock(P, s, x, u, v, j) ==>
         BineMoves(P, s, x, u, v, ShareFirst(P, s, BineLow(P, x, v)), SkipCount(P, s, BineLow(P, x, v), BineShares(P, x, v))); @/
    /@ assert back: \forall integer u, v; BineBlock(P, s, x, u, v, j) ==> BineCarries(P, s, x, u, v, j); @/
    /@ assert blocks: \forall integer u, v; BineBlock(P, s, x, u, v, j) <==> BineGives(P, x, u, v, i); @/
  }

  // In the core a share is given where its position is.
  /@ requires range: 2 <= P && BineFold(P) < x <= BineFold(P) + BineLog(P) && 0 <= i < P;
     terminates \true;
     assigns \nothing;
     ensures given: \forall integer u, v; BineGives(P, x, u, v, i) <==>
       BinePairs(BineCore(P), x - BineFold(P), u, v) && BineGets(BineCore(P), x - BineFold(P), v, BineAt(P, i));
     exits \false; @/
  void lemma_bine_given(int32_t P, int32_t x, int32_t i)
  {
    int32_t Q = P - P % 2;
    int32_t fold = P % 2;
    int32_t p = i < Q ? i : Q - 1;
    lemma_bine_hands(P, x);
    int32_t k = 0;
    /@ loop invariant range: 0 <= k <= Q;
       loop invariant gets: \forall integer v; 0 <= v < k ==>
         (BineGets(Q, x - fold, v, p) <==> Position(Q, BineFirst(Q, x - fold, v), p) < BineGain(Q, x - fold));
       loop assigns k;
       loop variant Q - k; @/
    while (k < Q) {
      lemma_bine_has(Q, x - fold, k, p);
      k++;
    }
    /@ assert shares: \forall integer v; 0 <= v < Q ==> (Position(P, BineLow(P, x, v), i) < BineShares(P, x, v) <==>
         Position(Q, BineFirst(Q, x - fold, v), p) < BineGain(Q, x - fold)); @/
  }
*/

/*@
  // v is sent share i in step x, or had it before; HeldFrom says the same of a block of the share.
  predicate BineFilled(integer P, integer y, integer v, integer i) = 0 <= v < BineCore(P) && BineHas(BineCore(P), y, v, BineAt(P, i));

  predicate BineSchedule(integer S, integer P, integer s) =
    \forall integer x, u, v, j; Transfer(S, x, u, v, j) <==> BineCarries(P, s, x, u, v, j);
*/

/*@ ghost
  /@ requires range: 2 <= P && 0 <= j < s && InShare(P, s, i, j);
     requires schedule: BineSchedule(S, P, s);
     terminates \true;
     assigns \nothing;
     ensures moves: \forall integer x, u, v; Transfer(S, x, u, v, j) <==> 1 <= x <= BineSteps(P) && BineGives(P, x, u, v, i);
     ensures one: \forall integer x, u, w, v; Transfer(S, x, u, v, j) && Transfer(S, x, w, v, j) ==> u == w;
     exits \false; @/
  void lemma_bine_moves(int32_t P, int32_t s, int64_t S, int32_t i, int32_t j)
  {
    int32_t steps = lemma_ceil_log(P - P % 2) + 2 * (P % 2);
    lemma_ceil_log2(P - P % 2);
    int32_t x = 1;
    /@ assert steps: steps == BineSteps(P); @/
    /@ loop invariant range: 1 <= x <= steps + 1;
       loop invariant moves: \forall integer y, u, v; 1 <= y < x ==> (BineCarries(P, s, y, u, v, j) <==> BineGives(P, y, u, v, i));
       loop invariant one: \forall integer y, u, w, v; 1 <= y < x && BineHands(P, y, u, v) && BineHands(P, y, w, v) ==> u == w;
       loop assigns x;
       loop variant steps - x; @/
    while (x <= steps) {
      lemma_bine_carried(P, s, x, i, j);
      lemma_bine_hands(P, x);
      x++;
    }
    /@ assert within: \forall integer x, u, v; BineHands(P, x, u, v) ==> 1 <= x <= BineSteps(P); @/
    /@ assert outside: \forall integer x, u, v; BineCarries(P, s, x, u, v, j) ==> 1 <= x <= BineSteps(P); @/
  }

  // Step x of the core, if all who have the share's position hold the block.
  /@ requires range: 2 <= P && BineFold(P) < x <= BineFold(P) + BineLog(P) && 0 <= j < s && InShare(P, s, i, j);
     requires moves: \forall integer x, u, v; Transfer(S, x, u, v, j) <==> 1 <= x <= BineSteps(P) && BineGives(P, x, u, v, i);
     requires held: \forall integer v; BineFilled(P, x - BineFold(P), v, i) ==> HeldFrom(S, P, s, root, 1, 1, x, v, j);
     terminates \true;
     assigns \nothing;
     ensures sent: \forall integer u, v; Transfer(S, x, u, v, j) ==> HeldFrom(S, P, s, root, 1, 1, x, u, j);
     ensures fresh: \forall integer u, v; Transfer(S, x, u, v, j) ==> 0 <= v < BineCore(P) && !BineFilled(P, x - BineFold(P), v, i);
     ensures next: x < BineFold(P) + BineLog(P) ==> \forall integer v; BineFilled(P, x - BineFold(P) + 1, v, i) ==>
       HeldFrom(S, P, s, root, 1, 1, x + 1, v, j);
     ensures all: x == BineFold(P) + BineLog(P) ==> \forall integer v; 0 <= v < BineCore(P) ==> HeldFrom(S, P, s, root, 1, 1, x + 1, v, j);
     ensures kept: x < BineFold(P) + BineLog(P) ==> \forall integer u, v; Transfer(S, x, u, v, j) ==> BineFilled(P, x - BineFold(P) + 1, v, i);
     ensures grows: x < BineFold(P) + BineLog(P) ==> \forall integer v; BineFilled(P, x - BineFold(P), v, i) ==>
       BineFilled(P, x - BineFold(P) + 1, v, i);
     exits \false; @/
  void lemma_bine_core(int32_t P, int32_t s, int32_t root, int64_t S, int32_t i, int32_t j, int32_t x)
  {
    int32_t Q = P - P % 2;
    int32_t y = x - P % 2;
    int32_t p = i < Q ? i : Q - 1;
    lemma_bine_given(P, x, i);
    int32_t k = 0;
    /@ loop invariant range: 0 <= k <= Q;
       loop invariant lacks: \forall integer v; 0 <= v < k && BineGets(Q, y, v, p) ==> !BineHas(Q, y, v, p);
       loop invariant partner: \forall integer u, v; 0 <= v < k && BinePairs(Q, y, u, v) && BineGets(Q, y, v, p) ==> BineHas(Q, y, u, p);
       loop invariant next: y < CeilLog2(Q) ==> \forall integer v; 0 <= v < k ==>
         (BineHas(Q, y + 1, v, p) <==> BineHas(Q, y, v, p) || BineGets(Q, y, v, p));
       loop invariant end: y == CeilLog2(Q) ==> \forall integer v; 0 <= v < k ==> BineHas(Q, y, v, p) || BineGets(Q, y, v, p);
       loop invariant to: \forall integer v; 0 <= v < k ==> BinePairs(Q, y, BinePeer(Q, y, v), v);
       loop assigns k;
       loop variant Q - k; @/
    while (k < Q) {
      lemma_bine_has(Q, y, k, p);
      lemma_bine_peer(Q, y, k);
      k++;
    }
    /@ assert core: p == BineAt(P, i) && Q == BineCore(P) && BineLog(P) == CeilLog2(Q) && y == x - BineFold(P); @/
    /@ assert filled: \forall integer v; BineFilled(P, y, v, i) <==> 0 <= v < Q && BineHas(Q, y, v, p); @/
    /@ assert then: \forall integer v; BineFilled(P, y + 1, v, i) <==> 0 <= v < Q && BineHas(Q, y + 1, v, p); @/
    /@ assert given: \forall integer u, v; Transfer(S, x, u, v, j) <==> BinePairs(Q, y, u, v) && BineGets(Q, y, v, p); @/
    /@ assert moved: \forall integer v; 0 <= v < Q && BineGets(Q, y, v, p) ==> Transfer(S, x, BinePeer(Q, y, v), v, j); @/
    /@ assert got: \forall integer v; 0 <= v < Q && BineGets(Q, y, v, p) ==> HeldFrom(S, P, s, root, 1, 1, x + 1, v, j); @/
    /@ assert still: \forall integer v; HeldFrom(S, P, s, root, 1, 1, x, v, j) ==> HeldFrom(S, P, s, root, 1, 1, x + 1, v, j); @/
  }

  // Before the core's first step the share is where it begins.
  /@ requires range: 2 <= P && 0 <= i < P;
     terminates \true;
     assigns \nothing;
     ensures start: \forall integer v; BineFilled(P, 1, v, i) <==> v == BineAt(P, i);
     exits \false; @/
  void lemma_bine_start(int32_t P, int32_t i)
  {
    int32_t Q = P - P % 2;
    int32_t k = 0;
    lemma_ceil_log2(Q);
    /@ loop invariant range: 0 <= k <= Q;
       loop invariant start: \forall integer v; 0 <= v < k ==> (BineHas(Q, 1, v, BineAt(P, i)) <==> v == BineAt(P, i));
       loop assigns k;
       loop variant Q - k; @/
    while (k < Q) {
      lemma_bine_has(Q, 1, k, i < Q ? i : Q - 1);
      k++;
    }
  }

  /@ requires range: 2 <= P && 0 <= j < s;
     requires schedule: BineSchedule(S, P, s);
     terminates \true;
     assigns \nothing;
     ensures cast: BlockCast(S, P, s, root, 1, 2, 1, j);
     ensures once: BlockOnce(S, P, s, root, 1, j);
     exits \false; @/
  void lemma_bine_block(int32_t P, int32_t s, int32_t root, int64_t S, int32_t j)
  {
    int32_t i = lemma_in_share(P, s, j);
    int32_t fold = P % 2;
    int32_t Q = P - fold;
    int32_t log = lemma_ceil_log(Q);
    lemma_ceil_log2(Q);
    /@ assert core: fold == BineFold(P) && log == BineLog(P) && Q == BineCore(P); @/
    lemma_owner(P, s, root, i, j);
    lemma_bine_moves(P, s, S, i, j);
    lemma_bine_start(P, i);
    int32_t x = fold + 1;
    /@ assert first: \forall integer y, u, v; y <= fold && Transfer(S, y, u, v, j) ==> y == 1 && fold == 1 && u == P - 1 && v == P - 2 && i == P - 1; @/
    /@ assert handed: fold == 1 && i == P - 1 ==> Transfer(S, 1, P - 1, P - 2, j); @/
    /@ loop invariant range: fold + 1 <= x <= fold + log + 1;
       loop invariant held: x <= fold + log ==> \forall integer v; BineFilled(P, x - fold, v, i) ==> HeldFrom(S, P, s, root, 1, 1, x, v, j);
       loop invariant sent: \forall integer y, u, v; y < x && Transfer(S, y, u, v, j) ==> HeldFrom(S, P, s, root, 1, 1, y, u, j);
       loop invariant inside: \forall integer y, u, v; y < x && Transfer(S, y, u, v, j) ==> 0 <= v < Q && v != i;
       loop invariant kept: x <= fold + log ==> \forall integer y, u, v; y < x && Transfer(S, y, u, v, j) ==> BineFilled(P, x - fold, v, i);
       loop invariant own: x <= fold + log && i < Q ==> BineFilled(P, x - fold, i, i);
       loop invariant once: \forall integer y, z, u, w, v; y < x && z < x && Transfer(S, y, u, v, j) && Transfer(S, z, w, v, j) ==> y == z;
       loop invariant end: x == fold + log + 1 ==> \forall integer v; 0 <= v < Q ==> HeldFrom(S, P, s, root, 1, 1, x, v, j);
       loop assigns x;
       loop variant fold + log - x; @/
    while (x <= fold + log) {
      lemma_bine_core(P, s, root, S, i, j, x);
      /@ assert grows: x < fold + log ==> \forall integer v; BineFilled(P, x - fold, v, i) ==> BineFilled(P, x - fold + 1, v, i); @/
      /@ assert filled: x < fold + log ==> \forall integer u, v; Transfer(S, x, u, v, j) ==> BineFilled(P, x + 1 - fold, v, i); @/
      x++;
    }
    /@ assert last: \forall integer y, u, v; x <= y && Transfer(S, y, u, v, j) ==> fold == 1 && y == x && u == P - 2 && v == P - 1 && i < P - 1; @/
    /@ assert whole: fold == 1 && i < P - 1 ==> Transfer(S, x, P - 2, P - 1, j); @/
    /@ assert given: \forall integer v; 0 <= v < P && HeldFrom(S, P, s, root, 1, 1, x, v, j) && v != i ==> Receives(S, v, j); @/
    /@ assert reached: \forall integer v; 0 <= v < P && v != i ==> Receives(S, v, j); @/
    /@ assert causal: \forall integer y, u, v; Transfer(S, y, u, v, j) ==> HeldFrom(S, P, s, root, 1, 1, y, u, j); @/
    /@ assert step: \forall integer y, z, u, w, v; Transfer(S, y, u, v, j) && Transfer(S, z, w, v, j) ==> y == z; @/
    /@ assert other: \forall integer y, u, v; Transfer(S, y, u, v, j) ==> 0 <= v < P && v != i; @/
  }

  // One rank has all it wants.
  /@ requires range: 0 <= j < s;
     requires schedule: BineSchedule(S, 1, s);
     terminates \true;
     assigns \nothing;
     ensures cast: BlockCast(S, 1, s, root, 1, 2, 1, j);
     ensures once: BlockOnce(S, 1, s, root, 1, j);
     exits \false; @/
  void lemma_bine_alone(int32_t s, int32_t root, int64_t S, int32_t j)
  {
    int32_t i = lemma_in_share(1, s, j);
    lemma_owner(1, s, root, i, j);
    /@ assert none: \forall integer x, u, v; !BineHands(1, x, u, v); @/
    /@ assert nothing: \forall integer x, u, v; !BineCarries(1, s, x, u, v, j); @/
  }

  /@ requires range: 1 <= P && 1 <= s;
     requires schedule: BineSchedule(S, P, s);
     terminates \true;
     assigns \nothing;
     ensures range: InRange(S, P, s) && MessagePorts(S, 1) && InWindow(S, 1, 1, BineSteps(P) + 1);
     exits \false; @/
  void lemma_bine_ports(int32_t P, int32_t s, int64_t S)
  {
    int32_t steps = P == 1 ? 0 : lemma_ceil_log(P - P % 2) + 2 * (P % 2);
    int32_t x = 1;
    if (1 < P)
      lemma_ceil_log2(P - P % 2);
    /@ assert steps: steps == BineSteps(P); @/
    /@ loop invariant range: 1 <= x <= steps + 1;
       loop invariant hands: \forall integer y, u, v; 1 <= y < x && BineHands(P, y, u, v) ==> 0 <= u < P && 0 <= v < P && u != v;
       loop invariant to: \forall integer y, u, v, w; 1 <= y < x && BineHands(P, y, u, v) && BineHands(P, y, u, w) ==> v == w;
       loop invariant from: \forall integer y, u, v, w; 1 <= y < x && BineHands(P, y, u, w) && BineHands(P, y, v, w) ==> u == v;
       loop assigns x;
       loop variant steps - x; @/
    while (x <= steps) {
      lemma_bine_hands(P, x);
      x++;
    }
    /@ assert within: \forall integer x, u, v; BineHands(P, x, u, v) ==> 1 <= x <= BineSteps(P); @/
    /@ assert handed: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> BineHands(P, x, u, v) && 0 <= j < s; @/
    /@ assert sending: SendMessages(S, 1); @/
    /@ assert receiving: ReceiveMessages(S, 1); @/
  }

  void theorem_bine_cast(int32_t P, int32_t s, int32_t root, int64_t S)
  {
    int32_t j = 0;
    lemma_bine_ports(P, s, S);
    /@ loop invariant range: 0 <= j <= s;
       loop invariant cast: \forall integer k; 0 <= k < j ==> BlockCast(S, P, s, root, 1, 2, 1, k);
       loop invariant once: \forall integer k; 0 <= k < j ==> BlockOnce(S, P, s, root, 1, k);
       loop assigns j;
       loop variant s - j; @/
    while (j < s) {
      if (P == 1)
        lemma_bine_alone(s, root, S, j);
      else
        lemma_bine_block(P, s, root, S, j);
      j++;
    }
    lemma_blocks_cast(S, P, s, root, 1, 2, 1, 1);
  }
*/
