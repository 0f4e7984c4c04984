/* A valid schedule, in words: what it takes, and what no schedule can do without. */
#include "ref/dodona.h"
#include "ref/oracle/ask/best.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/ask/ticks.h"
#include "ref/oracle/commands/check_answer.h"
#include "ref/oracle/read/chain.h"

#include <string.h>

/* Of how many others rank r has to hear, or they of it; of blocks of pairs. */
static int32_t others_of(const oracle_asked *a, int32_t r) {
  const oracle_dealt dealt = oracle_dealt_of(a);
  const int64_t ranks = a->rules.ranks;
  int32_t out = 0, in = 0;
  for (int64_t u = 0; u < ranks; u++) {
    out += u != r && oracle_count_of(&dealt, r * ranks + u) > 0;
    in += u != r && oracle_count_of(&dealt, u * ranks + r) > 0;
  }
  return out > in ? out : in;
}

/* So many ranks, itself counted, some rank has to hear of, or have hear of it. Whose counts are 0 has nothing to tell. */
static int32_t company(const oracle_asked *a) {
  const oracle_dealt dealt = oracle_dealt_of(a);
  const int32_t ranks = a->rules.ranks;
  int32_t most = 0, some = 0;
  if (a->begins != NULL)
    return oracle_stated_busiest(&a->stated) > 0 ? 2 : 1;
  if (a->begin == NULL || oracle_is_reduction(a->collective))
    return ranks;
  for (int32_t r = 0; r < ranks; r++) {
    const bool pairs = a->collective->begins == ORACLE_GIVER;
    const int32_t others = pairs ? others_of(a, r) : 0;
    most = others > most ? others : most;
    some += !pairs && oracle_count_of(&dealt, r) > 0 &&
            (!oracle_is_rooted(a->collective) || r != a->rules.root);
  }
  most = most > some ? most : some;
  return most < ranks ? most + 1 : ranks;
}

static int32_t least_rounds(const oracle_asked *a) {
  return oracle_least_rounds(company(a), a->ports);
}

/* What rank r has to send to others, or others to it; of blocks of pairs. */
static int64_t of_rank(const oracle_asked *a, int32_t r) {
  const oracle_dealt dealt = oracle_dealt_of(a);
  const int64_t ranks = a->rules.ranks;
  int64_t out = 0, in = 0;
  for (int64_t u = 0; u < ranks; u++) {
    out += u != r ? oracle_count_of(&dealt, r * ranks + u) : 0;
    in += u != r ? oracle_count_of(&dealt, u * ranks + r) : 0;
  }
  return a->rules.simplex ? out + in : out > in ? out : in;
}

/* Where blocks belong to ranks: what the busiest port must let pass. The root sends or receives all blocks but its own, or every rank does, or sends
   as many inputs to them; of blocks of pairs each rank sends its own and receives its own. */
static int64_t busiest(const oracle_asked *a) {
  const oracle_dealt dealt = oracle_dealt_of(a);
  const int32_t ranks = a->rules.ranks;
  const bool pairs = a->collective->begins == ORACLE_GIVER;
  int64_t most = 0;
  if (a->begin == NULL)
    return (int64_t)(ranks - 1) * a->each;
  for (int32_t r = 0; r < ranks; r++) {
    const int64_t busy = pairs ? of_rank(a, r) : a->count - oracle_count_of(&dealt, r);
    if (busy > most && (!oracle_is_rooted(a->collective) || r == a->rules.root))
      most = busy;
  }
  return most;
}

/* On several ports: no fewer than the rounds, and than some rank takes for the blocks that it must receive or send. */
static int64_t ports_bound(const oracle_asked *a) {
  const int64_t ranks = a->rules.ranks, rounds = least_rounds(a);
  const int64_t blocks = oracle_is_shared(a->collective) ? busiest(a) : a->count;
  const int64_t busy = ranks > 1 ? (blocks + a->ports - 1) / a->ports : 0;
  return busy > rounds ? busy : rounds;
}

