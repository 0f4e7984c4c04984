/* Says a status in words. */
#ifndef DODONA_BASE_STATUS_H
#define DODONA_BASE_STATUS_H

#include "ref/base/types.h"

/* Returns what the status says is wrong and what was expected, on one line, for people to read; "unknown status" if it
   is none. The text lives as long as the program. O(1). Not proven: a text
   for people has no contract; tests/unit/status.c tests it. */
const char *dodona_status_text(dodona_status status);

#endif
