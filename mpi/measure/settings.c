/* getopt_long; lists are integers with commas between. */
#define _POSIX_C_SOURCE 200809L
#include "mpi/measure/settings.h"
#include "ref/oracle/shared/number.h"
#include "ref/oracle/shared/oracle.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdbool.h>
#include <string.h>

enum { MOST_BYTES = 1 << 30, MOST_REPEAT = 1000000, DEFAULT_MOST_K = 8 };

static const int default_sizes[] = {0, 64, 512, 4096, 32768, 262144};

static const struct option longs[] = {
    {"sizes", required_argument, NULL, 's'}, {"k", required_argument, NULL, 'k'},
    {"send", required_argument, NULL, 'm'},  {"repeat", required_argument, NULL, 'r'},
    {"yield", no_argument, NULL, 'y'},       {"seed", required_argument, NULL, 'x'},
    {"csv", required_argument, NULL, 'c'},   {"profile", required_argument, NULL, 'p'},
    {"validate", no_argument, NULL, 'v'},    {"loggp", no_argument, NULL, 'l'},
    {"help", no_argument, NULL, 'h'},        {NULL, 0, NULL, 0},
};

void measure_settings_help(FILE *out) {
  fputs("Usage: mpiexec -n RANKS dodona-measure [options]\n\n"
        "Measures the postal model on this machine: t0, the time of a send at the sender, and\n"
        "lambda, the time from the start of a send to the receipt as a multiple of t0. Two\n"
        "experiments, each run for several k, the number of ranks that rank 0 sends to: what\n"
        "rank 0 has to wait, the median of the repetitions, each with other ranks chosen at\n"
        "random, is fitted by least squares. Prints a table, times in microseconds, with\n"
        "intervals of 95 % confidence, and where the experiments disagree.\n\n"
        "Options:\n"
        "  --sizes LIST     bytes of the messages (default 0,64,512,4096,32768,262144)\n"
        "  --k LIST         at least three, 1 .. RANKS - 1 (default 1, 2, ..., at most 8)\n"
        "  --send MODE      blocking (MPI_Send), nonblocking (MPI_Isend) or both (default)\n"
        "  --repeat N       repetitions, after one to warm up (default 31)\n"
        "  --yield          ranks that wait leave their core: for more ranks than cores\n"
        "  --seed N         of the random choices (default 1)\n"
        "  --csv FILE       also writes every fit there, times in seconds\n"
        "  --profile FILE   also writes a machine profile, for `dodona plan --profile`\n"
        "  --validate       instead, what the planner predicts for broadcasts, reductions and\n"
        "                   allreduces of these sizes, and what they take; 2 ranks will do\n"
        "  --loggp          instead, L, o, g and G of LogGP between two ranks, and the options\n"
        "                   of `dodona plan --model loggp` for them\n"
        "  --help           print this text\n\n"
        "Exit status: 0; 1 if the times of some messages do not determine lambda, or a plan\n"
        "delivers wrong data; 2 after an error.\n",
        out);
}

__attribute__((format(printf, 2, 3))) static int refuse(measure_fault *fault, const char *format,
                                                        ...) {
  va_list values;
  va_start(values, format);
  vsnprintf(fault->text, sizeof fault->text, format, values);
  va_end(values);
  return ORACLE_BAD;
}

static oracle_quoted quoted(const char *text) {
  return oracle_quote(text, strlen(text));
}

/* Puts `number` where it belongs in the ascending list; false if it is there. */
static bool insert(int *list, int *count, int number) {
  int at = *count;
  while (at > 0 && list[at - 1] > number)
    at--;
  if (at > 0 && list[at - 1] == number)
    return false;
  memmove(list + at + 1, list + at, (size_t)(*count - at) * sizeof *list);
  list[at] = number;
  ++*count;
  return true;
}

static int take_list(const char *option, const char *text, int least, int most, int room, int *list,
                     int *count, measure_fault *fault) {
  *count = 0;
  for (const char *item = text;; item++) {
    size_t length = strcspn(item, ",");
    int64_t number = 0;
    if (!oracle_integer(item, length, least, most, &number))
      return refuse(fault, "--%s: expected integers %d .. %d with commas between, got '%s'", option,
                    least, most, quoted(text).text);
    if (*count == room)
      return refuse(fault, "--%s: expected at most %d integers", option, room);
    if (!insert(list, count, (int)number))
      return refuse(fault, "--%s: expected distinct integers, got %d twice", option, (int)number);
    item += length;
    if (*item == '\0')
      return -1;
  }
}

