/* Collectives over MPI by a Dodona plan: calls like MPI's, each with the plan of dodona_mpi_plan or of
   dodona_plan_choose, or with NULL for what is the fastest here. Every function is collective over `comm`,
   which must be an intra-communicator. A function that fails calls the error handler of `comm`, then
   returns an MPI error code. Arguments that the description does not call local must be the same on all
   ranks.

   Errors. A rank whose arguments are wrong returns at once: it has sent nothing and counts nothing, because it may have made the call
   alone. A rank that meets an error later goes through the rest of the call with empty messages and returns the error at the end. So nobody
   waits for it, and each rank that would have needed its data meets an error, too. The messages of each call have tags of their own: no call
   receives what a failed one left. So if all ranks have the same plan and counts differ, a rank that returns MPI_SUCCESS has the right
   data, and later calls are not affected. Plans must not differ. If `plan` is null and the bytes of ranks are of different kinds, ranks may wait
   for ever, as they may in MPI's own algorithms. (If a message is longer than its receive, MPICH calls the handler of MPI_COMM_WORLD, not
   the handler of `comm`.)

   Without a plan. Calls are of kinds: the operation, the order of operands that it allows, and the bytes, to the nearest power of two. A kind
   begins as MPI's own. When its calls have taken so long that trials may lose no more than 1/32 of that time, all ranks agree to try: MPI's own
   algorithm and the three likeliest plans in turn, as the program makes its calls, in up to seven rounds. A plan is taken if its times are 1/10
   ahead in the median, and ahead by more than they are spread; otherwise the kind stays MPI's. Before the first trials the machine is measured, if
   none is set or loaded: 5 to 10 MB a rank. What is measured and chosen belongs to the layout, the number of ranks and which of them share
   nodes: a communicator of the same layout begins with it. On a node with more ranks than cores plans are tried sixteen times as late.
   MPI's own are also calls of no data, calls on one rank, the first four calls on a communicator, and what no plan can do, as a reduction in the
   order of ranks to a root that no plan keeps it for. A combine is no candidate where its ranks might differ in a bit.

   The environment of rank 0, as it is at the fourth call on a communicator, or at the first with a plan, may say otherwise:
     DODONA_TUNE=off        no measuring, no trials: the planner's choice on the assumed machine, the same in every run
     DODONA_TUNE=profile    no trials: the planner's choice on the machine
     DODONA_TUNE=try        trials from the second call of a kind on, of three rounds
     DODONA_ALGORITHM=NAME, or OP=NAME, with commas; mpi: MPI's own
     DODONA_OFF=1, or OP, with commas
     DODONA_CHOICES=FILE    what trials choose is added to the file, a line a kind; what it has is not tried again (mpi/README.md)
     DODONA_SAME_BITS=ranks, runs or sizes: which results have the same bits (dodona_same_bits)
     DODONA_VERBOSE=1       rank 0 says on stderr, once a kind, what was chosen and what the others took
     DODONA_PATIENCE=S      a rank that has waited S seconds for a message ends with an error (dodona_err_late), as where ranks call with counts of
                            different kinds; without it ranks wait as long as it takes. What MPI's own algorithms wait for is not counted.

   The first call with a plan, and the first trials, make another communicator of the same ranks (MPI_Comm_create), so the messages of a plan never
   meet the caller's messages; it is freed with the communicator. Memory kept with a communicator: 16 plans, 1 MiB of their tables, 4 MiB of
   rooms, 14 KB for the kinds and 900 bytes for each. A call that has been made before plans nothing, and allocates nothing unless it needs
   more. Two threads must not be in functions of this header, or in collectives of MPI, on the same communicator at once. */
#ifndef DODONA_MPI_DODONA_MPI_H
#define DODONA_MPI_DODONA_MPI_H

#include <mpi.h>
#include <stddef.h>
#include "ref/dodona.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A step that moves a block of b bytes takes startup + b * byte_time seconds. Messages that are under way together share `latency` of
   the startup, 0 <= latency <= startup; 0 where nothing is known of it. What is left, startup - latency, each of them takes.
   Blocks of fewer than brief_bytes bytes take brief_startup + b * brief_byte_time, as MPI buffers them; the same part of that startup is
   latency. brief_bytes = 0: there are none.
   Where ranks share nodes, all this is of a message between nodes that has the nodes' links to itself. c messages of b bytes that leave a node
   at once, or enter it, take no less than c * b * node_byte_time; a step all of whose messages stay inside nodes takes near_startup +
   b * near_byte_time. */
typedef struct dodona_machine {
  double startup;
  double byte_time;
  double latency;
  double brief_startup;
  double brief_byte_time;
  double brief_bytes;
  double node_byte_time;
  double near_startup;
  double near_byte_time;
} dodona_machine;

