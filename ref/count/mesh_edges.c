/* Rows come receiver by receiver. last[l] is the receiver for whom link l was last used, plus 1, so each
   link of a path counts once for each receiver. */
#include "ref/count/mesh_edges.h"
#include "ref/check/tables.h"

/* Counts a link, unless it carries the mark. */
/*@ requires tables: \valid(load + link) && \valid(last + link) && \separated(load + link, last + link);
    requires room: load[link] <= INT64_MAX;
    terminates \true;
    assigns load[link], last[link];
    ensures load: load[link] == \old(load[link]) + (\old(last[link]) != mark ? 1 : 0);
    ensures last: last[link] == mark;
    exits \false; */
static void mark_link(int64_t link, uint64_t mark, uint64_t *load, uint64_t *last) {
  if (last[link] != mark)
    load[link]++;
  last[link] = mark;
}

/* Counts the links of a path to the receiver whose number plus 1 is `mark`, except links that already carry
   this mark. */
/*@ requires memory: \valid_read(mesh) && ValidMesh(mesh);
    requires nodes: InMesh(mesh, from) && InMesh(mesh, to);
    requires tables: \valid(load + (0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1)) &&
      \valid(last + (0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1));
    requires apart: \separated(load + (0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1),
                               last + (0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1), mesh);
    requires room: \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
      load[l] <= INT64_MAX;
    terminates \true;
    assigns load[0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1],
            last[0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1];
    ensures load: \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
      load[l] == \old(load[l]) +
        (0 < Crosses(mesh->columns, from, to, l) && \old(last[l]) != mark ? 1 : 0);
    ensures last: \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
      last[l] == (0 < Crosses(mesh->columns, from, to, l) ? mark : \old(last[l]));
    exits \false; */
static void mark_path(const dodona_mesh *mesh, int32_t from, int32_t to, uint64_t mark,
                      uint64_t *load, uint64_t *last) {
  int32_t at = from;
  /*@ ghost lemma_crosses(mesh->rows, mesh->columns, from, to); */
  /*@ ghost lemma_path(mesh->rows, mesh->columns, from, to); */
  /*@ loop invariant node: InMesh(mesh, at);
      loop invariant here: at == to ==> \forall integer l; Crosses(mesh->columns, at, to, l) == 0;
      loop invariant rest: \forall integer l;
        0 <= Crosses(mesh->columns, at, to, l) <= Crosses(mesh->columns, from, to, l);
      loop invariant load: \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
        load[l] == \at(load[l], Pre) +
          (Crosses(mesh->columns, at, to, l) < Crosses(mesh->columns, from, to, l) &&
           \at(last[l], Pre) != mark ? 1 : 0);
      loop invariant last: \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
        last[l] == (Crosses(mesh->columns, at, to, l) < Crosses(mesh->columns, from, to, l) ?
          mark : \at(last[l], Pre));
      loop assigns at, load[0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1],
                   last[0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1];
      loop variant Distance(mesh->columns, at, to); */
  while (at != to) {
    /*@ ghost lemma_distance(mesh->rows, mesh->columns, at, to); */
    /*@ ghost lemma_crosses(mesh->rows, mesh->columns, at, to); */
    int64_t link = dodona_mesh_link(mesh, at, to);
    at = dodona_mesh_next(mesh, at, to);
    /*@ ghost lemma_path(mesh->rows, mesh->columns, at, to); */
    /*@ ghost lemma_crosses(mesh->rows, mesh->columns, at, to); */
    mark_link(link, mark, load, last);
  }
}

/* The fullest of the links, the first if there are several. */
/*@ requires range: 1 <= links;
    requires table: \valid_read(load + (0 .. links - 1));
    terminates \true;
    assigns \nothing;
    ensures range: 0 <= \result < links;
    ensures most: \forall integer l; 0 <= l < links ==> load[l] <= load[\result];
    exits \false; */
