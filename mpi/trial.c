#include "mpi/trial.h"

enum { OWN = DODONA_MPI_PLANS };

static const double FAR = 1.5, AHEAD = 0.9, CLEARLY = 0.9;

dodona_mpi_trial dodona_mpi_trial_of(int plans, int rounds, int batch) {
  return (dodona_mpi_trial){.plans = plans, .rounds = rounds, .batch = batch, .now = OWN};
}

/* The next in a round: MPI's own, then the plans; -1 behind the last. */
static int next(const dodona_mpi_trial *t) {
  int i = t->now == OWN ? 0 : t->now + 1;
  while (i < t->plans && t->out[i])
    i++;
  return i < t->plans ? i : -1;
}

int dodona_mpi_trial_note(dodona_mpi_trial *trial, double seconds) {
  trial->took[trial->now] += trial->calls > 0 ? seconds : 0;
  if (++trial->calls < trial->batch)
    return 0;
  int then = next(trial);
  trial->calls = 0;
  trial->now = then >= 0 ? then : OWN;
  return then < 0;
}

static void sort(double *a, int n) {
  for (int i = 1; i < n; i++)
    for (int k = i; k > 0 && a[k] < a[k - 1]; k--) {
      double x = a[k];
      a[k] = a[k - 1];
      a[k - 1] = x;
    }
}

int dodona_mpi_trial_round(dodona_mpi_trial *trial, const double slowest[DODONA_MPI_PLANS + 1]) {
  dodona_mpi_trial *t = trial;
  int left = 0, r = t->round++;
  for (int i = 0; i <= OWN; i++)
    if (i == OWN || (i < t->plans && !t->out[i]))
      t->last[i] = slowest[i] / (t->batch - 1);
  for (int i = 0; i < t->plans; i++) {
    if (t->out[i])
      continue;
    t->ratio[i][r] = slowest[OWN] > 0 ? slowest[i] / slowest[OWN] : FAR;
    t->out[i] = t->ratio[i][r] > FAR || (r > 0 && t->ratio[i][r] >= 1 && t->ratio[i][r - 1] >= 1);
    left += !t->out[i];
  }
  for (int i = 0; i <= OWN; i++)
    t->took[i] = 0;
  return t->round == t->rounds || left == 0;
}

/* How long the plan took, as a part of MPI's time; 1 where it does not win. */
static double gain(const dodona_mpi_trial *t, int plan) {
  double ratio[DODONA_MPI_ROUNDS];
  int n = t->round;
  if (t->out[plan] || n < t->rounds)
    return 1;
  for (int r = 0; r < n; r++)
    ratio[r] = t->ratio[plan][r];
  sort(ratio, n);
  const double median = ratio[n / 2], spread = ratio[n - 1 - n / 4] - ratio[n / 4];
  return median <= AHEAD && median + spread < 1 ? median : 1;
}

int dodona_mpi_trial_best(const dodona_mpi_trial *trial) {
  int best = OWN;
  double least = 1;
  for (int i = 0; i < trial->plans; i++) {
    double g = gain(trial, i);
    if (g < (best == OWN ? 1 : least * CLEARLY)) {
      best = i;
      least = g;
    }
  }
  return best;
}
