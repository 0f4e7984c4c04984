/* growth: figure 17. Columns: lambda, gamma(lambda). */
#include <stdio.h>

#include "ref/advice/growth.h"

int main(void) {
  printf("lambda gamma\n");
  for (int tenths = 10; tenths <= 100; tenths++)
    printf("%.1f %.6f\n", tenths / 10.0, dodona_growth(tenths / 10.0));
  return 0;
}
