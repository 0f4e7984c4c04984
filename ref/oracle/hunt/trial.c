/* The process of a trial starts the generator in a process group of its own, so that all of it can be ended, waits for it as long as it
   may take, and then becomes the judge. */
#define _GNU_SOURCE
#include "ref/oracle/hunt/trial.h"
#include "ref/base/step.h"
#include "ref/oracle/read/trace_file.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { NUMBER = 12, CHECK_WORDS = 20 };

const char *const oracle_outcomes[] = {"valid", "invalid", "unreadable", "died", "hung"};

/* The text with {P}, {S} and {root} replaced; NULL if there is no memory. */
static char *filled(const char *text, const oracle_case *tried) {
  const struct {
    const char *mark;
    int32_t value;
  } marks[] = {{"{P}", tried->ranks}, {"{S}", tried->blocks}, {"{root}", tried->root}};
  char *made = malloc(strlen(text) * NUMBER + 1);
  char *end = made;
  for (const char *at = text; made != NULL && *at != '\0';) {
    size_t passed = 0;
    for (size_t k = 0; k < sizeof marks / sizeof *marks && passed == 0; k++)
      if (strncmp(at, marks[k].mark, strlen(marks[k].mark)) == 0) {
        passed = strlen(marks[k].mark);
        end += sprintf(end, "%d", marks[k].value);
      }
    if (passed == 0)
      *end++ = *at;
    at += passed > 0 ? passed : 1;
  }
  if (made != NULL)
    *end = '\0';
  return made;
}

