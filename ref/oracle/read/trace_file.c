/* Both are read word by word. A Paje trace says first which number an event has, and which fields. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/read/trace_file.h"
#include "ref/oracle/read/goal_program.h"
#include "ref/oracle/read/words.h"
#include "ref/oracle/shared/number.h"

#include <stdlib.h>
#include <string.h>

enum { SNIFFED = 4096, EVENTS = 64 };

/* The events that matter, and where their key stands. */
typedef struct event {
  int32_t kind; /* an oracle_goal_kind; ORACLE_GOAL_CALC: none that matters */
  int32_t fields;
  int32_t key;
} event;

typedef struct tracing {
  oracle_programs programs;
  oracle_words w;
  event events[EVENTS];
  int defined; /* the event that is being defined, -1: none */
} tracing;

/* What begins behind comments. */
static const char *begin_of(oracle_source *source, char text[SNIFFED + 1]) {
  oracle_source_begin(source, text, SNIFFED);
  const char *at = text;
  while (*at == '#' && strchr(at, '\n') != NULL)
    at = strchr(at, '\n') + 1;
  return at;
}

static bool is_paje(const char *text) {
  return strncmp(text, "%EventDef", 9) == 0;
}

bool oracle_is_trace_file(oracle_source *source) {
  char text[SNIFFED + 1];
  const char *at = begin_of(source, text);
  const size_t digits = strspn(at, "0123456789");
  const char *word = at + digits;
  return is_paje(at) || (digits > 0 && *word == ' ' && word[1] >= 'a' && word[1] <= 'z');
}

static bool no_memory(tracing *t) {
  return oracle_words_fail(&t->w, "no memory for more than %lld messages",
                           (long long)t->programs.goal.count);
}

static oracle_goal_act act_of(const tracing *t, const char *label, int32_t rank, int32_t kind,
                              int32_t peer, int32_t tag) {
  oracle_goal_act act = {rank, kind, peer, tag, t->w.line, "", 0};
  snprintf(act.label, sizeof act.label, "%s", label);
  return act;
}

static bool is_one_of(const tracing *t, int word, const char *const *texts) {
  while (*texts != NULL && !oracle_words_is(&t->w, word, *texts))
    texts++;
  return *texts != NULL;
}

/* Definitions: "%EventDef PajeStartLink 15", then "% Time date" for each field. */
static bool define(tracing *t) {
  int64_t number_of = 0;
  if (oracle_words_is(&t->w, 0, "%EventDef")) {
    if (t->w.count != 3 ||
        !oracle_integer(t->w.words[2], strlen(t->w.words[2]), 0, EVENTS - 1, &number_of))
      return oracle_words_fail(&t->w, "expected %%EventDef NAME NUMBER, the number below %d",
                               EVENTS);
    t->defined = (int)number_of;
    t->events[t->defined] = (event){oracle_words_is(&t->w, 1, "PajeStartLink") ? ORACLE_GOAL_SEND
                                    : oracle_words_is(&t->w, 1, "PajeEndLink") ? ORACLE_GOAL_RECV
                                                                               : ORACLE_GOAL_CALC,
                                    0, -1};
  } else if (oracle_words_is(&t->w, 0, "%EndEventDef")) {
    t->defined = -1;
  } else if (t->defined >= 0) {
    event *e = &t->events[t->defined];
    e->fields++;
    e->key = oracle_words_is(&t->w, 1, "Key") ? e->fields : e->key;
  }
  return true;
}

/* Ranks are as many as are named. */
static void know_rank(tracing *t, int32_t rank) {
  oracle_goal_file *goal = &t->programs.goal;
  goal->ranks = rank >= goal->ranks ? rank + 1 : goal->ranks;
}

/* "4_5_-556_3": from rank 4, to rank 5, counted from 1; the tag; which message. */
static bool take_key(tracing *t, const char *key, int32_t kind) {
  int64_t parts[4];
  const char *at = key;
  for (int k = 0; k < 4; k++) {
    const size_t length = strcspn(at, "_");
    if (!oracle_integer(at, length, k == 2 ? INT32_MIN : 1, INT32_MAX, &parts[k]) ||
        (k < 3) != (at[length] == '_'))
      return oracle_words_fail(&t->w, "expected a message FROM_TO_TAG_NUMBER, got '%s'",
                               oracle_quote(key, strlen(key)).text);
    at += length + 1;
  }
  const int32_t src = (int32_t)(parts[0] - 1), dst = (int32_t)(parts[1] - 1);
  const oracle_goal_act act = kind == ORACLE_GOAL_SEND
                                  ? act_of(t, "send", src, kind, dst, (int32_t)parts[2])
                                  : act_of(t, "receive", dst, kind, src, (int32_t)parts[2]);
  know_rank(t, src);
  know_rank(t, dst);
  return oracle_goal_add_act(&t->programs.goal, act) || no_memory(t);
}