static int64_t fullest(const uint64_t *load, int64_t links) {
  int64_t most = 0;
  /*@ loop invariant range: 0 <= most < links && 1 <= l <= links;
      loop invariant most: \forall integer i; 0 <= i < l ==> load[i] <= load[most];
      loop assigns l, most;
      loop variant links - l; */
  for (int64_t l = 1; l < links; l++)
    if (load[l] > load[most])
      most = l;
  return most;
}

/*@
  // The tables after k rows: loads, and the links used to the last receiver.
  predicate Marked{L}(dodona_mesh *mesh, int32_t *order, dodona_row *rows, integer k, uint64_t *load,
                      uint64_t *last) =
    (\forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
       load[l] == EdgeLoad(mesh->columns, order, rows, k, l)) &&
    (k == 0 ==> \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
       last[l] == 0) &&
    (0 < k ==> \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
       last[l] <= rows[k - 1].peer + 1 &&
       (last[l] == rows[k - 1].peer + 1 <==>
        0 < Towards(mesh->columns, order, rows, k, rows[k - 1].peer, l)));
*/

/* Row k counts. */
/*@ requires memory: \valid_read(mesh) && ValidMesh(mesh);
    requires input: \valid_read(order + (0 .. Nodes(mesh->rows, mesh->columns) - 1)) &&
      \valid_read(rows + (0 .. n - 1)) && MeshOrder(Nodes(mesh->rows, mesh->columns), order) &&
      EdgeRows(Nodes(mesh->rows, mesh->columns), rows, n);
    requires tables: \valid(load + (0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1)) &&
      \valid(last + (0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1));
    requires apart: \separated(load + (0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1),
                               last + (0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1), mesh);
    requires range: 0 <= k < n;
    requires marked: Marked(mesh, order, rows, k, load, last);
    terminates \true;
    assigns load[0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1],
            last[0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1];
    ensures marked: Marked(mesh, order, rows, k + 1, load, last);
    exits \false; */
static void mark_row(const dodona_mesh *mesh, const int32_t *order, const dodona_row *rows,
                     int64_t k, uint64_t *load, uint64_t *last)
/*@ ghost (int64_t n) */ {
  /*@ ghost lemma_towards(mesh->rows, mesh->columns, order, rows, n, k, rows[k].peer); */
  /*@ ghost lemma_edge_carried(mesh->rows, mesh->columns, order, rows, n, k); */
  /*@ assert last: \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
        last[l] <= rows[k].peer + 1 &&
        (last[l] == rows[k].peer + 1 <==>
         0 < Towards(mesh->columns, order, rows, k, rows[k].peer, l)); */
  if (rows[k].op == DODONA_SEND)
    mark_path(mesh, order[rows[k].rank], order[rows[k].peer], (uint64_t)rows[k].peer + 1, load,
              last);
}

dodona_mesh_crowd dodona_mesh_edges(const dodona_mesh *mesh, const int32_t *order,
                                    const dodona_row *rows, int64_t n, uint64_t *load,
                                    uint64_t *last, int64_t entries) {
  dodona_mesh_crowd crowd = {DODONA_BAD_RANKS, 0, 0};
  int32_t nodes = dodona_mesh_nodes(mesh);
  if (nodes < 0)
    return crowd;
  crowd.status = entries < 4 * (int64_t)nodes ? DODONA_SHORT_TABLE : DODONA_OK;
  if (crowd.status != DODONA_OK)
    return crowd;
  dodona_check_clear(load, 4 * (int64_t)nodes);
  dodona_check_clear(last, 4 * (int64_t)nodes);
  /*@ loop invariant range: 0 <= k <= n;
      loop invariant marked: Marked(mesh, order, rows, k, load, last);
      loop assigns k, load[0 .. 4 * nodes - 1], last[0 .. 4 * nodes - 1];
      loop variant n - k; */
  for (int64_t k = 0; k < n; k++)
    mark_row(mesh, order, rows, k, load, last) /*@ ghost (n) */;
  crowd.link = fullest(load, 4 * (int64_t)nodes);
  crowd.edges = load[crowd.link];
  return crowd;
}
