/* Errors in one line, and memory that is refused rather than overcommitted. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/write/oracle.h"

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

oracle_quoted oracle_quote(const char *text, size_t length) {
  oracle_quoted quoted;
  size_t used = 0;
  for (size_t i = 0; i < length; i++) {
    unsigned char c = (unsigned char)text[i];
    if (used > 40) {
      memcpy(quoted.text + used, "...", 3);
      used += 3;
      break;
    }
    if (c >= 0x20 && c < 0x7f)
      quoted.text[used++] = (char)c;
    else
      used += (size_t)snprintf(quoted.text + used, 5, "\\x%02x", (unsigned)c);
  }
  quoted.text[used] = '\0';
  return quoted;
}

void *oracle_allocate(int64_t count, size_t size, const char *what) {
  double bytes = (double)count * (double)size;
  double machine = (double)sysconf(_SC_PHYS_PAGES) * (double)sysconf(_SC_PAGESIZE);
  void *memory = NULL;
  if (bytes <= machine)
    memory = malloc(count > 0 ? (size_t)count * size : 1);
  if (memory == NULL)
    oracle_error("%s: needs %.3g GB, more than this machine gives", what, bytes / 1e9);
  return memory;
}
