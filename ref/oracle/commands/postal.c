/* dodona postal: the quantities of the postal model, a subcommand each. */
#include "ref/oracle/commands/postal.h"
#include "ref/oracle/ask/fraction.h"
#include "ref/algorithms/postal/reach.h"

#include <stdlib.h>
#include <string.h>

static const oracle_command quantities[] = {
    {"N", "ranks that a tree reaches in a given time", oracle_postal_reach},
    {"T", "time that a tree takes for so many ranks", oracle_postal_horizon},
    {"gamma", "how fast lambda trees grow for many ranks", oracle_postal_gamma},
    {"breakeven", "lambda where the two ways to combine take equally long",
     oracle_postal_break_even},
    {"alpha-range", "shares of its ranks that a sender may keep", oracle_postal_alpha_range},
    {"table", "look-up table of a share for each number of ranks", oracle_postal_table},
    {"delay", "exact times of the two ways to combine", oracle_postal_delay},
    {"mesh", "how many messages share a link of a mesh", oracle_postal_mesh},
};

enum { QUANTITIES = sizeof quantities / sizeof quantities[0] };

static int help(int argc, char **argv) {
  char text[1024];
  snprintf(text, sizeof text,
           "Says what the postal model predicts for a machine with latency lambda: in time\n"
           "t a rank can send t messages, and each arrives lambda after its sending began.\n"
           "For lambda = u/f time is counted in ticks of 1/f; trees of more than\n"
           "%d ticks are refused. `dodona postal QUANTITY --help` tells the\n"
           "arguments of a quantity:",
           ORACLE_MOST_TICKS);
  for (int i = 0; i < QUANTITIES; i++)
    snprintf(text + strlen(text), sizeof text - strlen(text), "\n  %-12s %s", quantities[i].name,
             quantities[i].summary);
  const oracle_option options[] = {{NULL, NULL, NULL, ORACLE_FLAG, NULL, 0, 0}};
  const oracle_usage usage = {"postal",
                              NULL,
                              "QUANTITY [OPTION]...",
                              text,
                              options,
                              "dodona postal N --lambda 5/2 --time 12\n"
                              "dodona postal T --lambda 5/2 --ranks 1000\n"
                              "dodona postal gamma --lambda 2",
                              "models"};
  return oracle_parse(&usage, argc, argv, NULL);
}

int oracle_postal(int argc, char **argv) {
  if (argc < 2)
    return oracle_error("postal: expected a quantity (see dodona postal --help)");
  if (argv[1][0] == '-')
    return help(argc, argv);
  char names[256] = "";
  for (int i = 0; i < QUANTITIES; i++) {
    if (strcmp(argv[1], quantities[i].name) == 0)
      return quantities[i].run(argc - 1, argv + 1);
    snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", i > 0 ? "|" : "",
             quantities[i].name);
  }
  return oracle_error("postal: unknown quantity '%s'%s (see dodona postal --help)",
                      oracle_quote(argv[1], strlen(argv[1])).text,
                      oracle_guess_of(names, argv[1], "").text);
}

int oracle_postal_missing(const char *command, const char *option) {
  return oracle_error("%s: expected --%s (see dodona %s --help)", command, option, command);
}

bool oracle_postal_lines(int64_t lines) {
  if (lines > ORACLE_MOST_LINES)
    oracle_error("--every: expected at most %d lines, got %lld", ORACLE_MOST_LINES,
                 (long long)lines);
  return lines <= ORACLE_MOST_LINES;
}

bool oracle_postal_rule(const char *lambda, const char *alpha, dodona_rule *rule) {
  *rule = (dodona_rule){1, 1, 0, 1};
  return oracle_lambda(lambda, &rule->latency, &rule->ticks) && oracle_latency_fits(rule) &&
         (alpha == NULL || oracle_alpha(alpha, &rule->alpha_num, &rule->alpha_den));
}

bool oracle_postal_fill(const dodona_rule *rule, int32_t ranks, uint32_t **reach, int64_t *ticks) {
  if (!oracle_ticks(rule, ranks, ticks))
    return false;
  *reach = oracle_allocate(*ticks, sizeof **reach, "the ranks of each tick");
  return *reach != NULL && dodona_reach_fill(rule, ranks, *reach, *ticks, ticks) == DODONA_OK;
}

bool oracle_postal_open(const char *lambda, int32_t limit, dodona_lambda *trees) {
  dodona_rule rule;
  uint32_t *reach = NULL;
  int64_t ticks = 0;
  if (!oracle_postal_rule(lambda, NULL, &rule) || !oracle_postal_fill(&rule, limit, &reach, &ticks))
    return false;
  *trees = (dodona_lambda){rule.latency, rule.ticks, limit, ticks, reach};
  return true;
}

void oracle_postal_close(dodona_lambda *trees) {
  free((uint32_t *)(uintptr_t)trees->reach);
  trees->reach = NULL;
}

void oracle_postal_head(oracle_listing *listing, const dodona_rule *rule) {
  oracle_listing_of(listing, "lambda", "%d/%d", rule->latency, rule->ticks);
  if (rule->alpha_num != 0)
    oracle_listing_of(listing, "alpha", "%d/%d", rule->alpha_num, rule->alpha_den);
  oracle_listing_of_integer(listing, "ticks-per-step", rule->ticks);
}
