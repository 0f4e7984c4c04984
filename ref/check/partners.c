#include "ref/check/partners.h"
#include "ref/check/row.h"

/*@
  predicate Ascending{L}(dodona_row *a, integer n) =
    \forall integer i, j; 0 <= i < j < n ==> RowKey(a[i]) < RowKey(a[j]);

  predicate HaveKeys{L}(dodona_row *a, integer n) = \forall integer i; 0 <= i < n ==> HasKey(a[i]);

  predicate BlocksBelow{L}(dodona_row *a, integer blocks, integer n) = \forall integer i; 0 <= i < n ==> 0 <= a[i].block < blocks;

  // The last of the first k rows that receive block b, plus one; 0 if there is none.
  predicate SeenLast{L}(dodona_row *a, integer s, uint64_t *seen, integer k) =
    \forall integer b; 0 <= b < s ==> 0 <= seen[b] <= k &&
      (0 < seen[b] ==> a[seen[b] - 1].op == DODONA_RECV && BlockNumber(s, a[seen[b] - 1].block) == b) &&
      (\forall integer i; seen[b] <= i < k && a[i].op == DODONA_RECV ==> BlockNumber(s, a[i].block) != b);
*/

/* Returns 1 if row x comes before row y. */
/*@ requires keys: HasKey(x) && HasKey(y);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures before: \result == 1 <==> RowKey(x) < RowKey(y);
    exits \false; */
static int is_before(dodona_row x, dodona_row y) {
  if (x.step != y.step)
    return x.step < y.step;
  if (x.rank != y.rank)
    return x.rank < y.rank;
  if (x.op != y.op)
    return x.op < y.op;
  if (x.peer != y.peer)
    return x.peer < y.peer;
  return x.block < y.block;
}

/* Returns 1 if row k is what the rank of row k - 1 does in the same step with the same operation. */
/*@ requires rows: \valid_read(rows + (0 .. k)) && 1 <= k;
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures side: \result == 1 <==> SameSide(rows, k - 1, k);
    exits \false; */
static int is_same_side(const dodona_row *rows, int64_t k) {
  return rows[k - 1].step == rows[k].step && rows[k - 1].rank == rows[k].rank &&
         rows[k - 1].op == rows[k].op;
}

/* Returns the rule of order and ports that row k, which is in range, breaks, or DODONA_VALID. */
/*@ requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
    requires keys: HaveKeys(rows, k + 1);
    requires partners: partners == PartnersTo(rows, k);
    terminates \true;
    assigns \nothing;
    ensures fault: \result == DODONA_VALID || \result == DODONA_OUT_OF_ORDER || \result == DODONA_PORT_TWICE;
    ensures valid: \result == DODONA_VALID <==> RowSorted(rows, k) && RowHasPort(rows, ports, k);
    ensures order: \result == DODONA_OUT_OF_ORDER <==> !RowSorted(rows, k);
    exits \false; */
static int32_t stands(const dodona_row *rows, int64_t k, int32_t ports, int64_t partners) {
  if (k > 0 && is_before(rows[k], rows[k - 1]))
    return DODONA_OUT_OF_ORDER;
  if (k > 0 && !is_before(rows[k - 1], rows[k]))
    return DODONA_PORT_TWICE;
  return partners <= ports ? DODONA_VALID : DODONA_PORT_TWICE;
}

/* One row more. */
/*@ ghost
  /@ requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
     requires order: Ascending(rows, k);
     requires next: 0 < k ==> RowKey(rows[k - 1]) < RowKey(rows[k]);
     terminates \true;
     assigns \nothing;
     ensures order: Ascending(rows, k + 1);
     exits \false; @/
  static void lemma_ascending(const dodona_row *rows, int64_t k)
  {
    /@ assert last: \forall integer i; 0 <= i < k - 1 ==> RowKey(rows[i]) < RowKey(rows[k - 1]); @/
    /@ assert next: \forall integer i; 0 <= i < k ==> RowKey(rows[i]) < RowKey(rows[k]); @/
  }
*/

