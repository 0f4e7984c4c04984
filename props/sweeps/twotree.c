/* Exhaustive, for every P <= 4096: trees, colours and starts of the three pairs are the obvious ones. */
#include "props/obvious/twotree.h"
#include "props/results.h"
#include "ref/algorithms/twotree/place.h"
#include "ref/algorithms/twotree/span.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { RANKS = 4096 };

typedef struct pair_line {
  int32_t pair;
  const char *name;
  void (*draw)(int32_t ranks, int32_t tree, obvious_twig *twigs);
} pair_line;

static const pair_line pairs[] = {{DODONA_COMPLETE, "T1 and T2", obvious_complete},
                                  {DODONA_TURNED, "T3 and T4", obvious_turned},
                                  {DODONA_INORDER, "TwoTreeS", obvious_inorder}};

static obvious_twig trees[2][RANKS];
static obvious_twig printed[RANKS];
static dodona_twotree_place places[RANKS];

static bool differ(int32_t ranks, const char *what, int32_t tree, int32_t rank, int32_t got,
                   int32_t expected) {
  fprintf(stderr,
          "P %" PRId32 ", tree %" PRId32 ", rank %" PRId32 ": %s %" PRId32 ", should be %" PRId32
          "\n",
          ranks, tree, rank, what, got, expected);
  return false;
}

/* The two children are the drawn ones, in either order. */
static bool same_children(const dodona_pair_place *at, const obvious_twig *drawn) {
  return (at->early == drawn->child[0] && at->late == drawn->child[1]) ||
         (at->early == drawn->child[1] && at->late == drawn->child[0]);
}

static const dodona_pair_place *place_in(int32_t tree, int32_t rank) {
  return tree == 0 ? &places[rank].even : &places[rank].odd;
}

static void locate(int32_t pair, int32_t ranks) {
  for (int32_t rank = 0; rank < ranks; rank++)
    places[rank] = dodona_twotree_locate(pair, ranks, rank);
}

static bool tree_agrees(int32_t ranks, int32_t tree) {
  for (int32_t rank = 0; rank < ranks; rank++) {
    const dodona_pair_place *at = place_in(tree, rank);
    const obvious_twig *drawn = &trees[tree][rank];
    if (at->parent != drawn->parent)
      return differ(ranks, "parent", tree, rank, at->parent, drawn->parent);
    if (!same_children(at, drawn))
      return differ(ranks, "a child", tree, rank, at->early, drawn->child[0]);
  }
  return true;
}

/* Start times and children agree: who is fed early is fed one step after its parent. */
static bool children_agree(int32_t ranks, int32_t tree) {
  for (int32_t rank = 0; rank < ranks; rank++) {
    const dodona_pair_place *at = place_in(tree, rank);
    if (at->early != DODONA_NONE && place_in(tree, at->early)->start != at->start + 1)
      return differ(ranks, "early start", tree, rank, at->early, at->start + 1);
    if (at->late != DODONA_NONE && place_in(tree, at->late)->start != at->start + 2)
      return differ(ranks, "late start", tree, rank, at->late, at->start + 2);
  }
  return true;
}

/* Where one walk colours all, there is one colouring. For odd P the siblings of T1 and T2 are walks of
   their own, with two colourings each: there the starts say which. */
static bool starts_agree(int32_t pair, int32_t ranks, int32_t tree) {
  int32_t begin = tree == 0 ? 0 : places[0].period / 2;
  int32_t last = obvious_starts(ranks, trees[tree]);
  for (int32_t rank = 1; rank < ranks; rank++) {
    int32_t start = trees[tree][rank].start;
    if (place_in(tree, rank)->start != start)
      return differ(ranks, "start", tree, rank, place_in(tree, rank)->start, start);
  }
  if (dodona_twotree_last(pair, ranks, tree) != last)
    return differ(ranks, "last start", tree, 0, dodona_twotree_last(pair, ranks, tree), last);
  return place_in(tree, 0)->start == begin;
}

