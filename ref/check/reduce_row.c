/* A row that fits is judged by what its ranks have of the block. */
#include "ref/check/reduce_row.h"

/* Row k is a result and fits: is it a finished one, and one that is wanted? */
/*@ requires rules: \valid_read(rules) && ReduceSensible(rules);
    requires rows: \valid_read(rows + (0 .. k)) && 0 <= k;
    requires counted: \valid_read(counted + (0 .. InputCells(rules->ranks, rules->blocks / 2) - 1));
    requires range: RangeBefore(rules, rows, k + 1);
    requires result: IsResult(rows, rules->blocks / 2, k);
    requires known: Inputs(rules, rows, counted, k);
    terminates \true;
    assigns \nothing;
    ensures fault: \result.fault == DODONA_VALID || \result.fault == DODONA_SENT_BEFORE_HELD ||
      \result.fault == DODONA_RECEIVED_TWICE;
    ensures row: \result.fault != DODONA_VALID ==> \result.row == k;
    ensures right: \result.fault == DODONA_VALID ==>
      SendsFinished(rules, rows, k) && LacksInput(rules, rows, k) && NoneRepeated(rules, rows, k);
    ensures unfinished: \result.fault == DODONA_SENT_BEFORE_HELD ==>
      !SendsFinished(rules, rows, k) &&
      SentUnfinished(rules, rows, k, \result.rank, \result.block, \result.input);
    ensures twice: \result.fault == DODONA_RECEIVED_TWICE ==>
      SendsFinished(rules, rows, k) && !LacksInput(rules, rows, k);
    ensures none: \result.fault != DODONA_SENT_BEFORE_HELD ==>
      \result.rank == DODONA_NONE && \result.block == DODONA_NONE &&
      \result.input == DODONA_NONE;
    exits \false;
*/
static dodona_reduce_verdict judge_result(const dodona_rules *rules, const dodona_row *rows,
                                          int64_t k, const uint64_t *counted) {
  const int32_t block = rows[k].block - rules->blocks / 2;
  const int sends = rows[k].op == DODONA_SEND;
  if (!sends && rules->redundant != 0)
    return dodona_check_reduce_verdict(DODONA_VALID, DODONA_NONE);
  const uint64_t by = sends ? (uint64_t)rows[k].step : DODONA_EVER;
  int32_t input =
      dodona_check_lacking(rules, rows[k].rank, block, by, counted) /*@ ghost (rows, k) */;
  /*@ assert counted: \forall integer d; 0 <= d < rules->ranks && input == DODONA_NONE ==>
        IncludedBy(rows, rules->latency, rules->blocks / 2, k, rows[k].rank, block, d, by) &&
        Included(rows, rules->latency, rules->blocks / 2, k, rows[k].rank, block, d); */
  if (sends && input != DODONA_NONE)
    return dodona_check_reduce_named(DODONA_SENT_BEFORE_HELD, rows[k].rank, block, input, k);
  if (!sends && input == DODONA_NONE)
    return dodona_check_reduce_verdict(DODONA_RECEIVED_TWICE, k);
  return dodona_check_reduce_verdict(DODONA_VALID, DODONA_NONE);
}

dodona_reduce_verdict dodona_check_reduce_use(const dodona_rules *rules, const dodona_row *rows,
                                              int64_t k, const uint64_t *counted)
/*@ ghost (int64_t n) */ {
  //@ assert fits: Misfits(rules, rows, n, k, DODONA_COUNTED_TWICE);
  if (rows[k].block >= rules->blocks / 2)
    return judge_result(rules, rows, k, counted);
  if (rows[k].op == DODONA_SEND)
    return dodona_check_reduce_verdict(DODONA_VALID, DODONA_NONE);
  int32_t input = dodona_check_repeated(rules, rows, k, counted);
  if (input != DODONA_NONE)
    return dodona_check_reduce_named(DODONA_COUNTED_TWICE, rows[k].rank, rows[k].block, input, k);
  return dodona_check_reduce_verdict(DODONA_VALID, DODONA_NONE);
}
