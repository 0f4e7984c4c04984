/* The reader cuts each line into words. It looks a label up among the labels of the rank at hand. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/read/goal_program.h"
#include "ref/oracle/read/words.h"
#include "ref/oracle/shared/number.h"

#include <stdlib.h>
#include <string.h>

enum { SNIFFED = 4096 };

typedef struct parsing {
  oracle_goal_file *goal;
  oracle_words w;
  int32_t rank;  /* -1: outside */
  int64_t first; /* the rank's first act */
  bool comment;  /* within one of several lines */
} parsing;

bool oracle_is_goal_file(oracle_source *source) {
  char text[SNIFFED + 1];
  oracle_source_begin(source, text, SNIFFED);
  const char *at = text;
  for (;;) {
    at += strspn(at, " \t\r\n");
    const char *end = strncmp(at, "/*", 2) == 0 ? strstr(at, "*/") : NULL;
    if (end != NULL)
      at = end + 2;
    else if (at[0] == '#' || strncmp(at, "//", 2) == 0)
      at += strcspn(at, "\n");
    else
      break;
  }
  return strncmp(at, "num_ranks", 9) == 0 && strchr(" \t", at[9]) != NULL && at[9] != '\0';
}

/* "8b to 1 tag 0 cpu 0 nic 0" behind the operation. */
static bool take_message(parsing *p, oracle_goal_act *act) {
  const bool sends = act->kind == ORACLE_GOAL_SEND;
  const size_t length = p->w.count > 2 ? strlen(p->w.words[2]) : 0;
  if (length < 2 || p->w.words[2][length - 1] != 'b' ||
      !oracle_integer(p->w.words[2], length - 1, 0, INT64_MAX, &act->bytes))
    return oracle_words_expected(&p->w, "bytes like 8b", 2);
  if (!oracle_words_is(&p->w, 3, sends ? "to" : "from"))
    return oracle_words_expected(&p->w, sends ? "to" : "from", 3);
  const int64_t least = sends ? 0 : ORACLE_GOAL_ANY;
  if (!oracle_words_number(&p->w, 4, least, INT32_MAX, "a rank", &act->peer))
    return false;
  for (int word = 5; word < p->w.count; word += 2) {
    int32_t value = 0;
    if (!oracle_words_is(&p->w, word, "tag") && !oracle_words_is(&p->w, word, "cpu") &&
        !oracle_words_is(&p->w, word, "nic"))
      return oracle_words_expected(&p->w, "tag, cpu or nic", word);
    const bool tag = oracle_words_is(&p->w, word, "tag");
    if (!oracle_words_number(&p->w, word + 1, tag ? least : 0, INT32_MAX, "a number", &value))
      return false;
    act->tag = tag ? value : act->tag;
  }
  return true;
}

/* The act of that label, -1 if there is none. Most programs call their k-th act by a letter and k. */
static int64_t find(const parsing *p, const char *label) {
  int64_t number = 0;
  if (label[0] != '\0' && oracle_integer(label + 1, strlen(label + 1), 1, INT32_MAX, &number)) {
    const int64_t likely = p->first + number - 1;
    if (likely < p->goal->count && strcmp(p->goal->acts[likely].label, label) == 0)
      return likely;
  }
  for (int64_t k = p->goal->count - 1; k >= p->first; k--)
    if (strcmp(p->goal->acts[k].label, label) == 0)
      return k;
  return -1;
}

static bool take_act(parsing *p) {
  oracle_goal_act act = {p->rank, ORACLE_GOAL_CALC, 0, 0, p->w.line, "", 0};
  const size_t length = strlen(p->w.words[0]) - 1;
  if (length == 0 || length >= sizeof act.label)
    return oracle_words_expected(&p->w, "a label of at most 23 characters", 0);
  memcpy(act.label, p->w.words[0], length);
  if (oracle_words_is(&p->w, 1, "send") || oracle_words_is(&p->w, 1, "recv")) {
    act.kind = oracle_words_is(&p->w, 1, "send") ? ORACLE_GOAL_SEND : ORACLE_GOAL_RECV;
    if (!take_message(p, &act))
      return false;
  } else if (!oracle_words_is(&p->w, 1, "calc")) {
    return oracle_words_expected(&p->w, "send, recv or calc", 1);
  }
  return oracle_goal_add_act(p->goal, act) ||
         oracle_words_fail(&p->w, "no memory for more than %lld lines", (long long)p->goal->count);
}

