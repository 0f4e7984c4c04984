/* dodona plan with the model of a port or a network. */
#ifndef DODONA_ORACLE_COMMANDS_PLAN_NETWORK_H
#define DODONA_ORACLE_COMMANDS_PLAN_NETWORK_H

#include "ref/oracle/ask/request.h"

/* Whether no size of a network was given that the model does not take, else after an error line. */
bool oracle_plan_sizes(const char *model, const oracle_request *asked);

/* What every schedule for the model is predicted to take with its best parameters, best first. The model is
   simplex, hypercube, crossbar or mesh; `asked` has its sizes. Returns an exit status. */
int oracle_plan_network(const char *model, const char *op, const dodona_cost *cost,
                        const oracle_request *asked, const char *format);

#endif
