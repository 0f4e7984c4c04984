/* Maps files, and reads what cannot be mapped. */
#define _GNU_SOURCE
#include "ref/oracle/binary/file.h"

#include <endian.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

const char oracle_binary_magic[ORACLE_BINARY_MAGIC] = {'D', 'O', 'D', 'O', 'N', 'A', 0x1a, '\n'};

enum { AT_ONCE = 1 << 20 };

bool oracle_is_binary(const char *text, size_t length) {
  return length >= ORACLE_BINARY_MAGIC &&
         memcmp(text, oracle_binary_magic, ORACLE_BINARY_MAGIC) == 0;
}

static bool fail(oracle_fault *fault, const char *name, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static bool fail(oracle_fault *fault, const char *name, const char *format, ...) {
  va_list values;
  const int used = snprintf(fault->text, sizeof fault->text, "%s: ", name);
  va_start(values, format);
  vsnprintf(fault->text + used, sizeof fault->text - (size_t)used, format, values);
  va_end(values);
  return false;
}

static int32_t int_at(const uint8_t *at) {
  uint32_t value;
  memcpy(&value, at, sizeof value);
  return (int32_t)le32toh(value);
}

static int64_t long_at(const uint8_t *at) {
  uint64_t value;
  memcpy(&value, at, sizeof value);
  return (int64_t)le64toh(value);
}

uint32_t oracle_binary_number(const uint8_t *column, int bytes, int64_t i) {
  uint16_t two;
  uint32_t four;
  if (bytes == 1)
    return column[i];
  if (bytes == 2) {
    memcpy(&two, column + 2 * i, sizeof two);
    return le16toh(two);
  }
  memcpy(&four, column + 4 * i, sizeof four);
  return le32toh(four);
}

int64_t oracle_binary_step(const oracle_binary *file, int64_t k) {
  return long_at(file->index + ORACLE_BINARY_STEP * k);
}

int64_t oracle_binary_before(const oracle_binary *file, int64_t k) {
  return k == 0 ? 0 : long_at(file->index + ORACLE_BINARY_STEP * (k - 1) + 8);
}

static int64_t message_bytes(const oracle_binary *file) {
  return 2 * file->rank_bytes + file->block_bytes;
}

oracle_binary_columns oracle_binary_columns_of(const oracle_binary *file, int64_t k) {
  const int64_t before = oracle_binary_before(file, k);
  const int64_t count = oracle_binary_before(file, k + 1) - before;
  const uint8_t *src = file->data + before * message_bytes(file);
  const uint8_t *dst = src + count * file->rank_bytes;
  return (oracle_binary_columns){src, dst, dst + count * file->rank_bytes, count};
}

static bool read_all(FILE *in, oracle_binary *file) {
  size_t room = AT_ONCE;
  for (;;) {
    uint8_t *grown = realloc(file->base, room);
    if (grown == NULL)
      return false;
    file->base = grown;
    file->size += fread(file->base + file->size, 1, room - file->size, in);
    if (file->size < room)
      return true;
    room *= 2;
  }
}

/* From where `in` stands to its end. */
static const uint8_t *take_bytes(FILE *in, oracle_binary *file, int64_t *size) {
  struct stat about;
  const off_t at = ftello(in);
  if (at >= 0 && fstat(fileno(in), &about) == 0 && S_ISREG(about.st_mode) && about.st_size > at) {
    void *all = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, fileno(in), 0);
    if (all != MAP_FAILED) {
      file->base = all;
      file->size = (size_t)about.st_size;
      file->mapped = true;
      *size = about.st_size - at;
      return file->base + at;
    }
  }
  if (!read_all(in, file))
    return NULL;
  *size = (int64_t)file->size;
  return file->base;
}

static bool is_width(int bytes) {
  return bytes == 1 || bytes == 2 || bytes == 4;
}

