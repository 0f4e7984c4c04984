/* dodona postal alpha-range: which shares a sender may keep for the lambda tree's time, for one
   number of ranks or for all up to a limit. */
#include "ref/oracle/ask/fraction.h"
#include "ref/oracle/ask/options.h"
#include "ref/oracle/commands/postal.h"

typedef struct asked {
  const char *lambda;
  const char *alpha;
  const char *format;
  int32_t ranks;
  int32_t up_to;
  int32_t every;
} asked;

static void put_range(oracle_listing *listing, const dodona_range *range) {
  oracle_listing_fraction(listing, range->low.num, range->low.den);
  oracle_listing_fraction(listing, range->high.num, range->high.den);
}

static oracle_listing open_listing(const asked *a, const dodona_lambda *trees) {
  oracle_listing listing = oracle_listing_open(a->format);
  dodona_rule rule = {trees->latency, trees->ticks, 0, 1};
  oracle_postal_head(&listing, &rule);
  return listing;
}

/* Of --ranks n, or of each number of ranks up to it. */
static int put_sizes(const asked *a, const dodona_lambda *trees) {
  static const char *const columns[] = {"ranks",       "ticks", "n_min",        "n_max", "low",
                                        "low_decimal", "high",  "high_decimal", NULL};
  oracle_listing listing = open_listing(a, trees);
  oracle_listing_columns(&listing, columns);
  for (int64_t n = a->every ? 2 : a->ranks; n <= a->ranks; n++) {
    int64_t t = dodona_lambda_horizon(trees, (int32_t)n);
    dodona_sizes sizes = dodona_legal_sizes(trees, (int32_t)n, t);
    dodona_range range = dodona_alpha_range(trees, (int32_t)n, t);
    oracle_listing_integer(&listing, n);
    oracle_listing_integer(&listing, t);
    oracle_listing_integer(&listing, sizes.least);
    oracle_listing_integer(&listing, sizes.most);
    put_range(&listing, &range);
  }
  oracle_listing_end(&listing);
  return ORACLE_YES;
}

/* The ranks that are served, and where it fails. */
static int put_served(oracle_listing *listing, int32_t limit, int32_t fails) {
  oracle_listing_integer(listing, fails == 0 ? limit : fails - 1);
  if (fails == 0)
    oracle_listing_none(listing);
  else
    oracle_listing_integer(listing, fails);
  return fails == 0 ? ORACLE_YES : ORACLE_NO;
}

/* Of --up-to n: the alphas that serve all. */
static int put_common(const asked *a, const dodona_lambda *trees) {
  static const char *const columns[] = {"serves_up_to", "fails_at",     "low", "low_decimal",
                                        "high",         "high_decimal", NULL};
  dodona_range range;
  int32_t fails = dodona_alpha_common(trees, &range);
  oracle_listing listing = open_listing(a, trees);
  oracle_listing_columns(&listing, columns);
  int status = put_served(&listing, trees->limit, fails);
  put_range(&listing, &range);
  oracle_listing_end(&listing);
  return status;
}

/* Of --up-to n --alpha p/q. */
static int put_serves(const asked *a, const dodona_lambda *trees) {
  static const char *const columns[] = {"alpha", "decimal", "serves_up_to", "fails_at", NULL};
  int32_t num = 0;
  int32_t den = 1;
  if (!oracle_alpha(a->alpha, &num, &den))
    return ORACLE_BAD;
  int32_t fails = dodona_alpha_serves(trees, num, den);
  oracle_listing listing = open_listing(a, trees);
  oracle_listing_columns(&listing, columns);
  oracle_listing_fraction(&listing, num, den);
  int status = put_served(&listing, trees->limit, fails);
  oracle_listing_end(&listing);
  return status;
}

static int answer(const asked *a) {
  dodona_lambda trees;
  bool one = a->up_to == DODONA_NONE;
  if (a->lambda == NULL || (one && a->ranks == DODONA_NONE))
    return oracle_postal_missing("postal alpha-range",
                                 a->lambda == NULL ? "lambda u/f" : "ranks n or --up-to n");
  if (!one && (a->ranks != DODONA_NONE || a->every))
    return oracle_error("--up-to: expected without --ranks and --every");
  if (one && a->alpha != NULL)
    return oracle_error("--alpha: expected with --up-to only");
  if (a->every && !oracle_postal_lines((int64_t)a->ranks - 1))
    return ORACLE_BAD;
  if (!oracle_postal_open(a->lambda, one ? a->ranks : a->up_to, &trees))
    return ORACLE_BAD;
  int status = one                ? put_sizes(a, &trees)
               : a->alpha != NULL ? put_serves(a, &trees)
                                  : put_common(a, &trees);
  oracle_postal_close(&trees);
  return status;
}

int oracle_postal_alpha_range(int argc, char **argv) {
  asked a = {NULL, NULL, "text", DODONA_NONE, DODONA_NONE, 0};
  const oracle_option options[] = {
      ORACLE_OPTION_LATENCY(a.lambda),
      {"ranks", "n", "of n ranks, 2 .. 2147483647", ORACLE_INT, &a.ranks, 2, INT32_MAX},
      {"every", NULL, "of each number of ranks from 2 to n", ORACLE_FLAG, &a.every, 0, 0},
      {"up-to", "n", "one alpha for all of 2 .. n ranks", ORACLE_INT, &a.up_to, 2, INT32_MAX},
      {"alpha", "p/q", "with --up-to: this one", ORACLE_TEXT, &a.alpha, 0, 0},
      ORACLE_OPTION_LISTING(a.format),
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "postal alpha-range",
      NULL,
      "--lambda u/f\n         (--ranks n [--every] | --up-to n [--alpha p/q]) [--format F]",
      "Prints the share alpha of its n ranks that a sender may keep so that all ranks\n"
      "have the message after T(n) ticks, the time of the lambda tree: low <= alpha <\n"
      "high; alpha n is rounded, halves up, to a size from n_min to n_max. With\n"
      "--up-to: the alphas that are right for all of 2 .. n, and exit status 0. If\n"
      "there is none: the first number of ranks at which it fails, the alphas for the\n"
      "numbers below, and exit status 1. The time grows with n: under a minute for the\n"
      "largest.",
      options,
      NULL,
      NULL};
  int status = oracle_parse(&usage, argc, argv, NULL);
  return status >= 0 ? status : answer(&a);
}
