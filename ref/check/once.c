#include "ref/check/once.h"
#include "ref/check/cell_of.h"
#include "spec/lemmas/check_made.h"
#include "spec/lemmas/check_weights.h"

/*@
  // The names of what ranks have in the end.
  predicate Named{M}(dodona_message *a, integer latency, integer n, integer P, integer s, uint64_t *made) =
    \forall integer b, v; 0 <= b < s && 0 <= v < P ==> made[Cell(P, v, b)] == MadeWord(Made(a, latency, b, n, v));

  // A name that is known is of something that has each input once.
  predicate KnownOnce{M}(dodona_message *a, integer latency, integer n, integer P, integer s, uint8_t *begins,
                         uint16_t *known) =
    \forall integer b, v; 0 <= b < s && 0 <= v < P && 0 <= Made(a, latency, b, n, v) < n &&
      known[Made(a, latency, b, n, v)] != 0 ==> HasEachOnce(a, latency, b, n, P, begins, v);

  // Ranks before `next` have what they want of block b, and `next` wants it, if it is a rank.
  predicate JudgedBlock{M}(dodona_message *a, integer latency, integer n, integer P, uint8_t *begins, uint8_t *wants,
                           integer b, integer next) =
    0 <= next <= P && AllHaveEachOnce(a, latency, b, n, P, begins, wants, next) &&
    (next < P ==> wants[Cell(P, next, b)] != 0);
*/

/*@ requires rows: Messages(a, n, P, s) && 0 <= b < s;
    requires read: \valid_read(begins + (0 .. Cells(P, s) - 1)) && \valid_read(wants + (0 .. Cells(P, s) - 1)) &&
      \valid_read(made + (0 .. Cells(P, s) - 1)) && \valid_read(known + (0 .. n - 1));
    requires from: 0 <= from <= P;
    requires named: Named(a, latency, n, P, s, made);
    requires known: KnownOnce(a, latency, n, P, s, begins, known);
    requires before: AllHaveEachOnce(a, latency, b, n, P, begins, wants, from);
    terminates \true;
    assigns \nothing;
    ensures next: from <= \result <= P;
    ensures judged: JudgedBlock(a, latency, n, P, begins, wants, b, \result);
    exits \false; */
static int32_t next_of(int32_t P, int32_t b, int32_t from, const uint8_t *wants,
                       const uint64_t *made, const uint16_t *known)
/*@ ghost (const dodona_message *a, int64_t n, int64_t latency, int32_t s, const uint8_t *begins) */
{
  //@ ghost lemma_made_place(a, n, latency, P, s);
  /*@ loop invariant range: from <= d <= P;
      loop invariant before: AllHaveEachOnce(a, latency, b, n, P, begins, wants, d);
      loop assigns d;
      loop variant P - d; */
  for (int32_t d = from; d < P; d++) {
    const int64_t at = dodona_check_cell_of(P, d, b) /*@ ghost (s) */;
    //@ assert name: made[at] == MadeWord(Made(a, latency, b, n, d));
    if (wants[at] != 0 && (made[at] < DODONA_MADE_AT || known[made[at] - DODONA_MADE_AT] == 0))
      return d;
    //@ assert has: wants[at] != 0 ==> HasEachOnce(a, latency, b, n, P, begins, d);
  }
  return P;
}

/* How often the input is to be there. */
/*@ terminates \true;
    assigns \nothing;
    ensures due: \result == Due(entry);
    exits \false; */
static uint32_t due(uint8_t entry) {
  return entry == 2 ? 0 : 1;
}

/* Returns the first input that is not there as often as is due, or -1. */
/*@ requires range: 0 <= b < s && 0 <= d < P;
    requires read: \valid_read(begins + (0 .. Cells(P, s) - 1)) && \valid_read(w + (0 .. Cells(P, s) - 1));
    requires counted: \forall integer i; 0 <= i < P ==>
      Saturated(w[Cell(P, i, b)], Copies(a, latency, b, i, n, d));
    terminates \true;
    assigns \nothing;
    ensures range: -1 <= \result < P;
    ensures once: \result == -1 ==> HasEachOnce(a, latency, b, n, P, begins, d);
    ensures lack: 0 <= \result ==> begins[Cell(P, \result, b)] != 0 &&
      w[Cell(P, \result, b)] != Due(begins[Cell(P, \result, b)]);
    exits \false; */
