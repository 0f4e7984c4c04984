/* Exhaustive: for every P <= 256, the postal trees of a spread of lambda and alpha pass the checker, end
   exactly with their horizon, and parents, children and arrivals say what the steps say. */
#include "props/results.h"
#include "props/table.h"
#include "props/valid.h"

#include <stddef.h>

enum { RANKS = 256, ALL_ROOTS = 24 };

static const dodona_rule rules[] = {{1, 1, 1, 2},  {2, 1, 3, 5}, {3, 1, 31, 50}, {9, 5, 14, 25},
                                    {10, 3, 2, 3}, {5, 2, 1, 5}, {7, 4, 99, 100}};

static bool is_good(dodona_tree_request request, row_list *list) {
  owned_plan owned = make_owned(request);
  rows_of_plan(&owned, list);
  bool good = schedule_is_valid(&owned, list) && answers_agree(&owned, list);
  free_owned(&owned);
  return good;
}

int main(void) {
  row_list list = {NULL, 0, 0};
  for (int32_t algorithm = 0; algorithm < DODONA_TREES; algorithm++) {
    if (dodona_row_family(algorithm) != DODONA_FAMILY_POSTAL)
      continue;
    int64_t cases = 0;
    int64_t wrong = 0;
    for (int32_t ranks = 1; ranks <= RANKS; ranks++) {
      for (size_t k = 0; k < sizeof rules / sizeof rules[0]; k++) {
        int32_t root = ranks <= ALL_ROOTS ? 0 : (ranks * 5 + 11) % ranks;
        int32_t end = ranks <= ALL_ROOTS ? ranks : root + 1;
        for (; root < end; root++, cases++)
          wrong += !is_good((dodona_tree_request){algorithm, ranks, root, 1, 0, rules[k]}, &list);
      }
    }
    result("schedules are valid and exact", table[algorithm].name, 0, cases, wrong);
  }
  free_rows(&list);
  return results();
}
