/* A table for people in microseconds, CSV for programs in seconds. A fit without lambda has "-", in CSV
   nothing. */
#include "mpi/measure/report.h"

static const char *send_name(oracle_send send) {
  return send == ORACLE_BLOCKING ? "blocking" : "nonblocking";
}

void measure_report_head(FILE *out, const measure_settings *settings, int ranks, const char *host,
                         const char *mpi) {
  fprintf(out, "# postal model on %s, %s\n# %d ranks, k =", host, mpi, ranks);
  for (int i = 0; i < settings->k_count; i++)
    fprintf(out, " %d", settings->ks[i]);
  fprintf(out, "; medians of %d; times in us, intervals of 95 %%\n", settings->repeat);
  fprintf(out, "%9s %-11s %-6s %9s %-25s %9s %-25s %7s %-20s %s\n", "bytes", "send", "exper.", "t0",
          " low .. high", "lambda t0", " low .. high", "lambda", " low .. high", "u/f");
}

static void put_interval(FILE *out, const measure_interval *it, double unit, int width, int room) {
  char range[64];
  snprintf(range, sizeof range, "%.4g .. %.4g", it->low * unit, it->high * unit);
  fprintf(out, " %*.4g  %-*s", width, it->value * unit, room, range);
}

static void put_row(FILE *out, const measure_result *result, const char *experiment,
                    const measure_fit *fit) {
  fprintf(out, "%9d %-11s %-6s", result->bytes, send_name(result->send), experiment);
  put_interval(out, &fit->t0, 1e6, 9, 24);
  put_interval(out, &fit->receipt, 1e6, 9, 24);
  if (fit->determined) {
    int32_t num = 1, den = 1;
    measure_fraction(fit->lambda.value, &num, &den);
    put_interval(out, &fit->lambda, 1, 7, 19);
    fprintf(out, " %d/%d\n", num, den);
  } else {
    fprintf(out, " %7s  %-19s -\n", "-", "-");
  }
}

void measure_report(FILE *out, const measure_result *result) {
  const measure_fit *first = &result->fits[0], *second = &result->fits[1];
  put_row(out, result, "first", first);
  put_row(out, result, "second", second);
  put_row(out, result, "both", &result->both);
  if (!result->agree)
    fprintf(out,
            "# %d bytes, %s: the experiments disagree: t0 %.4g and %.4g us, lambda %.4g and %.4g\n",
            result->bytes, send_name(result->send), first->t0.value * 1e6, second->t0.value * 1e6,
            first->lambda.value, second->lambda.value);
  if (!result->both.determined)
    fprintf(out, "# %d bytes, %s: the times do not determine lambda: no entry in the profile\n",
            result->bytes, send_name(result->send));
  fflush(out);
}

void measure_csv_head(FILE *out) {
  fputs("bytes,send,experiment,t0,t0_low,t0_high,receipt,receipt_low,receipt_high,"
        "lambda,lambda_low,lambda_high,lambda_num,lambda_den,agree\n",
        out);
}

static void csv_row(FILE *out, const measure_result *result, const char *experiment,
                    const measure_fit *fit) {
  const measure_interval *of[] = {&fit->t0, &fit->receipt, &fit->lambda};
  int32_t num = 1, den = 1;
  fprintf(out, "%d,%s,%s,", result->bytes, send_name(result->send), experiment);
  for (int i = 0; i < (fit->determined ? 3 : 2); i++)
    fprintf(out, "%.6g,%.6g,%.6g,", of[i]->value, of[i]->low, of[i]->high);
  if (fit->determined) {
    measure_fraction(fit->lambda.value, &num, &den);
    fprintf(out, "%d,%d,", num, den);
  } else {
    fputs(",,,,,", out);
  }
  fputs(result->agree ? "yes\n" : "no\n", out);
}

void measure_csv(FILE *out, const measure_result *result) {
  csv_row(out, result, "first", &result->fits[0]);
  csv_row(out, result, "second", &result->fits[1]);
  csv_row(out, result, "both", &result->both);
}

oracle_profile_entry measure_entry(const measure_result *result) {
  const measure_fit *fit = &result->both;
  oracle_profile_entry entry = {
      .bytes = result->bytes,
      .send = result->send,
      .t0 = fit->t0.value,
      .t0_interval = {fit->t0.low, fit->t0.high},
      .lambda = fit->lambda.value,
      .lambda_interval = {fit->lambda.low, fit->lambda.high},
      .agree = result->agree,
  };
  measure_fraction(entry.lambda, &entry.lambda_num, &entry.lambda_den);
  return entry;
}
