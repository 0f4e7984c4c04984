/* dodona show --svg, --html, --trace: any schedule, whoever made it, as a picture, for a browser, for a viewer of traces. */
#ifndef DODONA_ORACLE_COMMANDS_SHOW_WHOLE_H
#define DODONA_ORACLE_COMMANDS_SHOW_WHOLE_H

#include <stdbool.h>

/* Whether the options ask for this rather than for the drawings that trees and meshes have of their own. */
bool oracle_is_show_whole(int argc, char **argv);

/* Returns an exit status. */
int oracle_show_whole(int argc, char **argv);

#endif