static int32_t lacking(int32_t P, int32_t b, const uint8_t *begins, const uint32_t *w)
/*@ ghost (const dodona_message *a, int64_t n, int64_t latency, int32_t s, int32_t d) */ {
  /*@ loop invariant range: 0 <= i <= P;
      loop invariant once: \forall integer j; 0 <= j < i && begins[Cell(P, j, b)] != 0 ==>
        Copies(a, latency, b, j, n, d) == Due(begins[Cell(P, j, b)]);
      loop assigns i;
      loop variant P - i; */
  for (int32_t i = 0; i < P; i++) {
    const int64_t at = dodona_check_cell_of(P, i, b) /*@ ghost (s) */;
    if (begins[at] != 0 && w[at] != due(begins[at]))
      return i;
  }
  return -1;
}

/* The first rank of each block that wants it, and is not known to have it. */
/*@ requires rows: Messages(a, n, P, s);
    requires read: \valid_read(begins + (0 .. Cells(P, s) - 1)) && \valid_read(wants + (0 .. Cells(P, s) - 1)) &&
      \valid_read(made + (0 .. Cells(P, s) - 1)) && \valid_read(known + (0 .. n - 1));
    requires valid: 0 <= P && 0 <= s && \valid(want + (0 .. s - 1));
    requires apart: \separated(made + (0 .. Cells(P, s) - 1), want + (0 .. s - 1));
    requires named: Named(a, latency, n, P, s, made);
    requires known: KnownOnce(a, latency, n, P, s, begins, known);
    terminates \true;
    assigns want[0 .. s - 1];
    ensures judged: \forall integer b; 0 <= b < s ==> JudgedBlock(a, latency, n, P, begins, wants, b, want[b]);
    exits \false; */
static void begin(int32_t P, int32_t s, const uint8_t *wants, const uint64_t *made,
                  const uint16_t *known, uint64_t *want)
/*@ ghost (const dodona_message *a, int64_t n, int64_t latency, const uint8_t *begins) */ {
  //@ ghost lemma_cells(P, s);
  /*@ loop invariant range: 0 <= b <= s;
      loop invariant named: Named(a, latency, n, P, s, made);
      loop invariant judged: \forall integer c; 0 <= c < b ==>
        JudgedBlock(a, latency, n, P, begins, wants, c, want[c]);
      loop assigns b, want[0 .. s - 1];
      loop variant s - b; */
  for (int32_t b = 0; b < s; b++)
    want[b] =
        (uint64_t)next_of(P, b, 0, wants, made, known) /*@ ghost (a, n, latency, s, begins) */;
}

/* Judges what rank want[b] has of block b. If rank want[b] has all inputs once, want[b] becomes the next rank to be judged. */
/*@ requires rows: Messages(a, n, P, s) && 0 <= b < s;
    requires read: \valid_read(begins + (0 .. Cells(P, s) - 1)) && \valid_read(wants + (0 .. Cells(P, s) - 1)) &&
      \valid_read(made + (0 .. Cells(P, s) - 1)) && \valid_read(w + (0 .. Cells(P, s) - 1));
    requires valid: \valid(known + (0 .. n - 1)) && \valid(want + (0 .. s - 1));
    requires apart: \separated(made + (0 .. Cells(P, s) - 1), want + (0 .. s - 1));
    requires named: Named(a, latency, n, P, s, made);
    requires known: KnownOnce(a, latency, n, P, s, begins, known);
    requires judged: want[b] < P && JudgedBlock(a, latency, n, P, begins, wants, b, want[b]);
    requires counted: \forall integer i; 0 <= i < P ==>
      Saturated(w[Cell(P, i, b)], Copies(a, latency, b, i, n, want[b]));
    terminates \true;
    assigns known[0 .. n - 1], want[b];
    ensures range: \result.block == -1 || \result.block == b;
    ensures known: KnownOnce(a, latency, n, P, s, begins, known);
    ensures judged: \result.block == -1 ==>
      \old(want[b]) < want[b] && JudgedBlock(a, latency, n, P, begins, wants, b, want[b]);
    ensures lack: \result.block == b ==> IsLack(a, latency, n, P, begins, wants, \result);
    exits \false; */
