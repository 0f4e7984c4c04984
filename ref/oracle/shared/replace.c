/* mkstemp, then rename. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/shared/replace.h"
#include "ref/oracle/shared/oracle.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool fail(const char *path, int error) {
  oracle_error("%s: %s", oracle_name(path).text, strerror(error));
  return false;
}

/* mkstemp's file is for its owner alone; give it the mode that fopen would have. */
static bool usual_mode(int descriptor) {
  mode_t mask = umask(0);
  umask(mask);
  return fchmod(descriptor, 0666 & ~mask) == 0;
}

bool oracle_replace_open(const char *path, oracle_replacement *file) {
  static const char ending[] = ".XXXXXX";
  struct stat about;
  if (strcmp(path, "-") == 0 || strcmp(path, "/dev/stdout") == 0) {
    *file = (oracle_replacement){stdout, "standard output", NULL};
    return true;
  }
  if (stat(path, &about) == 0 && !S_ISREG(about.st_mode)) {
    oracle_error("%s: expected a regular file", oracle_name(path).text);
    return false;
  }
  file->path = path;
  file->temporary = oracle_allocate((int64_t)(strlen(path) + sizeof ending), 1, "a file name");
  if (file->temporary == NULL)
    return false;
  strcpy(file->temporary, path);
  strcat(file->temporary, ending);
  int descriptor = mkstemp(file->temporary);
  if (descriptor < 0) {
    int error = errno;
    free(file->temporary);
    return fail(path, error);
  }
  file->out = usual_mode(descriptor) ? fdopen(descriptor, "w") : NULL;
  if (file->out != NULL)
    return true;
  int error = errno;
  close(descriptor);
  unlink(file->temporary);
  free(file->temporary);
  return fail(path, error);
}

bool oracle_replace_close(oracle_replacement *file, bool keep) {
  if (file->temporary == NULL)
    return true; /* main tells whether standard output was written */
  bool written = fflush(file->out) == 0 && !ferror(file->out);
  int error = errno;
  if (fclose(file->out) != 0 && written) {
    error = errno;
    written = false;
  }
  if (written && keep && rename(file->temporary, file->path) != 0) {
    error = errno;
    written = false;
  }
  if (!written || !keep)
    unlink(file->temporary);
  free(file->temporary);
  return written || fail(file->path, error);
}
