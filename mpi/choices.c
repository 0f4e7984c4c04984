#include "mpi/choices.h"
#include "mpi/message.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OPS = DODONA_OPS, SIZES = 64 };
enum { FREE, NEARLY_FREE, FROM_FIRST, FROM_LAST, ORDERS };

typedef struct dodona_mpi_choices {
  dodona_mpi_choice *of[OPS][ORDERS][SIZES]; /* on the heap, those that were asked for */
} choices;

void dodona_mpi_choices_forget(dodona_mpi_context *context) {
  choices *all = context->choices;
  for (int op = 0; all && op < OPS; op++)
    for (int order = 0; order < ORDERS; order++)
      for (int size = 0; size < SIZES; size++)
        free(all->of[op][order][size]);
  free(all);
  context->choices = NULL;
  context->passed.count = 0;
}

/* The power of two nearest to so many bytes, by ratio. */
static int size_class(double bytes) {
  int power = 0;
  double half = frexp(bytes, &power); /* bytes = half 2^power, 1/2 <= half < 1 */
  power -= half < sqrt(0.5);
  return power < 0 ? 0 : power < SIZES ? power : SIZES - 1;
}

/* An operation may be applied in any order, with the same bits or nearly the same; or the plan must keep the order of ranks. The few plans
   that keep it do so with root 0 or root P - 1. */
static int order_class(const dodona_mpi_wish *wish) {
  if (wish->ordered)
    return wish->root == 0 ? FROM_FIRST : FROM_LAST;
  return wish->exact ? FREE : NEARLY_FREE;
}

int dodona_mpi_choosable(const dodona_mpi_context *context, const dodona_mpi_wish *wish) {
  return wish->count > 0 && wish->size > 0 && context->ranks > 1 &&
         wish->algorithm != DODONA_MPI_OWN &&
         (!wish->ordered || wish->root == 0 || wish->root == context->ranks - 1);
}

static void settle(dodona_mpi_choice *choice, int taken) {
  choice->taken = taken;
  choice->settled = 1;
}

/* One line for people. */
static void tell(const dodona_mpi_context *context, const dodona_mpi_wish *wish,
                 const dodona_mpi_choice *choice) {
  char text[512];
  int length = 0, size = (int)sizeof text;
  if (!context->environment.verbose || context->rank != 0)
    return;
  const dodona_request *q = choice->taken >= 0 ? &choice->request[choice->taken] : NULL;
  length =
      snprintf(text, sizeof text, "dodona: %s of about 2^%d bytes, %d ranks%s: %s",
               dodona_mpi_op_name(wish->op), size_class((double)wish->count * (double)wish->size),
               context->ranks, wish->ordered ? ", in order" : "",
               q ? dodona_mpi_algorithm_name(q->algorithm) : "mpi");
  if (q && q->group > 0 && q->group < context->ranks &&
      dodona_takes(q->algorithm, DODONA_TAKES_GROUP))
    length += snprintf(text + length, (size_t)(size - length), ", group %d", q->group);
  if (q && q->blocks > 1)
    length += snprintf(text + length, (size_t)(size - length), ", %d blocks", q->blocks);
  for (int i = 0; i <= choice->candidates && choice->turn > 0; i++)
    length += snprintf(
        text + length, (size_t)(size - length), "%s %s %.3g us", i == 0 ? ";" : ",",
        i < choice->candidates ? dodona_mpi_algorithm_name(choice->request[i].algorithm) : "mpi",
        1e6 * choice->took[i < choice->candidates ? i : DODONA_MPI_CANDIDATES]);
  if (choice->turn == 0)
    length += snprintf(text + length, (size_t)(size - length), "%s",
                       wish->algorithm != DODONA_MPI_ANY ? "; as asked"
                       : q                               ? "; by prediction"
                                                         : "; no plan fits");
  if (choice->turn == 0 && q)
    length += snprintf(text + length, (size_t)(size - length), ", %.3g us expected",
                       1e6 * choice->expected[choice->taken]);
  fprintf(stderr, "%s\n", text);
}

