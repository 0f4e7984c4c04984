/* Strict reading of profiles, by jansson. */
#include "ref/oracle/read/profile.h"
#include "ref/oracle/write/oracle.h"

#include <errno.h>
#include <jansson.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* An object that is being read: where it stands and what is wrong with it. */
typedef struct reader {
  const char *name;
  oracle_profile_fault *fault;
  const json_t *object;
  char at[40]; /* of the object: "" or "entries[3]" */
} reader;

__attribute__((format(printf, 3, 4))) static bool wrong(const reader *r, const char *field,
                                                        const char *format, ...) {
  char what[128];
  va_list values;
  va_start(values, format);
  vsnprintf(what, sizeof what, format, values);
  va_end(values);
  const char *dot = r->at[0] != '\0' && field[0] != '\0' ? "." : "";
  snprintf(r->fault->text, sizeof r->fault->text, "%s: %s%s%s: %s", oracle_name(r->name).text,
           r->at, dot, field, what);
  return false;
}

static bool read_integer(const reader *r, const char *field, int64_t least, int64_t most,
                         int64_t *into) {
  const json_t *value = json_object_get(r->object, field);
  if (!json_is_integer(value) || json_integer_value(value) < least ||
      json_integer_value(value) > most)
    return wrong(r, field, "expected an integer %lld .. %lld", (long long)least, (long long)most);
  *into = json_integer_value(value);
  return true;
}

static bool read_int32(const reader *r, const char *field, int32_t least, int32_t *into) {
  int64_t value = 0;
  if (!read_integer(r, field, least, INT32_MAX, &value))
    return false;
  *into = (int32_t)value;
  return true;
}

static bool read_positive(const reader *r, const char *field, double *into) {
  const json_t *value = json_object_get(r->object, field);
  if (!json_is_number(value) || !(json_number_value(value) > 0))
    return wrong(r, field, "expected a number > 0");
  *into = json_number_value(value);
  return true;
}

static bool read_interval(const reader *r, const char *field, double inside, double into[2]) {
  const json_t *value = json_object_get(r->object, field);
  bool good = json_is_array(value) && json_array_size(value) == 2;
  for (size_t i = 0; good && i < 2; i++) {
    good = json_is_number(json_array_get(value, i));
    into[i] = json_number_value(json_array_get(value, i));
  }
  if (!good || !(into[0] <= inside && inside <= into[1]))
    return wrong(r, field, "expected two numbers [low, high], low <= %.6g <= high", inside);
  return true;
}

static bool read_text(const reader *r, const char *field, char into[ORACLE_PROFILE_TEXT]) {
  const json_t *value = json_object_get(r->object, field);
  if (!json_is_string(value) || json_string_length(value) >= ORACLE_PROFILE_TEXT)
    return wrong(r, field, "expected a string of at most %d bytes", ORACLE_PROFILE_TEXT - 1);
  strcpy(into, json_string_value(value));
  return true;
}

static bool read_send(const reader *r, oracle_send *into) {
  const char *word = json_string_value(json_object_get(r->object, "send"));
  if (word == NULL || (strcmp(word, "blocking") != 0 && strcmp(word, "nonblocking") != 0))
    return wrong(r, "send", "expected \"blocking\" or \"nonblocking\"");
  *into = word[0] == 'b' ? ORACLE_BLOCKING : ORACLE_NONBLOCKING;
  return true;
}

static bool read_flag(const reader *r, const char *field, bool *into) {
  const json_t *value = json_object_get(r->object, field);
  if (!json_is_boolean(value))
    return wrong(r, field, "expected true or false");
  *into = json_is_true(value);
  return true;
}

/* No field of the object is another than the `count` of `known`. */
static bool only(const reader *r, const char *const *known, size_t count) {
  void *at = json_object_iter((json_t *)r->object);
  for (; at != NULL; at = json_object_iter_next((json_t *)r->object, at)) {
    const char *field = json_object_iter_key(at);
    size_t i = 0;
    while (i < count && strcmp(known[i], field) != 0)
      i++;
    if (i == count)
      return wrong(r, oracle_quote(field, strlen(field)).text, "unknown field");
  }
  return true;
}

static bool read_entry(const reader *r, oracle_profile_entry *entry) {
  static const char *const known[] = {
      "bytes",           "send",       "t0",         "t0_interval", "lambda",
      "lambda_interval", "lambda_num", "lambda_den", "agree",
  };
  if (!json_is_object(r->object))
    return wrong(r, "", "expected an object");
  if (!only(r, known, sizeof known / sizeof *known) ||
      !read_integer(r, "bytes", 0, INT64_MAX, &entry->bytes) || !read_send(r, &entry->send) ||
      !read_positive(r, "t0", &entry->t0) ||
      !read_interval(r, "t0_interval", entry->t0, entry->t0_interval) ||
      !read_positive(r, "lambda", &entry->lambda) ||
      !read_interval(r, "lambda_interval", entry->lambda, entry->lambda_interval) ||
      !read_int32(r, "lambda_den", 1, &entry->lambda_den) ||
      !read_int32(r, "lambda_num", entry->lambda_den, &entry->lambda_num) ||
      !read_flag(r, "agree", &entry->agree))
    return false;
  double fraction = (double)entry->lambda_num / entry->lambda_den;
  if (fabs(fraction - fmax(entry->lambda, 1)) > 0.5)
    return wrong(r, "lambda_num", "%d/%d is not near lambda %.6g", entry->lambda_num,
                 entry->lambda_den, entry->lambda);
  return true;
}

