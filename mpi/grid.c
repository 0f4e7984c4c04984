#include "mpi/grid.h"
#include "ref/base/op.h"
#include <math.h>

int dodona_mpi_grid_columns(const dodona_mpi_site *site, int32_t op) {
  const dodona_mpi_nodes *nodes = dodona_mpi_site_nodes(site);
  if (!nodes || op > DODONA_ALLREDUCE)
    return 0;
  return nodes->most * nodes->count == site->ranks ? nodes->most : 1;
}

static dodona_request phase_of(int32_t op, int columns, int length, int root) {
  return (dodona_request){.op = op,
                          .algorithm = columns > 1 ? DODONA_SKIPS : DODONA_BINOMIAL,
                          .ranks = length,
                          .root = root,
                          .blocks = columns};
}

dodona_mpi_rows dodona_mpi_grid_before(int32_t op, int columns, int length, int root,
                                       dodona_request *row) {
  const int casts = op == DODONA_BCAST, shares = columns > 1;
  const int32_t what = casts ? (shares ? DODONA_SCATTER : DODONA_BCAST)
                             : (shares ? DODONA_REDUCE_SCATTER : DODONA_REDUCE);
  *row = phase_of(what, columns, length, casts ? root : 0);
  return casts ? DODONA_MPI_ROOTS_ROW : DODONA_MPI_ALL_ROWS;
}

dodona_mpi_rows dodona_mpi_grid_after(int32_t op, int columns, int length, int root,
                                      dodona_request *row) {
  const int shares = columns > 1, to_root = op == DODONA_REDUCE;
  const int32_t what = !shares ? DODONA_BCAST : to_root ? DODONA_GATHER : DODONA_ALLGATHER;
  *row = phase_of(what, columns, length, shares && to_root ? root : 0);
  if (to_root)
    return DODONA_MPI_ROOTS_ROW;
  return op == DODONA_BCAST && !shares ? DODONA_MPI_OTHER_ROWS : DODONA_MPI_ALL_ROWS;
}

/* One without nodes. */
static dodona_mpi_site part_of(const dodona_mpi_site *site, int ranks) {
  dodona_mpi_site part = *site;
  part.ranks = ranks;
  part.nodes = NULL;
  return part;
}

dodona_mpi_site dodona_mpi_grid_row_site(const dodona_mpi_site *site) {
  dodona_mpi_site row = part_of(site, site->nodes->most);
  dodona_machine *m = &row.machine;
  m->latency *= m->startup > 0 ? fmin(1, m->near_startup / m->startup) : 0;
  m->startup = fmin(m->startup, m->near_startup);
  m->byte_time = fmin(m->byte_time, m->near_byte_time);
  m->brief_bytes = 0;
  row.latency_count = 0;
  return row;
}

/* The columns' messages leave a node by one link. */
dodona_mpi_site dodona_mpi_grid_column_site(const dodona_mpi_site *site, int columns) {
  dodona_mpi_site column = part_of(site, site->nodes->count);
  const double shared = columns * site->machine.node_byte_time;
  column.machine.byte_time = fmax(column.machine.byte_time, shared);
  column.machine.brief_byte_time = fmax(column.machine.brief_byte_time, shared);
  return column;
}
