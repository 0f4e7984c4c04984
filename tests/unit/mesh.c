/* Meshes: routes by hand and between all nodes of small meshes, the largest mesh, what is no mesh; loads of
   links worked out by hand. */
#include "tests/unit/unit.h"

#include "ref/count/mesh_load.h"

static const dodona_mesh drawing = {3, 4}; /* the one in spec/algorithms/mesh.h */

static void assert_route(const int32_t *nodes, int32_t count, const int32_t *ways) {
  int32_t to = nodes[count - 1];
  assert_int_equal(dodona_mesh_distance(&drawing, nodes[0], to), count - 1);
  for (int32_t k = 0; k + 1 < count; k++) {
    assert_int_equal(dodona_mesh_way(&drawing, nodes[k], to), ways[k]);
    assert_int_equal(dodona_mesh_link(&drawing, nodes[k], to), 4 * nodes[k] + ways[k]);
    assert_int_equal(dodona_mesh_next(&drawing, nodes[k], to), nodes[k + 1]);
  }
}

static void routes_of_the_drawing(void **state) {
  (void)state;
  assert_route((int32_t[]){1, 2, 3, 7, 11}, 5,
               (int32_t[]){DODONA_EAST, DODONA_EAST, DODONA_SOUTH, DODONA_SOUTH});
  assert_route((int32_t[]){11, 10, 9, 5, 1}, 5,
               (int32_t[]){DODONA_WEST, DODONA_WEST, DODONA_NORTH, DODONA_NORTH});
  assert_route((int32_t[]){4, 5, 1}, 3, (int32_t[]){DODONA_EAST, DODONA_NORTH});
  assert_route((int32_t[]){3, 2, 6}, 3, (int32_t[]){DODONA_WEST, DODONA_SOUTH});
  assert_route((int32_t[]){7}, 1, NULL);
}

/* Every route takes as many hops as there are rows and columns between, each to a neighbour. */
static void assert_all_routes(dodona_mesh mesh) {
  int32_t nodes = dodona_mesh_nodes(&mesh);
  assert_int_equal(nodes, mesh.rows * mesh.columns);
  for (int32_t a = 0; a < nodes; a++) {
    for (int32_t b = 0; b < nodes; b++) {
      int32_t down = abs(a / mesh.columns - b / mesh.columns);
      int32_t across = abs(a % mesh.columns - b % mesh.columns);
      assert_int_equal(dodona_mesh_distance(&mesh, a, b), down + across);
      int32_t at = a;
      for (int32_t k = 0; k < down + across; k++) {
        int32_t next = dodona_mesh_next(&mesh, at, b);
        assert_in_range(next, 0, nodes - 1);
        int32_t hop = k < across ? 1 : mesh.columns;
        assert_int_equal(abs(next - at), hop);
        assert_true(k >= across || next / mesh.columns == at / mesh.columns);
        at = next;
      }
      assert_int_equal(at, b);
    }
  }
}

static void all_routes(void **state) {
  (void)state;
  for (int32_t rows = 1; rows <= 6; rows++)
    for (int32_t columns = 1; columns <= 6; columns++)
      assert_all_routes((dodona_mesh){rows, columns});
  assert_all_routes((dodona_mesh){1, 60});
  assert_all_routes((dodona_mesh){60, 1});
}

static void the_largest_meshes(void **state) {
  (void)state;
  const dodona_mesh largest[] = {
      {1, INT32_MAX}, {INT32_MAX, 1}, {46340, 46341}, {2, INT32_MAX / 2}, {INT32_MAX / 2, 2}};
  for (size_t k = 0; k < COUNT(largest); k++) {
    const dodona_mesh *mesh = &largest[k];
    int32_t last = dodona_mesh_nodes(mesh) - 1;
    int32_t corner = mesh->columns - 1;
    assert_true(last >= INT32_MAX - 92682);
    assert_int_equal(dodona_mesh_distance(mesh, 0, last), mesh->rows - 1 + mesh->columns - 1);
    assert_int_equal(dodona_mesh_distance(mesh, last, 0), mesh->rows - 1 + mesh->columns - 1);
    assert_int_equal(dodona_mesh_next(mesh, last, 0), last - 1);
    assert_int_equal(dodona_mesh_next(mesh, 0, last), 1);
    assert_int_equal(dodona_mesh_link(mesh, last, 0),
                     4 * (int64_t)last + (corner == 0 ? DODONA_NORTH : DODONA_WEST));
    if (0 < corner && corner < last)
      assert_int_equal(dodona_mesh_next(mesh, corner, last), corner + mesh->columns);
  }
}

static void what_is_no_mesh(void **state) {
  (void)state;
  const dodona_mesh bad[] = {{0, 1},         {1, 0},         {-1, 4},
                             {4, -1},        {-2, -2},       {INT32_MIN, 1},
                             {1, INT32_MIN}, {46341, 46341}, {65536, 65536},
                             {2, 1 << 30},   {INT32_MAX, 2}, {INT32_MAX, INT32_MAX}};
  for (size_t k = 0; k < COUNT(bad); k++) {
    uint64_t load = 77;
    assert_int_equal(dodona_mesh_nodes(&bad[k]), -1);
    dodona_mesh_peak peak = dodona_mesh_load(&bad[k], NULL, NULL, 0, 1, &load, 1);
    assert_int_equal(peak.status, DODONA_BAD_RANKS);
    assert_int_equal(peak.messages, 0);
    assert_int_equal(load, 77);
  }
}

/* Ranks are nodes. */
static const int32_t row_major[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};

