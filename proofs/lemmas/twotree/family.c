/* What the trees' local conditions say of two trees and of a place in them. */
#include "ref/algorithms/twotree/family.h"
#include "spec/lemmas/base.h"
#include "spec/lemmas/twotree.h"

/*@ ghost
  /@ requires memory: \valid_read(at);
     requires place: TreePlace(pair, P, c, v, *at) && TwoNode(pair, P, c, v) && 0 <= v;
     terminates \true;
     assigns \nothing;
     ensures sound: SoundTree(at);
     ensures below: BelowRanks(P, at);
     exits \false; @/
  void lemma_tree_sound(int32_t pair, int32_t P, int32_t c, int32_t v, const dodona_pair_place *at)
  {
  }

  /@ terminates \true;
     assigns \nothing;
     ensures period: TwoPeriod(pair, P) == 2 || TwoPeriod(pair, P) == 4;
     exits \false; @/
  void lemma_two_period(int32_t pair, int32_t P)
  {
  }

  /@ requires memory: \valid_read(place);
     requires place: TwotreePlace(pair, P, v, *place) && TwoPorts(pair, P, v);
     requires range: 0 <= v && (v == 0 ==> place->even.parent == -1 && place->odd.parent == -1);
     requires sound: SoundTree(&place->even) && SoundTree(&place->odd);
     requires period: TwoPeriod(pair, P) == 2 || TwoPeriod(pair, P) == 4;
     terminates \true;
     assigns \nothing;
     ensures sound: SoundTwo(place);
     exits \false; @/
  void lemma_ports_sound(int32_t pair, int32_t P, int32_t v, const dodona_twotree_place *place)
  {
  }

  /@ requires range: 2 <= P && DODONA_COMPLETE <= pair <= DODONA_INORDER;
     terminates \true;
     assigns \nothing;
     ensures top: 0 <= TwoTop(pair, P, 0);
     exits \false; @/
  void lemma_two_top(int32_t pair, int32_t P)
  {
    if (P >= 3)
      lemma_top((P - 1) / 2);
  }

  /@ requires memory: \valid_read(place);
     requires pair: DODONA_COMPLETE <= pair <= DODONA_INORDER;
     requires place: TwotreePlace(pair, P, v, *place) && LocalTwo(pair, P) && 0 <= v < P;
     terminates \true;
     assigns \nothing;
     ensures sound: SoundTwo(place) && place->position < P;
     ensures below: BelowRanks(P, &place->even) && BelowRanks(P, &place->odd);
     ensures served: 2 <= P ==> TwoServed(place);
     exits \false; @/
  void lemma_two_place(int32_t pair, int32_t P, int32_t v, const dodona_twotree_place *place)
  {
    /@ assert local: TwoNode(pair, P, 0, v) && TwoNode(pair, P, 1, v) && TwoPorts(pair, P, v); @/
    lemma_tree_sound(pair, P, 0, v, &place->even);
    lemma_tree_sound(pair, P, 1, v, &place->odd);
    lemma_two_period(pair, P);
    /@ assert root: v == 0 ==> place->even.parent == -1 && place->odd.parent == -1; @/
    lemma_ports_sound(pair, P, v, place);
    if (P >= 2) {
      /@ assert one: v == 0 ==> TwoChild(pair, P, 0, 0, 1) == TwoTop(pair, P, 0); @/
      lemma_two_top(pair, P);
    }
  }
*/

