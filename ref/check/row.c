/* One function for each rule, in the order in which the rules are tried. */
#include "ref/check/row.h"

/*@ requires rows: \valid_read(rows + (0 .. k));
    requires step: Run(rows, n, lo, hi) && 0 <= lo <= k < hi;
    requires before: StepsOrdered(rows, k);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==>
      InOrder(rows, k) && StepBegins(rows, lo, k) && StepsOrdered(rows, k + 1);
    ensures no: \result == 0 ==> !InOrder(rows, k);
    exits \false;
*/
static int in_order(const dodona_row *rows, int64_t k)
/*@ ghost (int64_t n, int64_t lo, int64_t hi) */ {
  //@ assert below: \forall integer i; 0 <= i < lo ==> rows[i].step <= rows[lo - 1].step;
  //@ assert same: \forall integer i; lo <= i <= k ==> rows[i].step == rows[lo].step;
  return k == 0 || rows[k - 1].step <= rows[k].step;
}

/* The row of `entry` lies `delay` or more steps before row k, whose step begins at row lo. */
/*@ requires rows: \valid_read(rows + (0 .. k));
    requires entry: 0 < entry <= k;
    requires delay: 1 <= delay;
    requires steps: \forall integer i; 0 <= i <= k ==> 0 <= rows[i].step <= 0x4000000000000000;
    requires step: StepBegins(rows, lo, k);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==> rows[entry - 1].step + delay <= rows[k].step;
    ensures no: \result == 0 ==> rows[entry - 1].step + delay > rows[k].step;
    exits \false;
*/
static int precedes(const dodona_row *rows, int64_t lo, int64_t k, uint64_t entry, int32_t delay) {
  return entry <= (uint64_t)lo && (delay == 1 || rows[entry - 1].step + delay <= rows[k].step);
}

/* The row of `entry` is an earlier part of row k's message, whose step begins at row lo. */
/*@ requires rows: \valid_read(rows + (0 .. k));
    requires entry: 0 < entry <= k && rows[entry - 1].rank == rows[k].rank;
    requires step: StepBegins(rows, lo, k);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==>
      SameMessage(rows, entry - 1, k) && rows[entry - 1].block < rows[k].block;
    ensures no: \result == 0 ==>
      !SameMessage(rows, entry - 1, k) || rows[entry - 1].block >= rows[k].block;
    exits \false;
*/
static int continues(const dodona_row *rows, int64_t lo, int64_t k, uint64_t entry) {
  return entry > (uint64_t)lo && rows[entry - 1].op == rows[k].op &&
         rows[entry - 1].peer == rows[k].peer && rows[entry - 1].block < rows[k].block;
}

/* No row so far in which the rank of row k does `op` keeps its port from row k. The last one tells:
   those before it leave the port to its message. */
/*@ requires rules: \valid_read(rules) && SensibleMachine(rules);
    requires rows: \valid_read(rows + (0 .. k));
    requires tables: \valid_read(last + (0 .. 2 * rules->ranks - 1));
    requires op: op == DODONA_SEND || op == DODONA_RECV;
    requires before: RangeBefore(rules, rows, k + 1) && StepsOrdered(rows, k);
    requires ports: PortsBefore(rules, rows, k);
    requires step: StepBegins(rows, lo, k);
    requires known: LastSound(rules, rows, last, k) && LastFull(rules, rows, last, k);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==>
      \forall integer i; 0 <= i < k && rows[i].rank == rows[k].rank && rows[i].op == op ==>
        Leaves(rules, rows, i, k);
    ensures no: \result == 0 ==>
      \exists integer i; 0 <= i < k && rows[i].rank == rows[k].rank && rows[i].op == op &&
        !Leaves(rules, rows, i, k);
    exits \false;
*/
static int port_free(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t k,
                     int32_t op, const uint64_t *last) {
  uint64_t entry = last[dodona_check_slot(rows[k].rank, op)];
  /*@ assert later: \forall integer i; 0 <= i < k && rows[i].rank == rows[k].rank &&
        rows[i].op == op ==> i < entry && rows[i].step <= rows[entry - 1].step; */
  /*@ assert port: 0 < entry ==> PortFree(rules, rows, entry - 1) &&
        rows[entry - 1].rank == rows[k].rank && rows[entry - 1].op == op; */
  /*@ assert others: \forall integer i; 0 <= i < entry - 1 && rows[i].rank == rows[k].rank &&
        rows[i].op == op ==> SamePort(rules, rows, i, entry - 1) &&
          Leaves(rules, rows, i, entry - 1); */
  return entry == 0 || precedes(rows, lo, k, entry, rules->ticks) || continues(rows, lo, k, entry);
}