static dodona_lack judge(int32_t P, int32_t b, const uint8_t *begins, const uint8_t *wants,
                         const uint64_t *made, const uint32_t *w, uint16_t *known, uint64_t *want)
/*@ ghost (const dodona_message *a, int64_t n, int64_t latency, int32_t s) */ {
  const int32_t d = (int32_t)want[b];
  const int32_t input = lacking(P, b, begins, w) /*@ ghost (a, n, latency, s, d) */;
  if (input >= 0) {
    const int64_t at = dodona_check_cell_of(P, input, b) /*@ ghost (s) */;
    return (dodona_lack){b, d, input, (int32_t)w[at]};
  }
  const int64_t at = dodona_check_cell_of(P, d, b) /*@ ghost (s) */;
  //@ ghost lemma_made_place(a, n, latency, P, s);
  //@ ghost lemma_same_name(a, n, latency, P, s, b, begins, d);
  //@ ghost lemma_cells(P, s);
  //@ assert name: made[at] == MadeWord(Made(a, latency, b, n, d));
  if (made[at] >= DODONA_MADE_AT) {
    /*@ assert mine: \forall integer c, v; 0 <= c < s && 0 <= v < P &&
          Made(a, latency, c, n, v) == Made(a, latency, b, n, d) ==> c == b; */
    known[made[at] - DODONA_MADE_AT] = 1;
  }
  //@ assert known: KnownOnce(a, latency, n, P, s, begins, known);
  want[b] =
      (uint64_t)next_of(P, b, d + 1, wants, made, known) /*@ ghost (a, n, latency, s, begins) */;
  return (dodona_lack){-1, -1, -1, 1};
}

/* Whether a block has a rank to be judged. */
/*@ requires valid: 0 <= s && \valid_read(want + (0 .. s - 1));
    requires range: 0 <= P && \forall integer b; 0 <= b < s ==> want[b] <= P;
    terminates \true;
    assigns \nothing;
    ensures open: \result == 0 ==> \forall integer b; 0 <= b < s ==> want[b] == P;
    exits \false; */
static int is_open(int32_t P, int32_t s, const uint64_t *want) {
  /*@ loop invariant range: 0 <= b <= s;
      loop invariant done: \forall integer c; 0 <= c < b ==> want[c] == P;
      loop assigns b;
      loop variant s - b; */
  for (int32_t b = 0; b < s; b++)
    if (want[b] < (uint64_t)P)
      return 1;
  return 0;
}

