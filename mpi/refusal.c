/* The error classes that MPI lacks. Classes are of the process, and last as long as it does. */
#include "mpi/dodona_mpi.h"
#include <threads.h>

static int order = MPI_ERR_OP, late = MPI_ERR_OTHER, bits = MPI_ERR_OP;
static once_flag made = ONCE_FLAG_INIT;

static void make_one(int *class, const char *text) {
#if MPI_VERSION >= 4
  int added = *class;
  if (MPI_Add_error_class(&added) == MPI_SUCCESS &&
      MPI_Add_error_string(added, text) == MPI_SUCCESS)
    *class = added;
#else
  (void)class;
  (void)text;
#endif
}

static void make(void) {
  make_one(&order,
           "dodona: the operation is not commutative, and the plan does not keep the order "
           "of ranks: with root 0 chain, binary, fractional, lambda, binomial and alpha do");
  make_one(&late,
           "dodona: a message has not come for as long as DODONA_PATIENCE says: another rank "
           "is late, or has called with another count or root");
  make_one(&bits, "dodona: the results must have the same bits (DODONA_SAME_BITS), and no plan for "
                  "this call has the level: "
                  "DODONA_OFF=OP leaves the operation to MPI");
}

int dodona_err_same_bits(void) {
  call_once(&made, make);
  return bits;
}

int dodona_err_not_commutative(void) {
  call_once(&made, make);
  return order;
}

int dodona_err_late(void) {
  call_once(&made, make);
  return late;
}
