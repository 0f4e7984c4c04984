/* The lower bound on simplex ports: in a step at most half of the ranks receive, and at most as many as have anything to send. */
#include "ref/check/broadcast.h"
#include "spec/lemmas/least_simplex.h"

/*@
  // In step x: who receives hears from a rank that has something, that receives nothing then, and that tells nobody else.
  predicate Turns{L}(dodona_row *a, integer n, integer P, integer root, integer x) =
    \forall integer v; 0 <= v < P && Busy(a, n, x, v) == 1 ==>
      0 <= SenderIn(a, n, x, v) < P && Awake(a, n, root, x, SenderIn(a, n, x, v)) == 1 && Busy(a, n, x, SenderIn(a, n, x, v)) == 0;
  predicate Alone{L}(dodona_row *a, integer n, integer P, integer x) =
    \forall integer v, w; 0 <= v < P && 0 <= w < P && Busy(a, n, x, v) == 1 && Busy(a, n, x, w) == 1 &&
      SenderIn(a, n, x, v) == SenderIn(a, n, x, w) ==> v == w;

  // A block's first receipt keeps the receiver busy, and two blocks come in two steps.
  predicate Received{L}(dodona_row *a, integer n, integer P, integer s, integer root, integer last) =
    \forall integer v, j; 0 <= v < P && v != root && 0 <= j < s ==> 1 <= GotIn(a, n, v, j) <= last && Busy(a, n, GotIn(a, n, v, j), v) == 1;
  predicate OneByOne{L}(dodona_row *a, integer n, integer P, integer s, integer root) =
    \forall integer v, j, k; 0 <= v < P && v != root && 0 <= j < s && 0 <= k < s && GotIn(a, n, v, j) == GotIn(a, n, v, k) ==> j == k;
*/

/*@ ghost
  /@ requires range: 1 <= x;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures root: Awake(a, n, root, x, root) == 1;
     ensures told: \forall integer y, v; 1 <= y < x && Busy(a, n, y, v) == 1 ==> Awake(a, n, root, x, v) == 1;
     ensures answer: \forall integer v; 0 <= Awake(a, n, root, x, v) <= 1;
     exits \false; @/
  void lemma_awake(const dodona_row *a, int64_t n, int32_t root, int64_t x)
  {
    if (1 < x)
      lemma_awake(a, n, root, x - 1);
  }

  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: BlockBroadcast(S, a, n, P, s, root) && SimplexPorts(S, 1);
     requires range: 1 <= x;
     terminates \true;
     assigns \nothing;
     ensures turns: Turns(a, n, P, root, x);
     ensures alone: Alone(a, n, P, x);
     exits \false; @/
  void lemma_turns(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int64_t x)
  {
    lemma_sender(S, a, n);
    lemma_awake(a, n, root, x);
    /@ assert sent: \forall integer v; Busy(a, n, x, v) == 1 ==> \exists integer j; Transfer(S, x, SenderIn(a, n, x, v), v, j); @/
    /@ assert busy: \forall integer y, u, v, j; Transfer(S, y, u, v, j) ==> Busy(a, n, y, v) == 1 && 1 <= y; @/
    /@ assert has: \forall integer u, v, j; Transfer(S, x, u, v, j) ==> Awake(a, n, root, x, u) == 1; @/
    /@ assert quiet: \forall integer u, v, j; Transfer(S, x, u, v, j) ==> \forall integer w, k; !Transfer(S, x, w, u, k); @/
    /@ assert idle: \forall integer u, v, j; Transfer(S, x, u, v, j) ==> Busy(a, n, x, u) == 0; @/
  }

  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: BlockBroadcast(S, a, n, P, s, root);
     requires last: EndsWith(S, last);
     terminates \true;
     assigns \nothing;
     ensures received: Received(a, n, P, s, root, last);
     ensures one: OneByOne(a, n, P, s, root);
     exits \false; @/
  void lemma_received(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int64_t last)
  {
    lemma_block_broadcast(S, a, n, P, s, root);
    lemma_sender(S, a, n);
    /@ assert there: \forall integer v, j; 0 <= v < P && v != root && 0 <= j < s ==>
         Transfer(S, GotIn(a, n, v, j), GotFrom(a, n, v, j), v, j); @/
  }
*/

