/* Stands between the executor and MPI, where MPI lets it (not in SimGrid), and counts. */
#ifndef DODONA_TESTS_MPI_WATCH_H
#define DODONA_TESTS_MPI_WATCH_H

void mpi_watch_start(void);

/* 1 if since then every step had at most one send and one receive, posted when nothing else was
   under way, and every send was of the kind named. 1 where nothing can be watched. */
int mpi_watch_clean(int synchronous);

/* How many sends were seen since then; -1 where nothing can be watched. */
long mpi_watch_sends(void);

#endif
