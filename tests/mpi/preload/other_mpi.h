/* An MPI whose handles are pointers. Each function returns 1 if its arguments came as other.c gives them. */
#ifndef DODONA_TESTS_OTHER_MPI_H
#define DODONA_TESTS_OTHER_MPI_H

struct other_comm;
struct other_type;
extern struct other_comm ompi_mpi_comm_world;
extern struct other_comm *const other_world;
extern struct other_type *const other_int;

int MPI_Bcast(void *buffer, int count, struct other_type *type, int root, struct other_comm *comm);
int MPI_Allreduce(const void *from, void *to, int count, struct other_type *type, void *op,
                  struct other_comm *comm);
int MPI_Allgather(const void *from, int sent, struct other_type *sent_type, void *to, int count,
                  struct other_type *type, struct other_comm *comm);

#endif
