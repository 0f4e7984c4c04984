/* The text becomes an array of operations, rank by rank; then events drive them. */
#include "loggops.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEND, RECV };

typedef struct operation {
  int64_t label;
  int32_t kind;
  int32_t rank;
  int32_t peer;
  int32_t tag;
  int32_t waits; /* requirements that are not done */
  bool posted;   /* a receive that is ready */
  bool taken;    /* a send whose message a receive has */
  int64_t there; /* when a send's message arrives; -1 before it is sent */
  int64_t ready; /* when the last that it requires and that is known to be done is done */
  int64_t done;  /* -1 before that is known */
} operation;

typedef struct requirement {
  int64_t after; /* indices of operations */
  int64_t before;
} requirement;

typedef struct event {
  int64_t time;
  int64_t turn; /* events of one time keep their order */
  int64_t index;
} event;

typedef struct machine {
  operation *operations;
  int64_t count;
  requirement *requirements;
  int64_t required;
  event *queue; /* a heap */
  int64_t queued;
  int64_t turns;
  int32_t ranks;
  int64_t *free[2]; /* by kind and rank: when the port is free again */
} machine;

static void *grown(void *array, int64_t count, size_t size) {
  if (count != 0 && (count & (count - 1)) != 0)
    return array;
  void *larger = realloc(array, (size_t)(count == 0 ? 1 : 2 * count) * size);
  if (larger == NULL)
    abort();
  return larger;
}

/* The operation of this rank with this label, the rank's first being `first`; -1 if there is none. */
static int64_t labelled(const machine *m, int64_t first, int64_t label) {
  for (int64_t i = m->count - 1; i >= first; i--)
    if (m->operations[i].label == label)
      return i;
  return -1;
}

static bool take_operation(machine *m, const char *line, int32_t rank, int64_t first) {
  operation it = {0, SEND, rank, 0, 0, 0, false, false, -1, 0, -1};
  int end = 0;
  if (sscanf(line, "l%" SCNd64 ": send 8b to %" SCNd32 " tag %" SCNd32 "%n", &it.label, &it.peer,
             &it.tag, &end) != 3) {
    it.kind = RECV;
    if (sscanf(line, "l%" SCNd64 ": recv 8b from %" SCNd32 " tag %" SCNd32 "%n", &it.label,
               &it.peer, &it.tag, &end) != 3)
      return false;
  }
  if (line[end] != '\n' || it.peer < 0 || it.peer >= m->ranks || it.peer == rank || it.tag < 0 ||
      labelled(m, first, it.label) >= 0)
    return false;
  m->operations = grown(m->operations, m->count, sizeof *m->operations);
  m->operations[m->count++] = it;
  return true;
}

static bool take_requirement(machine *m, const char *line, int64_t first) {
  int64_t after = 0;
  int64_t before = 0;
  int end = 0;
  if (sscanf(line, "l%" SCNd64 " requires l%" SCNd64 "%n", &after, &before, &end) != 2 ||
      line[end] != '\n')
    return false;
  requirement it = {labelled(m, first, after), labelled(m, first, before)};
  if (it.after < 0 || it.before < 0 || it.after == it.before)
    return false;
  m->requirements = grown(m->requirements, m->required, sizeof *m->requirements);
  m->requirements[m->required++] = it;
  m->operations[it.after].waits++;
  return true;
}

/* Steps to the next line that is not empty; NULL after the last. */
static const char *next_line(const char *at, int64_t *line) {
  do {
    at = strchr(at, '\n');
    at = at == NULL || at[1] == '\0' ? NULL : at + 1;
    ++*line;
  } while (at != NULL && *at == '\n');
  return at;
}

/* The number of the first line that is wrong, or 0. */
static int64_t parse(machine *m, const char *text) {
  const char *at = text;
  int64_t line = 1;
  int32_t rank = 0;
  int32_t named = -1;
  int end = 0;
  if (sscanf(at, "num_ranks %" SCNd32 "%n", &m->ranks, &end) != 1 || at[end] != '\n' ||
      m->ranks < 1)
    return line;
  for (at = next_line(at, &line); at != NULL; at = next_line(at, &line)) {
    end = 0;
    if (sscanf(at, "rank %" SCNd32 " {%n", &named, &end) != 1 || end == 0 || at[end] != '\n' ||
        named != rank++)
      return line;
    int64_t first = m->count;
    for (at = next_line(at, &line); at != NULL && *at != '}'; at = next_line(at, &line))
      if (!take_operation(m, at, named, first) && !take_requirement(m, at, first))
        return line;
    if (at == NULL || at[1] != '\n')
      return line;
  }
  return rank == m->ranks ? 0 : line;
}

