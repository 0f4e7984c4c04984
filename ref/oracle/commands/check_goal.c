#include "ref/oracle/commands/check_goal.h"
#include "ref/oracle/read/trace_file.h"

static int answer(const oracle_asked *a, const char *format, const oracle_goal_file *goal,
                  int64_t steps, const oracle_trail *stuck) {
  const char *name = oracle_name(oracle_rows_name(a->file)).text;
  int64_t messages = 0;
  for (int64_t k = 0; k < goal->count; k++)
    messages += goal->acts[k].kind == ORACLE_GOAL_SEND;
  const bool good = stuck->count == 0;
  if (oracle_answer_is_json(a)) {
    json_t *whole = json_pack(
        "{s:s, s:s, s:i, s:I, s:b, s:o, s:o, s:s?, s:o}", "file", name, "format", format, "ranks",
        goal->ranks, "messages", (json_int_t)messages, "valid", good, "steps",
        good && steps >= 0 ? json_integer(steps) : json_null(), "line",
        good ? json_null() : json_integer(stuck->hops[0].line), "violation",
        good ? NULL : stuck->hops[0].text, "trail",
        oracle_answer_way_json(good ? NULL : stuck->hops + 1, good ? 0 : stuck->count - 1));
    if (whole == NULL)
      return oracle_error("check: no memory");
    json_dumpf(whole, stdout, JSON_INDENT(1));
    putchar('\n');
    json_decref(whole);
  } else if (good) {
    printf("valid: %lld message%s matched", (long long)messages, messages == 1 ? "" : "s");
    if (steps >= 0)
      printf(", no deadlock, %lld step%s", (long long)steps, steps == 1 ? "" : "s");
    putchar('\n');
  } else {
    printf("invalid: %s:%lld: %s\n", name, (long long)stuck->hops[0].line, stuck->hops[0].text);
    oracle_answer_way(stuck->hops + 1, stuck->count - 1);
  }
  return good ? ORACLE_YES : ORACLE_NO;
}

int oracle_check_goal(const oracle_asked *a, oracle_source *source, bool trace) {
  const dodona_rules *rules = &a->rules;
  oracle_goal_file goal;
  oracle_fault fault;
  oracle_trail stuck = {NULL, 0};
  int64_t steps = 0;
  int status = ORACLE_BAD;
  bool timed = false;
  const bool read = trace ? oracle_trace_read(source, &goal, &timed, &fault)
                          : oracle_goal_read(source, &goal, &fault);
  if (!read)
    oracle_error("%s", fault.text);
  else if (a->op != NULL || a->model != NULL || a->lambda != NULL || rules->blocks != DODONA_NONE ||
           rules->root != DODONA_NONE || rules->redundant || a->counts != NULL ||
           a->begins != NULL || a->all > 0 || a->ports > 1)
    oracle_error("%s: %s says nothing of blocks: expected no option but --ranks and --format",
                 oracle_name(oracle_rows_name(a->file)).text, trace ? "a trace" : "GOAL");
  else if (rules->ranks != DODONA_NONE && rules->ranks != goal.ranks)
    oracle_error("%s: expected %d ranks, as the command was asked, got %d",
                 oracle_name(oracle_rows_name(a->file)).text, rules->ranks, goal.ranks);
  else if (!oracle_goal_run(&goal, false, NULL, &steps, &stuck))
    oracle_error("check: no memory");
  else
    status = answer(a, trace ? "trace" : "goal", &goal, timed ? -1 : steps, &stuck);
  oracle_trail_free(&stuck);
  oracle_goal_free(&goal);
  return status;
}
