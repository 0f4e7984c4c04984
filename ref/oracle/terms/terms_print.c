#include "ref/oracle/terms/terms_print.h"

#include <stdlib.h>

/* A stack that grows. */
typedef struct stack {
  int64_t *words;
  int64_t count, room;
} stack;

static bool push(stack *s, int64_t word) {
  if (s->count == s->room) {
    const int64_t room = s->room > 0 ? 2 * s->room : 64;
    int64_t *grown = realloc(s->words, (size_t)room * sizeof *grown);
    if (grown == NULL)
      return false;
    s->words = grown;
    s->room = room;
  }
  s->words[s->count++] = word;
  return true;
}

enum { OPEN = -1, BEHIND = -2 };

bool oracle_terms_list(const oracle_terms *terms, oracle_term term, oracle_listed *listed) {
  const size_t joins = (size_t)terms->count + 1;
  stack s = {NULL, 0, 0};
  *listed = (oracle_listed){malloc(joins * sizeof *listed->joins), 0,
                            malloc(joins * sizeof *listed->places)};
  bool good = listed->joins != NULL && listed->places != NULL && (term < 0 || push(&s, term));
  for (int64_t k = 0; good && k < terms->count; k++)
    listed->places[k] = OPEN;
  while (good && s.count > 0) {
    const oracle_term at = s.words[s.count - 1];
    const dodona_join *j = &terms->joins[at];
    if (listed->places[at] == OPEN) {
      listed->places[at] = BEHIND;
      good = (j->right < 0 || listed->places[j->right] >= 0 || push(&s, j->right)) &&
             (j->left < 0 || listed->places[j->left] >= 0 || push(&s, j->left));
      continue;
    }
    if (listed->places[at] == BEHIND) {
      listed->places[at] = listed->count;
      listed->joins[listed->count++] = at;
    }
    s.count--;
  }
  for (int64_t k = 0; good && k < terms->count; k++)
    listed->places[k] = listed->places[k] < 0 ? -1 : listed->places[k];
  free(s.words);
  return good;
}

void oracle_listed_free(oracle_listed *listed) {
  free(listed->joins);
  free(listed->places);
}

bool oracle_terms_text(FILE *out, const oracle_terms *terms, oracle_term term, int64_t most) {
  static const char *const between[] = {"(", " + ", ")"};
  stack s = {NULL, 0, 0}; /* a term, and how much of it is written */
  int64_t written = 0;
  bool good = push(&s, term) && push(&s, 0);
  while (good && s.count > 0 && written < most) {
    const oracle_term at = s.words[s.count - 2];
    const int64_t part = s.words[s.count - 1]++;
    if (at < 0 || part == 2)
      s.count -= 2;
    written +=
        at < 0 ? fprintf(out, "%lld", (long long)(-1 - at)) : fprintf(out, "%s", between[part]);
    if (at >= 0 && part < 2)
      good = push(&s, part == 0 ? terms->joins[at].left : terms->joins[at].right) && push(&s, 0);
  }
  if (s.count > 0 && good)
    fputs(" ...", out);
  free(s.words);
  return good;
}
