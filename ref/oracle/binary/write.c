#define _DEFAULT_SOURCE /* endian.h, strnlen */
#include "ref/oracle/binary/write.h"
#include "ref/oracle/binary/file.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>

bool oracle_binary_count(oracle_binary_writer *writer, const oracle_binary_message *message) {
  oracle_binary_writer *w = writer;
  const int64_t n = w->step_count;
  if (n == 0 || w->steps[n - 1].step != message->step) {
    if ((n & (n - 1)) == 0) {
      oracle_binary_ends *grown = realloc(w->steps, (n > 0 ? 2 * (size_t)n : 1) * sizeof *grown);
      if (grown == NULL)
        return false;
      w->steps = grown;
    }
    w->steps[w->step_count++] = (oracle_binary_ends){message->step, w->messages};
    w->held = 0;
  }
  const int32_t rank = message->src > message->dst ? message->src : message->dst;
  w->most_rank = w->most_rank < rank ? rank : w->most_rank;
  w->most_block = w->most_block < message->block ? message->block : w->most_block;
  w->steps[w->step_count - 1].end = ++w->messages;
  w->most_count = w->most_count < ++w->held ? w->held : w->most_count;
  return true;
}

/* The bytes that a number takes. */
static int width_of(uint32_t most) {
  return most <= 0xff ? 1 : most <= 0xffff ? 2 : 4;
}

static int rank_bytes(const oracle_binary_writer *w) {
  return width_of((uint32_t)w->most_rank);
}

static int block_bytes(const oracle_binary_writer *w) {
  return width_of(((uint32_t)w->most_block << w->stores) + w->stores);
}

static void put_int(uint8_t *at, int32_t value) {
  const uint32_t little = htole32((uint32_t)value);
  memcpy(at, &little, sizeof little);
}

static void put_long(uint8_t *at, int64_t value) {
  const uint64_t little = htole64((uint64_t)value);
  memcpy(at, &little, sizeof little);
}

/* The first bytes of a number are the low ones. */
static void put_number(uint8_t *column, int bytes, int64_t i, uint32_t value) {
  const uint32_t little = htole32(value);
  memcpy(column + bytes * i, &little, (size_t)bytes);
}

static void put_head(const oracle_binary_writer *w) {
  const oracle_said *said = &w->said;
  const int32_t numbers[] = {said->ranks, said->root, said->blocks, said->latency, said->ticks};
  uint8_t head[ORACLE_BINARY_HEAD] = {0}, step[ORACLE_BINARY_STEP];
  memcpy(head, oracle_binary_magic, ORACLE_BINARY_MAGIC);
  put_int(head + 8, ORACLE_BINARY_VERSION);
  head[12] = (uint8_t)rank_bytes(w);
  head[13] = (uint8_t)block_bytes(w);
  head[14] = w->stores;
  head[15] = (uint8_t)((strcmp(said->ports, "simplex") == 0) + 2 * (said->redundant != 0));
  for (int k = 0; k < 5; k++)
    put_int(head + 16 + 4 * k, numbers[k] == DODONA_NONE ? -1 : numbers[k]);
  put_long(head + 40, w->step_count);
  put_long(head + 48, w->messages);
  memcpy(head + 56, said->op, strnlen(said->op, ORACLE_BINARY_OP));
  fwrite(head, 1, sizeof head, w->out);
  for (int64_t k = 0; k < w->step_count; k++) {
    put_long(step, w->steps[k].step);
    put_long(step + 8, w->steps[k].end);
    fwrite(step, 1, sizeof step, w->out);
  }
}

bool oracle_binary_begin(oracle_binary_writer *writer, FILE *out) {
  oracle_binary_writer *w = writer;
  const int widths[] = {rank_bytes(w), rank_bytes(w), block_bytes(w)};
  w->out = out;
  w->at = w->held = 0;
  for (int c = 0; c < 3; c++) /* a number is written with 4 bytes */
    if ((w->columns[c] =
             oracle_allocate(w->most_count + 4, (size_t)widths[c], "a step's messages")) == NULL)
      return false;
  put_head(w);
  return true;
}

void oracle_binary_put(oracle_binary_writer *writer, const oracle_binary_message *message) {
  oracle_binary_writer *w = writer;
  const int64_t begin = w->at == 0 ? 0 : w->steps[w->at - 1].end;
  const int widths[] = {rank_bytes(w), rank_bytes(w), block_bytes(w)};
  const uint32_t block =
      w->stores ? 2 * (uint32_t)message->block + message->stored : (uint32_t)message->block;
  put_number(w->columns[0], widths[0], w->held, (uint32_t)message->src);
  put_number(w->columns[1], widths[1], w->held, (uint32_t)message->dst);
  put_number(w->columns[2], widths[2], w->held, block);
  if (begin + ++w->held < w->steps[w->at].end)
    return;
  for (int c = 0; c < 3; c++)
    fwrite(w->columns[c], (size_t)widths[c], (size_t)w->held, w->out);
  w->at++;
  w->held = 0;
}

void oracle_binary_end(oracle_binary_writer *writer) {
  free(writer->steps);
  for (int c = 0; c < 3; c++)
    free(writer->columns[c]);
}
