/* Trains a small network on text, the data shared out among the ranks: which letter comes next? An MPI program like others: it knows nothing of
   Dodona. Each rank works out the gradient of its part of a batch, MPI_Allreduce adds these up, and every rank takes the same step.

     train TEXT [EPOCHS [HIDDEN [SAMPLES [BATCH]]]]

   Each of the 8 letters before the next has 16 numbers, learnt as well; HIDDEN units of tanh stand between them and the 40 symbols. After each epoch rank
   0 prints the epoch, the mean loss of its samples in nats, the seconds that it took, and those that its slowest rank spent in MPI_Allreduce. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SYMBOLS = 40, CONTEXT = 8, WIDTH = 16, INPUT = CONTEXT * WIDTH };

/* All that is learnt, in one array, so that one call adds up its gradients; the loss is added up behind them. */
typedef struct network {
  int hidden;
  int count;
  float *letters; /* SYMBOLS x WIDTH */
  float *first;   /* hidden x INPUT */
  float *bias;    /* hidden */
  float *second;  /* SYMBOLS x hidden */
  float *shift;   /* SYMBOLS */
} network;

typedef struct text {
  unsigned char *symbols;
  int count;
} text;

static unsigned long long state = 1;

/* The same numbers on every rank. */
static unsigned draw(unsigned count) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)((state >> 33) % count);
}

