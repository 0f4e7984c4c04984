/* The text becomes an array of operations, rank by rank; then events drive them. */
#include "tests/unit/loggops_model.h"

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
  int64_t bytes;
  int32_t waits;  /* requirements that are not done */
  bool posted;    /* a receive that is ready */
  bool taken;     /* a send whose message a receive has */
  int64_t landed; /* a send: when the processor over there has the message */
  int64_t ready;  /* when the last that it requires and that is known to be done is done */
  int64_t done;   /* these are -1 before that is known */
} operation;

typedef struct requirement {
  int64_t after; /* indices of operations */
  int64_t before;
} requirement;

/* With sends first the ranks act at one time in their order; each posts receives, then sends, then takes messages. */
enum { POST, START, TAKE };

typedef struct event {
  int64_t time;
  int32_t rank;
  int32_t what;
  int64_t turn; /* the oldest first; who has to wait keeps his turn */
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
  int64_t *free[2];   /* by kind and rank: when the port is free again */
  int64_t *processor; /* by rank: when it is free again */
  loggops_parameters with;
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
  operation it = {.kind = SEND, .rank = rank, .landed = -1, .done = -1};
  int end = 0;
  if (sscanf(line, "l%" SCNd64 ": send %" SCNd64 "b to %" SCNd32 " tag %" SCNd32 "%n", &it.label,
             &it.bytes, &it.peer, &it.tag, &end) != 4) {
    it.kind = RECV;
    if (sscanf(line, "l%" SCNd64 ": recv %" SCNd64 "b from %" SCNd32 " tag %" SCNd32 "%n",
               &it.label, &it.bytes, &it.peer, &it.tag, &end) != 4)
      return false;
  }
  if (line[end] != '\n' || it.bytes < 1 || it.peer < 0 || it.peer >= m->ranks || it.peer == rank ||
      it.tag < 0 || labelled(m, first, it.label) >= 0)
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

static bool earlier(const machine *m, const event *a, const event *b) {
  if (a->time != b->time)
    return a->time < b->time;
  if (m->with.ties == LOGGOPS_OLDEST_FIRST)
    return a->turn < b->turn;
  if (a->rank != b->rank)
    return a->rank < b->rank;
  return a->what != b->what ? a->what < b->what : a->turn < b->turn;
}

static void push(machine *m, event it) {
  m->queue = grown(m->queue, m->queued, sizeof *m->queue);
  int64_t i = m->queued++;
  for (; i > 0 && earlier(m, &it, &m->queue[(i - 1) / 2]); i = (i - 1) / 2)
    m->queue[i] = m->queue[(i - 1) / 2];
  m->queue[i] = it;
}

static void push_ready(machine *m, int64_t index) {
  const operation *it = &m->operations[index];
  push(m, (event){it->ready, it->rank, it->kind == SEND ? START : POST, m->turns++, index});
}

static event pop(machine *m) {
  event least = m->queue[0];
  event last = m->queue[--m->queued];
  int64_t i = 0;
  for (;;) {
    int64_t child = 2 * i + 1;
    if (child + 1 < m->queued && earlier(m, &m->queue[child + 1], &m->queue[child]))
      child++;
    if (child >= m->queued || !earlier(m, &m->queue[child], &last))
      break;
    m->queue[i] = m->queue[child];
    i = child;
  }
  m->queue[i] = last;
  return least;
}

/* The time of it may be to come: the processor is busy until then. */
static void finish(machine *m, int64_t index, int64_t time) {
  m->operations[index].done = time;
  for (int64_t i = 0; i < m->required; i++) {
    operation *after = &m->operations[m->requirements[i].after];
    if (m->requirements[i].before != index)
      continue;
    if (after->ready < time)
      after->ready = time;
    if (--after->waits == 0)
      push_ready(m, m->requirements[i].after);
  }
}

/* The first of the other side that is waiting for this one, or -1. */
static int64_t partner(const machine *m, int64_t index) {
  const operation *it = &m->operations[index];
  for (int64_t i = 0; i < m->count; i++) {
    const operation *other = &m->operations[i];
    if (other->kind == it->kind || other->rank != it->peer || other->peer != it->rank ||
        other->tag != it->tag || other->bytes != it->bytes)
      continue;
    if (other->kind == SEND ? other->landed >= 0 && !other->taken
                            : other->posted && other->done < 0)
      return i;
  }
  return -1;
}

static int64_t later(int64_t a, int64_t b) {
  return a > b ? a : b;
}

/* Not before processor and port are free: else the same again when they are. */
static bool must_wait(machine *m, event now, int32_t kind) {
  int64_t free = later(m->processor[now.rank], m->free[kind][now.rank]);
  if (free <= now.time)
    return false;
  now.time = free;
  push(m, now);
  return true;
}

static void start(machine *m, event now) {
  operation *it = &m->operations[now.index];
  if (must_wait(m, now, SEND))
    return;
  m->processor[now.rank] = now.time + m->with.o;
  m->free[SEND][now.rank] = now.time + m->with.g + (it->bytes - 1) * m->with.G;
  push(m, (event){now.time + m->with.o + m->with.L, it->peer, TAKE, m->turns++, now.index});
  finish(m, now.index, now.time + m->with.o);
}

/* The receive has this message, which the processor has since that time. */
static void match(machine *m, int64_t receiver, operation *message, int64_t time) {
  message->taken = true;
  m->operations[receiver].posted = false;
  finish(m, receiver, time);
}

/* A receive is ready, perhaps for a message that the processor has or is taking. */
static void post(machine *m, event now) {
  m->operations[now.index].posted = true;
  int64_t sender = partner(m, now.index);
  if (sender >= 0)
    match(m, now.index, &m->operations[sender], later(now.time, m->operations[sender].landed));
}

/* Whether there is a receive for it or not. */
static void take(machine *m, event now) {
  operation *message = &m->operations[now.index];
  if (must_wait(m, now, RECV))
    return;
  int64_t long_for = (message->bytes - 1) * m->with.G;
  m->processor[now.rank] = now.time + m->with.o + long_for;
  m->free[RECV][now.rank] = now.time + m->with.g + long_for;
  message->landed = m->processor[now.rank];
  int64_t receiver = partner(m, now.index);
  if (receiver >= 0)
    match(m, receiver, message, message->landed);
}

static void simulate(machine *m) {
  for (int kind = SEND; kind <= RECV; kind++)
    m->free[kind] = calloc((size_t)m->ranks, sizeof *m->free[kind]);
  m->processor = calloc((size_t)m->ranks, sizeof *m->processor);
  for (int64_t i = 0; i < m->count; i++)
    if (m->operations[i].waits == 0)
      push_ready(m, i);
  while (m->queued > 0) {
    event now = pop(m);
    (now.what == POST ? post : now.what == START ? start : take)(m, now);
  }
}

loggops_result loggops_run(const char *text, int64_t g, int64_t latency) {
  return loggops_run_with(text, (loggops_parameters){latency, 0, g, 0, LOGGOPS_SENDS_FIRST});
}

loggops_result loggops_run_with(const char *text, loggops_parameters with) {
  machine m = {NULL, 0, NULL, 0, NULL, 0, 0, 0, {NULL, NULL}, NULL, with};
  loggops_result result = {-1, 0, 0, parse(&m, text)};
  if (result.line == 0) {
    simulate(&m);
    result.end = 0;
  }
  for (int64_t i = 0; i < m.count && result.end >= 0; i++) {
    const operation *it = &m.operations[i];
    bool done = it->done >= 0 && (it->kind == RECV || it->taken);
    result.end = !done ? -1 : it->done > result.end ? it->done : result.end;
    result.messages += it->kind == SEND;
    result.bytes += it->kind == SEND ? it->bytes : 0;
  }
  free(m.operations);
  free(m.requirements);
  free(m.queue);
  free(m.free[SEND]);
  free(m.free[RECV]);
  free(m.processor);
  return result;
}
