#include "ref/oracle/help/render.h"
#include "ref/base/version.h"

#include <stdbool.h>
#include <string.h>

enum { LEFT = 22, WIDTH = 79, NAME = 160 };

/* "--ranks P" */
static void name_option(const oracle_option *option, char *text, size_t room) {
  snprintf(text, room, "--%s%s%s", option->name, option->value != NULL ? " " : "",
           option->value != NULL ? option->value : "");
}

/* An option on lines of its own, which end behind a |. */
static void put_long(const char *text) {
  const size_t room = WIDTH - 4;
  const char *indent = "";
  while (strlen(text) > room) {
    size_t length = room;
    while (length > 1 && text[length - 1] != '|')
      length--;
    printf("  %s%.*s\n", indent, (int)length, text);
    text += length;
    indent = "  ";
  }
  printf("  %s%s\n", indent, text);
}

static void put_synopsis(const oracle_usage *usage) {
  printf("dodona %s ", usage->command);
  if (usage->operand != NULL)
    printf("%s%s", usage->operand, strlen(usage->operand) > 40 ? "\n         " : " ");
  puts(usage->synopsis);
}

/* Each line of the text, indented. */
static void put_lines(const char *text, const char *indent) {
  while (*text != '\0') {
    const size_t length = strcspn(text, "\n");
    printf("%s%.*s\n", length > 0 ? indent : "", (int)length, text);
    text += length + (text[length] == '\n');
  }
}

/* "formats models": each word between `before` and `after`. */
static void put_each(const char *words, const char *before, const char *after) {
  while (*words != '\0') {
    const size_t length = strcspn(words, " ");
    printf("%s%.*s%s", before, (int)length, words, after);
    words += length + (words[length] == ' ');
  }
}

void oracle_help_print(const oracle_usage *usage) {
  fputs("Usage: ", stdout);
  put_synopsis(usage);
  printf("\n%s\n", usage->text);
  if (usage->examples != NULL) {
    puts("\nExamples:");
    put_lines(usage->examples, "  ");
  }
  puts("\nOptions:");
  for (const oracle_option *o = usage->options; o->name != NULL; o++) {
    char left[NAME];
    name_option(o, left, sizeof left);
    if (strlen(left) > LEFT) {
      put_long(left);
      printf("  %-*s  %s\n", LEFT, "", o->help);
    } else
      printf("  %-*s  %s\n", LEFT, left, o->help);
  }
  if (oracle_answers_json(usage))
    printf("  %-*s  %s\n", LEFT, "--json", "the same as --format json");
  printf("  %-*s  %s\n", LEFT, "--help", "print this text");
  if (usage->see != NULL) {
    fputs("\nSee dodona help", stdout);
    put_each(usage->see, " ", "");
    putchar('\n');
  }
}

/* Troff takes a hyphen for a minus, and some lines for commands of its own. */
static void put_troff(const char *text, size_t length) {
  if (length > 0 && (text[0] == '.' || text[0] == '\''))
    fputs("\\&", stdout);
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '-')
      fputs("\\-", stdout);
    else if (text[i] == '\\')
      fputs("\\e", stdout);
    else
      putchar(text[i]);
  }
}

/* Paragraphs; lines that begin with blanks stand as they are. */
static void put_paragraphs(const char *text) {
  bool table = false;
  while (*text != '\0') {
    const size_t length = strcspn(text, "\n");
    const bool indented = text[0] == ' ';
    if (indented != table)
      puts(indented ? ".nf" : ".fi");
    table = indented;
    if (length == 0)
      puts(".PP");
    else {
      put_troff(text, length);
      putchar('\n');
    }
    text += length + (text[length] == '\n');
  }
  if (table)
    puts(".fi");
}

static void put_head(const char *name, int section) {
  printf(".TH DODONA\\-");
  for (; *name != '\0'; name++)
    putchar(*name >= 'a' && *name <= 'z' ? *name - 'a' + 'A' : *name == ' ' ? '-' : *name);
  printf(" %d \"\" \"dodona %s\" \"Dodona\"\n", section, DODONA_VERSION);
}

static void put_name(const char *name, const char *summary) {
  puts(".SH NAME");
  fputs("dodona\\-", stdout);
  for (; *name != '\0'; name++)
    putchar(*name == ' ' ? '-' : *name);
  fputs(" \\- ", stdout);
  put_troff(summary, strlen(summary));
  putchar('\n');
}

/* The first sentence, without its end. */
static size_t sentence_of(const char *text) {
  const char *end = strstr(text, ". "), *line = strstr(text, ".\n");
  if (line != NULL && (end == NULL || line < end))
    end = line;
  return end != NULL ? (size_t)(end - text) : strcspn(text, ".");
}

static void put_summary(const oracle_usage *usage) {
  char summary[256];
  snprintf(summary, sizeof summary, "%.*s", (int)sentence_of(usage->text), usage->text);
  for (char *c = summary; *c != '\0'; c++)
    *c = *c == '\n' ? ' ' : *c;
  put_name(usage->command, summary);
}

void oracle_help_man(const oracle_usage *usage) {
  put_head(usage->command, 1);
  put_summary(usage);
  puts(".SH SYNOPSIS\n.nf");
  printf("dodona %s ", usage->command);
  if (usage->operand != NULL) {
    put_troff(usage->operand, strlen(usage->operand));
    putchar(' ');
  }
  put_troff(usage->synopsis, strlen(usage->synopsis));
  puts("\n.fi\n.SH DESCRIPTION");
  put_paragraphs(usage->text);
  puts(".SH OPTIONS");
  for (const oracle_option *o = usage->options; o->name != NULL; o++) {
    char left[NAME];
    name_option(o, left, sizeof left);
    fputs(".TP\n.B ", stdout);
    put_troff(left, strlen(left));
    putchar('\n');
    put_troff(o->help, strlen(o->help));
    putchar('\n');
  }
  if (oracle_answers_json(usage))
    puts(".TP\n.B \\-\\-json\nthe same as \\-\\-format json");
  if (usage->examples != NULL) {
    puts(".SH EXAMPLES\n.nf");
    put_troff(usage->examples, strlen(usage->examples));
    puts("\n.fi");
  }
  puts(".SH EXIT STATUS\n0 yes, 1 the answer is no, 2 bad usage or input.");
  puts(".SH SEE ALSO\n.BR dodona (1)");
  if (usage->see != NULL)
    put_each(usage->see, ".BR dodona\\-", " (7)\n");
}

void oracle_topic_man(const oracle_topic *topic) {
  put_head(topic->name, 7);
  put_name(topic->name, topic->summary);
  puts(".SH DESCRIPTION");
  put_paragraphs(topic->text);
  puts(".SH SEE ALSO\n.BR dodona (1)");
}

void oracle_help_words(const oracle_usage *usage) {
  for (const oracle_option *o = usage->options; o->name != NULL; o++)
    printf("--%s\t%s\t%s\t%s\n", o->name, o->help, o->kind == ORACLE_CHOICE ? o->value : "",
           o->value != NULL ? o->value : "");
  if (oracle_answers_json(usage))
    puts("--json\tthe same as --format json\t\t");
  puts("--help\tprint this text\t\t");
  if (usage->operand != NULL && strchr(usage->operand, '|') != NULL)
    printf("\t\t%s\t\n", usage->operand);
}
