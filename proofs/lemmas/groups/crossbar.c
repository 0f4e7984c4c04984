/* Modules in a hierarchy of crossbars: quotients by their size. */
#include "ref/algorithms/groups/crossbar.h"

/*@ ghost
  void lemma_innermost(const dodona_crossbar *shape, int32_t k)
  {
    int32_t i = 0;
    /@ loop invariant range: 0 <= i <= k;
       loop invariant below: 1 <= shape->per[i] <= shape->per[0];
       loop assigns i;
       loop variant k - i; @/
    while (i < k) {
      i++;
      /@ assert next: 1 <= shape->per[i] <= shape->per[i - 1]; @/
    }
    /@ loop invariant range: k <= i < shape->levels;
       loop invariant above: 1 <= shape->per[i] <= shape->per[k];
       loop assigns i;
       loop variant shape->levels - i; @/
    while (i < shape->levels - 1) {
      i++;
      /@ assert next: 1 <= shape->per[i] <= shape->per[i - 1]; @/
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
