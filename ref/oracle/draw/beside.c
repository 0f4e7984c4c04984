/* Each tree is drawn into a text; lines of the two are put together if both are narrow enough. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/draw/beside.h"
#include "ref/oracle/draw/sketch.h"

#include <stdlib.h>
#include <string.h>

enum { GAP = 4 };

/* A drawing, to be freed; NULL after an error line. */
static char *drawn(const char *name, const oracle_lanes *lanes, int32_t ranks, int columns,
                   bool utf8) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  if (out == NULL) {
    oracle_error("show: no memory for the drawing");
    return NULL;
  }
  fprintf(out, "%s\n", name);
  bool good = oracle_sketch(out, lanes, ranks, columns, utf8);
  if (fclose(out) == 0 && good)
    return text;
  free(text);
  return NULL;
}

/* Characters up to the end of the line: bytes that do not continue one. */
static int width_of(const char *line) {
  int width = 0;
  for (; *line != '\0' && *line != '\n'; line++)
    width += ((unsigned char)*line & 0xc0) != 0x80;
  return width;
}

static const char *line_after(const char *line) {
  const char *end = strchr(line, '\n');
  return end != NULL ? end + 1 : line + strlen(line);
}

static int widest(const char *text) {
  int most = 0;
  for (; *text != '\0'; text = line_after(text))
    if (width_of(text) > most)
      most = width_of(text);
  return most;
}

static void put_line(FILE *out, const char *line) {
  fwrite(line, 1, strcspn(line, "\n"), out);
}

static void put_beside(FILE *out, const char *left, const char *right) {
  int column = widest(left) + GAP;
  while (*left != '\0' || *right != '\0') {
    put_line(out, left);
    if (width_of(right) > 0)
      fprintf(out, "%*s", column - width_of(left), "");
    put_line(out, right);
    fputc('\n', out);
    left = line_after(left);
    right = line_after(right);
  }
}

/* Whether time runs down: the steps then stand below their heading. */
static bool is_down(const char *text) {
  return strncmp(line_after(text), "step\n", 5) == 0;
}

/* Both trees, no wider than `columns` each where they can be. */
static bool draw_pair(const char *const *names, const oracle_lanes *trees, int32_t ranks,
                      int columns, bool utf8, char **texts) {
  texts[0] = drawn(names[0], &trees[0], ranks, columns, utf8);
  texts[1] = texts[0] == NULL ? NULL : drawn(names[1], &trees[1], ranks, columns, utf8);
  if (texts[1] == NULL)
    free(texts[0]);
  return texts[1] != NULL;
}

static void free_pair(char **texts) {
  free(texts[0]);
  free(texts[1]);
}

bool oracle_beside(FILE *out, const char *const *names, const oracle_lanes *trees, int32_t ranks,
                   int columns, bool utf8) {
  char *texts[2];
  if (!draw_pair(names, trees, ranks, (columns - GAP) / 2, utf8, texts))
    return false;
  if (is_down(texts[0]) != is_down(texts[1])) {
    free_pair(texts);
    if (!draw_pair(names, trees, ranks, ORACLE_DOWN, utf8, texts))
      return false;
  }
  if (widest(texts[0]) + GAP + widest(texts[1]) <= columns) {
    put_beside(out, texts[0], texts[1]);
    free_pair(texts);
    return true;
  }
  free_pair(texts);
  if (!draw_pair(names, trees, ranks, columns, utf8, texts))
    return false;
  fprintf(out, "%s\n%s", texts[0], texts[1]);
  free_pair(texts);
  return true;
}
