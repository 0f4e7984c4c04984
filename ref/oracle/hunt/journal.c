/* The head says what is tried, each line behind it "ranks,blocks,root,outcome". Where a hunt was killed the last line may be cut off: it is
   taken off and tried again. Only a file with this head is ever shortened, only an empty one gets a head. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/hunt/journal.h"
#include "ref/oracle/shared/number.h"
#include "ref/oracle/shared/oracle.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { ENTRY = 64 }; /* no line of an entry has as many characters */

/* "dodona hunt 1: bcast duplex - 0 10 ./generator {P}"; NULL if there is no memory. */
static char *head_of(const oracle_generator *g) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  if (out == NULL)
    return NULL;
  fprintf(out, "# dodona hunt 1: %s %s %s %d %g", oracle_generator_op(g)->name,
          g->model ? g->model : "duplex", g->lambda ? g->lambda : "-", g->redundant, g->limit);
  if (g->ports > 1)
    fprintf(out, " on %d ports:", g->ports);
  if (g->same_bits != NULL)
    fprintf(out, " same %s:", g->same_bits);
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

/* Whether the text is how an entry begins: a line that a hunt was killed in. */
static bool is_begun(const char *text) {
  text += strspn(text, "0123456789,");
  for (int32_t k = 0; k < ORACLE_OUTCOMES; k++)
    if (strncmp(oracle_outcomes[k], text, strlen(text)) == 0)
      return true;
  return false;
}

/* The file begins with the head and a line's end, or is empty and gets them. */
static bool take_head(FILE *journal, const char *file, const char *head) {
  const size_t length = strlen(head);
  char *text = oracle_allocate((int64_t)length + 1, 1, "the journal's head");
  if (text == NULL)
    return false;
  rewind(journal);
  const size_t got = fread(text, 1, length + 1, journal);
  const bool empty = got == 0 && !ferror(journal);
  const bool same = got > length && memcmp(text, head, length) == 0 && text[length] == '\n';
  free(text);
  rewind(journal); /* between reading and writing */
  if (empty)
    fprintf(journal, "%s\n", head);
  else if (!same)
    oracle_error("%s:1: expected '%s', the journal of this hunt", oracle_name(file).text,
                 oracle_name(head).text);
  return (empty || same) && fseeko(journal, (off_t)length + 1, SEEK_SET) == 0;
}

/* Takes the lines that are whole, and leaves the file where the next is to stand. */
static bool take_lines(FILE *in, const char *file, int64_t number, oracle_journal *journal) {
  char line[ENTRY];
  off_t whole = ftello(in);
  bool good = true;
  while (good && fgets(line, sizeof line, in) != NULL) {
    oracle_entry entry;
    const size_t length = strcspn(line, "\n");
    number++;
    if (line[length] != '\n' && ftello(in) == whole + (off_t)length && feof(in) && is_begun(line))
      break;
    good = line[length] == '\n' && take_entry(line, length, &entry) && add(journal, entry);
    whole = ftello(in);
    if (!good)
      oracle_error("%s:%lld: expected ranks,blocks,root,outcome, got '%s'", oracle_name(file).text,
                   (long long)number, oracle_quote(line, length).text);
  }
  return good && fseeko(in, whole, SEEK_SET) == 0 && ftruncate(fileno(in), whole) == 0;
}

/* How many lines the head has: a command's words may have several. */
static int64_t lines_of(const char *head) {
  int64_t lines = 1;
  for (const char *at = head; (at = strchr(at, '\n')) != NULL; at++)
    lines++;
  return lines;
}

/* Opens a regular file to read and to append; NULL after an error line. */
static FILE *open_regular(const char *file) {
  struct stat about;
  FILE *journal = fopen(file, "a+");
  if (journal == NULL) {
    oracle_error("%s: %s", oracle_name(file).text, strerror(errno));
  } else if (fstat(fileno(journal), &about) != 0 || !S_ISREG(about.st_mode)) {
    oracle_error("%s: expected a regular file", oracle_name(file).text);
    fclose(journal);
    journal = NULL;
  }
  return journal;
}

bool oracle_journal_open(const oracle_generator *generator, const char *file,
                         oracle_journal *journal) {
  *journal = (oracle_journal){NULL, 0, NULL};
  if (file == NULL)
    return true;
  journal->out = open_regular(file);
  if (journal->out == NULL)
    return false;
  char *head = head_of(generator);
  const bool good = head != NULL && take_head(journal->out, file, head) &&
                    take_lines(journal->out, file, lines_of(head), journal);
  if (good && journal->count > 0)
    qsort(journal->entries, (size_t)journal->count, sizeof *journal->entries, oracle_case_order);
  free(head);
  if (!good) {
    free(journal->entries);
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
