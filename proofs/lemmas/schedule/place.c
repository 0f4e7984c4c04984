/* Members in memory and members of values are the same. */
#include "ref/schedule/place_lemmas_acsl.h"

/*@ ghost
  void lemma_tree_value(const dodona_tree_plan *p, const uint32_t *table)
  {
  }
*/

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

/*@ ghost
  void lemma_depth_steps(const dodona_crossbar *s)
  {
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
