/* What there is to know of a datatype. */
#ifndef DODONA_MPI_TYPE_H
#define DODONA_MPI_TYPE_H

#include <mpi.h>

typedef struct dodona_mpi_type {
  MPI_Datatype datatype;
  MPI_Count size;       /* bytes of data in an element */
  MPI_Aint extent;      /* from one element to the next; may be negative */
  MPI_Aint true_lb;     /* where the data of an element begin, from its address */
  MPI_Aint true_extent; /* to where they end */
  int named;            /* it is predefined */
  int dense;            /* elements in a row are bytes in a row, in the order of the signature */
} dodona_mpi_type;

/* Stores what MPI says of the datatype. *known is the last one that was predefined, which is asked once: the handle of another may be
   given again. MPI_ERR_TYPE: null. */
int dodona_mpi_type_of(MPI_Datatype datatype, dodona_mpi_type *known, dodona_mpi_type *type);

#endif