/* How many messages of a block there must be: each block goes to, or is an input of, all ranks but one; a block of a pair goes once. */
static int64_t messages_of(const oracle_asked *a) {
  const oracle_dealt dealt = oracle_dealt_of(a);
  const int64_t ranks = a->rules.ranks;
  int64_t messages = a->count;
  if (a->collective->begins != ORACLE_GIVER)
    return (ranks - 1) * a->count;
  for (int64_t r = 0; r < ranks; r++)
    messages -= oracle_count_of(&dealt, r * ranks + r);
  return messages;
}

/* Where blocks belong to ranks. Of a simplex machine's ranks at most half send at once. */
static int64_t shared_bound(const oracle_asked *a) {
  const int64_t own = busiest(a), pairs = a->rules.ranks / 2;
  if (oracle_is_rooted(a->collective) || !a->rules.simplex || pairs == 0)
    return own;
  const int64_t all = (messages_of(a) + pairs - 1) / pairs;
  return all > own ? all : own;
}

/* The steps that no valid schedule whose messages carry one block can do without; -1 for several blocks in
   the postal model. */
static int64_t lower_bound(const oracle_asked *a) {
  const dodona_rules *rules = &a->rules;
  if (a->begins != NULL) /* what some rank must be sent */
    return a->lambda != NULL ? -1 : (oracle_stated_busiest(&a->stated) + a->ports - 1) / a->ports;
  if (a->collective->blocks == ORACLE_T_AND_S || (a->lambda != NULL && a->count == 1))
    return oracle_least_ticks(rules->latency, rules->ticks, rules->ranks);
  if (a->lambda != NULL)
    return -1;
  if (a->ports > 1)
    return ports_bound(a);
  if (oracle_is_shared(a->collective))
    return shared_bound(a);
  if (rules->simplex) /* of an allreduce, too: the root's inputs spread as in a broadcast */
    return dodona_bound_steps_simplex(rules->ranks, a->count);
  return a->collective->blocks == ORACLE_PHASES
             ? dodona_bound_allreduce_steps(rules->ranks, a->count)
             : dodona_bound_steps(rules->ranks, a->count);
}

/* A message sent in step x has arrived at the end of step x + latency - 1. */
static int64_t steps_of(const oracle_asked *a, oracle_extent extent) {
  return extent.rows > 0 ? extent.last - extent.first + a->rules.latency : 0;
}

oracle_extent oracle_extent_of(const oracle_rows *rows) {
  return rows->count == 0 ? (oracle_extent){0, 0, 0, rows}
                          : (oracle_extent){rows->rows[0].step, rows->rows[rows->count - 1].step,
                                            rows->count, rows};
}

static void put_lambda(const oracle_asked *a) {
  fputs(oracle_answer_assumed(a), stdout);
  if (a->lambda == NULL)
    return;
  printf(", postal model with lambda = %d", a->rules.latency);
  if (a->collective->blocks != ORACLE_T_AND_S)
    printf("/%d", a->rules.ticks);
}

static void put_verdict(const oracle_asked *a) {
  if (a->ports > 1)
    printf("valid on %d ports: ", a->ports);
  else
    fputs("valid: ", stdout);
}

/* Where a message has several blocks: rounds count messages, steps their blocks. */
static void put_rounds(const oracle_asked *a, int64_t length) {
  const int32_t least = least_rounds(a);
  put_verdict(a);
  printf("%lld round%s", (long long)length, length == 1 ? "" : "s");
  if (a->lambda == NULL && length == least)
    fputs(" (the minimum)", stdout);
  else if (a->lambda == NULL)
    printf(" (at least %d)", least);
}

