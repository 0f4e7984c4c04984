/* What the subcommands of `dodona postal` share: their entries, and lambda trees within limits. */
#ifndef DODONA_ORACLE_COMMANDS_POSTAL_H
#define DODONA_ORACLE_COMMANDS_POSTAL_H

#include <stdbool.h>
#include "ref/algorithms/postal/alpha_range.h"
#include "ref/oracle/shared/oracle.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/write/listing.h"
#include "ref/oracle/ask/ticks.h"

/* So many lines of a table are written at most. */
#define ORACLE_MOST_LINES 1000000

int oracle_postal_reach(int argc, char **argv);
int oracle_postal_horizon(int argc, char **argv);
int oracle_postal_gamma(int argc, char **argv);
int oracle_postal_break_even(int argc, char **argv);
int oracle_postal_alpha_range(int argc, char **argv);
int oracle_postal_table(int argc, char **argv);
int oracle_postal_delay(int argc, char **argv);
int oracle_postal_mesh(int argc, char **argv);

/* Says that a needed option is missing; ORACLE_BAD. */
int oracle_postal_missing(const char *command, const char *option);

/* Returns true if a table with --every has few enough lines, else false after an error line. */
bool oracle_postal_lines(int64_t lines);

/* The rule of a tree from --lambda and, if not NULL, --alpha, its u within ORACLE_MOST_TICKS. False
   after an error line. */
bool oracle_postal_rule(const char *lambda, const char *alpha, dodona_rule *rule);

/* N(0), N(1), ... up to T(ranks), to be freed, and T. False after an error line. */
bool oracle_postal_fill(const dodona_rule *rule, int32_t ranks, uint32_t **reach, int64_t *ticks);

/* The lambda trees of up to `limit` ranks; free `reach` of the trees by oracle_postal_close. */
bool oracle_postal_open(const char *lambda, int32_t limit, dodona_lambda *trees);
void oracle_postal_close(dodona_lambda *trees);

/* "# lambda 9/5" and "# ticks-per-step 5". */
void oracle_postal_head(oracle_listing *listing, const dodona_rule *rule);

#endif
