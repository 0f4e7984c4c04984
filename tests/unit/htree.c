/* H-trees of meshes: what can be made; the drawings of htree_node.h and htree_kind.c; figure 4 of the source by
   hand; the largest mesh; edges over links worked out by hand. */
#include "tests/unit/unit.h"

#include "ref/algorithms/groups/htree.h"
#include "ref/count/mesh_edges.h"

#include <stdbool.h>

static dodona_htree made(int32_t rows, int32_t columns, int32_t group_rows, int32_t group_columns) {
  dodona_htree tree;
  assert_int_equal(dodona_htree_make(rows, columns, group_rows, group_columns, &tree), DODONA_OK);
  return tree;
}

static void what_can_be_made(void **state) {
  (void)state;
  static const struct {
    int32_t size[4];
    dodona_status status;
  } asked[] = {
      {{0, 16, 1, 2}, DODONA_BAD_RANKS},        {{8, -1, 1, 2}, DODONA_BAD_RANKS},
      {{65536, 65536, 1, 1}, DODONA_BAD_RANKS}, {{8, 16, 0, 2}, DODONA_BAD_GROUP},
      {{8, 16, 1, 0}, DODONA_BAD_GROUP},        {{8, 16, 1, 1}, DODONA_BAD_GROUP},
      {{8, 16, 3, 6}, DODONA_BAD_GROUP},        {{6, 6, 2, 2}, DODONA_BAD_GROUP},
      {{9, 16, 1, 2}, DODONA_BAD_GROUP},        {{8, 17, 1, 2}, DODONA_BAD_GROUP},
  };
  for (size_t i = 0; i < COUNT(asked); i++) {
    dodona_htree tree = {{7, 7}, 7, 7, 7, 7};
    assert_int_equal(dodona_htree_make(asked[i].size[0], asked[i].size[1], asked[i].size[2],
                                       asked[i].size[3], &tree),
                     asked[i].status);
    assert_int_equal(tree.mesh.rows + tree.mesh.columns + tree.group + tree.side, 28);
  }
  dodona_htree tree = made(8, 16, 1, 2);
  assert_int_equal(tree.mesh.rows, 8);
  assert_int_equal(tree.mesh.columns, 16);
  assert_int_equal(tree.group, 2);
  assert_int_equal(tree.side, 8);
}

/* One group is its snake; its head stands east, as every root's, and in the last row. */
static void snakes(void **state) {
  (void)state;
  dodona_htree tree = made(3, 4, 3, 4);
  static const int32_t member[] = {9, 8, 3, 2, 10, 7, 4, 1, 11, 6, 5, 0};
  for (int32_t node = 0; node < 12; node++) {
    assert_int_equal(dodona_htree_position(&tree, node), member[node]);
    assert_int_equal(dodona_htree_node(&tree, member[node]), node);
    dodona_group_place place;
    place = dodona_htree_place(&tree, node);
    assert_int_equal(place.arrival, node);
    assert_int_equal(place.above, node - 1);
    assert_int_equal(place.down, node < 11 ? node + 1 : DODONA_NONE);
    assert_int_equal(place.right, DODONA_NONE);
  }
  assert_int_equal(dodona_htree_steps(&tree, 1), 11);
  tree = made(1, 1, 1, 1);
  assert_int_equal(dodona_htree_steps(&tree, 5), 0);
}

/* The drawing of htree_kind.c. */
static void kinds(void **state) {
  (void)state;
  static const char drawing[8][9] = {"o.o.o.o.", "|+|.|+|.", "o|o.o|o.", ".|.+.|..",
                                     "o|o.o|o.", "|+|.|+|.", "o.o.o.o.", "........"};
  for (int32_t row = 0; row < 8; row++)
    for (int32_t column = 0; column < 8; column++) {
      int32_t kind = dodona_htree_group_at(8, 0, (dodona_submesh){row, column}).kind;
      char sign = kind == DODONA_HTREE_CROSS  ? '+'
                  : kind == DODONA_HTREE_BAR  ? '|'
                  : kind == DODONA_HTREE_LEAF ? 'o'
                                              : '.';
      bool wire = drawing[row][column] == '|' && row % 2 == 0;
      assert_int_equal(sign, wire ? '.' : drawing[row][column]);
    }
}

/* A group of figure 4 by its submesh. */
static void assert_group(int32_t row, int32_t column, int32_t arrival, int32_t turns,
                         dodona_submesh above, dodona_submesh down, dodona_submesh right) {
  dodona_htree tree = made(8, 16, 1, 2);
  dodona_submesh at = {row, column};
  dodona_htree_group group = dodona_htree_group_at(8, 0, at);
  dodona_group_place place;
  place = dodona_htree_place(&tree, 2 * dodona_htree_index(&tree, at));
  assert_int_equal(place.arrival, arrival);
  assert_int_equal(group.turns, turns);
  assert_memory_equal(&group.above, &above, sizeof above);
  assert_memory_equal(&group.down, &down, sizeof down);
  assert_memory_equal(&group.right, &right, sizeof right);
}

