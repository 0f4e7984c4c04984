/* What the options of check and the file say together, and what neither says. */
#include "ref/oracle/commands/check_take.h"
#include "ref/oracle/ask/counts.h"
#include "ref/oracle/ask/fraction.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/read/rows_file.h"

#include <string.h>

enum { MOST_PAIRED = 32767 }; /* ranks whose pairs are numbered */

static bool is_combine(const oracle_asked *a) {
  return a->collective->blocks == ORACLE_T_AND_S;
}

static bool is_bcast(const oracle_asked *a) {
  return a->collective->blocks == ORACLE_NUMBERS;
}

/* The first option that the collective does not take, or NULL. An allreduce's plan has a root, and so may what judges it. */
static const char *refused(const oracle_asked *a) {
  const dodona_rules *rules = &a->rules;
  bool rooted = oracle_is_rooted(a->collective) || a->collective->blocks == ORACLE_PHASES;
  if (!oracle_has_blocks(a->collective) && rules->blocks != DODONA_NONE)
    return "blocks";
  if (!rooted && rules->root != 0)
    return "root";
  if (is_combine(a) && a->all > 0)
    return "all";
  if (is_combine(a) && a->ports > 1)
    return "ports";
  if (a->ordered != NULL &&
      (is_combine(a) || a->begins != NULL || !oracle_is_reduction(a->collective)))
    return "ordered";
  if (a->same_bits != NULL &&
      (!oracle_is_reduction(a->collective) || a->collective->due == ORACLE_PREFIX ||
       a->collective->due == ORACLE_HEARD))
    return "same-bits";
  return !is_bcast(a) && strcmp(a->op, "bcast") != 0 && rules->redundant ? "redundant" : NULL;
}

/* As many blocks for each rank, or pair of ranks, as --counts says. */
static bool take_counts(oracle_asked *a, int64_t units) {
  if (!oracle_is_shared(a->collective)) {
    oracle_error("--counts: --op %s takes none", a->op);
    return false;
  }
  if (units > INT32_MAX / 2) {
    oracle_error("--ranks: expected an integer 1 .. %d with --op %s, got '%d'", MOST_PAIRED, a->op,
                 a->rules.ranks);
    return false;
  }
  if (!oracle_counts_read(a->counts, units, oracle_per(a->collective), &a->begin))
    return false;
  a->each = 1;
  a->count = a->begin[units];
  a->rules.blocks = 2 * a->count;
  return true;
}

/* How many blocks there are: S, or S for each rank. */
static bool take_blocks(oracle_asked *a) {
  dodona_rules *rules = &a->rules;
  if (is_combine(a) && rules->ranks > INT32_MAX / 2) {
    oracle_error("--ranks: expected an integer 1 .. %d with --op %s, got '%d'", INT32_MAX / 2,
                 a->op, rules->ranks);
    return false;
  }
  const int64_t units = oracle_units(a->collective, rules->ranks);
  if (a->counts != NULL)
    return take_counts(a, units);
  const int32_t most = is_bcast(a) ? INT32_MAX : (int32_t)(INT32_MAX / 2 / units);
  rules->blocks = rules->blocks == DODONA_NONE && !is_combine(a) ? 1 : rules->blocks;
  a->each = is_combine(a) ? 1 : rules->blocks;
  if (most == 0) {
    const bool pairs = units > rules->ranks;
    oracle_error("--ranks: expected an integer 1 .. %d with --op %s, got '%d'",
                 pairs ? MOST_PAIRED : INT32_MAX / 2, a->op, rules->ranks);
    return false;
  }
  if (a->each > most) {
    oracle_error("--blocks: expected an integer 1 .. %d with --op %s, got '%d'", most, a->op,
                 a->each);
    return false;
  }
  a->count = (int32_t)(a->each * units);
  rules->blocks = is_bcast(a) ? a->count : 2 * a->count;
  return true;
}

/* What two files say. */
static bool take_stated(oracle_asked *a) {
  if (!oracle_stated_read(a->begins, a->wants, a->rules.ranks, &a->stated))
    return false;
  a->collective = oracle_collective_stated(&a->stated);
  a->each = 1;
  a->count = a->stated.blocks;
  a->rules.blocks = 2 * a->count;
  return true;
}