/*@ ghost
  /@ requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
     requires keys: HaveKeys(rows, k) && HasKey(rows[k]);
     terminates \true;
     assigns \nothing;
     ensures keys: HaveKeys(rows, k + 1);
     exits \false; @/
  static void lemma_keys(const dodona_row *rows, int64_t k)
  {
    /@ assert last: \forall integer i; 0 <= i < k + 1 ==> i < k || i == k; @/
  }
*/

/* Judges each row by itself and by the row before it. */
/*@ requires rules: \valid_read(rules);
    requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires ports: 1 <= ports;
    terminates \true;
    assigns \nothing;
    ensures fault: \result.fault == DODONA_VALID || DODONA_OUT_OF_RANGE <= \result.fault <= DODONA_PORT_TWICE;
    ensures stand: \result.fault == DODONA_VALID ==>
      RowsStand(rules, rows, ports, n) && HaveKeys(rows, n) && Ascending(rows, n) && BlocksBelow(rows, rules->blocks, n);
    ensures wrong: \result.fault != DODONA_VALID ==>
      0 <= \result.row < n && RowsStand(rules, rows, ports, \result.row) &&
      FailsToStand(rules, rows, ports, \result.row, \result.fault) && !RowStands(rules, rows, ports, \result.row);
    exits \false; */
static dodona_verdict judge_alone(const dodona_rules *rules, int32_t ports, const dodona_row *rows,
                                  int64_t n) {
  int64_t partners = 0;
  /*@ loop invariant index: 0 <= k <= n;
      loop invariant stand: RowsStand(rules, rows, ports, k);
      loop invariant keys: HaveKeys(rows, k);
      loop invariant blocks: BlocksBelow(rows, rules->blocks, k);
      loop invariant ascend: Ascending(rows, k);
      loop invariant partners: 0 <= partners <= k && (0 < k ==> partners == PartnersTo(rows, k - 1));
      loop assigns k, partners;
      loop variant n - k; */
  for (int64_t k = 0; k < n; k++) {
    if (!dodona_check_in_range(rules, rows, k))
      return dodona_check_verdict(DODONA_OUT_OF_RANGE, DODONA_NONE, DODONA_NONE, k);
    //@ assert key: HasKey(rows[k]);
    //@ ghost lemma_keys(rows, k);
    if (k == 0 || !is_same_side(rows, k))
      partners = 1;
    else
      partners += rows[k - 1].peer != rows[k].peer;
    //@ assert partners: partners == PartnersTo(rows, k);
    const int32_t fault = stands(rows, k, ports, partners);
    if (fault != DODONA_VALID)
      return dodona_check_verdict(fault, DODONA_NONE, DODONA_NONE, k);
    //@ assert next: 0 < k ==> RowKey(rows[k - 1]) < RowKey(rows[k]);
    //@ ghost lemma_ascending(rows, k);
  }
  return dodona_check_valid();
}

/* Returns the first row that is not before row x, or n. */
/*@ requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires keys: HaveKeys(rows, n) && HasKey(x);
    requires order: Ascending(rows, n);
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= n;
    ensures before: \forall integer i; 0 <= i < \result ==> RowKey(rows[i]) < RowKey(x);
    ensures after: \forall integer i; \result <= i < n ==> RowKey(x) <= RowKey(rows[i]);
    exits \false; */
