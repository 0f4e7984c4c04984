/* dodona postal table: the look-up tables of shares, triangle tops and longest runs. */
#include "ref/algorithms/postal/alpha_table.h"
#include "ref/oracle/ask/options.h"
#include "ref/oracle/commands/postal.h"

#include <stdlib.h>

static void put_entries(const char *format, const dodona_lambda *trees, bool greedy,
                        const dodona_alpha_entry *entries, int64_t count) {
  static const char *const columns[] = {"up_to", "alpha", "decimal", NULL};
  oracle_listing listing = oracle_listing_open(format);
  dodona_rule rule = {trees->latency, trees->ticks, 0, 1};
  oracle_postal_head(&listing, &rule);
  oracle_listing_of(&listing, "table", "%s", greedy ? "longest runs" : "triangle tops");
  oracle_listing_of_integer(&listing, "entries", count);
  oracle_listing_columns(&listing, columns);
  for (int64_t i = 0; i < count; i++) {
    oracle_listing_integer(&listing, entries[i].ranks);
    oracle_listing_fraction(&listing, entries[i].num, entries[i].den);
  }
  oracle_listing_end(&listing);
}

static int put_table(const char *format, const dodona_lambda *trees, bool greedy) {
  int64_t count = greedy ? dodona_alpha_greedy_entries(trees) : dodona_alpha_table_entries(trees);
  dodona_alpha_entry *entries = oracle_allocate(count, sizeof *entries, "the table");
  if (entries == NULL)
    return ORACLE_BAD;
  dodona_status status = greedy ? dodona_alpha_greedy_fill(trees, entries, count, &count)
                                : dodona_alpha_table_fill(trees, entries, count, &count);
  if (status == DODONA_OK)
    put_entries(format, trees, greedy, entries, count);
  free(entries);
  return status == DODONA_OK ? ORACLE_YES
                             : oracle_error("postal table: %s", dodona_status_text(status));
}

int oracle_postal_table(int argc, char **argv) {
  dodona_lambda trees;
  int32_t ranks = DODONA_NONE;
  int32_t greedy = 0;
  const char *lambda = NULL;
  const char *format = "text";
  const oracle_option options[] = {ORACLE_OPTION_LATENCY(lambda),
                                   {"ranks", "n", "for all of 2 .. n ranks, n up to 2147483647",
                                    ORACLE_INT, &ranks, 2, INT32_MAX},
                                   {"greedy", NULL,
                                    "each entry as far as one alpha goes: fewer entries",
                                    ORACLE_FLAG, &greedy, 0, 0},
                                   ORACLE_OPTION_LISTING(format),
                                   {NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {
      "postal table",
      NULL,
      "--lambda u/f --ranks n [--greedy] [--format F]",
      "Prints a look-up table of the share alpha of its ranks that a sender keeps. A\n"
      "line holds for all numbers of ranks above the line before, or from 2 on, up to\n"
      "its own. Without --greedy the table has the triangle tops: each largest n that\n"
      "takes T(n) ticks, and N(T(n) - f) / n. With --greedy the time grows with n:\n"
      "under a minute for the largest.",
      options,
      NULL,
      NULL};
  int status = oracle_parse(&usage, argc, argv, NULL);
  if (status >= 0)
    return status;
  if (lambda == NULL || ranks == DODONA_NONE)
    return oracle_postal_missing("postal table", lambda == NULL ? "lambda u/f" : "ranks n");
  if (!oracle_postal_open(lambda, ranks, &trees))
    return ORACLE_BAD;
  status = put_table(format, &trees, greedy != 0);
  oracle_postal_close(&trees);
  return status;
}
