/* Takes messages in the order in which they start. All hold their links equally long, so they end in that
   order, too: load[l] counts the messages that have started on link l and not ended. The load of a link is
   highest in a tick in which a message starts. */
#include "ref/count/mesh_load.h"
#include "ref/check/tables.h"

/* A message from one node to another leaves the links of its path. */
/*@ requires memory: \valid_read(mesh) && ValidMesh(mesh);
    requires nodes: InMesh(mesh, from) && InMesh(mesh, to);
    requires table: \valid(load + (0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1));
    requires held: \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
      Crosses(mesh->columns, from, to, l) <= load[l];
    terminates \true;
    assigns load[0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1];
    ensures left: \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
      load[l] == \old(load[l]) - Crosses(mesh->columns, from, to, l);
    exits \false; */
static void leave(const dodona_mesh *mesh, int32_t from, int32_t to, uint64_t *load) {
  int32_t at = from;
  /*@ ghost lemma_crosses(mesh->rows, mesh->columns, from, to); */
  /*@ loop invariant node: InMesh(mesh, at);
      loop invariant here: at == to ==> \forall integer l; Crosses(mesh->columns, at, to, l) == 0;
      loop invariant left: \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
        load[l] == \at(load[l], Pre) - Crosses(mesh->columns, from, to, l) +
                   Crosses(mesh->columns, at, to, l);
      loop assigns at, load[0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1];
      loop variant Distance(mesh->columns, at, to); */
  while (at != to) {
    /*@ ghost lemma_distance(mesh->rows, mesh->columns, at, to); */
    /*@ ghost lemma_crosses(mesh->rows, mesh->columns, at, to); */
    int64_t link = dodona_mesh_link(mesh, at, to);
    at = dodona_mesh_next(mesh, at, to);
    /*@ ghost lemma_path(mesh->rows, mesh->columns, at, to); */
    /*@ ghost lemma_crosses(mesh->rows, mesh->columns, at, to); */
    load[link]--;
  }
}

/* A message takes the links of its path; which of them has the highest load then, -1 if it has none. */
/*@ requires memory: \valid_read(mesh) && ValidMesh(mesh);
    requires nodes: InMesh(mesh, from) && InMesh(mesh, to);
    requires table: \valid(load + (0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1));
    requires room: \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
      load[l] <= INT64_MAX;
    terminates \true;
    assigns load[0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1];
    ensures taken: \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
      load[l] == \old(load[l]) + Crosses(mesh->columns, from, to, l);
    ensures range: -1 <= \result < 4 * Nodes(mesh->rows, mesh->columns);
    ensures none: \result == -1 ==> \forall integer l; Crosses(mesh->columns, from, to, l) == 0;
    ensures highest: 0 <= \result ==> 0 < Crosses(mesh->columns, from, to, \result) &&
      \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) &&
        0 < Crosses(mesh->columns, from, to, l) ==> load[l] <= load[\result];
    exits \false; */
static int64_t take(const dodona_mesh *mesh, int32_t from, int32_t to, uint64_t *load) {
  int64_t highest = -1;
  int32_t at = from;
  /*@ ghost lemma_crosses(mesh->rows, mesh->columns, from, to); */
  /*@ ghost lemma_path(mesh->rows, mesh->columns, from, to); */
  /*@ loop invariant node: InMesh(mesh, at);
      loop invariant here: at == to ==> \forall integer l; Crosses(mesh->columns, at, to, l) == 0;
      loop invariant rest: \forall integer l;
        0 <= Crosses(mesh->columns, at, to, l) <= Crosses(mesh->columns, from, to, l);
      loop invariant taken: \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
        load[l] == \at(load[l], Pre) + Crosses(mesh->columns, from, to, l) -
                   Crosses(mesh->columns, at, to, l);
      loop invariant range: -1 <= highest < 4 * Nodes(mesh->rows, mesh->columns);
      loop invariant none: highest == -1 ==> at == from;
      loop invariant highest: 0 <= highest ==>
        Crosses(mesh->columns, at, to, highest) < Crosses(mesh->columns, from, to, highest) &&
        \forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) &&
          Crosses(mesh->columns, at, to, l) < Crosses(mesh->columns, from, to, l) ==>
          load[l] <= load[highest];
      loop assigns at, highest, load[0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1];
      loop variant Distance(mesh->columns, at, to); */
  while (at != to) {
    /*@ ghost lemma_distance(mesh->rows, mesh->columns, at, to); */
    /*@ ghost lemma_crosses(mesh->rows, mesh->columns, at, to); */
    int64_t link = dodona_mesh_link(mesh, at, to);
    at = dodona_mesh_next(mesh, at, to);
    /*@ ghost lemma_path(mesh->rows, mesh->columns, at, to); */
    /*@ ghost lemma_crosses(mesh->rows, mesh->columns, at, to); */
    load[link]++;
    if (highest < 0 || load[link] > load[highest])
      highest = link;
  }
  return highest;
}

