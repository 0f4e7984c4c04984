/* Which ranks share a node, and what it costs a plan that they share its link: messages that leave a node at the same time, or enter it,
   pass one after the other. */
#ifndef DODONA_MPI_NODES_H
#define DODONA_MPI_NODES_H

#include "mpi/context.h"

/* The nodes of a communicator. At least one node has several ranks, and there are at least two nodes. */
typedef struct dodona_mpi_nodes {
  int count;
  int most; /* ranks of a node */
  int regular; /* ranks of each node, if all nodes have as many and the ranks of each are neighbours; else 0 */
  int *of; /* of[r]: the node of rank r */
  int *
      at; /* all ranks, node by node: at[begin[k]] .. at[begin[k + 1] - 1] are the ranks of node k */
  int *begin;
} dodona_mpi_nodes;

/* Stores the nodes of the context's ranks; NULL where all ranks share one node, or none does. Collective. */
int dodona_mpi_nodes_find(const dodona_mpi_context *context, dodona_mpi_nodes **nodes);
void dodona_mpi_nodes_free(dodona_mpi_nodes *nodes);

/* Stores the seconds that a plan of such a cost takes more than if each rank had a link of its own, or less, below 0, where its messages stay inside
   nodes; by a sample of its steps and nodes. 0 where the context has no nodes. Local. O(ranks of 8 nodes, or of 128 ranks, if these are more). */
int dodona_mpi_nodes_extra(const dodona_mpi_context *context, const dodona_request *request,
                           const dodona_cost *cost, double *extra);

#endif
