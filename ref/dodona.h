/* Dodona: schedules of collectives, computed for every rank and proven for every number of ranks. This
   header is all that a program includes. Each function's contract stands on its prototype, in the headers below. What they
   include in turn is the inside of a plan: to be named by those who cite a lemma about it, by its own header.
   One rule for errors: a function that can fail answers a dodona_status. After any answer but DODONA_OK, what the call was to
   write holds nothing of use, unless its contract says `unchanged`; nothing else is written, and nothing is kept. */
#ifndef DODONA_H
#define DODONA_H

#ifdef __cplusplus
extern "C" {
#endif

/* The way in: say what you want, make the plan that all ranks share, work out a rank's place once, ask it for any step. */
#include "ref/schedule/request.h" /* dodona_request_fill, _judge: defaults, and what is wrong with a request */
#include "ref/schedule/plan.h" /* dodona_table_words, dodona_plan_make, dodona_place_of, dodona_step_at, dodona_active */
#include "ref/schedule/round.h" /* dodona_round_last: which steps need not wait for each other */
#include "ref/schedule/row.h" /* dodona_row_family, dodona_plan_family, dodona_serves, dodona_takes: what the table says of an algorithm */
#include "ref/base/version.h" /* DODONA_VERSION */
#include "ref/base/status.h"  /* dodona_status_text: a status in words */
#include "ref/base/blocks.h"  /* dodona_blocks_begin, _size: where a block of a message begins */

/* The trees of a plan: whom a rank hears from, whom it feeds, and when. */
#include "ref/schedule/neighbours.h" /* dodona_parent, dodona_child, dodona_arrival */

/* Alltoalls and scans: which slots a rank sends whom in each step, for any radix; whom it sends what it has of the ranks before it. */
#include "ref/algorithms/alltoall/radix.h"  /* dodona_alltoall_steps, _step_at */
#include "ref/algorithms/alltoall/volume.h" /* dodona_alltoall_volume */
#include "ref/algorithms/scan/scan.h"       /* dodona_scan_steps, _step_at */

/* An allreduce on several ports. */
#include "ref/algorithms/exchange/multiplying.h" /* dodona_multiplying_steps, _step_at */

/* Anybody's schedule: is it right? */
#include "ref/check/broadcast.h" /* dodona_check_broadcast */
#include "ref/check/fault.h"     /* dodona_fault_text: a fault in words */
#include "ref/check/ports.h"     /* dodona_check_ports: ports, matching, order */
#include "ref/check/partners.h"  /* dodona_check_partners: the same on several ports */
#include "ref/check/receives.h"  /* dodona_check_receives: from rows to messages */
#include "ref/check/twins.h"     /* dodona_check_twins: the same of a combine */
#include "ref/check/once.h" /* dodona_check_once: any collective, by what ranks begin with and want */
#include "ref/check/origins.h" /* dodona_check_origins: those that only hand data on, in one pass */
#include "ref/check/terms.h"   /* dodona_check_terms: in which order results are computed */
#include "ref/check/alike.h"   /* dodona_check_alike: whether results are the same */
#include "ref/algorithms/groups/group.h" /* dodona_group_check: whether the places of a crossbar or mesh are a tree */

/* How far from the best: no schedule has fewer steps; what a plan costs, in exact integers. */
#include "ref/count/bounds.h"           /* broadcasts and reductions */
#include "ref/count/bounds_allreduce.h" /* allreduces: steps, and blocks moved */
#include "ref/count/bounds_simplex.h"   /* simplex ports */
#include "ref/count/plan_cost.h"        /* dodona_plan_cost, dodona_cost_time */

/* The postal model: how many ranks a message reaches in so many ticks, and when it has reached all of them. */
#include "ref/algorithms/postal/reach.h" /* dodona_reach, dodona_horizon */
#include "ref/algorithms/combine/delay.h" /* dodona_combine_delay_times: the combine for a latency that is no whole number */

/* Which parameters: the best number of blocks and the best group for a machine, in floating point, not proven. */
#include "ref/advice/planner.h"        /* dodona_planner_search, dodona_planner_closed */
#include "ref/advice/planner_counts.h" /* the same for shares whose sizes differ */

#ifdef __cplusplus
}
#endif

#endif