/* The machine of a communicator until one is measured, set or loaded: 2 microseconds, of them 1.5 of latency, and 10 GB/s, as on a cluster. */
#define DODONA_MACHINE_DEFAULT ((dodona_machine){2e-6, 1e-10, 1.5e-6, 0, 0, 0, 0, 0, 0})

/* Broadcasts like MPI_Bcast, by `plan`, or if `plan` is null as its kind does. It runs by
   steps: one nonblocking send and one nonblocking receive in a step; both are complete before the next step begins, in postal trees before the step ceil(lambda) later.

   The bytes go in plan->request.blocks blocks whose sizes differ by one byte at most; an empty block is an empty message. As in
   MPI_Bcast, ranks may describe the data by different counts and datatypes of one signature. Elements of a predefined datatype, or of a
   row or a duplicate of one, go from where they lie; others are packed block by block, with memory for the message. Cost beside the messages: O(steps of
   the rank); if the plan is not one of the last 16 on `comm`, also time and memory for its table (dodona_plan_make).

   MPI_ERR_COMM: null or an inter-communicator. MPI_ERR_COUNT: count < 0. MPI_ERR_TYPE: null. MPI_ERR_ROOT:
   root is no rank, or not plan->request.root. MPI_ERR_ARG: the plan is for another operation or another number of
   ranks, or was not made by dodona_plan_make. MPI_ERR_TRUNCATE: a block came with a size other than this rank's.
   MPI_ERR_NO_MEM. Else what MPI reports. */
int dodona_bcast(void *buf, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
                 const dodona_plan *plan);
int dodona_bcast_c(void *buf, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                   const dodona_plan *plan);

/* Reduces like MPI_Reduce, by `plan`, or if `plan` is null as its kind does. Each input is in the result once. `sendbuf` may be MPI_IN_PLACE at the
   root; only the root's `recvbuf` counts. If plan->ordered, `op` need not be commutative: then, as in MPI, operands are in
   the order of ranks. User-defined operations are applied to parts of the message and to copies that are laid out like it.
   Memory of a rank with children: room for the message, at the root for none, and ceil(lambda) blocks, one block more if `op` is not
   commutative.
   Cost beside the messages: O(steps of the rank + blocks).

   Before any message is sent: dodona_err_not_commutative(), if MPI_Op_commutative says so and a given plan does
   not keep the order of ranks; MPI_ERR_OP: null, or not defined for the datatype; MPI_ERR_BUFFER: at the root recvbuf is
   sendbuf or MPI_IN_PLACE, elsewhere sendbuf is MPI_IN_PLACE. MPI_ERR_ROOT, MPI_ERR_COMM, MPI_ERR_COUNT,
   MPI_ERR_TYPE, MPI_ERR_ARG, MPI_ERR_TRUNCATE, MPI_ERR_NO_MEM as in dodona_bcast. Else what MPI reports. */
int dodona_reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
                  int root, MPI_Comm comm, const dodona_plan *plan);
int dodona_reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                    MPI_Op op, int root, MPI_Comm comm, const dodona_plan *plan);

/* Reduces like MPI_Allreduce, by `plan`, or if `plan` is null as its kind does. The plan may have a root, whose result all
   ranks get: the broadcast follows the reduction. The forms of the source, for long messages, are
   twotree-c, twotree-cc (few ranks have two children both ways) and twotree-cs. An exchange of shares (ring,
   rabenseifner) moves least; the combine is for messages that are short against the latency: each message goes whole, each
   rank sends up to T_L(P) - L + 1 of them and has 3 L messages of memory.

   In the combine each rank applies `op` in another order, beginning with its own input: where rounding depends on the order,
   as in sums of floating-point numbers, ranks may differ by it. By every other plan all ranks have the same result.
   Order, memory and errors as in dodona_reduce; the buffers of every rank follow the rules for the root's.
   Sources: TwoTreeC, sections 3 and 4.3.1; Bruck et al., section 3. */
int dodona_allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype,
                     MPI_Op op, MPI_Comm comm, const dodona_plan *plan);
int dodona_allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                       MPI_Op op, MPI_Comm comm, const dodona_plan *plan);

/* Scatter, gather, allgather and reduce-scatter like MPI_Scatter, MPI_Gather, MPI_Allgather and MPI_Reduce_scatter_block, by `plan`, or if
   `plan` is null as their kinds do. Share i of the message is rank i's; the blocks of a plan are as many for each rank, so
   plan->request.blocks is a multiple of the ranks, else MPI_ERR_ARG. MPI_IN_PLACE stands where MPI's functions take it. Ranks may describe
   shares by different counts and datatypes of one signature, and what a plan moves is bytes; of a reduce-scatter it is elements, and `op`
   must be commutative, as no plan keeps the order of ranks. Memory: at a rank that hands shares on, for them, no more than half of the message and a
   share; where a rank combines, the same and for a message of a step, around a ring for the message; where elements are not dense, for a copy.
   Errors as in dodona_bcast and dodona_reduce. */
