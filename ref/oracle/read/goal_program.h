/* Acts in the order of each rank's program: what blocks, what is posted, what waits for all that was posted. */
#ifndef DODONA_ORACLE_READ_GOAL_PROGRAM_H
#define DODONA_ORACLE_READ_GOAL_PROGRAM_H

#include "ref/oracle/read/goal_file.h"

typedef enum oracle_act_kind {
  ORACLE_BLOCKS, /* the rank goes on when it has ended */
  ORACLE_POSTS,  /* the rank goes on at once */
  ORACLE_WAITS   /* the rank goes on when all that it has posted has ended */
} oracle_act_kind;

/* Where a rank is: its last act that the next must wait for, and what it has posted since. */
typedef struct oracle_program_rank {
  int32_t rank; /* -1: the place is free */
  int64_t last; /* -1: none */
  int64_t *posted;
  int64_t count;
} oracle_program_rank;

/* All zero at first. */
typedef struct oracle_programs {
  oracle_goal_file goal;
  oracle_program_rank *states; /* of the ranks that are named, by a hash of their numbers */
  int64_t room;                /* a power of two, or 0 */
  int64_t known;               /* how many ranks have a state, at most half of the room */
} oracle_programs;

/* Adds the act to its rank's program, and what it requires. False if there is no memory. */
bool oracle_programs_add(oracle_programs *programs, oracle_goal_act act, oracle_act_kind kind);

/* Adds an act that requires nothing, or a requirement. */
bool oracle_goal_add_act(oracle_goal_file *goal, oracle_goal_act act);
bool oracle_goal_add_edge(oracle_goal_file *goal, oracle_goal_edge edge);

/* Frees all but programs->goal. */
void oracle_programs_free(oracle_programs *programs);

#endif
