/* What a rank works out once of a tree. */
#ifndef DODONA_SCHEDULE_TREE_PLAN_H
#define DODONA_SCHEDULE_TREE_PLAN_H

#include "ref/algorithms.def"

/* Each family of trees has a member; a plan uses the member of its own family. */
typedef struct dodona_tree_place {
  int32_t rank;
#define DODONA_MEMBER(id, tag, Tag, summary) dodona_##tag##_place tag;
  DODONA_TREE_FAMILY_TABLE(DODONA_MEMBER)
#undef DODONA_MEMBER
} dodona_tree_place;

#endif
