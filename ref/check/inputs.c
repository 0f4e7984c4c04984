/* The table of the checker of reductions. */
#include "ref/check/inputs.h"

/* Where the table keeps the input of the rank's block. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires range: 0 <= rank < rules->ranks && 0 <= block < rules->blocks / 2 &&
      0 <= input < rules->ranks;
    terminates \true;
    assigns \nothing;
    ensures at: \result == InputAt(rules->ranks, rank, block, input);
    ensures inside: 0 <= \result < InputCells(rules->ranks, rules->blocks / 2);
    exits \false;
*/
static int64_t at(const dodona_rules *rules, int32_t rank, int32_t block, int32_t input) {
  //@ ghost int32_t s = rules->blocks / 2;
  /*@ assert ranks: Cell(rules->ranks, rank, block) - rank + rules->ranks <=
        Cell(rules->ranks, 0, s); */
  //@ assert cell: 0 <= Cell(rules->ranks, rank, block) < Cells(rules->ranks, s);
  /*@ assert inputs: Cell(rules->ranks, input, Cell(rules->ranks, rank, block)) - input +
        rules->ranks <= Cell(rules->ranks, 0, Cells(rules->ranks, s)); */
  /*@ assert inside: 0 <= Cell(rules->ranks, input, Cell(rules->ranks, rank, block)) <
        Cells(rules->ranks, Cells(rules->ranks, s)); */
  return ((int64_t)block * rules->ranks + rank) * rules->ranks + input;
}

void dodona_check_own_inputs(const dodona_rules *rules, uint64_t *counted)
/*@ ghost (const dodona_row *rows) */ {
  const int32_t s = rules->blocks / 2;
  /*@ loop invariant index: 0 <= block <= s;
      loop invariant known: \forall integer v, b, d;
        0 <= v < rules->ranks && 0 <= b < block && 0 <= d < rules->ranks ==>
          InputIs(rules, rows, counted, 0, v, b, d);
      loop assigns block, counted[0 .. InputCells(rules->ranks, s) - 1];
      loop variant s - block;
  */
  for (int32_t block = 0; block < s; block++) {
    /*@ loop invariant index: 0 <= rank <= rules->ranks;
        loop invariant known: \forall integer v, b, d;
          0 <= v < rules->ranks && 0 <= b <= block && 0 <= d < rules->ranks &&
          (b < block || v < rank) ==> InputIs(rules, rows, counted, 0, v, b, d);
        loop assigns rank, counted[0 .. InputCells(rules->ranks, s) - 1];
        loop variant rules->ranks - rank;
    */
    for (int32_t rank = 0; rank < rules->ranks; rank++) {
      /*@ loop invariant index: 0 <= input <= rules->ranks;
          loop invariant known: \forall integer v, b, d;
            0 <= v < rules->ranks && 0 <= b <= block && 0 <= d < rules->ranks &&
            (b < block || v < rank || (v == rank && d < input)) ==>
              InputIs(rules, rows, counted, 0, v, b, d);
          loop assigns input, counted[0 .. InputCells(rules->ranks, s) - 1];
          loop variant rules->ranks - input;
      */
      for (int32_t input = 0; input < rules->ranks; input++)
        counted[at(rules, rank, block, input)] = rank == input;
    }
  }
}

int32_t dodona_check_lacking(const dodona_rules *rules, int32_t rank, int32_t block, uint64_t by,
                             const uint64_t *counted)
/*@ ghost (const dodona_row *rows, int64_t k) */ {
  /*@ loop invariant index: 0 <= input <= rules->ranks;
      loop invariant counted: \forall integer d; 0 <= d < input ==>
        IncludedBy(rows, rules->latency, rules->blocks / 2, k, rank, block, d, by);
      loop assigns input;
      loop variant rules->ranks - input;
  */
  for (int32_t input = 0; input < rules->ranks; input++) {
    //@ assert mine: InputIs(rules, rows, counted, k, rank, block, input);
    uint64_t entry = counted[at(rules, rank, block, input)];
    if (entry == 0 || entry > by + 1)
      return input;
  }
  return DODONA_NONE;
}

