/* In each cell what the rank receives above, filled, and what it sends below, outlined; on several ports side by side. A plus stands before what is
   combined. */
#include "ref/oracle/draw/svg_rows.h"
#include "ref/oracle/draw/svg_sheet.h"
#include "ref/oracle/shared/replace.h"

#include <string.h>

enum { MOST_RANKS = 1024, MOST_STEPS = 2048, HEAD = 96, WORD = 34, LINE = 22, NARROWEST = 1160 };

typedef struct table {
  FILE *out;
  const oracle_drawn *drawn;
  double column;
  double row;
} table;

static double within(double value, double least, double most) {
  return value < least ? least : value > most ? most : value;
}

static int64_t columns_of(const oracle_drawn *drawn) {
  return drawn->last - drawn->first + 1;
}

/* What comes from outside is no markup. */
static void put_text(FILE *out, const char *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    switch (text[i]) {
    case '<':
      fputs("&lt;", out);
      break;
    case '&':
      fputs("&amp;", out);
      break;
    default:
      fputc(text[i], out);
    }
}

static void put_head(const table *t, const char *name) {
  const oracle_drawn *drawn = t->drawn;
  const double width = ORACLE_LEFT + t->column * (double)columns_of(drawn) + 16;
  const double height = HEAD + t->row * drawn->ranks + 16;
  const double least = width < NARROWEST ? NARROWEST : width;
  const oracle_named shown = oracle_name(name);
  fprintf(t->out,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" "
          "viewBox=\"0 0 %.0f %.0f\">\n%s<rect width=\"100%%\" height=\"100%%\" "
          "fill=\"#ffffff\"/>\n<text class=\"title\" x=\"16\" y=\"28\">",
          least, height, least, height, oracle_sheet_style);
  if (drawn->text[0] == '#')
    put_text(t->out, drawn->text + 2, strcspn(drawn->text + 2, "\n"));
  else
    put_text(t->out, shown.text, strlen(shown.text));
  fputs(
      "</text>\n<text class=\"note\" x=\"16\" y=\"50\">each rank in each step: above, filled, what "
      "it receives, with a + what it combines with its own; below what it sends; the colour is "
      "the block's number modulo 10</text>\n",
      t->out);
}

static double x_of(const table *t, int64_t step) {
  return ORACLE_LEFT + t->column * (double)(step - t->drawn->first);
}

static double y_of(const table *t, int32_t rank) {
  return HEAD + t->row * rank;
}

static void put_scales(const table *t) {
  const oracle_drawn *drawn = t->drawn;
  for (int64_t x = 0; x < columns_of(drawn); x += oracle_sheet_every(t->column, 28))
    fprintf(t->out, "<text class=\"axis\" x=\"%.1f\" y=\"%d\">%lld</text>\n",
            x_of(t, drawn->first + x) + t->column / 2, HEAD - 10, (long long)(drawn->first + x));
  for (int32_t r = 0; r < drawn->ranks; r++) {
    if (r % 2 == 0)
      fprintf(t->out,
              "<rect x=\"8\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"#eef1f5\"/>\n",
              y_of(t, r), ORACLE_LEFT + t->column * (double)columns_of(drawn), t->row);
    if (r % oracle_sheet_every(t->row, 12) == 0)
      fprintf(t->out, "<text class=\"end\" x=\"%d\" y=\"%.1f\">rank %d</text>\n", ORACLE_LEFT - 8,
              y_of(t, r) + t->row / 2 + 3.5, r);
  }
}

/* "+3", "3..", of a combine "T" or "S", of a scan "S" where the sender's own input is not in it. */
static void put_blocks(const table *t, const dodona_row *row, int64_t count) {
  const oracle_collective *c = t->drawn->collective;
  const bool adds = oracle_is_reduction(c) && !oracle_drawn_stores(row);
  if (c->blocks == ORACLE_T_AND_S)
    fputs(row->block == 0 ? "T" : "S", t->out);
  else if (c->blocks == ORACLE_PREFIXES && oracle_drawn_stores(row))
    fputs("S", t->out);
  else
    fprintf(t->out, "%s%d%s", adds ? "+" : "", oracle_drawn_block(row), count > 1 ? ".." : "");
}

