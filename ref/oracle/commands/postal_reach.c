/* dodona postal N and T: ranks reached in a time, time taken for ranks. */
#include "ref/oracle/ask/options.h"
#include "ref/oracle/commands/postal.h"
#include "ref/algorithms/postal/reach.h"

#include <stdlib.h>

/* N(t) for one t. False after an error line. */
static bool find_reach(const dodona_rule *rule, int32_t t, uint32_t *ranks) {
  uint32_t *ring = oracle_allocate(rule->latency, sizeof *ring, "the last ticks");
  if (ring == NULL)
    return false;
  dodona_status status = dodona_reach(rule, t, ring, ranks);
  free(ring);
  if (status == DODONA_OK)
    return true;
  oracle_error("--time: expected ticks in which at most 4294967295 ranks are reached, got '%d'", t);
  return false;
}

static void put_reach(oracle_listing *listing, const dodona_rule *rule, int64_t t, uint32_t ranks) {
  oracle_listing_integer(listing, t);
  oracle_listing_fraction(listing, t, rule->ticks);
  oracle_listing_integer(listing, ranks);
}

/* Every tick from 0 to t, at whose end `ranks` are reached. */
static bool put_every(const char *format, const dodona_rule *rule, int32_t t, uint32_t ranks) {
  static const char *const columns[] = {"ticks", "time", "decimal", "ranks", NULL};
  uint32_t *reach = NULL;
  int64_t horizon = 0;
  if (ranks > INT32_MAX) {
    oracle_error("--every: expected ticks in which at most 2147483647 ranks are reached");
    return false;
  }
  if (!oracle_postal_lines((int64_t)t + 1) ||
      !oracle_postal_fill(rule, (int32_t)ranks, &reach, &horizon))
    return false;
  oracle_listing listing = oracle_listing_open(format);
  oracle_postal_head(&listing, rule);
  oracle_listing_columns(&listing, columns);
  for (int64_t tick = 0; tick <= t; tick++)
    put_reach(&listing, rule, tick, tick < horizon ? reach[tick] : ranks);
  oracle_listing_end(&listing);
  free(reach);
  return true;
}

static void put_one(const char *format, const dodona_rule *rule, int64_t t, uint32_t ranks) {
  static const char *const columns[] = {"ticks", "time", "decimal", "ranks", NULL};
  oracle_listing listing = oracle_listing_open(format);
  oracle_postal_head(&listing, rule);
  oracle_listing_columns(&listing, columns);
  put_reach(&listing, rule, t, ranks);
  oracle_listing_end(&listing);
}

int oracle_postal_reach(int argc, char **argv) {
  int32_t time = DODONA_NONE;
  int32_t every = 0;
  const char *lambda = NULL;
  const char *alpha = NULL;
  const char *format = "text";
  dodona_rule rule;
  uint32_t ranks = 0;
  const oracle_option options[] = {
      ORACLE_OPTION_LATENCY(lambda),
      {"alpha", "p/q", "not the lambda tree: senders keep this share", ORACLE_TEXT, &alpha, 0, 0},
      {"time", "t", "ticks of 1/f, 0 .. 268435456", ORACLE_INT, &time, 0, ORACLE_MOST_TICKS},
      {"every", NULL, "every tick from 0 to t", ORACLE_FLAG, &every, 0, 0},
      ORACLE_OPTION_LISTING(format),
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "postal N",
      NULL,
      "--lambda u/f [--alpha p/q] --time t [--every]\n         [--format F]",
      "Prints N(t), the most ranks that can have the message after t ticks: 1 for t <\n"
      "u, then N(t - f) + N(t - u). With --alpha, the most for which a broadcast by\n"
      "this share ends in time. A line has: ticks, the same in sends as a fraction and\n"
      "as a decimal, ranks.",
      options,
      NULL,
      NULL};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  if (lambda == NULL || time == DODONA_NONE)
    return oracle_postal_missing("postal N", lambda == NULL ? "lambda u/f" : "time t");
  if (!oracle_postal_rule(lambda, alpha, &rule) || !find_reach(&rule, time, &ranks))
    return ORACLE_BAD;
  if (every)
    return put_every(format, &rule, time, ranks) ? ORACLE_YES : ORACLE_BAD;
  put_one(format, &rule, time, ranks);
  return ORACLE_YES;
}

int oracle_postal_horizon(int argc, char **argv) {
  static const char *const columns[] = {"ranks", "ticks", "time", "decimal", NULL};
  int32_t ranks = DODONA_NONE;
  const char *lambda = NULL;
  const char *alpha = NULL;
  const char *format = "text";
  dodona_rule rule;
  int64_t ticks = 0;
  const oracle_option options[] = {
      ORACLE_OPTION_LATENCY(lambda),
      {"alpha", "p/q", "not the lambda tree: senders keep this share", ORACLE_TEXT, &alpha, 0, 0},
      {"ranks", "n", "number of ranks, 1 .. 2147483647", ORACLE_INT, &ranks, 1, INT32_MAX},
      ORACLE_OPTION_LISTING(format),
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "postal T",
      NULL,
      "--lambda u/f [--alpha p/q] --ranks n [--format F]",
      "Prints T(n), the ticks that a broadcast by the lambda tree takes for n ranks:\n"
      "the least t with N(t) >= n. With --alpha, the ticks by this share; 1/2 is the\n"
      "binomial tree. A line has: ranks, ticks, the same in sends as a fraction and as\n"
      "a decimal.",
      options,
      NULL,
      NULL};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  if (lambda == NULL || ranks == DODONA_NONE)
    return oracle_postal_missing("postal T", lambda == NULL ? "lambda u/f" : "ranks n");
  if (!oracle_postal_rule(lambda, alpha, &rule) || !oracle_ticks(&rule, ranks, &ticks))
    return ORACLE_BAD;
  oracle_listing listing = oracle_listing_open(format);
  oracle_postal_head(&listing, &rule);
  oracle_listing_columns(&listing, columns);
  oracle_listing_integer(&listing, ranks);
  oracle_listing_integer(&listing, ticks);
  oracle_listing_fraction(&listing, ticks, rule.ticks);
  oracle_listing_end(&listing);
  return ORACLE_YES;
}
