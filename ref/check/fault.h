/* Says a fault in words. */
#ifndef DODONA_CHECK_FAULT_H
#define DODONA_CHECK_FAULT_H

#include "ref/check/broadcast.h"

/* Returns what a dodona_fault says is wrong with its row, on one line, for people to read; "unknown fault" if it is none. The text lives as long as
   the program. O(1). Not proven: a text for people has no contract; tests/unit/status.c tests it. */
const char *dodona_fault_text(int32_t fault);

#endif