static bool take_edge(parsing *p) {
  const oracle_goal_edge edge = {find(p, p->w.words[2]), find(p, p->w.words[0]),
                                 oracle_words_is(&p->w, 1, "irequires")};
  if (edge.after < 0 || edge.before < 0)
    return oracle_words_expected(&p->w, "a label of this rank, above", edge.after < 0 ? 0 : 2);
  return oracle_goal_add_edge(p->goal, edge) ||
         oracle_words_fail(&p->w, "no memory for more than %lld lines",
                           (long long)p->goal->edge_count);
}

static int by_label(const void *left, const void *right) {
  const oracle_goal_act *const *a = left;
  const oracle_goal_act *const *b = right;
  const int order = strcmp((*a)->label, (*b)->label);
  return order != 0 ? order : ((*a)->line > (*b)->line) - ((*a)->line < (*b)->line);
}

/* The rank's labels are different. */
static bool end_rank(parsing *p) {
  const int64_t count = p->goal->count - p->first;
  const oracle_goal_act **acts = malloc(((size_t)count + 1) * sizeof *acts);
  bool good = acts != NULL || oracle_words_fail(&p->w, "no memory for a rank's labels");
  for (int64_t k = 0; good && k < count; k++)
    acts[k] = &p->goal->acts[p->first + k];
  if (good && count > 0)
    qsort(acts, (size_t)count, sizeof *acts, by_label);
  for (int64_t k = 1; good && k < count; k++)
    if (strcmp(acts[k - 1]->label, acts[k]->label) == 0) {
      p->w.line = acts[k]->line;
      good = oracle_words_fail(&p->w, "expected a label of its own, got '%s'",
                               oracle_quote(acts[k]->label, strlen(acts[k]->label)).text);
    }
  free(acts);
  p->rank = -1;
  return good;
}

static bool take_rank(parsing *p) {
  if (!oracle_words_number(&p->w, 1, 0, p->goal->ranks - 1, "a rank below num_ranks", &p->rank))
    return false;
  if (!oracle_words_is(&p->w, 2, "{") || p->w.count != 3)
    return oracle_words_expected(&p->w, "'{'", 2);
  p->first = p->goal->count;
  return true;
}

/* Blanks in place of comments; one of C's may begin in a line and end in another. */
static void blank_comments(parsing *p, char *line) {
  if (!p->comment && line[strspn(line, " \t")] == '#')
    line[0] = '\0';
  for (char *at = line; *at != '\0'; at++) {
    if (!p->comment && strncmp(at, "//", 2) == 0) {
      *at = '\0';
      return;
    }
    const bool mark = strncmp(at, p->comment ? "*/" : "/*", 2) == 0;
    p->comment = p->comment != mark;
    if (mark || p->comment)
      *at = ' ';
    if (mark)
      *++at = ' ';
  }
}

static bool take_line(parsing *p, char *line) {
  blank_comments(p, line);
  oracle_words_cut(&p->w, line);
  if (p->w.count == 0)
    return true;
  if (p->goal->ranks == 0)
    return oracle_words_is(&p->w, 0, "num_ranks")
               ? oracle_words_number(&p->w, 1, 1, INT32_MAX, "a number of ranks", &p->goal->ranks)
               : oracle_words_expected(&p->w, "num_ranks", 0);
  if (p->rank < 0)
    return oracle_words_is(&p->w, 0, "rank") ? take_rank(p)
                                             : oracle_words_expected(&p->w, "rank", 0);
  if (oracle_words_is(&p->w, 0, "}"))
    return end_rank(p);
  if (p->w.words[0][strlen(p->w.words[0]) - 1] == ':')
    return take_act(p);
  if (p->w.count == 3 &&
      (oracle_words_is(&p->w, 1, "requires") || oracle_words_is(&p->w, 1, "irequires")))
    return take_edge(p);
  return oracle_words_expected(&p->w, "label: .., label requires label, or '}'", 0);
}

bool oracle_goal_read(oracle_source *source, oracle_goal_file *goal, oracle_fault *fault) {
  parsing p = {
      .goal = goal, .w = {.name = oracle_rows_name(source->file), .fault = fault}, .rank = -1};
  char *line = NULL;
  size_t room = 0;
  bool good = true;
  *goal = (oracle_goal_file){.ranks = 0};
  while (good && getline(&line, &room, source->in) > 0)
    good = take_line(&p, line);
  free(line);
  if (good && p.comment)
    return oracle_words_fail(&p.w, "expected the end of a comment, got the end");
  return good && p.rank >= 0 ? oracle_words_fail(&p.w, "expected '}', got the end") : good;
}

void oracle_goal_free(oracle_goal_file *goal) {
  free(goal->acts);
  free(goal->edges);
}
