/* The tree of a mesh, drawn on it. */
#ifndef DODONA_ORACLE_DRAW_SVG_MESH_H
#define DODONA_ORACLE_DRAW_SVG_MESH_H

#include "ref/algorithms/groups/htree.h"

/* The rank at a position: its node, but `root` and the tree's own root change places. */
int32_t oracle_mesh_rank(const dodona_htree *tree, int32_t root, int32_t position);

/* Writes `path`, whole or not at all; `edges` is the most edges over a link. Returns the command's exit
   status, after an error line if bad. */
int oracle_svg_mesh(const char *path, const dodona_htree *tree, int32_t root, uint64_t edges);

/* dodona show mesh. */
int oracle_show_mesh(int argc, char **argv);

#endif