/* What each collective wants to be told, and what not. */
bool oracle_check_take_op(oracle_asked *a) {
  if (a->begins != NULL)
    return take_stated(a);
  a->collective = oracle_collective_of(a->op);
  if (a->ports > 1)
    a->collective = oracle_collective_on_ports(a->collective);
  if (refused(a) != NULL) {
    oracle_error("--%s: --op %s takes none", refused(a), a->op);
    return false;
  }
  return take_blocks(a) && oracle_rank_within("root", a->rules.root, a->rules.ranks);
}

bool oracle_check_take_model(oracle_asked *a) {
  bool combine = is_combine(a);
  bool postal = strcmp(a->model, "postal") == 0;
  a->rules.simplex = strcmp(a->model, "simplex") == 0;
  if (a->ports > 1 && strcmp(a->model, "duplex") != 0) {
    oracle_error("--ports: expected with --model duplex only");
    return false;
  }
  if (postal && a->lambda == NULL) {
    oracle_error("--model postal: expected --lambda u/f beside it");
    return false;
  }
  if (!postal && !combine && a->lambda != NULL) {
    oracle_error("--lambda: expected with --model postal or --op combine only");
    return false;
  }
  if (combine && a->lambda != NULL)
    return oracle_whole_lambda(a->lambda, &a->rules.latency);
  return !postal || oracle_lambda(a->lambda, &a->rules.latency, &a->rules.ticks);
}

/* A combine has neither root nor blocks; its latency is not asked where no option says it. */
oracle_head oracle_check_head_of(const oracle_asked *a) {
  bool whole = is_combine(a);
  return (oracle_head){.op = a->begins != NULL ? NULL : a->op,
                       .ranks = a->rules.ranks,
                       .root = whole || a->begins != NULL ? DODONA_NONE : a->rules.root,
                       .blocks =
                           whole || a->counts != NULL || a->begins != NULL ? DODONA_NONE : a->each,
                       .latency = whole && a->lambda == NULL ? DODONA_NONE : a->rules.latency,
                       .ticks = whole ? DODONA_NONE : a->rules.ticks,
                       .ways = a->ports,
                       .simplex = a->rules.simplex};
}

/* What neither an option nor the file says has its default. */
bool oracle_check_take_said(oracle_asked *a, const oracle_said *said, char lambda[32]) {
  const char *op = said->op[0] != '\0' ? said->op : "bcast";
  dodona_rules *rules = &a->rules;
  a->op = a->begins != NULL ? "stated" : a->op == NULL ? op : a->op;
  if (a->begins == NULL && oracle_collective_of(a->op) == NULL) {
    oracle_error("%s: op: expected %s, got '%s'", oracle_name(oracle_rows_name(a->file)).text,
                 oracle_collectives, oracle_quote(a->op, strlen(a->op)).text);
    return false;
  }
  const bool whole = a->begins == NULL && oracle_collective_of(a->op)->blocks == ORACLE_T_AND_S;
  rules->ranks = rules->ranks == DODONA_NONE && said->ranks > 0 ? said->ranks : rules->ranks;
  if (rules->blocks == DODONA_NONE && said->blocks > 0 && !whole)
    rules->blocks = said->blocks;
  if (rules->root == DODONA_NONE)
    rules->root = said->root != DODONA_NONE && !whole && a->begins == NULL ? said->root : 0;
  if (a->ports == DODONA_NONE)
    a->ports = said->ways > 0 ? said->ways : 1;
  const bool open = a->model == NULL || strcmp(a->model, "postal") == 0;
  if (open && a->lambda == NULL && said->latency > 1) {
    snprintf(lambda, 32, whole ? "%d" : "%d/%d", said->latency, said->ticks > 0 ? said->ticks : 1);
    a->lambda = lambda;
    a->model = whole ? "duplex" : "postal";
  }
  if (said->redundant && strcmp(a->op, "bcast") == 0)
    rules->redundant = 1;
  if (a->model == NULL)
    a->model = strcmp(said->ports, "simplex") == 0 ? "simplex" : "duplex";
  return true;
}
