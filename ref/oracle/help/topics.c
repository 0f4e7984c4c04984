#include "ref/oracle/help/topics.h"

#include <string.h>

static const char formats[] =
    "Rows hold a schedule, a line a block of a message:\n"
    "  csv   step,src,dst,block        in this step rank src sends the block to dst\n"
    "  ops   rank,step,op,peer,block   the rank's half of it; op is send or recv\n"
    "A header may name the columns in any order, with others beside them. Rows come\n"
    "in any order, and the first step may have any number. Rows of one step, sender\n"
    "and receiver are one message. A line that starts with # is a comment. Rows of an\n"
    "allreduce have one more column, the phase: reduce (or combine) where the\n"
    "receiver combines, bcast (or store) where it stores. Rows of a reduction may\n"
    "have the phase.\n"
    "\n"
    "Places: with a column `into`, a csv row sends what src has in place `block` to\n"
    "place `into` of dst. The first places are the blocks'; all others are scratch\n"
    "and hold nothing at first. A row from a rank to itself copies or adds, and takes\n"
    "no port. The header is needed.\n"
    "\n"
    "Programs: rows rank,op,peer,block have no steps. A rank does its rows in their\n"
    "order; op is send, recv, isend or irecv, and the row rank,wait waits for the\n"
    "last two. The k-th send from one rank to another meets the k-th receive. Each\n"
    "message gets the earliest step. A deadlock is told as a circle of ranks.\n"
    "\n"
    "JSON: what `schedule --format json` prints, an object that says what plan it is,\n"
    "with csv's rows as the array `transfers`.\n"
    "Binary: what JSON says, in 3 to 12 bytes a row (ref/oracle/binary/file.h).\n"
    "Text: a line a step, for people; no command reads it.\n"
    "\n"
    "Trees: a folder of JSON objects, one a rank, {rank, nranks, parent, children}, or\n"
    "lines rank,parent behind this header. `check` judges the tree, then the broadcast\n"
    "that it implies: block after block, child after child.\n"
    "\n"
    "GOAL: each rank's program for LogGOPSim. `check` matches its messages and runs\n"
    "them without buffers, in the file's order; a message must not be longer than its\n"
    "receive. GOAL names no blocks, so it cannot become rows. Of the GOAL that\n"
    "`schedule` writes, postal trees and combines end in the simulator after as many\n"
    "ticks if o = 0, G = 0, g = f, L = u; all others end after as many steps, or fewer,\n"
    "if g = L = 1. `check` reads SimGrid's time-independent traces in the same way,\n"
    "and the messages of its Paje traces.\n"
    "\n"
    "MSCCL: XML, run as it stands. Sends and receives are matched, a deadlock or a race\n"
    "of a GPU's thread blocks is told, and what the buffers hold in the end is judged.\n"
    "A connection holds 2 messages (Simple) or 8 (LL, LL128); each chunk counts as one.\n"
    "The file says all, but --op where coll is no name, and --root, which is found\n"
    "else.\n"
    "\n"
    "What JSON, the binary form, or the title of our csv and ops says of ranks, blocks,\n"
    "root and latency need not be said by options, and must not be contradicted.";

static const char operations[] =
    "A row sends all that the sender has of the block then. The receiver stores it over\n"
    "what it has, or combines it with its own. Rows of reduce and reduce-scatter\n"
    "combine, rows of an allreduce say which (help formats), rows of what is only\n"
    "handed on store. In the end\n"
    "  bcast           every rank has the root's S blocks\n"
    "  scatter         every rank has its own S of the root's P x S blocks\n"
    "  gather          the root has all P x S blocks, S of each rank\n"
    "  allgather       every rank has them\n"
    "  reduce          the root has every rank's input to each of S blocks once\n"
    "  allreduce       every rank has that\n"
    "  reduce-scatter  every rank has that of its own S of P x S blocks\n"
    "  alltoall        every rank has what each rank has for it: of P x P x S blocks\n"
    "                  (i P + j) S .. (i P + j) S + S - 1 are from rank i to rank j\n"
    "  scan, exscan    rank i has the inputs of the ranks 0 .. i once, and no other\n"
    "  barrier         every rank has heard of every rank, by others or not\n"
    "where block b of P x S belongs to rank b / S; S is 1 if it is not said. Where ranks\n"
    "have different numbers of blocks, --counts has them in the order of ranks, or of\n"
    "an alltoall's pairs 0 to 0, 0 to 1, ..: a rank may have none.\n"
    "\n"
    "Rows of a scan combine. A row has the sender's own input with the others' (T, where\n"
    "there is one block), or S, without it. An exscan is judged as a scan is. Rows of a\n"
    "barrier have block 0, and tell of all that their sender has heard of.\n"
    "\n"
    "Any other collective is stated by two files. --begins has rows rank,block: who begins\n"
    "with what. --wants has rows rank,block, of who wants all inputs to a block, each\n"
    "once, or rank,block,input, of who wants these inputs alone. Rows store, or where\n"
    "a block has several that begin with it combine; a column phase may say otherwise.\n"
    "\n"
    "In a bcast a rank sends only what it has, and receives nothing twice. --redundant\n"
    "lets it receive what it has, as scatter-ring and skips do; our own files say so\n"
    "themselves. In the other operations only the end is judged, not what ranks hold\n"
    "before. --ordered judges the order of operands.\n"
    "\n"
    "A combine is an allreduce of one short message, with two blocks. T is everything\n"
    "combined so far, S is T without the sender's own input. Each rank must end with\n"
    "every input once.\n"
    "\n"
    "Of our schedules a reduction runs the broadcast's plan backwards, and an allreduce\n"
    "is a reduction, then a broadcast. With --overlap an allreduce by two trees\n"
    "broadcasts blocks before all are reduced, as early as is best. That saves steps\n"
    "in which the trees fill and drain, no more: a rank with two children sends and\n"
    "receives each of S blocks twice, so it takes at least 2 S steps. Schedules with\n"
    "--overlap are not proven; `check` judges them. Scatters, recursive-doubling,\n"
    "rabenseifner, ring and skips send several blocks in a message; their volume is\n"
    "the sum, over the steps, of the blocks of the largest message.";

