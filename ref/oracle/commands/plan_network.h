/* Runs dodona plan for simplex ports or a network. */
#ifndef DODONA_ORACLE_COMMANDS_PLAN_NETWORK_H
#define DODONA_ORACLE_COMMANDS_PLAN_NETWORK_H

#include "ref/oracle/ask/request.h"

/* Returns true if `network` (NULL for none) takes every size of a network that was given, else false after
   an error line. */
bool oracle_plan_sizes(const char *network, const oracle_request *asked);

/* Prints the predicted time of every schedule for cube, crossbar or mesh, or with NULL for simplex
   ports, with its best parameters, best first; `asked` has the sizes. `usual`: the cost is the default machine's, and the
   answer says so. Returns an exit status. */
int oracle_plan_network(const char *network, const char *op, const dodona_cost *cost, bool usual,
                        const oracle_request *asked, const char *format);

#endif