/*@ requires rules: \valid_read(rules) && SensibleMachine(rules);
    requires rows: \valid_read(rows + (0 .. k));
    requires tables: \valid_read(last + (0 .. 2 * rules->ranks - 1));
    requires before: RangeBefore(rules, rows, k + 1) && StepsOrdered(rows, k);
    requires ports: PortsBefore(rules, rows, k);
    requires step: StepBegins(rows, lo, k);
    requires known: LastSound(rules, rows, last, k) && LastFull(rules, rows, last, k);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==> PortFree(rules, rows, k);
    ensures no: \result == 0 ==> !PortFree(rules, rows, k);
    exits \false;
*/
static int ports_free(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t k,
                      const uint64_t *last) {
  return port_free(rules, rows, lo, k, rows[k].op, last) &&
         (rules->simplex == 0 || port_free(rules, rows, lo, k, 1 - rows[k].op, last));
}

/* The partner of row k, or -1. */
/*@ requires rules: \valid_read(rules) && SensibleMachine(rules);
    requires rows: \valid_read(rows + (0 .. n - 1));
    requires tables: \valid_read(first + (0 .. 2 * rules->ranks - 1));
    requires step: Run(rows, n, lo, hi) && lo <= k < hi && RowInRange(rules, rows, k);
    requires entered: FirstSound(rules, rows, first, lo, hi) &&
      FirstFull(rules, rows, first, lo, hi);
    terminates \true;
    assigns \nothing;
    ensures inside: -1 <= \result < n;
    ensures found: \result != -1 ==> Partner(rules, rows, n, k, \result);
    ensures none: \result == -1 ==> \forall integer i; !Partner(rules, rows, n, k, i);
    exits \false;
*/
static int64_t partner(const dodona_row *rows, int64_t lo, int64_t k, const uint64_t *first)
/*@ ghost (const dodona_rules *rules, int64_t n, int64_t hi) */ {
  uint64_t entry = first[dodona_check_slot(rows[k].peer, 1 - rows[k].op)];
  //@ assert run: \forall integer i; 0 <= i < n && OneStep(rows, i, k) ==> lo <= i < hi;
  //@ assert step: lo < entry ==> OneStep(rows, entry - 1, k);
  //@ assert answers: lo < entry ==> Answers(rules, rows, k, entry - 1);
  return entry <= (uint64_t)lo ? -1 : (int64_t)entry - 1;
}

/* In row i, of the same step, the peer does the opposite of row k, with its block. */
/*@ requires rows: \valid_read(rows + (0 .. n - 1));
    requires rules: \valid_read(rules) && RowInRange(rules, rows, k);
    requires step: Run(rows, n, lo, hi) && lo <= k < hi && lo <= i < hi;
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==> Meets(rules, rows, k, i);
    ensures no: \result == 0 ==> !Meets(rules, rows, k, i);
    exits \false;
*/
static int meets(const dodona_row *rows, int64_t k, int64_t i)
/*@ ghost (const dodona_rules *rules, int64_t n, int64_t lo, int64_t hi) */ {
  //@ assert step: OneStep(rows, i, k);
  return rows[i].rank == rows[k].peer && rows[i].op == 1 - rows[k].op &&
         rows[i].peer == rows[k].rank && rows[i].block == rows[k].block;
}

