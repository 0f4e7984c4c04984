/* A step of a program has two halves, which receive and send. A half waits for those before it: until the step after theirs, if they store or
   receive; else it may pass in theirs. A message is a half of each of two steps, and so may be in a circle of messages that pass at once. What
   passes in a step is looked for among the messages that might pass by then if all ports were free; so a step takes the time of these. */
#include "ref/oracle/msccl/steps.h"

#include <stdlib.h>

enum { MOST_WAITED = 3, UNDONE = -1 };

typedef struct laying {
  const oracle_msccl *p;
  const int64_t *order;
  const char *name;
  oracle_fault *fault;
  int64_t *
      steps; /* of each half, 2 * step of the program, and one more for what it sends; UNDONE at first */
  uint8_t *
      candidate; /* of each message, by the step that sends it, and of each step without messages */
  int64_t *tried; /* of these, those that pass if all of them do */
  int64_t *first; /* messages, by the steps that send them: those with the most behind them first */
  int64_t *early; /* places in `first`, by the step before which none can pass */
  int64_t *active;  /* places in `first`, ascending: what has not passed, and might */
  int64_t *heights; /* of each step: how many messages follow it at least, one behind the other */
  int64_t *levels;  /* of each half: a step before which it cannot pass */
  int64_t *sent;    /* for each GPU: the step in which it sent last */
  int64_t *received;
} laying;

static bool sends(const laying *l, int64_t step) {
  return l->p->steps[step].to >= 0;
}

/* Whether a step is of no message. */
static bool is_local(const laying *l, int64_t step) {
  return l->p->steps[step].from < 0 && l->p->steps[step].to < 0;
}

/* The half of a step by which it is known whether it has passed: a message's by what sends it. */
static int64_t half_of(const laying *l, int64_t step) {
  return 2 * step + (is_local(l, step) ? 0 : 1);
}

/* The last half of a step. */
static int64_t last_of(const laying *l, int64_t step) {
  return 2 * step + (sends(l, step) ? 1 : 0);
}

/* What a half waits for. A step that only sends has no first half. */
static int waited_of(const laying *l, int64_t half, int64_t waited[MOST_WAITED]) {
  const int64_t step = half / 2;
  const oracle_msccl_step *s = &l->p->steps[step];
  int count = 0;
  if (half % 2 == 1 && s->from >= 0) {
    waited[count++] = half - 1;
    return count;
  }
  if (s->number > 0)
    waited[count++] = last_of(l, step - 1);
  if (s->needs >= 0)
    waited[count++] = last_of(l, s->needs);
  return count;
}

/* Whether what waits for the half must come in a later step. */
static bool is_strict(const laying *l, int64_t half) {
  return half % 2 == 0 && l->p->steps[half / 2].from >= 0;
}

/* Whether a half may pass in the step, if those messages pass that are candidates. */
static bool may_pass(const laying *l, int64_t half, int64_t step) {
  int64_t waited[MOST_WAITED];
  const int count = waited_of(l, half, waited);
  for (int k = 0; k < count; k++) {
    const int64_t at = l->steps[waited[k]];
    const bool good = at != UNDONE
                          ? at + is_strict(l, waited[k]) <= step
                          : waited[k] == half_of(l, waited[k] / 2) && l->candidate[waited[k] / 2];
    if (!good)
      return false;
  }
  return true;
}

/* What may pass if all of it does: of what is active, what may not is taken out, until nothing is left that may not. */
static void find_candidates(laying *l, int64_t count, int64_t step) {
  for (int64_t i = 0; i < count; i++)
    l->candidate[l->first[l->active[i]]] = 1;
  for (bool some = true; some;) {
    some = false;
    for (int64_t i = count - 1; i >= 0; i--) {
      const int64_t k = l->first[l->active[i]];
      if (l->candidate[k] && (!may_pass(l, half_of(l, k), step) ||
                              (sends(l, k) && !may_pass(l, 2 * l->p->steps[k].to, step)))) {
        l->candidate[k] = 0;
        some = true;
      }
    }
  }
}

static int32_t src_of(const laying *l, int64_t send) {
  return l->p->threads[l->p->steps[send].thread].gpu;
}

static int32_t dst_of(const laying *l, int64_t send) {
  return src_of(l, l->p->steps[send].to);
}

