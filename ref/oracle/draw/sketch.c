/* A grid of cells, each the set of directions that a line leaves it in, or a straight piece of a line in
   one of four styles, the colour of the edge into a child, or a character.

   To the right, a lane a line:        Down, a lane a column:
     step  0    1    2    3              step
           0-+--1----2                      0   0
             +-------3----4                 1   1--+
                                                |  |                                          */
#include "ref/oracle/draw/sketch.h"

#include <stdlib.h>
#include <string.h>

enum { UP = 1, DOWN = 2, LEFT = 4, RIGHT = 8, MARGIN = 6 };
enum { MOST_QUIET = 12 }; /* steps one after the other */

/* Cells 16 + colour and 20 + colour: a styled line across or down. */
enum { ACROSS = 16, DOWNWARDS = 20, LETTERS = 24 };

static const char *const boxes[] = {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├",
                                    "─", "┴", "┬", "┼", "─", "═", "━", "┄", "│", "║", "┃", "┆"};
static const char *const ascii[] = {" ", "|", "|", "|", "-", "+", "+", "+", "-", "+", "+", "+",
                                    "-", "+", "+", "+", "-", "=", "~", ".", "|", "#", ":", "."};

typedef struct grid {
  char *cells;
  int64_t rows;
  int64_t columns;
  int digits; /* of the widest label */
  bool down;
} grid;

static int digits_of(int64_t number) {
  int digits = 1;
  for (; number >= 10; number /= 10)
    digits++;
  return digits;
}

static void draw(grid *g, int64_t row, int64_t column, int bits) {
  char *cell = &g->cells[row * g->columns + column];
  if (*cell < 16)
    *cell = (char)(*cell | bits);
}

/* A line through the cells from (row, column) on, for `length` cells. */
static void draw_along(grid *g, int64_t row, int64_t column, int64_t length, bool vertical) {
  for (int64_t i = 0; i < length; i++)
    draw(g, row + (vertical ? i : 0), column + (vertical ? 0 : i),
         vertical ? UP | DOWN : LEFT | RIGHT);
}

static void label(grid *g, int64_t row, int64_t column, int64_t number) {
  char text[24];
  int length = snprintf(text, sizeof text, "%lld", (long long)number);
  memcpy(&g->cells[row * g->columns + column], text, (size_t)length);
}

/* Where a node's label starts (time to the right) or its line passes (time down). */
static int64_t along(const grid *g, int64_t step) {
  return g->down ? 2 * step : MARGIN + step * (g->digits + 3);
}

static int64_t across(const grid *g, int32_t lane) {
  return g->down ? MARGIN + lane * (int64_t)(g->digits + 2) + g->digits / 2 : 1 + lane;
}

/* The line from a parent to a child, from just after the parent's label to just before the child's;
   it turns, if it does, at `trunk`. */
static void join_right(grid *g, const oracle_node *parent, const oracle_node *child) {
  int64_t trunk = along(g, parent->arrival) + g->digits + 1;
  int64_t end = along(g, child->arrival);
  int64_t from = across(g, parent->lane);
  int64_t to = across(g, child->lane);
  if (from == to) {
    int64_t start = along(g, parent->arrival) + digits_of(parent->place.rank);
    draw_along(g, from, start, end - start, false);
    return;
  }
  draw(g, from, trunk, DOWN);
  draw_along(g, from + 1, trunk, to - from - 1, true);
  draw(g, to, trunk, UP | RIGHT);
  draw_along(g, to, trunk + 1, end - trunk - 1, false);
}

static void join_down(grid *g, const oracle_node *parent, const oracle_node *child) {
  int64_t trunk = along(g, parent->arrival) + 1;
  int64_t end = along(g, child->arrival);
  int64_t from = across(g, parent->lane);
  int64_t to = across(g, child->lane);
  if (from == to) {
    draw_along(g, trunk, from, end - trunk, true);
    return;
  }
  draw(g, trunk, from, RIGHT);
  draw_along(g, trunk, from + 1, to - from - 1, false);
  draw(g, trunk, to, LEFT | DOWN);
  draw_along(g, trunk + 1, to, end - trunk - 1, true);
}

/* The straight pieces of the last stretch before a child, in the style of its edge. */
static void style(grid *g, const oracle_node *parent, const oracle_node *child) {
  int64_t end = along(g, child->arrival);
  int64_t lane = across(g, child->lane);
  for (int64_t i = along(g, parent->arrival) + 1; i < end; i++) {
    char *cell = &g->cells[g->down ? i * g->columns + lane : lane * g->columns + i];
    if (!g->down && *cell == (LEFT | RIGHT))
      *cell = (char)(ACROSS + child->colour);
    else if (g->down && *cell == (UP | DOWN))
      *cell = (char)(DOWNWARDS + child->colour);
  }
}

