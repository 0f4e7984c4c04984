#include "tests/mpi/errors.h"
#include "tests/mpi/results.h"

static MPI_Errhandler counting = MPI_ERRHANDLER_NULL;
static int handled; /* its calls since the last check */

static void count_error(MPI_Comm *where, int *code, ...) {
  (void)where, (void)code;
  handled++;
}

void errors_watch(MPI_Comm comm) {
  if (counting == MPI_ERRHANDLER_NULL)
    MPI_Comm_create_errhandler(count_error, &counting);
  MPI_Comm_set_errhandler(comm, counting);
}

void check_error(int error, int class, const char *what) {
  int got = 0;
  MPI_Error_class(error, &got);
  check(got == class && handled == 1, "%s: error class %d, expected %d; handler called %d times",
        what, got, class, handled);
  handled = 0;
}

void errors_end(void) {
  MPI_Errhandler_free(&counting);
}
