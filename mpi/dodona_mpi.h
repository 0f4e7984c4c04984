/* Broadcast, reduce and allreduce over MPI by a Dodona plan. Every function is collective over `comm`, which must be an
   intra-communicator, and returns an MPI error code after it called the error handler of `comm`;
   arguments that the description does not call local must be the same on all ranks.

   Errors. A rank that meets an error goes through the rest of the call with empty messages and returns the error at the
   end, so nobody waits for it, and each rank that would have needed its data meets an error, too. The messages of
   each call have tags of their own: no call receives what a failed one left. So where all ranks have the same plan and
   counts differ, a rank that returns MPI_SUCCESS has the right data, and the calls after it are as good as ever. Plans
   must not differ, and where `plan` is null they may if counts do: then ranks may wait for ever. (MPICH calls the
   handler of MPI_COMM_WORLD, not that of `comm`, where a message is longer than its receive.)

   The first call on a communicator duplicates it, so that the messages of a plan never meet those of
   the caller; the duplicate is freed with the communicator. Two threads must not be in functions of
   this header, or in collectives of MPI, on the same communicator at once. */
#ifndef DODONA_MPI_DODONA_MPI_H
#define DODONA_MPI_DODONA_MPI_H

#include <mpi.h>
#include <stddef.h>
#include "ref/dodona.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A step that moves a block of b bytes takes startup + b * byte_time seconds. */
typedef struct dodona_machine {
  double startup;
  double byte_time;
} dodona_machine;

/* What a communicator is taken for until dodona_machine_set: 5 microseconds, 10 GB/s. */
#define DODONA_MACHINE_DEFAULT ((dodona_machine){5e-6, 1e-10})

/* MPI_Bcast by `plan`, or by that of dodona_plan_choose if `plan` is null: by its steps, or by data flow
   (dodona_flow_set). By steps: one nonblocking send and one nonblocking receive a step; both are
   complete before the next step begins, in postal trees before the step ceil(lambda) later.

   `count` elements go in plan->blocks blocks whose sizes differ by one element at most; an empty
   block is an empty message. Unlike in MPI_Bcast, count and the signature of one element are the same everywhere;
   holes, bounds and order of the elements (`buf` and `datatype` are local) may differ.
   Cost beside the messages: O(steps of the rank), and O(depth of the plan) time and memory when the
   plan is not that of the call before on `comm`.

   MPI_ERR_COMM: null or an inter-communicator. MPI_ERR_COUNT: count < 0. MPI_ERR_TYPE: null.
   MPI_ERR_ROOT: root is no rank, or not plan->root. MPI_ERR_ARG: the plan is for another number of
   ranks, or was not made by dodona_plan_make. MPI_ERR_TRUNCATE: a block came with a size other than
   this rank's. MPI_ERR_NO_MEM. Else what MPI reports. */
int dodona_bcast(void *buf, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
                 const dodona_plan *plan);
int dodona_bcast_c(void *buf, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                   const dodona_plan *plan);

/* The plan of `request`, whose ranks are ignored: they are those of `comm`. Local. MPI_ERR_ROOT,
   MPI_ERR_ARG (another field of the request), MPI_ERR_COMM, MPI_ERR_NO_MEM: *plan is unchanged. */
int dodona_plan_for(MPI_Comm comm, const dodona_request *request, dodona_plan *plan);

/* The plan that the planner predicts to be the fastest for this message on the machine of `comm`, of
   all algorithms. Takes 7 microseconds for 1,024 ranks, 150 for 2^31 - 1; nothing if it is the message of the call
   before. */
int dodona_plan_choose(MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
                       dodona_plan *plan);

/* Measures startup and byte time on `comm`: all ranks send to the next and receive from the rank
   before, as in a step of a full pipeline. The same on all ranks; the default on one rank. */
int dodona_machine_measure(MPI_Comm comm, dodona_machine *machine);

/* What dodona_plan_choose reckons with on `comm`: finite and not negative, else MPI_ERR_ARG. The
   latency of the postal model is then 1 for all messages, as at the start. */
int dodona_machine_set(MPI_Comm comm, const dodona_machine *machine);