/* Lets what has a candidate's number pass, a message if its ports are free; adds it to what is tried. */
static bool take(laying *l, int64_t k, int64_t step, int64_t *count) {
  if (sends(l, k)) {
    if (l->sent[src_of(l, k)] == step || l->received[dst_of(l, k)] == step)
      return false;
    l->sent[src_of(l, k)] = l->received[dst_of(l, k)] = step;
    l->steps[2 * l->p->steps[k].to] = step;
  }
  l->steps[half_of(l, k)] = step;
  l->tried[(*count)++] = k;
  return true;
}

static void put_back(laying *l, int64_t k) {
  if (sends(l, k)) {
    l->sent[src_of(l, k)] = l->received[dst_of(l, k)] = UNDONE;
    l->steps[2 * l->p->steps[k].to] = UNDONE;
  }
  l->steps[half_of(l, k)] = UNDONE;
}

/* Lets a candidate pass, and those that must pass at once; none if the ports do not suffice. */
static void pass(laying *l, int64_t candidate, int64_t step) {
  int64_t count = 0;
  bool good = take(l, candidate, step, &count);
  for (int64_t i = 0; good && i < count; i++) {
    const int64_t k = l->tried[i];
    const int64_t halves[] = {half_of(l, k), sends(l, k) ? 2 * l->p->steps[k].to : -1};
    for (int h = 0; h < 2 && halves[h] >= 0; h++) {
      int64_t waited[MOST_WAITED];
      const int n = waited_of(l, halves[h], waited);
      for (int w = 0; good && w < n; w++)
        if (l->steps[waited[w]] == UNDONE)
          good = take(l, waited[w] / 2, step, &count);
    }
  }
  for (int64_t i = 0; !good && i < count; i++)
    put_back(l, l->tried[i]);
}

static void raise(laying *l, int64_t before, int64_t step) {
  const int64_t height = l->heights[step] + sends(l, step);
  if (before >= 0 && l->heights[before] < height)
    l->heights[before] = height;
}

static const laying *sorting;

static int by_height(const void *left, const void *right) {
  const int64_t *a = left;
  const int64_t *b = right;
  const int64_t one = sorting->heights[*a], other = sorting->heights[*b];
  return one != other ? (one < other) - (one > other) : (*a > *b) - (*a < *b);
}

/* The step before which a half cannot pass, by what it waits for and, where it receives, by what it receives. */
static int64_t level_of(const laying *l, int64_t half) {
  int64_t waited[MOST_WAITED];
  const int count = waited_of(l, half, waited);
  const int64_t from = half % 2 == 0 ? l->p->steps[half / 2].from : -1;
  int64_t level = from >= 0 ? l->levels[2 * from + 1] : 0;
  for (int w = 0; w < count; w++) {
    const int64_t after = l->levels[waited[w]] + is_strict(l, waited[w]);
    level = level < after ? after : level;
  }
  return level;
}

/* The same of a message or a step without one: of its last end. */
static int64_t level_of_message(const laying *l, int64_t k) {
  return l->levels[sends(l, k) ? 2 * l->p->steps[k].to : 2 * k];
}

static int by_level(const void *left, const void *right) {
  const int64_t *a = left;
  const int64_t *b = right;
  const int64_t one = level_of_message(sorting, sorting->first[*a]);
  const int64_t other = level_of_message(sorting, sorting->first[*b]);
  return one != other ? (one > other) - (one < other) : (*a > *b) - (*a < *b);
}

/* Lists what passes; returns how many there are. */
static int64_t list(laying *l) {
  int64_t count = 0;
  for (int64_t i = l->p->count - 1; i >= 0; i--) {
    const int64_t k = l->order[i];
    const oracle_msccl_step *s = &l->p->steps[k];
    raise(l, s->number > 0 ? k - 1 : -1, k);
    raise(l, s->needs, k);
    raise(l, s->from, k);
  }
  for (int64_t i = 0; i < l->p->count; i++)
    for (int half = 0; half < 2; half++)
      l->levels[2 * l->order[i] + half] = level_of(l, 2 * l->order[i] + half);
  for (int64_t k = 0; k < l->p->count; k++)
    if (sends(l, k) || is_local(l, k))
      l->first[count++] = k;
  sorting = l;
  qsort(l->first, (size_t)count, sizeof *l->first, by_height);
  for (int64_t i = 0; i < count; i++)
    l->early[i] = i;
  qsort(l->early, (size_t)count, sizeof *l->early, by_level);
  return count;
}

