# Tests and properties, found by their folders: tests/unit/ (cmocka), props/sweeps/ (exhaustive), props/random/
# (random), props/bench/ (speed), tests/cli.sh (the command), tests/fuzz/ (the readers).

UNIT_SHARED := loggops_model
UNITS := $(patsubst %.c,$(BUILD)/%,$(filter-out $(UNIT_SHARED:%=tests/unit/%.c),$(wildcard tests/unit/*.c)))
SWEEPS := $(patsubst %.c,$(BUILD)/%,$(wildcard props/sweeps/*.c))
RANDOM := $(patsubst %.cpp,$(BUILD)/%,$(wildcard props/random/*.cpp))
BENCHES := $(patsubst %.c,$(BUILD)/%,$(wildcard props/bench/*.c))
FUZZERS := $(patsubst %.c,$(BUILD)/%,$(wildcard tests/fuzz/*.c))
SHARED := $(wildcard props/*.c props/obvious/*.c)
FUZZ_SECONDS ?= 20

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

ORACLE_UNITS := $(addprefix $(BUILD)/tests/unit/,chain check_combine check_moves check_windows course goal goal_all goal_ends msccl offers row_lines ticker trail)
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

# Runs the same command transcripts with the sanitizer build; malloc may return NULL, as in the normal build.
SANITIZED_CLI := 'ASAN_OPTIONS=allocator_may_return_null=1 DODONA=$(BUILD)/sanitized/dodona tests/cli.sh'

# One command line each; tests/run.sh adds up what they report. The long ones come first, as many at a time as there
# are cores; the lone ones, which take all cores or measure time, come last and one after the other.
LONG_CHECKS += 'tests/mpi/run.sh simulated' tests/eacsl.sh tests/newcomer.sh tests/paper.sh $(FUZZERS:%='tests/fuzz/fuzz.sh %')
CHECKS += $(SWEEPS) tests/run_self.sh $(UNITS) tests/pure.sh tests/references.sh tests/includes.sh tests/table.sh tests/readme.sh tests/sources.sh tests/advice.sh tests/install.sh tests/cli.sh $(SANITIZED_CLI) tests/loggopsim.sh $(RANDOM) \
  '$(QUIET) format-check && echo 1 passed, 0 failed'
LONE_CHECKS += '$(QUIET) mpi && echo 1 passed, 0 failed' 'tests/mpi/run.sh mpiexec' tests/measure.sh tests/mpi/train.sh 'tests/bench.sh $(BENCHES)'
QUIET := $(MAKE) --no-print-directory

check: ## every test, property and sweep, the fuzzers, the gate, the canaries, the proofs that changed and a part of the others
	@.ci/need build check mpi prove paper
	@$(QUIET) -j$$(nproc) all $(BUILD)/libdodona_mpi.a $(BUILD)/sanitized/dodona $(UNITS) $(SWEEPS) $(RANDOM) $(FUZZERS) $(BENCHES) $(MPI_TESTS)
	@FUZZ_SECONDS=$(FUZZ_SECONDS) BUILD=$(BUILD) tests/run.sh $(LONG_CHECKS) $(CHECKS) -- $(LONE_CHECKS)

bench: all $(BENCHES) ## the speed of the checker and of the place
	@for program in $(BENCHES); do $$program || exit 1; done

.PHONY: check bench
