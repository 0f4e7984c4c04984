/* The functions of MPI that a program calls with the drop-in loaded. This file knows no mpi.h: arguments are as wide as a register, so that the
   handles of another MPI, which may be pointers, pass whole to that MPI. Open MPI is known by a variable of its library. */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "mpi/preload/serve.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

typedef int five(word, word, word, word, word);
typedef int six(word, word, word, word, word, word);
typedef int seven(word, word, word, word, word, word, word);

static int foreign;
static once_flag said = ONCE_FLAG_INIT;

__attribute__((constructor)) static void look(void) {
  foreign = dlsym(RTLD_DEFAULT, "ompi_mpi_comm_world") != NULL;
}

static void say(void) {
  const char *rank = getenv("OMPI_COMM_WORLD_RANK");
  if (!rank || rank[0] == '0')
    fprintf(stderr,
            "dodona: the program's MPI is Open MPI, and the drop-in is for MPICH: all calls "
            "stay Open MPI's\n");
}

static int is_foreign(void) {
  if (foreign)
    call_once(&said, say);
  return foreign;
}

/* The function of that name in the library behind this one. */
static void *behind(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) {
    fprintf(stderr, "dodona: no library has %s\n", name);
    abort();
  }
  return found;
}

/* An int, in whose register the rest may be anything. */
#define DODONA_NARROW(count) ((word)(int)(count))

/* The function `name` of MPI: another MPI's own, or `ours`. */
#define DODONA_ENTRY(name, arity, parameters, arguments, ours)                                     \
  int name parameters;                                                                             \
  int name parameters {                                                                            \
    return is_foreign() ? (*(arity *)behind(#name))arguments : ours;                               \
  }

DODONA_ENTRY(MPI_Bcast, five, (word buffer, word count, word type, word root, word comm),
             (buffer, count, type, root, comm),
             dodona_preload_bcast(buffer, DODONA_NARROW(count), type, root, comm))
DODONA_ENTRY(MPI_Bcast_c, five, (word buffer, word count, word type, word root, word comm),
             (buffer, count, type, root, comm),
             dodona_preload_bcast(buffer, count, type, root, comm))
DODONA_ENTRY(MPI_Reduce, seven,
             (word from, word to, word count, word type, word op, word root, word comm),
             (from, to, count, type, op, root, comm),
             dodona_preload_reduce(from, to, DODONA_NARROW(count), type, op, root, comm))
DODONA_ENTRY(MPI_Reduce_c, seven,
             (word from, word to, word count, word type, word op, word root, word comm),
             (from, to, count, type, op, root, comm),
             dodona_preload_reduce(from, to, count, type, op, root, comm))
DODONA_ENTRY(MPI_Allreduce, six, (word from, word to, word count, word type, word op, word comm),
             (from, to, count, type, op, comm),
             dodona_preload_allreduce(from, to, DODONA_NARROW(count), type, op, comm))
DODONA_ENTRY(MPI_Allreduce_c, six, (word from, word to, word count, word type, word op, word comm),
             (from, to, count, type, op, comm),
             dodona_preload_allreduce(from, to, count, type, op, comm))
DODONA_ENTRY(MPI_Allgather, seven,
             (word from, word sent, word sent_type, word to, word count, word type, word comm),
             (from, sent, sent_type, to, count, type, comm),
             dodona_preload_allgather(from, DODONA_NARROW(sent), sent_type, to,
                                      DODONA_NARROW(count), type, comm))
DODONA_ENTRY(MPI_Allgather_c, seven,
             (word from, word sent, word sent_type, word to, word count, word type, word comm),
             (from, sent, sent_type, to, count, type, comm),
             dodona_preload_allgather(from, sent, sent_type, to, count, type, comm))
DODONA_ENTRY(MPI_Reduce_scatter_block, six,
             (word from, word to, word count, word type, word op, word comm),
             (from, to, count, type, op, comm),
             dodona_preload_reduce_scatter(from, to, DODONA_NARROW(count), type, op, comm))
DODONA_ENTRY(MPI_Reduce_scatter_block_c, six,
             (word from, word to, word count, word type, word op, word comm),
             (from, to, count, type, op, comm),
             dodona_preload_reduce_scatter(from, to, count, type, op, comm))
