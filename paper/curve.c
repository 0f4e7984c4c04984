/* curve RANKS: figure 3. Columns: k/t, the speed-up by the formulas, by exact plans. */
#include <math.h>
#include <stdio.h>

#include "paper/speedup.h"
#include "paper/tree.h"

int main(int argc, char **argv) {
  static speedup_trees trees;
  speedup_prepare(&trees, argument(argc, argv, 1, 3, SPEEDUP_RANKS));
  printf("ratio formula exact\n");
  for (int i = 0; i <= 160; i++) {
    double ratio = pow(10, i / 20.0);
    printf("%.6g %.6f %.6f\n", ratio, speedup_formula(&trees, ratio).factor,
           speedup_exact(&trees, ratio).factor);
  }
  return 0;
}
