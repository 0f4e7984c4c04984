/* Tells how fast postal trees grow for long times, gamma(lambda), and at which latency delay-send and
   delay-receive take equally long in the global combine. Floating point: tested (tests/unit/growth.c), not
   proven. Nothing proven depends on it. Source: Bruck et al., sections 3.2 and 3.3, tables 1 and 2, figures
   17 and 18; paper/SOURCES.md part C. */
#ifndef DODONA_ADVICE_GROWTH_H
#define DODONA_ADVICE_GROWTH_H

/* Returns gamma(lambda), the root of x^lambda = x^(lambda - 1) + 1: N(t) grows like gamma^t. gamma(1) = 2,
   and gamma decreases towards 1. NAN unless lambda is finite and at least 1. */
double dodona_growth(double lambda);

/* Returns ln gamma(lambda), precisely even where gamma is close to 1. NAN where dodona_growth is NAN. */
double dodona_growth_log(double lambda);

/* Returns the lambda, floor <= lambda < floor + 1, at which both ways to combine take equally long for many
   ranks: floor ln gamma(floor) / ln gamma(floor + 1). Below this lambda delay-send is faster: it takes
   lambda / floor times as long as for latency floor. Above it delay-receive is faster: its latency is floor
   + 1. NAN unless floor is finite and at least 1. */
double dodona_break_even(double floor);

#endif
