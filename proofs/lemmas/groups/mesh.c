/* Rows and columns of nodes, and the path by recursion over its hops. */
#include "spec/lemmas/mesh.h"

/*@ ghost
  void lemma_nodes(int32_t R, int32_t C)
  {
    /@ assert rows: 0 <= R * (C - 1); @/
    /@ assert columns: 0 <= (R - 1) * C; @/
    /@ assert most: R * C <= R * INT32_MAX; @/
  }
*/

/* The node in row r and column c. */
/*@ ghost
  /@ requires range: 0 <= r && 0 <= c < C;
     requires node: v == r * C + c;
     terminates \true;
     assigns \nothing;
     ensures row: RowOf(C, v) == r;
     ensures column: ColumnOf(C, v) == c;
     exits \false; @/
  void lemma_at(int32_t C, int32_t r, int32_t c, int32_t v)
  {
    /@ assert least: 0 <= r * C; @/
    /@ assert row: (r * C + c) / C == r; @/
    /@ assert column: (r * C + c) % C == c; @/
  }
*/

/* Rows that follow one another do not overlap. */
/*@ ghost
  /@ requires order: i < j && 1 <= C;
     terminates \true;
     assigns \nothing;
     ensures order: i * C + C <= j * C;
     exits \false; @/
  void lemma_rows(int32_t C, int32_t i, int32_t j)
  {
    /@ assert rest: 0 <= (j - i - 1) * C; @/
  }
*/

/*@ ghost
  void lemma_node(int32_t R, int32_t C, int32_t v)
  {
    int32_t row = v / C;
    int32_t column = v % C;
    /@ assert division: v == row * C + column && 0 <= row && 0 <= column < C; @/
    /@ assert order: R <= row ==> R * C <= row * C; @/
  }
*/

/*@ ghost
  void lemma_node_order(int32_t R, int32_t C, int32_t a, int32_t b)
  {
    lemma_node(R, C, a);
    lemma_node(R, C, b);
    int32_t i = a / C;
    int32_t j = b / C;
    if (i < j)
      lemma_rows(C, i, j);
    if (j < i)
      lemma_rows(C, j, i);
  }
*/

/*@ ghost
  void lemma_distance(int32_t R, int32_t C, int32_t a, int32_t b)
  {
    lemma_node(R, C, a);
    lemma_node(R, C, b);
  }
*/

/* One nearer in one of the two is one nearer. */
/*@ ghost
  /@ requires nearer:
       (RowOf(C, n) == RowOf(C, a) &&
        Apart(ColumnOf(C, n), ColumnOf(C, b)) == Apart(ColumnOf(C, a), ColumnOf(C, b)) - 1) ||
       (ColumnOf(C, n) == ColumnOf(C, a) &&
        Apart(RowOf(C, n), RowOf(C, b)) == Apart(RowOf(C, a), RowOf(C, b)) - 1);
     terminates \true;
     assigns \nothing;
     ensures nearer: Distance(C, n, b) == Distance(C, a, b) - 1;
     exits \false; @/
  void lemma_nearer(int32_t C, int32_t a, int32_t n, int32_t b)
  {
  }
*/

/* One apart in one of the two is one apart. */
/*@ ghost
  /@ requires beside:
       (RowOf(C, n) == RowOf(C, a) && Apart(ColumnOf(C, a), ColumnOf(C, n)) == 1) ||
       (ColumnOf(C, n) == ColumnOf(C, a) && Apart(RowOf(C, a), RowOf(C, n)) == 1);
     terminates \true;
     assigns \nothing;
     ensures beside: Distance(C, a, n) == 1;
     exits \false; @/
  void lemma_beside(int32_t C, int32_t a, int32_t n)
  {
  }
*/