/* One of the rows p .. hi - 1 meets row k. Where both ends of a message are written alike it stands
   as far from p as row k from `mine`, where its own message begins. */
/*@ requires rows: \valid_read(rows + (0 .. n - 1));
    requires rules: \valid_read(rules) && RowInRange(rules, rows, k);
    requires step: Run(rows, n, lo, hi) && lo <= k < hi && lo <= p < hi && lo <= mine <= k;
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==> \exists integer i; p <= i < hi && Meets(rules, rows, k, i);
    ensures no: \result == 0 ==> \forall integer i; p <= i < hi ==> !Meets(rules, rows, k, i);
    exits \false;
*/
static int met(const dodona_row *rows, int64_t hi, int64_t k, int64_t p, int64_t mine)
/*@ ghost (const dodona_rules *rules, int64_t n, int64_t lo) */ {
  if (k - mine < hi - p && meets(rows, k, p + (k - mine)) /*@ ghost (rules, n, lo, hi) */)
    return 1;
  /*@ loop invariant index: p <= i <= hi;
      loop invariant none: \forall integer j; p <= j < i ==> !Meets(rules, rows, k, j);
      loop assigns i;
      loop variant hi - i;
  */
  for (int64_t i = p; i < hi; i++)
    if (meets(rows, k, i) /*@ ghost (rules, n, lo, hi) */)
      return 1;
  return 0;
}

/* What is wrong between row k and its partner, or DODONA_VALID. */
/*@ requires rows: \valid_read(rows + (0 .. n - 1));
    requires tables: \valid_read(first + (0 .. 2 * rules->ranks - 1));
    requires rules: \valid_read(rules) && SensibleMachine(rules);
    requires step: Run(rows, n, lo, hi) && 0 <= lo <= k < hi <= n && RowInRange(rules, rows, k);
    requires entered: FirstSound(rules, rows, first, lo, hi) &&
      FirstFull(rules, rows, first, lo, hi);
    terminates \true;
    assigns \nothing;
    ensures fault: \result == DODONA_VALID ||
      DODONA_UNMATCHED_SEND <= \result <= DODONA_BLOCK_MISMATCH;
    ensures valid: \result == DODONA_VALID ==> SameBlock(rules, rows, n, k);
    ensures matched: \result == DODONA_VALID || \result == DODONA_BLOCK_MISMATCH ==>
      Matched(rules, rows, n, k);
    ensures unmatched: \result == DODONA_UNMATCHED_SEND || \result == DODONA_UNMATCHED_RECEIVE ==>
      !Matched(rules, rows, n, k);
    ensures send: \result == DODONA_UNMATCHED_SEND ==> rows[k].op == DODONA_SEND;
    ensures receive: \result == DODONA_UNMATCHED_RECEIVE ==> rows[k].op == DODONA_RECV;
    ensures mismatch: \result == DODONA_BLOCK_MISMATCH ==> !SameBlock(rules, rows, n, k);
    exits \false;
*/
static int32_t match_fault(const dodona_row *rows, int64_t lo, int64_t hi, int64_t k,
                           const uint64_t *first)
/*@ ghost (const dodona_rules *rules, int64_t n) */ {
  int64_t p = partner(rows, lo, k, first) /*@ ghost (rules, n, hi) */;
  if (p < 0 || rows[p].peer != rows[k].rank)
    return rows[k].op == DODONA_SEND ? DODONA_UNMATCHED_SEND : DODONA_UNMATCHED_RECEIVE;
  //@ assert run: \forall integer i; 0 <= i < n && OneStep(rows, i, k) ==> lo <= i < hi;
  //@ assert first: \forall integer i; 0 <= i < n && Meets(rules, rows, k, i) ==> p <= i < hi;
  if (rows[p].block == rows[k].block) {
    //@ assert meets: Meets(rules, rows, k, p);
    return DODONA_VALID;
  }
  int64_t mine = (int64_t)first[dodona_check_slot(rows[k].rank, rows[k].op)] - 1;
  return met(rows, hi, k, p, mine) /*@ ghost (rules, n, lo) */ ? DODONA_VALID
                                                               : DODONA_BLOCK_MISMATCH;
}

