/* Remembers, for the whole process, what communicators have found out: the machine, and what each kind of calls takes. What is remembered belongs to a
   layout: the number of ranks, and which ranks share nodes. So each communicator begins with what others of its layout found out before. */
#ifndef DODONA_MPI_LEARNED_H
#define DODONA_MPI_LEARNED_H

#include "mpi/candidates.h"

/* The orders in which a call may combine its operands. FREE: in any order, and the result has the same bits. NEARLY_FREE: in any order, and the
   result differs by rounding. FROM_FIRST, FROM_LAST: only in the order of ranks, and the root is rank 0, or rank P - 1. */
enum {
  DODONA_MPI_FREE,
  DODONA_MPI_NEARLY_FREE,
  DODONA_MPI_FROM_FIRST,
  DODONA_MPI_FROM_LAST,
  DODONA_MPI_ORDERS
};

/* Calls that are chosen for together: of one operation and one order, of about 2^size bytes. */
typedef struct dodona_mpi_kind {
  int32_t op;
  int32_t order;
  int32_t size;
} dodona_mpi_kind;

/* What they take: MPI's own, or a plan. */
typedef struct dodona_mpi_choice {
  int32_t own;
  dodona_request request;
} dodona_mpi_choice;

/* Stores the machine of the site's layout. Returns 0 if none was learned. */
int dodona_mpi_learned_machine(const dodona_mpi_site *site, dodona_machine *machine);
void dodona_mpi_learn_machine(const dodona_mpi_site *site);

/* Stores what calls of that kind take on the site's layout. Returns 0 if that was not learned. The first call in a process reads the file that
   DODONA_CHOICES names, if it is there; a line that is none is named on stderr, and passed over. */
int dodona_mpi_learned(const dodona_mpi_site *site, const dodona_mpi_kind *kind,
                       dodona_mpi_choice *choice);

/* Learns it; with `write` a line goes to the file that DODONA_CHOICES names, as a whole. */
void dodona_mpi_learn(const dodona_mpi_site *site, const dodona_mpi_kind *kind,
                      const dodona_mpi_choice *choice, int write);

#endif
