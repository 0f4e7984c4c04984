/* Decides whether programs of lanes run to their end if every send is synchronous: a send ends only when
   its receiver has posted the receive. A lane is a list of items. An item is a block that the rank
   receives, if somebody sends it, and then sends on to one rank after the other. A lane posts its receives
   in order, each as soon as fewer than `window` items before it are not yet sent on; it sends in order,
   too. The lanes of a rank do not wait for one another, unless an item says so.

     item   from[0]  from[1]          received, in any order; two parts are combined
                 \    /
                  rank
                 /    \
              to[0]   to[1]           then sent to to[0], then to to[1]

   spec/machine/dataflow.h says which programs cannot deadlock; that proof does not use this file. The
   contract of dodona_flow_run is not proven (ref/advice/flow_run.c): tests/unit/flow.c runs programs that
   must end and programs that must not. Source: TwoTreeC, section 3, algorithm 2. */
#ifndef DODONA_ADVICE_FLOW_RUN_H
#define DODONA_ADVICE_FLOW_RUN_H

#include "ref/trees/lane.h"

/* The items of lane l of rank r are items[first[r lanes + l] .. first[r lanes + l + 1] - 1]. */
typedef struct dodona_flow_program {
  int32_t ranks;        /* P, 1 .. 2^31 - 1 */
  int32_t lanes;        /* of each rank, 1 or more */
  int32_t messages;     /* 1 or more; each is the message of one item of a rank at most */
  int32_t window;       /* w, 1 or more */
  const int64_t *first; /* P lanes + 1 entries, from 0, none below the one before */
  const dodona_flow_item *items;
} dodona_flow_program;

/* Scratch: one for each lane of each rank. */
typedef struct dodona_flow_lane {
  int64_t posted; /* items whose receives are posted: those before this one */
  int64_t item;   /* the first that is not yet sent on */
  int32_t sent;   /* of its sends have ended, or were to nobody */
} dodona_flow_lane;

typedef struct dodona_flow_run_scratch {
  dodona_flow_lane *lanes; /* P lanes */
  int64_t *posted;         /* P messages: the item that receives it, or -1 while it is not posted */
  uint8_t *received;       /* one an item: 1 if it is received from from[0], 2 from from[1] */
  int32_t *queue;          /* P: the ranks that something may have changed for */
  uint8_t *queued;         /* P */
} dodona_flow_run_scratch;

/* Returns 1 if all ranks come to the end of all their lanes, else 0. If 0, waits_for[r] says for whom rank
   r waits in its first unfinished lane: the rank that it must receive from or send to; r itself if another
   of its lanes has yet to post a receive; DODONA_NONE if r is at its end. The answer does not depend on the
   order of events, because what can go on now can still go on later. O(lanes of all ranks + items). */
/*@ requires memory: \valid_read(program) && \valid_read(scratch);
    requires program: 1 <= program->ranks && 1 <= program->lanes && 1 <= program->messages &&
      1 <= program->window;
    requires first: \valid_read(program->first + (0 .. program->ranks * program->lanes)) &&
      program->first[0] == 0 && \forall integer i; 0 <= i < program->ranks * program->lanes ==>
        program->first[i] <= program->first[i + 1];
    requires items:
      \valid_read(program->items +
        (0 .. program->first[program->ranks * program->lanes] - 1)) &&
      \forall integer i, k; 0 <= i < program->first[program->ranks * program->lanes] && 0 <= k <= 1 ==>
        0 <= program->items[i].message < program->messages &&
        -1 <= program->items[i].after < program->messages &&
        -1 <= program->items[i].from[k] < program->ranks &&
        -1 <= program->items[i].to[k] < program->ranks;
    requires scratch: \valid(scratch->lanes + (0 .. program->ranks * program->lanes - 1)) &&
      \valid(scratch->posted + (0 .. program->ranks * program->messages - 1)) &&
      \valid(scratch->received +
        (0 .. program->first[program->ranks * program->lanes] - 1)) &&
      \valid(scratch->queue + (0 .. program->ranks - 1)) &&
      \valid(scratch->queued + (0 .. program->ranks - 1));
    requires answer: \valid(waits_for + (0 .. program->ranks - 1));
    terminates \true;
    assigns waits_for[0 .. program->ranks - 1],
            scratch->lanes[0 .. program->ranks * program->lanes - 1],
            scratch->posted[0 .. program->ranks * program->messages - 1],
            scratch->received[0 .. program->first[program->ranks * program->lanes] - 1],
            scratch->queue[0 .. program->ranks - 1], scratch->queued[0 .. program->ranks - 1];
    ensures bit: \result == 0 || \result == 1;
    ensures end: \result == 1 <==>
      \forall integer r; 0 <= r < program->ranks ==> waits_for[r] == -1;
    ensures range: \forall integer r; 0 <= r < program->ranks ==>
      -1 <= waits_for[r] < program->ranks;
    exits \false; */
int dodona_flow_run(const dodona_flow_program *program, const dodona_flow_run_scratch *scratch,
                    int32_t *waits_for);

#endif