static bool earlier(const event *a, const event *b) {
  return a->time != b->time ? a->time < b->time : a->turn < b->turn;
}

static void push(machine *m, int64_t time, int64_t index) {
  m->queue = grown(m->queue, m->queued, sizeof *m->queue);
  int64_t i = m->queued++;
  event it = {time, m->turns++, index};
  for (; i > 0 && earlier(&it, &m->queue[(i - 1) / 2]); i = (i - 1) / 2)
    m->queue[i] = m->queue[(i - 1) / 2];
  m->queue[i] = it;
}

static event pop(machine *m) {
  event least = m->queue[0];
  event last = m->queue[--m->queued];
  int64_t i = 0;
  for (;;) {
    int64_t child = 2 * i + 1;
    if (child + 1 < m->queued && earlier(&m->queue[child + 1], &m->queue[child]))
      child++;
    if (child >= m->queued || !earlier(&m->queue[child], &last))
      break;
    m->queue[i] = m->queue[child];
    i = child;
  }
  m->queue[i] = last;
  return least;
}

/* The time of it may be to come: a message's arrival is known when it is sent. */
static void finish(machine *m, int64_t index, int64_t time) {
  m->operations[index].done = time;
  for (int64_t i = 0; i < m->required; i++) {
    operation *after = &m->operations[m->requirements[i].after];
    if (m->requirements[i].before != index)
      continue;
    if (after->ready < time)
      after->ready = time;
    if (--after->waits == 0)
      push(m, after->ready, m->requirements[i].after);
  }
}

/* The first of the other side that is waiting for this one, or -1. */
static int64_t partner(const machine *m, int64_t index) {
  const operation *it = &m->operations[index];
  int64_t best = -1;
  for (int64_t i = 0; i < m->count; i++) {
    const operation *other = &m->operations[i];
    if (other->kind == it->kind || other->rank != it->peer || other->peer != it->rank ||
        other->tag != it->tag)
      continue;
    bool waits =
        other->kind == SEND ? other->there >= 0 && !other->taken : other->posted && other->done < 0;
    if (waits && (best < 0 || (other->kind == SEND && other->there < m->operations[best].there)))
      best = i;
  }
  return best;
}

static void receive(machine *m, int64_t receiver, int64_t sender, int64_t g, int64_t now) {
  operation *it = &m->operations[receiver];
  int64_t start = m->operations[sender].there;
  if (start < now)
    start = now;
  if (start < m->free[RECV][it->rank])
    start = m->free[RECV][it->rank];
  m->free[RECV][it->rank] = start + g;
  m->operations[sender].taken = true;
  it->posted = false;
  finish(m, receiver, start);
}

/* An operation is ready, or its port may be free again. */
static void step(machine *m, event now, int64_t g, int64_t latency) {
  operation *it = &m->operations[now.index];
  if (it->kind == SEND && m->free[SEND][it->rank] > now.time) {
    push(m, m->free[SEND][it->rank], now.index);
    return;
  }
  if (it->kind == SEND) {
    m->free[SEND][it->rank] = now.time + g;
    it->there = now.time + latency;
    finish(m, now.index, now.time);
  } else {
    it->posted = true;
  }
  int64_t other = partner(m, now.index);
  if (other >= 0)
    receive(m, it->kind == RECV ? now.index : other, it->kind == RECV ? other : now.index, g,
            now.time);
}

static void simulate(machine *m, int64_t g, int64_t latency) {
  for (int kind = SEND; kind <= RECV; kind++)
    m->free[kind] = calloc((size_t)m->ranks, sizeof *m->free[kind]);
  for (int64_t i = 0; i < m->count; i++)
    if (m->operations[i].waits == 0)
      push(m, 0, i);
  while (m->queued > 0)
    step(m, pop(m), g, latency);
}

loggops_result loggops_run(const char *text, int64_t g, int64_t latency) {
  machine m = {NULL, 0, NULL, 0, NULL, 0, 0, 0, {NULL, NULL}};
  loggops_result result = {-1, 0, parse(&m, text)};
  if (result.line == 0) {
    simulate(&m, g, latency);
    result.end = 0;
  }
  for (int64_t i = 0; i < m.count && result.end >= 0; i++) {
    const operation *it = &m.operations[i];
    bool done = it->done >= 0 && (it->kind == RECV || it->taken);
    result.end = !done ? -1 : it->done > result.end ? it->done : result.end;
    result.messages += it->kind == SEND;
  }
  free(m.operations);
  free(m.requirements);
  free(m.queue);
  free(m.free[SEND]);
  free(m.free[RECV]);
  return result;
}
