/* Errors in one line, and memory that is refused rather than overcommitted. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/shared/oracle.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int oracle_error(const char *format, ...) {
  va_list values;
  va_start(values, format);
  fputs("dodona: ", stderr);
  vfprintf(stderr, format, values);
  fputc('\n', stderr);
  va_end(values);
  return ORACLE_BAD;
}

/* What fits of the text into `size` characters, "..." where some does not. */
static void quote(const char *text, size_t length, char *into, size_t size) {
  size_t used = 0;
  for (size_t i = 0; i < length; i++) {
    unsigned char c = (unsigned char)text[i];
    if (used + 8 > size) {
      memcpy(into + used, "...", 3);
      used += 3;
      break;
    }
    if (c >= 0x20 && c < 0x7f)
      into[used++] = (char)c;
    else
      used += (size_t)snprintf(into + used, 5, "\\x%02x", (unsigned)c);
  }
  into[used] = '\0';
}

oracle_quoted oracle_quote(const char *text, size_t length) {
  oracle_quoted quoted;
  quote(text, length, quoted.text, sizeof quoted.text);
  return quoted;
}

oracle_named oracle_name(const char *path) {
  oracle_named named;
  quote(path, strlen(path), named.text, sizeof named.text);
  return named;
}

void *oracle_allocate(int64_t count, size_t size, const char *what) {
  double bytes = (double)count * (double)size;
  const long pages = sysconf(_SC_PHYS_PAGES); /* -1 where the system does not say */
  const double most =
      pages < 0 ? (double)SIZE_MAX / 2 : (double)pages * (double)sysconf(_SC_PAGESIZE);
  void *memory = NULL;
  if (bytes <= most)
    memory = malloc(count > 0 ? (size_t)count * size : 1);
  if (memory == NULL)
    oracle_error("%s: needs %.3g GB, more than this machine gives", what, bytes / 1e9);
  return memory;
}
