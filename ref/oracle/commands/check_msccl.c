#include "ref/oracle/commands/check_msccl.h"
#include "ref/oracle/commands/check_bits.h"
#include "ref/oracle/commands/check_judge.h"
#include "ref/oracle/msccl/rows.h"
#include "ref/oracle/msccl/run.h"

#include <stdlib.h>

/* A program whose rows would say less, or nothing; of its messages it is known in how many rounds they pass, -1: without buffers in none. */
static int answer_without_rows(const oracle_asked *a, int64_t rounds, const char *why) {
  if (a->same_bits != NULL)
    return oracle_error("--same-bits: expected a program that can be said in rows: %s", why);
  if (oracle_answer_is_json(a))
    return oracle_answer_json(a, ORACLE_YES,
                              json_pack("{s:o, s:s}", "steps",
                                        rounds >= 0 ? json_integer(rounds) : json_null(), "no_rows",
                                        why));
  printf("valid: %lld message%s, needs %d buffered message%s per connection",
         (long long)a->messages, a->messages == 1 ? "" : "s", a->slots, a->slots == 1 ? "" : "s");
  if (rounds >= 0)
    printf("; %lld round%s", (long long)rounds, rounds == 1 ? "" : "s");
  printf("\n  no rows: %s\n", why);
  return ORACLE_YES;
}

static int64_t rounds_of(const oracle_asked *a, const oracle_msccl *program, const int64_t *order) {
  oracle_rows rows;
  oracle_fault fault;
  const oracle_named name = oracle_name(oracle_rows_name(a->file));
  if (!oracle_msccl_messages(program, order, name.text, &rows, &fault))
    return -1;
  const int64_t rounds = rows.count > 0 ? rows.rows[rows.count - 1].step + 1 : 0;
  oracle_rows_free(&rows);
  return rounds;
}

static int answer(const oracle_asked *a, const oracle_msccl *program, const int64_t *order) {
  const oracle_named name = oracle_name(oracle_rows_name(a->file));
  oracle_rows rows;
  oracle_fault fault;
  oracle_judged judged;
  if (!oracle_msccl_rows(program, order, name.text, &rows, &fault))
    return answer_without_rows(a, rounds_of(a, program, order), fault.text);
  int status = ORACLE_BAD;
  if (oracle_judge(a, &rows, &judged)) {
    const bool valid = oracle_is_valid(&judged);
    status = valid && a->same_bits != NULL ? oracle_bits_judge(a, &rows) : -1;
    if (status < 0)
      status =
          valid ? oracle_answer_valid(a, oracle_extent_of(&rows), judged.more)
                : answer_without_rows(a, rounds_of(a, program, order),
                                      "rows have one block where the program has several chunks");
  }
  oracle_rows_free(&rows);
  return status;
}

int oracle_check_msccl(oracle_asked *a, const oracle_msccl *program, int32_t root) {
  oracle_trail wrong = {NULL, 0};
  int64_t *order = oracle_allocate(program->count, sizeof *order, "the program's order");
  if (order == NULL)
    return ORACLE_BAD;
  bool good = oracle_msccl_order(program, order, &a->slots, &wrong);
  if (good && wrong.count == 0)
    good = oracle_msccl_races(program, order, &wrong);
  if (good && wrong.count == 0)
    good = oracle_msccl_contents(program, order, &root, &wrong);
  for (int64_t k = 0; k < program->count; k++)
    a->messages += (program->steps[k].acts & ORACLE_MSCCL_SENDS) != 0;
  int status = ORACLE_BAD;
  if (!good) {
    oracle_error("check: no memory");
  } else if (wrong.count > 0) {
    status = oracle_answer_stuck(a, &wrong);
  } else {
    a->rules.root = root;
    a->rules.redundant = 1; /* what a chunk has on the way is the program's affair */
    status = answer(a, program, order);
  }
  oracle_trail_free(&wrong);
  free(order);
  return status;
}
