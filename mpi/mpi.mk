# The executor, its tests, bench and demo. Three builds: mpich, of the library as it is; mpi3, sanitized, that
# sends more than 3 elements as MPI-3 must send more than 2^31 - 1; smpi, to be simulated by SimGrid.

MPICC := mpicc.mpich
SMPICC := smpicc
MPI := $(patsubst %,mpi/%.c,allreduce baseline_run bcast choose context flow_loop machine merge message network operand partition profile \
  reduce refusal role steps_down steps_up strand window)
MPI_PROFILE := $(patsubst %,ref/oracle/%.c,profile report) # only dodona_machine_load needs it, and jansson
MPI_TIMING := mpi/timing.c mpi/at_once.c
MPI_CHUNKS := ref/oracle/chunks.c # only bench_chunks needs it
MPI_SHARED := $(patsubst %,tests/mpi_%.c,buffer errors predefined results trial types watch)
MPI_SMPI := $(patsubst %.c,$(BUILD)/smpi/%.o,$(MPI) $(MPI_PROFILE) $(REF))
MPI_LIBRARY := $(BUILD)/libdodona_mpi.a
MPI_MEASURE := $(patsubst %,mpi/%.c,measure experiment fit profile_write report settings) \
  $(patsubst %,ref/oracle/%.c,number replace report)
MPI_PROGRAMS := $(foreach build,mpich smpi,$(addprefix $(BUILD)/$(build)/bench_,allreduce alpha bcast chunks network twotree)) \
  $(BUILD)/dodona-measure $(BUILD)/smpi/dodona-measure
MPI_TESTS := $(foreach build,mpich mpi3 smpi,$(addprefix $(BUILD)/$(build)/mpi_,allreduce baseline bcast calls combine network refusals trees user)) \
  $(addprefix $(BUILD)/,mpich/mpi_large dodona-measure) \
  $(addprefix $(BUILD)/smpi/,dodona-measure bench_allreduce bench_alpha bench_bcast bench_chunks)

mpi: $(MPI_LIBRARY) $(MPI_PROGRAMS) ## the MPI library, its benches, the measurement of the postal model

install-mpi: install $(MPI_LIBRARY) ## install, and the MPI library and its header beside
	install -m 644 $(MPI_LIBRARY) $(DESTDIR)$(PREFIX)/lib
	install -m 644 mpi/dodona_mpi.h $(DESTDIR)$(PREFIX)/include/dodona

check-mpi: $(MPI_TESTS) $(COMMAND) ## broadcasts and allreduces, every byte compared, and the measurement, under mpiexec and in simulation
	BUILD=$(BUILD) tests/mpi.sh
	BUILD=$(BUILD) tests/measure.sh

demo: $(COMMAND) $(BUILD)/mpich/demo $(BUILD)/smpi/demo ## measure, plan, draw, certify, run and compare one broadcast
	BUILD=$(BUILD) mpi/demo.sh

bench-twotree: $(BUILD)/smpi/bench_twotree ## two trees beside other collectives, in simulated time: three tables (half an hour)
	BUILD=$(BUILD) mpi/bench_twotree.sh

bench-network: $(BUILD)/smpi/bench_network ## schedules that know the network beside others, in simulated time
	BUILD=$(BUILD) mpi/bench_network.sh

$(BUILD)/mpich/%.o: %.c | need-mpi
	@mkdir -p $(@D)
	$(MPICC) $(CSTD) $(DEPEND) $(CFLAGS) -Iref -Impi -c $< -o $@

$(BUILD)/mpi3/%.o: %.c | need-mpi
	@mkdir -p $(@D)
	$(MPICC) $(CSTD) $(DEPEND) $(SANITIZE) -DDODONA_MPI_INT_COUNTS=3 -Iref -Impi -c $< -o $@

$(BUILD)/smpi/%.o: %.c | need-mpi
	@mkdir -p $(@D)
	$(SMPICC) $(CSTD) $(DEPEND) $(CFLAGS) -Iref -Impi -c $< -o $@

$(MPI_LIBRARY): $(MPI:%.c=$(BUILD)/mpich/%.o) $(MPI_PROFILE:%.c=$(BUILD)/mpich/%.o) $(REF:%.c=$(BUILD)/%.o)

