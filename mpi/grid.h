/* Collectives in phases, where nodes have several ranks. Nodes with equally many ranks make a grid: a row is a node, a column the i-th ranks of all
   nodes, and each rank of a row has a share of the message.

                     in each row          in each column     in each row
     allreduce       reduce-scatter       allreduce          allgather
     broadcast       scatter, the root's  broadcast          allgather
     reduction       reduce-scatter       reduction          gather, the root's

   So each link between nodes carries the message once, in shares, and whatever else there is to move stays inside nodes. Where nodes differ, the first
   rank of each is its leader, and the leaders are the one column:

     allreduce       reduction            allreduce          broadcast
     broadcast       broadcast, the       broadcast          broadcast, in
                     root's                                  the other rows
     reduction       reduction            reduction          broadcast, the root's

   theorem_grid says that the three phases are the collective of all ranks. A plan for as many ranks as there are nodes stands for the columns. */
#ifndef DODONA_MPI_GRID_H
#define DODONA_MPI_GRID_H

#include "mpi/site.h"

/* The rows that have a phase. */
typedef enum dodona_mpi_rows {
  DODONA_MPI_ALL_ROWS,
  DODONA_MPI_ROOTS_ROW,
  DODONA_MPI_OTHER_ROWS
} dodona_mpi_rows;

/* Returns how many columns have shares: as many as a node has ranks, or 1 for the leaders; 0 if no rank shares its node, or there are no such phases for
   the operation. */
int dodona_mpi_grid_columns(const dodona_mpi_site *site, int32_t op);

/* Stores what a row of so many ranks does before the columns, or after them, and returns which rows do it; `root` is the root's place in its row. */
dodona_mpi_rows dodona_mpi_grid_before(int32_t op, int columns, int length, int root,
                                       dodona_request *row);
dodona_mpi_rows dodona_mpi_grid_after(int32_t op, int columns, int length, int root,
                                      dodona_request *row);

/* What a row, or a column of so many, is to the planner: a site of its own. */
dodona_mpi_site dodona_mpi_grid_row_site(const dodona_mpi_site *site);
dodona_mpi_site dodona_mpi_grid_column_site(const dodona_mpi_site *site, int columns);

#endif
