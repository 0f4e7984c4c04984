/* dodona show skips, ring and bine. */
#ifndef DODONA_ORACLE_COMMANDS_SHOW_SKIPS_H
#define DODONA_ORACLE_COMMANDS_SHOW_SKIPS_H

/* Print what rank 0 sends in each round; through butterflies, what every rank sends. Return an exit status. */
int oracle_show_skips(int argc, char **argv);
int oracle_show_ring(int argc, char **argv);
int oracle_show_bine(int argc, char **argv);

#endif
