/* getopt_long over a subcommand's option table. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/ask/options.h"
#include "ref/oracle/help/render.h"
#include "ref/oracle/shared/number.h"

#include <getopt.h>
#include <stdbool.h>
#include <string.h>

enum { MOST_OPTIONS = 40, HELP_KEY = 1000, HELP_AS_KEY, JSON_KEY, MOST_LETTERS = 40 };

int oracle_is_choice(const char *choices, const char *word) {
  size_t length = strlen(word);
  while (length > 0) {
    size_t here = strcspn(choices, "|");
    if (here == length && strncmp(choices, word, length) == 0)
      return 1;
    if (choices[here] == '\0')
      break;
    choices += here + 1;
  }
  return 0;
}

int oracle_no_choice(const char *option, const char *choices, const char *word) {
  return oracle_error("--%s: expected %s, got '%s'%s", option, choices,
                      oracle_quote(word, strlen(word)).text,
                      oracle_guess_of(choices, word, "").text);
}

const char *oracle_renamed(const char *word) {
  static const char *const names[][2] = {{"hypercube", "cube"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i][0], word) == 0)
      return names[i][1];
  return word;
}

/* How many letters must be changed, added, left out or swapped with the next to make one word of another; MOST_LETTERS or more: many. */
static int distance(const char *a, size_t n, const char *b, size_t m) {
  int rows[3][MOST_LETTERS + 1];
  if (n > MOST_LETTERS || m > MOST_LETTERS)
    return MOST_LETTERS;
  for (size_t j = 0; j <= m; j++)
    rows[0][j] = (int)j;
  for (size_t i = 1; i <= n; i++) {
    int *here = rows[i % 3], *up = rows[(i + 2) % 3], *above = rows[(i + 1) % 3];
    here[0] = (int)i;
    for (size_t j = 1; j <= m; j++) {
      int least = up[j - 1] + (a[i - 1] != b[j - 1]);
      least = up[j] + 1 < least ? up[j] + 1 : least;
      least = here[j - 1] + 1 < least ? here[j - 1] + 1 : least;
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
          above[j - 2] + 1 < least)
        least = above[j - 2] + 1;
      here[j] = least;
    }
  }
  return rows[n % 3][m];
}

oracle_guess oracle_guess_of(const char *choices, const char *word, const char *dashes) {
  oracle_guess guess = {""};
  const size_t length = strlen(word);
  int least = length < 4 ? 2 : 3; /* where as many letters differ, it is another word */
  for (size_t here; *choices != '\0'; choices += here + (choices[here] == '|')) {
    here = strcspn(choices, "|");
    const int apart = distance(choices, here, word, length);
    if (apart < least)
      snprintf(guess.text, sizeof guess.text, "; did you mean %s%.*s?", dashes, (int)here, choices);
    least = apart < least ? apart : least;
  }
  return guess;
}

/* --help-as man, words: for what is installed beside the command. */
static int help(const oracle_usage *usage, const char *form) {
  if (strcmp(form, "man") == 0)
    oracle_help_man(usage);
  else if (strcmp(form, "words") == 0)
    oracle_help_words(usage);
  else
    oracle_help_print(usage);
  return ORACLE_YES;
}

static int store(const oracle_option *option, const char *value) {
  int64_t number = 0;
  oracle_quoted got = oracle_quote(value ? value : "", value ? strlen(value) : 0);
  switch (option->kind) {
  case ORACLE_FLAG:
    *(int32_t *)option->into = 1;
    return -1;
  case ORACLE_INT:
    if (!oracle_integer(value, strlen(value), option->least, option->most, &number))
      return oracle_error("--%s: expected an integer %d .. %d, got '%s'", option->name,
                          option->least, option->most, got.text);
    *(int32_t *)option->into = (int32_t)number;
    return -1;
  case ORACLE_REAL:
    if (!oracle_real(value, (double *)option->into))
      return oracle_error("--%s: expected a number >= 0, as 16e6 or 0.5, got '%s'", option->name,
                          got.text);
    return -1;
  case ORACLE_CHOICE:
    if (!oracle_is_choice(option->value, oracle_renamed(value)))
      return oracle_no_choice(option->name, option->value, value);
    *(const char **)option->into = oracle_renamed(value);
    return -1;
  case ORACLE_TEXT:
    *(const char **)option->into = value;
    return -1;
  }
  return -1;
}

