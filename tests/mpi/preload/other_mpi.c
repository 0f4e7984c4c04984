/* Stands for Open MPI: handles are pointers, and a variable by whose name the drop-in knows it. Each function notes whether what it gets is whole. */
#include "tests/mpi/preload/other_mpi.h"

struct other_comm {
  int size;
} ompi_mpi_comm_world = {1};
static struct other_type { int size; } integer = {4};

struct other_comm *const other_world = &ompi_mpi_comm_world;
struct other_type *const other_int = &integer;

int MPI_Bcast(void *buffer, int count, struct other_type *type, int root, struct other_comm *comm) {
  return buffer && count == -7 && type == other_int && root == -3 && comm == other_world;
}

int MPI_Allreduce(const void *from, void *to, int count, struct other_type *type, void *op,
                  struct other_comm *comm) {
  return from && to && count == 5 && type == other_int && op == to && comm == other_world;
}

int MPI_Allgather(const void *from, int sent, struct other_type *sent_type, void *to, int count,
                  struct other_type *type, struct other_comm *comm) {
  return from && to && sent == -1 && sent_type == other_int && count == 2 && type == other_int &&
         comm == other_world;
}