/* lemma_next but for the distances. */
/*@ ghost
  /@ requires mesh: IsMesh(R, C);
     requires nodes: 0 <= a < Nodes(R, C) && 0 <= b < Nodes(R, C) && a != b;
     terminates \true;
     assigns \nothing;
     ensures node: 0 <= Next(C, a, b) < Nodes(R, C);
     ensures east: Way(C, a, b) == 0 ==> Next(C, a, b) == a + 1 &&
       RowOf(C, a + 1) == RowOf(C, a) && ColumnOf(C, a + 1) == ColumnOf(C, a) + 1 <= ColumnOf(C, b);
     ensures west: Way(C, a, b) == 1 ==> Next(C, a, b) == a - 1 &&
       RowOf(C, a - 1) == RowOf(C, a) && ColumnOf(C, b) <= ColumnOf(C, a - 1) == ColumnOf(C, a) - 1;
     ensures south: Way(C, a, b) == 2 ==> Next(C, a, b) == a + C &&
       ColumnOf(C, a + C) == ColumnOf(C, a) == ColumnOf(C, b) &&
       RowOf(C, a + C) == RowOf(C, a) + 1 <= RowOf(C, b);
     ensures north: Way(C, a, b) == 3 ==> Next(C, a, b) == a - C &&
       ColumnOf(C, a - C) == ColumnOf(C, a) == ColumnOf(C, b) &&
       RowOf(C, b) <= RowOf(C, a - C) == RowOf(C, a) - 1;
     exits \false; @/
  void lemma_hop(int32_t R, int32_t C, int32_t a, int32_t b)
  {
    lemma_node(R, C, a);
    lemma_node(R, C, b);
    lemma_node_order(R, C, a, b);
    lemma_nodes(R, C);
    int32_t row = a / C;
    int32_t column = a % C;
    int32_t to = b % C;
    if (column < to) {
      lemma_rows(C, row, R);
      lemma_at(C, row, column + 1, a + 1);
    } else if (to < column) {
      lemma_at(C, row, column - 1, a - 1);
    } else if (a < b) {
      /@ assert below: a + C == (row + 1) * C + column; @/
      lemma_rows(C, row + 1, R);
      lemma_at(C, row + 1, column, a + C);
    } else {
      /@ assert above: a - C == (row - 1) * C + column; @/
      lemma_at(C, row - 1, column, a - C);
    }
  }

  void lemma_next(int32_t R, int32_t C, int32_t a, int32_t b)
  {
    lemma_hop(R, C, a, b);
    int32_t column = a % C;
    int32_t to = b % C;
    int32_t next = column < to ? a + 1 : to < column ? a - 1 : a < b ? a + C : a - C;
    /@ assert next: next == Next(C, a, b); @/
    /@ assert along: column != to ==> RowOf(C, next) == RowOf(C, a) &&
         Apart(ColumnOf(C, next), to) == Apart(column, to) - 1; @/
    /@ assert across: column == to ==> ColumnOf(C, next) == column &&
         Apart(RowOf(C, next), RowOf(C, b)) == Apart(RowOf(C, a), RowOf(C, b)) - 1; @/
    lemma_nearer(C, a, next, b);
    lemma_beside(C, a, next);
  }
*/

/*@ ghost
  void lemma_crosses(int32_t R, int32_t C, int32_t a, int32_t b)
  {
    lemma_distance(R, C, a, b);
    if (a != b)
      lemma_next(R, C, a, b);
  }
*/

/* The first link of a path lies on it, not on the rest; the rest lies on the path. */
/*@ ghost
  /@ requires columns: 1 <= C && 0 <= a && 0 <= n;
     requires other: RowOf(C, a) != RowOf(C, b) || ColumnOf(C, a) != ColumnOf(C, b);
     requires order: ColumnOf(C, a) == ColumnOf(C, b) ==> (a < b <==> RowOf(C, a) < RowOf(C, b));
     requires east: Way(C, a, b) == 0 ==> RowOf(C, n) == RowOf(C, a) &&
       ColumnOf(C, n) == ColumnOf(C, a) + 1 <= ColumnOf(C, b);
     requires west: Way(C, a, b) == 1 ==> RowOf(C, n) == RowOf(C, a) &&
       ColumnOf(C, b) <= ColumnOf(C, n) == ColumnOf(C, a) - 1;
     requires south: Way(C, a, b) == 2 ==> ColumnOf(C, n) == ColumnOf(C, a) == ColumnOf(C, b) &&
       RowOf(C, n) == RowOf(C, a) + 1 <= RowOf(C, b);
     requires north: Way(C, a, b) == 3 ==> ColumnOf(C, n) == ColumnOf(C, a) == ColumnOf(C, b) &&
       RowOf(C, b) <= RowOf(C, n) == RowOf(C, a) - 1;
     terminates \true;
     assigns \nothing;
     ensures here: OnPath(C, a, b, LinkOf(C, a, b));
     ensures never: !OnPath(C, n, b, LinkOf(C, a, b));
     ensures along: \forall integer l; OnPath(C, n, b, l) && 0 <= l % 4 <= 1 ==> OnPath(C, a, b, l);
     ensures down: \forall integer l; OnPath(C, n, b, l) && 2 <= l % 4 <= 3 ==> OnPath(C, a, b, l);
     exits \false; @/
  void lemma_on_path(int32_t C, int32_t a, int32_t n, int32_t b)
  {
    /@ assert link: LinkOf(C, a, b) / 4 == a && LinkOf(C, a, b) % 4 == Way(C, a, b); @/
  }
*/

/*@ ghost
  void lemma_path(int32_t R, int32_t C, int32_t a, int32_t b)
  {
    lemma_distance(R, C, a, b);
    lemma_crosses(R, C, a, b);
    if (a != b) {
      lemma_node_order(R, C, a, b);
      lemma_next(R, C, a, b);
      int32_t from = a % C;
      int32_t to = b % C;
      int32_t next = from < to ? a + 1 : to < from ? a - 1 : a < b ? a + C : a - C;
      /@ assert next: next == Next(C, a, b); @/
      lemma_path(R, C, next, b);
      lemma_on_path(C, a, next, b);
      /@ assert link: 0 <= LinkOf(C, a, b) < 4 * Nodes(R, C); @/
      /@ assert later: \forall integer l; 0 <= l && OnPath(C, next, b, l) ==> OnPath(C, a, b, l); @/
      /@ assert path: \forall integer k; 1 <= k ==>
           PathNode(C, a, b, k) == PathNode(C, next, b, k - 1); @/
    }
  }
*/
