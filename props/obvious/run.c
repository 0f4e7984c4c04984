/* Figure 2 of Sanders and Sibeyn, executed: broadcastFT on every PU of a tree, in lockstep. */
#include "props/obvious/obvious.h"

#include <stdbool.h>
#include <stdlib.h>

enum { NONE = -1 };

/* A line of the pseudocode: one step of the PU, in which it sends one packet and receives another. A
   line whose partners do not exist still takes its step: all PUs operate in lockstep. */
typedef struct line {
  int32_t down;    /* packet sent down, or NONE */
  int32_t right;   /* packet sent right, or NONE */
  int32_t receive; /* packet received, or NONE */
} line;

typedef struct program {
  line *lines;
  int32_t length;
} program;

static void emit(program *p, int32_t down, int32_t right, int32_t receive) {
  p->lines[p->length++] = (line){down, right, receive};
}

static void pipe_down(program *p, int32_t r, int32_t k) {
  for (int32_t j = k; j <= k + r - 2; j++)
    emit(p, j, NONE, j + 1);
  emit(p, k + r - 1, NONE, NONE);
}

/* broadcastFT(r, s, i, D), s a multiple of r. */
static program broadcast_ft(int32_t r, int32_t s, int32_t i) {
  program p = {calloc((size_t)s + (size_t)(s / r) + 1, sizeof(line)), 0};
  if (p.lines == NULL)
    abort();
  emit(&p, NONE, NONE, 0);
  pipe_down(&p, r, 0);
  for (int32_t k = r; k <= s - r; k += r) {
    emit(&p, NONE, k - r + i, k);
    pipe_down(&p, r, k);
  }
  emit(&p, NONE, s - r + i, NONE);
  return p;
}

typedef struct machine {
  const obvious_node *nodes;
  const program *programs; /* by index in the group */
  int32_t ranks;
  int32_t *at;      /* the line that each PU is at */
  int32_t *partner; /* who wants to send to this PU now */
  bool *ready;      /* the PU's partners are ready, too */
} machine;

static bool done(const machine *m, int32_t v) {
  return m->at[v] == m->programs[m->nodes[v].member].length;
}

static line current(const machine *m, int32_t v) {
  line now = m->programs[m->nodes[v].member].lines[m->at[v]];
  if (m->nodes[v].feeders == 0)
    now.receive = NONE;
  if (m->nodes[v].down == NONE)
    now.down = NONE;
  if (m->nodes[v].right == NONE)
    now.right = NONE;
  return now;
}

static int32_t target(const machine *m, int32_t v, line now) {
  if (now.down != NONE)
    return m->nodes[v].down;
  return now.right != NONE ? m->nodes[v].right : NONE;
}

/* Who wants to send to whom; false if two PUs want to send to one. */
static bool offer(machine *m) {
  for (int32_t v = 0; v < m->ranks; v++)
    m->partner[v] = NONE;
  for (int32_t v = 0; v < m->ranks; v++) {
    m->ready[v] = !done(m, v);
    int32_t to = m->ready[v] ? target(m, v, current(m, v)) : NONE;
    if (to == NONE)
      continue;
    if (m->partner[to] != NONE)
      return false;
    m->partner[to] = v;
  }
  return true;
}

/* A PU waits while a partner does not answer or waits itself. */
static bool must_wait(const machine *m, int32_t v) {
  line now = current(m, v);
  int32_t to = target(m, v, now);
  if (to != NONE && (!m->ready[to] || current(m, to).receive == NONE))
    return true;
  return now.receive != NONE && (m->partner[v] == NONE || !m->ready[m->partner[v]]);
}

static void settle(machine *m) {
  bool changed = true;
  while (changed) {
    changed = false;
    for (int32_t v = m->ranks - 1; v >= 0; v--) {
      if (m->ready[v] && must_wait(m, v)) {
        m->ready[v] = false;
        changed = true;
      }
    }
  }
}

/* Carries out one step; how many PUs moved, or NONE if a sender and a receiver disagree. The first
   line of the root, an empty receive, is no step: the root starts with its data. */
static int32_t step(machine *m, int32_t blocks, int64_t x, obvious_transfer *heard) {
  int32_t moved = 0;
  if (!offer(m))
    return NONE;
  settle(m);
  for (int32_t v = 0; v < m->ranks; v++) {
    if (!m->ready[v])
      continue;
    moved++;
    int32_t packet = current(m, v).receive;
    if (packet == NONE)
      continue;
    line sent = current(m, m->partner[v]);
    if (packet != (sent.down != NONE ? sent.down : sent.right))
      return NONE;
    if (packet < blocks)
      heard[(int64_t)v * blocks + packet] = (obvious_transfer){x, m->partner[v]};
  }
  for (int32_t v = 0; v < m->ranks; v++)
    m->at[v] += m->ready[v];
  return moved;
}

static int64_t run(machine *m, int32_t blocks, obvious_transfer *heard) {
  int64_t last = 0;
  int32_t moved = 1;
  m->at[0] = 1;
  for (int64_t x = 1; moved > 0; x++)
    moved = step(m, blocks, x, heard);
  for (int32_t v = 0; v < m->ranks; v++) {
    if (!done(m, v) || moved == NONE)
      return 0;
    for (int32_t j = 0; v > 0 && j < blocks; j++) {
      int64_t x = heard[(int64_t)v * blocks + j].step;
      last = x > last ? x : last;
    }
  }
  return last;
}

int64_t obvious_run(int32_t ranks, int32_t r, int32_t blocks, const obvious_node *nodes,
                    obvious_transfer *heard) {
  int32_t padded = (blocks + r - 1) / r * r;
  program *programs = calloc((size_t)r, sizeof *programs);
  machine m = {nodes,
               programs,
               ranks,
               calloc((size_t)ranks, sizeof *m.at),
               calloc((size_t)ranks, sizeof *m.partner),
               calloc((size_t)ranks, sizeof *m.ready)};
  if (programs == NULL || m.at == NULL || m.partner == NULL || m.ready == NULL)
    abort();
  for (int32_t i = 0; i < r; i++)
    programs[i] = broadcast_ft(r, padded, i);
  for (int64_t k = 0; k < (int64_t)ranks * blocks; k++)
    heard[k] = (obvious_transfer){0, NONE};

  int64_t steps = run(&m, blocks, heard);

  for (int32_t i = 0; i < r; i++)
    free(programs[i].lines);
  free(programs);
  free(m.at);
  free(m.partner);
  free(m.ready);
  return steps;
}
