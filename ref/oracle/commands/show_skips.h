/* dodona show skips. */
#ifndef DODONA_ORACLE_COMMANDS_SHOW_SKIPS_H
#define DODONA_ORACLE_COMMANDS_SHOW_SKIPS_H

/* Prints what rank 0 sends in each round; returns an exit status. */
int oracle_show_skips(int argc, char **argv);

#endif