int dodona_scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                   int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
                   const dodona_plan *plan);
int dodona_gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                  int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
                  const dodona_plan *plan);
int dodona_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                     int recvcount, MPI_Datatype recvtype, MPI_Comm comm, const dodona_plan *plan);
int dodona_reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount,
                                MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
                                const dodona_plan *plan);

/* The same like MPI_Scatterv, MPI_Gatherv, MPI_Allgatherv and MPI_Reduce_scatter, in which shares have counts of their own, as many as there are
   ranks; a rank may have nothing. If `plan` is null they are MPI's own. A plan has one block a rank, else MPI_ERR_ARG: block i is rank i's share,
   whatever its size, so the largest shares decide how long a step takes. Only the root of a scatter or a gather knows the counts: the plan
   moves the sizes first, 8 bytes a share, and then the shares. Memory: for the shares that come to a rank, and 24 bytes a rank.
   Errors as above, and MPI_ERR_COUNT: a count < 0. */
int dodona_scatterv(const void *sendbuf, const int sendcounts[], const int displs[],
                    MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype,
                    int root, MPI_Comm comm, const dodona_plan *plan);
int dodona_gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                   const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root,
                   MPI_Comm comm, const dodona_plan *plan);
int dodona_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                      const int recvcounts[], const int displs[], MPI_Datatype recvtype,
                      MPI_Comm comm, const dodona_plan *plan);
int dodona_reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[],
                          MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, const dodona_plan *plan);

/* Alltoall like MPI_Alltoall, by `plan`, or if `plan` is null as its kind does. Ranks may describe blocks by different counts and datatypes of one
   signature; sendbuf may be MPI_IN_PLACE. A message is one derived datatype. Memory: twice what a rank sends in all; none where each block goes
   straight to its rank (a radix of as many as the ranks, not in place); where elements are not dense, for copies.
   Errors as in dodona_allgather. */
int dodona_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
                    int recvcount, MPI_Datatype recvtype, MPI_Comm comm, const dodona_plan *plan);

/* Scans like MPI_Scan and MPI_Exscan, by `plan`, or if `plan` is null as its kind does. Operands are in the order of ranks, so `op` need not be
   commutative. The recvbuf of rank 0 is not written by an exscan. Memory: for three messages. Errors as in dodona_allreduce. */
int dodona_scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
                MPI_Comm comm, const dodona_plan *plan);
int dodona_exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
                  MPI_Comm comm, const dodona_plan *plan);

/* Waits like MPI_Barrier, by `plan`; if `plan` is null it is MPI's own. Messages are empty. Errors: MPI_ERR_COMM, MPI_ERR_ARG as in dodona_bcast,
   what MPI reports. */
int dodona_barrier(MPI_Comm comm, const dodona_plan *plan);

/* Makes the plan of `request`, for any operation, algorithm, port model and network; the number of ranks is taken from
   `comm`. Local. The plan is for calls of this header, which make its table again: plan->table is NULL. MPI_ERR_ROOT,
   MPI_ERR_ARG (another field of the request), MPI_ERR_COMM, MPI_ERR_NO_MEM: *plan is unchanged. */
int dodona_mpi_plan(MPI_Comm comm, const dodona_request *request, dodona_plan *plan);

/* Makes the plan that the planner predicts to be the fastest of all algorithms, for this message on the machine of `comm`;
   `op` is a dodona_op; `root` of an allreduce is 0. Where sizes must have the same bits (dodona_same_bits), messages of all sizes have
   one algorithm and group. Crossbars are candidates where nodes have equally many ranks, those of each one after
   the other, and the machine was measured; meshes and the alpha tree, which take more than a number of ranks, are none. mpi/README.md has
   the time that it takes. Local. Errors as dodona_mpi_plan, and MPI_ERR_COUNT, MPI_ERR_TYPE. */
int dodona_plan_choose(int op, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                       dodona_plan *plan);

/* Runs a plan: dodona_bcast of recvbuf, dodona_reduce, dodona_allreduce, dodona_scan, dodona_exscan or dodona_barrier, as plan->request.op says, with
   the plan's root. MPI_ERR_ARG: a plan in which ranks have shares, or an alltoall's, as its calls take two counts.
   A broadcast does not look at sendbuf and op. Buffers, cost and errors as there. On simplex ports a rank sends or receives
   in a step, but does not do both. */
int dodona_mpi_run(const dodona_plan *plan, const void *sendbuf, void *recvbuf, MPI_Count count,
                   MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);

