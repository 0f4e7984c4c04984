/* Steps run chunk by chunk, as the runtimes cut messages that are large: a chunk passes when it has been sent, and is sent when its connection has
   room for it. Again with more room, if some steps never end. */
#include "ref/oracle/msccl/run.h"

#include <stdlib.h>
#include <string.h>

typedef struct waiting {
  const oracle_msccl *p;
  int32_t room;
  int64_t *offset;   /* of a step that sends: how many chunks its thread block has sent before */
  int64_t *previous; /* the send before in the thread block, -1: none */
  int64_t *first;    /* of the steps that need this one; -1: none */
  int64_t *next;     /* of those that need the same */
  int64_t *current;  /* of each thread block: its step that has not ended */
  int64_t
      *received;   /* of each thread block that sends: how many of its chunks have been received */
  int32_t *done;   /* of each step: chunks that it has dealt with */
  uint8_t *queued; /* whether it stands in the queue */
  int64_t *queue;  /* steps that may go on, in a ring */
  int64_t head;
  int64_t length;
} waiting;

static void free_waiting(waiting *w) {
  free(w->offset);
  free(w->previous);
  free(w->first);
  free(w->next);
  free(w->current);
  free(w->received);
  free(w->done);
  free(w->queued);
  free(w->queue);
}

static bool allocate(waiting *w) {
  const size_t room = (size_t)w->p->count + 1, threads = (size_t)w->p->thread_count + 1;
  w->offset = malloc(room * sizeof *w->offset);
  w->previous = malloc(room * sizeof *w->previous);
  w->first = malloc(room * sizeof *w->first);
  w->next = malloc(room * sizeof *w->next);
  w->current = malloc(threads * sizeof *w->current);
  w->received = malloc(threads * sizeof *w->received);
  w->done = malloc(room * sizeof *w->done);
  w->queued = malloc(room * sizeof *w->queued);
  w->queue = malloc(room * sizeof *w->queue);
  return w->offset && w->previous && w->first && w->next && w->current && w->received && w->done &&
         w->queued && w->queue;
}

static bool sends(const oracle_msccl *p, int64_t step) {
  return (p->steps[step].acts & ORACLE_MSCCL_SENDS) != 0;
}

/* In how many pieces a step goes: without a message in one. */
static int32_t pieces(const oracle_msccl_step *s) {
  return s->from >= 0 || s->to >= 0 ? s->count : 1;
}

static bool has_ended(const waiting *w, int64_t step) {
  return w->done[step] == pieces(&w->p->steps[step]);
}

static void link(waiting *w) {
  const oracle_msccl *p = w->p;
  int64_t last = -1;
  for (int64_t k = 0; k < p->count; k++) {
    last = p->steps[k].number == 0 ? -1 : last;
    w->previous[k] = last;
    w->offset[k] = last < 0 ? 0 : w->offset[last] + p->steps[last].count;
    w->first[k] = -1;
    last = sends(p, k) ? k : last;
  }
  for (int64_t k = 0; k < p->count; k++)
    if (p->steps[k].needs >= 0) {
      w->next[k] = w->first[p->steps[k].needs];
      w->first[p->steps[k].needs] = k;
    }
}

static void enqueue(waiting *w, int64_t step) {
  if (w->queued[step])
    return;
  w->queued[step] = 1;
  w->queue[(w->head + w->length++) % (w->p->count + 1)] = step;
}

/* Whether the step's next piece can pass. */
static bool may_go(const waiting *w, int64_t step) {
  const oracle_msccl_step *s = &w->p->steps[step];
  const int32_t piece = w->done[step];
  if ((s->number > 0 && !has_ended(w, step - 1)) || (s->needs >= 0 && !has_ended(w, s->needs)))
    return false;
  return (s->from < 0 || w->done[s->from] > piece) &&
         (s->to < 0 || w->offset[step] + piece < w->received[s->thread] + w->room);
}

/* What waits for the step's piece, or for its end, may go on. */
static void pass(waiting *w, int64_t step, int64_t *order, int64_t *count) {
  const oracle_msccl *p = w->p;
  const oracle_msccl_step *s = &p->steps[step];
  w->done[step]++;
  if (s->to >= 0)
    enqueue(w, s->to);
  if (s->from >= 0) {
    const int32_t thread = p->steps[s->from].thread;
    w->received[thread]++;
    if (w->current[thread] < p->threads[thread].first + p->threads[thread].count)
      enqueue(w, w->current[thread]);
  }
  if (!has_ended(w, step))
    return;
  order[(*count)++] = step;
  w->current[s->thread] = step + 1;
  for (int64_t n = w->first[step]; n >= 0; n = w->next[n])
    enqueue(w, n);
  if (step + 1 < p->count && p->steps[step + 1].number > 0)
    enqueue(w, step + 1);
}

/* Returns how many steps end. */
static int64_t run(waiting *w, int64_t *order) {
  const oracle_msccl *p = w->p;
  int64_t count = 0;
  memset(w->done, 0, (size_t)p->count * sizeof *w->done);
  memset(w->queued, 0, (size_t)p->count * sizeof *w->queued);
  w->head = w->length = 0;
  for (int32_t t = 0; t < p->thread_count; t++) {
    w->received[t] = 0;
    w->current[t] = p->threads[t].first;
    if (p->threads[t].count > 0)
      enqueue(w, p->threads[t].first);
  }
  while (w->length > 0) {
    const int64_t step = w->queue[w->head];
    w->head = (w->head + 1) % (p->count + 1);
    w->length--;
    w->queued[step] = 0;
    while (!has_ended(w, step) && may_go(w, step))
      pass(w, step, order, &count);
  }
  return count;
}

/* The receive of the chunk that must have passed before the step finds room for its next one. */
static int64_t makes_room(const waiting *w, int64_t step) {
  const int64_t chunk = w->offset[step] + w->done[step] - w->room;
  while (w->offset[step] > chunk)
    step = w->previous[step];
  return w->p->steps[step].to;
}

/* Something that the step still waits for, and how. */
static int64_t awaited(const waiting *w, int64_t step, const char **how) {
  const oracle_msccl_step *s = &w->p->steps[step];
  *how = "comes behind";
  if (s->number > 0 && !has_ended(w, step - 1))
    return step - 1;
  *how = "depends on";
  if (s->needs >= 0 && !has_ended(w, s->needs))
    return s->needs;
  *how = "waits for the message of";
  if (s->from >= 0 && w->done[s->from] <= w->done[step])
    return s->from;
  *how = "finds no room before the receive by";
  return makes_room(w, step);
}

/* Steps that wait for each other, in a circle: from any that has not run to what it waits for, as many times as there are steps, then once around. */
static bool tell_circle(const waiting *w, oracle_trail *wrong) {
  const char *how = NULL;
  int64_t at = 0, count = 0;
  while (has_ended(w, at))
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
    for (*slots = 0; good && !ran && *slots < program->room;) {
      w.room = ++*slots;
      ran = run(&w, order) == program->count;
    }
    if (good && !ran)
      good = tell_circle(&w, wrong);
  }
  free_waiting(&w);
  return good;
}
