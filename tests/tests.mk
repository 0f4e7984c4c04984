# Tests and properties, found by their names: tests/unit_*.c (cmocka), props/sweep_*.c (exhaustive), props/prop_*.cpp
# (random), props/bench_*.c (speed), tests/cli*.sh (the command), tests/fuzz_*.c (the readers).

UNITS := $(patsubst %.c,$(BUILD)/%,$(wildcard tests/unit_*.c))
SWEEPS := $(patsubst %.c,$(BUILD)/%,$(wildcard props/sweep_*.c))
RANDOM := $(patsubst %.cpp,$(BUILD)/%,$(wildcard props/prop_*.cpp))
BENCHES := $(patsubst %.c,$(BUILD)/%,$(wildcard props/bench_*.c))
FUZZERS := $(patsubst %.c,$(BUILD)/%,$(wildcard tests/fuzz_*.c))
SHARED := $(filter-out props/sweep_%.c props/bench_%.c,$(wildcard props/*.c))
FUZZ_SECONDS ?= 20

$(BUILD)/tests/unit_%: $(BUILD)/sanitized/tests/unit_%.o $(BUILD)/sanitized/libdodona.a
	@mkdir -p $(@D)
	$(CC) $(SANITIZE) $(filter-out %.a,$^) $(filter %.a,$^) -lcmocka $(UNIT_LIBRARIES) -lm -o $@

# units of what is not in the library
$(BUILD)/sanitized/mpi/fit.o: | need-mpi
$(BUILD)/tests/unit_fit: $(BUILD)/sanitized/mpi/fit.o
$(BUILD)/tests/unit_fit: UNIT_LIBRARIES := -lgsl -lgslcblas
$(BUILD)/tests/unit_profile: $(patsubst %,$(BUILD)/sanitized/%.o,ref/oracle/profile ref/oracle/report mpi/profile_write)
$(BUILD)/tests/unit_profile: UNIT_LIBRARIES := -ljansson

$(BUILD)/tests/unit_loggp $(BUILD)/tests/unit_chunks: $(BUILD)/sanitized/ref/oracle/chunks.o

$(BUILD)/tests/unit_goal $(BUILD)/tests/unit_goal_ends $(BUILD)/tests/unit_loggops: $(BUILD)/sanitized/tests/loggops.o

ORACLE_UNITS := $(addprefix $(BUILD)/tests/unit_,course goal goal_ends)
$(ORACLE_UNITS): $(patsubst %.c,$(BUILD)/sanitized/%.o,$(filter-out ref/oracle/main.c,$(ORACLE)))
$(ORACLE_UNITS): UNIT_LIBRARIES := -ljansson

$(BUILD)/props/shared.a: $(SHARED:%.c=$(BUILD)/%.o)

$(SWEEPS) $(BENCHES): $(BUILD)/%: $(BUILD)/%.o $(BUILD)/props/shared.a $(LIBRARY)
	$(CC) $(CFLAGS) $^ -lm -o $@

$(BUILD)/sanitized/%.o: %.cpp | need-check
	@mkdir -p $(@D)
	$(CXX) -std=c++17 $(STRICT) $(DEPEND) $(SANITIZE) -Iref -c $< -o $@

$(BUILD)/sanitized/props/shared.a: $(SHARED:%.c=$(BUILD)/sanitized/%.o)

$(RANDOM): $(BUILD)/%: $(BUILD)/sanitized/%.o $(BUILD)/sanitized/props/shared.a $(BUILD)/sanitized/libdodona.a
	$(CXX) $(SANITIZE) $^ -lrapidcheck -lm -o $@

# The readers and all they stand on, built again by clang for libFuzzer.
$(BUILD)/tests/fuzz_%: tests/fuzz_%.c $(filter-out ref/oracle/main.c,$(ORACLE)) $(REF) | need-check
	@mkdir -p $(@D)
	clang-14 -std=c11 $(SANITIZE) -fsanitize=fuzzer -Iref -Iref/oracle $^ -ljansson -lm -o $@

.SECONDARY:

# One command line each; tests/run.sh adds up what they report. The long ones come first, as many at a time as there
# are cores; the lone ones, which take all cores or measure time, come last and one after the other.
LONG_CHECKS += 'tests/mpi.sh simulated' tests/eacsl.sh '$(QUIET) paper && echo 1 passed, 0 failed' $(FUZZERS:%='tests/fuzz.sh %')
CHECKS += $(SWEEPS) tests/run_self.sh $(UNITS) tests/pure.sh tests/install.sh tests/cli.sh tests/loggopsim.sh $(RANDOM) \
  '$(QUIET) format-check && echo 1 passed, 0 failed'
LONE_CHECKS += 'tests/mpi.sh mpiexec' tests/measure.sh
QUIET := $(MAKE) --no-print-directory

check: ## every test, property and sweep, the fuzzers, the gate, the canaries, the proofs that changed and a part of the others
	@.ci/need build check mpi prove paper
	@$(QUIET) -j$$(nproc) all $(UNITS) $(SWEEPS) $(RANDOM) $(FUZZERS) $(MPI_TESTS)
	@FUZZ_SECONDS=$(FUZZ_SECONDS) BUILD=$(BUILD) tests/run.sh $(LONG_CHECKS) $(CHECKS) -- $(LONE_CHECKS)

bench: all $(BENCHES) ## the speed of the checker and of the place
	@for program in $(BENCHES); do $$program || exit 1; done

.PHONY: check bench
