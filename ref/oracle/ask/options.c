/* getopt_long over a subcommand's option table. */
#define _POSIX_C_SOURCE 200809L
#include "ref/oracle/ask/options.h"
#include "ref/oracle/shared/number.h"

#include <getopt.h>
#include <stdbool.h>
#include <string.h>

enum { MOST_OPTIONS = 40, HELP_KEY = 1000 };

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

const char *oracle_renamed(const char *word) {
  static const char *const names[][2] = {{"hypercube", "cube"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i][0], word) == 0)
      return names[i][1];
  return word;
}

static int print_help(const oracle_usage *usage) {
  printf("Usage: dodona %s ", usage->command);
  if (usage->operand)
    printf("%s\n         ", usage->operand);
  printf("%s\n\n%s\n\nOptions:\n", usage->synopsis, usage->text);
  for (const oracle_option *o = usage->options; o->name; o++) {
    char left[80];
    snprintf(left, sizeof left, "--%s%s%s", o->name, o->value ? " " : "", o->value ? o->value : "");
    if (strlen(left) > 22)
      printf("  %s\n  %-22s  %s\n", left, "", o->help);
    else
      printf("  %-22s  %s\n", left, o->help);
  }
  printf("  %-22s  %s\n", "--help", "print this text");
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
      return oracle_error("--%s: expected %s, got '%s'", option->name, option->value, got.text);
    *(const char **)option->into = oracle_renamed(value);
    return -1;
  case ORACLE_TEXT:
    *(const char **)option->into = value;
    return -1;
  }
  return -1;
}

static int refused(const oracle_usage *usage, int key, char **argv) {
  const char letter[] = {'-', (char)optopt, '\0'};
  bool is_letter = key == '?' && optopt > ' ' && optopt < 0x7f;
  const char *word = is_letter ? letter : argv[optind - 1];
  oracle_quoted got = oracle_quote(word, strlen(word));
  if (key == ':')
    return oracle_error("%s: option '%s' needs a value (see dodona %s --help)", usage->command,
                        got.text, usage->command);
  return oracle_error("%s: unknown option '%s' (see dodona %s --help)", usage->command, got.text,
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
  struct option longs[MOST_OPTIONS + 2];
  bool given[MOST_OPTIONS] = {false};
  int count = 0;
  int key;
  for (; usage->options[count].name && count < MOST_OPTIONS; count++)
    longs[count] = (struct option){usage->options[count].name,
                                   usage->options[count].kind != ORACLE_FLAG, NULL, count};
  longs[count] = (struct option){"help", no_argument, NULL, HELP_KEY};
  longs[count + 1] = (struct option){NULL, 0, NULL, 0};
  opterr = 0;
  optind = 1;
  while ((key = getopt_long(argc, argv, ":h", longs, NULL)) != -1) {
    int status = -1;
    if (key == HELP_KEY || key == 'h')
      status = print_help(usage);
    else if (key == '?' || key == ':')
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
