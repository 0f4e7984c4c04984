/* Another project's broadcast along a chain. Without arguments it is judged here, without a file; with P S ROOT it is printed. */
#include <dodona.h>
#include <stdio.h>
#include <stdlib.h>

/* The schedule: in step x rank v hands block x - v on. Returns how many rows there are. */
static int64_t chain(int32_t P, int32_t S, dodona_row *rows) {
  int64_t n = 0;
  for (int32_t x = 0; x < P - 2 + S; x++)
    for (int32_t v = 0; v < P - 1; v++)
      if (x >= v && x - v < S) {
        rows[n++] = (dodona_row){x, v, DODONA_SEND, v + 1, x - v};
        rows[n++] = (dodona_row){x, v + 1, DODONA_RECV, v, x - v};
      }
  return n;
}

/* The ten lines. */
static int judge(int32_t P, int32_t S) {
  dodona_rules rules = {.ranks = P, .blocks = S, .root = 0, .latency = 1, .ticks = 1};
  int64_t words = dodona_check_entries(&rules);
  dodona_row *rows = malloc(2 * (size_t)P * (size_t)S * sizeof *rows);
  uint64_t *scratch = malloc((size_t)words * sizeof *scratch);
  dodona_verdict v = dodona_check_broadcast(&rules, rows, chain(P, S, rows), scratch, words);
  if (v.fault != DODONA_VALID)
    fprintf(stderr, "P = %d, S = %d: row %lld: %s\n", P, S, (long long)v.row,
            dodona_fault_text(v.fault));
  free(scratch), free(rows);
  return v.fault == DODONA_VALID;
}

int main(int argc, char **argv) {
  if (argc == 4) {
    int32_t P = atoi(argv[1]), S = atoi(argv[2]), root = atoi(argv[3]);
    dodona_row *rows = malloc(2 * (size_t)P * (size_t)S * sizeof *rows);
    int64_t n = chain(P, S, rows);
    for (int64_t k = 0; k < n; k += 2)
      printf("%lld,%d,%d,%d\n", (long long)rows[k].step, (rows[k].rank + root) % P,
             (rows[k].peer + root) % P, rows[k].block);
    free(rows);
    return 0;
  }
  for (int32_t P = 2; P < 40; P++)
    for (int32_t S = 1; S < 9; S++)
      if (!judge(P, S))
        return 1;
  return 0;
}
