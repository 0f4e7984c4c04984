/* gamma = 1 + e^w is where g(w) = (lambda - 1) ln(1 + e^w) + w is 0: x^(lambda - 1) (x - 1) = 1, in
   logarithms. g increases and is convex, and g(0) = (lambda - 1) ln 2 >= 0; so Newton's steps from 0 come
   down to the root without passing it, until rounding stops them. */
#include "ref/advice/growth.h"
#include <math.h>

double dodona_growth_log(double lambda) {
  if (!isfinite(lambda) || !(lambda >= 1))
    return NAN;
  double w = 0;
  for (;;) {
    double z = exp(w);
    double g = (lambda - 1) * log1p(z) + w;
    double next = w - g / ((lambda - 1) * z / (1 + z) + 1);
    if (!(next < w))
      return log1p(z);
    w = next;
  }
}

double dodona_growth(double lambda) {
  return exp(dodona_growth_log(lambda));
}

double dodona_break_even(double floor) {
  return floor * dodona_growth_log(floor) / dodona_growth_log(floor + 1);
}
