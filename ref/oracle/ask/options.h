/* Parses and checks options, and prints them as help, from one table that a subcommand declares. */
#ifndef DODONA_ORACLE_ASK_OPTIONS_H
#define DODONA_ORACLE_ASK_OPTIONS_H

#include "ref/oracle/shared/oracle.h"

typedef enum oracle_kind {
  ORACLE_FLAG,   /* into: int32_t, becomes 1 */
  ORACLE_INT,    /* into: int32_t, within least .. most */
  ORACLE_REAL,   /* into: double, >= 0 */
  ORACLE_TEXT,   /* into: const char * */
  ORACLE_CHOICE, /* into: const char *, one of the words in `value`, "a|b|c" */
} oracle_kind;

typedef struct oracle_option {
  const char *name;  /* without "--"; NULL ends the table */
  const char *value; /* how help calls the value; NULL for a flag */
  const char *help;
  oracle_kind kind;
  void *into;
  int32_t least; /* ORACLE_INT: the range */
  int32_t most;
} oracle_option;

typedef struct oracle_usage {
  const char *command;
  const char *operand;  /* the one operand, "a|b|c" or a name; NULL if there is none */
  const char *synopsis; /* the options, as the usage line shows them */
  const char *text;     /* what it does and what it prints, lines of at most 84 columns */
  const oracle_option *options;
  const char *examples; /* command lines, or NULL */
  const char *see;      /* topics of help, "formats models", or NULL */
} oracle_usage;

/* Parses argv and stores the operand in *operand. Returns -1 to go on, or the command's exit status after
   --help or an error line. */
int oracle_parse(const oracle_usage *usage, int argc, char **argv, const char **operand);

/* Whether the command can answer in JSON; then --json means --format json. */
int oracle_answers_json(const oracle_usage *usage);

/* Returns the name that a word stands for: what an old name of an algorithm is called now; any other word itself. */
const char *oracle_renamed(const char *word);

/* "; did you mean --blocks?", with the one of the words in "a|b|c" that `word` may be meant for, as few letters differ, behind `dashes`;
   empty if there is none. */
typedef struct oracle_guess {
  char text[64];
} oracle_guess;
oracle_guess oracle_guess_of(const char *choices, const char *word, const char *dashes);

/* Prints the error line on an option whose value is none of its choices. Returns ORACLE_BAD. */
int oracle_no_choice(const char *option, const char *choices, const char *word);

/* Returns true if `word` is one of the words in "a|b|c". */
int oracle_is_choice(const char *choices, const char *word);

#endif
