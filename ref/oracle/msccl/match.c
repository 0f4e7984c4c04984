#include "ref/oracle/msccl/match.h"

#include <stdlib.h>

typedef struct end {
  int32_t src;
  int32_t dst;
  int32_t channel;
  int32_t thread;
} end;

static int by_connection(const void *left, const void *right) {
  const end *a = left;
  const end *b = right;
  const int32_t one[] = {a->src, a->dst, a->channel}, other[] = {b->src, b->dst, b->channel};
  for (int k = 0; k < 3; k++)
    if (one[k] != other[k])
      return one[k] < other[k] ? -1 : 1;
  return 0;
}

static int32_t ends_of(const oracle_msccl *p, bool sends, end *ends) {
  int32_t count = 0;
  for (int32_t k = 0; k < p->thread_count; k++) {
    const oracle_msccl_thread *t = &p->threads[k];
    if (sends && t->send >= 0)
      ends[count++] = (end){t->gpu, t->send, t->channel, k};
    if (!sends && t->recv >= 0)
      ends[count++] = (end){t->recv, t->gpu, t->channel, k};
  }
  if (count > 0)
    qsort(ends, (size_t)count, sizeof *ends, by_connection);
  return count;
}

static bool are_single(const oracle_msccl *p, const end *ends, int32_t count, bool sends,
                       const char *name, oracle_fault *fault) {
  for (int32_t k = 1; k < count; k++)
    if (by_connection(&ends[k - 1], &ends[k]) == 0) {
      snprintf(fault->text, sizeof fault->text,
               "%s:%lld: chan: expected one thread block that %s GPU %d on channel %d, got another",
               name, (long long)p->threads[ends[k].thread].line,
               sends ? "sends to" : "receives from", sends ? ends[k].dst : ends[k].src,
               ends[k].channel);
      return false;
    }
  return true;
}

/* Returns the first step of the thread block, from `at` on, whose acts include `act`; the end of its steps if none does. */
static int64_t next(const oracle_msccl *p, const oracle_msccl_thread *t, int64_t at, int32_t act) {
  while (at < t->first + t->count && (p->steps[at].acts & act) == 0)
    at++;
  return at;
}

static void couple(oracle_msccl *p, const oracle_msccl_thread *src,
                   const oracle_msccl_thread *dst) {
  int64_t one = next(p, src, src->first, ORACLE_MSCCL_SENDS);
  int64_t other = next(p, dst, dst->first, ORACLE_MSCCL_RECEIVES);
  while (one < src->first + src->count && other < dst->first + dst->count) {
    p->steps[one].to = other;
    p->steps[other].from = one;
    one = next(p, src, one + 1, ORACLE_MSCCL_SENDS);
    other = next(p, dst, other + 1, ORACLE_MSCCL_RECEIVES);
  }
}

bool oracle_msccl_match(oracle_msccl *program, const char *name, oracle_fault *fault) {
  oracle_msccl *p = program;
  const size_t room = (size_t)p->thread_count + 1;
  end *sends = malloc(room * sizeof *sends), *receives = malloc(room * sizeof *receives);
  bool good = sends != NULL && receives != NULL;
  if (!good)
    snprintf(fault->text, sizeof fault->text, "%s: no memory for %d thread blocks", name,
             p->thread_count);
  const int32_t n = good ? ends_of(p, true, sends) : 0, m = good ? ends_of(p, false, receives) : 0;
  good = good && are_single(p, sends, n, true, name, fault) &&
         are_single(p, receives, m, false, name, fault);
  for (int32_t i = 0, j = 0; good && i < n && j < m;) {
    const int order = by_connection(&sends[i], &receives[j]);
    if (order == 0)
      couple(p, &p->threads[sends[i].thread], &p->threads[receives[j].thread]);
    i += order <= 0;
    j += order >= 0;
  }
  free(sends);
  free(receives);
  return good;
}
