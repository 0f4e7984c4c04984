/* Elements and their attributes, by expat. */
#include "ref/oracle/msccl/parsing.h"
#include "ref/oracle/shared/number.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { SNIFFED = 4096, AT_ONCE = 1 << 16 };

static const struct {
  const char *name;
  int32_t acts;
} types[] = {
    {"s", ORACLE_MSCCL_TAKES | ORACLE_MSCCL_SENDS},
    {"r", ORACLE_MSCCL_RECEIVES | ORACLE_MSCCL_STORES},
    {"rcs", ORACLE_MSCCL_RECEIVES | ORACLE_MSCCL_STORES | ORACLE_MSCCL_SENDS},
    {"rrs", ORACLE_MSCCL_RECEIVES | ORACLE_MSCCL_ADDS | ORACLE_MSCCL_SENDS},
    {"rrc", ORACLE_MSCCL_RECEIVES | ORACLE_MSCCL_ADDS | ORACLE_MSCCL_STORES},
    {"rrcs", ORACLE_MSCCL_RECEIVES | ORACLE_MSCCL_ADDS | ORACLE_MSCCL_STORES | ORACLE_MSCCL_SENDS},
    {"cpy", ORACLE_MSCCL_TAKES | ORACLE_MSCCL_STORES},
    {"re", ORACLE_MSCCL_TAKES | ORACLE_MSCCL_ADDS | ORACLE_MSCCL_STORES},
    {"nop", 0}};
enum { TYPES = sizeof types / sizeof types[0] };

bool oracle_is_msccl(oracle_source *source) {
  char text[SNIFFED + 1];
  oracle_source_begin(source, text, SNIFFED);
  const char *at = strncmp(text, "\xef\xbb\xbf", 3) == 0 ? text + 3 : text;
  return at[strspn(at, " \t\r\n")] == '<';
}

bool oracle_msccl_fail(oracle_msccl_parsing *p, int64_t line, const char *format, ...) {
  va_list values;
  if (p->failed)
    return false;
  const int used =
      snprintf(p->fault->text, sizeof p->fault->text, "%s:%lld: ", p->name, (long long)line);
  va_start(values, format);
  vsnprintf(p->fault->text + used, sizeof p->fault->text - (size_t)used, format, values);
  va_end(values);
  p->failed = true;
  return false;
}

static int64_t line_of(const oracle_msccl_parsing *p) {
  return (int64_t)XML_GetCurrentLineNumber(p->parser);
}

static const char *text_of(const char **attributes, const char *name) {
  for (; *attributes != NULL; attributes += 2)
    if (strcmp(*attributes, name) == 0)
      return attributes[1];
  return NULL;
}

static bool number(oracle_msccl_parsing *p, const char **attributes, const char *name,
                   int64_t least, int64_t most, int32_t *into) {
  const char *text = text_of(attributes, name);
  int64_t value = 0;
  if (text == NULL)
    return oracle_msccl_fail(p, line_of(p), "%s: expected a number, got nothing", name);
  if (!oracle_integer(text, strlen(text), least, most, &value))
    return oracle_msccl_fail(p, line_of(p), "%s: expected a number %lld .. %lld, got '%s'", name,
                             (long long)least, (long long)most,
                             oracle_quote(text, strlen(text)).text);
  *into = (int32_t)value;
  return true;
}

/* Room for one more in an array that grows by doubling. */
static bool grow(oracle_msccl_parsing *p, void **array, int64_t count, size_t size) {
  if ((count & (count - 1)) != 0)
    return true;
  void *grown = realloc(*array, (count > 0 ? 2 * (size_t)count : 1) * size);
  if (grown == NULL)
    return oracle_msccl_fail(p, line_of(p), "no memory for more than %lld", (long long)count);
  *array = grown;
  return true;
}

/* The runtimes' rooms: NCCL_STEPS / MSCCL_CHUNKSTEPS = 8 / 4 with Simple, 8 with the others. */
static bool take_protocol(oracle_msccl_parsing *p, const char **attributes) {
  static const struct {
    const char *name;
    int32_t room;
  } protocols[] = {{"Simple", 2}, {"LL", 8}, {"LL128", 8}};
  const char *text = text_of(attributes, "proto");
  for (size_t k = 0; text != NULL && k < sizeof protocols / sizeof *protocols; k++)
    if (strcmp(text, protocols[k].name) == 0) {
      p->program->room = protocols[k].room;
      return true;
    }
  return oracle_msccl_fail(p, line_of(p), "proto: expected Simple, LL or LL128, got '%s'",
                           text == NULL ? "" : oracle_quote(text, strlen(text)).text);
}

