/* The lower bound on volume. Of one block, x is the first step after which some rank c has all inputs; w is who sends c the block in step
   x. Before step x every rank but c and w has sent the block, else neither would have its input: P - 2 sends. From step x on every
   rank receives the block, as none has all inputs before: P sends. */
#include "proofs/theorems/any/least_volume.h"

/*@
  // At the start of step x rank v has something of every input to block b; no rank has.
  predicate KnowsAll(integer P, integer b, integer x, integer v) =
    \forall integer d; 0 <= d < P ==> Times(x, v, b, d) != 0;
  predicate NobodyKnowsAll(integer P, integer b, integer x) =
    \forall integer v; 0 <= v < P ==> !KnowsAll(P, b, x, v);

  // What is used of the schedule.
  predicate BlockSent(integer S, integer s, integer b, integer x, integer u, integer v) =
    Transfer(S, x, u, v, b) || Transfer(S, x, u, v, s + b);
*/

/* What the network does with block b. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: AnyAllreduce(S, a, n, P, s);
     requires range: 0 <= b < s;
     terminates \true;
     assigns \nothing;
     ensures start: \forall integer v, d; Times(1, v, b, d) == (v == d ? 1 : 0);
     ensures mixed: \forall integer x, v, d; 1 <= x && Times(x, v, b, d) == 0 &&
       (\forall integer u; BlockSent(S, s, b, x, u, v) ==> Times(x, u, b, d) == 0) ==> Times(x + 1, v, b, d) == 0;
     ensures still: \forall integer x, v, d; 1 <= x && (\forall integer u; !BlockSent(S, s, b, x, u, v)) ==>
       Times(x + 1, v, b, d) == Times(x, v, b, d);
     ensures row: \forall integer x, u, v; BlockSent(S, s, b, x, u, v) ==>
       \exists integer k; 0 <= k < n && SendsOf(a, k, s, b) && a[k].step == x && a[k].rank == u && a[k].peer == v;
     ensures port: \forall integer x, u, w, v; BlockSent(S, s, b, x, u, v) && BlockSent(S, s, b, x, w, v) ==> u == w;
     ensures inside: \forall integer x, u, v; BlockSent(S, s, b, x, u, v) ==> 1 <= x && 0 <= u < P && 0 <= v < P;
     exits \false; @/
  void lemma_block_run(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t b)
  {
    /@ assert none: \forall integer v, u, j; !Transfer(S, 0, u, v, j); @/
    /@ assert zero: \forall integer v, d; Times(0, v, b, d) == (v == d ? 1 : 0); @/
    /@ assert begin: \forall integer v, d; Times(1, v, b, d) == Times(0, v, b, d); @/
    /@ assert result: \forall integer x, u, v; Transfer(S, x, u, v, s + b) ==> Replaced(x, u, x + 1, v, b); @/
    /@ assert whole: \forall integer x, u, v, d; Transfer(S, x, u, v, s + b) ==> Times(x + 1, v, b, d) == Times(x, u, b, d); @/
    /@ assert part: \forall integer x, u, v, d; Transfer(S, x, u, v, b) && !ResultSent(S, s, x, v, b) ==>
         Times(x + 1, v, b, d) == Times(x, v, b, d) + Times(x, u, b, d); @/
    /@ assert same: \forall integer x, v, d; 1 <= x && !ResultSent(S, s, x, v, b) && (\forall integer u; !Transfer(S, x, u, v, b)) ==>
         Times(x + 1, v, b, d) == Times((x + 1) - 1, v, b, d); @/
    /@ assert quiet: \forall integer x, v; (\forall integer u; !BlockSent(S, s, b, x, u, v)) ==>
         !ResultSent(S, s, x, v, b) && \forall integer u; !Transfer(S, x, u, v, b); @/
    /@ assert told: \forall integer x, u, v, j; Transfer(S, x, u, v, j) ==> HasRow(a, n, DODONA_SEND, x, u, v, j); @/
    /@ assert replaced: \forall integer x, v, d; ResultSent(S, s, x, v, b) &&
         (\forall integer u; BlockSent(S, s, b, x, u, v) ==> Times(x, u, b, d) == 0) ==> Times(x + 1, v, b, d) == 0; @/
    /@ assert added: \forall integer x, u, v, d; Transfer(S, x, u, v, b) && !ResultSent(S, s, x, v, b) &&
         Times(x, v, b, d) == 0 && Times(x, u, b, d) == 0 ==> Times(x + 1, v, b, d) == 0; @/
  }

  // Who has not sent the block has told nobody of its input.
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: AnyAllreduce(S, a, n, P, s);
     requires range: 0 <= b < s && 1 <= x <= 0x4000000000000001;
     terminates \true;
     decreases x;
     assigns \nothing;
     ensures silent: \forall integer v, d; v != d && Speaks(a, n, s, b, x, d) == 0 ==> Times(x, v, b, d) == 0;
     exits \false; @/
  void lemma_silent(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t b, int64_t x)
  {
    lemma_block_run(S, a, n, P, s, b);
    if (1 < x) {
      lemma_silent(S, a, n, P, s, b, x - 1);
      lemma_speaks(a, n, s, b, x);
      lemma_speaks(a, n, s, b, x - 1);
      lemma_speaks_later(a, n, s, b, x - 1);
      /@ assert other: \forall integer u, v; BlockSent(S, s, b, x - 1, u, v) ==> Speaks(a, n, s, b, x, u) == 1; @/
      /@ assert before: \forall integer d; Speaks(a, n, s, b, x, d) == 0 ==> Speaks(a, n, s, b, x - 1, d) == 0; @/
      /@ assert from: \forall integer v, d, u; Speaks(a, n, s, b, x, d) == 0 && BlockSent(S, s, b, x - 1, u, v) ==>
           Times(x - 1, u, b, d) == 0; @/
      /@ assert next: \forall integer v, d; v != d && Speaks(a, n, s, b, x, d) == 0 ==> Times((x - 1) + 1, v, b, d) == 0; @/
    }
  }

  // Who is not sent the block from step x on keeps what it has.
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: AnyAllreduce(S, a, n, P, s);
     requires range: 0 <= b < s && 1 <= x <= y <= 0x4000000000000001;
     terminates \true;
     assigns \nothing;
     ensures kept: \forall integer v, d; Listens(a, n, s, b, x, v) == 0 ==> Times(y, v, b, d) == Times(x, v, b, d);
     exits \false; @/
  void lemma_deaf(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t b, int64_t x, int64_t y)
  {
    int64_t z = x;
    lemma_block_run(S, a, n, P, s, b);
    lemma_speaks(a, n, s, b, x);
    /@ assert told: \forall integer z, u, v; x <= z && BlockSent(S, s, b, z, u, v) ==> Listens(a, n, s, b, x, v) == 1; @/
    /@ loop invariant range: x <= z <= y;
       loop invariant kept: \forall integer v, d; Listens(a, n, s, b, x, v) == 0 ==> Times(z, v, b, d) == Times(x, v, b, d);
       loop assigns z;
       loop variant y - z; @/
    while (z < y)
      z++;
  }
*/

