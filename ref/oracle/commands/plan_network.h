/* dodona plan for simplex ports or a network. */
#ifndef DODONA_ORACLE_COMMANDS_PLAN_NETWORK_H
#define DODONA_ORACLE_COMMANDS_PLAN_NETWORK_H

#include "ref/oracle/ask/request.h"

/* Whether no size of a network was given that `network`, NULL for none, does not take, else after an error line. */
bool oracle_plan_sizes(const char *network, const oracle_request *asked);

/* What every schedule for hypercube, crossbar or mesh, or with NULL for simplex ports, is predicted to take
   with its best parameters, best first; `asked` has the sizes. Returns an exit status. */
int oracle_plan_network(const char *network, const char *op, const dodona_cost *cost,
                        const oracle_request *asked, const char *format);

#endif