/* The option --format, if the command can answer in JSON: --json means that, too. -1 if it cannot. */
static int format_of(const oracle_usage *usage) {
  for (int i = 0; usage->options[i].name != NULL; i++)
    if (strcmp(usage->options[i].name, "format") == 0 &&
        oracle_is_choice(usage->options[i].value, "json"))
      return i;
  return -1;
}

int oracle_answers_json(const oracle_usage *usage) {
  return format_of(usage) >= 0;
}

static int refused(const oracle_usage *usage, int key, char **argv) {
  const char letter[] = {'-', (char)optopt, '\0'};
  bool is_letter = key == '?' && optopt > ' ' && optopt < 0x7f;
  const char *word = is_letter ? letter : argv[optind - 1];
  oracle_quoted got = oracle_quote(word, strlen(word));
  if (key == ':')
    return oracle_error("%s: option '%s' needs a value (see dodona %s --help)", usage->command,
                        got.text, usage->command);
  char names[MOST_OPTIONS * MOST_LETTERS] = "help";
  for (const oracle_option *o = usage->options; o->name != NULL; o++)
    snprintf(names + strlen(names), sizeof names - strlen(names), "|%s", o->name);
  return oracle_error("%s: unknown option '%s'%s (see dodona %s --help)", usage->command, got.text,
                      word[0] == '-' && word[1] == '-' ? oracle_guess_of(names, word + 2, "--").text
                                                       : "",
                      usage->command);
}

static int take_operand(const oracle_usage *usage, int argc, char **argv, const char **operand) {
  int wanted = usage->operand ? 1 : 0;
  if (argc - optind < wanted)
    return oracle_error("%s: expected %s (see dodona %s --help)", usage->command, usage->operand,
                        usage->command);
  if (argc - optind > wanted) {
    const char *word = argv[optind + wanted];
    return oracle_error("%s: unexpected '%s' (see dodona %s --help)", usage->command,
                        oracle_quote(word, strlen(word)).text, usage->command);
  }
  if (wanted)
    *operand = argv[optind];
  return -1;
}

int oracle_parse(const oracle_usage *usage, int argc, char **argv, const char **operand) {
  struct option longs[MOST_OPTIONS + 4];
  bool given[MOST_OPTIONS] = {false};
  int count = 0;
  int key;
  for (; usage->options[count].name && count < MOST_OPTIONS; count++)
    longs[count] = (struct option){usage->options[count].name,
                                   usage->options[count].kind != ORACLE_FLAG, NULL, count};
  longs[count] = (struct option){"help", no_argument, NULL, HELP_KEY};
  longs[count + 1] = (struct option){"help-as", required_argument, NULL, HELP_AS_KEY};
  const int format = format_of(usage);
  longs[count + 2] = (struct option){format >= 0 ? "json" : NULL, no_argument, NULL, JSON_KEY};
  longs[count + 3] = (struct option){NULL, 0, NULL, 0};
  opterr = 0;
  optind = 1;
  while ((key = getopt_long(argc, argv, ":h", longs, NULL)) != -1) {
    int status = -1;
    if (key == HELP_KEY || key == 'h')
      status = help(usage, "text");
    else if (key == HELP_AS_KEY)
      status = help(usage, optarg);
    else if (key == JSON_KEY) {
      key = format;
      status = given[key] ? oracle_error("--json: the format is given twice")
                          : store(&usage->options[key], "json");
    } else if (key == '?' || key == ':')
      status = refused(usage, key, argv);
    else if (given[key])
      status = oracle_error("--%s: given twice", usage->options[key].name);
    else
      status = store(&usage->options[key], optarg);
    if (status >= 0)
      return status;
    given[key] = true;
  }
  return take_operand(usage, argc, argv, operand);
}
