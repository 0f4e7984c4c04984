/* Times and lambda go with 6 digits, more than any measurement has. */
#include "mpi/measure/profile_write.h"

#include <jansson.h>

static json_t *entry_json(const oracle_profile_entry *entry) {
  return json_pack(
      "{s:I, s:s, s:f, s:[f,f], s:f, s:[f,f], s:i, s:i, s:b}", "bytes", (json_int_t)entry->bytes,
      "send", entry->send == ORACLE_BLOCKING ? "blocking" : "nonblocking", "t0", entry->t0,
      "t0_interval", entry->t0_interval[0], entry->t0_interval[1], "lambda", entry->lambda,
      "lambda_interval", entry->lambda_interval[0], entry->lambda_interval[1], "lambda_num",
      entry->lambda_num, "lambda_den", entry->lambda_den, "agree", (int)entry->agree);
}

bool measure_profile_write(FILE *out, const oracle_profile *profile) {
  json_t *entries = json_array();
  bool good = entries != NULL;
  for (size_t i = 0; good && i < profile->count; i++)
    good = json_array_append_new(entries, entry_json(&profile->entries[i])) == 0;
  json_t *whole =
      json_pack("{s:i, s:s, s:s, s:i, s:o}", "version", ORACLE_PROFILE_VERSION, "host",
                profile->host, "mpi", profile->mpi, "ranks", profile->ranks, "entries", entries);
  good = good && whole != NULL &&
         json_dumpf(whole, out, JSON_INDENT(1) | JSON_REAL_PRECISION(6)) == 0 &&
         fputc('\n', out) != EOF;
  json_decref(whole);
  return good;
}

void measure_profile_text(char into[ORACLE_PROFILE_TEXT], const char *text) {
  size_t length = 0;
  for (; length + 1 < ORACLE_PROFILE_TEXT && text[length] != '\0' && text[length] != '\n'; length++)
    into[length] = text[length] >= ' ' && text[length] < 0x7f ? text[length] : ' ';
  into[length] = '\0';
}