static int64_t first_from(const dodona_row *rows, int64_t n, dodona_row x) {
  int64_t low = 0, high = n;
  /*@ loop invariant range: 0 <= low <= high <= n;
      loop invariant before: \forall integer i; 0 <= i < low ==> RowKey(rows[i]) < RowKey(x);
      loop invariant after: \forall integer i; high <= i < n ==> RowKey(x) <= RowKey(rows[i]);
      loop assigns low, high;
      loop variant high - low; */
  while (low < high) {
    const int64_t middle = low + (high - low) / 2;
    if (is_before(rows[middle], x))
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* Returns 1 if the peer of row k does the opposite. */
/*@ requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= k < n;
    requires keys: HaveKeys(rows, n);
    requires order: Ascending(rows, n);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures met: \result == 1 <==> RowMet(rows, n, k);
    exits \false; */
static int is_met(const dodona_row *rows, int64_t n, int64_t k) {
  const dodona_row x = {rows[k].step, rows[k].peer, 1 - rows[k].op, rows[k].rank, rows[k].block};
  const int64_t i = first_from(rows, n, x);
  /*@ assert same: \forall integer j; 0 <= j < n && Mirrors(rows, k, j) ==> RowKey(rows[j]) == RowKey(x); */
  /*@ assert only: \forall integer j; 0 <= j < n && Mirrors(rows, k, j) ==> j == i; */
  return i < n && rows[i].step == x.step && rows[i].rank == x.rank && rows[i].op == x.op &&
         rows[i].peer == x.peer && rows[i].block == x.block;
}

/* Between two rows of one side there are rows of that side only. */
/*@ ghost
  /@ requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= i < j < k < n;
     requires keys: HaveKeys(rows, n);
     requires order: Ascending(rows, n);
     requires side: SameSide(rows, i, k);
     requires op: rows[j].op == rows[k].op;
     terminates \true;
     assigns \nothing;
     ensures side: SameSide(rows, i, j) && SameSide(rows, j, k);
     exits \false; @/
  static void lemma_between(const dodona_row *rows, int64_t n, int64_t i, int64_t j, int64_t k)
  {
    /@ assert keys: HasKey(rows[i]) && HasKey(rows[j]) && HasKey(rows[k]); @/
    /@ assert order: RowKey(rows[i]) < RowKey(rows[j]) && RowKey(rows[j]) < RowKey(rows[k]); @/
    /@ assert low: SideKey(rows[i]) <= SideKey(rows[j]); @/
    /@ assert high: SideKey(rows[j]) <= SideKey(rows[k]); @/
    /@ assert same: SideKey(rows[i]) == SideKey(rows[k]); @/
  }
*/

/* Returns 1 if row k, which receives, stores nothing beside another row of its block, and is not beside one that is stored. */
/*@ requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= k < n;
    requires keys: HaveKeys(rows, n);
    requires order: Ascending(rows, n);
    requires receives: rows[k].op == DODONA_RECV;
    requires seen: 0 <= last <= k &&
      (0 < last ==> rows[last - 1].op == DODONA_RECV && BlockNumber(s, rows[last - 1].block) == BlockNumber(s, rows[k].block)) &&
      (\forall integer i; last <= i < k && rows[i].op == DODONA_RECV ==> BlockNumber(s, rows[i].block) != BlockNumber(s, rows[k].block));
    requires before: 0 < last ==> RowAlone(rows, s, last - 1);
    terminates \true;
    assigns \nothing;
    ensures bit: \result == 0 || \result == 1;
    ensures alone: \result == 1 <==> RowAlone(rows, s, k);
    exits \false; */
static int is_alone(const dodona_row *rows, int64_t k, int32_t s, int64_t last)
/*@ ghost (int64_t n) */ {
  if (last == 0)
    return 1;
  const dodona_row before = rows[last - 1];
  const int same = before.step == rows[k].step && before.rank == rows[k].rank;
  /*@ ghost
    /@ loop invariant range: 0 <= i <= last - 1;
       loop invariant side: \forall integer h; 0 <= h < i && SameSide(rows, h, k) ==>
         SameSide(rows, h, last - 1) && SameSide(rows, last - 1, k);
       loop assigns i;
       loop variant last - i; @/
    for (int64_t i = 0; i < last - 1; i++)
      if (rows[i].step == rows[k].step && rows[i].rank == rows[k].rank && rows[i].op == rows[k].op)
        lemma_between(rows, n, i, last - 1, k);
  */
  return !same || (before.block < s && rows[k].block < s);
}

/* Enters row k, if it receives. */
/*@ requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
    requires block: 1 <= s && 0 <= rows[k].block < 2 * s;
    requires seen: \valid(seen + (0 .. s - 1)) && SeenLast(rows, s, seen, k);
    requires apart: \separated(seen + (0 .. s - 1), rows + (0 .. k));
    terminates \true;
    assigns seen[0 .. s - 1];
    ensures seen: SeenLast(rows, s, seen, k + 1);
    exits \false; */
static void see(const dodona_row *rows, int64_t k, int32_t s, uint64_t *seen) {
  if (rows[k].op == DODONA_RECV)
    seen[rows[k].block < s ? rows[k].block : rows[k].block - s] = (uint64_t)k + 1;
}

/* Judges each row for its counterpart, and each that receives for others of its block. */
/*@ requires rows: \valid_read(rows + (0 .. n - 1)) && 0 <= n;
    requires blocks: 1 <= s && BlocksBelow(rows, 2 * s, n);
    requires keys: HaveKeys(rows, n);
    requires order: Ascending(rows, n);
    requires seen: \valid(seen + (0 .. s - 1)) && SeenLast(rows, s, seen, 0);
    requires apart: \separated(seen + (0 .. s - 1), rows + (0 .. n - 1));
    terminates \true;
    assigns seen[0 .. s - 1];
    ensures fault: \result.fault == DODONA_VALID || \result.fault == DODONA_RECEIVED_TWICE ||
      DODONA_UNMATCHED_SEND <= \result.fault <= DODONA_UNMATCHED_RECEIVE;
    ensures valid: \result.fault == DODONA_VALID ==> RowsMeet(rows, n, s, n);
    ensures wrong: \result.fault != DODONA_VALID ==>
      0 <= \result.row < n && RowsMeet(rows, n, s, \result.row) && FailsToMeet(rows, n, s, \result.row, \result.fault) &&
      !(RowMet(rows, n, \result.row) && RowAlone(rows, s, \result.row));
    exits \false; */
static dodona_verdict judge_together(const dodona_row *rows, int64_t n, int32_t s, uint64_t *seen) {
  /*@ loop invariant index: 0 <= k <= n;
      loop invariant meet: RowsMeet(rows, n, s, k);
      loop invariant seen: SeenLast(rows, s, seen, k);
      loop assigns k, seen[0 .. s - 1];
      loop variant n - k; */
  for (int64_t k = 0; k < n; k++) {
    const dodona_row row = rows[k];
    if (!is_met(rows, n, k))
      return dodona_check_verdict(row.op == DODONA_SEND ? DODONA_UNMATCHED_SEND
                                                        : DODONA_UNMATCHED_RECEIVE,
                                  DODONA_NONE, DODONA_NONE, k);
    if (row.op == DODONA_RECV &&
        !is_alone(rows, k, s,
                  (int64_t)seen[row.block < s ? row.block : row.block - s]) /*@ ghost (n) */)
      return dodona_check_verdict(DODONA_RECEIVED_TWICE, DODONA_NONE, DODONA_NONE, k);
    see(rows, k, s, seen);
  }
  return dodona_check_valid();
}

dodona_verdict dodona_check_partners(const dodona_rules *rules, int32_t ports, int32_t s,
                                     const dodona_row *rows, int64_t n, uint64_t *seen) {
  const dodona_verdict v = judge_alone(rules, ports, rows, n);
  if (v.fault != DODONA_VALID)
    return v;
  dodona_check_clear(seen, s);
  //@ assert none: SeenLast(rows, s, seen, 0);
  return judge_together(rows, n, s, seen);
}