/* Who receives, counted by who sends. */
/*@ ghost
  /@ requires range: 0 <= r;
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures next: 0 <= c ==> BusyBelow(a, n, x, c + 1, r) == BusyBelow(a, n, x, c, r) + FedBy(a, n, x, c, r);
     ensures none: BusyBelow(a, n, x, 0, r) == 0;
     ensures all: r <= P && Turns(a, n, P, root, x) ==> BusyBelow(a, n, x, P, r) == BusyBy(a, n, x, r);
     exits \false; @/
  void lemma_busy_below(const dodona_row *a, int64_t n, int32_t P, int32_t root, int64_t x, int32_t c, int32_t r)
  {
    if (0 < r) {
      lemma_busy_below(a, n, P, root, x, c, r - 1);
      /@ assert here: BusyFrom(a, n, x, c + 1, r - 1) ==
           BusyFrom(a, n, x, c, r - 1) + (0 <= c && SenderIn(a, n, x, r - 1) == c ? Busy(a, n, x, r - 1) : 0); @/
    }
  }

  // A rank feeds one rank at most, and none if it has nothing or receives.
  /@ requires range: 0 <= r <= P && 0 <= u < P && 1 <= x;
     requires turns: Turns(a, n, P, root, x) && Alone(a, n, P, x);
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures none: FedBy(a, n, x, u, r) == 0 || \exists integer v; 0 <= v < r && SenderIn(a, n, x, v) == u && Busy(a, n, x, v) == 1;
     ensures one: 0 <= FedBy(a, n, x, u, r) <= 1;
     exits \false; @/
  void lemma_fed_by(const dodona_row *a, int64_t n, int32_t P, int32_t root, int64_t x, int32_t u, int32_t r)
  {
    if (0 < r) {
      lemma_fed_by(a, n, P, root, x, u, r - 1);
      /@ assert alone: Busy(a, n, x, r - 1) == 1 && SenderIn(a, n, x, r - 1) == u ==>
           \forall integer v; 0 <= v < r - 1 && SenderIn(a, n, x, v) == u ==> Busy(a, n, x, v) == 0; @/
    }
  }

  /@ requires range: 0 <= c <= P && 1 <= x;
     requires turns: Turns(a, n, P, root, x) && Alone(a, n, P, x);
     terminates \true;
     decreases c;
     assigns \nothing;
     ensures awake: BusyBelow(a, n, x, c, P) <= AwakeBy(a, n, root, x, c);
     ensures idle: BusyBelow(a, n, x, c, P) + BusyBy(a, n, x, c) <= c;
     exits \false; @/
  void lemma_below(const dodona_row *a, int64_t n, int32_t P, int32_t root, int64_t x, int32_t c)
  {
    lemma_busy_below(a, n, P, root, x, c - 1, P);
    lemma_awake(a, n, root, x);
    if (0 < c) {
      lemma_below(a, n, P, root, x, c - 1);
      lemma_fed_by(a, n, P, root, x, c - 1, P);
      /@ assert fed: FedBy(a, n, x, c - 1, P) <= Awake(a, n, root, x, c - 1); @/
      /@ assert idle: FedBy(a, n, x, c - 1, P) + Busy(a, n, x, c - 1) <= 1; @/
    }
  }

  // In a step half of the ranks receive, at most, and as many as have something.
  /@ requires range: 0 <= P && 1 <= x;
     requires turns: Turns(a, n, P, root, x) && Alone(a, n, P, x);
     terminates \true;
     assigns \nothing;
     ensures half: 2 * BusyBy(a, n, x, P) <= P;
     ensures awake: BusyBy(a, n, x, P) <= AwakeBy(a, n, root, x, P);
     exits \false; @/
  void lemma_half_busy(const dodona_row *a, int64_t n, int32_t P, int32_t root, int64_t x)
  {
    lemma_busy_below(a, n, P, root, x, 0, P);
    lemma_below(a, n, P, root, x, P);
  }

  /@ requires range: 0 <= r && 1 <= x;
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures next: AwakeBy(a, n, root, x + 1, r) <= AwakeBy(a, n, root, x, r) + BusyBy(a, n, x, r);
     ensures first: AwakeBy(a, n, root, 1, r) <= 1 && (r <= root ==> AwakeBy(a, n, root, 1, r) == 0);
     exits \false; @/
  void lemma_awake_next(const dodona_row *a, int64_t n, int32_t root, int64_t x, int32_t r)
  {
    lemma_awake(a, n, root, x);
    if (0 < r)
      lemma_awake_next(a, n, root, x, r - 1);
  }
*/

