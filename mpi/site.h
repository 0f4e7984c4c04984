/* What is known of the machine that a communicator runs on: all that the planner's candidates depend on, beside the message. */
#ifndef DODONA_MPI_SITE_H
#define DODONA_MPI_SITE_H

#include "mpi/dodona_mpi.h"
#include "mpi/nodes.h"

/* What a profile says of messages of about so many bytes. */
typedef struct dodona_mpi_latency {
  double bytes;
  double lambda; /* >= 1 */
  int32_t num;   /* lambda as a fraction, or where a root sends to all in any case, P - 1 */
  int32_t den;
} dodona_mpi_latency;

typedef struct dodona_mpi_site {
  int ranks;
  int rank;                      /* this one */
  dodona_mpi_nodes *nodes;       /* NULL: not looked for */
  dodona_machine machine;        /* DODONA_MACHINE_DEFAULT, measured, or given */
  int measured;                  /* or given */
  int given;                     /* by the program, or from a profile: so often */
  dodona_mpi_latency *latencies; /* by bytes; on the heap */
  int latency_count;             /* 0: lambda follows from the machine */
} dodona_mpi_site;

/* Returns the nodes if it matters which ranks share one: there are several, and one has several ranks; else NULL. */
const dodona_mpi_nodes *dodona_mpi_site_nodes(const dodona_mpi_site *site);

/* Has the site look for its nodes, once. Collective over `comm`. */
int dodona_mpi_site_look(MPI_Comm comm, dodona_mpi_site *site);

/* Measures the machine of the site, in less time than dodona_machine_measure takes, unless it is known or there is one rank. Collective over `comm`,
   a communicator for messages of our own. */
int dodona_mpi_site_measure(MPI_Comm comm, double patience, dodona_mpi_site *site);

/* Gives the site a machine, and its latencies, on the heap. */
void dodona_mpi_site_give(dodona_mpi_site *site, const dodona_machine *machine,
                          dodona_mpi_latency *latencies, int count);

/* Frees what the site has. */
void dodona_mpi_site_end(dodona_mpi_site *site);

#endif
