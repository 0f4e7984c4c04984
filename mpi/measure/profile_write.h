/* Writes machine profiles, as ref/oracle/shared/profile.h describes and reads them. */
#ifndef DODONA_MPI_MEASURE_PROFILE_WRITE_H
#define DODONA_MPI_MEASURE_PROFILE_WRITE_H

#include "ref/oracle/shared/profile.h"

/* False if it could not be written whole. */
bool measure_profile_write(FILE *out, const oracle_profile *profile);

/* Copies the first line of `text`, what is not printable ASCII made a blank. */
void measure_profile_text(char into[ORACLE_PROFILE_TEXT], const char *text);

#endif