/* What has come, block by block and rank by rank. */
/*@ ghost
  /@ requires range: 0 <= c <= s && 0 <= v < P && v != root && 1 <= m;
     requires received: Received(a, n, P, s, root, last) && OneByOne(a, n, P, s, root);
     terminates \true;
     decreases c;
     assigns \nothing;
     ensures same: Got(a, n, m - 1, v, c) == Got(a, n, m, v, c) ||
       (Got(a, n, m - 1, v, c) + 1 == Got(a, n, m, v, c) && \exists integer j; 0 <= j < c && GotIn(a, n, v, j) == m);
     ensures next: Got(a, n, m, v, c) <= Got(a, n, m - 1, v, c) + Busy(a, n, m, v);
     ensures none: Got(a, n, 0, v, c) == 0;
     ensures all: last <= m ==> Got(a, n, m, v, c) == c;
     exits \false; @/
  void lemma_got(const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int64_t last, int64_t m, int32_t v, int32_t c)
  {
    if (0 < c) {
      lemma_got(a, n, P, s, root, last, m, v, c - 1);
      /@ assert one: GotIn(a, n, v, c - 1) == m ==> \forall integer j; 0 <= j < c - 1 ==> GotIn(a, n, v, j) != m; @/
    }
  }

  /@ requires range: 0 <= r <= P && 1 <= s && 1 <= m;
     requires received: Received(a, n, P, s, root, last) && OneByOne(a, n, P, s, root);
     terminates \true;
     decreases r;
     assigns \nothing;
     ensures next: GotBy(a, n, root, m, s, r) <= GotBy(a, n, root, m - 1, s, r) + BusyBy(a, n, m, r);
     ensures none: GotBy(a, n, root, 0, s, r) == 0;
     ensures before: last <= m && r <= root ==> GotBy(a, n, root, m, s, r) == r * s;
     ensures after: last <= m && 0 <= root < r ==> GotBy(a, n, root, m, s, r) == (r - 1) * s;
     exits \false; @/
  void lemma_got_by(const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int64_t last, int64_t m, int32_t r)
  {
    if (0 < r) {
      lemma_got_by(a, n, P, s, root, last, m, r - 1);
      /@ assert more: (r - 1) * s + s == r * s && (r - 2) * s + s == (r - 1) * s; @/
      if (r - 1 != root)
        lemma_got(a, n, P, s, root, last, m, r - 1, s);
    }
  }

  /@ requires range: 0 <= k;
     terminates \true;
     decreases k;
     assigns \nothing;
     ensures some: 1 <= Pow2(k);
     exits \false; @/
  void lemma_some_power(int64_t k)
  {
    if (0 < k)
      lemma_some_power(k - 1);
  }

  /@ requires range: 0 <= m && 0 <= T;
     terminates \true;
     decreases U < T ? 0 : U - T;
     assigns \nothing;
     ensures more: T <= U ==> SimplexMost(m, T) <= SimplexMost(m, U);
     exits \false; @/
  void lemma_simplex_more(int32_t m, int64_t T, int64_t U)
  {
    if (T < U) {
      lemma_simplex_more(m, T, U - 1);
      lemma_some_power(U - 1);
    }
  }

  // After m steps there are as many messages as the first m steps have room for, and what follows has 2^m senders.
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: BlockBroadcast(S, a, n, P, s, root) && SimplexPorts(S, 1);
     requires received: Received(a, n, P, s, root, last) && OneByOne(a, n, P, s, root);
     requires range: 1 <= P && 1 <= s && 0 <= m;
     terminates \true;
     decreases m;
     assigns \nothing;
     ensures got: GotBy(a, n, root, m, s, P) <= SimplexMost(P / 2, m);
     ensures awake: AwakeBy(a, n, root, m + 1, P) <= Pow2(m);
     exits \false; @/
  void lemma_got_most(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int64_t last, int64_t m)
  {
    if (m == 0) {
      lemma_got_by(a, n, P, s, root, last, 1, P);
      lemma_awake_next(a, n, root, 1, P);
      return;
    }
    lemma_got_most(S, a, n, P, s, root, last, m - 1);
    lemma_turns(S, a, n, P, s, root, m);
    lemma_half_busy(a, n, P, root, m);
    lemma_awake_next(a, n, root, m, P);
    lemma_got_by(a, n, P, s, root, last, m, P);
    /@ assert half: BusyBy(a, n, m, P) <= P / 2; @/
    /@ assert twice: Pow2(m) == 2 * Pow2(m - 1); @/
  }

  void theorem_least_simplex(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t root, int64_t T, int64_t last)
  {
    lemma_received(S, a, n, P, s, root, last);
    lemma_got_most(S, a, n, P, s, root, last, last);
    lemma_got_by(a, n, P, s, root, last, last < 1 ? 1 : last, P);
    int32_t other = root == 0 ? 1 : 0;
    /@ assert some: P == 1 || 1 <= GotIn(a, n, other, 0) <= last; @/
    /@ assert room: 2 <= P ==> (P - 1) * s <= SimplexMost(P / 2, last); @/
    lemma_simplex_more(P / 2, last, T - 1);
  }
*/
