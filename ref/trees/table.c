/* One case for each row of a tree. */
#include "ref/trees/table.h"

int32_t dodona_family_of(int32_t algorithm) {
  switch (algorithm) {
#define DODONA_CASE(id, name, family, variant, ops, takes, same_bits, summary)                     \
  case DODONA_##id:                                                                                \
    return DODONA_FAMILY_##family;
    DODONA_TREE_TABLE(DODONA_CASE)
#undef DODONA_CASE
  default:
    return DODONA_NONE;
  }
}

int32_t dodona_variant_of(int32_t algorithm) {
  switch (algorithm) {
#define DODONA_CASE(id, name, family, variant, ops, takes, same_bits, summary)                     \
  case DODONA_##id:                                                                                \
    return variant;
    DODONA_TREE_TABLE(DODONA_CASE)
#undef DODONA_CASE
  default:
    return DODONA_NONE;
  }
}

int32_t dodona_takes_of(int32_t algorithm) {
  switch (algorithm) {
#define DODONA_CASE(id, name, family, variant, ops, takes, same_bits, summary)                     \
  case DODONA_##id:                                                                                \
    return takes;
    DODONA_TREE_TABLE(DODONA_CASE)
#undef DODONA_CASE
  default:
    return 0;
  }
}