static void *allocate(size_t count, size_t size) {
  void *memory = calloc(count, size);
  if (memory == NULL) {
    fprintf(stderr, "train: no memory\n");
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  return memory;
}

static network lay_out(float *all, int hidden) {
  network n = {.hidden = hidden};
  n.letters = all;
  n.first = n.letters + SYMBOLS * WIDTH;
  n.bias = n.first + hidden * INPUT;
  n.second = n.bias + hidden;
  n.shift = n.second + SYMBOLS * hidden;
  n.count = (int)(n.shift + SYMBOLS - all);
  return n;
}

static int count_of(int hidden) {
  return SYMBOLS * WIDTH + hidden * INPUT + hidden + SYMBOLS * hidden + SYMBOLS;
}

static void begin(float *all, const network *n) {
  for (int k = 0; k < n->count; k++) {
    const float wide = all + k < n->first ? 1.0f : all + k < n->second ? 0.15f : 0.08f;
    all[k] = wide * ((float)draw(2001) / 1000.0f - 1.0f);
  }
}

/* Letters without their case, the space for all blanks, some marks, digits as one. */
static int symbol_of(int c) {
  static const char marks[] = " .,:;()-'`/*";
  if (c >= 'A' && c <= 'Z')
    c += 'a' - 'A';
  if (c >= 'a' && c <= 'z')
    return c - 'a';
  if (c >= '0' && c <= '9')
    return 38;
  const char *mark = c == '\n' || c == '\t' ? marks : strchr(marks, c);
  return mark != NULL && c != 0 ? 26 + (int)(mark - marks) : 39;
}

/* Rank 0 reads; all get it. */
static text read_text(const char *file, int rank) {
  text t = {NULL, 0};
  FILE *in = rank == 0 ? fopen(file, "r") : NULL;
  int room = 0, before = -1;
  for (int c; in != NULL && (c = getc(in)) != EOF;) {
    const int symbol = symbol_of(c);
    if (symbol == 26 && before == 26)
      continue;
    if (t.count == room) {
      room = room > 0 ? 2 * room : 1 << 16;
      t.symbols = realloc(t.symbols, (size_t)room);
    }
    t.symbols[t.count++] = (unsigned char)(before = symbol);
  }
  if (in != NULL)
    fclose(in);
  MPI_Bcast(&t.count, 1, MPI_INT, 0, MPI_COMM_WORLD);
  if (t.count <= CONTEXT) {
    if (rank == 0)
      fprintf(stderr, "train: %s: expected a text of more than %d letters\n", file, CONTEXT);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  if (rank != 0)
    t.symbols = allocate((size_t)t.count, 1);
  MPI_Bcast(t.symbols, t.count, MPI_BYTE, 0, MPI_COMM_WORLD);
  return t;
}

static void forward(const network *n, const unsigned char *context, float *x, float *h, float *p) {
  for (int k = 0; k < CONTEXT; k++)
    memcpy(x + k * WIDTH, n->letters + context[k] * WIDTH, WIDTH * sizeof *x);
  for (int j = 0; j < n->hidden; j++) {
    const float *row = n->first + j * INPUT;
    float sum = n->bias[j];
    for (int i = 0; i < INPUT; i++)
      sum += row[i] * x[i];
    h[j] = tanhf(sum);
  }
  float most = -1e30f, total = 0;
  for (int s = 0; s < SYMBOLS; s++) {
    const float *row = n->second + s * n->hidden;
    float sum = n->shift[s];
    for (int j = 0; j < n->hidden; j++)
      sum += row[j] * h[j];
    p[s] = sum;
    most = sum > most ? sum : most;
  }
  for (int s = 0; s < SYMBOLS; s++)
    total += p[s] = expf(p[s] - most);
  for (int s = 0; s < SYMBOLS; s++)
    p[s] /= total;
}

/* Adds the gradient of one sample. */
static void backward(const network *n, const network *g, const unsigned char *context,
                     const float *x, const float *h, float *p, float *dh, float *dx) {
  p[context[CONTEXT]] -= 1;
  memset(dh, 0, (size_t)n->hidden * sizeof *dh);
  memset(dx, 0, INPUT * sizeof *dx);
  for (int s = 0; s < SYMBOLS; s++) {
    const float *row = n->second + s * n->hidden;
    float *grown = g->second + s * n->hidden;
    g->shift[s] += p[s];
    for (int j = 0; j < n->hidden; j++) {
      grown[j] += p[s] * h[j];
      dh[j] += p[s] * row[j];
    }
  }
  for (int j = 0; j < n->hidden; j++) {
    const float *row = n->first + j * INPUT;
    float *grown = g->first + j * INPUT;
    const float d = dh[j] * (1 - h[j] * h[j]);
    g->bias[j] += d;
    for (int i = 0; i < INPUT; i++) {
      grown[i] += d * x[i];
      dx[i] += d * row[i];
    }
  }
  for (int k = 0; k < CONTEXT; k++)
    for (int i = 0; i < WIDTH; i++)
      g->letters[context[k] * WIDTH + i] += dx[k * WIDTH + i];
}

typedef struct training {
  text t;
  int rank, ranks;
  int samples, batch;
  float *all, *gradient, *speed, *work;
  network n, g;
  double reducing; /* seconds in MPI_Allreduce */
} training;

/* The gradient of this rank's part of the batch, and its loss behind it; then of the whole batch. */
static float add_up(training *t, const int *chosen, int count) {
  float *x = t->work, *h = x + INPUT, *p = h + t->n.hidden, *dh = p + SYMBOLS,
        *dx = dh + t->n.hidden;
  memset(t->gradient, 0, ((size_t)t->n.count + 1) * sizeof *t->gradient);
  for (int k = t->rank; k < count; k += t->ranks) {
    const unsigned char *context = t->t.symbols + chosen[k];
    forward(&t->n, context, x, h, p);
    t->gradient[t->n.count] -= logf(p[context[CONTEXT]] + 1e-20f);
    backward(&t->n, &t->g, context, x, h, p, dh, dx);
  }
  const double begun = MPI_Wtime();
  MPI_Allreduce(MPI_IN_PLACE, t->gradient, t->n.count + 1, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
  t->reducing += MPI_Wtime() - begun;
  return t->gradient[t->n.count];
}

static void step(training *t, int count) {
  for (int k = 0; k < t->n.count; k++) {
    t->speed[k] = 0.9f * t->speed[k] + t->gradient[k] / (float)count;
    t->all[k] -= 0.1f * t->speed[k];
  }
}

static void run_epoch(training *t, int epoch) {
  int *chosen = allocate((size_t)t->batch, sizeof *chosen);
  double loss = 0, most = 0;
  const double begun = MPI_Wtime();
  t->reducing = 0;
  for (int done = 0; done < t->samples; done += t->batch) {
    const int count = t->samples - done < t->batch ? t->samples - done : t->batch;
    for (int k = 0; k < count; k++)
      chosen[k] = (int)draw((unsigned)(t->t.count - CONTEXT));
    loss += add_up(t, chosen, count);
    step(t, count);
  }
  MPI_Reduce(&t->reducing, &most, 1, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
  if (t->rank == 0)
    printf("epoch %d loss %.4f seconds %.6f reducing %.6f\n", epoch, loss / t->samples,
           MPI_Wtime() - begun, most);
  fflush(stdout);
  free(chosen);
}

static int argument(int argc, char **argv, int k, int usual) {
  const int value = argc > k ? atoi(argv[k]) : usual;
  if (value > 0 && value <= 1 << 24)
    return value;
  fprintf(stderr, "train: expected a number 1 .. 16777216, got '%s'\n", argv[k]);
  MPI_Abort(MPI_COMM_WORLD, 2);
  return usual;
}

int main(int argc, char **argv) {
  training t = {.reducing = 0};
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &t.rank);
  MPI_Comm_size(MPI_COMM_WORLD, &t.ranks);
  if (argc < 2) {
    fprintf(stderr, "usage: train TEXT [EPOCHS [HIDDEN [SAMPLES [BATCH]]]]\n");
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  const int epochs = argument(argc, argv, 2, 5), hidden = argument(argc, argv, 3, 128);
  t.samples = argument(argc, argv, 4, 16384);
  t.batch = argument(argc, argv, 5, 512);
  t.t = read_text(argv[1], t.rank);
  const size_t count = (size_t)count_of(hidden) + 1;
  t.all = allocate(count, sizeof *t.all);
  t.gradient = allocate(count, sizeof *t.gradient);
  t.speed = allocate(count, sizeof *t.speed);
  t.work = allocate(2 * (size_t)hidden + 2 * INPUT + SYMBOLS, sizeof *t.work);
  t.n = lay_out(t.all, hidden);
  t.g = lay_out(t.gradient, hidden);
  begin(t.all, &t.n);
  if (t.rank == 0)
    printf("%d ranks, %d letters, %d weights\n", t.ranks, t.t.count, t.n.count);
  for (int epoch = 1; epoch <= epochs; epoch++)
    run_epoch(&t, epoch);
  free(t.t.symbols);
  free(t.all);
  free(t.gradient);
  free(t.speed);
  free(t.work);
  return MPI_Finalize();
}
