/* A program of Open MPI's with the drop-in of MPICH: its calls go to its own MPI as they are. */
#include "tests/mpi/preload/other_mpi.h"
#include <stdio.h>

int main(void) {
  int data[8] = {0}, good = 0;
  good += MPI_Bcast(data, -7, other_int, -3, other_world) == 1;
  good += MPI_Allreduce(data, data + 1, 5, other_int, data + 1, other_world) == 1;
  good += MPI_Allgather(data, -1, other_int, data, 2, other_int, other_world) == 1;
  printf("another MPI: %d passed, %d failed\n", good, 3 - good);
  return good != 3;
}
