/* Between what a program calls and the library: arguments as wide as a register, without a type of MPI's. */
#ifndef DODONA_MPI_PRELOAD_SERVE_H
#define DODONA_MPI_PRELOAD_SERVE_H

#include <stdint.h>

typedef intptr_t word;

/* Each function carries out the operation of its name, without a plan. Its counts have 64 bits, as in MPI_Bcast_c. */
int dodona_preload_bcast(word buffer, word count, word type, word root, word comm);
int dodona_preload_reduce(word from, word to, word count, word type, word op, word root, word comm);
int dodona_preload_allreduce(word from, word to, word count, word type, word op, word comm);
int dodona_preload_allgather(word from, word sent, word sent_type, word to, word count, word type,
                             word comm);
int dodona_preload_reduce_scatter(word from, word to, word count, word type, word op, word comm);

#endif
