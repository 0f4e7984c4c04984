#include "mpi/site.h"
#include <stdlib.h>

const dodona_mpi_nodes *dodona_mpi_site_nodes(const dodona_mpi_site *site) {
  const dodona_mpi_nodes *nodes = site->nodes;
  return nodes && nodes->count > 1 && nodes->most > 1 ? nodes : NULL;
}

int dodona_mpi_site_look(MPI_Comm comm, dodona_mpi_site *site) {
  return site->nodes ? MPI_SUCCESS : dodona_mpi_nodes_find(comm, &site->nodes);
}

void dodona_mpi_site_give(dodona_mpi_site *site, const dodona_machine *machine,
                          dodona_mpi_latency *latencies, int count) {
  free(site->latencies);
  site->machine = *machine;
  site->measured = 1;
  site->given++;
  site->latencies = latencies;
  site->latency_count = count;
}

void dodona_mpi_site_end(dodona_mpi_site *site) {
  dodona_mpi_nodes_free(site->nodes);
  free(site->latencies);
  site->nodes = NULL;
  site->latencies = NULL;
  site->latency_count = 0;
}
