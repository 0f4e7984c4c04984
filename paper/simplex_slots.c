/* simplex_slots GROUP: what the members of a group do in the 2 r + 1 slots of a run, in the three patterns of the
   direct simplex tree, side by side as rows of a table: v receive, down, right. The last row is the head below. */
#include <stdio.h>

#include "ref/algorithms/simplex/pattern.h"
#include "paper/tree.h"

enum { PATTERNS = 3, MOST = 16 };

/* Member `member` receives packet `packet` in this slot; the head below is member `group`. */
static int32_t slot_of(int32_t group, int32_t pattern, int32_t member, int32_t packet) {
  return (2 * member + 2 * packet + dodona_simplex_late(group, pattern, member, packet)) %
         (2 * group + 1);
}

/* The right head receives packet `packet`, of the member of that number, in this slot. */
static int32_t right_slot(int32_t group, int32_t pattern, int32_t packet) {
  int32_t right = dodona_simplex_pattern_right(pattern);
  return (int32_t)((dodona_simplex_pattern_shift(group, pattern) + 2 * packet +
                    dodona_simplex_late(group, right, 0, packet)) %
                   (2 * group + 1));
}

static const char *slot(int32_t group, int32_t pattern, int32_t member, int32_t x) {
  for (int32_t packet = 0; packet < group; packet++) {
    if (slot_of(group, pattern, member, packet) == x)
      return "\\bullet";
    if (member < group && slot_of(group, pattern, member + 1, packet) == x)
      return "\\downarrow";
  }
  return member < group && right_slot(group, pattern, member) == x ? "\\rightarrow" : "\\cdot";
}

int main(int argc, char **argv) {
  int32_t group = argument(argc, argv, 1, 1, MOST);
  for (int32_t member = 0; member <= group; member++) {
    if (member < group)
      printf("%d", (int)member);
    else
      printf("\\addlinespace[1pt] below");
    for (int32_t pattern = 0; pattern < PATTERNS; pattern++) {
      printf(" & $");
      for (int32_t x = 0; x < 2 * group + 1; x++)
        printf("\\slotbox{%s}", slot(group, pattern, member, x));
      printf("$");
    }
    printf(" \\\\\n");
  }
  return 0;
}
