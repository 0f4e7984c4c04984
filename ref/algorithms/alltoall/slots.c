/* Whole runs, then what is left of one. */
#include "ref/algorithms/alltoall/slots.h"
#include "spec/lemmas/alltoall.h"

int32_t dodona_slots_below(int32_t first, int32_t run, int64_t stride, int32_t n) {
  //@ ghost lemma_runs_below(first, run, stride, n);
  if (n <= first)
    return 0;
  const int32_t slots = n - first;
  const int64_t whole = slots / stride;
  const int64_t rest = slots % stride;
  //@ assert cut: slots == whole * stride + rest;
  //@ assert least: 0 <= whole * run;
  //@ assert gaps: 0 <= whole * (stride - run);
  return (int32_t)(whole * run + (rest < run ? rest : run));
}
