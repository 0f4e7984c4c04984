/* The one error class that MPI lacks. Classes are of the process, and last as long as it does. */
#include "mpi/dodona_mpi.h"
#include <threads.h>

static int class = MPI_ERR_OP;
static once_flag class_made = ONCE_FLAG_INIT;

static void make_class(void) {
#if MPI_VERSION >= 4
  int made = MPI_ERR_OP;
  if (MPI_Add_error_class(&made) == MPI_SUCCESS &&
      MPI_Add_error_string(made,
                           "dodona: the operation is not commutative, and "
                           "the plan does not keep the order of ranks: with root 0 chain, "
                           "binary, fractional, lambda, binomial and alpha do") == MPI_SUCCESS)
    class = made;
#endif
}

int dodona_err_not_commutative(void) {
  call_once(&class_made, make_class);
  return class;
}
