#include "ref/oracle/read/said.h"
#include "ref/oracle/ask/collective.h"
#include "ref/oracle/ask/request.h"
#include "ref/oracle/shared/number.h"

#include <stdlib.h>
#include <string.h>

/* The numbers, as JSON calls them. */
enum { NUMBERS = 6 };
static const char *const names[NUMBERS] = {"ranks",   "root",           "blocks",
                                           "latency", "ticks_per_step", "ports_each_way"};

static int32_t *number_of(oracle_said *said, int k) {
  int32_t *const all[NUMBERS] = {&said->ranks,   &said->root,  &said->blocks,
                                 &said->latency, &said->ticks, &said->ways};
  return all[k];
}

oracle_said oracle_said_nothing(void) {
  return (oracle_said){.ranks = DODONA_NONE,
                       .root = DODONA_NONE,
                       .blocks = DODONA_NONE,
                       .latency = DODONA_NONE,
                       .ticks = DODONA_NONE,
                       .ways = DODONA_NONE};
}

bool oracle_said_take(oracle_said *said, const char *name, const char *value) {
  int64_t number = 0;
  for (int k = 0; k < NUMBERS; k++) {
    if (strcmp(name, names[k]) != 0 || strcmp(value, "null") == 0)
      continue;
    if (!oracle_integer(value, strlen(value), 0, INT32_MAX, &number))
      return false;
    *number_of(said, k) = (int32_t)number;
  }
  if (strcmp(name, "op") == 0)
    snprintf(said->op, sizeof said->op, "%s", value);
  if (strcmp(name, "ports") == 0)
    snprintf(said->ports, sizeof said->ports, "%s", value);
  if (strcmp(name, "redundant") == 0)
    said->redundant = strcmp(value, "true") == 0;
  return true;
}

/* Whether the text is the word before a number, or the one behind it; stores the number's digits. */
static bool is_numbered(char *item, const char *before, const char *behind, char **digits) {
  char *at = item;
  if (before[0] != '\0' &&
      (strncmp(item, before, strlen(before)) != 0 || item[strlen(before)] != ' '))
    return false;
  at += before[0] != '\0' ? strlen(before) + 1 : 0;
  const size_t length = strspn(at, "0123456789");
  if (length == 0 || (behind[0] != '\0' && at[length] != ' '))
    return false;
  const char *rest = at + length + (behind[0] != '\0');
  if (strncmp(rest, behind, strlen(behind)) != 0)
    return false;
  rest += strlen(behind);
  rest += behind[0] != '\0' && *rest == 's';
  if (*rest != '\0' && strcmp(rest, " a rank") != 0 && strcmp(rest, " a pair") != 0)
    return false;
  at[length] = '\0';
  *digits = at;
  return true;
}

static void take_item(oracle_said *said, char *item) {
  char *digits = NULL;
  int64_t u = 0, f = 0;
  const char *bar = strchr(item, '/');
  if (is_numbered(item, "", "rank", &digits))
    oracle_said_take(said, "ranks", digits);
  else if (is_numbered(item, "root", "", &digits))
    oracle_said_take(said, "root", digits);
  else if (is_numbered(item, "", "block", &digits))
    oracle_said_take(said, "blocks", digits);
  else if (is_numbered(item, "", "port", &digits))
    oracle_said_take(said, "ports_each_way", digits);
  else if (is_numbered(item, "latency", "", &digits))
    oracle_said_take(said, "latency", digits);
  else if (strncmp(item, "lambda ", 7) == 0 && bar != NULL &&
           oracle_integer(item + 7, (size_t)(bar - item - 7), 1, INT32_MAX, &u) &&
           oracle_integer(bar + 1, strlen(bar + 1), 1, INT32_MAX, &f)) {
    said->latency = (int32_t)u;
    said->ticks = (int32_t)f;
  } else if (strcmp(item, "simplex") == 0)
    oracle_said_take(said, "ports", "simplex");
  else if (strcmp(item, "redundant") == 0)
    oracle_said_take(said, "redundant", "true");
}

