# Tests and properties, found by their folders: tests/unit/ (cmocka), props/sweeps/ (exhaustive), props/random/
# (random), props/bench/ (speed), tests/cli.sh (the command), tests/fuzz/ (the readers).

UNIT_SHARED := loggops_model
UNITS := $(patsubst %.c,$(BUILD)/%,$(filter-out $(UNIT_SHARED:%=tests/unit/%.c),$(wildcard tests/unit/*.c)))
SWEEPS := $(patsubst %.c,$(BUILD)/%,$(wildcard props/sweeps/*.c))
RANDOM := $(patsubst %.cpp,$(BUILD)/%,$(wildcard props/random/*.cpp))
BENCHES := $(patsubst %.c,$(BUILD)/%,$(wildcard props/bench/*.c))
FUZZERS := $(patsubst %.c,$(BUILD)/%,$(wildcard tests/fuzz/*.c))
SHARED := $(wildcard props/*.c props/obvious/*.c)

$(BUILD)/tests/unit/%: $(BUILD)/sanitized/tests/unit/%.o $(BUILD)/sanitized/libdodona.a
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(Q)$(CC) $(SANITIZE) $(filter-out %.a,$^) $(filter %.a,$^) -lcmocka $(UNIT_LIBRARIES) -lm -o $@

# units of what is not in the library
$(BUILD)/sanitized/mpi/measure/fit.o: | need-mpi
$(BUILD)/tests/unit/fit: $(BUILD)/sanitized/mpi/measure/fit.o
$(BUILD)/tests/unit/fit: UNIT_LIBRARIES := -lgsl -lgslcblas
$(BUILD)/tests/unit/profile: $(patsubst %,$(BUILD)/sanitized/%.o,ref/oracle/shared/profile ref/oracle/shared/report mpi/measure/profile_write)
$(BUILD)/tests/unit/profile: UNIT_LIBRARIES := -ljansson

$(BUILD)/tests/unit/loggp $(BUILD)/tests/unit/chunks: $(BUILD)/sanitized/ref/oracle/shared/chunks.o

$(addprefix $(BUILD)/tests/unit/,goal goal_all goal_ends loggops): $(BUILD)/sanitized/tests/unit/loggops_model.o

ORACLE_UNITS := $(addprefix $(BUILD)/tests/unit/,bits chain check_combine check_exchange check_moves check_windows course goal goal_all goal_ends msccl offers row_lines terms ticker trail)
$(ORACLE_UNITS): $(patsubst %.c,$(BUILD)/sanitized/%.o,$(ORACLE_PARTS))
$(ORACLE_UNITS): UNIT_LIBRARIES := -ljansson -lexpat

$(BUILD)/props/shared.a: $(SHARED:%.c=$(BUILD)/%.o)

$(SWEEPS) $(BENCHES): $(BUILD)/%: $(BUILD)/%.o $(BUILD)/props/shared.a $(LIBRARY)
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(Q)$(CC) $(CFLAGS) $(filter-out %.a,$^) $(filter %.a,$^) $(SWEEP_LIBRARIES) -lm -o $@

# a sweep of what the command alone makes
$(BUILD)/props/sweeps/overlap: $(ORACLE_PARTS:%.c=$(BUILD)/%.o)
$(BUILD)/props/sweeps/overlap: SWEEP_LIBRARIES := -ljansson -lexpat
$(BUILD)/props/bench/read: $(ORACLE_PARTS:%.c=$(BUILD)/%.o)
$(BUILD)/props/bench/read: SWEEP_LIBRARIES := -ljansson -lexpat

$(BUILD)/sanitized/%.o: %.cpp | need-check
	@mkdir -p $(@D)
	$(call say,C++,$<)
	$(Q)$(CXX) -std=c++17 $(STRICT) $(DEPEND) $(SANITIZE) -I. -c $< -o $@

$(BUILD)/sanitized/props/shared.a: $(SHARED:%.c=$(BUILD)/sanitized/%.o)

$(BUILD)/props/random/check_combine: $(patsubst %.c,$(BUILD)/sanitized/%.o,$(ORACLE_PARTS))
$(BUILD)/props/random/check_combine: RANDOM_LIBRARIES := -ljansson -lexpat
$(RANDOM): $(BUILD)/%: $(BUILD)/sanitized/%.o $(BUILD)/sanitized/props/shared.a $(BUILD)/sanitized/libdodona.a
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(Q)$(CXX) $(SANITIZE) $(filter-out %.a,$^) $(filter %.a,$^) -lrapidcheck $(RANDOM_LIBRARIES) -lm -o $@

# The readers and all they stand on, built again by clang for libFuzzer: once for all fuzzers.
$(BUILD)/fuzzed/%.o: %.c | need-check
	@mkdir -p $(@D)
	$(call say,FUZZ,$<)
	$(Q)clang-14 -std=c11 $(DEPEND) $(SANITIZE) -fsanitize=fuzzer-no-link -I. -c $< -o $@

$(BUILD)/fuzzed/readers.a: $(ORACLE_PARTS:%.c=$(BUILD)/fuzzed/%.o) $(REF:%.c=$(BUILD)/fuzzed/%.o)

$(BUILD)/tests/fuzz/%: $(BUILD)/fuzzed/tests/fuzz/%.o $(BUILD)/fuzzed/readers.a
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(Q)clang-14 $(SANITIZE) -fsanitize=fuzzer $^ -ljansson -lexpat -lm -o $@

.SECONDARY:

QUIET := $(MAKE) --no-print-directory
TESTED := $(BUILD)/libdodona_mpi.a $(BUILD)/sanitized/dodona $(UNITS) $(SWEEPS) $(RANDOM) $(BENCHES)

# The tests stand in tests/checks; GROUP=a,b runs only these groups of it.
check: build-tests ## what guards an answer or a theorem, within 10 minutes; what has passed and reads nothing that changed is left out
	@BUILD=$(BUILD) tests/run.py check $(GROUP)

check-all: build-tests ## every test, the long ones too: all plants, canaries, simulations of up to 257 ranks, the paper (BUDGET=minutes: as many as fit)
	@.ci/need paper
	@BUILD=$(BUILD) BUDGET=$(BUDGET) tests/run.py all $(GROUP)

fuzzers: $(FUZZERS)

build-tests:
	@.ci/need build check mpi prove
	@$(QUIET) -j$$(nproc) all $(TESTED) $(PAPER_PROGRAMS) $(MPI_TESTS)

bench: all $(BENCHES) ## the speed of the checker and of place and step
	@for program in $(BENCHES); do $$program || exit 1; done

.PHONY: check check-all build-tests fuzzers bench
