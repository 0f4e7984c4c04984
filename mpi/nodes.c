#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* sched_getaffinity */
#endif
#include "mpi/nodes.h"
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What a rank says of where it runs. */
typedef struct seat {
  uint64_t node;    /* the processor's name, as a number */
  uint64_t mask;    /* the cores that the rank may use, as a number */
  int32_t cores;    /* how many these are */
  int32_t online;   /* cores of the node */
  int32_t launched; /* ranks that the launcher started on the node, if it says so */
  int32_t rank;
} seat;

/* FNV-1a. */
static uint64_t number_of(const void *bytes, size_t length, uint64_t seed) {
  const unsigned char *at = bytes;
  uint64_t number = seed;
  for (size_t i = 0; i < length; i++)
    number = (number ^ at[i]) * 1099511628211u;
  return number;
}

static const uint64_t seed = 14695981039346656037u;

static int take_seat(int rank, seat *mine) {
  char name[MPI_MAX_PROCESSOR_NAME];
  int length = 0;
  cpu_set_t mask;
  const char *launched = getenv("MPI_LOCALNRANKS");
  memset(mine, 0, sizeof *mine);
  CPU_ZERO(&mask);
  mine->rank = rank;
  mine->online = (int32_t)sysconf(_SC_NPROCESSORS_ONLN);
  mine->cores = sched_getaffinity(0, sizeof mask, &mask) == 0 ? CPU_COUNT(&mask) : mine->online;
  mine->mask = number_of(&mask, sizeof mask, seed);
  mine->launched = launched ? (int32_t)strtol(launched, NULL, 10) : 0;
  int error = MPI_Get_processor_name(name, &length);
  mine->node = number_of(name, (size_t)length, seed);
  return error;
}

static int by_node(const void *a, const void *b) {
  const seat *x = a, *y = b;
  if (x->node != y->node)
    return x->node < y->node ? -1 : 1;
  return (x->rank > y->rank) - (x->rank < y->rank);
}

/* Whether the ranks of a node, whose seats are a row, are more than its cores: those that all of them may use, or where each is bound to
   cores of its own, those that there are. */
static int is_crowded(const seat *seats, int count) {
  int cores = seats[0].cores, ranks = count > seats[0].launched ? count : seats[0].launched;
  for (int i = 1; i < count; i++)
    if (seats[i].mask != seats[0].mask)
      cores = seats[0].online;
  return ranks > cores;
}

/* of[r] becomes the least rank of r's node. */
static void find_least(seat *seats, int ranks, dodona_mpi_nodes *nodes) {
  qsort(seats, (size_t)ranks, sizeof *seats, by_node);
  for (int i = 0, end = 0; i < ranks; i = end) {
    for (end = i; end < ranks && seats[end].node == seats[i].node; end++)
      nodes->of[seats[end].rank] = seats[i].rank;
    nodes->crowded = nodes->crowded || is_crowded(&seats[i], end - i);
  }
}

/* Names the ranks, node by node and dealt. */
static void deal(dodona_mpi_nodes *nodes, int ranks) {
  int role = 0;
  for (int i = 0; i < nodes->most; i++)
    for (int k = 0; k < nodes->count; k++)
      if (nodes->begin[k] + i < nodes->begin[k + 1])
        nodes->dealt[role++] = nodes->at[nodes->begin[k] + i];
  for (int r = 0; r < ranks; r++) {
    nodes->place[nodes->at[r]] = r;
    nodes->dealing[nodes->dealt[r]] = r;
    nodes->scattered = nodes->scattered || nodes->at[r] != r;
  }
}