static bool take_algo(oracle_msccl_parsing *p, const char **attributes) {
  oracle_msccl *m = p->program;
  const char *coll = text_of(attributes, "coll");
  int32_t in_place = 0;
  if (!number(p, attributes, "ngpus", 1, ORACLE_MSCCL_MOST_RANKS, &m->ranks) ||
      !number(p, attributes, "inplace", 0, 1, &in_place))
    return false;
  m->in_place = in_place != 0;
  if (!take_protocol(p, attributes))
    return false;
  if (p->op == NULL && coll != NULL)
    p->op = oracle_msccl_op(coll);
  if (p->op == NULL)
    return oracle_msccl_fail(p, line_of(p),
                             "coll: expected allreduce, broadcast, allgather, reduce_scatter, "
                             "reduce, alltoall or custom, or --op "
                             "that says what it is, got '%s'",
                             coll == NULL ? "" : oracle_quote(coll, strlen(coll)).text);
  const bool custom = strcmp(p->op, ORACLE_MSCCL_STATED) == 0;
  if (oracle_msccl_coll(p->op) != NULL && !custom)
    m->collective = oracle_collective_of(p->op);
  if (m->collective == NULL && !custom)
    return oracle_msccl_fail(
        p, line_of(p),
        "op: expected bcast, reduce, allreduce, allgather, reduce-scatter or alltoall "
        "of an MSCCL program, got '%s'",
        p->op);
  m->gpus = calloc((size_t)m->ranks, sizeof *m->gpus);
  return m->gpus != NULL || oracle_msccl_fail(p, line_of(p), "no memory for %d GPUs", m->ranks);
}

static bool take_gpu(oracle_msccl_parsing *p, const char **attributes) {
  if (!number(p, attributes, "id", 0, p->program->ranks - 1, &p->gpu))
    return false;
  oracle_msccl_gpu *g = &p->program->gpus[p->gpu];
  if (g->line != 0)
    return oracle_msccl_fail(p, line_of(p), "id: expected a GPU of its own, got '%d' again",
                             p->gpu);
  g->line = line_of(p);
  g->first = p->program->thread_count;
  return number(p, attributes, "i_chunks", 0, ORACLE_MSCCL_MOST_CHUNKS,
                &g->sizes[ORACLE_MSCCL_INPUT]) &&
         number(p, attributes, "o_chunks", 0, ORACLE_MSCCL_MOST_CHUNKS,
                &g->sizes[ORACLE_MSCCL_OUTPUT]) &&
         number(p, attributes, "s_chunks", 0, ORACLE_MSCCL_MOST_CHUNKS,
                &g->sizes[ORACLE_MSCCL_SCRATCH]);
}

static bool take_thread(oracle_msccl_parsing *p, const char **attributes) {
  oracle_msccl *m = p->program;
  oracle_msccl_gpu *g = &m->gpus[p->gpu];
  oracle_msccl_thread t = {.line = line_of(p), .gpu = p->gpu, .first = m->count};
  if (!number(p, attributes, "id", 0, INT32_MAX, &t.id) ||
      !number(p, attributes, "send", -1, m->ranks - 1, &t.send) ||
      !number(p, attributes, "recv", -1, m->ranks - 1, &t.recv) ||
      !number(p, attributes, "chan", 0, INT32_MAX, &t.channel))
    return false;
  for (int32_t k = g->first; k < g->first + g->count; k++)
    if (m->threads[k].id == t.id)
      return oracle_msccl_fail(p, t.line, "id: expected a thread block of its own, got '%d' again",
                               t.id);
  if (t.send == p->gpu || t.recv == p->gpu)
    return oracle_msccl_fail(p, t.line, "%s: expected another GPU, got '%d'",
                             t.send == p->gpu ? "send" : "recv", p->gpu);
  if (!grow(p, (void **)&m->threads, m->thread_count, sizeof *m->threads))
    return false;
  m->threads[m->thread_count++] = t;
  g->count++;
  return true;
}

static bool take_buffer(oracle_msccl_parsing *p, const char **attributes, const char *name,
                        oracle_msccl_buffer *buffer) {
  const char *text = text_of(attributes, name);
  const char *letters = "ios";
  if (text == NULL || text[0] == '\0' || text[1] != '\0' || strchr(letters, text[0]) == NULL)
    return oracle_msccl_fail(p, line_of(p), "%s: expected i, o or s, got '%s'", name,
                             text == NULL ? "" : oracle_quote(text, strlen(text)).text);
  *buffer = (oracle_msccl_buffer)(strchr(letters, text[0]) - letters);
  return true;
}

static bool take_type(oracle_msccl_parsing *p, const char **attributes, oracle_msccl_step *step) {
  const char *type = text_of(attributes, "type");
  const oracle_msccl_thread *t = &p->program->threads[step->thread];
  int k = 0;
  while (type != NULL && k < TYPES && strcmp(type, types[k].name) != 0)
    k++;
  if (type == NULL || k == TYPES)
    return oracle_msccl_fail(p, step->line,
                             "type: expected s, r, rcs, rrs, rrc, rrcs, cpy, re or nop, got '%s'",
                             type == NULL ? "" : oracle_quote(type, strlen(type)).text);
  step->acts = types[k].acts;
  if ((step->acts & ORACLE_MSCCL_SENDS) != 0 && t->send < 0)
    return oracle_msccl_fail(p, step->line, "type: a thread block with send=\"-1\" cannot do '%s'",
                             type);
  if ((step->acts & ORACLE_MSCCL_RECEIVES) != 0 && t->recv < 0)
    return oracle_msccl_fail(p, step->line, "type: a thread block with recv=\"-1\" cannot do '%s'",
                             type);
  return true;
}

