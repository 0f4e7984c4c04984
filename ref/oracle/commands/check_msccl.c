#include "ref/oracle/commands/check_msccl.h"
#include "ref/oracle/commands/check_judge.h"
#include "ref/oracle/msccl/rows.h"
#include "ref/oracle/msccl/run.h"

#include <stdlib.h>

/* A program whose rows would say less, or nothing. */
static int answer_without_rows(const oracle_asked *a, const char *why) {
  if (oracle_answer_is_json(a))
    return oracle_answer_json(a, ORACLE_YES, json_pack("{s:n, s:s}", "steps", "no_rows", why));
  printf("valid: %lld message%s, needs %d buffered message%s per connection\n  no steps: %s\n",
         (long long)a->messages, a->messages == 1 ? "" : "s", a->slots, a->slots == 1 ? "" : "s",
         why);
  return ORACLE_YES;
}

static int answer(const oracle_asked *a, const oracle_msccl *program, const int64_t *order) {
  const oracle_named name = oracle_name(oracle_rows_name(a->file));
  oracle_rows rows;
  oracle_fault fault;
  oracle_judged judged;
  if (!oracle_msccl_rows(program, order, name.text, &rows, &fault))
    return answer_without_rows(a, fault.text);
  int status = ORACLE_BAD;
  if (oracle_judge(a, &rows, &judged))
    status =
        oracle_is_valid(&judged)
            ? oracle_answer_valid(a, oracle_extent_of(&rows), judged.more)
            : answer_without_rows(a, "rows have one block where the program has several chunks");
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
