# What the paper needs of this machine, measured on request and kept in paper/measured/.

MEASURE_PROGRAMS := $(addprefix $(BUILD)/,mpich/measure_pair mpich/measure_path mpich/measure_alpha \
  smpi/measure_alpha)

paper-measure: $(MEASURE_PROGRAMS) ## measure this machine for the paper: writes paper/measured/
	BUILD=$(BUILD) paper/measure.sh

$(BUILD)/mpich/measure_pair: $(patsubst %,$(BUILD)/mpich/%.o,paper/measure_pair mpi/experiment mpi/fit mpi/report)
	$(MPICC) $(CFLAGS) $^ -lgsl -lgslcblas -lm -o $@

$(BUILD)/mpich/measure_path: $(patsubst %,$(BUILD)/mpich/%.o,paper/measure_path paper/tree mpi/fit) $(LIBRARY)
	$(MPICC) $(CFLAGS) $^ -lgsl -lgslcblas -lm -o $@

$(BUILD)/mpich/measure_alpha: $(patsubst %,$(BUILD)/mpich/%.o,paper/measure_alpha paper/tree mpi/timing) $(MPI_LIBRARY)
	$(MPICC) $(CFLAGS) $^ -lm -o $@

$(BUILD)/smpi/measure_alpha: $(patsubst %,$(BUILD)/smpi/%.o,paper/measure_alpha paper/tree mpi/timing) \
  $(MPI:%.c=$(BUILD)/smpi/%.o) $(REF:%.c=$(BUILD)/smpi/%.o)
	$(SMPICC) $(CFLAGS) $^ -lm -o $@

.PHONY: paper-measure
