#ifndef DODONA_SPEC_SIMPLEX_LEMMAS_H
#define DODONA_SPEC_SIMPLEX_LEMMAS_H
#include "simplex_steps.h"
#endif
