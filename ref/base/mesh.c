/* X-Y routing, hop by hop: east or west until the column is right, then south or north. */
#include "ref/base/mesh.h"

int32_t dodona_mesh_nodes(const dodona_mesh *mesh) {
  if (mesh->rows < 1 || mesh->columns < 1)
    return -1;
  /*@ ghost lemma_nodes(mesh->rows, mesh->columns); */
  int64_t nodes = (int64_t)mesh->rows * mesh->columns;
  return nodes <= INT32_MAX ? (int32_t)nodes : -1;
}

int32_t dodona_mesh_distance(const dodona_mesh *mesh, int32_t a, int32_t b) {
  /*@ ghost lemma_node(mesh->rows, mesh->columns, a); */
  /*@ ghost lemma_node(mesh->rows, mesh->columns, b); */
  /*@ ghost lemma_distance(mesh->rows, mesh->columns, a, b); */
  int32_t rows = a / mesh->columns - b / mesh->columns;
  int32_t columns = a % mesh->columns - b % mesh->columns;
  return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
}

int32_t dodona_mesh_way(const dodona_mesh *mesh, int32_t a, int32_t b) {
  int32_t from = a % mesh->columns;
  int32_t to = b % mesh->columns;
  if (from != to)
    return from < to ? DODONA_EAST : DODONA_WEST;
  return a < b ? DODONA_SOUTH : DODONA_NORTH;
}

int32_t dodona_mesh_next(const dodona_mesh *mesh, int32_t a, int32_t b) {
  /*@ ghost lemma_next(mesh->rows, mesh->columns, a, b); */
  int32_t way = dodona_mesh_way(mesh, a, b);
  int32_t hop = way == DODONA_EAST || way == DODONA_WEST ? 1 : mesh->columns;
  return way == DODONA_EAST || way == DODONA_SOUTH ? a + hop : a - hop;
}

int64_t dodona_mesh_link(const dodona_mesh *mesh, int32_t a, int32_t b) {
  return 4 * (int64_t)a + dodona_mesh_way(mesh, a, b);
}
