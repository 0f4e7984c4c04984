/* Modules in a hierarchy of crossbars: quotients by their size. */
#include "../ref/crossbar.h"

/*@ ghost
  void lemma_module_inside(int32_t size, int32_t per, int32_t m)
  {
    int32_t count = size / per;
    /@ assert whole: count * per <= size; @/
    /@ assert below: m + 1 <= count; @/
    /@ assert order: (m + 1) * per <= count * per; @/
    /@ assert next: (m + 1) * per == m * per + per; @/
    /@ assert from: 0 <= m * per; @/
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
*/
