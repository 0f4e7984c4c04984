#include "mpi/kinds.h"
#include "mpi/judge.h"
#include "mpi/same_bits.h"
#include "ref/base/op.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
  SIZES = 64,     /* powers of two */
  FEW = 64,       /* calls of a kind before the first decision, */
  FEW_LONG = 8,   /* where messages are long, */
  FEW_LEARNED = 1 /* and where there is a file of choices, or nothing to wait for */
};

static void end(dodona_mpi_book *book) {
  while (book->first) {
    dodona_mpi_sort *next = book->first->next;
    free(book->first);
    book->first = next;
  }
  free(book);
}

dodona_mpi_book *dodona_mpi_book_of(dodona_mpi_context *context) {
  if (context->book && context->book->given != context->site.given) {
    end(context->book);
    context->book = NULL;
  }
  context->book_end = end;
  if (!context->book && (context->book = calloc(1, sizeof *context->book))) {
    context->book->datatype = MPI_DATATYPE_NULL;
    context->book->op = MPI_OP_NULL;
    context->book->given = context->site.given;
  }
  return context->book;
}

/* The power of two nearest to so many bytes, by ratio. */
static int size_of(double bytes) {
  int power = 0;
  const double half = frexp(bytes, &power); /* bytes = half 2^power, 1/2 <= half < 1 */
  power -= half < 0.70710678118654752;
  return power < 0 ? 0 : power < SIZES ? power : SIZES - 1;
}

/* The few plans that keep the order of ranks do so with root 0 or root P - 1. */
static int order_of(int ordered, int exact, int root) {
  if (ordered)
    return root == 0 ? DODONA_MPI_FROM_FIRST : DODONA_MPI_FROM_LAST;
  return exact ? DODONA_MPI_FREE : DODONA_MPI_NEARLY_FREE;
}

static dodona_mpi_kind kind_of(const dodona_mpi_wish *w) {
  return (dodona_mpi_kind){w->op, order_of(w->ordered, w->exact, w->root),
                           size_of((double)w->count * (double)w->size)};
}

int dodona_mpi_choosable(const dodona_mpi_context *context, const dodona_mpi_wish *wish) {
  return wish->count > 0 && wish->size > 0 && context->ranks > 1 &&
         wish->algorithm != DODONA_MPI_OWN &&
         (!wish->ordered || wish->root == 0 || wish->root == context->ranks - 1);
}

dodona_mpi_sort *dodona_mpi_sort_of(const dodona_mpi_context *context, dodona_mpi_book *book,
                                    const dodona_mpi_wish *wish) {
  const dodona_mpi_kind kind = kind_of(wish);
  const dodona_mpi_environment *e = &context->environment;
  dodona_mpi_sort *s = book->first;
  while (s && (memcmp(&s->kind, &kind, sizeof kind) != 0 || s->level != wish->level))
    s = s->next;
  if (s || !(s = calloc(1, sizeof *s)))
    return s;
  s->kind = kind;
  s->level = wish->level;
  s->decision = kind.size >= DODONA_MPI_LONG ? FEW_LONG : FEW;
  if (e->choices || e->tune != DODONA_MPI_AUTO || e->algorithm[kind.op] != DODONA_MPI_ANY)
    s->decision = FEW_LEARNED;
  s->next = book->first;
  book->first = s;
  return s;
}

void dodona_mpi_settle(dodona_mpi_sort *sort, const dodona_request *request) {
  sort->choice = (dodona_mpi_choice){.own = request == NULL};
  if (request)
    sort->choice.request = *request;
  sort->state = request ? DODONA_MPI_PLANNED : DODONA_MPI_STAYS;
}

int dodona_mpi_wish_of(const dodona_mpi_call *c, dodona_mpi_book *all, dodona_mpi_wish *wish) {
  int sent = c->what == DODONA_SCATTER ? c->recvbuf == MPI_IN_PLACE
             : c->what == DODONA_GATHER || c->what == DODONA_ALLGATHER || c->what == DODONA_ALLTOALL
                 ? c->sendbuf != MPI_IN_PLACE
                 : 0;
  MPI_Count count = sent ? c->sendcount : c->count;
  MPI_Datatype datatype = sent ? c->sendtype : c->datatype;
  dodona_mpi_type type;
  if (count <= 0 || c->root < 0 || c->root >= c->context->ranks ||
      dodona_mpi_type_of(datatype, &c->context->type, &type) != MPI_SUCCESS)
    return 0;
  *wish = (dodona_mpi_wish){.op = c->what,
                            .root = c->root,
                            .count = count,
                            .size = type.size,
                            .exact = 1,
                            .algorithm = c->context->environment.algorithm[c->what],
                            .renames = 1};
  if (dodona_op_has_shares(c->what))
    wish->count *= c->context->ranks;
  if (!dodona_op_combines(c->what)) {
    wish->count *= type.size;
    wish->size = 1;
    return 1;
  }
  if (all->op != c->op || all->datatype != datatype) {
    int predefined = dodona_mpi_judge_order(datatype, c->op, &all->commutative, &all->exact);
    all->op = predefined > 0 && type.named ? c->op : MPI_OP_NULL;
    all->datatype = datatype;
    if (predefined < 0)
      return 0;
  }
  wish->ordered = !all->commutative;
  wish->exact = all->exact;
  if (wish->algorithm != DODONA_MPI_OWN)
    wish->level = dodona_mpi_level_bound(c->context->level, c->what, all->exact);
  return 1;
}
