/* Folders and JSON by jansson, lines by hand; then one walk from the root. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/read/tree_file.h"
#include "ref/oracle/read/rows_add.h"
#include "ref/oracle/shared/number.h"

#include <dirent.h>
#include <errno.h>
#include <jansson.h>
#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { SNIFFED = 4096, UNKNOWN = -2, NOBODY = -1 };

/* What is known while a tree is read: each child and who lists it, in the order of the text. */
typedef struct growing {
  oracle_tree_file *tree;
  oracle_fault *fault;
  int32_t (*listed)[2]; /* parent, child */
  int64_t count;
  bool lists; /* children are listed, not only parents */
} growing;

static bool is_folder(const char *file) {
  struct stat about;
  return strcmp(file, "-") != 0 && stat(file, &about) == 0 && S_ISDIR(about.st_mode);
}

static bool begins_with(const char *text, const char *word) {
  return strncmp(text, word, strlen(word)) == 0;
}

bool oracle_is_tree_file(oracle_source *source) {
  char text[SNIFFED + 1];
  if (is_folder(source->file))
    return true;
  oracle_source_begin(source, text, SNIFFED);
  const char *at = text;
  while (*at == '#' && strchr(at, '\n') != NULL)
    at = strchr(at, '\n') + 1;
  if (begins_with(at, "rank,parent"))
    return at[11] == '\n' || at[11] == '\r' || at[11] == '\0';
  at += strspn(at, " \t\r\n");
  const char *parent = strstr(at, "\"parent\""), *transfers = strstr(at, "\"transfers\"");
  return *at == '{' && parent != NULL && (transfers == NULL || parent < transfers);
}

__attribute__((format(printf, 3, 4))) static int fail(growing *g, int status, const char *format,
                                                      ...) {
  va_list values;
  va_start(values, format);
  vsnprintf(g->fault->text, sizeof g->fault->text, format, values);
  va_end(values);
  return status;
}

static int no_memory(growing *g) {
  return fail(g, ORACLE_BAD, "no memory for a tree");
}

static bool make_room(oracle_tree_file *tree, int32_t ranks) {
  tree->ranks = ranks;
  tree->root = NOBODY;
  tree->parents = malloc((size_t)ranks * sizeof *tree->parents);
  tree->begin = calloc((size_t)ranks + 1, sizeof *tree->begin);
  for (int32_t r = 0; tree->parents != NULL && r < ranks; r++)
    tree->parents[r] = UNKNOWN;
  return tree->parents != NULL && tree->begin != NULL;
}

static bool list_child(growing *g, int32_t parent, int32_t child) {
  if ((g->count & (g->count - 1)) == 0) {
    const size_t room = g->count > 0 ? 2 * (size_t)g->count : 1;
    int32_t(*grown)[2] = realloc(g->listed, room * sizeof *grown);
    if (grown == NULL)
      return false;
    g->listed = grown;
  }
  g->listed[g->count][0] = parent;
  g->listed[g->count++][1] = child;
  return true;
}

static bool int_of(const json_t *object, const char *key, int64_t least, int64_t most,
                   int32_t *into) {
  const json_t *value = json_object_get(object, key);
  if (!json_is_integer(value) || json_integer_value(value) < least ||
      json_integer_value(value) > most)
    return false;
  *into = (int32_t)json_integer_value(value);
  return true;
}

