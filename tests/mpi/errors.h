/* Whether a call reports an error as MPI does: by its code, and by the error handler, called once. */
#ifndef DODONA_TESTS_MPI_ERRORS_H
#define DODONA_TESTS_MPI_ERRORS_H

#include <mpi.h>

/* Gives `comm` a handler that counts its calls. */
void errors_watch(MPI_Comm comm);

/* The call returned this class of error, after it called the handler once. */
void check_error(int error, int class, const char *what);

/* No communicator will be watched any more. */
void errors_end(void);

#endif
