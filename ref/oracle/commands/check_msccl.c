#include "ref/oracle/commands/check_msccl.h"
#include "ref/oracle/commands/check_bits.h"
#include "ref/oracle/commands/check_judge.h"
#include "ref/oracle/commands/check_take.h"
#include "ref/oracle/msccl/rows.h"
#include "ref/oracle/msccl/run.h"

#include <stdlib.h>
#include <string.h>

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

/* Runs the program and prints the answer; `root` is what the options say of one, DODONA_NONE: nothing. */
static int run(oracle_asked *a, const oracle_msccl *program, int32_t root) {
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
    status = oracle_answer_trail(a, &wrong);
  } else {
    a->rules.root = root;
    a->rules.redundant = 1; /* what a chunk has on the way is the program's affair */
    status = answer(a, program, order);
  }
  oracle_trail_free(&wrong);
  free(order);
  return status;
}

/* Whether an option says a number that is not the program's; after an error line then. */
static bool says_otherwise(const oracle_asked *a, const char *option, int32_t asked, int32_t said) {
  if (asked == DODONA_NONE || asked == said)
    return false;
  oracle_error("%s: expected %s %d, as the command was asked, got %d",
               oracle_name(oracle_rows_name(a->file)).text, option, asked, said);
  return true;
}

/* Whether no option says what a program for GPUs says; else after an error line. */
static bool takes_program(const oracle_asked *a, const oracle_msccl *program) {
  const oracle_named name = oracle_name(oracle_rows_name(a->file));
  if (program->collective == NULL && a->begins == NULL)
    return !oracle_error("%s: expected --op, or --begins and --wants, that say what a custom "
                         "program is for (see dodona help operations)",
                         name.text);
  if (a->rules.redundant || a->all > 0 || a->ports > 1 || a->lambda != NULL || a->counts != NULL ||
      (a->model != NULL && strcmp(a->model, "duplex") != 0))
    return !oracle_error(
        "%s: a program says what its collective is and does: expected no option but --op, "
        "--ranks, --blocks, --root, --begins, --wants and --format",
        name.text);
  return true;
}

int oracle_check_msccl(oracle_asked *a, oracle_source *source) {
  const int32_t root = a->rules.root;
  oracle_msccl program;
  oracle_fault fault;
  char lambda[32];
  int status = ORACLE_BAD;
  if (!oracle_msccl_read(source, a->begins != NULL ? ORACLE_MSCCL_STATED : a->op, &program,
                         &fault)) {
    oracle_error("%s", fault.text);
  } else if (takes_program(a, &program)) {
    const bool stated = a->begins != NULL;
    oracle_said said = {.ranks = program.ranks,
                        .root = DODONA_NONE,
                        .blocks = stated ? DODONA_NONE : oracle_msccl_each(&program),
                        .latency = DODONA_NONE};
    if (!stated)
      a->op = program.collective->name;
    if (!says_otherwise(a, "ranks", a->rules.ranks, said.ranks) &&
        !says_otherwise(a, "blocks", a->rules.blocks, said.blocks) &&
        oracle_check_take_said(a, &said, lambda) && oracle_check_take_op(a) &&
        oracle_check_take_model(a)) {
      const char *name = oracle_rows_name(a->file);
      if (stated && !oracle_msccl_state(&program, &a->stated, oracle_name(name).text, &fault))
        oracle_error("%s", fault.text);
      else
        status = run(a, &program, root);
    }
  }
  oracle_msccl_free(&program);
  return status;
}