/* Looks for candidates, as if the call had the bytes of its class. */
static int make(const dodona_mpi_context *context, const dodona_mpi_wish *wish, int size,
                dodona_mpi_choice *choice) {
  dodona_mpi_wish like = *wish;
  int most = context->environment.tune == DODONA_MPI_TRY && wish->algorithm == DODONA_MPI_ANY
                 ? DODONA_MPI_CANDIDATES
                 : 1;
  like.size = 1;
  like.count = (MPI_Count)1 << (size < 62 ? size : 62);
  memset(choice, 0, sizeof *choice);
  for (int i = 0; i <= DODONA_MPI_CANDIDATES; i++)
    choice->took[i] = INFINITY;
  int error = dodona_mpi_candidates(context, &like, most, choice->request, choice->expected,
                                    &choice->candidates);
  if (error == MPI_ERR_NO_MEM)
    return error;
  if (error != MPI_SUCCESS)
    choice->candidates = 0;
  if (choice->candidates == 0)
    settle(choice, DODONA_MPI_OWN);
  else if (most == 1)
    settle(choice, 0);
  if (choice->settled)
    tell(context, wish, choice);
  return MPI_SUCCESS;
}

int dodona_mpi_choice_of(dodona_mpi_context *context, const dodona_mpi_wish *wish,
                         dodona_mpi_choice **choice) {
  int size = size_class((double)wish->count * (double)wish->size);
  int error = dodona_mpi_machine_need(context);
  if (error != MPI_SUCCESS)
    return error;
  if (!context->choices)
    context->choices = calloc(1, sizeof *context->choices);
  if (!context->choices)
    return MPI_ERR_NO_MEM;
  dodona_mpi_choice **ours = &context->choices->of[wish->op][order_class(wish)][size];
  if (!*ours) {
    dodona_mpi_choice *made = malloc(sizeof *made);
    error = made ? make(context, wish, size, made) : MPI_ERR_NO_MEM;
    if (error != MPI_SUCCESS) {
      free(made);
      return error;
    }
    *ours = made;
  }
  *choice = *ours;
  return MPI_SUCCESS;
}

int dodona_mpi_trial_begin(const dodona_mpi_context *context, double *began) {
  int error = dodona_mpi_barrier(context->comm, context->environment.patience);
  *began = MPI_Wtime();
  return error;
}

int dodona_mpi_trial_end(const dodona_mpi_context *context, const dodona_mpi_wish *wish,
                         dodona_mpi_choice *choice, double began) {
  int error = dodona_mpi_barrier(context->comm, context->environment.patience),
      best = DODONA_MPI_CANDIDATES;
  double mine = MPI_Wtime() - began, slowest[DODONA_MPI_CANDIDATES + 1];
  int place = choice->taken >= 0 ? choice->taken : DODONA_MPI_CANDIDATES;
  if (mine < choice->took[place])
    choice->took[place] = mine;
  if (error == dodona_err_late())
    return error;
  choice->turn++;
  int next = choice->turn % (choice->candidates + 1);
  choice->taken = next < choice->candidates ? next : DODONA_MPI_OWN;
  if (choice->turn < DODONA_MPI_TURNS * (choice->candidates + 1))
    return error;
  int counted = PMPI_Allreduce(choice->took, slowest, DODONA_MPI_CANDIDATES + 1, MPI_DOUBLE,
                               MPI_MAX, context->comm);
  if (counted == MPI_SUCCESS)
    memcpy(choice->took, slowest, sizeof slowest);
  for (int i = 0; i < choice->candidates && counted == MPI_SUCCESS; i++)
    if (choice->took[i] < choice->took[best])
      best = i;
  settle(choice, best < DODONA_MPI_CANDIDATES ? best : DODONA_MPI_OWN);
  tell(context, wish, choice);
  return error != MPI_SUCCESS ? error : counted;
}