static bool in_order(const oracle_profile_entry *before, const oracle_profile_entry *entry) {
  if (before->send != entry->send)
    return before->send < entry->send;
  return before->bytes < entry->bytes;
}

static bool read_entries(const reader *whole, oracle_profile *profile) {
  const json_t *list = json_object_get(whole->object, "entries");
  size_t count = json_array_size(list);
  reader r = *whole;
  if (!json_is_array(list) || count == 0)
    return wrong(whole, "entries", "expected a list of at least one entry");
  profile->entries = calloc(count, sizeof *profile->entries);
  if (profile->entries == NULL)
    return wrong(whole, "entries", "no memory");
  profile->count = count;
  for (size_t i = 0; i < count; i++) {
    snprintf(r.at, sizeof r.at, "entries[%zu]", i);
    r.object = json_array_get(list, i);
    if (!read_entry(&r, &profile->entries[i]))
      return false;
    if (i > 0 && !in_order(&profile->entries[i - 1], &profile->entries[i]))
      return wrong(&r, "bytes", "expected entries ordered by send, then bytes, without doubles");
  }
  return true;
}

static bool read_whole(const reader *r, oracle_profile *profile) {
  static const char *const known[] = {"version", "host", "mpi", "ranks", "entries"};
  int64_t version = 0;
  if (!json_is_object(r->object))
    return wrong(r, "profile", "expected an object");
  return read_integer(r, "version", ORACLE_PROFILE_VERSION, ORACLE_PROFILE_VERSION, &version) &&
         only(r, known, sizeof known / sizeof *known) && read_text(r, "host", profile->host) &&
         read_text(r, "mpi", profile->mpi) && read_int32(r, "ranks", 2, &profile->ranks) &&
         read_entries(r, profile);
}

bool oracle_profile_read(FILE *in, const char *name, oracle_profile *profile,
                         oracle_profile_fault *fault) {
  json_error_t error;
  reader r = {name, fault, NULL, ""};
  *profile = (oracle_profile){.count = 0};
  json_t *whole = json_loadf(in, JSON_REJECT_DUPLICATES, &error);
  if (whole == NULL && ferror(in))
    return wrong(&r, "file", "cannot be read");
  if (whole == NULL) {
    snprintf(fault->text, sizeof fault->text, "%s:%d: %s", oracle_name(name).text, error.line,
             oracle_quote(error.text, strlen(error.text)).text);
    return false;
  }
  r.object = whole;
  bool good = read_whole(&r, profile);
  json_decref(whole);
  if (!good)
    oracle_profile_free(profile);
  return good;
}

bool oracle_profile_load(const char *path, oracle_profile *profile, oracle_profile_fault *fault) {
  FILE *in = fopen(path, "r");
  if (in == NULL) {
    snprintf(fault->text, sizeof fault->text, "%s: %s", oracle_name(path).text, strerror(errno));
    *profile = (oracle_profile){.count = 0};
    return false;
  }
  bool good = oracle_profile_read(in, path, profile, fault);
  fclose(in);
  return good;
}

void oracle_profile_free(oracle_profile *profile) {
  free(profile->entries);
  *profile = (oracle_profile){.count = 0};
}

oracle_send oracle_profile_send(const oracle_profile *profile) {
  return profile->entries[profile->count - 1].send;
}

const oracle_profile_entry *oracle_profile_nearest(const oracle_profile *profile, oracle_send send,
                                                   double bytes) {
  const oracle_profile_entry *nearest = NULL;
  for (size_t i = 0; i < profile->count; i++) {
    const oracle_profile_entry *entry = &profile->entries[i];
    if (entry->send != send)
      continue;
    if (nearest == NULL || bytes > ((double)nearest->bytes + (double)entry->bytes) / 2)
      nearest = entry;
  }
  return nearest;
}

/* The line's slope and its value at 0, with weights 1 / time^2. What comes out negative is 0, and the
   other is fitted alone. */
bool oracle_profile_step(const oracle_profile *profile, oracle_send send, double *startup,
                         double *byte_time) {
  double w = 0, wb = 0, wt = 0, wbb = 0, wbt = 0, spread = 0, slope = 0;
  for (int pass = 0; pass < 2; pass++) {
    double mean = pass == 0 ? 0 : wb / w;
    for (size_t i = 0; i < profile->count; i++) {
      const oracle_profile_entry *entry = &profile->entries[i];
      double time = entry->lambda * entry->t0, bytes = (double)entry->bytes;
      double weight = entry->send == send ? 1 / (time * time) : 0;
      if (pass == 1) {
        spread += weight * (bytes - mean) * (bytes - mean);
        slope += weight * (bytes - mean) * time;
        continue;
      }
      w += weight;
      wb += weight * bytes;
      wt += weight * time;
      wbb += weight * bytes * bytes;
      wbt += weight * bytes * time;
    }
  }
  *byte_time = slope / spread;
  *startup = (wt - *byte_time * wb) / w;
  if (*byte_time < 0) {
    *byte_time = 0;
    *startup = wt / w;
  } else if (*startup < 0) {
    *startup = 0;
    *byte_time = wbt / wbb;
  }
  return spread > 0 && isfinite(*startup) && isfinite(*byte_time);
}