static const char models[] =
    "duplex   In a step a rank sends one message and receives one. The default.\n"
    "simplex  In a step a rank sends or receives. The direct schedule of chain, binary\n"
    "         and fractional passes r blocks on in 2 r + 1 steps. In the translated one\n"
    "         couples of ranks play a duplex schedule in double time, as two trees\n"
    "         always do. `schedule` takes the shorter one unless --direct, --translated\n"
    "         or --ordered says which.\n"
    "postal   A message can be used --lambda u/f after its sending began; sending takes\n"
    "         1. Steps are ticks of 1/f: a send keeps its port for f ticks and arrives\n"
    "         after u. For lambda, binomial, alpha (one block) and combine (u/f whole).\n"
    "         Trees of more than 268435456 ticks are refused.\n"
    "loggp    `plan` only: what a message costs by L, o, g and G, in one unit of time.\n"
    "\n"
    "With `check --ports K` a rank sends to at most K ranks in a step, and receives from\n"
    "as many. All messages of a step carry what their senders have at its start. Two\n"
    "that bring a rank one block are combined; one that is stored comes alone.\n"
    "Intermediate contents are not judged then, in a bcast neither.";

static const char networks[] =
    "cube      Any number of ranks in the least number of steps: units of one or two\n"
    "          ranks are the corners of a hypercube. The old name is hypercube.\n"
    "crossbar  --modules a --per-module b: a modules of b ranks, whose switches are\n"
    "          joined by few channels; 4x2 means 4 modules of 2 modules each. A module\n"
    "          has a group of ranks for each level, with --channels 1 two; the groups\n"
    "          must fit, and have 2 ranks, or 1, unless --group says otherwise. In a\n"
    "          broadcast at most 2 messages enter a module of any level in a step,\n"
    "          and 2 leave it. With --channels 1, one enters it; 2 leave a module of\n"
    "          the outermost level, 4 leave one of the next level, and so on. In a\n"
    "          reduction entering and leaving change places.\n"
    "mesh      --rows a --cols b, row by row, in groups of r1 x r2 ranks; a / r1 = b / r2\n"
    "          is a power of 2. The tree has a root of its own near the centre (`show\n"
    "          mesh` names it); another root changes places with it. Messages go along\n"
    "          the row first. With the tree's own root a link carries at most 1 message\n"
    "          in a step, or 2 if r1 > 1 and a / r1 > 2; in a reduction at most 2, or as\n"
    "          many as in the broadcast if messages go along the column first. With\n"
    "          another root it carries at most 3. These limits were checked for meshes\n"
    "          up to 64 x 64.";

static const char order[] =
    "How the inputs stand in the result, if each rank puts what it receives in front of\n"
    "what it has, behind it, or aside, as dodona_operand_of says. With root 0, chain,\n"
    "binary, fractional, lambda, binomial and alpha keep the order of ranks, and so\n"
    "does twotree-s if P is odd. With another root the order begins at the root: to\n"
    "reduce in order to rank R, reduce to rank 0 and send the result on. All other\n"
    "algorithms keep no order, nor do translated schedules and schedules for networks:\n"
    "they are for commutative operations. --ordered refuses them.\n"
    "\n"
    "`check --ordered aside` judges rows of a reduction or a scan by the same rule: what\n"
    "comes to a rank stands right before or right behind what the rank has, or waits\n"
    "until it does. One part may wait. With `at-once` none may.";

