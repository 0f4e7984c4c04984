#include "props/reduction.h"

#include <stdlib.h>
#include <string.h>

static void *filled(int64_t count, size_t size) {
  void *room = malloc(((size_t)count + 1) * size);
  if (room == NULL)
    abort();
  memset(room, 0xa5, ((size_t)count + 1) * size);
  return room;
}

static dodona_lack lack_of(const dodona_rules *rules, int32_t all, const dodona_row *rows,
                           int64_t n) {
  const int32_t P = rules->ranks, s = rules->blocks / 2;
  const int64_t cells = (int64_t)P * s;
  dodona_message *messages = filled(n, sizeof *messages);
  uint8_t *begins = filled(cells, 1), *wants = filled(cells, 1), *sent = filled(n, 1);
  uint64_t *names = filled(n, sizeof *names), *made = filled(cells, sizeof *made);
  uint64_t *want = filled(s, sizeof *want);
  uint16_t *known = filled(n, sizeof *known);
  uint32_t *weights = filled(cells, sizeof *weights);
  for (int64_t cell = 0; cell < cells; cell++)
    wants[cell] = all || cell % P == rules->root;
  const int64_t count = dodona_check_receives(rows, n, s, messages, names);
  const dodona_lack lack = dodona_check_once(messages, count, rules->latency, P, s, begins, wants,
                                             sent, names, known, made, weights, want);
  void *const rooms[] = {messages, begins, wants, sent, names, made, want, known, weights};
  for (size_t k = 0; k < sizeof rooms / sizeof *rooms; k++)
    free(rooms[k]);
  return lack;
}

reduction_verdict judge_reduction(const dodona_rules *rules, int32_t all, const dodona_row *rows,
                                  int64_t n) {
  uint64_t *ports = filled(4 * (int64_t)rules->ranks, sizeof *ports);
  reduction_verdict v = {dodona_check_ports(rules, rows, n, ports), {-1, -1, -1, -1}};
  free(ports);
  if (v.fits.fault == DODONA_VALID)
    v.lack = lack_of(rules, all, rows, n);
  return v;
}

bool is_valid_reduction(const dodona_rules *rules, int32_t all, const dodona_row *rows, int64_t n) {
  const reduction_verdict v = judge_reduction(rules, all, rows, n);
  return v.fits.fault == DODONA_VALID && v.lack.block == -1;
}