/*@
  // The table counts the messages of rows first .. k - 1, which have not ended in tick s.
  predicate Loaded{L}(dodona_mesh *mesh, int32_t *order, dodona_row *rows, integer hold, integer first,
                      integer k, integer s, uint64_t *load) =
    (\forall integer l; 0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==>
       load[l] == Crossed(mesh->columns, order, rows, first, k, l)) &&
    (\forall integer j; 0 <= j < first ==> rows[j].step + hold <= s);
*/

/* The messages that have ended when row k starts leave; the first row that has not ended. */
/*@ requires memory: \valid_read(mesh) && ValidMesh(mesh) && MeshInput(mesh, order, rows, n);
    requires table: \valid(load + (0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1));
    requires range: 0 <= first <= k < n && 1 <= hold;
    requires loaded: Loaded(mesh, order, rows, hold, first, k, rows[k].step, load);
    terminates \true;
    assigns load[0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1];
    ensures range: first <= \result <= k;
    ensures loaded: Loaded(mesh, order, rows, hold, \result, k, rows[k].step, load);
    ensures held: \forall integer j; \result <= j < k ==> LinkHeld(rows, hold, j, rows[k].step);
    exits \false; */
static int64_t end(const dodona_mesh *mesh, const int32_t *order, const dodona_row *rows,
                   int64_t first, int64_t k, int32_t hold, uint64_t *load)
/*@ ghost (int64_t n) */ {
  /*@ loop invariant range: \at(first, Pre) <= first <= k;
      loop invariant loaded: Loaded(mesh, order, rows, hold, first, k, rows[k].step, load);
      loop assigns first, load[0 .. 4 * Nodes(mesh->rows, mesh->columns) - 1];
      loop variant k - first; */
  while (rows[first].step + hold <= rows[k].step) {
    /*@ ghost lemma_crossed(mesh->rows, mesh->columns, order, rows, n, first, k); */
    if (rows[first].op == DODONA_SEND)
      leave(mesh, order[rows[first].rank], order[rows[first].peer], load);
    first++;
  }
  return first;
}

dodona_mesh_peak dodona_mesh_load(const dodona_mesh *mesh, const int32_t *order,
                                  const dodona_row *rows, int64_t n, int32_t hold, uint64_t *load,
                                  int64_t entries) {
  dodona_mesh_peak peak = {DODONA_BAD_RANKS, 0, 0, 0};
  int32_t nodes = dodona_mesh_nodes(mesh);
  if (nodes < 0)
    return peak;
  peak.status = entries < 4 * (int64_t)nodes ? DODONA_SHORT_TABLE : DODONA_OK;
  if (peak.status != DODONA_OK)
    return peak;
  dodona_check_clear(load, 4 * (int64_t)nodes);
  int64_t first = 0;
  /*@ loop invariant range: 0 <= first <= k <= n;
      loop invariant loaded: 0 < k ==>
        Loaded(mesh, order, rows, hold, first, k, rows[k - 1].step, load);
      loop invariant clear: k == 0 ==> first == 0 && \forall integer l;
        0 <= l < 4 * Nodes(mesh->rows, mesh->columns) ==> load[l] == 0;
      loop invariant most: \forall integer x, l;
        LinkLoad(mesh->columns, order, rows, hold, k, x, l) <= peak.messages;
      loop invariant reached: 0 <= peak.link < 4 * Nodes(mesh->rows, mesh->columns) &&
        LinkLoad(mesh->columns, order, rows, hold, k, peak.step, peak.link) == peak.messages;
      loop invariant none: peak.messages == 0 ==> peak.link == 0 && peak.step == 0;
      loop invariant first: 1 <= peak.messages ==> \forall integer x, l; x < peak.step ==>
        LinkLoad(mesh->columns, order, rows, hold, k, x, l) < peak.messages;
      loop invariant past: 0 < k ==> peak.step <= rows[k - 1].step;
      loop invariant step: 0 <= peak.step <= 0x4000000000000000;
      loop invariant status: peak.status == DODONA_OK;
      loop assigns k, first, peak, load[0 .. 4 * nodes - 1];
      loop variant n - k; */
  for (int64_t k = 0; k < n; k++) {
    first = end(mesh, order, rows, first, k, hold, load) /*@ ghost (n) */;
    /*@ ghost lemma_load(mesh->rows, mesh->columns, order, rows, n, hold, first, k, rows[k].step); */
    /*@ ghost lemma_crossed(mesh->rows, mesh->columns, order, rows, n, first, k); */
    /*@ ghost lemma_carried(mesh->rows, mesh->columns, order, rows, n, k); */
    if (rows[k].op != DODONA_SEND)
      continue;
    int64_t link = take(mesh, order[rows[k].rank], order[rows[k].peer], load);
    if (link >= 0 && load[link] > peak.messages)
      peak = (dodona_mesh_peak){DODONA_OK, load[link], link, rows[k].step};
  }
  return peak;
}
