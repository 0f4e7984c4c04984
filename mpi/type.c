/* What is dense is known of predefined datatypes, and of rows and duplicates of these. Bytes side by side are not enough: a datatype may
   name them in another order. */
#include "mpi/type.h"

static int measure(MPI_Datatype datatype, dodona_mpi_type *type) {
  MPI_Aint lb = 0;
  int error = MPI_Type_size_x(datatype, &type->size);
  if (error == MPI_SUCCESS)
    error = MPI_Type_get_extent(datatype, &lb, &type->extent);
  if (error == MPI_SUCCESS)
    error = MPI_Type_get_true_extent(datatype, &type->true_lb, &type->true_extent);
  type->datatype = datatype;
  type->dense = lb == 0 && type->true_lb == 0 && type->extent == type->size &&
                type->true_extent == type->size;
  return error;
}

/* Whether elements of a datatype that is not predefined are dense. */
static int is_dense(MPI_Datatype datatype, int integers, int addresses, int types, int combiner) {
  int number = 0;
  MPI_Aint none = 0;
  MPI_Datatype of = MPI_DATATYPE_NULL;
  dodona_mpi_type known = {.datatype = MPI_DATATYPE_NULL}, type;
  if ((combiner != MPI_COMBINER_CONTIGUOUS && combiner != MPI_COMBINER_DUP) || integers > 1 ||
      addresses > 0 || types != 1)
    return 0;
  if (MPI_Type_get_contents(datatype, integers, 0, 1, &number, &none, &of) != MPI_SUCCESS)
    return 0;
  int dense = dodona_mpi_type_of(of, &known, &type) == MPI_SUCCESS && type.dense;
  if (known.datatype != of)
    MPI_Type_free(&of);
  return dense;
}

int dodona_mpi_type_of(MPI_Datatype datatype, dodona_mpi_type *known, dodona_mpi_type *type) {
  int integers = 0, addresses = 0, types = 0, combiner = 0;
  if (datatype == MPI_DATATYPE_NULL)
    return MPI_ERR_TYPE;
  if (datatype == known->datatype) {
    *type = *known;
    return MPI_SUCCESS;
  }
  int error = MPI_Type_get_envelope(datatype, &integers, &addresses, &types, &combiner);
  if (error == MPI_SUCCESS)
    error = measure(datatype, type);
  if (error != MPI_SUCCESS)
    return error;
  type->named = combiner == MPI_COMBINER_NAMED;
  if (type->named)
    *known = *type;
  else
    type->dense = is_dense(datatype, integers, addresses, types, combiner);
  return MPI_SUCCESS;
}
