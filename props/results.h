/* One line a result, and the last line that the runner of the tests reads. */
#ifndef DODONA_PROPS_RESULTS_H
#define DODONA_PROPS_RESULTS_H

#include <stdint.h>

/* Prints `ok` or `FAILED`, the name of what was tried, the group size where the algorithm takes one,
   how many cases there were and how many were wrong; no case at all is a failure. */
void result(const char *what, const char *algorithm, int32_t group, int64_t cases, int64_t wrong);

/* Prints `N passed, N failed`; what main returns. */
int results(void);

#endif
