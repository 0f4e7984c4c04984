#include "props/words.h"
#include <stdlib.h>

enum { NOBODY = -1 };

static int32_t *numbers(int64_t n) {
  int32_t *all = malloc((size_t)n * sizeof *all);
  if (all == NULL)
    abort();
  return all;
}

words words_start(int32_t ranks, int32_t blocks) {
  int64_t n = (int64_t)ranks * blocks;
  words w = {.ranks = ranks, .blocks = blocks};
  w.next = numbers(n), w.first = numbers(n), w.last = numbers(n);
  w.low = numbers(n), w.high = numbers(n), w.count = numbers(n);
  w.aside = numbers(ranks), w.aside_last = numbers(ranks);
  for (int32_t i = 0; i < n; i++) {
    w.next[i] = NOBODY;
    w.first[i] = w.last[i] = i;
    w.low[i] = w.high[i] = i / blocks;
    w.count[i] = 1;
  }
  for (int32_t i = 0; i < ranks; i++)
    w.aside[i] = NOBODY;
  return w;
}

void words_end(words *w) {
  free(w->next), free(w->first), free(w->last);
  free(w->low), free(w->high), free(w->count);
  free(w->aside), free(w->aside_last);
}

/* The word first .. last behind the word of `at`. */
static void append(words *w, int32_t at, int32_t first, int32_t last) {
  w->next[w->last[at]] = first;
  w->last[at] = last;
}

void words_receive(words *w, int32_t rank, int32_t from, int32_t block, int32_t operand) {
  int32_t at = rank * w->blocks + block;
  int32_t part = from * w->blocks + block;
  w->apart |= w->high[part] - w->low[part] + 1 != w->count[part];
  w->low[at] = w->low[part] < w->low[at] ? w->low[part] : w->low[at];
  w->high[at] = w->high[part] > w->high[at] ? w->high[part] : w->high[at];
  w->count[at] += w->count[part];
  if (operand == DODONA_PREPEND) {
    w->next[w->last[part]] = w->first[at];
    w->first[at] = w->first[part];
  } else if (operand == DODONA_SET_ASIDE) {
    w->wrong |= w->aside[rank] != NOBODY;
    w->aside[rank] = w->first[part];
    w->aside_last[rank] = w->last[part];
    w->held++;
  } else {
    append(w, at, w->first[part], w->last[part]);
    if (w->aside[rank] != NOBODY && w->aside[rank] % w->blocks == block) {
      append(w, at, w->aside[rank], w->aside_last[rank]);
      w->aside[rank] = NOBODY;
    }
  }
}

void words_last(words *w) {
  for (int32_t rank = 0; rank < w->ranks; rank++)
    w->wrong |= w->aside[rank] != NOBODY;
}

int words_read(const words *w, int32_t root, int32_t begin) {
  for (int32_t j = 0; j < w->blocks; j++) {
    int32_t letter = w->first[root * w->blocks + j];
    for (int32_t i = 0; i < w->ranks; i++, letter = w->next[letter])
      if (letter == NOBODY || letter / w->blocks != (begin + i) % w->ranks ||
          letter % w->blocks != j)
        return 0;
    if (letter != NOBODY)
      return 0;
  }
  return 1;
}
