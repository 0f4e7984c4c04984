/* Lays a tree out for drawing. Time runs along; every path of first children has a lane of its own. A
   subtree takes consecutive lanes, so lines never cross. The drawing joins each rank to its first parent,
   the parent that sends it block 0. Two trees get a drawing each. */
#ifndef DODONA_ORACLE_DRAW_LANES_H
#define DODONA_ORACLE_DRAW_LANES_H

#include "ref/oracle/ask/course.h"

typedef struct oracle_node {
  dodona_place place;
  int64_t arrival; /* in steps: where the node stands along its lane */
  int32_t parent;  /* rank, DODONA_NONE at the root */
  int32_t lane;    /* from 0, the root's */
  int32_t turn;    /* in preorder, from 0 */
  int32_t colour;  /* of the edge into it, in two trees the arrival modulo their period; else 0 */
} oracle_node;

typedef struct oracle_lanes {
  oracle_node *nodes; /* by rank */
  int32_t *preorder;  /* ranks */
  int32_t lanes;
  int64_t depth; /* the last arrival */
} oracle_lanes;

/* How many trees there are to draw: 1 or 2. */
int32_t oracle_trees(const dodona_tree_plan *plan);

/* The name of one of two trees: T1 or T2, of TwoTreeC+C T3 or T4. */
const char *oracle_tree_name(const dodona_tree_plan *plan, int32_t tree);

/* Lays out tree `tree`, counted from 0; O(P). False after an error line. */
bool oracle_lanes_make(const oracle_course *course, int32_t tree, oracle_lanes *lanes);
void oracle_lanes_free(oracle_lanes *lanes);

#endif
