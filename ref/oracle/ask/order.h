/* The order in which a reduction combines the ranks' inputs. */
#ifndef DODONA_ORACLE_ASK_ORDER_H
#define DODONA_ORACLE_ASK_ORDER_H

#include "ref/oracle/ask/course.h"

/* "0 .. 6", "3 .. 6, 0 .. 2" or "none"; not of a broadcast. */
void oracle_order_put(FILE *out, const oracle_course *course);

/* Whether it is that of ranks; if not, says in one line what would be. */
bool oracle_order_judge(const oracle_course *course);

#endif
