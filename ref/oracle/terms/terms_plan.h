/* What ranks end with when they run a plan, as expressions. */
#ifndef DODONA_ORACLE_TERMS_TERMS_PLAN_H
#define DODONA_ORACLE_TERMS_TERMS_PLAN_H

#include "ref/oracle/ask/course.h"
#include "ref/oracle/terms/terms_run.h"

typedef struct oracle_plan_terms {
  oracle_terms terms;
  oracle_term *results; /* of each block and rank, b ranks + v */
  int32_t ranks;
  int32_t blocks; /* 1 of a scan and a combine */
} oracle_plan_terms;

/* Fills *plan_terms: of a commutative operation, where each part goes in front of what is held, or with `ordered` of any operation, where parts
   go where dodona_step.use says. False after an error line. Free it in any case. O(messages + ranks * blocks) time and memory. */
bool oracle_plan_terms_make(const oracle_course *course, bool ordered,
                            oracle_plan_terms *plan_terms);
void oracle_plan_terms_free(oracle_plan_terms *plan_terms);

/* Returns whether the rank ends with the block, the result of the operation. */
bool oracle_plan_wants(const oracle_course *course, int32_t rank, int32_t block);

#endif