/* The schedule of ours that takes fewer steps than these; false if there is none. */
static bool find_better(const oracle_asked *a, int64_t steps, const char **name, int64_t *taken) {
  if (a->collective->blocks == ORACLE_T_AND_S || a->lambda != NULL || a->ports > 1 ||
      a->begin != NULL)
    return false;
  const dodona_request asked = {.op = oracle_op_of(a->op),
                                .ports = a->rules.simplex ? DODONA_SIMPLEX : DODONA_DUPLEX,
                                .ranks = a->rules.ranks,
                                .root = oracle_is_rooted(a->collective) ? a->rules.root : 0,
                                .blocks = a->count};
  return asked.op >= 0 && oracle_best(&asked, name, taken) && *taken < steps;
}

/* The share of the time in which no block comes in or goes out at a port; of all ranks, while `steps` pass. */
static double idle_share(const oracle_asked *a, oracle_extent extent, int64_t steps) {
  const double ports = (a->rules.simplex ? 1.0 : 2.0) * a->ports * a->rules.ranks * (double)steps;
  return steps > 0 ? 1 - (double)extent.rows * a->rules.ticks / ports : 0;
}

/* How far from the best: the bound is a minimum where some schedule reaches it. */
static void put_bound(const oracle_asked *a, int64_t steps, int64_t bound) {
  const char *better = NULL;
  int64_t taken = 0;
  const bool found = find_better(a, steps, &better, &taken);
  if (steps == bound)
    fputs(" (the minimum)", stdout);
  else if (found && taken == bound)
    printf(" (%lld is the minimum; %s reaches it)", (long long)bound, better);
  else if (found)
    printf(" (at least %lld; %s takes %lld)", (long long)bound, better, (long long)taken);
  else
    printf(" (at least %lld)", (long long)bound);
  printf(", ratio %.3f", (double)steps / (double)bound);
}

/* What a tree takes that sends the message as one block, in steps of a block; 0 where that is not asked. */
static int64_t whole_steps(const oracle_asked *a) {
  const bool whole = strcmp(a->op, "bcast") == 0 || a->collective->begins == ORACLE_ALL;
  return whole && a->lambda == NULL && !oracle_is_shared(a->collective) &&
                 a->collective->blocks != ORACLE_T_AND_S && a->count > 1
             ? (int64_t)a->count * least_rounds(a)
             : 0;
}

static void put_valid(const oracle_asked *a, int64_t length, int64_t more, int64_t bound) {
  const int64_t steps = length + more, whole = whole_steps(a);
  if (more > 0 && bound >= 0) {
    put_rounds(a, length);
    printf("; %lld step%s block by block", (long long)steps, steps == 1 ? "" : "s");
  } else if (a->lambda != NULL && a->collective->blocks != ORACLE_T_AND_S) {
    printf("valid: %lld ticks of 1/%d", (long long)length, a->rules.ticks);
  } else {
    put_verdict(a);
    printf("%lld step%s", (long long)length, length == 1 ? "" : "s");
  }
  put_lambda(a);
  if (bound > 0)
    put_bound(a, steps, bound);
  if (whole > 0 && a->rules.ranks > 1)
    printf("; whole messages would need %lld", (long long)whole);
  putchar('\n');
}

/* What holds a schedule up: a long chain of messages, or a port with much to do. False where that is not known. */
static bool find_chain(const oracle_asked *a, oracle_extent extent, oracle_chain *chain) {
  *chain = (oracle_chain){.rows = NULL};
  return extent.all != NULL && a->collective->blocks != ORACLE_T_AND_S &&
         oracle_chain_find(extent.all, a->rules.ranks, a->count, a->rules.latency, chain);
}

static void put_chain(const oracle_asked *a, oracle_extent extent, int64_t steps) {
  oracle_chain chain;
  if (find_chain(a, extent, &chain) && chain.count > 0) {
    printf("  longest chain of messages %lld (line %lld to line %lld), busiest %s %lld, ports idle "
           "%.0f %%\n",
           (long long)chain.count, (long long)oracle_rows_line(extent.all, chain.rows[0]),
           (long long)oracle_rows_line(extent.all, chain.rows[chain.count - 1]),
           a->ports > 1 ? "rank" : "port", (long long)chain.busiest,
           100 * idle_share(a, extent, steps));
  }
  oracle_chain_free(&chain);
}

