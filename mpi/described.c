#include "mpi/described.h"
#include "mpi/message.h"
#include <limits.h>
#include <stddef.h>

/* Packs or unpacks elements from number `first` on. */
#if MPI_VERSION >= 4

static int move(int pack, void *buf, MPI_Count count, MPI_Datatype datatype, char *packed,
                MPI_Count bytes, MPI_Comm comm) {
  MPI_Count at = 0;
  return pack ? MPI_Pack_c(buf, count, datatype, packed, bytes, &at, comm)
              : MPI_Unpack_c(packed, bytes, &at, buf, count, datatype, comm);
}

#else

/* As many elements at once as an int counts the bytes of. */
static int move(int pack, void *buf, MPI_Count count, MPI_Datatype datatype, char *packed,
                MPI_Count bytes, MPI_Comm comm) {
  MPI_Aint lb = 0, extent = 0;
  MPI_Count size = count > 0 ? bytes / count : 0, most = size > 0 ? INT_MAX / size : INT_MAX;
  int error = MPI_Type_get_extent(datatype, &lb, &extent);
  if (most == 0)
    return MPI_ERR_COUNT;
  for (MPI_Count done = 0; done < count && error == MPI_SUCCESS; done += most) {
    int at = 0, number = (int)(count - done < most ? count - done : most);
    void *where = dodona_mpi_moved(buf, (MPI_Aint)done * extent);
    char *part = packed + done * size;
    error = pack ? MPI_Pack(where, number, datatype, part, (int)(number * size), &at, comm)
                 : MPI_Unpack(part, (int)(number * size), &at, where, number, datatype, comm);
  }
  return error;
}

#endif

/* MPICH takes MPI_BOTTOM for a null pointer: then the elements lie 16 bytes before address 16. */
static int move_any(int pack, void *buf, MPI_Count count, MPI_Datatype datatype,
                    const dodona_mpi_described *d, MPI_Comm comm) {
  const MPI_Aint before = -16;
  MPI_Datatype shifted = MPI_DATATYPE_NULL;
  if (buf != MPI_BOTTOM)
    return move(pack, buf, count, datatype, d->packed, d->count, comm);
  int error = MPI_Type_create_hindexed_block(1, 1, &before, datatype, &shifted);
  if (error == MPI_SUCCESS)
    error = MPI_Type_commit(&shifted);
  if (error == MPI_SUCCESS)
    error = move(pack, dodona_mpi_moved(buf, -before), count, shifted, d->packed, d->count, comm);
  if (shifted != MPI_DATATYPE_NULL)
    MPI_Type_free(&shifted);
  return error;
}

int dodona_mpi_bytes_of(MPI_Count count, const dodona_mpi_type *type, MPI_Count *bytes) {
  if (type->size > 0 && count > PTRDIFF_MAX / type->size)
    return MPI_ERR_NO_MEM;
  *bytes = count * type->size;
  return MPI_SUCCESS;
}

dodona_mpi_described dodona_mpi_describe(const dodona_mpi_context *context, void *buf,
                                         MPI_Count count, const dodona_mpi_type *type,
                                         MPI_Count bytes, int full) {
  dodona_mpi_described d = {buf, bytes, NULL, MPI_SUCCESS};
  if (bytes == 0 || type->dense)
    return d;
  d.packed = d.bytes = dodona_mpi_take(context->pool, (size_t)bytes);
  if (!d.packed)
    return (dodona_mpi_described){NULL, 0, NULL, MPI_ERR_NO_MEM};
  if (full)
    d.error = move_any(1, buf, count, type->datatype, &d, context->comm);
  return d;
}

int dodona_mpi_describe_end(const dodona_mpi_context *context,
                            const dodona_mpi_described *described, void *buf, MPI_Count count,
                            MPI_Datatype datatype, int store) {
  int error = MPI_SUCCESS;
  if (described->packed && store)
    error = move_any(0, buf, count, datatype, described, context->comm);
  dodona_mpi_give(context->pool, described->packed);
  return error;
}
