/* Opens the schedule that the command-line options ask for, for every algorithm and operation. */
#ifndef DODONA_ORACLE_ASK_COURSE_H
#define DODONA_ORACLE_ASK_COURSE_H

#include "ref/oracle/ask/request.h"

/* An opened schedule; close it with oracle_course_close. */
typedef struct oracle_course {
  dodona_plan plan;
  uint32_t *table;
  bool
      overlap; /* an allreduce whose broadcast begins `lead` steps before its reduction ends: overlap.h */
  int64_t lead;
  int32_t *
      begin; /* the first block of each share or pair, and behind the last; NULL: each has one as the plan says */
} oracle_course;

/* Makes the schedule, or prints one line that says what is wrong with the request, and returns false.
   `op` is bcast, reduce, allreduce, or NULL for bcast, for the combine allreduce. */
bool oracle_course_open(const char *command, const char *op, const char *algorithm,
                        const oracle_request *asked, oracle_course *course);

/* The same for a broadcast through a tree or two. */
bool oracle_course_open_tree(const char *command, const char *algorithm,
                             const oracle_request *asked, oracle_course *course);
void oracle_course_close(oracle_course *course);

/* Returns true if the schedule's broadcast, its reduction or both run through trees on duplex ports. */
bool oracle_course_of_trees(const oracle_course *course);

/* Returns true for a broadcast through these. */
bool oracle_course_is_broadcast(const oracle_course *course);

/* Returns true if some messages are combined where they arrive and others stored, so that rows must say which. */
bool oracle_course_has_phases(const oracle_course *course);

/* Returns true for a broadcast by shares, in which ranks are sent blocks that they have. */
bool oracle_course_is_redundant(const oracle_course *course);

/* Returns true if a message carries the sender's own input with what the sender has, T, or only what it has of others, S: a combine, a scan. */
bool oracle_course_joins(const oracle_course *course);

/* Returns the ports of a rank, each way: so many steps of the plan are one. */
int32_t oracle_course_ports(const oracle_course *course);

/* Returns the steps on these ports. */
int64_t oracle_course_steps(const oracle_course *course);

/* Returns true if the algorithm is of the family. */
bool oracle_course_is(const oracle_course *course, dodona_family family);

/* Shares have counts of their own, as many as --counts says; false after an error line. */
bool oracle_course_count(oracle_course *course, const char *counts);

/* Returns how many blocks they have in all. */
int32_t oracle_course_blocks(const oracle_course *course);

/* Returns how many rows a message of so many blocks makes: a barrier's makes one. */
int32_t oracle_rows_of(const oracle_course *course, int32_t count);

/* Returns block i, from 0, of what `sender` sends in the step, a message that begins with block `first`: past the last block it goes on with
   block 0. In an alltoall a block is a pair of ranks, giver P + taker. */
int32_t oracle_block_at(const oracle_course *course, int64_t step, int32_t sender, int32_t first,
                        int32_t i);

/* The place of a rank. */
dodona_place oracle_place(const oracle_course *course, int32_t rank);

#endif