/* One rank's object; `name`: of the file it is in. */
static int take_object(growing *g, const char *name, const json_t *object) {
  oracle_tree_file *tree = g->tree;
  const char *in = oracle_name(name).text;
  int32_t ranks = 0, rank = 0, parent = 0;
  if (!int_of(object, "nranks", 1, INT32_MAX, &ranks))
    return fail(g, ORACLE_BAD, "%s: nranks: expected an integer 1 .. 2147483647", in);
  if (tree->ranks != 0 && tree->ranks != ranks)
    return fail(g, ORACLE_BAD, "%s: nranks: expected %d, as before, got %d", in, tree->ranks,
                ranks);
  if (tree->ranks == 0 && !make_room(tree, ranks))
    return no_memory(g);
  if (!int_of(object, "rank", 0, ranks - 1, &rank))
    return fail(g, ORACLE_BAD, "%s: rank: expected an integer 0 .. %d", in, ranks - 1);
  if (!int_of(object, "parent", -1, ranks - 1, &parent))
    return fail(g, ORACLE_BAD, "%s: parent: expected an integer -1 .. %d", in, ranks - 1);
  if (tree->parents[rank] != UNKNOWN)
    return fail(g, ORACLE_BAD, "%s: rank: expected each rank once, got %d again", in, rank);
  tree->parents[rank] = parent;
  const json_t *children = json_object_get(object, "children");
  if (!json_is_array(children))
    return fail(g, ORACLE_BAD, "%s: children: expected an array of ranks", in);
  g->lists = true;
  for (size_t k = 0; k < json_array_size(children); k++) {
    const json_t *child = json_array_get(children, k);
    if (!json_is_integer(child) || json_integer_value(child) < 0 ||
        json_integer_value(child) >= ranks)
      return fail(g, ORACLE_BAD, "%s: children: expected integers 0 .. %d", in, ranks - 1);
    if (!list_child(g, rank, (int32_t)json_integer_value(child)))
      return no_memory(g);
  }
  return ORACLE_YES;
}

/* All objects of a text. */
static int take_objects(growing *g, const char *name, FILE *in) {
  int status = ORACLE_YES;
  int64_t objects = 0;
  for (int c = 0; status == ORACLE_YES && (c = getc(in)) != EOF;) {
    json_error_t error;
    if (strchr(" \t\r\n", c) != NULL)
      continue;
    ungetc(c, in);
    json_t *object = json_loadf(in, JSON_DISABLE_EOF_CHECK | JSON_REJECT_DUPLICATES, &error);
    objects++;
    status = object == NULL ? fail(g, ORACLE_BAD, "%s: object %lld, line %d: expected JSON: %s",
                                   oracle_name(name).text, (long long)objects, error.line,
                                   oracle_quote(error.text, strlen(error.text)).text)
                            : take_object(g, name, object);
    json_decref(object);
  }
  return status;
}

static int take_folder(growing *g, const char *folder) {
  DIR *list = opendir(folder);
  int status = list == NULL
                   ? fail(g, ORACLE_BAD, "%s: %s", oracle_name(folder).text, strerror(errno))
                   : ORACLE_YES;
  for (const struct dirent *one; status == ORACLE_YES && (one = readdir(list)) != NULL;) {
    char path[PATH_MAX];
    const size_t length = strlen(one->d_name);
    if (length < 5 || strcmp(one->d_name + length - 5, ".json") != 0)
      continue;
    snprintf(path, sizeof path, "%s/%s", folder, one->d_name);
    FILE *in = fopen(path, "r");
    if (in == NULL) {
      status = fail(g, ORACLE_BAD, "%s: %s", oracle_name(path).text, strerror(errno));
      break;
    }
    status = take_objects(g, path, in);
    fclose(in);
  }
  if (list != NULL)
    closedir(list);
  if (status == ORACLE_YES && g->tree->ranks == 0)
    return fail(g, ORACLE_BAD, "%s: expected a tree's *.json in the folder",
                oracle_name(folder).text);
  return status;
}

