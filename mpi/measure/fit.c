/* Both experiments are linear in t0 and s = lambda t0:

     T1 = t0 (k - 1 + 2 lambda)   = (k - 1) t0 + 2 s
     T2 = 2 t0 (k - 1 + lambda)   = 2 (k - 1) t0 + 2 s

   so that one fit serves each of them, and both together. */
#include "mpi/measure/fit.h"

#include <gsl/gsl_cdf.h>
#include <gsl/gsl_multifit.h>
#include <gsl/gsl_sort.h>
#include <gsl/gsl_statistics_double.h>
#include <math.h>

enum { T0, RECEIPT, PARAMETERS, MOST_DENOMINATOR = 10 };

typedef struct estimate {
  double value[PARAMETERS];
  double covariance[PARAMETERS][PARAMETERS];
  double quantile; /* of Student's t for the degrees of freedom */
} estimate;

/* The rows are not all multiples of one. */
static bool independent(const measure_row *rows, int count) {
  double ss = 0, rr = 0, sr = 0;
  for (int i = 0; i < count; i++) {
    ss += rows[i].sends * rows[i].sends;
    rr += rows[i].receipts * rows[i].receipts;
    sr += rows[i].sends * rows[i].receipts;
  }
  return ss * rr - sr * sr > 1e-9 * ss * rr;
}

/* A time is the difference of two readings, each rounded to a multiple of the resolution: variance
   resolution^2 / 6. The rows' own scatter counts where it is more. */
static void solve(gsl_matrix *design, gsl_vector *weights, gsl_vector *times, double resolution,
                  gsl_multifit_linear_workspace *work, estimate *found) {
  double values[PARAMETERS], squares = 0, covariances[PARAMETERS * PARAMETERS];
  gsl_vector_view value = gsl_vector_view_array(values, PARAMETERS);
  gsl_matrix_view covariance = gsl_matrix_view_array(covariances, PARAMETERS, PARAMETERS);
  gsl_vector_set_all(weights, 6 / (resolution * resolution));
  gsl_multifit_wlinear(design, weights, times, &value.vector, &covariance.matrix, &squares, work);
  double freedom = (double)times->size - PARAMETERS;
  double scatter = fmax(1, squares / freedom);
  for (int i = 0; i < PARAMETERS; i++) {
    found->value[i] = values[i];
    for (int j = 0; j < PARAMETERS; j++)
      found->covariance[i][j] = scatter * covariances[i * PARAMETERS + j];
  }
  found->quantile = gsl_cdf_tdist_Pinv(0.975, freedom);
}

static bool estimate_rows(const measure_row *rows, int count, double resolution, estimate *found) {
  size_t size = (size_t)count;
  gsl_error_handler_t *handler = gsl_set_error_handler_off(); /* no memory: NULL, not abort */
  gsl_matrix *design = gsl_matrix_alloc(size, PARAMETERS);
  gsl_vector *weights = gsl_vector_alloc(size), *times = gsl_vector_alloc(size);
  gsl_multifit_linear_workspace *work = gsl_multifit_linear_alloc(size, PARAMETERS);
  bool good = design && weights && times && work;
  for (size_t i = 0; good && i < size; i++) {
    gsl_matrix_set(design, i, T0, rows[i].sends);
    gsl_matrix_set(design, i, RECEIPT, rows[i].receipts);
    gsl_vector_set(times, i, rows[i].time);
  }
  if (good)
    solve(design, weights, times, resolution, work, found);
  gsl_matrix_free(design);
  gsl_vector_free(weights);
  gsl_vector_free(times);
  if (work)
    gsl_multifit_linear_free(work);
  gsl_set_error_handler(handler);
  return good;
}

static measure_interval interval_of(const estimate *found, int parameter) {
  double value = found->value[parameter];
  double reach = found->quantile * sqrt(found->covariance[parameter][parameter]);
  return (measure_interval){value, value - reach, value + reach};
}

/* Fieller: s - r t0 is normal with mean 0 where r is the true ratio, so the interval holds every r with

     (s - r t0)^2 <= q^2 (V_ss - 2 r V_st + r^2 V_tt),  that is  a r^2 - 2 b r + c <= 0.

   It is bounded only if t0 is certainly not 0: a > 0. */
static bool ratio_of(const estimate *found, measure_interval *ratio) {
  double t0 = found->value[T0], s = found->value[RECEIPT];
  double q2 = found->quantile * found->quantile;
  double a = t0 * t0 - q2 * found->covariance[T0][T0];
  double b = s * t0 - q2 * found->covariance[T0][RECEIPT];
  double c = s * s - q2 * found->covariance[RECEIPT][RECEIPT];
  if (!(t0 > 0 && s > 0 && a > 0))
    return false;
  double reach = sqrt(fmax(0, b * b - a * c));
  double value = s / t0;
  *ratio = (measure_interval){value, fmin(value, (b - reach) / a), fmax(value, (b + reach) / a)};
  return true;
}

bool measure_fit_rows(const measure_row *rows, int count, double resolution, measure_fit *fit) {
  estimate found;
  if (count <= PARAMETERS || !independent(rows, count) ||
      !estimate_rows(rows, count, resolution, &found))
    return false;
  *fit = (measure_fit){0};
  fit->t0 = interval_of(&found, T0);
  fit->receipt = interval_of(&found, RECEIPT);
  fit->determined = ratio_of(&found, &fit->lambda);
  return true;
}

static bool apart(const measure_interval *a, const measure_interval *b) {
  return a->high < b->low || b->high < a->low;
}

bool measure_disagree(const measure_fit *a, const measure_fit *b) {
  return a->determined && b->determined && (apart(&a->t0, &b->t0) || apart(&a->lambda, &b->lambda));
}

void measure_fraction(double lambda, int32_t *num, int32_t *den) {
  double least = INFINITY;
  double within = fmin(fmax(lambda, 1), INT32_MAX / MOST_DENOMINATOR);
  for (int32_t f = 1; f <= MOST_DENOMINATOR; f++) {
    int32_t u = (int32_t)lround(within * f);
    double error = fabs(within - (double)u / f);
    if (error >= least)
      continue;
    least = error;
    *num = u;
    *den = f;
  }
}

double measure_median(double *times, int count) {
  gsl_sort(times, 1, (size_t)count);
  return gsl_stats_median_from_sorted_data(times, 1, (size_t)count);
}