/* Measures `comm`: every rank sends to the next rank and receives from the rank before, as in a step of a full pipeline, for startup
   and byte time; 16 short messages at once, beside one alone, for the latency; and the longest message that MPI buffers, to a sixteenth
   of its bytes, for the brief blocks. Where ranks share nodes (MPI_Get_processor_name), the next rank is in the same node, but for a node's
   last; then all ranks send to other nodes at once, and then all inside theirs. All ranks get the same result; a single rank gets the
   default. */
int dodona_machine_measure(MPI_Comm comm, dodona_machine *machine);

/* Sets the machine that dodona_plan_choose assumes for `comm`: finite, not negative, and latency <= startup, else MPI_ERR_ARG. The radix of skips, and the latency of the postal model by size, follow from these. */
int dodona_machine_set(MPI_Comm comm, const dodona_machine *machine);

/* Sets the machine of `comm` from the profile in the file `path` that dodona-measure wrote; only rank 0
   reads it. The profile gives startup and byte time of a step, and the latency lambda for each size of
   messages: between two sizes the latency of the nearest size, above the largest the latency by
   dodona_planner_rule. dodona_plan_choose then plans the lambda tree with this lambda, and the combine: if lambda is not
   an integer, L is the latency of delay-receive or of delay-send, whichever takes less time in the postal model
   (section 3.3). `fault`, unless NULL, has room for DODONA_FAULT bytes on all ranks. It
   gets a line that names file and field and says what was expected, or "". MPI_ERR_IO: no such file, no
   profile, or fewer than two sizes; nothing is changed. MPI_ERR_NO_MEM. Programs that call this link with
   -ljansson. */
enum { DODONA_FAULT = 256 };
int dodona_machine_load(MPI_Comm comm, const char *path, char *fault);

/* Asks MPI which ranks of `comm` share memory (MPI_Comm_split_type): these are the modules of a crossbar's
   schedule. *ordered becomes a communicator of the same ranks, module by module, rank 0 first, to be freed;
   *modules and *per_module become its sizes. Collective over `comm`. If modules differ in size, *per_module
   is 0: there is no crossbar schedule for them. Errors are what MPI reports, and MPI_ERR_COMM,
   MPI_ERR_NO_MEM. */
int dodona_modules(MPI_Comm comm, MPI_Comm *ordered, int *modules, int *per_module);

/* Returns the error class of an operation that is not commutative; MPI_Error_string says so in words.
   Local. MPI_ERR_OP with libraries before MPI-4, because some of them cannot add classes. */
int dodona_err_not_commutative(void);

/* How far the results of reductions and scans have the same bits, where the operation rounds or is the program's own. Each level has those above
   it. Integers have the same bits by any algorithm. */
typedef enum dodona_same_level {
  DODONA_SAME_NOTHING,  /* not asked for */
  DODONA_SAME_ON_RANKS, /* all ranks that get a result get the same */
  DODONA_SAME_IN_RUNS, /* each run of the program, in the same layout of ranks and nodes, gets the same */
  DODONA_SAME_IN_SIZES /* the result of an element does not depend on the count, nor on its place in the message */
} dodona_same_level;

/* Asks for a level, a dodona_same_level, of all later calls on `comm`, as DODONA_SAME_BITS=ranks, runs or sizes does for all communicators; the
   variable must be set on all ranks. A call without a plan then takes a plan that has the level, from the first call on and without trials: the
   plan that DODONA_CHOICES has for it, else the planner's choice on the profile's machine, or on the assumed one. A call with a plan that does not have the
   level returns dodona_err_same_bits(), and so does a call for which there is no plan. MPI's own algorithm is taken where it is known to have the
   level: where nothing is combined, where any order has the same bits, and for DODONA_SAME_ON_RANKS where each result is on one rank.
   A machine that the program measures and sets may be another in each run, and the plans with it.
   DODONA_OFF=OP leaves an operation to MPI. Calls between groups and nonblocking ones are MPI's in any case.
   Collective. MPI_ERR_ARG: no level. */
int dodona_same_bits(MPI_Comm comm, int level);

/* Returns the error class of a call whose results must have the same bits, and for which no plan has the level. Local. MPI_ERR_OP with libraries
   before MPI-4. */
int dodona_err_same_bits(void);

/* Returns the error class of a call that has waited for a message, or for the ranks of a trial, for as many seconds as rank 0's DODONA_PATIENCE said
   at the first call on the communicator. Then no call on the communicator is sure to be right any more. Local. MPI_ERR_OTHER with libraries before
   MPI-4. */
int dodona_err_late(void);

/* Chooses the sends of broadcasts, reductions and allreduces on `comm`. on = 1: synchronous sends, which
   end when the receive has begun; a plan that does not need the buffering of MPI runs as well. on = 0, the
   start: plans of several blocks by the cube and by two complete trees have synchronous sends, as a rank that is
   ahead shares its link with itself there; all others have standard sends. */
int dodona_synchronous(MPI_Comm comm, int on);

#ifdef __cplusplus
}
#endif

#endif
