/* A run of GOAL's acts: what the runner, the matcher and the teller of what is wrong share. */
#ifndef DODONA_ORACLE_READ_GOAL_RUNNING_H
#define DODONA_ORACLE_READ_GOAL_RUNNING_H

#include "ref/oracle/read/goal_file.h"

enum { ORACLE_GOAL_WAITING, ORACLE_GOAL_BEGUN, ORACLE_GOAL_ENDED };

typedef struct oracle_goal_running {
  const oracle_goal_file *goal;
  bool simplex;
  int64_t *steps;    /* of an act that has ended, or NULL */
  int64_t *partners; /* of an act: the other end, -1 if there is none */
  int64_t *needs;    /* how many acts it still waits for */
  int64_t *begin;    /* its edges to what waits for it: after[begin[k] .. begin[k + 1] - 1] */
  oracle_goal_edge *after;
  uint8_t *states;
  int64_t *work; /* acts that wait for nothing, in the order in which they begin */
  int64_t works; /* how many there have been, and how many of them have begun */
  int64_t begun;
  int64_t *ready; /* sends whose ends have begun */
  int64_t readies;
  int32_t *ranks; /* that act, ascending */
  int64_t rank_count;
  bool *anybody; /* of each of these: whether it receives from anybody */
  int64_t *
      open; /* of each: the first act that has begun, ends there, and has met no other end; -1: none */
  int64_t *next; /* of an act: the next of these */
  int64_t *
      sent; /* of each of these: the last step in which it sent, and received, counted from 1; 0: none */
  int64_t *received;
} oracle_goal_running;

/* Returns where the rank stands among those that act. */
int64_t oracle_goal_index(const oracle_goal_running *r, int32_t rank);

/* Returns the place of the rank at which the act's message arrives, if it receives from anybody; else -1. */
int64_t oracle_goal_arrives(const oracle_goal_running *r, int64_t act);

/* Returns whether two acts may be ends of one message, at a rank that receives from anybody. */
bool oracle_goal_may_meet(const oracle_goal_running *r, int64_t one, int64_t other);

/* Finds the other end of each message, but of those to a rank that receives from anybody. False if there is no memory. */
bool oracle_goal_match(oracle_goal_running *r);

/* At such a rank: the act, which begins, meets the first of the open ones that it may meet, or becomes the last of these. */
void oracle_goal_meet(oracle_goal_running *r, int64_t act);

/* Says what is wrong when nothing goes on any more: why `act` has not ended; of a negative one, which message is longer than its receive, if one is.
   False if there is no memory. */
bool oracle_goal_tell(oracle_goal_running *r, int64_t act, oracle_trail *stuck);

#endif