/* The input is in the partial combination that row k receives. */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires rows: \valid_read(rows + k);
    requires receive: rows[k].op == DODONA_RECV && 0 <= rows[k].step <= 0x4000000000000000;
    requires partial: 0 <= rows[k].block < rules->blocks / 2;
    requires range: 0 <= input < rules->ranks && 0 <= rows[k].peer < rules->ranks;
    requires counted: \valid_read(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires known: InputIs(rules, rows, counted, k, rows[k].peer, rows[k].block, input);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==>
      Contributes(rows, rules->latency, rules->blocks / 2, k, input);
    ensures no: \result == 0 ==>
      !Contributes(rows, rules->latency, rules->blocks / 2, k, input);
    exits \false;
*/
static int contributes(const dodona_rules *rules, const dodona_row *rows, int64_t k, int32_t input,
                       const uint64_t *counted) {
  uint64_t entry = counted[at(rules, rows[k].peer, rows[k].block, input)];
  return 0 < entry && entry <= (uint64_t)rows[k].step + 1;
}

int32_t dodona_check_repeated(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                              const uint64_t *counted) {
  /*@ loop invariant index: 0 <= input <= rules->ranks;
      loop invariant new: \forall integer d; 0 <= d < input ==>
        !Repeats(rows, rules->latency, rules->blocks / 2, k, d);
      loop assigns input;
      loop variant rules->ranks - input;
  */
  for (int32_t input = 0; input < rules->ranks; input++) {
    //@ assert mine: InputIs(rules, rows, counted, k, rows[k].rank, rows[k].block, input);
    if (contributes(rules, rows, k, input, counted) &&
        counted[at(rules, rows[k].rank, rows[k].block, input)] != 0)
      return input;
  }
  return DODONA_NONE;
}

void dodona_check_bring(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                        uint64_t *counted) {
  const int32_t s = rules->blocks / 2;
  const int result = rows[k].block >= s;
  const int32_t block = result ? rows[k].block - s : rows[k].block;
  /*@ assert others: \forall integer v, b, d; 0 <= b < s &&
        (rows[k].op == DODONA_SEND || v != rows[k].rank || b != block) ==>
          Since(rows, rules->latency, s, k + 1, v, b, d) ==
          Since(rows, rules->latency, s, k, v, b, d); */
  if (rows[k].op == DODONA_SEND) {
    /*@ assert known: \forall integer v, b, d;
          0 <= v < rules->ranks && 0 <= b < s && 0 <= d < rules->ranks ==>
            InputIs(rules, rows, counted, k, v, b, d) &&
            InputIs(rules, rows, counted, k + 1, v, b, d); */
    return;
  }
  /*@ loop invariant index: 0 <= input <= rules->ranks;
      loop invariant done: \forall integer d; 0 <= d < input ==>
        InputIs(rules, rows, counted, k + 1, rows[k].rank, block, d);
      loop invariant rest: \forall integer v, b, d;
        0 <= v < rules->ranks && 0 <= b < s && 0 <= d < rules->ranks &&
        (v != rows[k].rank || b != block || input <= d) ==>
          InputIs(rules, rows, counted, k, v, b, d);
      loop assigns input, counted[0 .. InputCells(rules->ranks, s) - 1];
      loop variant rules->ranks - input;
  */
  for (int32_t input = 0; input < rules->ranks; input++) {
    //@ assert mine: InputIs(rules, rows, counted, k, rows[k].rank, block, input);
    int64_t mine = at(rules, rows[k].rank, block, input);
    if (counted[mine] == 0 && (result || contributes(rules, rows, k, input, counted)))
      counted[mine] = (uint64_t)(rows[k].step + rules->latency + 1);
  }
  /*@ assert known: \forall integer v, b, d;
        0 <= v < rules->ranks && 0 <= b < s && 0 <= d < rules->ranks &&
        (v != rows[k].rank || b != block) ==>
          InputIs(rules, rows, counted, k, v, b, d) &&
          InputIs(rules, rows, counted, k + 1, v, b, d); */
}
