# The executor: build/libdodona_mpi.a for MPICH; tests, benches and demo also for SimGrid's SMPI.

MPICC := mpicc.mpich
SMPICC := smpicc
MPI := mpi/bcast.c mpi/choose.c mpi/context.c mpi/machine.c mpi/message.c mpi/partition.c
MPI_LIBRARY := $(BUILD)/libdodona_mpi.a

mpi: $(MPI_LIBRARY) $(BUILD)/bench_bcast ## the MPI executor and its bench

$(BUILD)/mpich/%.o: %.c | need-mpi
	@mkdir -p $(@D)
	$(MPICC) $(CSTD) $(DEPEND) $(CFLAGS) -Iref -Impi -c $< -o $@

# The same with counts above 3 elements sent as MPI-3 must send those above 2^31 - 1.
$(BUILD)/mpich3/%.o: %.c | need-mpi
	@mkdir -p $(@D)
	$(MPICC) $(CSTD) $(DEPEND) $(CFLAGS) -DDODONA_MPI_INT_COUNTS=3 -Iref -Impi -c $< -o $@

$(BUILD)/smpi/%.o: %.c | need-mpi
	@mkdir -p $(@D)
	$(SMPICC) $(CSTD) $(DEPEND) $(CFLAGS) -Iref -Impi -c $< -o $@

$(MPI_LIBRARY): $(MPI:%.c=$(BUILD)/mpich/%.o)
