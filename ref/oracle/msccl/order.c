/* Steps that wait for nothing any more run, first come first served; again with more room, if some never run. */
#include "ref/oracle/msccl/run.h"

#include <stdlib.h>

typedef struct waiting {
  const oracle_msccl *p;
  int64_t *before; /* the send that must have been received before this one finds room; -1: none */
  int64_t *behind; /* the send that waits for this one */
  int64_t *previous; /* the send before in the thread block, -1: none */
  int64_t *first;    /* of the steps that need this one; -1: none */
  int64_t *next;     /* of those that need the same */
  int32_t *counts;   /* how many steps it waits for */
} waiting;

static void free_waiting(waiting *w) {
  free(w->before);
  free(w->behind);
  free(w->previous);
  free(w->first);
  free(w->next);
  free(w->counts);
}

static bool allocate(waiting *w) {
  const size_t room = (size_t)w->p->count + 1;
  w->before = malloc(room * sizeof *w->before);
  w->behind = malloc(room * sizeof *w->behind);
  w->previous = malloc(room * sizeof *w->previous);
  w->first = malloc(room * sizeof *w->first);
  w->next = malloc(room * sizeof *w->next);
  w->counts = malloc(room * sizeof *w->counts);
  return w->before && w->behind && w->previous && w->first && w->next && w->counts;
}

static bool sends(const oracle_msccl *p, int64_t step) {
  return (p->steps[step].acts & ORACLE_MSCCL_SENDS) != 0;
}

static void link(waiting *w) {
  const oracle_msccl *p = w->p;
  int64_t last = -1;
  for (int64_t k = 0; k < p->count; k++) {
    last = p->steps[k].number == 0 ? -1 : last;
    w->previous[k] = last;
    w->before[k] = k;
    w->first[k] = -1;
    last = sends(p, k) ? k : last;
  }
  for (int64_t k = 0; k < p->count; k++)
    if (p->steps[k].needs >= 0) {
      w->next[k] = w->first[p->steps[k].needs];
      w->first[p->steps[k].needs] = k;
    }
}

/* Room for one message more. */
static void add_slot(waiting *w) {
  for (int64_t k = 0; k < w->p->count; k++)
    w->behind[k] = -1;
  for (int64_t k = 0; k < w->p->count; k++) {
    w->before[k] = w->before[k] < 0 || !sends(w->p, k) ? -1 : w->previous[w->before[k]];
    if (w->before[k] >= 0)
      w->behind[w->before[k]] = k;
  }
}

static void release(waiting *w, int64_t step, int64_t *order, int64_t *count) {
  if (--w->counts[step] == 0)
    order[(*count)++] = step;
}

/* Returns how many steps run. */
static int64_t run(waiting *w, int64_t *order) {
  const oracle_msccl *p = w->p;
  int64_t count = 0;
  for (int64_t k = 0; k < p->count; k++) {
    const oracle_msccl_step *s = &p->steps[k];
    w->counts[k] = (s->number > 0) + (s->needs >= 0) + (s->from >= 0) + (w->before[k] >= 0);
    if (w->counts[k] == 0)
      order[count++] = k;
  }
  for (int64_t done = 0; done < count; done++) {
    const int64_t k = order[done];
    const oracle_msccl_step *s = &p->steps[k];
    if (s->to >= 0)
      release(w, s->to, order, &count);
    if (s->from >= 0 && w->behind[s->from] >= 0)
      release(w, w->behind[s->from], order, &count);
    for (int64_t n = w->first[k]; n >= 0; n = w->next[n])
      release(w, n, order, &count);
    if (k + 1 < p->count && p->steps[k + 1].number > 0)
      release(w, k + 1, order, &count);
  }
  return count;
}

/* Something that the step still waits for, and how. */
static int64_t awaited(const waiting *w, int64_t step, const char **how) {
  const oracle_msccl_step *s = &w->p->steps[step];
  *how = "comes behind";
  if (s->number > 0 && w->counts[step - 1] > 0)
    return step - 1;
  *how = "depends on";
  if (s->needs >= 0 && w->counts[s->needs] > 0)
    return s->needs;
  *how = "waits for the message of";
  if (s->from >= 0 && w->counts[s->from] > 0)
    return s->from;
  *how = "finds no room before the receive by";
  return w->p->steps[w->before[step]].to;
}

/* Steps that wait for each other, in a circle: from any that has not run to what it waits for, as many times as there are steps, then once around. */
static bool tell_circle(const waiting *w, oracle_trail *wrong) {
  const char *how = NULL;
  int64_t at = 0, count = 0;
  while (w->counts[at] == 0)
    at++;
  for (int64_t k = 0; k < w->p->count; k++)
    at = awaited(w, at, &how);
  const int64_t start = at;
  do {
    at = awaited(w, at, &how);
    count++;
  } while (at != start);
  oracle_hop hop = {w->p->steps[start].line, ""};
  snprintf(hop.text, sizeof hop.text, "deadlock: %lld steps wait for each other", (long long)count);
  bool good = oracle_trail_add(wrong, hop);
  do {
    const int64_t other = awaited(w, at, &how);
    hop.line = w->p->steps[at].line;
    snprintf(hop.text, sizeof hop.text, "%s %s %s", oracle_msccl_step_name(w->p, at).text, how,
             oracle_msccl_step_name(w->p, other).text);
    good = good && oracle_trail_add(wrong, hop);
    at = other;
  } while (good && at != start);
  return good;
}

/* A message that only one step knows of, or whose ends differ. */
static bool tell_alone(const oracle_msccl *p, oracle_trail *wrong) {
  for (int64_t k = 0; k < p->count; k++) {
    const oracle_msccl_step *s = &p->steps[k];
    const oracle_msccl_thread *t = &p->threads[s->thread];
    oracle_hop hop = {s->line, ""};
    if (sends(p, k) && s->to < 0)
      snprintf(hop.text, sizeof hop.text,
               "%s sends to GPU %d on channel %d, which does not receive it",
               oracle_msccl_step_name(p, k).text, t->send, t->channel);
    else if ((s->acts & ORACLE_MSCCL_RECEIVES) != 0 && s->from < 0)
      snprintf(hop.text, sizeof hop.text,
               "%s receives from GPU %d on channel %d, which does not send it",
               oracle_msccl_step_name(p, k).text, t->recv, t->channel);
    else if (s->to >= 0 && p->steps[s->to].count != s->count)
      snprintf(hop.text, sizeof hop.text, "%s sends %d chunk%s to %s, which receives %d",
               oracle_msccl_step_name(p, k).text, s->count, s->count == 1 ? "" : "s",
               oracle_msccl_step_name(p, s->to).text, p->steps[s->to].count);
    if (hop.text[0] != '\0')
      return oracle_trail_add(wrong, hop);
  }
  return true;
}

bool oracle_msccl_order(const oracle_msccl *program, int64_t *order, int32_t *slots,
                        oracle_trail *wrong) {
  waiting w = {.p = program};
  bool good = tell_alone(program, wrong);
  if (good && wrong->count == 0) {
    good = allocate(&w);
    if (good)
      link(&w);
    bool ran = false;
    for (*slots = 0; good && !ran && *slots < ORACLE_MSCCL_SLOTS; ++*slots) {
      add_slot(&w);
      ran = run(&w, order) == program->count;
    }
    if (good && !ran)
      good = tell_circle(&w, wrong);
  }
  free_waiting(&w);
  return good;
}
