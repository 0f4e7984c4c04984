/* What it costs a plan that ranks share a node's link: messages that leave a node at the same time, or enter it, pass one after the other. */
#ifndef DODONA_MPI_NODE_COST_H
#define DODONA_MPI_NODE_COST_H

#include "mpi/site.h"

/* Stores the seconds that a plan of such a cost takes more than if each rank had a link of its own, or less, below 0, where its messages stay inside
   nodes; by a sample of its steps and nodes. 0 where the site has no nodes. Local. O(ranks of 8 nodes, or of 128 ranks, if these are more). */
int dodona_mpi_node_cost(const dodona_mpi_site *site, const dodona_request *request,
                         dodona_mpi_names names, const dodona_cost *cost, double *extra);

#endif