static bool take_step(oracle_msccl_parsing *p, const char **attributes) {
  oracle_msccl *m = p->program;
  oracle_msccl_thread *t = &m->threads[m->thread_count - 1];
  oracle_msccl_step step = {.line = line_of(p),
                            .from = -1,
                            .to = -1,
                            .needs = -1,
                            .src = -1,
                            .dst = -1,
                            .thread = m->thread_count - 1};
  oracle_msccl_raw r = {{ORACLE_MSCCL_INPUT, ORACLE_MSCCL_INPUT}, {-1, -1}, -1, -1};
  int32_t offsets[2] = {-1, -1};
  if (!number(p, attributes, "s", t->count, t->count, &step.number) ||
      !take_type(p, attributes, &step) ||
      !number(p, attributes, "depid", -1, INT32_MAX, &r.thread) ||
      !number(p, attributes, "deps", -1, INT32_MAX, &r.step))
    return false;
  if (step.acts != 0 && !number(p, attributes, "cnt", 1, ORACLE_MSCCL_MOST_CHUNKS, &step.count))
    return false;
  if ((step.acts & (ORACLE_MSCCL_TAKES | ORACLE_MSCCL_ADDS)) != 0 &&
      (!take_buffer(p, attributes, "srcbuf", &r.buffers[0]) ||
       !number(p, attributes, "srcoff", 0, INT32_MAX, &offsets[0])))
    return false;
  if ((step.acts & ORACLE_MSCCL_STORES) != 0 &&
      (!take_buffer(p, attributes, "dstbuf", &r.buffers[1]) ||
       !number(p, attributes, "dstoff", 0, INT32_MAX, &offsets[1])))
    return false;
  r.offsets[0] = offsets[0];
  r.offsets[1] = offsets[1];
  if (!grow(p, (void **)&m->steps, m->count, sizeof *m->steps) ||
      !grow(p, (void **)&p->raws, m->count, sizeof *p->raws))
    return false;
  p->raws[m->count] = r;
  m->steps[m->count++] = step;
  t->count++;
  return true;
}

static const char *const elements[] = {"algo", "gpu", "tb", "step"};

static bool is_element(const char *name) {
  for (size_t k = 0; k < sizeof elements / sizeof *elements; k++)
    if (strcmp(name, elements[k]) == 0)
      return true;
  return false;
}

/* As the runtimes do, passes over elements that it does not know, and what is in them. */
static void XMLCALL begin(void *context, const char *element, const char **attributes) {
  static bool (*const take[])(oracle_msccl_parsing *, const char **) = {take_algo, take_gpu,
                                                                        take_thread, take_step};
  oracle_msccl_parsing *p = context;
  if (p->failed)
    return;
  if (p->skipped > 0 || (p->depth > 0 && !is_element(element))) {
    p->skipped++;
    return;
  }
  if (p->depth >= 4 || strcmp(element, elements[p->depth]) != 0)
    oracle_msccl_fail(p, line_of(p), "expected <%s>, got '<%s>'",
                      p->depth < 4 ? elements[p->depth] : "/step",
                      oracle_quote(element, strlen(element)).text);
  else
    take[p->depth](p, attributes);
  p->depth++;
  if (p->failed)
    XML_StopParser(p->parser, XML_FALSE);
}

static void XMLCALL end(void *context, const char *element) {
  oracle_msccl_parsing *p = context;
  (void)element;
  if (p->skipped > 0)
    p->skipped--;
  else
    p->depth--;
}

static bool parse(oracle_msccl_parsing *p, FILE *in) {
  bool last = false;
  while (!last && !p->failed) {
    void *buffer = XML_GetBuffer(p->parser, AT_ONCE);
    if (buffer == NULL)
      return oracle_msccl_fail(p, 0, "no memory to read it");
    const size_t got = fread(buffer, 1, AT_ONCE, in);
    last = got < AT_ONCE;
    if (XML_ParseBuffer(p->parser, (int)got, last) == XML_STATUS_ERROR && !p->failed)
      return oracle_msccl_fail(p, line_of(p), "expected XML: %s",
                               XML_ErrorString(XML_GetErrorCode(p->parser)));
  }
  return !p->failed;
}

bool oracle_msccl_read(oracle_source *source, const char *op, oracle_msccl *program,
                       oracle_fault *fault) {
  oracle_named name = oracle_name(oracle_rows_name(source->file));
  oracle_msccl_parsing p = {.program = program,
                            .name = name.text,
                            .op = op,
                            .fault = fault,
                            .parser = XML_ParserCreate(NULL)};
  *program = (oracle_msccl){.ranks = 0};
  bool good = p.parser != NULL || oracle_msccl_fail(&p, 0, "no memory to read it");
  if (good) {
    XML_SetUserData(p.parser, &p);
    XML_SetElementHandler(p.parser, begin, end);
    good = parse(&p, source->in) && oracle_msccl_finish(&p);
    XML_ParserFree(p.parser);
  }
  free(p.raws);
  return good;
}
