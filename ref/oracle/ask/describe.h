/* Says what a schedule is, in words and numbers. */
#ifndef DODONA_ORACLE_ASK_DESCRIBE_H
#define DODONA_ORACLE_ASK_DESCRIBE_H

#include "ref/oracle/ask/course.h"

/* Returns the lower bound of the steps, ticks in postal trees, or -1; of an exchange of shares the least
   volume (dodona_baseline_cost). */
int64_t oracle_course_bound(const oracle_course *course);

/* Returns true where the blocks that the largest messages carry are counted: of shares and alltoalls. */
bool oracle_course_has_volume(const oracle_course *course);

/* The sum, over the steps, of the blocks of the largest message; only of an exchange of shares. */
int64_t oracle_course_volume(const oracle_course *course);

/* "reduce, chain: 3 ranks, root 0, 2 blocks, 3 steps, lower bound 3; any operation, order 0 .. 2" */
void oracle_course_describe(FILE *out, const oracle_course *course);

#endif
