#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* environ */
#endif
#include "mpi/environment.h"
#include "mpi/same_bits.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WORD = 64, OPS = DODONA_OPS, ALL = -1, UNKNOWN = -3 };

static const char *const algorithms[] = {
#define DODONA_ROW(id, name, family, variant, ops, takes, same_bits, summary) name,
    DODONA_ALGORITHM_TABLE(DODONA_ROW)
#undef DODONA_ROW
};
static const char *const ops[OPS] = {"bcast",  "reduce",    "allreduce",      "scatter",
                                     "gather", "allgather", "reduce-scatter", "alltoall",
                                     "scan",   "exscan",    "barrier"};

const char *dodona_mpi_algorithm_name(int32_t algorithm) {
  return algorithm < 0 ? "mpi" : algorithms[algorithm];
}

const char *dodona_mpi_op_name(int32_t op) {
  return ops[op];
}

static int32_t algorithm_of(const char *name) {
  if (strcmp(name, "mpi") == 0)
    return DODONA_MPI_OWN;
  for (int32_t i = 0; i < DODONA_ALGORITHMS; i++)
    if (strcmp(name, algorithms[i]) == 0)
      return i;
  return UNKNOWN;
}

static int32_t op_of(const char *name) {
  for (int32_t i = 0; i < OPS; i++)
    if (strcmp(name, ops[i]) == 0)
      return i;
  return UNKNOWN;
}

/* Stores the first word of *list in `word`, and moves *list on to the word after it. Returns 0 when the list has ended. A word longer than
   any name is cut short; the cut word is no name either. */
static int next_word(const char **list, char word[WORD]) {
  size_t length = strcspn(*list, ",");
  size_t kept = length < WORD ? length : WORD - 1;
  if (**list == '\0')
    return 0;
  memcpy(word, *list, kept);
  word[kept] = '\0';
  *list += length + ((*list)[length] == ',');
  return 1;
}

static void set(dodona_mpi_environment *e, int32_t op, int32_t algorithm) {
  for (int32_t i = 0; i < OPS; i++)
    if (op == ALL || op == i)
      e->algorithm[i] = algorithm;
}

static void read_algorithms(const char *list, dodona_mpi_environment *e, char *fault) {
  char word[WORD];
  while (next_word(&list, word)) {
    char *equals = strchr(word, '=');
    int32_t algorithm = algorithm_of(equals ? equals + 1 : word), op = ALL;
    if (equals) {
      *equals = '\0';
      op = op_of(word);
    }
    if (algorithm == UNKNOWN || op == UNKNOWN)
      snprintf(fault, DODONA_MPI_FAULT,
               "DODONA_ALGORITHM: expected an algorithm (dodona help schedule) or mpi, or OP=one; "
               "got '%s%s%s'",
               word, equals ? "=" : "", equals ? equals + 1 : "");
    else
      set(e, op, algorithm);
  }
}

static void read_off(const char *list, dodona_mpi_environment *e, char *fault) {
  char word[WORD];
  while (next_word(&list, word)) {
    int32_t op = strcmp(word, "1") == 0 || strcmp(word, "all") == 0 ? ALL : op_of(word);
    if (strcmp(word, "0") == 0)
      continue;
    if (op == UNKNOWN)
      snprintf(fault, DODONA_MPI_FAULT,
               "DODONA_OFF: expected 1, all, bcast, reduce, allreduce, scatter, gather, allgather, "
               "reduce-scatter, alltoall, scan, exscan or barrier, got '%s'",
               word);
    else
      set(e, op, DODONA_MPI_OWN);
  }
}

static int32_t read_tune(const char *word, char *fault) {
  static const char *const names[] = {"off", "profile", "try", "auto"};
  for (int32_t i = DODONA_MPI_OFF; i <= DODONA_MPI_AUTO; i++)
    if (strcmp(word, names[i]) == 0)
      return i;
  snprintf(fault, DODONA_MPI_FAULT, "DODONA_TUNE: expected off, profile, try or auto, got '%.60s'",
           word);
  return DODONA_MPI_AUTO;
}

static double read_patience(const char *word, char *fault) {
  char *end = NULL;
  const double seconds = strtod(word, &end);
  if (*end == '\0' && seconds >= 0 && isfinite(seconds))
    return seconds;
  snprintf(fault, DODONA_MPI_FAULT, "DODONA_PATIENCE: expected seconds, got '%.60s'", word);
  return 0;
}

static int32_t read_same_bits(const char *word, char *fault) {
  const int32_t level = dodona_mpi_level_of(word);
  if (level < 0)
    snprintf(fault, DODONA_MPI_FAULT,
             "DODONA_SAME_BITS: expected " DODONA_MPI_LEVELS ", got '%.60s'", word);
  return level < 0 ? DODONA_SAME_NOTHING : level;
}

/* A variable that begins as ours do, but is none. */
static void look_for_strangers(char *fault) {
  static const char *const names[] = {"TUNE", "VERBOSE", "PATIENCE", "ALGORITHM",
                                      "OFF",  "PROFILE", "CHOICES",  "SAME_BITS"};
  static const char prefix[] = "DODONA_";
  enum { NAMES = sizeof names / sizeof *names, PREFIX = sizeof prefix - 1 };
  for (char **at = environ; *at; at++) {
    const char *name = *at + PREFIX;
    const int length = (int)strcspn(*at, "=") - PREFIX;
    int known = strncmp(*at, prefix, PREFIX) != 0;
    for (int i = 0; i < NAMES && !known; i++)
      known = (int)strlen(names[i]) == length && strncmp(names[i], name, (size_t)length) == 0;
    if (!known)
      snprintf(fault, DODONA_MPI_FAULT,
               "DODONA_%.*s is no variable: expected DODONA_TUNE, _VERBOSE, _PATIENCE, _ALGORITHM, "
               "_OFF, _PROFILE, _CHOICES or _SAME_BITS",
               length < 60 ? length : 60, name);
  }
}

static int is_set(const char *value) {
  return value && *value;
}

dodona_mpi_environment dodona_mpi_environment_read(char fault[DODONA_MPI_FAULT]) {
  const char *tune = getenv("DODONA_TUNE"), *verbose = getenv("DODONA_VERBOSE");
  const char *algorithm = getenv("DODONA_ALGORITHM"), *off = getenv("DODONA_OFF");
  const char *patience = getenv("DODONA_PATIENCE"), *same_bits = getenv("DODONA_SAME_BITS");
  dodona_mpi_environment e = {.tune = DODONA_MPI_AUTO,
                              .verbose = verbose && strcmp(verbose, "0") != 0,
                              .profile = is_set(getenv("DODONA_PROFILE")),
                              .choices = is_set(getenv("DODONA_CHOICES"))};
  fault[0] = '\0';
  look_for_strangers(fault);
  set(&e, ALL, DODONA_MPI_ANY);
  if (is_set(tune))
    e.tune = read_tune(tune, fault);
  if (is_set(patience))
    e.patience = read_patience(patience, fault);
  if (is_set(same_bits))
    e.same_bits = read_same_bits(same_bits, fault);
  if (algorithm)
    read_algorithms(algorithm, &e, fault);
  if (off)
    read_off(off, &e, fault);
  return e;
}
