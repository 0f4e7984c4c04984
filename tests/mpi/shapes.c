#include "tests/mpi/shapes.h"
#include <stdlib.h>
#include "tests/mpi/results.h"

static void add(shapes *all, dodona_request shape) {
  shape.ranks = all->ranks;
  if (dodona_table_words(&shape) < 0)
    return;
  if (all->count == SHAPES)
    abort();
  all->shape[all->count++] = shape;
}

/* The shapes of a network that fit: on many ranks few sizes of groups. */
static void add_networks(shapes *all, dodona_request shape) {
  int most = all->ranks <= 9 ? all->ranks : 2;
  for (int32_t a = 1; a <= all->ranks && shape.algorithm == DODONA_CROSSBAR; a++)
    for (int32_t r = 1; r <= most; r++)
      for (int32_t i = 0; i < 4; i++) {
        shape.modules[0] = a;
        shape.modules[1] = i / 2 * 2;
        shape.channels = 1 + i % 2;
        shape.group = r;
        add(all, shape);
      }
  for (int32_t rows = 1; rows <= all->ranks && shape.algorithm == DODONA_MESH; rows++)
    for (int32_t r = 0; r < 10; r++) { /* at last one group of all */
      shape.rows = rows;
      shape.group_rows = r < 9 ? 1 + r / 3 : rows;
      shape.group_cols = r < 9 ? 1 + r % 3 : all->ranks / rows;
      add(all, shape);
    }
}

static void add_all(shapes *all) {
  static const dodona_rule rules[] = {{1, 1, 1, 2}, {9, 5, 3, 5}, {3, 1, 617, 1000}};
  for (int32_t algorithm = 0; algorithm < DODONA_ALGORITHMS; algorithm++)
    for (int32_t op = 0; op <= DODONA_ALLREDUCE; op++)
      for (int32_t i = 0; i < 9; i++) {
        dodona_request shape = {.op = op, .algorithm = algorithm, .ports = i / 3};
        if (dodona_takes(algorithm, DODONA_TAKES_GROUP))
          shape.group = 1 + i % 3;
        if (DODONA_BY_SHARES(dodona_row_family(algorithm)) && shape.group == 1)
          shape.group = all->ranks > 2 ? all->ranks : 2; /* a radix: all at once */
        if (dodona_takes(algorithm, DODONA_TAKES_LATENCY))
          shape.rule = (dodona_rule){rules[i % 3].latency, rules[i % 3].ticks, 0, 0};
        if (algorithm == DODONA_COMBINE)
          shape.rule.ticks = 1;
        if (dodona_takes(algorithm, DODONA_TAKES_ALPHA))
          shape.rule = rules[i % 3];
        if (dodona_takes(algorithm, DODONA_TAKES_MODULES) ||
            dodona_takes(algorithm, DODONA_TAKES_MESH)) {
          if (i == 0)
            add_networks(all, shape);
        } else if (i % 3 == 0 || shape.group > 0 || shape.rule.latency > 0) {
          add(all, shape);
        }
      }
}

/* Each combination of the table has a shape. */
static void check_table(const shapes *all) {
  int served[DODONA_ALGORITHMS][DODONA_ALLREDUCE + 1][DODONA_COUPLES + 1] = {{{0}}};
  static const int needs[] = {0, DODONA_TAKES_SIMPLEX, DODONA_TAKES_COUPLES};
  for (int i = 0; i < all->count; i++)
    served[all->shape[i].algorithm][all->shape[i].op][all->shape[i].ports]++;
  for (int32_t a = 0; a < DODONA_ALGORITHMS; a++)
    for (int32_t op = 0; op <= DODONA_ALLREDUCE; op++)
      for (int32_t ports = 0; ports <= DODONA_COUPLES; ports++) {
        int fits =
            dodona_serves(a, op) && (ports == DODONA_DUPLEX || dodona_takes(a, needs[ports]));
        check((served[a][op][ports] > 0) == fits, "algorithm %d, operation %d, ports %d: %d shapes",
              a, op, ports, served[a][op][ports]);
      }
}

shapes shapes_of(int ranks) {
  shapes all = {.ranks = ranks};
  add_all(&all);
  check_table(&all);
  return all;
}

int shapes_next_root(const shapes *all, int i, int root) {
  const dodona_request *shape = &all->shape[i];
  int last = all->ranks - 1;
  if (shape->op == DODONA_ALLREDUCE && dodona_row_family(shape->algorithm) >= DODONA_BLOCK_FAMILIES)
    return all->ranks;
  if (all->ranks <= 9)
    return root + 1;
  return root == 0 ? all->ranks / 3 : root < last ? last : all->ranks;
}