/* The next text up to ", ", which is cut off; NULL at the end. */
static char *next_item(char **rest) {
  char *item = *rest;
  char *comma = item == NULL ? NULL : strstr(item, ", ");
  if (comma != NULL)
    *comma = '\0';
  *rest = comma == NULL ? NULL : comma + 2;
  return item;
}

/* "OP", "OP, ALGORITHM", or "ALGORITHM", which broadcasts. */
static bool take_names(oracle_said *said, char *text) {
  const char *op = "bcast";
  for (char *rest = text, *name; (name = next_item(&rest)) != NULL;)
    if (oracle_collective_of(name) != NULL && name == text)
      op = name;
    else if (!oracle_is_choice(oracle_schedules, name))
      return false;
  oracle_said_take(said, "op", op);
  return true;
}

void oracle_title_take(const char *line, oracle_said *said) {
  char text[ORACLE_TITLE + 1];
  oracle_said title = *said;
  snprintf(text, sizeof text, "%s", line);
  text[strcspn(text, ";\r\n")] = '\0';
  char *rest = strstr(text, ": ");
  if (strncmp(text, "# ", 2) != 0 || rest == NULL)
    return;
  *rest = '\0';
  rest += 2;
  if (!take_names(&title, text + 2))
    return;
  for (char *item; (item = next_item(&rest)) != NULL;)
    take_item(&title, item);
  if (title.ticks != DODONA_NONE && title.blocks == DODONA_NONE)
    title.blocks = 1; /* a postal tree has no others */
  if (title.ranks != DODONA_NONE)
    *said = title;
}

void oracle_title_write(const oracle_said *said, FILE *out) {
  if (said->ranks == DODONA_NONE)
    return;
  const char *per = oracle_per(oracle_collective_of(said->op));
  fprintf(out, "# %s: %d rank%s", said->op, said->ranks, said->ranks == 1 ? "" : "s");
  if (said->root != DODONA_NONE)
    fprintf(out, ", root %d", said->root);
  if (said->blocks != DODONA_NONE)
    fprintf(out, ", %d block%s%s", said->blocks, said->blocks == 1 ? "" : "s", per);
  if (said->latency != DODONA_NONE && said->ticks != DODONA_NONE)
    fprintf(out, ", lambda %d/%d", said->latency, said->ticks);
  else if (said->latency != DODONA_NONE)
    fprintf(out, ", latency %d", said->latency);
  if (said->ways > 1)
    fprintf(out, ", %d ports", said->ways);
  if (said->ports[0] != '\0')
    fprintf(out, ", %s", said->ports);
  if (said->redundant)
    fputs(", redundant", out);
  fputc('\n', out);
}

bool oracle_said_agrees(const oracle_said *said, const char *where, const oracle_head *asked,
                        oracle_fault *fault) {
  oracle_said it = *said;
  const int32_t wanted[NUMBERS] = {asked->ranks,   asked->root,  asked->blocks,
                                   asked->latency, asked->ticks, asked->ways};
  const char *duplex = asked->simplex == 0 && strcmp(it.ports, "simplex") == 0 ? "duplex" : NULL;
  const char *op =
      asked->op != NULL && it.op[0] != '\0' && strcmp(asked->op, it.op) != 0 ? asked->op : NULL;
  if (op != NULL || duplex != NULL) {
    const char *word = op != NULL ? it.op : it.ports;
    snprintf(fault->text, sizeof fault->text,
             "%s: %s: expected '%s', as the command was asked, got '%s'", where,
             op != NULL ? "op" : "ports", op != NULL ? op : duplex,
             oracle_quote(word, strlen(word)).text);
    return false;
  }
  for (int k = 0; k < NUMBERS; k++) {
    const int32_t got = *number_of(&it, k);
    if (wanted[k] == DODONA_NONE || got == DODONA_NONE || got == wanted[k])
      continue;
    snprintf(fault->text, sizeof fault->text,
             "%s: %s: expected %d, as the command was asked, got %d", where, names[k], wanted[k],
             got);
    return false;
  }
  return true;
}
