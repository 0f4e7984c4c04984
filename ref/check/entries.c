/* The table of the combine checker. */
#include "ref/check/entries.h"
#include "ref/check/tables.h"

/* Where the table keeps the input of the rank. */
/*@ requires rules: \valid_read(rules) && CombineSensible(rules);
    requires range: 0 <= rank < rules->ranks && 0 <= input < rules->ranks;
    terminates \true;
    assigns \nothing;
    ensures cell: \result == Cell(rules->ranks, input, rank);
    ensures inside: 0 <= \result < Cells(rules->ranks, rules->ranks);
    exits \false;
*/
static int64_t cell(const dodona_rules *rules, int32_t rank, int32_t input) {
  //@ assert below: (rank + 1) * rules->ranks <= rules->ranks * rules->ranks;
  return (int64_t)rank * rules->ranks + input;
}

void dodona_check_own(const dodona_rules *rules, uint64_t *counted)
/*@ ghost (const dodona_row *rows) */ {
  /*@ loop invariant index: 0 <= rank <= rules->ranks;
      loop invariant known: \forall integer v, d; 0 <= v < rank && 0 <= d < rules->ranks ==>
        EntryIs(rules, rows, counted, 0, v, d);
      loop assigns rank, counted[0 .. Cells(rules->ranks, rules->ranks) - 1];
      loop variant rules->ranks - rank;
  */
  for (int32_t rank = 0; rank < rules->ranks; rank++) {
    /*@ loop invariant index: 0 <= input <= rules->ranks;
        loop invariant known: \forall integer v, d; 0 <= v <= rank && 0 <= d < rules->ranks &&
          (v < rank || d < input) ==> EntryIs(rules, rows, counted, 0, v, d);
        loop assigns input, counted[0 .. Cells(rules->ranks, rules->ranks) - 1];
        loop variant rules->ranks - input;
    */
    for (int32_t input = 0; input < rules->ranks; input++)
      counted[cell(rules, rank, input)] = rank == input;
  }
}

/* The input is in the message that row k receives. */
/*@ requires rules: \valid_read(rules) && CombineSensible(rules);
    requires rows: \valid_read(rows + k);
    requires receive: rows[k].op == DODONA_RECV && 0 <= rows[k].step <= 0x4000000000000000;
    requires range: 0 <= input < rules->ranks && 0 <= rows[k].peer < rules->ranks;
    requires counted: \valid_read(counted + (0 .. Cells(rules->ranks, rules->ranks) - 1));
    requires known: EntryIs(rules, rows, counted, k, rows[k].peer, input);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==> Carries(rows, rules->latency, k, input);
    ensures no: \result == 0 ==> !Carries(rows, rules->latency, k, input);
    exits \false;
*/
static int carries(const dodona_rules *rules, const dodona_row *rows, int64_t k, int32_t input,
                   const uint64_t *counted) {
  uint64_t entry = counted[cell(rules, rows[k].peer, input)];
  return 0 < entry && entry <= (uint64_t)rows[k].step + 1 &&
         !(rows[k].block == 1 && rows[k].peer == input);
}

int32_t dodona_check_again(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                           const uint64_t *counted) {
  if (rows[k].op == DODONA_SEND)
    return DODONA_NONE;
  /*@ loop invariant index: 0 <= input <= rules->ranks;
      loop invariant new: \forall integer d; 0 <= d < input ==> !Again(rows, rules->latency, k, d);
      loop assigns input;
      loop variant rules->ranks - input;
  */
  for (int32_t input = 0; input < rules->ranks; input++) {
    //@ assert mine: EntryIs(rules, rows, counted, k, rows[k].rank, input);
    if (carries(rules, rows, k, input, counted) && counted[cell(rules, rows[k].rank, input)] != 0)
      return input;
  }
  return DODONA_NONE;
}

/* Row k brings nothing to ranks that do not receive it. */
/*@ ghost
  /@ requires memory: \valid_read(rules) && \valid_read(rows + k) && 0 <= k;
     requires before: \forall integer v, d; 0 <= v < rules->ranks && 0 <= d < rules->ranks &&
       (rows[k].op == DODONA_SEND || v != rows[k].rank) ==> EntryIs(rules, rows, counted, k, v, d);
     terminates \true;
     assigns \nothing;
     ensures after: \forall integer v, d; 0 <= v < rules->ranks && 0 <= d < rules->ranks &&
       (rows[k].op == DODONA_SEND || v != rows[k].rank) ==> EntryIs(rules, rows, counted, k + 1, v, d);
     exits \false; @/
  void lemma_others(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                    const uint64_t *counted)
  {
    /@ assert least: \forall integer v, d; 0 <= v < rules->ranks && 0 <= d < rules->ranks &&
         (rows[k].op == DODONA_SEND || v != rows[k].rank) ==>
           -1 <= Entry(rows, rules->latency, k, v, d); @/
    /@ assert same: \forall integer v, d; 0 <= v < rules->ranks && 0 <= d < rules->ranks &&
         (rows[k].op == DODONA_SEND || v != rows[k].rank) ==>
           Entry(rows, rules->latency, k + 1, v, d) == Entry(rows, rules->latency, k, v, d); @/
  }
*/

void dodona_check_count(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                        uint64_t *counted) {
  if (rows[k].op == DODONA_SEND) {
    //@ ghost lemma_others(rules, rows, k, counted);
    return;
  }
  /*@ loop invariant index: 0 <= input <= rules->ranks;
      loop invariant done: \forall integer d; 0 <= d < input ==>
        EntryIs(rules, rows, counted, k + 1, rows[k].rank, d);
      loop invariant rest: \forall integer v, d; 0 <= v < rules->ranks && 0 <= d < rules->ranks &&
        (v != rows[k].rank || input <= d) ==> EntryIs(rules, rows, counted, k, v, d);
      loop assigns input, counted[0 .. Cells(rules->ranks, rules->ranks) - 1];
      loop variant rules->ranks - input;
  */
  for (int32_t input = 0; input < rules->ranks; input++) {
    //@ assert mine: EntryIs(rules, rows, counted, k, rows[k].rank, input);
    //@ assert new: !Again(rows, rules->latency, k, input);
    if (carries(rules, rows, k, input, counted))
      counted[cell(rules, rows[k].rank, input)] = (uint64_t)(rows[k].step + rules->latency + 1);
  }
  //@ ghost lemma_others(rules, rows, k, counted);
}

int32_t dodona_check_uncounted(const dodona_rules *rules, int32_t rank, const uint64_t *counted)
/*@ ghost (const dodona_row *rows, int64_t n) */ {
  /*@ loop invariant index: 0 <= input <= rules->ranks;
      loop invariant counted: \forall integer d; 0 <= d < input ==>
        Counted(rows, rules->latency, n, rank, d);
      loop assigns input;
      loop variant rules->ranks - input;
  */
  for (int32_t input = 0; input < rules->ranks; input++)
    if (counted[cell(rules, rank, input)] == 0)
      return input;
  return DODONA_NONE;
}
