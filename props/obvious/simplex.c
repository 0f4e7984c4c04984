/* A group is a ring of 2 r + 1 slots with a letter each: v the member receives, o it sends down, > it sends
   right. At the next member v and o change places, and > jumps onto an o, which moves to where > was. */
#include "props/obvious/simplex.h"

#include <stdlib.h>

enum { NONE = -1 };

/* How a head receives. */
typedef enum rhythm { BY_TWOS, THREE_ONE, ONE_THREE } rhythm;

typedef struct ring {
  char *slots;
  int64_t length;
  int64_t gap;    /* time of the >, some run */
  int64_t *times; /* when the member receives packet j of run 0 */
} ring;

static char *slot(const ring *g, int64_t time) {
  return &g->slots[(time % g->length + g->length) % g->length];
}

static rhythm rhythm_of(int32_t r, const int64_t *times, int by_twos) {
  if (by_twos)
    return BY_TWOS;
  return r > 1 && times[1] - times[0] == 1 ? ONE_THREE : THREE_ONE;
}

/* The slots of a head that receives at g->times. */
static void lay_out(ring *g, int32_t r, rhythm beat) {
  for (int64_t t = 0; t < g->length; t++)
    g->slots[t] = 'o';
  for (int32_t j = 0; j < r; j++)
    *slot(g, g->times[j]) = 'v';
  g->gap = g->times[0] + (beat == THREE_ONE ? 1 : beat == BY_TWOS ? -1 : -2);
  *slot(g, g->gap) = '>';
}

/* The packets go down in the order in which they came, from the first slot for it on. */
static void hand_down(const ring *g, int32_t r, int64_t *times) {
  int64_t time = times[0];
  for (int32_t j = 0; j < r; j++) {
    do
      time++;
    while (*slot(g, time) != 'o');
    times[j] = time;
  }
}

/* From member i to member i + 1: > jumps two slots, or three and one in turn. */
static void next_member(ring *g, int32_t r, rhythm beat, int32_t i) {
  hand_down(g, r, g->times);
  for (int64_t t = 0; t < g->length; t++)
    g->slots[t] = g->slots[t] == 'v' ? 'o' : g->slots[t] == 'o' ? 'v' : '>';
  int64_t to = g->gap + (beat != BY_TWOS ? 2 : i % 2 == 0 ? 3 : 1);
  if (*slot(g, to) != 'o')
    abort();
  *slot(g, g->gap) = 'o';
  *slot(g, to) = '>';
  g->gap = to;
}

typedef struct state {
  int32_t ranks;
  int32_t r;
  int32_t blocks;
  const obvious_node *nodes;
  obvious_transfer *heard;
  int64_t last;
} state;

/* Position v hears packet j of each run, r packets in 2 r + 1 steps. */
static void hear(state *s, int32_t v, const int64_t *times) {
  for (int32_t j = 0; v > 0 && j < s->blocks; j++) {
    const obvious_node *node = &s->nodes[v];
    int64_t step = times[j % s->r] + j / s->r * (2 * (int64_t)s->r + 1);
    int32_t from = node->fed_by + (node->feeders > 1 ? j % s->r : 0);
    s->heard[(int64_t)v * s->blocks + j] = (obvious_transfer){step, from};
    s->last = s->last < step ? step : s->last;
  }
}

/* The group of head v, which receives at `times`, and all below it. */
static void group(state *s, int32_t v, const int64_t *times, int by_twos) {

  ring g = {calloc(2 * (size_t)s->r + 1, 1), 2 * (int64_t)s->r + 1, 0,
            calloc((size_t)s->r, sizeof(int64_t))};
  int64_t *right = calloc((size_t)s->r, sizeof *right);
  if (g.slots == NULL || g.times == NULL || right == NULL)
    abort();
  for (int32_t j = 0; j < s->r; j++)
    g.times[j] = times[j];
  rhythm beat = rhythm_of(s->r, times, by_twos);
  lay_out(&g, s->r, beat);
  int32_t i = 0;
  int32_t at = v;
  for (;; i++, at++) {
    hear(s, at, g.times);
    right[i] = g.gap + g.length;
    if (i + 1 == s->r || s->nodes[at].down == NONE)
      break;
    next_member(&g, s->r, beat, i);
  }
  if (i + 1 == s->r && s->nodes[at].down != NONE) {
    hand_down(&g, s->r, g.times);
    group(s, s->nodes[at].down, g.times, 0);
  }
  if (s->nodes[v].right != NONE)
    group(s, s->nodes[v].right, right, beat != BY_TWOS);
  free(g.slots);
  free(g.times);
  free(right);
}

int64_t obvious_simplex(int32_t ranks, int32_t r, int32_t blocks, const obvious_node *nodes,
                        obvious_transfer *heard) {
  state s = {ranks, r, blocks, nodes, heard, 0};
  int64_t *times = calloc((size_t)r, sizeof *times);
  if (times == NULL)
    abort();
  for (int32_t j = 0; j < r; j++)
    times[j] = 2 * j + j % 2 - 1;
  group(&s, 0, times, 0);
  free(times);
  return s.last;
}

/* Rows of one rank are linked in order: next[k] is the row after row k, at[v] the one v is at. */
int64_t obvious_blocking(int32_t ranks, const dodona_row *rows, int64_t count) {
  int64_t *next = malloc(((size_t)count + 1) * sizeof *next);
  int64_t *at = malloc((size_t)ranks * sizeof *at);
  int64_t *met = malloc((size_t)ranks * sizeof *met);
  if (next == NULL || at == NULL || met == NULL)
    abort();
  for (int32_t v = 0; v < ranks; v++)
    at[v] = NONE;
  for (int64_t k = count - 1; k >= 0; k--) {
    next[k] = at[rows[k].rank];
    at[rows[k].rank] = k;
  }
  int64_t steps = 0;
  int64_t done = 0;
  while (done >= 0 && done < count) {
    int64_t now = 0;
    for (int32_t v = 0; v < ranks; v++) {
      const dodona_row *mine = at[v] == NONE ? NULL : &rows[at[v]];
      const dodona_row *other =
          mine == NULL || at[mine->peer] == NONE ? NULL : &rows[at[mine->peer]];
      met[v] =
          other != NULL && other->peer == v && other->op != mine->op && other->block == mine->block;
      now += met[v];
    }
    for (int32_t v = 0; v < ranks; v++)
      at[v] = met[v] ? next[at[v]] : at[v];
    done = now > 0 ? done + now : -1;
    steps++;
  }
  free(next);
  free(at);
  free(met);
  return done < 0 ? -1 : steps;
}
