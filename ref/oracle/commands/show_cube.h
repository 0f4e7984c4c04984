/* dodona show cube. */
#ifndef DODONA_ORACLE_COMMANDS_SHOW_CUBE_H
#define DODONA_ORACLE_COMMANDS_SHOW_CUBE_H

/* Prints units and steps of the cube; returns an exit status. */
int oracle_show_cube(int argc, char **argv);

#endif
