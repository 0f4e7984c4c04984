/* What ref/schedule/plan.h promises of all ranks together, tried by running them: by steps, places and uses alone. */
#ifndef DODONA_PROPS_DELIVER_H
#define DODONA_PROPS_DELIVER_H

#include "ref/dodona.h"

/* The most ranks of a run. */
enum { DELIVER_RANKS = 128 };

/* What a run can break, one bit each. */
enum {
  BREAKS_RANGE = 1, /* a step out of range, or not idle outside of 1 .. steps */
  BREAKS_MATCH = 2, /* a message that only one end knows of */
  BREAKS_PORTS = 4, /* a port used twice, or both ways where it is simplex */
  BREAKS_DATA = 8,  /* what is not there is sent, an input counts twice, or is missing in the end */
  BREAKS_ORDER = 16,  /* a plan that says so does not keep the order of ranks */
  BREAKS_LENGTH = 32, /* steps, bound and the last message disagree */
  BREAKS_ACTIVE = 64, /* dodona_active is not what it says */
  BREAKS = 7          /* how many there are */
};

/* A plan, its places and all of its steps; steps[x * ranks + rank], x = 0 .. steps + 1. */
typedef struct plan_run {
  dodona_plan plan;
  int64_t latency;
  int64_t ticks;
  dodona_place places[DELIVER_RANKS];
  dodona_step *steps;
} plan_run;

/* Asks for the steps of all ranks of a plan; free run->steps. */
void run_of(const dodona_plan *plan, plan_run *run);

/* Returns which promises the run breaks. */
int32_t breaks_of(const plan_run *run);

#endif