enum { LISTED = 10000 };

/* The members `longest_chain`, `critical_path`, unless that is very long, and `busiest_port`; NULL if there is no memory. */
static json_t *json_of_chain(const oracle_asked *a, oracle_extent extent) {
  oracle_chain chain;
  json_t *list = NULL;
  const bool known = find_chain(a, extent, &chain), listed = known && chain.count <= LISTED;
  if (listed)
    list = json_array();
  for (int64_t k = 0; listed && k < chain.count; k++) {
    const dodona_row *row = &extent.all->rows[chain.rows[k]];
    json_array_append_new(list, json_pack("{s:I, s:I, s:i, s:i, s:i}", "line",
                                          (json_int_t)oracle_rows_line(extent.all, chain.rows[k]),
                                          "step", (json_int_t)row->step, "src", row->peer, "dst",
                                          row->rank, "block", row->block % a->count));
  }
  json_t *members = json_pack(
      "{s:o, s:o, s:o}", "longest_chain", known ? json_integer(chain.count) : json_null(),
      "critical_path", listed ? list : json_null(), a->ports > 1 ? "busiest_rank" : "busiest_port",
      known ? json_integer(chain.busiest) : json_null());
  oracle_chain_free(&chain);
  return members;
}

static json_t *json_of_better(const oracle_asked *a, int64_t steps) {
  const char *name = NULL;
  int64_t taken = 0;
  return find_better(a, steps, &name, &taken)
             ? json_pack("{s:s, s:I}", "algorithm", name, "steps", (json_int_t)taken)
             : json_null();
}

static int answer_json(const oracle_asked *a, oracle_extent extent, int64_t length,
                       int64_t by_block, int64_t bound) {
  json_t *chain = json_of_chain(a, extent);
  json_t *answer = json_pack(
      "{s:I, s:I, s:o, s:o, s:o, s:f, s:o}", "steps", (json_int_t)length, "steps_block_by_block",
      (json_int_t)by_block, "lower_bound", bound >= 0 ? json_integer(bound) : json_null(), "ratio",
      bound > 0 ? json_real((double)by_block / (double)bound) : json_null(), "whole_message_steps",
      whole_steps(a) > 0 ? json_integer(whole_steps(a)) : json_null(), "idle",
      idle_share(a, extent, by_block), "better", json_of_better(a, by_block));
  if (answer != NULL && chain != NULL)
    json_object_update(answer, chain);
  json_decref(chain);
  return oracle_answer_json(a, ORACLE_YES, answer);
}

int oracle_answer_valid(const oracle_asked *a, oracle_extent extent, int64_t more) {
  int64_t length = steps_of(a, extent);
  int64_t bound = lower_bound(a);
  const int64_t by_block = length + more;
  if (oracle_answer_is_json(a))
    return answer_json(a, extent, length, by_block, bound);
  if (a->tree != NULL)
    printf("tree: %d rank%s, root %d, depth %d, at most %d child%s\n", a->tree->ranks,
           a->tree->ranks == 1 ? "" : "s", a->tree->root, a->tree->depth, a->tree->most,
           a->tree->most == 1 ? "" : "ren");
  if (a->messages > 0)
    printf("program: %lld message%s, needs %d buffered message%s per connection\n",
           (long long)a->messages, a->messages == 1 ? "" : "s", a->slots, a->slots == 1 ? "" : "s");
  put_valid(a, length, more, bound);
  if (bound > 0 && by_block > bound)
    put_chain(a, extent, by_block);
  if (a->same_bits != NULL)
    printf("  same bits: %s\n", a->same_bits);
  return ORACLE_YES;
}