int32_t dodona_check_fit(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t hi,
                         int64_t k, const uint64_t *first, const uint64_t *last)
/*@ ghost (int64_t n) */ {
  if (!dodona_check_in_range(rules, rows, k))
    return DODONA_OUT_OF_RANGE;
  if (!in_order(rows, k) /*@ ghost (n, lo, hi) */)
    return DODONA_OUT_OF_ORDER;
  if (!ports_free(rules, rows, lo, k, last))
    return DODONA_PORT_TWICE;
  return match_fault(rows, lo, hi, k, first) /*@ ghost (rules, n) */;
}

/* A sender holds the block: it is the root or received it early enough. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires rows: \valid_read(rows + (0 .. k));
    requires tables: \valid_read(held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires before: RangeBefore(rules, rows, k + 1) && StepsOrdered(rows, k);
    requires step: StepBegins(rows, lo, k);
    requires known: HeldSound(rules, rows, held, k) && HeldFull(rules, rows, held, k);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==> Holds(rules, rows, k);
    ensures no: \result == 0 ==> !Holds(rules, rows, k);
    exits \false;
*/
static int holds(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t k,
                 const uint64_t *held) {
  uint64_t entry;
  if (rows[k].op == DODONA_RECV || rows[k].rank == rules->root)
    return 1;
  entry = held[dodona_check_cell(rules, rows[k].rank, rows[k].block)];
  //@ assert got: entry != 0 ==> Gets(rows, entry - 1, rows[k].rank, rows[k].block);
  /*@ assert first: \forall integer i; 0 <= i < k && Gets(rows, i, rows[k].rank, rows[k].block) ==>
        0 < entry <= i + 1 && rows[entry - 1].step <= rows[i].step; */
  return entry != 0 && precedes(rows, lo, k, entry, rules->latency);
}

/* A receiver lacks the block. */
/*@ requires rules: \valid_read(rules) && Sensible(rules);
    requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
    requires tables: \valid_read(held + (0 .. Cells(rules->ranks, rules->blocks) - 1));
    requires before: RangeBefore(rules, rows, k + 1);
    requires known: HeldSound(rules, rows, held, k) && HeldFull(rules, rows, held, k);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures yes: \result == 1 ==> Lacks(rules, rows, k);
    ensures no: \result == 0 ==> !Lacks(rules, rows, k);
    exits \false;
*/
static int lacks(const dodona_rules *rules, const dodona_row *rows, int64_t k,
                 const uint64_t *held) {
  if (rows[k].op == DODONA_SEND || rules->redundant != 0)
    return 1;
  if (rows[k].rank == rules->root)
    return 0;
  uint64_t entry = held[dodona_check_cell(rules, rows[k].rank, rows[k].block)];
  //@ assert got: entry != 0 ==> Gets(rows, entry - 1, rows[k].rank, rows[k].block);
  return entry == 0;
}

int32_t dodona_check_row(const dodona_rules *rules, const dodona_row *rows, int64_t lo, int64_t hi,
                         int64_t k, const uint64_t *first, const uint64_t *last,
                         const uint64_t *held)
/*@ ghost (int64_t n) */ {
  int32_t fault = dodona_check_fit(rules, rows, lo, hi, k, first, last) /*@ ghost (n) */;
  if (fault != DODONA_VALID)
    return fault;
  if (!holds(rules, rows, lo, k, held))
    return DODONA_SENT_BEFORE_HELD;
  if (!lacks(rules, rows, k, held))
    return DODONA_RECEIVED_TWICE;
  return DODONA_VALID;
}