/* Step x, the first after which a rank knows. */
/*@ ghost
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: AnyAllreduce(S, a, n, P, s);
     requires range: 0 <= b < s && 1 <= x <= 0x4000000000000000 && 0 <= c < P && 0 <= w < P;
     terminates \true;
     assigns \nothing;
     ensures two: BlockSent(S, s, b, x, w, c) && KnowsAll(P, b, x + 1, c) ==> P - 2 <= SentBefore(a, n, s, b, x);
     exits \false; @/
  void lemma_knows_by(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t b, int64_t x, int32_t c, int32_t w)
  {
    lemma_block_run(S, a, n, P, s, b);
    lemma_silent(S, a, n, P, s, b, x);
    lemma_speaks(a, n, s, b, x);
    lemma_all_speak(a, n, s, b, x, c, w, P);
    lemma_speakers(a, n, s, b, x, P);
    /@ assert only: BlockSent(S, s, b, x, w, c) ==> \forall integer u; BlockSent(S, s, b, x, u, c) ==> u == w; @/
    /@ assert some: BlockSent(S, s, b, x, w, c) ==> \forall integer d; Times(x, c, b, d) == 0 && Times(x, w, b, d) == 0 ==>
         Times(x + 1, c, b, d) == 0; @/
    /@ assert quiet: BlockSent(S, s, b, x, w, c) ==> \forall integer d; d != c && d != w && Speaks(a, n, s, b, x, d) == 0 ==>
         Times(x, c, b, d) == 0 && Times(x, w, b, d) == 0 && Times(x + 1, c, b, d) == 0; @/
    /@ assert spoke: BlockSent(S, s, b, x, w, c) && KnowsAll(P, b, x + 1, c) ==>
         \forall integer d; 0 <= d < P && d != c && d != w ==> Speaks(a, n, s, b, x, d) == 1; @/
  }

  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: AnyAllreduce(S, a, n, P, s);
     requires range: 0 <= b < s && 1 <= x <= 0x4000000000000000 && 0 <= c < P;
     terminates \true;
     assigns \nothing;
     ensures before: NobodyKnowsAll(P, b, x) && KnowsAll(P, b, x + 1, c) ==> P - 2 <= SentBefore(a, n, s, b, x);
     exits \false; @/
  void lemma_first_knows(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t b, int64_t x, int32_t c)
  {
    int32_t w = 0;
    lemma_block_run(S, a, n, P, s, b);
    /@ loop invariant range: 0 <= w <= P;
       loop invariant two: \forall integer u; 0 <= u < w && BlockSent(S, s, b, x, u, c) && KnowsAll(P, b, x + 1, c) ==>
         P - 2 <= SentBefore(a, n, s, b, x);
       loop assigns w;
       loop variant P - w; @/
    while (w < P) {
      lemma_knows_by(S, a, n, P, s, b, x, c, w);
      w++;
    }
    /@ assert quiet: (\forall integer u; !BlockSent(S, s, b, x, u, c)) ==> \forall integer d; Times(x + 1, c, b, d) == Times(x, c, b, d); @/
    /@ assert new: NobodyKnowsAll(P, b, x) && KnowsAll(P, b, x + 1, c) ==> !KnowsAll(P, b, x, c); @/
    /@ assert sent: NobodyKnowsAll(P, b, x) && KnowsAll(P, b, x + 1, c) ==> \exists integer u; BlockSent(S, s, b, x, u, c); @/
  }

  // After step x nobody knows either, or the block has been sent often enough.
  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: AnyAllreduce(S, a, n, P, s);
     requires range: 1 <= P && 0 <= b < s && 1 <= x <= last <= 0x4000000000000000;
     requires reduced: AllReduced(P, s, 0, 1, last + 1);
     requires first: NobodyKnowsAll(P, b, x) || 2 * (P - 1) <= SentOf(a, n, s, b);
     terminates \true;
     assigns \nothing;
     ensures next: NobodyKnowsAll(P, b, x + 1) || 2 * (P - 1) <= SentOf(a, n, s, b);
     exits \false; @/
  void lemma_knows_next(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t b, int64_t x, int64_t last)
  {
    int32_t c = 0;
    lemma_speaks(a, n, s, b, x);
    lemma_deaf(S, a, n, P, s, b, x, last + 1);
    lemma_all_speak(a, n, s, b, x, 0, 0, P);
    lemma_speakers(a, n, s, b, x, P);
    lemma_sent_split(a, n, s, b, x);
    /@ assert knows: \forall integer v; 0 <= v < P ==> KnowsAll(P, b, last + 1, v); @/
    /@ assert kept: \forall integer v; 0 <= v < P && Listens(a, n, s, b, x, v) == 0 ==> KnowsAll(P, b, x, v); @/
    /@ assert learns: NobodyKnowsAll(P, b, x) ==> \forall integer v; 0 <= v < P ==> Listens(a, n, s, b, x, v) == 1; @/
    /@ assert after: NobodyKnowsAll(P, b, x) ==> P <= SentFrom(a, n, s, b, x); @/
    /@ loop invariant range: 0 <= c <= P;
       loop invariant before: \forall integer v; NobodyKnowsAll(P, b, x) && 0 <= v < c && KnowsAll(P, b, x + 1, v) ==> P - 2 <= SentBefore(a, n, s, b, x);
       loop assigns c;
       loop variant P - c; @/
    while (c < P) {
      lemma_first_knows(S, a, n, P, s, b, x, c);
      c++;
    }
  }

  /@ requires rows: 0 <= n && \valid_read(a + (0 .. n - 1));
     requires schedule: AnyAllreduce(S, a, n, P, s);
     requires range: 1 <= P && 0 <= b < s && 0 <= last <= 0x4000000000000000;
     requires reduced: AllReduced(P, s, 0, 1, last + 1);
     terminates \true;
     assigns \nothing;
     ensures block: 2 * (P - 1) <= SentOf(a, n, s, b);
     exits \false; @/
  void lemma_block_volume(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int32_t b, int64_t last)
  {
    int64_t x = 1;
    lemma_block_run(S, a, n, P, s, b);
    lemma_sent_split(a, n, s, b, 0);
    lemma_speakers(a, n, s, b, 0, 0);
    /@ assert some: 0 <= SentOf(a, n, s, b); @/
    /@ assert first: 2 <= P ==> Times(1, 0, b, 1) == 0 && !KnowsAll(P, b, 1, 0); @/
    /@ assert other: \forall integer v; 1 <= v < P ==> Times(1, v, b, 0) == 0 && !KnowsAll(P, b, 1, v); @/
    /@ assert nobody: 2 <= P ==> NobodyKnowsAll(P, b, 1); @/
    /@ assert knows: \forall integer v; 0 <= v < P ==> KnowsAll(P, b, last + 1, v); @/
    /@ loop invariant range: 1 <= x <= last + 1;
       loop invariant next: NobodyKnowsAll(P, b, x) || 2 * (P - 1) <= SentOf(a, n, s, b);
       loop assigns x;
       loop variant last + 1 - x; @/
    while (x < last + 1) {
      lemma_knows_next(S, a, n, P, s, b, x, last);
      x++;
    }
    /@ assert end: KnowsAll(P, b, x, 0); @/
  }
*/

/*@ ghost
  int32_t theorem_least_volume(int64_t S, const dodona_row *a, int64_t n, int32_t P, int32_t s, int64_t last)
  {
    int32_t b = 0;
    /@ loop invariant range: 0 <= b <= s;
       loop invariant block: \forall integer c; 0 <= c < b ==> 2 * (P - 1) <= SentOf(a, n, s, c);
       loop invariant all: 2 * (P - 1) * b <= SentOfAll(a, n, s, b);
       loop assigns b;
       loop variant s - b; @/
    while (b < s) {
      lemma_block_volume(S, a, n, P, s, b, last);
      /@ assert more: SentOfAll(a, n, s, b + 1) == SentOfAll(a, n, s, b) + SentOf(a, n, s, b); @/
      b++;
    }
    /@ assert rows: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==>
         HasRow(a, n, DODONA_SEND, a[k].step, a[k].rank, a[k].peer, a[k].block); @/
    /@ assert sent: \forall integer k; 0 <= k < n && a[k].op == DODONA_SEND ==>
         Transfer(S, a[k].step, a[k].rank, a[k].peer, a[k].block); @/
    lemma_sent_same(a, n, P, s);
    return lemma_busiest(a, n, P);
  }
*/