/* The colours as the starts have them: no rank receives or sends twice in one. */
static bool ports_agree(int32_t ranks) {
  for (int32_t rank = 0; rank < ranks; rank++) {
    int32_t period = places[rank].period;
    int32_t sends[4] = {0, 0, 0, 0};
    const dodona_pair_place *at[] = {&places[rank].even, &places[rank].odd};
    if (rank > 0 && (at[0]->start - at[1]->start) % period == 0)
      return differ(ranks, "receives twice in", 1, rank, at[1]->start, at[0]->start);
    for (int32_t tree = 0; tree < 2; tree++) {
      if (at[tree]->early != DODONA_NONE)
        sends[(at[tree]->start + 1) % period]++;
      if (at[tree]->late != DODONA_NONE)
        sends[(at[tree]->start + 2) % period]++;
    }
    for (int32_t k = 0; k < 4; k++)
      if (sends[k] > 1)
        return differ(ranks, "sends twice in", k, rank, sends[k], 1);
  }
  return true;
}

static void take_colours(int32_t ranks) {
  for (int32_t tree = 0; tree < 2; tree++)
    for (int32_t rank = 1; rank < ranks; rank++)
      trees[tree][rank].colour = place_in(tree, rank)->start % 2;
}

/* Whether there is a colouring for these ranks: not where a rank is on top of T3 and of T4. */
static bool colours_agree(int32_t pair, int32_t ranks) {
  obvious_twig *both[] = {trees[0], trees[1]};
  int32_t walks = obvious_colours(ranks, both);
  bool none = pair == DODONA_TURNED && ranks % 2 == 0 && ranks > 2;
  if ((walks == -1) != none || (walks == -1) != (places[0].period == 4))
    return differ(ranks, "walks", pair, 0, walks, places[0].period);
  if (none)
    return true;
  if (walks > 1 && (pair == DODONA_INORDER || ranks % 2 == 0))
    return differ(ranks, "walks", pair, 0, walks, 1);
  if (walks > 1)
    take_colours(ranks);
  return starts_agree(pair, ranks, 0) && starts_agree(pair, ranks, 1);
}

static void sweep(const pair_line *line) {
  int64_t wrong[4] = {0, 0, 0, 0};
  for (int32_t ranks = 1; ranks <= RANKS; ranks++) {
    line->draw(ranks, 0, trees[0]);
    line->draw(ranks, 1, trees[1]);
    locate(line->pair, ranks);
    wrong[0] += !tree_agrees(ranks, 0) || !tree_agrees(ranks, 1);
    wrong[1] += !children_agree(ranks, 0) || !children_agree(ranks, 1);
    wrong[2] += !ports_agree(ranks);
    wrong[3] += !colours_agree(line->pair, ranks);
  }
  result("parents and children are the obvious ones", line->name, 0, RANKS, wrong[0]);
  result("children are fed when they start", line->name, 0, RANKS, wrong[1]);
  result("no rank receives or sends twice in a step", line->name, 0, RANKS, wrong[2]);
  result("starts follow the obvious colours", line->name, 0, RANKS, wrong[3]);
}

static bool twig_is(const obvious_twig *a, const obvious_twig *b) {
  return a->parent == b->parent && a->child[0] == b->child[0] && a->child[1] == b->child[1];
}

/* The printed algorithm 1 draws what the words beside it say. */
static void sweep_printed(void) {
  int64_t wrong = 0;
  for (int32_t ranks = 1; ranks <= RANKS; ranks++)
    for (int32_t tree = 0; tree < 2; tree++) {
      bool good = true;
      obvious_complete(ranks, tree, trees[tree]);
      obvious_algorithm_1(ranks, tree, printed);
      for (int32_t rank = 0; rank < ranks; rank++)
        good = good && (rank == 0 || twig_is(&printed[rank], &trees[tree][rank]));
      wrong += !good;
    }
  result("algorithm 1 is numbered level by level", "T1 and T2", 0, 2 * RANKS, wrong);
}

int main(void) {
  sweep_printed();
  for (size_t k = 0; k < sizeof pairs / sizeof pairs[0]; k++)
    sweep(&pairs[k]);
  return results();
}