/* Makes active, beside `count` that are, what might pass from this step on, early[*next] first; in the room of `count` and what comes. */
static int64_t activate(laying *l, int64_t count, int64_t step, int64_t all, int64_t *next) {
  const int64_t from = *next;
  while (*next < all && level_of_message(l, l->first[l->early[*next]]) <= step)
    ++*next;
  int64_t into = count + *next - from;
  const int64_t total = into;
  for (int64_t i = count, j = *next; j > from;)
    l->active[--into] =
        i > 0 && l->active[i - 1] > l->early[j - 1] ? l->active[--i] : l->early[--j];
  return total;
}

/* Drops what has passed; returns how many are left. */
static int64_t drop_passed(laying *l, int64_t count) {
  int64_t left = 0;
  for (int64_t i = 0; i < count; i++) {
    l->candidate[l->first[l->active[i]]] = 0;
    if (l->steps[half_of(l, l->first[l->active[i]])] == UNDONE)
      l->active[left++] = l->active[i];
  }
  return left;
}

/* The first in the file that does not pass. */
static bool tell_stuck(laying *l, int64_t all) {
  int64_t stuck = -1;
  for (int64_t i = 0; i < all; i++)
    if (l->steps[half_of(l, l->first[i])] == UNDONE && (stuck < 0 || l->first[i] < stuck))
      stuck = l->first[i];
  return oracle_msccl_refuse(
      l->p, l->name, l->fault, stuck,
      "a message that passes only if it is buffered, or beside others of its GPU: "
      "rows cannot say so");
}

/* Gives each half a step. */
static bool lay(laying *l) {
  const int64_t all = list(l);
  int64_t next = 0, active = 0, passed = 0;
  for (int64_t step = 0; passed < all; step++) {
    active = activate(l, active, step, all, &next);
    find_candidates(l, active, step);
    for (int64_t i = 0; i < active; i++) {
      const int64_t k = l->first[l->active[i]];
      if (l->candidate[k] && l->steps[half_of(l, k)] == UNDONE)
        pass(l, k, step);
    }
    const int64_t left = drop_passed(l, active);
    if (left == active)
      return tell_stuck(l, all);
    passed += active - left;
    active = left;
  }
  return true;
}

static bool allocate(laying *l) {
  const size_t steps = (size_t)l->p->count + 1, ranks = (size_t)l->p->ranks;
  l->steps = malloc(2 * steps * sizeof *l->steps);
  l->candidate = calloc(steps, sizeof *l->candidate);
  l->tried = malloc(steps * sizeof *l->tried);
  l->first = malloc(steps * sizeof *l->first);
  l->early = malloc(steps * sizeof *l->early);
  l->active = malloc(steps * sizeof *l->active);
  l->heights = calloc(steps, sizeof *l->heights);
  l->levels = calloc(2 * steps, sizeof *l->levels);
  l->sent = malloc(ranks * sizeof *l->sent);
  l->received = malloc(ranks * sizeof *l->received);
  if (!l->steps || !l->candidate || !l->tried || !l->first || !l->early || !l->active ||
      !l->heights || !l->levels || !l->sent || !l->received) {
    snprintf(l->fault->text, sizeof l->fault->text, "%s: no memory for its steps", l->name);
    return false;
  }
  for (size_t k = 0; k < 2 * steps; k++)
    l->steps[k] = UNDONE;
  for (size_t r = 0; r < ranks; r++)
    l->sent[r] = l->received[r] = UNDONE;
  return true;
}

bool oracle_msccl_steps(const oracle_msccl *program, const int64_t *order, const char *name,
                        int64_t *steps, oracle_fault *fault) {
  laying l = {.p = program, .order = order, .name = name, .fault = fault};
  const bool good = allocate(&l) && lay(&l);
  for (int64_t k = 0; good && k < program->count; k++)
    if (sends(&l, k))
      steps[k] = l.steps[2 * k + 1];
  free(l.steps);
  free(l.candidate);
  free(l.tried);
  free(l.first);
  free(l.early);
  free(l.active);
  free(l.heights);
  free(l.levels);
  free(l.sent);
  free(l.received);
  return good;
}
