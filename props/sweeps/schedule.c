/* Exhaustive: for every P <= 512, r <= 16 and s in 1, r - 1, r, r + 1, 2 r + 3 the whole schedule
   passes the checker and its length is exact; every root for P <= 32, 0 or another for more. */
#include "props/results.h"
#include "props/table.h"
#include "props/valid.h"

#include <stddef.h>

enum { RANKS = 512, GROUPS = 16, ALL_ROOTS = 32 };

static bool is_good(dodona_tree_request request, row_list *list) {
  owned_plan owned = make_owned(request);
  rows_of_plan(&owned, list);
  bool good = schedule_is_valid(&owned, list) && answers_agree(&owned, list);
  free_owned(&owned);
  return good;
}

static void sweep(const table_line *line, int32_t group) {
  const int32_t blocks[] = {1, group - 1, group, group + 1, 2 * group + 3};
  row_list list = {NULL, 0, 0};
  int64_t cases = 0;
  int64_t wrong = 0;
  for (int32_t ranks = 1; ranks <= RANKS; ranks++) {
    for (int32_t k = 0; k < 5; k++) {
      if (blocks[k] < 1)
        continue;
      int32_t root = ranks <= ALL_ROOTS || k % 2 == 0 ? 0 : (ranks * 5 + group * 11) % ranks;
      int32_t end = ranks <= ALL_ROOTS ? ranks : root + 1;
      for (; root < end; root++, cases++)
        wrong += !is_good(
            (dodona_tree_request){line->algorithm, ranks, root, blocks[k], group, {1, 1, 0, 1}},
            &list);
    }
  }
  free_rows(&list);
  result("schedules are valid and exact", line->name, line->takes & DODONA_TAKES_GROUP ? group : 0,
         cases, wrong);
}

/* Groups are swept where the algorithm takes them; postal trees have sweeps of their own. */
static int32_t first_group(const table_line *line) {
  if (!(line->takes & DODONA_TAKES_BLOCKS))
    return GROUPS + 1;
  return line->takes & DODONA_TAKES_GROUP ? 1 : GROUPS;
}

int main(void) {
  for (int32_t k = 0; k < DODONA_TREES; k++)
    for (int32_t group = first_group(&table[k]); group <= GROUPS; group++)
      sweep(&table[k], group);
  return results();
}
