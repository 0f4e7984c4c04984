/* The pairs of trees that a message is halved between. Source: the paper of TwoTreeC; paper/SOURCES.md part B. */
#ifndef DODONA_ALGORITHMS_TWOTREE_PAIR_H
#define DODONA_ALGORITHMS_TWOTREE_PAIR_H

#include "ref/base/types.h"

/* The pairs of trees: T1 and T2 of TwoTreeC; T3 and T4 of TwoTreeC+C; the in-order trees of TwoTreeS. */
typedef enum dodona_pair { DODONA_COMPLETE, DODONA_TURNED, DODONA_INORDER } dodona_pair;

#endif