static dodona_mesh_peak peak_of(const int32_t *order, const dodona_row *rows, int64_t n,
                                int32_t hold) {
  uint64_t load[49];
  memset(load, 0xa5, sizeof load);
  uint64_t after = load[48];
  dodona_mesh_peak peak = dodona_mesh_load(&drawing, order, rows, n, hold, load, 48);
  assert_int_equal(peak.status, DODONA_OK);
  assert_true(load[48] == after);
  return peak;
}

static void assert_peak(dodona_mesh_peak peak, uint64_t messages, int64_t link, int64_t step) {
  assert_int_equal(peak.messages, messages);
  assert_int_equal(peak.link, link);
  assert_int_equal(peak.step, step);
}

static void a_table_too_short(void **state) {
  (void)state;
  uint64_t load[48];
  memset(load, 0xa5, sizeof load);
  const uint64_t before = load[0];
  const dodona_row row = {1, 0, DODONA_SEND, 3, 0};
  for (int64_t entries = 0; entries < 48; entries++) {
    dodona_mesh_peak peak = dodona_mesh_load(&drawing, row_major, &row, 1, 1, load, entries);
    assert_int_equal(peak.status, DODONA_SHORT_TABLE);
    assert_int_equal(peak.messages, 0);
    assert_true(load[0] == before);
  }
}

static void nobody_on_a_link(void **state) {
  (void)state;
  const dodona_row rows[] = {{1, 5, DODONA_SEND, 5, 0}, {2, 0, DODONA_RECV, 3, 0}};
  assert_peak(peak_of(row_major, rows, 0, 1), 0, 0, 0);
  assert_peak(peak_of(row_major, rows, 2, 1), 0, 0, 0);
}

/* 0 to 3 and 1 to 6 share the link from 1 to 2 where both hold it; 1 to 6 and 6 to 1 share none. */
static void messages_that_meet(void **state) {
  (void)state;
  const dodona_row rows[] = {{10, 0, DODONA_SEND, 3, 0},
                             {10, 3, DODONA_RECV, 0, 0},
                             {14, 1, DODONA_SEND, 6, 0},
                             {14, 6, DODONA_SEND, 1, 0}};
  assert_peak(peak_of(row_major, rows, 4, 4), 1, 0, 10);
  assert_peak(peak_of(row_major, rows, 4, 5), 2, 4, 14);
  assert_peak(peak_of(row_major, rows, 4, INT32_MAX), 2, 4, 14);
  assert_peak(peak_of(row_major, rows, 2, 5), 1, 0, 10);
}

/* On the way down the column, and as a crowd. */
static void messages_down_a_column(void **state) {
  (void)state;
  dodona_row rows[12];
  for (int32_t k = 0; k < 12; k++)
    rows[k] = (dodona_row){k, k % 4, DODONA_SEND, 11, 0};
  assert_peak(peak_of(row_major, rows, 12, 1), 1, 0, 0);
  assert_peak(peak_of(row_major, rows, 12, 4), 4, 4 * 3 + DODONA_SOUTH, 3);
  assert_peak(peak_of(row_major, rows, 12, 12), 12, 4 * 3 + DODONA_SOUTH, 11);
  for (int32_t k = 0; k < 12; k++)
    rows[k].step = (int64_t)1 << 62;
  assert_peak(peak_of(row_major, rows, 12, INT32_MAX), 12, 4 * 3 + DODONA_SOUTH, (int64_t)1 << 62);
}

/* The order puts ranks 0, 1, 2, 3 into the last row, from the right. */
static void another_order(void **state) {
  (void)state;
  const int32_t order[] = {11, 10, 9, 8, 0, 1, 2, 3, 4, 5, 6, 7};
  const dodona_row rows[] = {{1, 0, DODONA_SEND, 2, 0}, {1, 1, DODONA_SEND, 3, 0}};
  assert_peak(peak_of(order, rows, 2, 1), 2, 4 * 10 + DODONA_WEST, 1);
  assert_peak(peak_of(row_major, rows, 2, 1), 2, 4 * 1 + DODONA_EAST, 1);
}

/* Figure 14's order on a mesh of 2 x 4: the lambda tree of 8 ranks, lambda = 2 (figure 2), from rank 5. */
static void figure_2_on_a_mesh(void **state) {
  (void)state;
  const dodona_mesh mesh = {2, 4};
  const int32_t order[] = {0, 1, 2, 3, 4, 5, 6, 7};
  const dodona_row rows[] = {{1, 5, DODONA_SEND, 2, 0}, {2, 5, DODONA_SEND, 0, 0},
                             {3, 2, DODONA_SEND, 4, 0}, {3, 5, DODONA_SEND, 7, 0},
                             {4, 0, DODONA_SEND, 1, 0}, {4, 2, DODONA_SEND, 3, 0},
                             {4, 5, DODONA_SEND, 6, 0}};
  uint64_t load[32];
  dodona_mesh_peak sent = dodona_mesh_load(&mesh, order, rows, 7, 1, load, 32);
  dodona_mesh_peak travelling = dodona_mesh_load(&mesh, order, rows, 7, 2, load, 32);
  assert_int_equal(sent.messages, 1);
  assert_int_equal(travelling.messages, 2);
  assert_int_equal(travelling.link, 4 * 5 + DODONA_EAST);
  assert_int_equal(travelling.step, 4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(routes_of_the_drawing), cmocka_unit_test(all_routes),
      cmocka_unit_test(the_largest_meshes),    cmocka_unit_test(what_is_no_mesh),
      cmocka_unit_test(a_table_too_short),     cmocka_unit_test(nobody_on_a_link),
      cmocka_unit_test(messages_that_meet),    cmocka_unit_test(messages_down_a_column),
      cmocka_unit_test(another_order),         cmocka_unit_test(figure_2_on_a_mesh),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