/* The last block arrives last. */
/*@ ghost
  /@ requires pair: DODONA_COMPLETE <= pair <= DODONA_INORDER && 2 <= P && 1 <= s;
     requires local: LocalTwo(pair, P);
     terminates \true;
     assigns \nothing;
     ensures last: \forall integer x, a, b, j; TwoHop(pair, P, s, x, a, b, j) ==>
       x <= TwoSteps(pair, P, s);
     exits \false; @/
  void lemma_two_steps(int32_t pair, int32_t P, int32_t s)
  {
    lemma_last_two(pair, P, 0);
    lemma_last_two(pair, P, 1);
    /@ assert tree: \forall integer j; 0 <= j ==> j % 2 == 0 || j % 2 == 1; @/
    /@ assert even: \forall integer w, j; (w == 2 || w == 4) && 0 <= j < s && j % 2 == 0 ==>
         Beat(w, j) <= Beat(w, s - 1); @/
    /@ assert odd: \forall integer w, j; (w == 2 || w == 4) && 0 <= j < s && j % 2 == 1 ==>
         2 <= s && Beat(w, j) <= Beat(w, s - 2); @/
    /@ assert period: TwoPeriod(pair, P) == 2 || TwoPeriod(pair, P) == 4; @/
    /@ assert even_hop: \forall integer b, j; 0 < b < P && 0 <= j < s && j % 2 == 0 ==>
         TwoArrival(pair, P, b, j) <= TwoLast(pair, P, 0) + Beat(TwoPeriod(pair, P), s - 1); @/
    /@ assert odd_hop: \forall integer b, j; 0 < b < P && 0 <= j < s && j % 2 == 1 ==>
         2 <= s &&
         TwoArrival(pair, P, b, j) <= TwoLast(pair, P, 1) + Beat(TwoPeriod(pair, P), s - 2); @/
    /@ assert even_end: TwoLast(pair, P, 0) + Beat(TwoPeriod(pair, P), s - 1) <=
         TwoSteps(pair, P, s); @/
    /@ assert odd_end: 2 <= s ==> TwoLast(pair, P, 1) + Beat(TwoPeriod(pair, P), s - 2) <=
         TwoSteps(pair, P, s); @/
    /@ assert all: \forall integer b, j; 0 < b < P && 0 <= j < s ==>
         TwoArrival(pair, P, b, j) <= TwoSteps(pair, P, s); @/
  }
*/

/*@ ghost
  void lemma_twotree_tree(const dodona_tree_plan *t)
  {
    lemma_local_two(t->variant, t->ranks);
    if (t->ranks > 1)
      lemma_floor_log2_word(t->ranks - 1);
    /@ assert beat: \forall integer w, j; w == 2 || w == 4 ==> Beat(w, j) == w * (j / 2); @/
    /@ assert last: t->ranks != 1 ==> TwoLast(t->variant, t->ranks, 0) <= 64 && TwoLast(t->variant, t->ranks, 1) <= 64; @/
    /@ assert period: \forall integer pair, P; TwoPeriod(pair, P) == 2 || TwoPeriod(pair, P) == 4; @/
    /@ assert beats: \forall integer j; 0 <= j ==> Beat(TwoPeriod(t->variant, t->ranks), j) <= 2 * j; @/
    /@ assert length: 2 <= t->ranks ==> DODONA_TwotreeSteps(*t) <= 64 + 2 * t->blocks; @/
  }

  void lemma_twotree_hops(const dodona_tree_plan *t)
  {
    lemma_twotree_tree(t);
    lemma_two_hops(t->variant, t->ranks, t->blocks);
    if (t->ranks >= 2)
      lemma_two_steps(t->variant, t->ranks, t->blocks);
    /@ assert ranks: \forall integer x, a, b, j; DODONA_TwotreeHop(*t, x, a, b, j) ==> 2 <= t->ranks; @/
  }

  void lemma_twotree_place(const dodona_tree_plan *t, const dodona_twotree_place *at)
  {
    lemma_twotree_tree(t);
    lemma_two_place(t->variant, t->ranks, at->position, at);
  }

  void lemma_twotree_place_hops(const dodona_tree_plan *t, const dodona_twotree_place *at)
  {
    int32_t v = at->position;
    lemma_twotree_tree(t);
    lemma_two_sends(t->variant, t->ranks, t->blocks, v);
    lemma_two_receives(t->variant, t->ranks, t->blocks, v);
    /@ assert node: TwoNode(t->variant, t->ranks, 0, v) && TwoNode(t->variant, t->ranks, 1, v); @/
    /@ assert place: TwotreePlace(t->variant, t->ranks, v, *at); @/
  }
*/
