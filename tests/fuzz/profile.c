/* libFuzzer on the reader of machine profiles: whatever the bytes, the answer is a profile that keeps the
   promises of profile.h, or one printable line that names the file. */
#define _POSIX_C_SOURCE 200809L
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ref/oracle/shared/profile.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void demand(bool promise, const char *what) {
  if (!promise) {
    fprintf(stderr, "broken promise: %s\n", what);
    abort();
  }
}

static void check_fault(const oracle_profile *profile, const oracle_profile_fault *fault) {
  size_t length = strnlen(fault->text, sizeof fault->text);
  demand(length < sizeof fault->text, "the message ends");
  demand(strncmp(fault->text, "fuzz:", 5) == 0, "the message names the file");
  for (size_t k = 0; k < length; k++)
    demand(isprint((unsigned char)fault->text[k]), "the message is printable");
  demand(profile->entries == NULL && profile->count == 0, "nothing is held");
}

static void check_interval(const double interval[2], double value) {
  demand(value > 0 && isfinite(value), "a value above 0");
  demand(interval[0] <= value && value <= interval[1], "a value in its interval");
}

static void check_entries(const oracle_profile *profile) {
  demand(profile->count >= 1 && profile->ranks >= 2, "entries of ranks");
  for (size_t k = 0; k < profile->count; k++) {
    const oracle_profile_entry *entry = &profile->entries[k], *before = entry - 1;
    demand(entry->bytes >= 0, "bytes in range");
    check_interval(entry->t0_interval, entry->t0);
    check_interval(entry->lambda_interval, entry->lambda);
    demand(entry->lambda_den >= 1 && entry->lambda_num >= entry->lambda_den, "a latency >= 1");
    if (k > 0)
      demand(before->send < entry->send ||
                 (before->send == entry->send && before->bytes < entry->bytes),
             "entries in order");
    demand(oracle_profile_nearest(profile, entry->send, (double)entry->bytes) != NULL, "an entry");
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  oracle_profile profile;
  oracle_profile_fault fault;
  double startup = -1, byte_time = -1;
  memset(&profile, 0xa5, sizeof profile);
  memset(&fault, 0xa5, sizeof fault);
  /* fmemopen takes no empty buffer for reading */
  char *copy = malloc(size + 1);
  demand(copy != NULL, "memory for the text");
  if (size > 0)
    memcpy(copy, data, size);
  copy[size] = '\n';
  FILE *in = fmemopen(copy, size + 1, "r");
  demand(in != NULL, "a file of the text");
  bool good = oracle_profile_read(in, "fuzz", &profile, &fault);
  fclose(in);
  free(copy);
  if (!good) {
    check_fault(&profile, &fault);
    return 0;
  }
  check_entries(&profile);
  if (oracle_profile_step(&profile, oracle_profile_send(&profile), &startup, &byte_time))
    demand(startup >= 0 && byte_time >= 0 && isfinite(startup + byte_time), "a line");
  oracle_profile_free(&profile);
  return 0;
}
