/* The kinds of calls whose plan is left open: what is counted of each, and what it takes. */
#ifndef DODONA_MPI_KINDS_H
#define DODONA_MPI_KINDS_H

#include "mpi/call.h"
#include "mpi/learned.h"
#include "mpi/trial.h"

enum {
  DODONA_MPI_LONG = 16 /* messages of about 2^16 bytes or more are long */
};

/* What calls of a kind take: MPI's own, and they are counted; MPI's own for good; a plan; each candidate in turn. */
typedef enum dodona_mpi_state {
  DODONA_MPI_COUNTS,
  DODONA_MPI_STAYS,
  DODONA_MPI_PLANNED,
  DODONA_MPI_TRIES
} dodona_mpi_state;

/* Calls of a kind on a communicator. */
typedef struct dodona_mpi_sort {
  struct dodona_mpi_sort *next;
  dodona_mpi_kind kind;
  int32_t level; /* of the wishes */
  dodona_mpi_state state;
  int64_t calls;    /* counted */
  int64_t decision; /* the next, after so many */
  int64_t timed;    /* of the calls */
  double seconds;   /* that these took */
  dodona_mpi_choice choice;
  dodona_mpi_trial trial;
  dodona_request candidates[DODONA_MPI_PLANS];
} dodona_mpi_sort;

/* All that came on a communicator. */
typedef struct dodona_mpi_book {
  int given;             /* the site was given a machine so often */
  MPI_Datatype datatype; /* of a predefined operation, the last: */
  MPI_Op op;
  int commutative;
  int exact;
  dodona_mpi_call last; /* of predefined datatype and operation, */
  dodona_mpi_wish wish;
  dodona_mpi_sort *last_sort; /* its kind; NULL: none */
  dodona_mpi_sort *first;     /* a list, on the heap */
} dodona_mpi_book;

/* Returns the book of the context, which forgets what was chosen for another machine; NULL without memory. */
dodona_mpi_book *dodona_mpi_book_of(dodona_mpi_context *context);

/* Stores what the call asks for, by what is known of it without judging it. Returns 0 if MPI must look at it. */
int dodona_mpi_wish_of(const dodona_mpi_call *call, dodona_mpi_book *book, dodona_mpi_wish *wish);

/* Whether there may be a plan for the call: it has data, and a root for which a plan keeps the order, if that is asked; and the user leaves
   it to us. */
int dodona_mpi_choosable(const dodona_mpi_context *context, const dodona_mpi_wish *wish);

/* Finds the calls like that, or begins to count them; NULL without memory. */
dodona_mpi_sort *dodona_mpi_sort_of(const dodona_mpi_context *context, dodona_mpi_book *book,
                                    const dodona_mpi_wish *wish);

/* Has a kind take this plan, or with NULL MPI's own, for good. */
void dodona_mpi_settle(dodona_mpi_sort *sort, const dodona_request *request);

#endif