/* Message `place` of `places` in its cell. */
static void put_message(const table *t, const dodona_row *row, int64_t count, int64_t place,
                        int64_t places) {
  const bool receives = row->op == DODONA_RECV;
  const double column = t->column / (double)places;
  const double gap = column >= 20 ? 1 : 0.25, height = t->row / 2 - 1;
  const double x = x_of(t, row->step) + column * (double)place + gap;
  const double y = y_of(t, row->rank) + (receives ? 0.5 : t->row / 2);
  const char *colour = oracle_colour(oracle_drawn_block(row));
  fprintf(t->out,
          "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\" stroke=\"%s\">"
          "<title>step %lld: rank %d %s ",
          x, y, column - 2 * gap, height, receives ? colour : "#ffffff", colour,
          (long long)row->step, row->rank, receives ? "receives" : "sends");
  put_blocks(t, row, count);
  fprintf(t->out, " %s rank %d</title></rect>", receives ? "from" : "to", row->peer);
  if (column >= WORD && t->row >= LINE) {
    fprintf(t->out, "<text class=\"cell\" x=\"%.1f\" y=\"%.1f\">", x + column / 2 - gap,
            y + height / 2 + 3.2);
    put_blocks(t, row, count);
    fprintf(t->out, "%s%d</text>", receives ? "&#8592;" : "&#8594;", row->peer);
  }
  fputc('\n', t->out);
}

/* Returns how many rows, from row i on, are in one cell, and in how many messages. */
static int64_t cell_at(const oracle_rows *rows, int64_t i, int64_t *messages) {
  const dodona_row *first = &rows->rows[i];
  int64_t next = i;
  *messages = 0;
  while (next < rows->count && rows->rows[next].step == first->step &&
         rows->rows[next].rank == first->rank && rows->rows[next].op == first->op) {
    next += oracle_drawn_message(rows, next);
    ++*messages;
  }
  return next - i;
}

static int64_t most_messages(const oracle_rows *rows) {
  int64_t most = 1, messages = 0;
  for (int64_t i = 0; i < rows->count;) {
    i += cell_at(rows, i, &messages);
    most = messages > most ? messages : most;
  }
  return most;
}

static void put_cell(const table *t, int64_t i) {
  int64_t messages = 0;
  cell_at(&t->drawn->rows, i, &messages);
  for (int64_t k = 0, count; k < messages; k++, i += count) {
    count = oracle_drawn_message(&t->drawn->rows, i);
    put_message(t, &t->drawn->rows.rows[i], count, k, messages);
  }
}

bool oracle_svg_rows(const char *path, const char *name, const oracle_drawn *drawn) {
  oracle_replacement file;
  if (drawn->ranks > MOST_RANKS || columns_of(drawn) > MOST_STEPS) {
    oracle_error("show: an SVG holds at most %d ranks and %d steps, got %d and %lld", MOST_RANKS,
                 MOST_STEPS, drawn->ranks, (long long)columns_of(drawn));
    return false;
  }
  if (!oracle_replace_open(path, &file))
    return false;
  const table t = {
      file.out, drawn,
      within(2300 / (double)(columns_of(drawn) + 1), 6, 46 * (double)most_messages(&drawn->rows)),
      within(1800 / (double)drawn->ranks, 6, 30)};
  put_head(&t, name);
  put_scales(&t);
  for (int64_t i = 0, messages; i < drawn->rows.count; i += cell_at(&drawn->rows, i, &messages))
    put_cell(&t, i);
  fputs("</svg>\n", t.out);
  return oracle_replace_close(&file, true);
}
