/* A network by the ports, or by the family. */
#include "ref/schedule/part.h"

int32_t dodona_part_of(dodona_request q) {
  int32_t family = dodona_row_family(q.algorithm);
  if (q.ports != DODONA_DUPLEX)
    return DODONA_PART_NETWORK;
  if (family < DODONA_TREE_FAMILIES)
    return DODONA_PART_TREES;
  if (family <= DODONA_FAMILY_MESH)
    return DODONA_PART_NETWORK;
  return family == DODONA_FAMILY_EXCHANGE   ? DODONA_PART_EXCHANGE
         : family == DODONA_FAMILY_ALLTOALL ? DODONA_PART_ALLTOALL
         : family == DODONA_FAMILY_SCAN     ? DODONA_PART_SCAN
         : family == DODONA_FAMILY_MULTIPLY ? DODONA_PART_MULTIPLY
                                            : DODONA_PART_COMBINE;
}

dodona_tree_request dodona_part_tree(dodona_request q) {
  return (dodona_tree_request){q.algorithm, q.ranks, q.root, q.blocks, q.group, q.rule};
}

/*@ terminates \true;
    assigns \nothing;
    ensures kind: \result == (ports == DODONA_COUPLES ? DODONA_KIND_COUPLES :
      ports == DODONA_SIMPLEX ? DODONA_KIND_DIRECT :
      family == DODONA_FAMILY_CUBE ? DODONA_KIND_CUBE :
      family == DODONA_FAMILY_CROSSBAR ? DODONA_KIND_CROSSBAR : DODONA_KIND_MESH);
    exits \false; */
static int32_t network_kind(int32_t ports, int32_t family) {
  if (ports == DODONA_COUPLES)
    return DODONA_KIND_COUPLES;
  if (ports == DODONA_SIMPLEX)
    return DODONA_KIND_DIRECT;
  if (family == DODONA_FAMILY_CUBE)
    return DODONA_KIND_CUBE;
  return family == DODONA_FAMILY_CROSSBAR ? DODONA_KIND_CROSSBAR : DODONA_KIND_MESH;
}

int32_t dodona_kind_of(dodona_request q) {
  if (dodona_part_of(q) == DODONA_PART_NETWORK)
    return network_kind(q.ports, dodona_row_family(q.algorithm));
  return dodona_row_variant(q.algorithm);
}