/* The machine of `comm` from the profile that dodona-measure wrote in the file `path`, read by rank 0
   only: startup and byte time of a step, and the latency lambda for messages of each size, that of the
   nearest size for those between, and dodona_planner_rule's for larger ones. dodona_plan_choose then plans the lambda tree with that lambda, and
   dodona_combine_choose the combine. `fault`, unless NULL, has room for DODONA_FAULT bytes, on all
   ranks; there goes a line that names file and field and says what was expected, or "".
   MPI_ERR_IO: no such file, no profile, or less than two sizes; nothing is changed. MPI_ERR_NO_MEM.
   Programs that call this link with -ljansson. */
enum { DODONA_FAULT = 256 };
int dodona_machine_load(MPI_Comm comm, const char *path, char *fault);

/* MPI_Allreduce by the steps of `plan`, a global combine, or of dodona_combine_choose if `plan` is null:
   T_L(P) rounds, of which each ends with one application of `op`, or two. For messages that are short
   against the latency: each goes whole, and each rank sends up to T_L(P) - L + 1 of them.

   `op` must be commutative: as each rank combines the inputs in another order, beginning with its own.
   So where rounding depends on the order, as in sums of floating-point numbers, ranks may differ by
   it, and from MPI_Allreduce; where every order gives the same, all ranks have the same. User-defined
   operations are applied to parts of the message and to copies that are laid out like it.
   Cost beside the messages: 3 L messages of memory, O(T) time, and where the plan is not that of the
   call before on `comm` O(T) memory that is kept. `sendbuf` may be MPI_IN_PLACE, as in MPI.

   Before any message is sent: dodona_err_not_commutative(), if MPI_Op_commutative says so;
   MPI_ERR_OP: null, or not defined for the datatype. MPI_ERR_BUFFER: recvbuf is sendbuf or MPI_IN_PLACE. MPI_ERR_COMM, MPI_ERR_COUNT,
   MPI_ERR_TYPE, MPI_ERR_ARG, MPI_ERR_TRUNCATE, MPI_ERR_NO_MEM as in dodona_bcast. Else what MPI
   reports. */
int dodona_allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype,
                     MPI_Op op, MPI_Comm comm, const dodona_combine_plan *plan);
int dodona_allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                       MPI_Op op, MPI_Comm comm, const dodona_combine_plan *plan);

/* MPI_Reduce by `plan`, a broadcast of dodona_plan_make or dodona_plan_choose that is run backwards, by steps or by
   data flow as in dodona_bcast. Each input is in the result once. `sendbuf` may be MPI_IN_PLACE at the
   root, whose `recvbuf` alone counts. `op` need not be commutative where dodona_keeps_rank_order(plan):
   then, as in MPI, operands are in the order of ranks.
   Memory: by data flow a rank with children has room for `window` blocks from each, for each tree in
   which it has any; by steps for the message, and ceil(lambda) blocks, one more if `op` is not
   commutative. The root needs room for what it receives only, blocks. Cost beside the messages: O(steps of the rank + blocks).

   Before any message is sent: dodona_err_not_commutative(), if MPI_Op_commutative says so and the plan
   does not keep the order of ranks; MPI_ERR_OP as in dodona_allreduce; MPI_ERR_BUFFER: at the root recvbuf
   is sendbuf or MPI_IN_PLACE, elsewhere sendbuf is MPI_IN_PLACE. MPI_ERR_ROOT, MPI_ERR_COMM,
   MPI_ERR_COUNT, MPI_ERR_TYPE, MPI_ERR_ARG, MPI_ERR_TRUNCATE, MPI_ERR_NO_MEM as in dodona_bcast. Else
   what MPI reports. */
int dodona_reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
                  int root, MPI_Comm comm, const dodona_plan *plan);
int dodona_reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
                    MPI_Op op, int root, MPI_Comm comm, const dodona_plan *plan);

/* MPI_Allreduce as a reduction by `up` and a broadcast by `down`, which have the same root and as many
   blocks, else MPI_ERR_ARG; where one is null both are the other, where both are, that of
   dodona_plan_choose for root 0. By data flow the two overlap: the root broadcasts each block as soon as it
   is reduced. By steps, or where one of the plans has no data flow, the broadcast follows the reduction.
   All ranks get the same result, which is the root's. The forms of the source, for long messages:

     up twotree-c, down twotree-c    TwoTreeC
     up twotree-c, down twotree-cc   TwoTreeC+C: few ranks have two children both ways
     up twotree-c, down twotree-s    TwoTreeC+S

   Order, memory and errors as in dodona_reduce, of which every rank is the root for its buffers.
   Source: TwoTreeC, sections 3 and 4.3.1. */
