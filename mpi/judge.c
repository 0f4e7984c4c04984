/* An allreduce of no elements with itself has MPI judge operation and datatype, a broadcast to nobody the datatype, and neither does anything: the
   buffer of the latter is looked at by nobody. MPI_Reduce_local would judge as well, but calls an error handler that is not ours to choose. All contexts of a process share one communicator for it, made from the
   first context's ranks: there is no MPI_COMM_SELF in programs that begin with MPI_Session_init. It is freed with the last context. */
#include "mpi/judge.h"
#include <threads.h>

static mtx_t mutex;
static once_flag mutex_made = ONCE_FLAG_INIT;
static MPI_Comm self = MPI_COMM_NULL;
static int users;

static void make_mutex(void) {
  mtx_init(&mutex, mtx_plain);
}

static int make_self(const dodona_mpi_context *context) {
  MPI_Group all = MPI_GROUP_NULL, mine = MPI_GROUP_NULL;
  int error = MPI_Comm_group(context->owner, &all);
  if (error == MPI_SUCCESS)
    error = MPI_Group_incl(all, 1, &context->rank, &mine);
  if (error == MPI_SUCCESS)
    error = MPI_Comm_create_group(context->owner, mine, 0, &self);
  if (error == MPI_SUCCESS)
    error = MPI_Comm_set_errhandler(self, MPI_ERRORS_RETURN);
  if (all != MPI_GROUP_NULL)
    MPI_Group_free(&all);
  if (mine != MPI_GROUP_NULL)
    MPI_Group_free(&mine);
  return error;
}

/* One context that asked is freed. */
static void end(void) {
  mtx_lock(&mutex);
  if (--users == 0)
    MPI_Comm_free(&self);
  mtx_unlock(&mutex);
}

/* Of the operation, too, if it is not null. */
static int ask(dodona_mpi_context *context, MPI_Datatype datatype, MPI_Op op) {
  int error = MPI_SUCCESS, class = MPI_SUCCESS;
  call_once(&mutex_made, make_mutex);
  mtx_lock(&mutex);
  if (!context->judge_end && users == 0)
    error = make_self(context);
  if (!context->judge_end && error == MPI_SUCCESS) {
    context->judge_end = end;
    users++;
  }
  if (error == MPI_SUCCESS)
    error = op == MPI_OP_NULL ? MPI_Bcast(&mutex, 1, datatype, 0, self)
                              : MPI_Allreduce(MPI_IN_PLACE, NULL, 0, datatype, op, self);
  mtx_unlock(&mutex);
  if (error != MPI_SUCCESS)
    MPI_Error_class(error, &class);
  return class == MPI_ERR_OP ? MPI_ERR_OP : error;
}

static int is_predefined(MPI_Op op) {
  const MPI_Op all[] = {MPI_MAX, MPI_MIN, MPI_SUM,  MPI_PROD, MPI_LAND,   MPI_BAND,
                        MPI_LOR, MPI_BOR, MPI_LXOR, MPI_BXOR, MPI_MAXLOC, MPI_MINLOC};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    if (op == all[i])
      return 1;
  return 0;
}

static int is_integer(MPI_Datatype datatype) {
  const MPI_Datatype all[] = {MPI_INT,           MPI_UNSIGNED,       MPI_LONG,
                              MPI_UNSIGNED_LONG, MPI_LONG_LONG,      MPI_UNSIGNED_LONG_LONG,
                              MPI_SHORT,         MPI_UNSIGNED_SHORT, MPI_SIGNED_CHAR,
                              MPI_UNSIGNED_CHAR, MPI_INT8_T,         MPI_INT16_T,
                              MPI_INT32_T,       MPI_INT64_T,        MPI_UINT8_T,
                              MPI_UINT16_T,      MPI_UINT32_T,       MPI_UINT64_T,
                              MPI_BYTE,          MPI_AINT,           MPI_OFFSET};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    if (datatype == all[i])
      return 1;
  return 0;
}

int dodona_mpi_judge_order(MPI_Datatype datatype, MPI_Op op, int *commutative, int *exact) {
  const int predefined = is_predefined(op);
  *commutative = 1;
  *exact = predefined && is_integer(datatype);
  if (!predefined && (op == MPI_OP_NULL || MPI_Op_commutative(op, commutative) != MPI_SUCCESS))
    return -1;
  return predefined;
}

int dodona_mpi_judge_type(dodona_mpi_context *context, const dodona_mpi_type *type) {
  int error = type->named ? MPI_SUCCESS : ask(context, type->datatype, MPI_OP_NULL);
  return error == MPI_SUCCESS ? error : MPI_ERR_TYPE;
}

int dodona_mpi_judge(dodona_mpi_context *context, const dodona_mpi_type *type, MPI_Op op,
                     dodona_mpi_verdict *verdict) {
  MPI_Datatype datatype = type->datatype;
  dodona_mpi_verdict *last = &context->verdict;
  if (op == MPI_OP_NULL)
    return MPI_ERR_OP;
  if (last->datatype == datatype && last->op == op) {
    *verdict = *last;
    return MPI_SUCCESS;
  }
  dodona_mpi_verdict found = {datatype, op, 0, 0};
  int error = ask(context, datatype, op);
  if (error != MPI_SUCCESS)
    return error;
  const int predefined = dodona_mpi_judge_order(datatype, op, &found.commutative, &found.exact);
  if (predefined < 0)
    return MPI_ERR_OP;
  if (predefined > 0 && type->named) /* the handle of another may be given again */
    *last = found;
  *verdict = found;
  return MPI_SUCCESS;
}