$(addprefix $(BUILD)/mpich/mpi_,allreduce baseline bcast calls combine network refusals trees user): $(BUILD)/mpich/%: $(BUILD)/mpich/tests/%.o \
  $(MPI_SHARED:%.c=$(BUILD)/mpich/%.o) $(MPI_LIBRARY)
	$(MPICC) $(CFLAGS) $^ -ljansson -lm -o $@

# without the watch: its naps would make large messages slow
$(BUILD)/mpich/mpi_large: $(BUILD)/mpich/tests/mpi_large.o $(BUILD)/mpich/tests/mpi_results.o $(MPI_LIBRARY)
	$(MPICC) $(CFLAGS) $^ -lm -o $@

$(BUILD)/mpich/bench_alpha $(BUILD)/mpich/bench_bcast $(BUILD)/mpich/demo: $(BUILD)/mpich/%: $(BUILD)/mpich/mpi/%.o \
  $(MPI_TIMING:%.c=$(BUILD)/mpich/%.o) $(MPI_LIBRARY)
	$(MPICC) $(CFLAGS) $^ -ljansson -lm -o $@

$(BUILD)/mpich/bench_chunks: $(BUILD)/mpich/mpi/bench_chunks.o \
  $(patsubst %.c,$(BUILD)/mpich/%.o,$(MPI_TIMING) $(MPI_CHUNKS)) $(MPI_LIBRARY)
	$(MPICC) $(CFLAGS) $^ -ljansson -lm -o $@

$(BUILD)/smpi/bench_chunks: $(BUILD)/smpi/mpi/bench_chunks.o \
  $(patsubst %.c,$(BUILD)/smpi/%.o,$(MPI_TIMING) $(MPI_CHUNKS)) $(MPI_SMPI)
	$(SMPICC) $(CFLAGS) $^ -ljansson -lm -o $@

$(addprefix $(BUILD)/mpich/bench_,allreduce network twotree): $(BUILD)/mpich/%: $(BUILD)/mpich/mpi/%.o $(MPI_LIBRARY)
	$(MPICC) $(CFLAGS) $^ -ljansson -lm -o $@

$(addprefix $(BUILD)/smpi/bench_,allreduce network twotree): $(BUILD)/smpi/%: $(BUILD)/smpi/mpi/%.o $(MPI_SMPI)
	$(SMPICC) $(CFLAGS) $^ -ljansson -lm -o $@

$(BUILD)/dodona-measure: $(MPI_MEASURE:%.c=$(BUILD)/mpich/%.o)
	$(MPICC) $(CFLAGS) $^ -lgsl -lgslcblas -ljansson -lm -o $@

$(BUILD)/smpi/dodona-measure: $(MPI_MEASURE:%.c=$(BUILD)/smpi/%.o)
	$(SMPICC) $(CFLAGS) $^ -lgsl -lgslcblas -ljansson -lm -o $@

$(BUILD)/mpi3/mpi_%: $(BUILD)/mpi3/tests/mpi_%.o $(MPI_SHARED:%.c=$(BUILD)/mpi3/%.o) \
  $(MPI:%.c=$(BUILD)/mpi3/%.o) $(MPI_PROFILE:%.c=$(BUILD)/mpi3/%.o) $(BUILD)/sanitized/libdodona.a
	$(MPICC) $(SANITIZE) $^ -ljansson -lm -o $@

$(BUILD)/smpi/mpi_%: $(BUILD)/smpi/tests/mpi_%.o $(MPI_SHARED:%.c=$(BUILD)/smpi/%.o) \
  $(MPI_SMPI)
	$(SMPICC) $(CFLAGS) $^ -ljansson -lm -o $@

$(BUILD)/smpi/bench_alpha $(BUILD)/smpi/bench_bcast $(BUILD)/smpi/demo: $(BUILD)/smpi/%: $(BUILD)/smpi/mpi/%.o \
  $(MPI_TIMING:%.c=$(BUILD)/smpi/%.o) $(MPI_SMPI)
	$(SMPICC) $(CFLAGS) $^ -ljansson -lm -o $@

.PHONY: mpi install-mpi check-mpi demo bench-network bench-twotree
