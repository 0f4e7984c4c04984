/* A broadcast on a mesh: its submeshes are the groups of a fractional tree, snakes inside, an H-tree
   between them. Positions count from the root's 0, group by group, each along its snake; nodes count row
   by row as in mesh.h, and links carry messages by X-Y routing.
   Source: Sanders and Sibeyn, section 4 (meshes) and figure 4. */
#ifndef DODONA_HTREE_H
#define DODONA_HTREE_H

#include "group_step.h"
#include "htree_group.h"
#include "mesh.h"

/* Plain data, made by dodona_htree_make only; may be copied and sent. */
typedef struct dodona_htree {
  dodona_mesh mesh;      /* a x b, P = a b */
  int32_t group_rows;    /* r1 */
  int32_t group_columns; /* r2 */
  int32_t group;         /* r = r1 r2 */
  int32_t side;          /* n = a / r1 = b / r2 = 2^k, k >= 0 */
} dodona_htree;

/* Makes the tree of an a x b mesh in submeshes of r1 x r2. On anything but DODONA_OK *tree is unchanged.
   DODONA_BAD_RANKS: no mesh, or more than 2^31 - 1 nodes. DODONA_BAD_GROUP: a / r1 and b / r2 are not one
   power of two. O(log n). */
dodona_status dodona_htree_make(int32_t rows, int32_t columns, int32_t group_rows,
                                int32_t group_columns, dodona_htree *tree);

/* The submesh of group q, 0 .. n n - 1, counted row by row, cyclically from the root's; and back. O(1). */
dodona_submesh dodona_htree_submesh(const dodona_htree *tree, int32_t q);
int32_t dodona_htree_index(const dodona_htree *tree, dodona_submesh at);

/* The node of a position, and the position of a node; each the other backwards. O(log n). */
int32_t dodona_htree_node(const dodona_htree *tree, int32_t position);
int32_t dodona_htree_position(const dodona_htree *tree, int32_t node);

/* The place of a position. O(log^2 n). */
void dodona_htree_place(const dodona_htree *tree, int32_t position, dodona_group_place *place);

/* The step in which the last position receives block 0, 2 k (r + 1) + r - 3 for k >= 1, r - 1 for k = 0.
   O(log n). */
int64_t dodona_htree_depth(const dodona_htree *tree);

/* The steps of a broadcast of so many blocks; 0 for one position. O(log n). */
int64_t dodona_htree_steps(const dodona_htree *tree, int32_t blocks);

#endif
