/* Counts that differ: how many blocks belong to each rank, or to each pair of ranks. */
#ifndef DODONA_ORACLE_ASK_COUNTS_H
#define DODONA_ORACLE_ASK_COUNTS_H

#include <stdbool.h>
#include <stdint.h>

/* Reads `units` numbers from the text of --counts: numbers with commas between them, or the name of a file in which they stand with commas, spaces or
   ends of lines between them. Stores on the heap where the blocks of each unit begin, and behind the last one where they all end. False
   after an error line: `per` says what the numbers are for, " a rank". */
bool oracle_counts_read(const char *text, int64_t units, const char *per, int32_t **begin);

#endif
