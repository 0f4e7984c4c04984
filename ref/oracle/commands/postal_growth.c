/* dodona postal gamma and breakeven: what the postal model says of many ranks. */
#include "ref/oracle/ask/fraction.h"
#include "ref/advice/growth.h"
#include "ref/oracle/ask/options.h"
#include "ref/oracle/commands/postal.h"

#include <string.h>

/* One lambda, or the whole ones to *up_to, `usual` where nothing is said. False after an error line. */
static bool take_lambda(const char *lambda, int32_t usual, int32_t *u, int32_t *f, int32_t *up_to) {
  if (lambda != NULL && *up_to != DODONA_NONE) {
    oracle_error("--up-to: expected without --lambda");
    return false;
  }
  if (*up_to == DODONA_NONE)
    *up_to = usual;
  return lambda == NULL || oracle_lambda(lambda, u, f);
}

static void put_gamma(oracle_listing *listing, const char *text, double lambda) {
  oracle_listing_text(listing, text);
  oracle_listing_decimal(listing, dodona_growth(lambda));
  oracle_listing_decimal(listing, dodona_growth_log(lambda));
}

int oracle_postal_gamma(int argc, char **argv) {
  static const char *const columns[] = {"lambda", "gamma", "ln_gamma", NULL};
  int32_t up_to = DODONA_NONE;
  int32_t u = 0;
  int32_t f = 0;
  const char *lambda = NULL;
  const char *format = "text";
  const oracle_option options[] = {ORACLE_OPTION_LATENCY(lambda),
                                   {"up-to", "k",
                                    "without --lambda: whole lambda up to k (default 10)",
                                    ORACLE_INT, &up_to, 1, ORACLE_MOST_LINES},
                                   ORACLE_OPTION_LISTING(format),
                                   {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "postal gamma",
      NULL,
      "[--lambda u/f | --up-to k] [--format F]",
      "Prints gamma(lambda), the root above 1 of x^lambda = x^(lambda - 1) + 1: for\n"
      "many ranks N(t) grows like gamma^t, t in sends, and T(n) like ln n / ln gamma.",
      options,
      NULL,
      NULL};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  if (!take_lambda(lambda, 10, &u, &f, &up_to))
    return ORACLE_BAD;
  oracle_listing listing = oracle_listing_open(format);
  oracle_listing_columns(&listing, columns);
  char text[32];
  if (lambda != NULL) {
    snprintf(text, sizeof text, "%d/%d", u, f);
    put_gamma(&listing, text, (double)u / f);
  }
  for (int32_t k = 1; lambda == NULL && k <= up_to; k++) {
    snprintf(text, sizeof text, "%d", k);
    put_gamma(&listing, text, k);
  }
  oracle_listing_end(&listing);
  return ORACLE_YES;
}

int oracle_postal_break_even(int argc, char **argv) {
  static const char *const columns[] = {"floor", "break_even", NULL};
  int32_t up_to = DODONA_NONE;
  int32_t u = 0;
  int32_t f = 0;
  const char *lambda = NULL;
  const char *format = "text";
  const oracle_option options[] = {ORACLE_OPTION_LATENCY(lambda),
                                   {"up-to", "k", "without --lambda: floors up to k (default 9)",
                                    ORACLE_INT, &up_to, 1, ORACLE_MOST_LINES},
                                   ORACLE_OPTION_LISTING(format),
                                   {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "postal breakeven",
      NULL,
      "[--lambda u/f | --up-to k] [--format F]",
      "Prints, for each floor, the lambda at which delay-send and delay-receive take\n"
      "equally long for many ranks. For a smaller lambda with this floor delay-send is\n"
      "faster, for a larger one delay-receive. `dodona postal delay` compares them for\n"
      "a number of ranks.",
      options,
      NULL,
      NULL};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  if (!take_lambda(lambda, 9, &u, &f, &up_to))
    return ORACLE_BAD;
  oracle_listing listing = oracle_listing_open(format);
  oracle_listing_columns(&listing, columns);
  int32_t first = lambda != NULL ? u / f : 1;
  int32_t last = lambda != NULL ? u / f : up_to;
  for (int64_t k = first; k <= last; k++) {
    oracle_listing_integer(&listing, k);
    oracle_listing_decimal(&listing, dodona_break_even((double)k));
  }
  oracle_listing_end(&listing);
  return ORACLE_YES;
}
