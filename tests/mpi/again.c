/* A call that has been made before plans nothing and allocates nothing, whatever calls came between. The linker puts the functions below in
   the place of those that the library calls (mpi/mpi.mk); MPI's own allocations are not seen. */
#define _POSIX_C_SOURCE 200112L /* setenv */
#include "mpi/dodona_mpi.h"
#include "tests/mpi/results.h"
#include <stdlib.h>

enum { WARM = 32 /* more than the trials take */, AGAIN = 10, MOST = 20000, SIZES = 3 };

static long allocations, plans;
static int ranks, rank;

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_malloc(size_t size) {
  allocations++;
  return __real_malloc(size);
}

void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size) {
  allocations++;
  return __real_calloc(count, size);
}

void *__real_realloc(void *memory, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void *__wrap_realloc(void *memory, size_t size) {
  allocations++;
  return __real_realloc(memory, size);
}

dodona_status __real_dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t words,
                                      dodona_plan *plan);
dodona_status __wrap_dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t words,
                                      dodona_plan *plan);
dodona_status __wrap_dodona_plan_make(const dodona_request *request, uint32_t *table, int64_t words,
                                      dodona_plan *plan) {
  plans++;
  return __real_dodona_plan_make(request, table, words, plan);
}

/* Every operation with every size, and a datatype with holes; two roots. */
static void round_of_calls(MPI_Comm comm, MPI_Datatype holes) {
  static const int counts[SIZES] = {1, 300, MOST};
  static int in[2 * MOST], out[2 * MOST];
  for (int i = 0; i < SIZES; i++)
    for (int root = 0; root<ranks; root += ranks> 1 ? ranks - 1 : 1) {
      dodona_bcast(out, counts[i], MPI_INT, root, comm, NULL);
      dodona_bcast(out, counts[i], holes, root, comm, NULL);
      dodona_reduce(in, out, counts[i], MPI_INT, MPI_SUM, root, comm, NULL);
      dodona_allreduce(in, out, counts[i], MPI_INT, MPI_SUM, comm, NULL);
    }
}

static void try_algorithm(const char *name, MPI_Datatype holes) {
  MPI_Comm comm;
  setenv("DODONA_ALGORITHM", name, 1);
  if (*name == '\0')
    unsetenv("DODONA_ALGORITHM");
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  allocations = plans = 0;
  for (int call = 0; call < WARM; call++)
    round_of_calls(comm, holes);
  check(allocations > 0 && (plans > 0 || ranks == 1), "%s: the first calls are counted", name);
  allocations = plans = 0;
  for (int call = 0; call < AGAIN; call++)
    round_of_calls(comm, holes);
  check(allocations == 0, "%s: %ld allocations", name, allocations);
  check(plans == 0, "%s: %ld plans", name, plans);
  MPI_Comm_free(&comm);
}

int main(int argc, char **argv) {
  MPI_Datatype holes;
  setenv("DODONA_TUNE", "try", 1);
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Type_create_resized(MPI_INT, 0, 2 * sizeof(int), &holes);
  MPI_Type_commit(&holes);
  try_algorithm("", holes);
  try_algorithm("fractional", holes);
  try_algorithm("twotree-c", holes);
  try_algorithm("cube", holes);
  try_algorithm("skips", holes);
  try_algorithm("allreduce=combine", holes);
  MPI_Type_free(&holes);
  int failed = check_summary("calls made before");
  MPI_Finalize();
  return failed;
}
