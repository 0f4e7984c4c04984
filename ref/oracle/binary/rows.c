/* From the binary form to rows. */
#include "ref/oracle/binary/file.h"
#include "ref/oracle/read/said.h"
#include "ref/oracle/read/rows_add.h"

#include <string.h>

/* So many messages are read before their pages are given back. */
enum { AT_ONCE = 1 << 22 };

/* Steps kept .. k - 1 have been read; returns the first that is kept. */
static int64_t forget(const oracle_binary *file, int64_t kept, int64_t k) {
  if (oracle_binary_before(file, k) - oracle_binary_before(file, kept) <= AT_ONCE)
    return kept;
  oracle_binary_forget(file, kept, k);
  return k;
}

/* A block of the form as rows have it. */
static int32_t block_of(const oracle_binary *file, oracle_blocks blocks, uint32_t raw,
                        const oracle_binary_part *part) {
  const int32_t number = (int32_t)(file->stores ? raw / 2 : raw) - part->base;
  const bool stored = file->stores ? raw % 2 != 0 : blocks == ORACLE_STORES;
  return number + (stored ? part->count : 0);
}

bool oracle_binary_rows(const oracle_binary *file, oracle_binary_part part, oracle_blocks blocks,
                        oracle_rows *rows) {
  const uint32_t low = (uint32_t)part.low << file->stores,
                 high = (uint32_t)part.high << file->stores;
  int64_t kept = part.first;
  for (int64_t k = part.first; k < part.last; k++) {
    kept = forget(file, kept, k);
    const oracle_binary_columns c = oracle_binary_columns_of(file, k);
    const int64_t step = oracle_binary_step(file, k), before = oracle_binary_before(file, k);
    for (int64_t i = 0; i < c.count; i++) {
      const uint32_t raw = oracle_binary_number(c.block, file->block_bytes, i);
      if (raw < low || raw >= high)
        continue;
      const int32_t block = block_of(file, blocks, raw, &part);
      const int32_t src = (int32_t)oracle_binary_number(c.src, file->rank_bytes, i);
      const int32_t dst = (int32_t)oracle_binary_number(c.dst, file->rank_bytes, i);
      if (!oracle_rows_add_both(rows, (dodona_row){step, src, DODONA_SEND, dst, block},
                                (dodona_row){step, dst, DODONA_RECV, src, block}, before + i + 1))
        return false;
    }
  }
  oracle_binary_forget(file, kept, part.last);
  return true;
}

bool oracle_binary_fits(const oracle_binary *file, oracle_blocks blocks, const char *name,
                        oracle_fault *fault) {
  if (blocks == ORACLE_PARTIALS || blocks == ORACLE_PREFIXES ||
      file->stores == (blocks == ORACLE_PHASES))
    return true;
  snprintf(fault->text, sizeof fault->text,
           file->stores ? "%s: its blocks have a phase: expected --op allreduce"
                        : "%s: its blocks have no phase: not of --op allreduce",
           name);
  return false;
}

int64_t oracle_binary_outside(const oracle_binary *file, int32_t count, int64_t *each) {
  int64_t kept = 0;
  for (int64_t k = 0; k < file->steps; k++) {
    kept = forget(file, kept, k);
    const oracle_binary_columns c = oracle_binary_columns_of(file, k);
    for (int64_t i = 0; i < c.count; i++) {
      const uint32_t raw = oracle_binary_number(c.block, file->block_bytes, i);
      const uint32_t number = file->stores ? raw / 2 : raw;
      if (number >= (uint32_t)count)
        return oracle_binary_before(file, k) + i;
      if (each != NULL)
        each[number]++;
    }
  }
  oracle_binary_forget(file, kept, file->steps);
  return -1;
}

static bool take_rows(const oracle_binary *file, const char *name, oracle_blocks blocks,
                      int32_t count, oracle_rows *rows, oracle_fault *fault) {
  const int32_t most = blocks == ORACLE_NUMBERS ? INT32_MAX : blocks == ORACLE_T_AND_S ? 2 : count;
  const int64_t outside = oracle_binary_outside(file, most, NULL);
  if (!oracle_binary_fits(file, blocks, name, fault))
    return false;
  if (outside >= 0)
    snprintf(fault->text, sizeof fault->text, "%s:%lld: block: expected 0 .. %d", name,
             (long long)outside + 1, most - 1);
  else if (!oracle_binary_rows(file, (oracle_binary_part){0, file->steps, 0, most, 0, most}, blocks,
                               rows))
    snprintf(fault->text, sizeof fault->text, "%s: no memory for %lld messages", name,
             (long long)file->messages);
  else
    return true;
  oracle_rows_free(rows);
  return false;
}

bool oracle_binary_take(const oracle_binary *file, const char *name, oracle_blocks blocks,
                        int32_t count, const oracle_head *asked, oracle_rows *rows,
                        oracle_fault *fault) {
  *rows = (oracle_rows){.rows = NULL};
  return (asked == NULL || oracle_said_agrees(&file->said, name, asked, fault)) &&
         take_rows(file, name, blocks, count, rows, fault);
}
