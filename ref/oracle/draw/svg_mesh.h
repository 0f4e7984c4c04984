/* The tree of a mesh, drawn on it. */
#ifndef DODONA_ORACLE_DRAW_SVG_MESH_H
#define DODONA_ORACLE_DRAW_SVG_MESH_H

#include "ref/algorithms/groups/htree.h"

/* Writes `path`, whole or not at all; `edges` is the most edges over a link. Returns the command's exit
   status, after an error line if bad. */
int oracle_svg_mesh(const char *path, const dodona_htree *tree, uint64_t edges);

/* dodona show mesh. */
int oracle_show_mesh(int argc, char **argv);

#endif
