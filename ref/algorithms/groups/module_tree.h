/* Builds the binary trees of modules in a hierarchy of crossbars. An edge costs the steps between the
   arrivals of the two heads. Modules are 0 .. count - 1, the root is 0. module_tree.c draws them. Source:
   Sanders and Sibeyn, section 4. */
#ifndef DODONA_ALGORITHMS_GROUPS_MODULE_TREE_H
#define DODONA_ALGORITHMS_GROUPS_MODULE_TREE_H

#include "ref/base/types.h"
#include "spec/algorithms/module_tree.h"

typedef struct dodona_module {
  int32_t arrival;  /* steps from the root's head to this one's */
  int32_t parent;   /* DODONA_NONE at the root */
  int32_t second;   /* 1: the parent's second child, 0: its first, or the root */
  int32_t child[2]; /* DODONA_NONE where there is none */
} dodona_module;

/* Returns module `m` in heap order: a first child comes `group` steps later, a second child group + 1. O(log m). */
/*@ requires range: 0 <= m < count <= DODONA_MODULES_MOST && 1 <= group <= DODONA_MODULES_GROUP;
    requires memory: \valid(module);
    terminates \true;
    assigns *module;
    ensures parent: module->parent == (m == 0 ? -1 : (m + 1) / 2 - 1);
    ensures second: module->second == (m == 0 ? 0 : (m + 1) % 2);
    ensures first_child: module->child[0] == (2 * m + 1 < count ? 2 * m + 1 : -1);
    ensures second_child: module->child[1] == (2 * m + 2 < count ? 2 * m + 2 : -1);
    ensures arrival: module->arrival == HeapModule(group, m + 1);
    ensures range: 0 <= module->arrival <= 64 * (group + 1);
    ensures later: 0 < m ==> 1 <= module->arrival;
    exits \false; */
void dodona_module_heap(int32_t count, int32_t group, int32_t m, dodona_module *module);

/* Returns the last arrival in this tree. O(log count). */
/*@ requires range: 1 <= count <= DODONA_MODULES_MOST && 1 <= group <= DODONA_MODULES_GROUP;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= 62 * (DODONA_MODULES_GROUP + 1);
    ensures last: \forall integer k; 1 <= k <= count ==> HeapModule(group, k) <= \result;
    ensures attained: \exists integer k; 1 <= k <= count && HeapModule(group, k) == \result;
    exits \false; */
int32_t dodona_module_heap_depth(int32_t count, int32_t group);

/* Returns module `m` in the fractional tree in groups of one: a first child comes `group` steps later, a
   second child 2 group + 1, so second children root the smaller subtrees. O(log^2 count). */
/*@ requires range: 0 <= m < count <= DODONA_MODULES_MOST && 1 <= group <= DODONA_MODULES_GROUP;
    requires memory: \valid(module);
    terminates \true;
    assigns *module;
    ensures root: m == 0 ==> module->arrival == 0 && module->parent == -1 && module->second == 0;
    ensures parent: 0 < m ==> 0 <= module->parent < m;
    ensures second: 0 <= module->second <= 1;
    ensures children: -1 <= module->child[0] < count && -1 <= module->child[1] < count;
    ensures arrival: \forall int32_t D; IsDepth(count, 1, D) ==>
      module->arrival == SkewedModule(group, count, D, m);
    ensures edge: \forall int32_t D; IsDepth(count, 1, D) && 0 < m ==>
      module->parent == (Feeder(count, 1, D, m) == -1 ? m - 1 : Feeder(count, 1, D, m)) &&
      module->second == (Feeder(count, 1, D, m) == -1 ? 0 : 1);
    ensures below: \forall int32_t D; IsDepth(count, 1, D) ==>
      module->child[0] == Down(count, 1, D, m) && module->child[1] == Right(count, 1, D, m);
    ensures range: 0 <= module->arrival <= 64 * (group + 1);
    ensures later: 0 < m ==> 1 <= module->arrival;
    exits \false; */
void dodona_module_skewed(int32_t count, int32_t group, int32_t m, dodona_module *module);

/* Returns the last arrival in this tree. O(log count). */
/*@ requires range: 1 <= count <= DODONA_MODULES_MOST && 1 <= group <= DODONA_MODULES_GROUP;
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result <= 62 * (DODONA_MODULES_GROUP + 1);
    ensures last: \forall int32_t D, integer m; IsDepth(count, 1, D) && 0 <= m < count ==>
      SkewedModule(group, count, D, m) <= \result;
    ensures attained: \forall int32_t D; IsDepth(count, 1, D) ==>
      \exists integer m; 0 <= m < count && SkewedModule(group, count, D, m) == \result;
    exits \false; */
int32_t dodona_module_skewed_depth(int32_t count, int32_t group);

#endif
