/* The command as the page runs it (page.mk): the subcommands that the page asks. */
#include "ref/oracle/shared/oracle.h"

#include <string.h>

static const oracle_command commands[] = {
    {"algorithms", "", oracle_algorithms_list},
    {"tree", "", oracle_tree},
    {"schedule", "", oracle_schedule},
    {"check", "", oracle_check},
    {"convert", "", oracle_convert},
    {"plan", "", oracle_plan},
};

int main(int argc, char **argv) {
  int status = ORACLE_BAD;
  for (size_t i = 0; argc > 1 && i < sizeof commands / sizeof commands[0]; i++)
    if (strcmp(argv[1], commands[i].name) == 0)
      status = commands[i].run(argc - 1, argv + 1);
  return fflush(stdout) != 0 || ferror(stdout) ? ORACLE_BAD : status;
}
