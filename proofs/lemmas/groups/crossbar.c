/* Modules in a hierarchy of crossbars: quotients by their size. */
#include "ref/algorithms/groups/crossbar.h"

/*@ ghost
  /@ requires same: levels == n && r == group && channels == links;
     terminates \true;
     assigns \nothing;
     ensures span: (levels - 1) * CrossbarSpan(r, channels) == (n - 1) * CrossbarSpan(group, links);
     exits \false; @/
  static void lemma_same_span(int32_t levels, int32_t r, int32_t channels, int32_t n, int32_t group, int32_t links)
  {
  }

  /@ requires memory: \valid_read(shape);
     requires scalars: s.levels == shape->levels && s.group == shape->group && s.channels == shape->channels;
     requires sizes: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==> s.per[k] == shape->per[k];
     terminates \true;
     assigns \nothing;
     ensures divide: CrossbarShape(s) ==> \forall integer k; 0 < k < shape->levels ==>
       1 <= shape->per[k] <= shape->per[k - 1] && shape->per[k - 1] % shape->per[k] == 0;
     ensures room: CrossbarShape(s) ==>
       (shape->levels - 1) * CrossbarSpan(shape->group, shape->channels) <= shape->per[shape->levels - 1];
     exits \false; @/
  static void lemma_same_shape(dodona_crossbar s, const dodona_crossbar *shape)
  {
    int32_t k = 1;
    /@ loop invariant range: 1 <= k <= DODONA_CROSSBAR_LEVELS;
       loop invariant divide: CrossbarShape(s) ==> \forall integer i; 0 < i < k && i < s.levels ==>
         1 <= shape->per[i] <= shape->per[i - 1] && shape->per[i - 1] % shape->per[i] == 0;
       loop assigns k;
       loop variant DODONA_CROSSBAR_LEVELS - k; @/
    while (k < DODONA_CROSSBAR_LEVELS) {
      /@ assert here: s.per[k] == shape->per[k] && s.per[k - 1] == shape->per[k - 1]; @/
      k++;
    }
    /@ assert last: 1 <= s.levels <= DODONA_CROSSBAR_LEVELS ==> s.per[s.levels - 1] == shape->per[s.levels - 1]; @/
    lemma_same_span(s.levels, s.group, s.channels, shape->levels, shape->group, shape->channels);
  }

  void lemma_crossbar_value(const dodona_crossbar *shape)
  {
    /@ assert sizes: \forall integer k; 0 <= k < DODONA_CROSSBAR_LEVELS ==> (*shape).per[k] == shape->per[k]; @/
    lemma_same_shape(*shape, shape);
  }

  void lemma_shape_same(dodona_crossbar a, dodona_crossbar b)
  {
    /@ assert last: 1 <= a.levels <= DODONA_CROSSBAR_LEVELS ==> a.per[a.levels - 1] == b.per[b.levels - 1]; @/
    lemma_same_span(a.levels, a.group, a.channels, b.levels, b.group, b.channels);
    /@ assert divide: CrossbarShape(a) ==> \forall integer k; 0 < k < b.levels ==>
         a.per[k] == b.per[k] && a.per[k - 1] == b.per[k - 1] && 1 <= a.per[k] <= a.per[k - 1] && a.per[k - 1] % a.per[k] == 0; @/
  }

  void lemma_innermost(dodona_crossbar s, int32_t k)
  {
    int32_t i = 0;
    /@ loop invariant range: 0 <= i <= k;
       loop invariant below: 1 <= s.per[i] <= s.per[0];
       loop assigns i;
       loop variant k - i; @/
    while (i < k) {
      i++;
      /@ assert next: 1 <= s.per[i] <= s.per[i - 1]; @/
    }
    /@ loop invariant range: k <= i < s.levels;
       loop invariant above: 1 <= s.per[i] <= s.per[k];
       loop assigns i;
       loop variant s.levels - i; @/
    while (i < s.levels - 1) {
      i++;
      /@ assert next: 1 <= s.per[i] <= s.per[i - 1]; @/
    }
  }

  void lemma_module_inside(int32_t size, int32_t per, int32_t m)
  {
    int32_t count = size / per;
    /@ assert whole: count * per <= size; @/
    /@ assert below: m + 1 <= count; @/
    /@ assert order: (m + 1) * per <= count * per; @/
    /@ assert next: (m + 1) * per == m * per + per; @/
    /@ assert from: 0 <= m * per; @/
  }

  void lemma_module_cut(int32_t size, int32_t per)
  {
    int32_t count = size / per;
    /@ assert whole: size == count * per; @/
    /@ assert more: 2 <= count; @/
    /@ assert rest: size - per == (count - 1) * per; @/
    /@ assert least: per <= (count - 1) * per; @/
    lemma_module_at(per, count - 1, 0);
  }

  void lemma_module_of(int32_t size, int32_t per, int32_t p)
  {
    int32_t count = size / per;
    int32_t m = p / per;
    /@ assert whole: size == count * per; @/
    /@ assert inside: m * per <= p < m * per + per; @/
    /@ assert next: (m + 1) * per == m * per + per; @/
    /@ assert above: count <= m ==> count * per <= m * per; @/
  }

  void lemma_module_at(int32_t per, int32_t m, int32_t x)
  {
  }
*/
