/* The `dodona` command: dispatch over the table of subcommands; output that did not arrive is an
   error. */
#define _POSIX_C_SOURCE 200809L
#include "ref/base/version.h"
#include "ref/oracle/help/render.h"
#include "ref/oracle/shared/oracle.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

/* " (commit)" where that is known: in what is installed. */
#ifndef ORACLE_COMMIT
#define ORACLE_COMMIT ""
#endif

static const oracle_command commands[] = {
    {"algorithms", "what each algorithm serves and takes, and what is proven of it",
     oracle_algorithms_list},
    {"tree", "each rank's parents, children and first arrival", oracle_tree},
    {"schedule", "every transfer, as csv, ops, json, text or goal", oracle_schedule},
    {"order", "in which order a schedule computes a result, as an expression", oracle_order},
    {"check", "judge a schedule, of whatever origin", oracle_check},
    {"hunt", "run a generator of schedules over many sizes, and judge them all", oracle_hunt},
    {"convert", "a schedule from one format into another", oracle_convert},
    {"channels", "how many messages leave and enter a module", oracle_channels},
    {"congestion", "how many messages share a link of a mesh", oracle_congestion},
    {"plan", "which algorithm, group and block count is fastest", oracle_plan},
    {"postal", "what the postal model tells of a latency", oracle_postal},
    {"show", "draw the tree in the terminal, or tree and timeline as SVG", oracle_show},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int help(void) {
  puts("Usage: dodona COMMAND [ARGUMENTS]\n\n"
       "Schedules of collectives, computed for every rank and proven for every number of\n"
       "ranks; and whether other people's are right.\n\nCommands:");
  for (int i = 0; i < COMMANDS; i++)
    printf("  %-11s %s\n", commands[i].name, commands[i].summary);
  puts("\nPages:");
  for (const oracle_topic *t = oracle_topics; t->name != NULL; t++)
    printf("  %-11s %s\n", t->name, t->summary);
  puts("\n`dodona help COMMAND` tells the arguments of a command, `dodona help PAGE` prints a "
       "page.\n"
       "Exit status: 0 good, 1 the answer is no, 2 bad usage or input.");
  return ORACLE_YES;
}

/* `help PAGE [--help-as man]`; -1 if there is no such page. */
static int help_on(int argc, char **argv) {
  const oracle_topic *topic = oracle_topic_of(argv[2]);
  if (topic == NULL)
    return -1;
  if (argc > 3 && strcmp(argv[3], "--help-as") == 0)
    oracle_topic_man(topic);
  else
    puts(topic->text);
  return ORACLE_YES;
}

/* `help COMMAND` becomes `COMMAND --help`. */
static void turn_help(int argc, char **argv) {
  static char option[] = "--help";
  for (int i = 1; i < argc - 1; i++)
    argv[i] = argv[i + 1];
  argv[argc - 1] = option;
}

static int unknown(const char *word) {
  char names[256] = "help", pages[256] = "";
  for (int i = 0; i < COMMANDS; i++)
    snprintf(names + strlen(names), sizeof names - strlen(names), "|%s", commands[i].name);
  for (const oracle_topic *t = oracle_topics; t->name != NULL; t++)
    snprintf(pages + strlen(pages), sizeof pages - strlen(pages), "|%s", t->name);
  return oracle_error("unknown command '%s'%s%s (see dodona --help)",
                      oracle_quote(word, strlen(word)).text, oracle_guess_of(names, word, "").text,
                      oracle_guess_of(pages, word, "dodona help ").text);
}

static int dispatch(int argc, char **argv) {
  if (argc < 2)
    return oracle_error("expected a command (see dodona --help)");
  if (argc > 2 && strcmp(argv[1], "help") == 0) {
    const int status = help_on(argc, argv);
    if (status >= 0)
      return status;
    turn_help(argc, argv);
  }
  if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0)
    return help();
  if (strcmp(argv[1], "--version") == 0)
    return puts("dodona " DODONA_VERSION ORACLE_COMMIT) < 0 ? ORACLE_BAD : ORACLE_YES;
  for (int i = 0; i < COMMANDS; i++)
    if (strcmp(argv[1], commands[i].name) == 0)
      return commands[i].run(argc - 1, argv + 1);
  return unknown(argv[1]);
}

int main(int argc, char **argv) {
  signal(SIGPIPE, SIG_DFL); /* a closed pipe ends the command quietly */
  int status = dispatch(argc, argv);
  if (fflush(stdout) != 0 || ferror(stdout))
    return oracle_error("standard output: %s", errno != 0 ? strerror(errno) : "not written");
  return status;
}
