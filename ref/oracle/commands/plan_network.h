/* Runs dodona plan with the model of a port or a network. */
#ifndef DODONA_ORACLE_COMMANDS_PLAN_NETWORK_H
#define DODONA_ORACLE_COMMANDS_PLAN_NETWORK_H

#include "ref/oracle/ask/request.h"

/* Returns true if every given size of a network is one that the model takes, else false after an error
   line. */
bool oracle_plan_sizes(const char *model, const oracle_request *asked);

/* Prints the predicted time of every schedule for the model with its best parameters, best first. The model
   is simplex, hypercube, crossbar or mesh; `asked` has its sizes. Returns an exit status. */
int oracle_plan_network(const char *model, const char *op, const dodona_cost *cost,
                        const oracle_request *asked, const char *format);

#endif
