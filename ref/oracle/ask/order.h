/* Names the order in which a reduction combines the ranks' inputs. */
#ifndef DODONA_ORACLE_ASK_ORDER_H
#define DODONA_ORACLE_ASK_ORDER_H

#include "ref/oracle/ask/course.h"

/* Writes the order, "0 .. 6", "3 .. 6, 0 .. 2" or "none"; nothing for a broadcast. */
void oracle_order_put(FILE *out, const oracle_course *course);

/* Returns true if it is the order of ranks; else prints one line that says what would keep it. */
bool oracle_order_judge(const oracle_course *course);

#endif
