/* Stands between the executor and MPI, where MPI lets it (not in SimGrid), and counts. */
#ifndef DODONA_TESTS_MPI_WATCH_H
#define DODONA_TESTS_MPI_WATCH_H

void mpi_watch_start(void);

/* Lets so many sends, and as many receives, be under way at once: 1 at first. */
void mpi_watch_allow(int most);

/* 1 if since then no more than allowed were under way at once (where 1 are: every step had at most one
   send and one receive, posted when nothing else was under way), and every send was of the kind named. 1 where nothing can be watched. */
typedef enum mpi_watch_kind {
  MPI_WATCH_STANDARD,
  MPI_WATCH_SYNCHRONOUS,
  MPI_WATCH_ANY
} mpi_watch_kind;
int mpi_watch_clean(mpi_watch_kind kind);

/* The kinds of sends that a plan of this algorithm may take: cube and complete trees are paced, when they run by steps. */
mpi_watch_kind mpi_watch_kind_of(int synchronous, int algorithm);

/* How many sends were seen since then; -1 where nothing can be watched. */
long mpi_watch_sends(void);

#endif
