/* Prints a draft thread block by thread block. */
#include "ref/oracle/msccl/write.h"
#include "ref/oracle/ask/collective.h"
#include "ref/oracle/msccl/acts.h"
#include "ref/oracle/msccl/program.h"

#include <string.h>

/* Where each rank begins with a part, the buffer in which all stands is the output. */
static bool is_output(const oracle_msccl_draft *p) {
  return oracle_collective_of(p->text->op)->begins == ORACLE_OWNER;
}

static void put_step(const oracle_msccl_draft *p, const oracle_msccl_act *a, int32_t number,
                     const char *type, int64_t needed, FILE *out) {
  const oracle_msccl_message *m = &p->messages[a->message];
  const char buffer = is_output(p) ? 'o' : 'i';
  const bool only_waits = strcmp(type, "nop") == 0;
  const int32_t block = only_waits ? 0 : m->block;
  fprintf(
      out,
      "      <step s=\"%d\" type=\"%s\" srcbuf=\"%c\" srcoff=\"%d\" dstbuf=\"%c\" dstoff=\"%d\" "
      "cnt=\"%d\" depid=\"%d\" deps=\"%d\" hasdep=\"%d\" />\n",
      number, type, buffer, block, buffer, block, only_waits ? 0 : m->count,
      needed == ORACLE_MSCCL_NONE ? -1 : p->acts[needed].thread,
      needed == ORACLE_MSCCL_NONE ? -1 : p->acts[needed].number, !only_waits && a->needed);
}

static void put_act(const oracle_msccl_draft *p, const oracle_msccl_act *a, FILE *out) {
  const oracle_msccl_message *m = &p->messages[a->message];
  const char *type = !a->receives ? "s" : m->stored ? "r" : "rrc";
  const int32_t before = a->need_count > 1 ? a->need_count - 1 : 0;
  for (int32_t k = 0; k < before; k++)
    put_step(p, a, a->number - before + k, "nop", p->needs[a->first_need + k], out);
  put_step(p, a, a->number, type,
           a->need_count > 0 ? p->needs[a->first_need + before] : ORACLE_MSCCL_NONE, out);
}

/* Whether thread block's acts from k on send, or receive. */
static bool some(const oracle_msccl_draft *p, int64_t k, bool receives) {
  const int64_t first = p->order[k];
  bool found = false;
  for (; k < 2 * p->count && !found; k++) {
    const oracle_msccl_act *a = &p->acts[p->order[k]];
    if (oracle_msccl_act_rank(p, a) != oracle_msccl_act_rank(p, &p->acts[first]) ||
        a->thread != p->acts[first].thread)
      break;
    found = a->receives == receives;
  }
  return found;
}

static int64_t put_gpu(const oracle_msccl_draft *p, int32_t rank, int64_t k, FILE *out) {
  const bool gathers = is_output(p);
  fprintf(out, "  <gpu id=\"%d\" i_chunks=\"%d\" o_chunks=\"%d\" s_chunks=\"0\">\n", rank,
          gathers ? 0 : p->blocks, gathers ? p->blocks : 0);
  bool open = false;
  for (int32_t thread = ORACLE_MSCCL_NONE; k < 2 * p->count; k++) {
    const oracle_msccl_act *a = &p->acts[p->order[k]];
    if (oracle_msccl_act_rank(p, a) != rank)
      break;
    if (a->thread != thread) {
      fputs(open ? "    </tb>\n" : "", out);
      thread = a->thread;
      open = true;
      fprintf(out, "    <tb id=\"%d\" send=\"%d\" recv=\"%d\" chan=\"%d\">\n", thread,
              some(p, k, false) ? oracle_msccl_act_peer(p, a) : -1,
              some(p, k, true) ? oracle_msccl_act_peer(p, a) : -1, p->messages[a->message].channel);
    }
    put_act(p, a, out);
  }
  fputs(open ? "    </tb>\n" : "", out);
  fputs("  </gpu>\n", out);
  return k;
}

static void put(const oracle_msccl_draft *p, FILE *out) {
  int32_t channels = 1;
  for (int64_t k = 0; k < p->count; k++)
    channels = p->messages[k].channel >= channels ? p->messages[k].channel + 1 : channels;
  fprintf(out,
          "<algo name=\"%s\" proto=\"Simple\" nchannels=\"%d\" nchunksperloop=\"%d\" ngpus=\"%d\" "
          "coll=\"%s\" inplace=\"1\">\n",
          p->text->op, channels, p->blocks, p->text->ranks, oracle_msccl_coll(p->text->op));
  int64_t k = 0;
  for (int32_t r = 0; r < p->text->ranks; r++)
    k = put_gpu(p, r, k, out);
  fputs("</algo>\n", out);
}

bool oracle_msccl_write(const oracle_rows_text *text, const char *name, FILE *out,
                        oracle_fault *fault) {
  const oracle_collective *c = oracle_collective_of(text->op);
  const int64_t blocks = text->each * oracle_units(c, text->ranks);
  if (oracle_msccl_coll(text->op) == NULL || c->begins == ORACLE_GIVER) {
    snprintf(fault->text, sizeof fault->text, "%s: expected another operation than %s of a program",
             name, text->op);
    return false;
  }
  if (text->ranks > ORACLE_MSCCL_MOST_RANKS || blocks > ORACLE_MSCCL_MOST_CHUNKS) {
    snprintf(fault->text, sizeof fault->text,
             "%s: expected at most %d ranks and %d blocks of a program, got %d and %lld", name,
             ORACLE_MSCCL_MOST_RANKS, ORACLE_MSCCL_MOST_CHUNKS, text->ranks, (long long)blocks);
    return false;
  }
  oracle_msccl_draft draft = {.text = text, .blocks = (int32_t)blocks};
  const bool good = oracle_msccl_acts(&draft, name, fault);
  if (good)
    put(&draft, out);
  oracle_msccl_acts_free(&draft);
  return good;
}