/* Judges one rank of each block that is open. */
/*@ requires rows: Messages(a, n, P, s) && 0 <= P && 0 <= s;
    requires read: \valid_read(begins + (0 .. Cells(P, s) - 1)) && \valid_read(wants + (0 .. Cells(P, s) - 1)) &&
      \valid_read(made + (0 .. Cells(P, s) - 1)) && \valid_read(w + (0 .. Cells(P, s) - 1));
    requires valid: \valid(known + (0 .. n - 1)) && \valid(want + (0 .. s - 1));
    requires apart: \separated(made + (0 .. Cells(P, s) - 1), want + (0 .. s - 1));
    requires named: Named(a, latency, n, P, s, made);
    requires known: KnownOnce(a, latency, n, P, s, begins, known);
    requires judged: \forall integer b; 0 <= b < s ==>
      pass <= want[b] && JudgedBlock(a, latency, n, P, begins, wants, b, want[b]);
    requires counted: \forall integer b, i; 0 <= b < s && want[b] < P && 0 <= i < P ==>
      Saturated(w[Cell(P, i, b)], Copies(a, latency, b, i, n, want[b]));
    requires pass: 0 <= pass < P;
    terminates \true;
    assigns known[0 .. n - 1], want[0 .. s - 1];
    ensures range: -1 <= \result.block < s;
    ensures known: KnownOnce(a, latency, n, P, s, begins, known);
    ensures judged: \result.block == -1 ==> \forall integer b; 0 <= b < s ==>
      pass + 1 <= want[b] && JudgedBlock(a, latency, n, P, begins, wants, b, want[b]);
    ensures lack: 0 <= \result.block ==> IsLack(a, latency, n, P, begins, wants, \result);
    exits \false; */
static dodona_lack judge_all(int32_t P, int32_t s, const uint8_t *begins, const uint8_t *wants,
                             const uint64_t *made, const uint32_t *w, uint16_t *known,
                             uint64_t *want)
/*@ ghost (const dodona_message *a, int64_t n, int64_t latency, int32_t pass) */ {
  //@ ghost lemma_cells(P, s);
  /*@ loop invariant range: 0 <= b <= s;
      loop invariant named: Named(a, latency, n, P, s, made);
      loop invariant known: KnownOnce(a, latency, n, P, s, begins, known);
      loop invariant judged: \forall integer c; 0 <= c < s ==> JudgedBlock(a, latency, n, P, begins, wants, c, want[c]);
      loop invariant later: \forall integer c; 0 <= c < b ==> pass + 1 <= want[c];
      loop invariant same: \forall integer c; b <= c < s ==> want[c] == \at(want[c], Pre);
      loop assigns b, known[0 .. n - 1], want[0 .. s - 1];
      loop variant s - b; */
  for (int32_t b = 0; b < s; b++) {
    if (want[b] == (uint64_t)P)
      continue;
    const dodona_lack lack =
        judge(P, b, begins, wants, made, w, known, want) /*@ ghost (a, n, latency, s) */;
    if (lack.block >= 0)
      return lack;
  }
  return (dodona_lack){-1, -1, -1, 1};
}

/*@ requires valid: 0 <= n && \valid(known + (0 .. n - 1));
    terminates \true;
    assigns known[0 .. n - 1];
    ensures none: \forall integer k; 0 <= k < n ==> known[k] == 0;
    exits \false; */
static void forget(int64_t n, uint16_t *known) {
  /*@ loop invariant range: 0 <= k <= n;
      loop invariant none: \forall integer j; 0 <= j < k ==> known[j] == 0;
      loop assigns k, known[0 .. n - 1];
      loop variant n - k; */
  for (int64_t k = 0; k < n; k++)
    known[k] = 0;
}

/* Weighs what rank want[b] has of each block b; all that is known stays so. */
/*@ requires rows: Messages(a, n, P, s) && MessagesSorted(a, n) && 0 <= P && 0 <= s;
    requires latency: 0 <= latency;
    requires read: \valid_read(want + (0 .. s - 1));
    requires valid: \valid(sent + (0 .. n - 1)) && \valid(w + (0 .. Cells(P, s) - 1));
    requires apart: \separated(a + (0 .. n - 1), sent + (0 .. n - 1), w + (0 .. Cells(P, s) - 1)) &&
      \separated(want + (0 .. s - 1), sent + (0 .. n - 1)) && \separated(want + (0 .. s - 1), w + (0 .. Cells(P, s) - 1)) &&
      \separated(begins + (0 .. Cells(P, s) - 1), sent + (0 .. n - 1)) &&
      \separated(wants + (0 .. Cells(P, s) - 1), sent + (0 .. n - 1));
    requires known: KnownOnce(a, latency, n, P, s, begins, known);
    requires judged: \forall integer b; 0 <= b < s ==> JudgedBlock(a, latency, n, P, begins, wants, b, want[b]);
    terminates \true;
    assigns sent[0 .. n - 1], w[0 .. Cells(P, s) - 1];
    ensures known: KnownOnce(a, latency, n, P, s, begins, known);
    ensures judged: \forall integer b; 0 <= b < s ==> JudgedBlock(a, latency, n, P, begins, wants, b, want[b]);
    ensures counted: \forall integer b, i; 0 <= b < s && want[b] < P && 0 <= i < P ==>
      Saturated(w[Cell(P, i, b)], Copies(a, latency, b, i, n, want[b]));
    exits \false; */