static int take_number(const char *option, const char *text, int least, int most, int *into,
                       measure_fault *fault) {
  int64_t number = 0;
  if (!oracle_integer(text, strlen(text), least, most, &number))
    return refuse(fault, "--%s: expected an integer %d .. %d, got '%s'", option, least, most,
                  quoted(text).text);
  *into = (int)number;
  return -1;
}

static int take_mode(const char *text, measure_settings *settings, measure_fault *fault) {
  bool both = strcmp(text, "both") == 0;
  settings->blocking = both || strcmp(text, "blocking") == 0;
  settings->nonblocking = both || strcmp(text, "nonblocking") == 0;
  if (settings->blocking || settings->nonblocking)
    return -1;
  return refuse(fault, "--send: expected blocking|nonblocking|both, got '%s'", quoted(text).text);
}

static int take_file(const char *option, const char *text, const char **into,
                     measure_fault *fault) {
  if (text[0] == '\0')
    return refuse(fault, "--%s: expected a file name, got ''", option);
  *into = text;
  return -1;
}

static int take(int key, const char *text, int ranks, measure_settings *s, measure_fault *fault) {
  switch (key) {
  case 's':
    return take_list("sizes", text, 0, MOST_BYTES, MEASURE_MOST_SIZES, s->sizes, &s->size_count,
                     fault);
  case 'k':
    return take_list("k", text, 1, ranks - 1, MEASURE_MOST_KS, s->ks, &s->k_count, fault);
  case 'm':
    return take_mode(text, s, fault);
  case 'y':
    s->yield = 1;
    return -1;
  case 'v':
    s->validate = 1;
    return -1;
  case 'l':
    s->loggp = 1;
    return -1;
  case 'r':
    return take_number("repeat", text, 1, MOST_REPEAT, &s->repeat, fault);
  case 'x':
    return take_number("seed", text, 0, INT32_MAX, &s->seed, fault);
  case 'c':
    return take_file("csv", text, &s->csv, fault);
  case 'p':
    return take_file("profile", text, &s->profile, fault);
  default:
    return 0; /* --help */
  }
}

static int unknown(int key, char **argv, measure_fault *fault) {
  const char letter[] = {'-', (char)optopt, '\0'};
  bool is_letter = key == '?' && optopt > ' ' && optopt < 0x7f && !strchr("skmrxcp", optopt);
  const char *word = is_letter ? letter : argv[optind - 1];
  if (key == ':')
    return refuse(fault, "option '%s' needs a value (see --help)", quoted(word).text);
  return refuse(fault, "unknown option '%s' (see --help)", quoted(word).text);
}

static void set_defaults(int ranks, measure_settings *s) {
  *s = (measure_settings){.blocking = 1, .nonblocking = 1, .repeat = 31, .seed = 1};
  memcpy(s->sizes, default_sizes, sizeof default_sizes);
  s->size_count = (int)(sizeof default_sizes / sizeof *default_sizes);
  while (s->k_count < ranks - 1 && s->k_count < DEFAULT_MOST_K) {
    s->ks[s->k_count] = s->k_count + 1;
    s->k_count++;
  }
}

int measure_settings_parse(int argc, char **argv, int ranks, measure_settings *settings,
                           measure_fault *fault) {
  int key;
  set_defaults(ranks, settings);
  opterr = 0;
  optind = 1;
  while ((key = getopt_long(argc, argv, ":h", longs, NULL)) != -1) {
    bool known = key != '?' && key != ':';
    if (known && key == 'k' && ranks <= MEASURE_LEAST_KS) /* of --validate and --loggp no matter */
      continue;                                           /* refused below, whatever is asked for */
    int status = known ? take(key, optarg, ranks, settings, fault) : unknown(key, argv, fault);
    if (status >= 0)
      return status;
  }
  if (optind < argc)
    return refuse(fault, "unexpected '%s' (see --help)", quoted(argv[optind]).text);
  if (settings->validate && settings->loggp)
    return refuse(fault, "--loggp: expected without --validate");
  if ((settings->validate || settings->loggp) && (settings->csv || settings->profile || ranks < 2))
    return refuse(fault, "--%s: expected at least 2 ranks, no --csv and no --profile",
                  settings->validate ? "validate" : "loggp");
  if (settings->validate || settings->loggp)
    return -1;
  if (ranks <= MEASURE_LEAST_KS)
    return refuse(fault, "expected at least %d ranks, got %d: the fit needs three k < ranks",
                  MEASURE_LEAST_KS + 1, ranks);
  if (settings->k_count < MEASURE_LEAST_KS)
    return refuse(fault, "--k: expected at least %d integers, got %d", MEASURE_LEAST_KS,
                  settings->k_count);
  return -1;
}
