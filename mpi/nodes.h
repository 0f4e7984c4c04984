/* Which ranks of a communicator share a node. */
#ifndef DODONA_MPI_NODES_H
#define DODONA_MPI_NODES_H

#include <mpi.h>
#include <stdint.h>

/* What ranks are called in a plan: rank rank_of[r] plays rank r of the plan. NULL: each is called what it is. */
typedef struct dodona_mpi_names {
  const int *rank_of;
  const int *called; /* called[r]: what rank r is called */
} dodona_mpi_names;

typedef struct dodona_mpi_nodes {
  int count;
  int most; /* ranks of a node */
  int regular; /* ranks of each node, if all nodes have as many and the ranks of each are neighbours; else 0 */
  int scattered;  /* ranks of a node are not neighbours */
  int crowded;    /* a node has more ranks than cores */
  uint64_t shape; /* a number that stands for `of`: communicators of one layout have the same */
  int *of;        /* of[r]: the node of rank r; nodes are numbered by their least ranks */
  int *
      at; /* all ranks, node by node: at[begin[k]] .. at[begin[k + 1] - 1] are the ranks of node k */
  int *begin;
  int *place;   /* place[r]: where in `at` rank r is */
  int *dealt;   /* all ranks, the nodes' first ones, then their second ones, .. */
  int *dealing; /* dealing[r]: where in `dealt` rank r is */
} dodona_mpi_nodes;

/* Stores the nodes of the ranks of `comm`, by the name of each rank's processor. The ranks that the launcher started on a node count, too,
   where it says how many (MPI_LOCALNRANKS): they keep its cores busy. Collective over `comm`. */
int dodona_mpi_nodes_find(MPI_Comm comm, dodona_mpi_nodes **nodes);

/* Names by which ranks of a node are neighbours; none where they are so already. */
dodona_mpi_names dodona_mpi_names_by_node(const dodona_mpi_nodes *nodes);

/* Names by which ranks whose distance is a multiple of the number of nodes share a node, if all nodes have equally many. */
dodona_mpi_names dodona_mpi_names_dealt(const dodona_mpi_nodes *nodes);

void dodona_mpi_nodes_free(dodona_mpi_nodes *nodes);

#endif
