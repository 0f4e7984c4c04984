/* How fast postal trees grow, asymptotically: gamma(lambda), and the latency at which delay-send and
   delay-receive break even in the global combine. Floating point: tested (tests/unit/growth.c), not proven.
   Nothing proven depends on it.
   Source: Bruck et al., sections 3.2 and 3.3, tables 1 and 2, figures 17 and 18; paper/SOURCES.md part C. */
#ifndef DODONA_ADVICE_GROWTH_H
#define DODONA_ADVICE_GROWTH_H

/* gamma(lambda), the root of x^lambda = x^(lambda - 1) + 1: N(t) grows like gamma^t. 2 for lambda = 1,
   then decreasing towards 1. NAN unless lambda is finite and at least 1. */
double dodona_growth(double lambda);

/* ln gamma(lambda), precise also where gamma is close to 1. NAN as dodona_growth. */
double dodona_growth_log(double lambda);

/* The lambda of floor <= lambda < floor + 1 at which both ways of combining take equally long for many
   ranks: floor ln gamma(floor) / ln gamma(floor + 1). Below it delay-send is the faster, as its time is
   lambda / floor times that of latency floor; above it delay-receive, whose latency is floor + 1.
   NAN unless floor is finite and at least 1. */
double dodona_break_even(double floor);

#endif
