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

/* Returns true if the algorithm is of the family. */
bool oracle_course_is(const oracle_course *course, dodona_family family);

/* The place of a rank. */
dodona_place oracle_place(const oracle_course *course, int32_t rank);

/* Returns the lower bound of the steps, ticks in postal trees, or -1; of an exchange of shares the least
   volume (dodona_baseline_cost). */
int64_t oracle_course_bound(const oracle_course *course);

/* The sum, over the steps, of the blocks of the largest message; only of an exchange of shares. */
int64_t oracle_course_volume(const oracle_course *course);

/* "reduce, chain: 3 ranks, root 0, 2 blocks, 3 steps, lower bound 3; any operation, order 0 .. 2" */
void oracle_course_describe(FILE *out, const oracle_course *course);

#endif
