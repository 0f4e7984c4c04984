/* The binary trees of modules in a hierarchy of crossbars, and what their edges cost, in steps between
   the arrivals of two heads. Modules are 0 .. count - 1, the root is 0.
   Source: Sanders and Sibeyn, section 4. */
#ifndef DODONA_MODULE_TREE_H
#define DODONA_MODULE_TREE_H

#include "types.h"

typedef struct dodona_module {
  int32_t arrival; /* steps from the root's head to this one's */
  int32_t parent;  /* DODONA_NONE at the root */
  int32_t second;  /* 1: the parent's second child, 0: its first, or the root */
  int32_t child[2];
} dodona_module;

/* Module `m` in heap order: a first child comes `group` steps later, a second one group + 1. O(log m). */
void dodona_module_heap(int32_t count, int32_t group, int32_t m, dodona_module *module);

/* The last arrival there. O(log count). */
int32_t dodona_module_heap_depth(int32_t count, int32_t group);

/* Module `m` in the fractional tree in groups of one: a first child comes `group` steps later, a second
   one 2 group + 1, so second children root the smaller subtrees. O(log^2 count). */
void dodona_module_skewed(int32_t count, int32_t group, int32_t m, dodona_module *module);

/* The last arrival there. O(log count). */
int32_t dodona_module_skewed_depth(int32_t count, int32_t group);

#endif
