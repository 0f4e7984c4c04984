/* Folders and JSON by jansson, lines by hand. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/read/tree_growing.h"
#include "ref/oracle/shared/number.h"

#include <dirent.h>
#include <errno.h>
#include <jansson.h>
#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { SNIFFED = 4096 };

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

int oracle_growing_fail(oracle_growing *g, int status, const char *format, ...) {
  va_list values;
  va_start(values, format);
  vsnprintf(g->fault->text, sizeof g->fault->text, format, values);
  va_end(values);
  return status;
}

int oracle_growing_no_memory(oracle_growing *g) {
  return oracle_growing_fail(g, ORACLE_BAD, "no memory for a tree");
}

static bool make_room(oracle_tree_file *tree, int32_t ranks) {
  tree->ranks = ranks;
  tree->root = ORACLE_NOBODY;
  tree->parents = malloc((size_t)ranks * sizeof *tree->parents);
  tree->begin = calloc((size_t)ranks + 1, sizeof *tree->begin);
  for (int32_t r = 0; tree->parents != NULL && r < ranks; r++)
    tree->parents[r] = ORACLE_PARENT_UNKNOWN;
  return tree->parents != NULL && tree->begin != NULL;
}

/* One more pair. */
static bool add_pair(int32_t (**pairs)[2], int64_t *count, int32_t first, int32_t second) {
  if ((*count & (*count - 1)) == 0) {
    const size_t room = *count > 0 ? 2 * (size_t)*count : 1;
    int32_t(*grown)[2] = realloc(*pairs, room * sizeof *grown);
    if (grown == NULL)
      return false;
    *pairs = grown;
  }
  (*pairs)[*count][0] = first;
  (*pairs)[(*count)++][1] = second;
  return true;
}

