/* dodona show skips, and dodona show ring. */
#ifndef DODONA_ORACLE_COMMANDS_SHOW_SKIPS_H
#define DODONA_ORACLE_COMMANDS_SHOW_SKIPS_H

/* Prints what rank 0 sends in each round; returns an exit status. */
int oracle_show_skips(int argc, char **argv);
int oracle_show_ring(int argc, char **argv);

#endif
