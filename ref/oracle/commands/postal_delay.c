/* dodona postal delay: the two ways to combine where lambda is not a whole number. */
#include "ref/count/bounds.h"
#include "ref/algorithms/combine/delay.h"
#include "ref/oracle/ask/fraction.h"
#include "ref/oracle/ask/options.h"
#include "ref/oracle/commands/postal.h"

#include <stdlib.h>
#include <string.h>

static void put_way(oracle_listing *listing, const char *way, int32_t latency, int64_t rounds,
                    int64_t num, int64_t den) {
  oracle_listing_text(listing, way);
  oracle_listing_integer(listing, latency);
  oracle_listing_integer(listing, rounds);
  oracle_listing_fraction(listing, num, den);
}

static void put_delay(const char *format, int32_t ranks, int32_t u, int32_t f,
                      const dodona_combine_delay *delay) {
  static const char *const columns[] = {"way", "latency", "rounds", "time", "decimal", NULL};
  bool same = delay->send_ticks == delay->receive_ticks * delay->send_latency;
  oracle_listing listing = oracle_listing_open(format);
  oracle_listing_of(&listing, "lambda", "%d/%d", u, f);
  oracle_listing_of_integer(&listing, "ranks", ranks);
  oracle_listing_of(&listing, "faster", "%s",
                    same               ? "neither"
                    : delay->send_wins ? "delay-send"
                                       : "delay-receive");
  oracle_listing_columns(&listing, columns);
  put_way(&listing, "delay-receive", delay->receive_latency, delay->receive_rounds,
          delay->receive_ticks, f);
  put_way(&listing, "delay-send", delay->send_latency, delay->send_rounds, delay->send_ticks,
          (int64_t)delay->send_latency * f);
  oracle_listing_end(&listing);
}

/* Both times. False after an error line. */
static bool find_times(int32_t ranks, int32_t u, int32_t f, dodona_combine_delay *delay) {
  int64_t latency = ((int64_t)u + f - 1) / f;
  /* T_L(n) <= L ceil(log2 n) */
  if (latency > ORACLE_MOST_TICKS / (dodona_log2_ceil(ranks) + 1)) {
    oracle_error("--lambda: expected u/f with ceil(u/f) (1 + log2 n) <= %d, got '%d/%d'",
                 ORACLE_MOST_TICKS, u, f);
    return false;
  }
  uint32_t *ring = oracle_allocate(latency, sizeof *ring, "the last rounds");
  if (ring == NULL)
    return false;
  dodona_status status = dodona_combine_delay_times(ranks, u, f, ring, delay);
  free(ring);
  if (status != DODONA_OK)
    oracle_error("postal delay: the ticks pass 2^63 - 1");
  return status == DODONA_OK;
}

int oracle_postal_delay(int argc, char **argv) {
  int32_t ranks = DODONA_NONE;
  int32_t u = 0;
  int32_t f = 0;
  const char *lambda = NULL;
  const char *format = "text";
  dodona_combine_delay delay;
  const oracle_option options[] = {
      ORACLE_OPTION_LATENCY(lambda),
      {"ranks", "n", "number of ranks, 1 .. 2147483647", ORACLE_INT, &ranks, 1, INT32_MAX},
      ORACLE_OPTION_LISTING(format),
      {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "postal delay",
      NULL,
      "--lambda u/f --ranks n [--format F]",
      "Prints the exact times, in sends, of a global combine for any lambda. It runs\n"
      "the combine for a whole latency: in delay-receive this is lambda rounded up, and\n"
      "a round takes a send; in delay-send it is lambda rounded down, and a round takes\n"
      "proportionally longer. A line has: the way, its latency, its rounds, its time as\n"
      "a fraction and as a decimal.",
      options,
      NULL,
      NULL};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  if (lambda == NULL || ranks == DODONA_NONE)
    return oracle_postal_missing("postal delay", lambda == NULL ? "lambda u/f" : "ranks n");
  if (!oracle_lambda(lambda, &u, &f) || !find_times(ranks, u, f, &delay))
    return ORACLE_BAD;
  put_delay(format, ranks, u, f, &delay);
  return ORACLE_YES;
}