static bool list_child(oracle_growing *g, int32_t parent, int32_t child) {
  return add_pair(&g->listed, &g->count, parent, child);
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
static int take_object(oracle_growing *g, const char *name, const json_t *object) {
  oracle_tree_file *tree = g->tree;
  const char *in = oracle_name(name).text;
  int32_t ranks = 0, rank = 0, parent = 0;
  if (!int_of(object, "nranks", 1, INT32_MAX, &ranks))
    return oracle_growing_fail(g, ORACLE_BAD, "%s: nranks: expected an integer 1 .. 2147483647",
                               in);
  if (tree->ranks != 0 && tree->ranks != ranks)
    return oracle_growing_fail(g, ORACLE_BAD, "%s: nranks: expected %d, as before, got %d", in,
                               tree->ranks, ranks);
  tree->ranks = ranks;
  if (!int_of(object, "rank", 0, ranks - 1, &rank))
    return oracle_growing_fail(g, ORACLE_BAD, "%s: rank: expected an integer 0 .. %d", in,
                               ranks - 1);
  if (!int_of(object, "parent", -1, ranks - 1, &parent))
    return oracle_growing_fail(g, ORACLE_BAD, "%s: parent: expected an integer -1 .. %d", in,
                               ranks - 1);
  if (!add_pair(&g->told, &g->told_count, rank, parent))
    return oracle_growing_no_memory(g);
  const json_t *children = json_object_get(object, "children");
  if (!json_is_array(children))
    return oracle_growing_fail(g, ORACLE_BAD, "%s: children: expected an array of ranks", in);
  g->lists = true;
  for (size_t k = 0; k < json_array_size(children); k++) {
    const json_t *child = json_array_get(children, k);
    if (!json_is_integer(child) || json_integer_value(child) < 0 ||
        json_integer_value(child) >= ranks)
      return oracle_growing_fail(g, ORACLE_BAD, "%s: children: expected integers 0 .. %d", in,
                                 ranks - 1);
    if (!list_child(g, rank, (int32_t)json_integer_value(child)))
      return oracle_growing_no_memory(g);
  }
  return ORACLE_YES;
}

/* The parents of all ranks, when all objects are read. */
static int settle(oracle_growing *g, const char *name) {
  oracle_tree_file *tree = g->tree;
  const int64_t count = g->told_count;
  if (count < tree->ranks) {
    uint8_t *seen = calloc((size_t)count + 1, 1);
    int32_t missing = 0;
    if (seen == NULL)
      return oracle_growing_no_memory(g);
    for (int64_t k = 0; k < count; k++)
      if (g->told[k][0] <= count)
        seen[g->told[k][0]] = 1;
    while (seen[missing])
      missing++;
    free(seen);
    return oracle_growing_fail(g, ORACLE_NO, "rank %d is not there", missing);
  }
  if (!make_room(tree, tree->ranks))
    return oracle_growing_no_memory(g);
  for (int64_t k = 0; k < count; k++) {
    int32_t *parent = &tree->parents[g->told[k][0]];
    if (*parent != ORACLE_PARENT_UNKNOWN)
      return oracle_growing_fail(g, ORACLE_BAD, "%s: rank: expected each rank once, got %d again",
                                 oracle_name(name).text, g->told[k][0]);
    *parent = g->told[k][1];
  }
  return ORACLE_YES;
}

/* All objects of a text. */
static int take_objects(oracle_growing *g, const char *name, FILE *in) {
  int status = ORACLE_YES;
  int64_t objects = 0;
  for (int c = 0; status == ORACLE_YES && (c = getc(in)) != EOF;) {
    json_error_t error;
    if (strchr(" \t\r\n", c) != NULL)
      continue;
    ungetc(c, in);
    json_t *object = json_loadf(in, JSON_DISABLE_EOF_CHECK | JSON_REJECT_DUPLICATES, &error);
    objects++;
    status = object == NULL
                 ? oracle_growing_fail(g, ORACLE_BAD, "%s: object %lld, line %d: expected JSON: %s",
                                       oracle_name(name).text, (long long)objects, error.line,
                                       oracle_quote(error.text, strlen(error.text)).text)
                 : take_object(g, name, object);
    json_decref(object);
  }
  return status;
}

static int take_folder(oracle_growing *g, const char *folder) {
  DIR *list = opendir(folder);
  int status = list == NULL ? oracle_growing_fail(g, ORACLE_BAD, "%s: %s", oracle_name(folder).text,
                                                  strerror(errno))
                            : ORACLE_YES;
  for (const struct dirent *one; status == ORACLE_YES && (one = readdir(list)) != NULL;) {
    char path[PATH_MAX];
    const size_t length = strlen(one->d_name);
    if (length < 5 || strcmp(one->d_name + length - 5, ".json") != 0)
      continue;
    snprintf(path, sizeof path, "%s/%s", folder, one->d_name);
    FILE *in = fopen(path, "r");
    if (in == NULL) {
      status =
          oracle_growing_fail(g, ORACLE_BAD, "%s: %s", oracle_name(path).text, strerror(errno));
      break;
    }
    status = take_objects(g, path, in);
    fclose(in);
  }
  if (list != NULL)
    closedir(list);
  if (status == ORACLE_YES && g->tree->ranks == 0)
    return oracle_growing_fail(g, ORACLE_BAD, "%s: expected a tree's *.json in the folder",
                               oracle_name(folder).text);
  return status;
}

/* Where the numbers of ranks are not known before the end: pairs first. */
static int take_lines(oracle_growing *g, const char *name, FILE *in) {
  char *line = NULL;
  size_t room = 0;
  int64_t number = 0;
  int32_t last = ORACLE_NOBODY;
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
      status = oracle_growing_fail(g, ORACLE_BAD, "%s:%lld: expected rank,parent, got '%s'",
                                   oracle_name(name).text, (long long)number,
                                   oracle_quote(line, (size_t)length).text);
    } else {
      last = (int32_t)(rank > last ? rank : last);
      if (!list_child(g, (int32_t)parent, (int32_t)rank))
        status = oracle_growing_no_memory(g);
    }
  }
  free(line);
  if (status != ORACLE_YES)
    return status;
  if (last < 0 || last >= g->count)
    return oracle_growing_fail(g, ORACLE_BAD,
                               "%s: expected each rank once, got %lld lines and rank %d",
                               oracle_name(name).text, (long long)g->count, last);
  if (!make_room(g->tree, last + 1))
    return oracle_growing_no_memory(g);
  for (int64_t k = 0; k < g->count; k++) {
    int32_t *parent = &g->tree->parents[g->listed[k][1]];
    if (*parent != ORACLE_PARENT_UNKNOWN)
      return oracle_growing_fail(g, ORACLE_BAD, "%s: expected each rank once, got %d again",
                                 oracle_name(name).text, g->listed[k][1]);
    *parent = g->listed[k][0];
  }
  return ORACLE_YES;
}

int oracle_tree_read(oracle_source *source, oracle_tree_file *tree, oracle_fault *fault) {
  *tree = (oracle_tree_file){0, ORACLE_NOBODY, 0, 0, NULL, NULL, NULL};
  oracle_growing g = {.tree = tree, .fault = fault};
  const char *name = oracle_rows_name(source->file);
  char first[2];
  int status = ORACLE_YES;
  if (is_folder(source->file)) {
    status = take_folder(&g, source->file);
    if (status == ORACLE_YES)
      status = settle(&g, name);
  } else {
    oracle_source_begin(source, first, 1);
    const bool objects = first[0] == '{' || strchr(" \t\r\n", first[0]) != NULL;
    status = objects ? take_objects(&g, name, source->in) : take_lines(&g, name, source->in);
    if (status == ORACLE_YES && objects)
      status = settle(&g, name);
  }
  if (status == ORACLE_YES)
    status = oracle_growing_shape(&g);
  free(g.listed);
  free(g.told);
  return status;
}

void oracle_tree_free(oracle_tree_file *tree) {
  free(tree->parents);
  free(tree->edges);
  free(tree->begin);
}
