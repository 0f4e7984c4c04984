/* Machine profiles: what dodona-measure found of the postal model on a machine, as a JSON object

     {"version": 1, "host": "...", "mpi": "...", "ranks": 8, "entries": [
       {"bytes": 512, "send": "blocking", "t0": 1e-05, "t0_interval": [9.9e-06, 1.01e-05],
        "lambda": 1.8, "lambda_interval": [1.79, 1.81], "lambda_num": 9, "lambda_den": 5,
        "agree": true}, ...]}

   with times in seconds. All fields are there, no others; the entries are in the order of `send`, then
   of `bytes`, without doubles. */
#ifndef DODONA_ORACLE_SHARED_PROFILE_H
#define DODONA_ORACLE_SHARED_PROFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include "ref/oracle/shared/oracle.h"

enum { ORACLE_PROFILE_VERSION = 1, ORACLE_PROFILE_TEXT = 256 };

typedef enum oracle_send {
  ORACLE_BLOCKING,    /* MPI_Send */
  ORACLE_NONBLOCKING, /* MPI_Isend */
} oracle_send;

typedef struct oracle_profile_entry {
  int64_t bytes;
  oracle_send send;
  double t0;             /* > 0: from the start of a send until the next can start */
  double t0_interval[2]; /* low <= t0 <= high */
  double lambda;         /* > 0: from the start of a send to the receipt, in units of t0 */
  double lambda_interval[2];
  int32_t lambda_num; /* a fraction near lambda, at most 1/2 off, >= 1 even where lambda is not */
  int32_t lambda_den;
  bool agree; /* the two experiments' intervals overlap */
} oracle_profile_entry;

typedef struct oracle_profile {
  char host[ORACLE_PROFILE_TEXT];
  char mpi[ORACLE_PROFILE_TEXT];
  int32_t ranks; /* >= 2 */
  oracle_profile_entry *entries;
  size_t count; /* >= 1 */
} oracle_profile;

/* Tells the user why a profile was refused: one line that names the file and the field. */
typedef struct oracle_profile_fault {
  char text[sizeof(oracle_named) + 200];
} oracle_profile_fault;

/* Reads the profile in the file `path`. On false *profile holds nothing and *fault says why. */
bool oracle_profile_load(const char *path, oracle_profile *profile, oracle_profile_fault *fault);

/* The same from `in`, whose name in messages is `name`. */
bool oracle_profile_read(FILE *in, const char *name, oracle_profile *profile,
                         oracle_profile_fault *fault);

void oracle_profile_free(oracle_profile *profile);

/* Returns the send mode that a plan is made for: nonblocking, as the executor sends, if the profile has it,
   else blocking. */
oracle_send oracle_profile_send(const oracle_profile *profile);

/* Returns the entry of this send mode with the nearest size, the smaller one of two; NULL if there is none. */
const oracle_profile_entry *oracle_profile_nearest(const oracle_profile *profile, oracle_send send,
                                                   double bytes);

/* Fits startup + bytes * byte_time to the times of a step, lambda t0: a rank sends a block on when it has
   received it. Least squares of the relative errors, both results >= 0. False if the profile has fewer than
   two sizes for this send mode. */
bool oracle_profile_step(const oracle_profile *profile, oracle_send send, double *startup,
                         double *byte_time);

#endif