/* In the generator's process: becomes the command, or tells the pipe why not. */
static _Noreturn void become(const oracle_generator *generator, const oracle_case *tried,
                             int pipe) {
  sigset_t none;
  size_t words = 0;
  while (generator->command[words] != NULL)
    words++;
  char **command = calloc(words + 1, sizeof *command);
  for (size_t k = 0; command != NULL && k < words; k++)
    command[k] = filled(generator->command[k], tried);
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (command != NULL && command[0] != NULL)
    execvp(command[0], command);
  const int why = errno;
  if (write(pipe, &why, sizeof why) < 0)
    _exit(126);
  _exit(127);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Waits for the generator, as long as it may take; false if it has not ended then. SIGCHLD is blocked. */
static bool waited(pid_t process, double limit, int *status) {
  sigset_t ended;
  const double end = now() + limit;
  sigemptyset(&ended);
  sigaddset(&ended, SIGCHLD);
  while (waitpid(process, status, WNOHANG) == 0) {
    const double left = end - now();
    const struct timespec time = {(time_t)left, (long)(1e9 * (left - floor(left)))};
    if (left <= 0)
      return false;
    sigtimedwait(&ended, NULL, &time);
  }
  return true;
}

/* Both standard outputs go to the file. */
static bool redirect(const char *file, bool both) {
  const int out = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  const bool good =
      out >= 0 && dup2(out, STDOUT_FILENO) >= 0 && (!both || dup2(out, STDERR_FILENO) >= 0);
  if (out > STDERR_FILENO)
    close(out);
  return good;
}

/* Runs the generator; ORACLE_TRIAL_VALID if what it printed is to be judged. */
static oracle_outcome run(const oracle_generator *generator, const oracle_case *tried,
                          const char *out) {
  int ends[2];
  int status = 0;
  int why = 0;
  if (pipe2(ends, O_CLOEXEC) != 0)
    return ORACLE_TRIAL_NONE;
  const pid_t process = fork();
  if (process == 0) {
    const int null = open("/dev/null", O_RDONLY);
    if (null < 0 || dup2(null, STDIN_FILENO) < 0 || !redirect(out, false))
      _exit(126);
    become(generator, tried, ends[1]);
  }
  if (process > 0)
    setpgid(process, process); /* as the process itself does: whoever is first */
  close(ends[1]);
  const bool unknown = process < 0 || read(ends[0], &why, sizeof why) == sizeof why;
  close(ends[0]);
  if (unknown) {
    fprintf(stderr, "%s: %s\n", oracle_name(generator->command[0]).text,
            strerror(process < 0 ? errno : why));
    return ORACLE_TRIAL_NONE;
  }
  const bool ended = waited(process, generator->limit, &status);
  kill(-process, SIGKILL);
  if (!ended) {
    waitpid(process, &status, 0);
    fprintf(stderr, "it did not end in %g s\n", generator->limit);
    return ORACLE_TRIAL_HUNG;
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return ORACLE_TRIAL_VALID;
  if (WIFSIGNALED(status))
    fprintf(stderr, "it ended by signal %d (%s)\n", WTERMSIG(status), strsignal(WTERMSIG(status)));
  else
    fprintf(stderr, "it ended with exit status %d\n", WEXITSTATUS(status));
  return ORACLE_TRIAL_DIED;
}

const oracle_collective *oracle_generator_op(const oracle_generator *generator) {
  return oracle_collective_of(generator->op != NULL ? generator->op : "bcast");
}

/* The words of a command line, as far as they go. */
typedef struct line {
  char *words[CHECK_WORDS];
  char numbers[4][NUMBER];
  int count;
  int numbered;
} line;

static void add_option(line *l, const char *name, const char *value) {
  if (value == NULL)
    return;
  l->words[l->count++] = (char *)name;
  l->words[l->count++] = (char *)value;
}

static void add_number(line *l, const char *name, int32_t value) {
  char *number = l->numbers[l->numbered++];
  snprintf(number, NUMBER, "%d", value);
  add_option(l, name, number);
}

/* Whether the file has no blocks, so that nothing is asked of them. */
static bool is_without_blocks(const char *file) {
  oracle_source source;
  if (!oracle_source_open(file, &source))
    return false;
  const bool without = oracle_is_goal_file(&source) || oracle_is_trace_file(&source);
  oracle_source_close(&source);
  return without;
}

int oracle_trial_judge(const oracle_generator *generator, const oracle_case *tried,
                       const char *file) {
  const oracle_collective *op = oracle_generator_op(generator);
  line l = {.words = {"check", (char *)file}, .count = 2};
  const bool blocks = !is_without_blocks(file);
  add_number(&l, "--ranks", tried->ranks);
  add_option(&l, "--op", blocks ? op->name : generator->op);
  if (blocks && oracle_has_blocks(op))
    add_number(&l, "--blocks", tried->blocks);
  if (blocks && oracle_is_rooted(op))
    add_number(&l, "--root", tried->root);
  add_option(&l, "--model", blocks && generator->model == NULL ? "duplex" : generator->model);
  add_option(&l, "--lambda", generator->lambda);
  if (generator->ports > 1)
    add_number(&l, "--ports", generator->ports);
  if (generator->redundant)
    l.words[l.count++] = "--redundant";
  add_option(&l, "--same-bits", generator->same_bits);
  const int status = oracle_check(l.count, l.words);
  return fflush(stdout) == 0 ? status : ORACLE_BAD;
}

pid_t oracle_trial_fork(void) {
  fflush(NULL);
  const pid_t process = fork();
  if (process < 0)
    oracle_error("hunt: %s", strerror(errno));
  if (process != 0)
    return process;
  signal(SIGINT, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
  signal(SIGHUP, SIG_DFL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  return 0;
}

pid_t oracle_trial_start(const oracle_generator *generator, const oracle_case *tried,
                         const char *out, const char *said) {
  sigset_t ended;
  const pid_t process = oracle_trial_fork();
  if (process != 0)
    return process;
  sigemptyset(&ended);
  sigaddset(&ended, SIGCHLD);
  sigprocmask(SIG_BLOCK, &ended, NULL);
  if (!redirect(said, true))
    _exit(ORACLE_TRIAL_NONE);
  const oracle_outcome outcome = run(generator, tried, out);
  if (outcome != ORACLE_TRIAL_VALID)
    _exit((int)outcome);
  _exit(oracle_trial_judge(generator, tried, out));
}

oracle_outcome oracle_trial_outcome(int status) {
  if (!WIFEXITED(status) || WEXITSTATUS(status) > ORACLE_TRIAL_NONE)
    return ORACLE_TRIAL_NONE;
  return (oracle_outcome)WEXITSTATUS(status);
}