static void figure_4(void **state) {
  (void)state;
  const dodona_submesh none = {DODONA_NONE, DODONA_NONE};
  assert_group(3, 3, 0, 0, none, (dodona_submesh){3, 1}, (dodona_submesh){3, 5});
  assert_group(3, 5, 3, 1, (dodona_submesh){3, 3}, (dodona_submesh){5, 5}, (dodona_submesh){1, 5});
  assert_group(1, 5, 6, 1, (dodona_submesh){3, 5}, (dodona_submesh){1, 6}, (dodona_submesh){1, 4});
  assert_group(1, 4, 9, 1, (dodona_submesh){1, 5}, (dodona_submesh){2, 4}, (dodona_submesh){0, 4});
  assert_group(2, 4, 11, 0, (dodona_submesh){1, 4}, (dodona_submesh){2, 5}, none);
  assert_group(2, 5, 13, 0, (dodona_submesh){2, 4}, none, (dodona_submesh){3, 4});
  assert_group(3, 4, 16, 1, (dodona_submesh){2, 5}, none, none);
  dodona_htree tree = made(8, 16, 1, 2);
  assert_int_equal(dodona_htree_depth(&tree), 17);
  assert_int_equal(dodona_htree_node(&tree, 0), 3 * 16 + 7);
  assert_int_equal(dodona_htree_node(&tree, 1), 3 * 16 + 6);
  assert_int_equal(dodona_htree_steps(&tree, 4), 17 + 4);
}

/* Some 2^31 nodes: nodes and positions are each other backwards, arrivals within the depth. */
static void largest(void **state) {
  (void)state;
  static const int32_t sizes[][4] = {
      {32768, 65534, 16384, 32767}, {1, INT32_MAX, 1, INT32_MAX}, {32768, 32768, 1, 1}};
  for (size_t i = 0; i < COUNT(sizes); i++) {
    dodona_htree tree = made(sizes[i][0], sizes[i][1], sizes[i][2], sizes[i][3]);
    int32_t nodes = dodona_mesh_nodes(&tree.mesh);
    for (int64_t v = 0; v < nodes; v += nodes / 997 + 1) {
      dodona_group_place place;
      place = dodona_htree_place(&tree, (int32_t)v);
      int32_t node = dodona_htree_node(&tree, (int32_t)v);
      assert_in_range(node, 0, nodes - 1);
      assert_int_equal(dodona_htree_position(&tree, node), v);
      assert_in_range(place.arrival, v > 0, dodona_htree_depth(&tree));
      assert_in_range(place.above + 1, 0, nodes);
    }
  }
}

/* Two messages to one rank share a link, and are one edge; two to two ranks are two. */
static void edges(void **state) {
  (void)state;
  const dodona_mesh mesh = {2, 4};
  const int32_t order[] = {0, 1, 2, 3, 4, 5, 6, 7};
  const dodona_row rows[] = {
      {5, 0, DODONA_SEND, 2, 0}, {1, 1, DODONA_SEND, 2, 1}, {9, 2, DODONA_RECV, 3, 1},
      {3, 1, DODONA_SEND, 6, 0}, {1, 0, DODONA_SEND, 7, 0}, {1, 2, DODONA_SEND, 7, 0},
  };
  uint64_t load[32];
  uint64_t last[32];
  dodona_mesh_crowd crowd = dodona_mesh_edges(&mesh, order, rows, 2, load, last, 32);
  assert_int_equal(crowd.status, DODONA_OK);
  assert_int_equal(crowd.edges, 1);
  assert_int_equal(crowd.link, 0);
  crowd = dodona_mesh_edges(&mesh, order, rows, 4, load, last, 32);
  assert_int_equal(crowd.edges, 2);
  assert_int_equal(crowd.link, 4 * 1 + DODONA_EAST);
  crowd = dodona_mesh_edges(&mesh, order, rows, 6, load, last, 32);
  assert_int_equal(crowd.edges, 3);
  assert_int_equal(load[4 * 0 + DODONA_EAST], 2);
  assert_int_equal(load[4 * 2 + DODONA_EAST], 1);
  assert_int_equal(load[4 * 2 + DODONA_SOUTH], 1);
  assert_int_equal(load[4 * 3 + DODONA_SOUTH], 1);
  crowd = dodona_mesh_edges(&mesh, order, rows, 0, load, last, 32);
  assert_int_equal(crowd.edges, 0);
  assert_int_equal(dodona_mesh_edges(&mesh, order, rows, 6, load, last, 31).status,
                   DODONA_SHORT_TABLE);
  const dodona_mesh bad = {0, 4};
  assert_int_equal(dodona_mesh_edges(&bad, order, rows, 6, load, last, 32).status,
                   DODONA_BAD_RANKS);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_can_be_made), cmocka_unit_test(snakes),  cmocka_unit_test(kinds),
      cmocka_unit_test(figure_4),         cmocka_unit_test(largest), cmocka_unit_test(edges),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