/* Numbers the nodes in the order of their least ranks, and lists their ranks. */
static void number(dodona_mpi_nodes *nodes, int ranks) {
  int *size = nodes->begin + 1;
  for (int r = 0; r < ranks; r++)
    nodes->of[r] = nodes->of[r] == r ? nodes->count++ : nodes->of[nodes->of[r]];
  for (int r = 0; r < ranks; r++)
    size[nodes->of[r]]++;
  nodes->regular = size[0];
  for (int k = 0; k < nodes->count; k++) {
    nodes->most = size[k] > nodes->most ? size[k] : nodes->most;
    nodes->regular = size[k] == nodes->regular ? nodes->regular : 0;
  }
  for (int k = 0; k < nodes->count; k++)
    nodes->begin[k + 1] += nodes->begin[k];
  for (int r = 0; r < ranks; r++) {
    nodes->at[nodes->begin[nodes->of[r]]++] = r;
    if (nodes->regular > 0 && nodes->of[r] != r / nodes->regular)
      nodes->regular = 0;
  }
  for (int k = nodes->count; k > 0; k--) /* each begin has become the next one's */
    nodes->begin[k] = nodes->begin[k - 1];
  nodes->begin[0] = 0;
  deal(nodes, ranks);
  nodes->shape = number_of(nodes->of, (size_t)ranks * sizeof *nodes->of, seed);
}

static dodona_mpi_nodes *allocate(size_t ranks) {
  dodona_mpi_nodes *made = calloc(1, sizeof *made);
  if (!made)
    return NULL;
  made->of = calloc(ranks, sizeof *made->of);
  made->at = calloc(ranks, sizeof *made->at);
  made->begin = calloc(ranks + 1, sizeof *made->begin);
  made->place = calloc(ranks, sizeof *made->place);
  made->dealt = calloc(ranks, sizeof *made->dealt);
  made->dealing = calloc(ranks, sizeof *made->dealing);
  if (made->of && made->at && made->begin && made->place && made->dealt && made->dealing)
    return made;
  dodona_mpi_nodes_free(made);
  return NULL;
}

int dodona_mpi_nodes_find(MPI_Comm comm, dodona_mpi_nodes **nodes) {
  int ranks = 0, rank = 0, all = 0;
  seat mine, *seats = NULL;
  *nodes = NULL;
  int error = MPI_Comm_size(comm, &ranks);
  if (error == MPI_SUCCESS)
    error = MPI_Comm_rank(comm, &rank);
  if (error == MPI_SUCCESS)
    error = take_seat(rank, &mine);
  if (error != MPI_SUCCESS)
    return error;
  seats = calloc((size_t)ranks, sizeof *seats);
  dodona_mpi_nodes *made = allocate((size_t)ranks);
  const int good = seats != NULL && made != NULL;
  error = PMPI_Allreduce(&good, &all, 1, MPI_INT, MPI_MIN, comm);
  if (error == MPI_SUCCESS && !all)
    error = MPI_ERR_NO_MEM;
  if (error == MPI_SUCCESS) {
    seats[rank] = mine; /* the others' are 0; a reduction costs a simulator less than to gather */
    error =
        PMPI_Allreduce(MPI_IN_PLACE, seats, ranks * (int)sizeof *seats, MPI_BYTE, MPI_BOR, comm);
  }
  if (error == MPI_SUCCESS) {
    find_least(seats, ranks, made);
    number(made, ranks);
    *nodes = made;
  } else {
    dodona_mpi_nodes_free(made);
  }
  free(seats);
  return error;
}

dodona_mpi_names dodona_mpi_names_by_node(const dodona_mpi_nodes *nodes) {
  return nodes->scattered ? (dodona_mpi_names){nodes->at, nodes->place}
                          : (dodona_mpi_names){NULL, NULL};
}

dodona_mpi_names dodona_mpi_names_dealt(const dodona_mpi_nodes *nodes) {
  return (dodona_mpi_names){nodes->dealt, nodes->dealing};
}

void dodona_mpi_nodes_free(dodona_mpi_nodes *nodes) {
  if (nodes == NULL)
    return;
  free(nodes->of);
  free(nodes->at);
  free(nodes->begin);
  free(nodes->place);
  free(nodes->dealt);
  free(nodes->dealing);
  free(nodes);
}