int dodona_allreduce_trees(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype,
                           MPI_Op op, MPI_Comm comm, const dodona_plan *up,
                           const dodona_plan *down);
int dodona_allreduce_trees_c(const void *sendbuf, void *recvbuf, MPI_Count count,
                             MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, const dodona_plan *up,
                             const dodona_plan *down);

/* The schedule of `request` for a port model or a network, whose ranks are those of `comm`. Local.
   MPI_ERR_ROOT, MPI_ERR_ARG (another field of the request, or so many ranks are not the network's),
   MPI_ERR_COMM, MPI_ERR_NO_MEM: *network is unchanged. */
int dodona_network_for(MPI_Comm comm, const dodona_network_request *request,
                       dodona_network *network);

/* MPI_Bcast and MPI_Reduce by such a schedule, by its steps. Buffers, memory and errors as in dodona_bcast
   and dodona_reduce; `network` is not null. An operation that is not commutative needs a schedule with
   dodona_network_keeps_rank_order(network), the direct one for simplex ports with root 0, and else gives
   dodona_err_not_commutative(). With simplex schedules a rank sends or receives in a step, and does not do both. */
int dodona_network_bcast(void *buf, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
                         const dodona_network *network);
int dodona_network_bcast_c(void *buf, MPI_Count count, MPI_Datatype datatype, int root,
                           MPI_Comm comm, const dodona_network *network);
int dodona_network_reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype,
                          MPI_Op op, int root, MPI_Comm comm, const dodona_network *network);
int dodona_network_reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count,
                            MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm,
                            const dodona_network *network);

/* The modules that a crossbar's schedule is made for, from the machine: the ranks of `comm` that share memory
   (MPI_Comm_split_type). *ordered becomes a communicator of the same ranks, module by module, rank 0
   first, to be freed; *modules and *per_module become its sizes. Collective over `comm`. Where modules
   differ in size *per_module is 0: there is no crossbar schedule for them. Errors are what MPI reports, and
   MPI_ERR_COMM, MPI_ERR_NO_MEM. */
int dodona_modules(MPI_Comm comm, MPI_Comm *ordered, int *modules, int *per_module);

/* window >= 1: broadcasts, reductions and allreduces by trees on `comm` run by data flow where their
   plan has lanes (dodona_lanes: two trees, chain, binary tree); 0, the start: by steps. In each tree a
   rank then receives block by block, in order, and sends each on as soon as it has it (and
   has combined it), in order; at most `window` receives and as many sends are under way, and no block is
   received before all that are `window` blocks ahead of it are sent on. From 2 on receiving and sending
   overlap; mpi/README.md has times. No window deadlocks, nor needs MPI to buffer anything.
   MPI_ERR_ARG: window < 0. A window of more blocks than there are is one of all blocks. */
int dodona_flow_set(MPI_Comm comm, int window);

/* The error class of an operation that is not commutative; MPI_Error_string says so in words. Local.
   MPI_ERR_OP with libraries before MPI-4, of which some cannot add classes. */
int dodona_err_not_commutative(void);

/* The plan of a combine for the latency, L >= 1 in rounds, and the ranks of `comm`. Local.
   MPI_ERR_ARG: latency < 1. MPI_ERR_COMM, MPI_ERR_NO_MEM. Then *plan is unchanged. */
int dodona_combine_for(MPI_Comm comm, int latency, dodona_combine_plan *plan);

/* The plan of a combine for the latency of the machine of `comm` for such a message. Where lambda is
   not an integer, L is that of delay-receive or of delay-send, whichever takes less time in the
   postal model (section 3.3); at most P - 1, as any larger one gives the same messages. */
int dodona_combine_choose(MPI_Count count, MPI_Datatype datatype, MPI_Comm comm,
                          dodona_combine_plan *plan);

/* on = 1: broadcasts, reductions and allreduces on `comm` use synchronous sends, which end when the receive has begun. A plan
   that does not need the buffering of MPI runs as well; on = 0, the start: standard sends. */
int dodona_synchronous(MPI_Comm comm, int on);

#ifdef __cplusplus
}
#endif

#endif
