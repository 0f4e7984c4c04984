# What the paper needs of this machine, measured on request and kept in paper/measured/.

MEASURE_PROGRAMS := $(addprefix $(BUILD)/,mpich/measure_pair mpich/measure_path mpich/measure_alpha \
  smpi/measure_alpha)

paper-measure: $(MEASURE_PROGRAMS) ## measure this machine for the paper: writes paper/measured/
	$(call say,DATA,$@)
	$(Q)BUILD=$(BUILD) paper/measure.sh

$(BUILD)/mpich/measure_pair: $(patsubst %,$(BUILD)/mpich/%.o,paper/measure_pair mpi/measure/experiment mpi/measure/fit mpi/measure/report)
	$(call say,LD,$@)
	$(Q)$(MPICC_mpich) $(CFLAGS) $^ -lgsl -lgslcblas -lm -o $@

$(BUILD)/mpich/measure_path: $(patsubst %,$(BUILD)/mpich/%.o,paper/measure_path paper/tree mpi/measure/fit) $(LIBRARY)
	$(call say,LD,$@)
	$(Q)$(MPICC_mpich) $(CFLAGS) $^ -lgsl -lgslcblas -lm -o $@

$(BUILD)/mpich/measure_alpha: $(patsubst %,$(BUILD)/mpich/%.o,paper/measure_alpha paper/tree mpi/bench/timing) $(MPI_LIBRARY)
	$(call say,LD,$@)
	$(Q)$(MPICC_mpich) $(CFLAGS) $^ -lm -o $@

$(BUILD)/smpi/measure_alpha: $(patsubst %,$(BUILD)/smpi/%.o,paper/measure_alpha paper/tree mpi/bench/timing) \
  $(MPI:%.c=$(BUILD)/smpi/%.o) $(REF:%.c=$(BUILD)/smpi/%.o)
	$(call say,LD,$@)
	$(Q)$(MPICC_smpi) $(CFLAGS) $^ -lm -o $@

.PHONY: paper-measure
