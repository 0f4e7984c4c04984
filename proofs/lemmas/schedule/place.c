/* Members in memory and members of values are the same. */
#include "ref/schedule/place_lemmas_acsl.h"

/*@ ghost
  void lemma_place_value(const dodona_tree_plan *p, const dodona_tree_place *at)
  {
  }
*/

/*@ ghost
  void lemma_collective_whole(const dodona_collective *c)
  {
  }

  void lemma_trees_plan(const dodona_plan *plan)
  {
  }
*/

/*@ ghost
  void lemma_placed(const dodona_plan *plan, const dodona_place *place)
  {
  }
*/

/* Level by level. */
/*@ ghost
  /@ requires memory: \valid_read(s) && 1 <= s->levels <= DODONA_CROSSBAR_LEVELS;
     terminates \true;
     assigns \nothing;
     ensures last: \forall integer k, taken; s->levels <= k ==>
       CrossbarDepthIn(s, k, taken) == TreeDepth(s->per[s->levels - 1] - taken, s->group);
     ensures level: \forall integer k, taken; 1 <= k < s->levels ==>
       CrossbarDepthIn(s, k, taken) ==
       DepthOver(s->channels, s->group, s->per[k], s->per[k - 1], taken, CrossbarDepthIn(s, k + 1, taken),
                 CrossbarDepthIn(s, k + 1, CrossbarSpan(s->group, s->channels)));
     exits \false; @/
  void lemma_depth_steps(const dodona_crossbar *s)
  {
  }

  void lemma_depth_value(const dodona_crossbar *s)
  {
    int32_t k = s->levels;
    lemma_depth_steps(s);
    /@ loop invariant range: 1 <= k <= s->levels;
       loop invariant depth: \forall integer i, taken; k <= i ==> CrossbarDepthIn(s, i, taken) == DepthBy(*s, i, taken);
       loop assigns k;
       loop variant k; @/
    while (k > 1) {
      k--;
      /@ assert sizes: ModuleSize(*s, k) == s->per[k] && ModuleSize(*s, k - 1) == s->per[k - 1]; @/
      /@ assert level: \forall integer taken; CrossbarDepthIn(s, k, taken) == DepthBy(*s, k, taken); @/
    }
  }
*/

/*@ ghost
  void lemma_network_steps(const dodona_network *n)
  {
  }
*/

/*@ ghost
  void lemma_placed_in_network(const dodona_plan *plan, const dodona_place *place)
  {
  }

  void lemma_network_plan(const dodona_plan *plan)
  {
  }
*/

/*@ ghost
  void lemma_combine_value(const dodona_combine_plan *c, const uint32_t *table)
  {
  }
*/