static bool take_event(tracing *t) {
  int64_t which = 0;
  if (t->w.words[0][0] == '%')
    return define(t);
  if (!oracle_integer(t->w.words[0], strlen(t->w.words[0]), 0, EVENTS - 1, &which))
    return oracle_words_fail(&t->w, "expected the number of an event, got '%s'",
                             oracle_quote(t->w.words[0], strlen(t->w.words[0])).text);
  const event *e = &t->events[which];
  if (e->kind == ORACLE_GOAL_CALC)
    return true;
  if (e->key < 0 || e->key >= t->w.count)
    return oracle_words_fail(&t->w, "expected a message with a key");
  return take_key(t, t->w.words[e->key], e->kind);
}

/* "0 send 1 0 32 6": the rank, what it does, the other rank, the tag, elements, their type. */
static bool take_call(tracing *t) {
  static const char *const silent[] = {"init",     "finalize", "comm_size", "comm_split",
                                       "comm_dup", "location", NULL};
  static const char *const messages[] = {"send", "isend", "recv", "irecv", NULL};
  static const char *const waits[] = {"wait", "waitall", "waitAll", NULL};
  int32_t rank = 0, peer = 0, tag = 0;
  if (!oracle_words_number(&t->w, 0, 0, INT32_MAX - 1, "a rank", &rank))
    return false;
  know_rank(t, rank);
  if (t->w.count < 2 || is_one_of(t, 1, silent))
    return t->w.count >= 2 ||
           oracle_words_fail(&t->w, "expected what the rank does, got the line's end");
  if (oracle_words_is(&t->w, 1, "compute") || is_one_of(t, 1, waits))
    return oracle_programs_add(&t->programs, act_of(t, t->w.words[1], rank, ORACLE_GOAL_CALC, 0, 0),
                               oracle_words_is(&t->w, 1, "compute") ? ORACLE_BLOCKS
                                                                    : ORACLE_WAITS) ||
           no_memory(t);
  if (!is_one_of(t, 1, messages))
    return oracle_words_fail(
        &t->w, "'%s' is a call: a time-independent trace does not hold the messages inside it",
        oracle_quote(t->w.words[1], strlen(t->w.words[1])).text);
  const char *word = t->w.words[1];
  const bool posts = word[0] == 'i';
  const int32_t kind = strcmp(word + posts, "send") == 0 ? ORACLE_GOAL_SEND : ORACLE_GOAL_RECV;
  if (!oracle_words_number(&t->w, 2, 0, INT32_MAX - 1, "a rank", &peer) ||
      !oracle_words_number(&t->w, 3, INT32_MIN, INT32_MAX - 1, "a tag", &tag))
    return false;
  know_rank(t, peer);
  return oracle_programs_add(&t->programs, act_of(t, word, rank, kind, peer, tag),
                             posts ? ORACLE_POSTS : ORACLE_BLOCKS) ||
         no_memory(t);
}

static bool take_line(tracing *t, char *line, bool paje) {
  oracle_words_cut(&t->w, line);
  if (t->w.count == 0 || t->w.words[0][0] == '#')
    return true;
  return paje ? take_event(t) : take_call(t);
}

bool oracle_trace_read(oracle_source *source, oracle_goal_file *goal, bool *timed,
                       oracle_fault *fault) {
  tracing t = {.w = {.name = oracle_rows_name(source->file), .fault = fault}, .defined = -1};
  char text[SNIFFED + 1];
  char *line = NULL;
  size_t room = 0;
  bool good = true;
  for (int k = 0; k < EVENTS; k++)
    t.events[k] = (event){ORACLE_GOAL_CALC, 0, -1};
  *timed = is_paje(begin_of(source, text));
  while (good && getline(&line, &room, source->in) > 0)
    good = take_line(&t, line, *timed);
  free(line);
  oracle_programs_free(&t.programs);
  *goal = t.programs.goal;
  if (good && goal->count == 0)
    return oracle_words_fail(&t.w, "expected messages, got none");
  return good;
}
