/* The machine that a prediction is for when the caller names none. */
#ifndef DODONA_ORACLE_ASK_MACHINE_H
#define DODONA_ORACLE_ASK_MACHINE_H

#include "ref/dodona.h"
#include <stdbool.h>

/* One microsecond a step, and 12.5 gigabytes a second. */
#define ORACLE_MACHINE_STARTUP 1.0
#define ORACLE_MACHINE_BYTE_TIME 8e-05
#define ORACLE_MACHINE_TEXT "startup 1 us, byte time 8e-05 us"

/* Gives a cost that names no machine (startup and byte time are negative) the default machine's, in microseconds, and
   returns whether it did. A cost with one of the two is left alone. */
bool oracle_machine_default(dodona_cost *cost);

#endif