/* Where the numbers of ranks are not known before the end: pairs first. */
static int take_lines(growing *g, const char *name, FILE *in) {
  char *line = NULL;
  size_t room = 0;
  int64_t number = 0;
  int32_t last = NOBODY;
  int status = ORACLE_YES;
  bool header = false;
  for (ssize_t length; status == ORACLE_YES && (length = getline(&line, &room, in)) > 0;) {
    int64_t rank = 0, parent = 0;
    number++;
    while (length > 0 && strchr("\r\n", line[length - 1]) != NULL)
      line[--length] = '\0';
    if (length == 0 || line[0] == '#')
      continue;
    const char *comma = strchr(line, ',');
    if (!header) {
      header = true;
    } else if (comma == NULL ||
               !oracle_integer(line, (size_t)(comma - line), 0, INT32_MAX - 1, &rank) ||
               !oracle_integer(comma + 1, strlen(comma + 1), -1, INT32_MAX - 1, &parent)) {
      status =
          fail(g, ORACLE_BAD, "%s:%lld: expected rank,parent, got '%s'", oracle_name(name).text,
               (long long)number, oracle_quote(line, (size_t)length).text);
    } else {
      last = (int32_t)(rank > last ? rank : last);
      if (!list_child(g, (int32_t)parent, (int32_t)rank))
        status = no_memory(g);
    }
  }
  free(line);
  if (status != ORACLE_YES)
    return status;
  if (last < 0 || last >= g->count)
    return fail(g, ORACLE_BAD, "%s: expected each rank once, got %lld lines and rank %d",
                oracle_name(name).text, (long long)g->count, last);
  if (!make_room(g->tree, last + 1))
    return no_memory(g);
  for (int64_t k = 0; k < g->count; k++) {
    int32_t *parent = &g->tree->parents[g->listed[k][1]];
    if (*parent != UNKNOWN)
      return fail(g, ORACLE_BAD, "%s: expected each rank once, got %d again",
                  oracle_name(name).text, g->listed[k][1]);
    *parent = g->listed[k][0];
  }
  return ORACLE_YES;
}

/* Both ends of an edge agree; one rank has no parent. */
static int agree(growing *g) {
  oracle_tree_file *tree = g->tree;
  int64_t edges = 0;
  for (int32_t r = 0; r < tree->ranks; r++) {
    const int32_t parent = tree->parents[r];
    if (parent == UNKNOWN)
      return fail(g, ORACLE_NO, "rank %d is not there", r);
    if (parent >= tree->ranks)
      return fail(g, ORACLE_NO, "rank %d has parent %d, but the ranks are 0 .. %d", r, parent,
                  tree->ranks - 1);
    if (parent == NOBODY && tree->root != NOBODY)
      return fail(g, ORACLE_NO, "ranks %d and %d have no parent", tree->root, r);
    if (parent == NOBODY)
      tree->root = r;
    edges += parent != NOBODY;
  }
  if (tree->root == NOBODY)
    return fail(g, ORACLE_NO, "every rank has a parent");
  for (int64_t k = 0; k < g->count; k++)
    if (g->lists && tree->parents[g->listed[k][1]] != g->listed[k][0])
      return fail(g, ORACLE_NO, "rank %d has rank %d as a child, whose parent is rank %d",
                  g->listed[k][0], g->listed[k][1], tree->parents[g->listed[k][1]]);
  return g->lists && g->count > edges ? fail(g, ORACLE_NO, "a rank has a child twice") : ORACLE_YES;
}

/* The children of each rank, in the order of the text. */
static int hang(growing *g) {
  oracle_tree_file *tree = g->tree;
  int64_t *next = calloc((size_t)tree->ranks + 1, sizeof *next);
  uint8_t *seen = calloc((size_t)tree->ranks, 1);
  tree->edges = malloc((size_t)(g->count + 1) * sizeof *tree->edges);
  if (tree->edges == NULL || next == NULL || seen == NULL) {
    free(next);
    free(seen);
    return no_memory(g);
  }
  for (int64_t k = 0; k < g->count; k++)
    if (g->listed[k][0] != NOBODY)
      tree->begin[g->listed[k][0] + 1]++;
  for (int32_t r = 0; r < tree->ranks; r++) {
    const int64_t children = tree->begin[r + 1];
    tree->most = children > tree->most ? (int32_t)children : tree->most;
    tree->begin[r + 1] += tree->begin[r];
    next[r] = tree->begin[r];
  }
  for (int64_t k = 0; k < g->count; k++)
    if (g->listed[k][0] != NOBODY) {
      tree->edges[next[g->listed[k][0]]++] = g->listed[k][1];
      seen[g->listed[k][1]] = 1;
    }
  int32_t lost = 0;
  while (lost < tree->ranks && (seen[lost] || lost == tree->root))
    lost++;
  free(next);
  free(seen);
  return lost == tree->ranks
             ? ORACLE_YES
             : fail(g, ORACLE_NO, "rank %d has parent %d, which does not have it as a child", lost,
                    tree->parents[lost]);
}

