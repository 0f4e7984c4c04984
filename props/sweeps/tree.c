/* Exhaustive: for every P <= 512 and r <= 16 the place equals the obvious construction; for smaller P
   every step equals a run of figure 2, whether or not r divides s. */
#include "props/agree.h"
#include "props/results.h"
#include "props/table.h"

enum { RANKS = 512, GROUPS = 16, RUN_RANKS = 96 };

static void sweep_places(const table_line *line, int32_t group) {
  int64_t cases = 0;
  int64_t wrong = 0;
  for (int32_t ranks = 1; ranks <= RANKS; ranks++) {
    const int32_t roots[] = {0, (group * 89) % ranks};
    for (int32_t k = 0; k < 2; k++, cases++) {
      owned_plan owned = make_owned(
          (dodona_tree_request){line->algorithm, ranks, roots[k], 1, group, {1, 1, 0, 1}});
      wrong += !places_agree(&owned);
      free_owned(&owned);
    }
  }
  result("places are the obvious ones", line->name, line->takes & DODONA_TAKES_GROUP ? group : 0,
         cases, wrong);
}

static void sweep_steps(const table_line *line, int32_t group) {
  int64_t cases = 0;
  int64_t wrong = 0;
  for (int32_t ranks = 1; ranks <= RUN_RANKS; ranks += 1 + ranks / 16) {
    for (int32_t blocks = 1; blocks <= 2 * group + 3; blocks++, cases++) {
      owned_plan owned = make_owned((dodona_tree_request){
          line->algorithm, ranks, blocks % ranks, blocks, group, {1, 1, 0, 1}});
      wrong += !steps_agree(&owned);
      free_owned(&owned);
    }
  }
  result("steps are figure 2's", line->name, line->takes & DODONA_TAKES_GROUP ? group : 0, cases,
         wrong);
}

/* Groups are swept where the algorithm takes them; postal trees and two trees have sweeps of their own. */
static int32_t first_group(const table_line *line) {
  if (!(line->takes & DODONA_TAKES_BLOCKS) ||
      dodona_row_family(line->algorithm) == DODONA_FAMILY_TWOTREE)
    return GROUPS + 1;
  return line->takes & DODONA_TAKES_GROUP ? 1 : GROUPS;
}

int main(void) {
  for (int32_t k = 0; k < DODONA_TREES; k++)
    for (int32_t group = first_group(&table[k]); group <= GROUPS; group++)
      sweep_places(&table[k], group);
  for (int32_t k = 0; k < DODONA_TREES; k++)
    for (int32_t group = first_group(&table[k]); group <= GROUPS; group++)
      sweep_steps(&table[k], group);
  return results();
}