static const char answers[] =
    "Of a valid schedule `check` prints its steps, the lower bound (steps of one block\n"
    "that no schedule can do without), their ratio, and the steps of a tree that sends\n"
    "the message whole. Where messages have several blocks, their steps are rounds;\n"
    "block by block a round takes as many steps as its longest message has blocks. In\n"
    "the postal model the bound is T_lambda(P), the time of the lambda tree; for several\n"
    "blocks there is none. Where steps could be saved, `check` names the longest chain\n"
    "of messages each of which passes on what the one before brought, the blocks of\n"
    "the busiest port, and the share of the time in which ports are idle.\n"
    "\n"
    "Of an invalid schedule it prints the first violation, and the messages that led to\n"
    "it or followed from it. With --all it counts the violations by kind; it takes what\n"
    "is wrong out, one by one, to find the next.\n"
    "\n"
    "All commands: exit status 0 yes, 1 no, 2 bad usage or input.";

static const char costs[] =
    "`plan` prints every algorithm's best group and number of blocks, best first, by\n"
    "search over the exact time steps * (startup + bytes / blocks * byte-time). Any\n"
    "unit of time will do; the answer has the same. Without a machine, 1 microsecond\n"
    "and 12.5 GB/s stand for it, and the first line says so. Beside the search stand\n"
    "closed forms: by Sanders and Sibeyn; for two trees s = sqrt(a k / (c t)), where\n"
    "a + c s are the steps.\n"
    "\n"
    "A reduction takes the time of a broadcast, an allreduce by trees the steps of both.\n"
    "Where ranks have shares, --bytes are those of all shares. Algorithms of shares take\n"
    "steps * startup + volume / blocks * bytes * byte-time. With --overhead each further\n"
    "message of a round of skips takes the overhead or its bytes, whichever is longer;\n"
    "the column of groups has the radix that is best then. Postal trees and combine\n"
    "have lambda 1, or with --profile the profile's lambda for messages of this size, a\n"
    "combine the next whole number; startup is divided by it. Alpha then has the share\n"
    "of a lambda tree of many ranks, which stands in the column of groups. For each\n"
    "algorithm the last column says whether the operation must be commutative.\n"
    "\n"
    "--model simplex and --network: the schedules for them, and the ratio to the bound\n"
    "(4) of Sanders and Sibeyn, or (5) for simplex ports. Crossbars and meshes have\n"
    "sizes of their own.\n"
    "\n"
    "--model loggp: three numbers of blocks for every tree that takes blocks: by the\n"
    "closed form, by exact simulation of the schedule as data flow (best first), and\n"
    "those that a search on the machine should measure, for bcast with the command.\n"
    "\n"
    "--speedup: figure 3 of Sanders and Sibeyn. For messages that take k = 1 to 10^8\n"
    "startups it prints the times of the best chain, binary and fractional tree, in\n"
    "startups, and how much faster than the better of the two the last one is: up to\n"
    "2 times, 3 / 2 with simplex ports. The last column is their (3) as a value: what\n"
    "it takes beyond k, or 2 k, in units of k (t log2 P / k)^(1/3).";

static const char hunting[] =
    "`hunt` runs a generator of schedules for many sizes. A case is valid, invalid,\n"
    "unreadable (no schedule), died (ended by a signal, or with another status than 0),\n"
    "or hung. GOAL and traces have no blocks; of them only --ranks is asked.\n"
    "\n"
    "It prints a line for each number of ranks that fails, their list, and the smallest\n"
    "failing case: fewer ranks first, outside --ranks, too, then fewer blocks and a\n"
    "smaller root. It keeps this case's schedule in a file, and judges it as `check`\n"
    "does. A signal, as Ctrl-C sends, makes it print what has failed so far. With\n"
    "--journal the same hunt, or a wider one, goes on where it ended; a file that is no\n"
    "journal of this hunt is refused.\n"
    "\n"
    "Exit status: 0 all valid, 1 some are not, 2 bad usage, or nothing could be run.";

const oracle_topic oracle_topics[] = {
    {"formats", "what schedules are read from and written as", formats},
    {"operations", "what ranks begin with, do, and end with", operations},
    {"models", "what a rank can do in a step: duplex, simplex, postal, K ports", models},
    {"networks", "cube, crossbar and mesh", networks},
    {"order", "which algorithms keep the order of the inputs", order},
    {"answers", "what check says of a schedule", answers},
    {"hunting", "how hunt tries a generator, and what it keeps", hunting},
    {"costs", "what plan computes, and its columns", costs},
    {NULL, NULL, NULL},
};

const oracle_topic *oracle_topic_of(const char *name) {
  for (const oracle_topic *t = oracle_topics; t->name != NULL; t++)
    if (strcmp(t->name, name) == 0)
      return t;
  return NULL;
}