static void fill(grid *g, const oracle_lanes *lanes, int32_t ranks) {
  for (int64_t step = 0; step <= lanes->depth; step++) {
    if (g->down)
      label(g, along(g, step), 4 - digits_of(step), step);
    else
      label(g, 0, along(g, step), step);
  }
  for (int32_t rank = 0; rank < ranks; rank++) {
    const oracle_node *node = &lanes->nodes[rank];
    int64_t at = along(g, node->arrival);
    int64_t lane = across(g, node->lane);
    if (g->down)
      label(g, at, lane - digits_of(rank) / 2, rank);
    else
      label(g, lane, at, rank);
  }
  for (int32_t rank = 0; rank < ranks; rank++) {
    const oracle_node *node = &lanes->nodes[rank];
    if (node->parent != DODONA_NONE && g->down)
      join_down(g, &lanes->nodes[node->parent], node);
    else if (node->parent != DODONA_NONE)
      join_right(g, &lanes->nodes[node->parent], node);
  }
  for (int32_t rank = 0; rank < ranks; rank++) {
    const oracle_node *node = &lanes->nodes[rank];
    if (node->parent != DODONA_NONE && node->colour != 0)
      style(g, &lanes->nodes[node->parent], node);
  }
}

/* Whether a line of the grid shows, from this column on, nothing but lines that pass straight down. */
static bool only_passes(const grid *g, int64_t row, int64_t from) {
  for (int64_t i = from; i < g->columns; i++) {
    char cell = g->cells[row * g->columns + i];
    if (cell != 0 && cell != (UP | DOWN) && (cell < DOWNWARDS || cell >= LETTERS))
      return false;
  }
  return true;
}

static void print_row(FILE *out, const grid *g, int64_t row, bool utf8) {
  const char *cells = &g->cells[row * g->columns];
  int64_t end = g->columns;
  while (end > 0 && cells[end - 1] == 0)
    end--;
  for (int64_t i = 0; i < end; i++) {
    if (cells[i] >= LETTERS)
      fputc(cells[i], out);
    else
      fputs(utf8 ? boxes[(int)cells[i]] : ascii[(int)cells[i]], out);
  }
  fputc('\n', out);
}

/* How many steps from this one on, downwards, nobody receives anything. */
static int64_t quiet_steps(const grid *g, int64_t row) {
  int64_t quiet = 0;
  while (g->down && row + 2 * quiet < g->rows && only_passes(g, row + 2 * quiet, MARGIN))
    quiet++;
  return quiet;
}

/* Of many quiet steps one after the other the first and the last stand for all. */
static void print(FILE *out, const grid *g, bool utf8) {
  for (int64_t row = 0; row < g->rows; row++) {
    if (only_passes(g, row, 0))
      continue;
    int64_t quiet = row % 2 == 0 ? quiet_steps(g, row) : 0;
    print_row(out, g, row, utf8);
    if (quiet <= MOST_QUIET)
      continue;
    fputs("   :\n", out);
    row += 2 * (quiet - 1);
    print_row(out, g, row, utf8);
  }
}

bool oracle_sketch(FILE *out, const oracle_lanes *lanes, int32_t ranks, int columns, bool utf8) {
  int widest = digits_of(ranks - 1 > lanes->depth ? ranks - 1 : lanes->depth);
  int64_t right = MARGIN + lanes->depth * (widest + 3) + widest;
  int64_t down = MARGIN + (lanes->lanes - 1) * (int64_t)(widest + 2) + widest + 1;
  grid g = {NULL, 1 + lanes->lanes, right, widest,
            columns == ORACLE_DOWN || (right > columns && down < right)};
  if (g.down) {
    g.rows = 2 * lanes->depth + 2;
    g.columns = down;
  }
  g.cells = oracle_allocate(g.rows * g.columns, 1, "the drawing");
  if (g.cells == NULL)
    return false;
  memset(g.cells, 0, (size_t)(g.rows * g.columns));
  memcpy(g.cells, g.down ? "" : "step", g.down ? 0 : 4);
  fill(&g, lanes, ranks);
  if (g.down)
    fputs("step\n", out);
  print(out, &g, utf8);
  free(g.cells);
  return true;
}