static void weigh(const dodona_message *a, int64_t n, int64_t latency, int32_t P, int32_t s,
                  const uint64_t *want, uint8_t *sent, uint32_t *w)
/*@ ghost (const uint8_t *begins, const uint8_t *wants, const uint16_t *known) */ {
  //@ ghost lemma_cells(P, s);
  dodona_check_weights(a, n, latency, P, s, want, sent, w);
  /*@ assert begin: \forall integer q; 0 <= q < Cells(P, s) ==> begins[q] == \at(begins[q], Pre); */
  /*@ assert wants: \forall integer q; 0 <= q < Cells(P, s) ==> wants[q] == \at(wants[q], Pre); */
  /*@ assert each: \forall integer b, d; 0 <= b < s && 0 <= d < P &&
        \at(HasEachOnce(a, latency, b, n, P, begins, d), Pre) ==> HasEachOnce(a, latency, b, n, P, begins, d); */
  /*@ assert wanted: \forall integer b, d; 0 <= b < s && 0 <= d < P && wants[Cell(P, d, b)] != 0 ==>
        \at(wants[Cell(P, d, b)], Pre) != 0; */
  /*@ assert first: \forall integer b, d; 0 <= b < s && 0 <= d < want[b] && wants[Cell(P, d, b)] != 0 ==>
        \at(HasEachOnce(a, latency, b, n, P, begins, d), Pre); */
}

dodona_lack dodona_check_once(const dodona_message *a, int64_t n, int64_t latency, int32_t P,
                              int32_t s, const uint8_t *begins, const uint8_t *wants, uint8_t *sent,
                              uint64_t *names, uint16_t *known, uint64_t *made, uint32_t *w,
                              uint64_t *want) {
  dodona_check_made(a, n, latency, P, s, names, made);
  forget(n, known);
  begin(P, s, wants, made, known, want) /*@ ghost (a, n, latency, begins) */;
  //@ ghost lemma_cells(P, s);
  /*@ loop invariant range: 0 <= pass <= P;
      loop invariant named: Named(a, latency, n, P, s, made);
      loop invariant known: KnownOnce(a, latency, n, P, s, begins, known);
      loop invariant judged: \forall integer b; 0 <= b < s ==>
        pass <= want[b] && JudgedBlock(a, latency, n, P, begins, wants, b, want[b]);
      loop assigns pass, sent[0 .. n - 1], known[0 .. n - 1], w[0 .. Cells(P, s) - 1], want[0 .. s - 1];
      loop variant P - pass; */
  for (int32_t pass = 0; pass < P; pass++) {
    if (!is_open(P, s, want))
      break;
    weigh(a, n, latency, P, s, want, sent, w) /*@ ghost (begins, wants, known) */;
    const dodona_lack lack =
        judge_all(P, s, begins, wants, made, w, known, want) /*@ ghost (a, n, latency, pass) */;
    if (lack.block >= 0)
      return lack;
  }
  //@ assert done: \forall integer b; 0 <= b < s ==> want[b] == P;
  /*@ assert judged: \forall integer b; 0 <= b < s ==>
        AllHaveEachOnce(a, latency, b, n, P, begins, wants, want[b]); */
  //@ ghost lemma_all_judged(a, n, latency, P, s, begins, wants, want);
  return (dodona_lack){-1, -1, -1, 1};
}