/* The ranks from the root on, parents first; NULL if there is no memory. Stores how many are reached. */
static int32_t *walk(const oracle_tree_file *tree, int32_t *reached) {
  int32_t *order = malloc((size_t)tree->ranks * sizeof *order);
  int32_t count = 0;
  if (order != NULL)
    order[count++] = tree->root;
  for (int32_t k = 0; k < count; k++)
    for (int64_t e = tree->begin[order[k]]; e < tree->begin[order[k] + 1]; e++)
      order[count++] = tree->edges[e];
  *reached = count;
  return order;
}

static int measure(growing *g) {
  oracle_tree_file *tree = g->tree;
  int32_t reached = 0;
  int32_t *order = walk(tree, &reached);
  int32_t *depths = calloc((size_t)tree->ranks, sizeof *depths);
  int status = order == NULL || depths == NULL ? no_memory(g) : ORACLE_YES;
  for (int32_t k = 1; status == ORACLE_YES && k < reached; k++) {
    depths[order[k]] = depths[tree->parents[order[k]]] + 1;
    tree->depth = depths[order[k]] > tree->depth ? depths[order[k]] : tree->depth;
  }
  for (int32_t r = 0; status == ORACLE_YES && reached < tree->ranks && r < tree->ranks; r++)
    if (r != tree->root && depths[r] == 0)
      status = fail(g, ORACLE_NO, "rank %d is in a circle that the root does not reach", r);
  free(order);
  free(depths);
  return status;
}

int oracle_tree_read(oracle_source *source, oracle_tree_file *tree, oracle_fault *fault) {
  *tree = (oracle_tree_file){0, NOBODY, 0, 0, NULL, NULL, NULL};
  growing g = {.tree = tree, .fault = fault};
  const char *name = oracle_rows_name(source->file);
  char first[2];
  int status = ORACLE_YES;
  if (is_folder(source->file)) {
    status = take_folder(&g, source->file);
  } else {
    oracle_source_begin(source, first, 1);
    status = first[0] == '{' || strchr(" \t\r\n", first[0]) != NULL
                 ? take_objects(&g, name, source->in)
                 : take_lines(&g, name, source->in);
  }
  if (status == ORACLE_YES)
    status = agree(&g);
  if (status == ORACLE_YES)
    status = hang(&g);
  if (status == ORACLE_YES)
    status = measure(&g);
  free(g.listed);
  return status;
}

void oracle_tree_free(oracle_tree_file *tree) {
  free(tree->parents);
  free(tree->edges);
  free(tree->begin);
}

/* In which step a rank can send a block at the earliest, and when its port is free. */
static bool send_all(const oracle_tree_file *tree, int32_t blocks, const int32_t *order,
                     int64_t *arrived, oracle_rows *rows) {
  for (int32_t k = 0; k < tree->ranks; k++) {
    const int32_t from = order[k];
    int64_t free_from = 0;
    for (int32_t b = 0; b < blocks; b++)
      for (int64_t e = tree->begin[from]; e < tree->begin[from + 1]; e++) {
        const int32_t to = tree->edges[e];
        const int64_t held = from == tree->root ? 0 : arrived[(int64_t)from * blocks + b];
        const int64_t step = held > free_from ? held : free_from;
        const dodona_row send = {step, from, DODONA_SEND, to, b};
        const dodona_row receive = {step, to, DODONA_RECV, from, b};
        free_from = arrived[(int64_t)to * blocks + b] = step + 1;
        if (!oracle_rows_add_both(rows, send, receive, to + (int64_t)1))
          return false;
      }
  }
  return true;
}

bool oracle_tree_rows(const oracle_tree_file *tree, int32_t blocks, oracle_rows *rows) {
  int32_t reached = 0;
  int32_t *order = walk(tree, &reached);
  int64_t *arrived = calloc((size_t)tree->ranks * (size_t)blocks, sizeof *arrived);
  memset(rows, 0, sizeof *rows);
  const bool good = order != NULL && arrived != NULL &&
                    send_all(tree, blocks, order, arrived, rows) && oracle_rows_sort(rows);
  free(order);
  free(arrived);
  if (!good)
    oracle_rows_free(rows);
  return good;
}