static bool take_head(const uint8_t *text, int64_t size, const char *name, oracle_binary *file,
                      oracle_fault *fault) {
  if (size < ORACLE_BINARY_HEAD || !oracle_is_binary((const char *)text, ORACLE_BINARY_MAGIC))
    return fail(fault, name, "expected a head of %d bytes, got %lld bytes", ORACLE_BINARY_HEAD,
                (long long)size);
  if (int_at(text + 8) != ORACLE_BINARY_VERSION)
    return fail(fault, name, "expected version %d, got %d", ORACLE_BINARY_VERSION,
                int_at(text + 8));
  file->rank_bytes = text[12];
  file->block_bytes = text[13];
  file->stores = text[14] != 0;
  file->steps = long_at(text + 40);
  file->messages = long_at(text + 48);
  oracle_said *said = &file->said;
  int32_t *const numbers[] = {&said->ranks, &said->root, &said->blocks, &said->latency,
                              &said->ticks};
  for (int k = 0; k < 5; k++)
    *numbers[k] = int_at(text + 16 + 4 * k) < 0 ? DODONA_NONE : int_at(text + 16 + 4 * k);
  memcpy(said->op, text + 56, ORACLE_BINARY_OP);
  said->op[ORACLE_BINARY_OP] = '\0';
  snprintf(said->ports, sizeof said->ports, "%s", (text[15] & 1) != 0 ? "simplex" : "");
  said->ways = DODONA_NONE;
  said->redundant = text[15] >> 1 & 1;
  if (!is_width(file->rank_bytes) || !is_width(file->block_bytes) || text[14] > 1 || text[15] > 3)
    return fail(fault, name,
                "expected ranks and blocks of 1, 2 or 4 bytes and two flags, got %d, %d, %d, %d",
                text[12], text[13], text[14], text[15]);
  return true;
}

/* The lengths that the head says are the text's; steps ascend. */
static bool take_index(const uint8_t *text, int64_t size, const char *name, oracle_binary *file,
                       oracle_fault *fault) {
  const int64_t rest = size - ORACLE_BINARY_HEAD;
  if (file->steps < 0 || file->steps > rest / ORACLE_BINARY_STEP || file->messages < 0 ||
      file->messages > rest / message_bytes(file) ||
      rest != file->steps * ORACLE_BINARY_STEP + file->messages * message_bytes(file))
    return fail(fault, name,
                "expected %lld steps and %lld messages, as its head says, got %lld bytes",
                (long long)file->steps, (long long)file->messages, (long long)size);
  file->index = text + ORACLE_BINARY_HEAD;
  file->data = file->index + ORACLE_BINARY_STEP * file->steps;
  for (int64_t k = 0; k < file->steps; k++) {
    const int64_t step = oracle_binary_step(file, k), end = oracle_binary_before(file, k + 1);
    if (step < 0 || step > INT64_C(1) << 62 || (k > 0 && step <= oracle_binary_step(file, k - 1)))
      return fail(fault, name, "expected steps 0 .. 2^62 that ascend, got %lld as number %lld",
                  (long long)step, (long long)k + 1);
    if (end <= oracle_binary_before(file, k) || end > file->messages)
      return fail(fault, name, "expected counts of messages that ascend, got %lld as number %lld",
                  (long long)end, (long long)k + 1);
  }
  return oracle_binary_before(file, file->steps) == file->messages ||
         fail(fault, name, "expected %lld messages in its steps, got %lld",
              (long long)file->messages, (long long)oracle_binary_before(file, file->steps));
}

bool oracle_binary_open(FILE *in, const char *name, oracle_binary *file, oracle_fault *fault) {
  int64_t size = 0;
  *file = (oracle_binary){.mapped = false};
  const uint8_t *text = take_bytes(in, file, &size);
  if (text == NULL)
    return fail(fault, name, "no memory for all of it");
  return take_head(text, size, name, file, fault) && take_index(text, size, name, file, fault);
}

void oracle_binary_close(oracle_binary *file) {
  if (file->mapped)
    munmap(file->base, file->size);
  else
    free(file->base);
}

void oracle_binary_forget(const oracle_binary *file, int64_t first, int64_t last) {
  if (!file->mapped || first >= last)
    return;
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  const uintptr_t from = (uintptr_t)oracle_binary_columns_of(file, first).src / page * page;
  const uintptr_t to =
      (uintptr_t)(file->data + oracle_binary_before(file, last) * message_bytes(file));
  madvise((void *)from, (to - from) / page * page, MADV_DONTNEED);
}
