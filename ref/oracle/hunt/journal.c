/* The first line says what is tried, each other "ranks,blocks,root,outcome". The last may be cut off, where a hunt was ended: it is taken
   off and tried again. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/hunt/journal.h"
#include "ref/oracle/shared/number.h"
#include "ref/oracle/shared/oracle.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* "dodona hunt 1: bcast duplex - 0 10 ./generator {P}"; NULL if there is no memory. */
static char *head_of(const oracle_generator *g) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  if (out == NULL)
    return NULL;
  fprintf(out, "# dodona hunt 1: %s %s %s %d %g", g->op, g->model, g->lambda ? g->lambda : "-",
          g->redundant, g->limit);
  if (g->ports > 1)
    fprintf(out, " on %d ports:", g->ports);
  for (char **word = g->command; *word != NULL; word++)
    fprintf(out, " %s", *word);
  if (fclose(out) == 0)
    return text;
  free(text);
  return NULL;
}

static bool take_outcome(const char *text, size_t length, int32_t *outcome) {
  for (int32_t k = 0; k < ORACLE_OUTCOMES; k++)
    if (strlen(oracle_outcomes[k]) == length && memcmp(oracle_outcomes[k], text, length) == 0) {
      *outcome = k;
      return true;
    }
  return false;
}

/* A line without its end. */
static bool take_entry(const char *line, size_t length, oracle_entry *entry) {
  int32_t *const into[] = {&entry->tried.ranks, &entry->tried.blocks, &entry->tried.root};
  const char *at = line;
  for (int k = 0; k < 3; k++) {
    const char *comma = memchr(at, ',', length - (size_t)(at - line));
    int64_t number = 0;
    if (comma == NULL || !oracle_integer(at, (size_t)(comma - at), 0, INT32_MAX, &number))
      return false;
    *into[k] = (int32_t)number;
    at = comma + 1;
  }
  return take_outcome(at, length - (size_t)(at - line), &entry->outcome);
}

static bool add(oracle_journal *journal, oracle_entry entry) {
  if ((journal->count & (journal->count - 1)) == 0) {
    const size_t room = journal->count > 0 ? 2 * (size_t)journal->count : 1;
    oracle_entry *grown = realloc(journal->entries, room * sizeof *grown);
    if (grown == NULL)
      return false;
    journal->entries = grown;
  }
  journal->entries[journal->count++] = entry;
  return true;
}

/* Takes the lines that are whole, and leaves the file where the next is to stand. */
static bool take_lines(FILE *in, const char *file, const char *head, oracle_journal *journal) {
  char *line = NULL;
  size_t room = 0;
  bool good = true;
  off_t whole = 0;
  int64_t number = 0;
  for (ssize_t length;
       good && (length = getline(&line, &room, in)) > 0 && line[length - 1] == '\n';) {
    oracle_entry entry;
    whole += length;
    line[--length] = '\0';
    if (number++ == 0) {
      good = strcmp(line, head) == 0;
      if (!good)
        oracle_error("%s:1: expected '%s', the journal of this hunt", oracle_name(file).text,
                     oracle_name(head).text);
    } else {
      good = take_entry(line, (size_t)length, &entry) && add(journal, entry);
      if (!good)
        oracle_error("%s:%lld: expected ranks,blocks,root,outcome, got '%s'",
                     oracle_name(file).text, (long long)number,
                     oracle_quote(line, (size_t)length).text);
    }
  }
  free(line);
  good = good && fseeko(in, whole, SEEK_SET) == 0 && ftruncate(fileno(in), whole) == 0;
  if (good && number == 0)
    fprintf(in, "%s\n", head);
  return good;
}

bool oracle_journal_open(const oracle_generator *generator, const char *file,
                         oracle_journal *journal) {
  *journal = (oracle_journal){NULL, 0, NULL};
  if (file == NULL)
    return true;
  char *head = head_of(generator);
  journal->out = fopen(file, "a+");
  if (journal->out == NULL)
    oracle_error("%s: %s", oracle_name(file).text, strerror(errno));
  bool good = head != NULL && journal->out != NULL && fseeko(journal->out, 0, SEEK_SET) == 0 &&
              take_lines(journal->out, file, head, journal);
  if (good && journal->count > 0)
    qsort(journal->entries, (size_t)journal->count, sizeof *journal->entries, oracle_case_order);
  free(head);
  if (!good) {
    free(journal->entries);
    if (journal->out != NULL)
      fclose(journal->out);
  }
  return good;
}

oracle_outcome oracle_journal_known(const oracle_journal *journal, const oracle_case *tried) {
  const oracle_entry *found = NULL;
  if (journal->count > 0)
    found = bsearch(tried, journal->entries, (size_t)journal->count, sizeof *journal->entries,
                    oracle_case_order);
  return found == NULL ? ORACLE_TRIAL_NONE : (oracle_outcome)found->outcome;
}

void oracle_journal_add(oracle_journal *journal, const oracle_case *tried, oracle_outcome outcome) {
  if (journal->out == NULL)
    return;
  fprintf(journal->out, "%d,%d,%d,%s\n", tried->ranks, tried->blocks, tried->root,
          oracle_outcomes[outcome]);
  fflush(journal->out);
}

bool oracle_journal_close(oracle_journal *journal, const char *file) {
  free(journal->entries);
  if (journal->out == NULL)
    return true;
  const bool bad = ferror(journal->out) != 0;
  if (fclose(journal->out) == 0 && !bad)
    return true;
  oracle_error("%s: not written", oracle_name(file).text);
  return false;
}
