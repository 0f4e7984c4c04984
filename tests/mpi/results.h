/* What a test program over MPI has checked: a check passes if it passes on every rank. */
#ifndef DODONA_TESTS_MPI_RESULTS_H
#define DODONA_TESTS_MPI_RESULTS_H

/* Records the next check; every rank records the same ones in the same order. A rank on which one
   fails says so on stderr. */
void check(int good, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Collects from MPI_COMM_WORLD; rank 0 prints "N passed, N failed". 0 if none failed and some passed. */
int check_summary(const char *what);

#endif
