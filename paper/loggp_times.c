/* loggp_times OP KILOBYTES: times of collectives in the LogGP model as data flow, each with the number of blocks that
   is best for it: a row for each number of ranks, microseconds, a column for each algorithm. The machine is that of
   the source's simulator, as in chunks.c. */
#include <stdio.h>
#include <string.h>

#include "ref/oracle/shared/chunks.h"
#include "ref/advice/loggp.h"

static const dodona_loggp machine = {1623300, 100, 1346026, 100}; /* ps */
static const int32_t ranks[] = {8, 16, 32, 53, 64, 128, 256};

/* What moves up the trees, and what down. */
typedef struct form {
  const char *op;
  const char *name;
  int32_t up;
  int32_t down;
} form;

static const form forms[] = {
    {"bcast", "c", DODONA_NONE, DODONA_TWOTREE_C},
    {"bcast", "s", DODONA_NONE, DODONA_TWOTREE_S},
    {"bcast", "binary", DODONA_NONE, DODONA_BINARY},
    {"bcast", "chain", DODONA_NONE, DODONA_CHAIN},
    {"reduce", "c", DODONA_TWOTREE_C, DODONA_NONE},
    {"reduce", "s", DODONA_TWOTREE_S, DODONA_NONE},
    {"reduce", "binary", DODONA_BINARY, DODONA_NONE},
    {"reduce", "chain", DODONA_CHAIN, DODONA_NONE},
    {"allreduce", "c", DODONA_TWOTREE_C, DODONA_TWOTREE_C},
    {"allreduce", "cs", DODONA_TWOTREE_C, DODONA_TWOTREE_S},
    {"allreduce", "cc", DODONA_TWOTREE_C, DODONA_TWOTREE_CC},
    {"allreduce", "binary", DODONA_BINARY, DODONA_BINARY},
    {"allreduce", "chain", DODONA_CHAIN, DODONA_CHAIN},
};

enum { FORMS = sizeof forms / sizeof forms[0], RANKS = sizeof ranks / sizeof ranks[0] };

static bool print(const char *op, int64_t bytes) {
  printf("ranks");
  for (int f = 0; f < FORMS; f++)
    if (strcmp(forms[f].op, op) == 0)
      printf(" %s", forms[f].name);
  printf("\n");
  for (int k = 0; k < RANKS; k++) {
    printf("%d", (int)ranks[k]);
    for (int f = 0; f < FORMS; f++) {
      oracle_chunked it = {machine, bytes, ranks[k], forms[f].up, forms[f].down, 1, 1};
      int32_t blocks = 0;
      int64_t time = 0;
      if (strcmp(forms[f].op, op) != 0)
        continue;
      if (!oracle_chunks_search(&it, INT32_MAX, &blocks, &time))
        return false;
      printf(" %.3f", (double)time / 1e6);
    }
    printf("\n");
  }
  return true;
}

int main(int argc, char **argv) {
  int kilobytes = 0;
  if (argc != 3 || sscanf(argv[2], "%d", &kilobytes) != 1 || kilobytes < 1) {
    fprintf(stderr, "loggp_times: expected bcast, reduce or allreduce, and kilobytes\n");
    return 2;
  }
  return print(argv[1], (int64_t)kilobytes * 1024) ? 0 : 1;
}
