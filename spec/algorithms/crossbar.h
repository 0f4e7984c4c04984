/* The shape of a hierarchy of crossbars. To be included where dodona_crossbar is defined.
   Source: Sanders and Sibeyn, section 4. */
#ifndef DODONA_SPEC_ALGORITHMS_CROSSBAR_H
#define DODONA_SPEC_ALGORITHMS_CROSSBAR_H

#include <stdint.h>

/*@
  // How many ranks of a module are in the groups of one tree of modules.
  logic integer CrossbarSpan(integer r, integer channels) = channels == 2 ? r : 2 * r;

  // Each module divides the one around it; the innermost have room for the groups of all levels.
  predicate CrossbarShape(dodona_crossbar s) =
    1 <= s.levels <= DODONA_CROSSBAR_LEVELS && 1 <= s.group <= DODONA_CROSSBAR_GROUP &&
    1 <= s.channels <= 2 && 1 <= s.per[0] <= DODONA_CROSSBAR_RANKS &&
    (\forall integer k; 0 < k < s.levels ==>
      1 <= s.per[k] <= s.per[k - 1] && s.per[k - 1] % s.per[k] == 0) &&
    (s.levels - 1) * CrossbarSpan(s.group, s.channels) <= s.per[s.levels - 1];
*/

/* A shape in memory has the modules that its value has. */
/*@ ghost
  /@ requires memory: \valid_read(shape);
     terminates \true;
     assigns \nothing;
     ensures sizes: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==> (*shape).per[k] == shape->per[k];
     ensures divide: CrossbarShape(*shape) ==> \forall integer k; 0 < k < shape->levels ==>
       1 <= shape->per[k] <= shape->per[k - 1] && shape->per[k - 1] % shape->per[k] == 0;
     ensures room: CrossbarShape(*shape) ==>
       (shape->levels - 1) * CrossbarSpan(shape->group, shape->channels) <= shape->per[shape->levels - 1];
     exits \false; @/
  void lemma_crossbar_value(const dodona_crossbar *shape);
*/

/* Shapes that differ in their depths alone. */
/*@ ghost
  /@ requires scalars: a.levels == b.levels && a.group == b.group && a.channels == b.channels;
     requires sizes: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==> a.per[k] == b.per[k];
     terminates \true;
     assigns \nothing;
     ensures shape: CrossbarShape(a) ==> CrossbarShape(b);
     exits \false; @/
  void lemma_shape_same(dodona_crossbar a, dodona_crossbar b);
*/

/* The innermost modules are the smallest. */
/*@ ghost
  /@ requires CrossbarShape(s) && 0 <= k < s.levels;
     terminates \true;
     assigns \nothing;
     ensures innermost: 1 <= s.per[s.levels - 1] <= s.per[k] <= s.per[0];
     exits \false; @/
  void lemma_innermost(dodona_crossbar s, int32_t k);
*/

/* Of count modules of `per` in `size`, number m ends within. */
/*@ ghost
  /@ requires 1 <= per && 0 <= m < size / per;
     terminates \true;
     assigns \nothing;
     ensures inside: 0 <= m * per && m * per + per <= size;
     exits \false; @/
  void lemma_module_inside(int32_t size, int32_t per, int32_t m);
*/

/* Without the first of several. */
/*@ ghost
  /@ requires 1 <= per < size && size % per == 0;
     terminates \true;
     assigns \nothing;
     ensures more: per <= size - per;
     ensures rest: (size - per) % per == 0;
     exits \false; @/
  void lemma_module_cut(int32_t size, int32_t per);
*/

/* Position p of 0 .. size - 1 is in one of them. */
/*@ ghost
  /@ requires 1 <= per <= size && size % per == 0 && 0 <= p < size;
     terminates \true;
     assigns \nothing;
     ensures module: 0 <= p / per < size / per;
     ensures inside: (p / per) * per <= p < (p / per) * per + per;
     exits \false; @/
  void lemma_module_of(int32_t size, int32_t per, int32_t p);
*/

/* Position x of module m of `per`. */
/*@ ghost
  /@ requires 0 <= x < per && 0 <= m;
     terminates \true;
     assigns \nothing;
     ensures module: (m * per + x) / per == m;
     ensures rest: (m * per + x) % per == x;
     exits \false; @/
  void lemma_module_at(int32_t per, int32_t m, int32_t x);
*/

#endif
