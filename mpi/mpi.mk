# The executor, its tests, bench and demo. Three builds: mpich, of the library as it is; mpi3, sanitized, that
# sends more than 3 elements as MPI-3 must send more than 2^31 - 1, runs out of tags in the third call, and has 3 steps of a round under way; smpi, to be simulated by SimGrid.

MPI := $(wildcard mpi/*.c) ref/oracle/shared/bits.c
MPI_PROFILE := ref/oracle/shared/profile.c ref/oracle/shared/report.c # only dodona_machine_load needs it, and jansson
MPI_TIMING := mpi/bench/timing.c mpi/bench/at_once.c
MPI_FLOW := $(wildcard mpi/bench/flow/*.c) # data flow, which benches and tests run
MPI_CHUNKS := ref/oracle/shared/chunks.c # only bench_chunks needs it
MPI_SHARED := $(patsubst %,tests/mpi/%.c,buffer errors layout matrix predefined results shapes trial types watch)
MPI_LIBRARY := $(BUILD)/libdodona_mpi.a
MPI_SHARED_LIBRARY := $(BUILD)/libdodona_mpi.so
MPI_PRELOAD := $(BUILD)/libdodona-preload.so
TRAIN := $(addprefix $(BUILD)/,preload/train smpi/train smpi/train_served) # an example, as it is and served in simulation
MPI_MEASURE := $(wildcard mpi/measure/*.c) $(patsubst %,ref/oracle/shared/%.c,number replace report)
MPI_PROGRAMS := $(foreach build,mpich smpi,$(addprefix $(BUILD)/$(build)/bench_,allreduce alpha bcast chosen chunks exchange network skips twotree)) \
  $(BUILD)/mpich/bench_passed   $(BUILD)/dodona-measure $(BUILD)/smpi/dodona-measure $(TRAIN)
MPI_TESTS := $(foreach build,mpich mpi3 smpi,$(addprefix $(BUILD)/$(build)/mpi_,allreduce bcast calls choices combine counted expressions mismatch multiplying others refusals run same_bits shares trees user)) \
  $(addprefix $(BUILD)/,mpich/mpi_large mpich/mpi_again mpich/mpi_reproducible mpich/mpi_overhead mpich/mpi_leaks mpich/mpi_dead mpich/mpi_patience smpi/mpi_reproducible smpi/mpi_nodes smpi/mpi_grid dodona-measure libdodona-preload.so libdodona_mpi.so) $(TRAIN) \
  $(foreach build,mpich smpi,$(BUILD)/$(build)/vss_record) $(patsubst %,$(BUILD)/preload/%,soak bits edges alone sessions fortran other) \
  $(addprefix $(BUILD)/smpi/,dodona-measure bench_allreduce bench_alpha bench_bcast bench_chosen bench_chunks bench_twotree)

mpi: $(MPI_LIBRARY) $(MPI_SHARED_LIBRARY) $(MPI_PRELOAD) $(MPI_PROGRAMS) ## the MPI library, the drop-in, benches, the measurement of the postal model

install-mpi: install $(MPI_LIBRARY) $(MPI_SHARED_LIBRARY) $(MPI_PRELOAD) ## install, and the MPI libraries, the drop-in and their header beside; pkg-config: dodona-mpi
	$(Q)install -m 644 $(MPI_LIBRARY) $(MPI_PRELOAD) $(AT)/lib
	$(Q)install -m 644 $(MPI_SHARED_LIBRARY) $(AT)/lib/libdodona_mpi.so.$(VERSION)
	$(Q)ln -sf libdodona_mpi.so.$(VERSION) $(AT)/lib/libdodona_mpi.so.$(MAJOR)
	$(Q)ln -sf libdodona_mpi.so.$(MAJOR) $(AT)/lib/libdodona_mpi.so
	$(Q)printf '%s\n' 'Name: dodona-mpi' 'Description: collectives over MPI by proven schedules' 'Version: $(VERSION)' \
	  'Cflags: -I$(PREFIX)/include/dodona' 'Libs: -L$(PREFIX)/lib -ldodona_mpi -ljansson -lm' \
	  >$(DESTDIR)$(PREFIX)/lib/pkgconfig/dodona-mpi.pc
	$(Q)install -m 644 mpi/dodona_mpi.h $(DESTDIR)$(PREFIX)/include/dodona

demo: $(COMMAND) $(BUILD)/mpich/demo $(BUILD)/smpi/demo ## measure, plan, draw, certify, run and compare one broadcast
	BUILD=$(BUILD) mpi/bench/demo.sh

bench-twotree: $(BUILD)/smpi/bench_twotree ## two trees beside other collectives, in simulated time: three tables (half an hour)
	BUILD=$(BUILD) mpi/bench/twotree.sh

bench-sim: $(BUILD)/smpi/bench_chosen ## calls without a plan beside all other algorithms, in simulated time (mpi/bench/sim.sh says how to choose a part of it)
	BUILD=$(BUILD) mpi/bench/sim.sh

bench-train: $(TRAIN) ## training by 8 to 64 ranks, in simulated time, with MPI's own calls and with ours: writes paper/measured/train.dat
	BUILD=$(BUILD) mpi/bench/train.sh

bench-real: $(MPI_PRELOAD) $(BUILD)/preload/plain | need-real ## programs of others with the drop-in and without, in alternating runs (mpi/bench/real.sh says how to choose a part of it)
	BUILD=$(BUILD) mpi/bench/real.sh

bench-exchange: $(BUILD)/smpi/bench_exchange ## alltoalls, scans and barriers beside the simulator's own, in simulated time
	BUILD=$(BUILD) mpi/bench/exchange.sh

bench-network: $(BUILD)/smpi/bench_network ## schedules that know the network beside others, in simulated time
	BUILD=$(BUILD) mpi/bench/network.sh

, := ,
MPICC_mpich := mpicc.mpich
MPICC_mpi3 := mpicc.mpich
MPICC_smpi := smpicc
MPI_FLAGS_mpich = $(CFLAGS) -fPIC
MPI_FLAGS_mpi3 = $(SANITIZE) -DDODONA_MPI_INT_COUNTS=3 -DDODONA_MPI_MOST_TAGS=24 -DDODONA_MPI_MOST_OPEN=3
MPI_FLAGS_smpi = $(CFLAGS)
# where the library's objects are that each build links: it is pure C, which needs no wrapper
PURE_mpich := $(BUILD)
PURE_mpi3 := $(BUILD)/sanitized
PURE_smpi := $(BUILD)

# One build: what programs link as an archive, and its programs. The watch stands in front of MPI's calls, hence no archive for
# what tests share; mpi_large does without, as naps would make large messages slow, and
# mpi_again, which counts allocations, as the watch allocates.
define MPI_BUILD
$(BUILD)/$(1)/%.o: %.c mpi/mpi.mk | need-mpi
	@mkdir -p $$(@D)
	$$(call say,CC,$$< $(1))
	$$(Q)$(MPICC_$(1)) $(CSTD) $(DEPEND) $$(MPI_FLAGS_$(1)) -I. $$(MPI_INCLUDE) -c $$< -o $$@

$(BUILD)/$(1)/parts.a: $(patsubst %.c,$(BUILD)/$(1)/%.o,$(MPI) $(MPI_PROFILE) $(MPI_FLOW) $(MPI_TIMING) $(MPI_CHUNKS)) $(REF:%.c=$(PURE_$(1))/%.o)

$(BUILD)/$(1)/bench_%: $(BUILD)/$(1)/mpi/bench/%.o $(BUILD)/$(1)/parts.a
	$$(call say,LD,$$@)
	$$(Q)$(MPICC_$(1)) $$(MPI_FLAGS_$(1)) $$^ -ljansson -lm -o $$@

$(BUILD)/$(1)/demo: $(BUILD)/$(1)/bench_demo
	@cp $$< $$@

$(BUILD)/$(1)/mpi_large $(BUILD)/$(1)/mpi_again $(BUILD)/$(1)/mpi_reproducible $(BUILD)/$(1)/mpi_overhead $(BUILD)/$(1)/mpi_leaks $(BUILD)/$(1)/mpi_dead: MPI_SHARED := tests/mpi/results.c
$(BUILD)/$(1)/mpi_same_bits: MPI_SHARED := tests/mpi/results.c tests/mpi/errors.c
$(BUILD)/$(1)/mpi_again: MPI_WRAP := $(patsubst %,-Wl$(,)--wrap=%,malloc calloc realloc dodona_plan_make)
$(BUILD)/$(1)/mpi_%: $(BUILD)/$(1)/tests/mpi/%.o $(MPI_SHARED:%.c=$(BUILD)/$(1)/%.o) $(BUILD)/$(1)/parts.a
	$$(call say,LD,$$@)
	$$(Q)$(MPICC_$(1)) $$(MPI_FLAGS_$(1)) $$< $$(MPI_SHARED:%.c=$(BUILD)/$(1)/%.o) $(BUILD)/$(1)/parts.a $$(MPI_WRAP) -ljansson -lm -o $$@

$(BUILD)/$(1)/vss_record: $(BUILD)/$(1)/tests/vss/record.o
	$$(call say,LD,$$@)
	$$(Q)$(MPICC_$(1)) $$(MPI_FLAGS_$(1)) $$^ -o $$@
endef
$(foreach build,mpich mpi3 smpi,$(eval $(call MPI_BUILD,$(build))))

# What results are by the command's own word.
$(BUILD)/expressions/expressions.h: tests/mpi/expressions.sh $(COMMAND) ref/algorithms.def
	@mkdir -p $(@D)
	$(call say,GEN,$@)
	$(Q)tests/mpi/expressions.sh $(COMMAND) >$@.part && mv $@.part $@

$(foreach build,mpich mpi3 smpi,$(BUILD)/$(build)/tests/mpi/expressions.o): $(BUILD)/expressions/expressions.h
$(foreach build,mpich mpi3 smpi,$(BUILD)/$(build)/tests/mpi/expressions.o): private MPI_INCLUDE := -DEXPRESSIONS_FILE='"$(BUILD)/expressions/expressions.h"'

MPI_OBJECTS := $(patsubst %.c,$(BUILD)/mpich/%.o,$(MPI) $(MPI_PROFILE)) $(REF:%.c=$(BUILD)/%.o)

$(MPI_LIBRARY): $(MPI_OBJECTS)

# Programs that know nothing of Dodona, to run with the drop-in.
$(BUILD)/preload/fortran: tests/mpi/preload/fortran.f90 | need-mpi
	@mkdir -p $(@D)
	$(call say,F90,$<)
	$(Q)mpifort.mpich $< -o $@

$(BUILD)/preload/train: mpi/examples/train.c | need-mpi
	@mkdir -p $(@D)
	$(call say,CC,$<)
	$(Q)$(MPICC_mpich) $(CSTD) $(CFLAGS) -O3 $< -lm -o $@

$(BUILD)/preload/plain: mpi/bench/plain.c | need-mpi
	@mkdir -p $(@D)
	$(call say,CC,$<)
	$(Q)$(MPICC_mpich) $(CSTD) $(CFLAGS) $< -o $@

# The example for the simulator, which knows no preload: the same source, and the same object whose three calls have other names.
$(BUILD)/smpi/train.o: mpi/examples/train.c | need-mpi
	@mkdir -p $(@D)
	$(call say,CC,$< smpi)
	$(Q)$(MPICC_smpi) $(CSTD) $(CFLAGS) -O3 -c $< -o $@

$(BUILD)/smpi/train: $(BUILD)/smpi/train.o
	$(call say,LD,$@)
	$(Q)$(MPICC_smpi) $< -lm -o $@

$(BUILD)/smpi/train_served: $(BUILD)/smpi/train.o $(BUILD)/smpi/mpi/bench/served.o $(BUILD)/smpi/parts.a
	$(call say,LD,$@)
	$(Q)objcopy $(foreach call,Bcast Reduce Allreduce,--redefine-sym MPI_$(call)=served_MPI_$(call)) $< $@.o
	$(Q)$(MPICC_smpi) $@.o $(filter-out $<,$^) -ljansson -lm -o $@

# A program of another MPI, which has pointers for handles.
$(BUILD)/preload/libother.so: tests/mpi/preload/other_mpi.c
	@mkdir -p $(@D)
	$(call say,CC,$<)
	$(Q)$(CC) $(CSTD) $(CFLAGS) -I. -fPIC -shared $< -o $@

$(BUILD)/preload/other: tests/mpi/preload/other.c $(BUILD)/preload/libother.so
	$(call say,CC,$<)
	$(Q)$(CC) $(CSTD) $(CFLAGS) -I. $< -L$(@D) -lother -Wl,-rpath,'$$ORIGIN' -o $@

$(BUILD)/preload/%: tests/mpi/preload/%.c tests/mpi/results.c tests/mpi/errors.c | need-mpi
	@mkdir -p $(@D)
	$(call say,CC,$<)
	$(Q)$(MPICC_mpich) $(CSTD) -D_POSIX_C_SOURCE=200809L $(CFLAGS) -I. $^ -lpthread -o $@

$(BUILD)/dodona_mpi.map: ref/oracle/package/exports.sh mpi/dodona_mpi.h ref/oracle/package/dodona.map
	$(Q)CC="$(CC)" $< mpi/dodona_mpi.h >$@.new && mv $@.new $@

$(MPI_SHARED_LIBRARY): $(MPI_OBJECTS) $(BUILD)/dodona_mpi.map
	$(call say,LD,$@)
	$(Q)$(MPICC_mpich) $(CFLAGS) -shared -Wl,-soname,libdodona_mpi.so.$(MAJOR) -Wl,--version-script=$(BUILD)/dodona_mpi.map $(filter-out %.map,$^) \
	  -ljansson -lm -o $@

# The library as one object that calls PMPI_X wherever it called MPI_X; only what the drop-in defines of MPI is seen outside.
$(BUILD)/mpich/preload.o: $(MPI_OBJECTS)
	$(call say,LD,$@)
	$(Q)ld -r $^ -o $@.own
	$(Q)nm -u $@.own | awk '$$2 ~ /^MPI_/ { print $$2, "P" $$2 }' >$@.names
	$(Q)objcopy --redefine-syms=$@.names $@.own $@

$(MPI_PRELOAD): $(BUILD)/mpich/mpi/preload/preload.o $(BUILD)/mpich/mpi/preload/entry.o $(BUILD)/mpich/preload.o mpi/preload/preload.map
	$(call say,LD,$@)
	$(Q)$(MPICC_mpich) $(CFLAGS) -shared -Wl,--version-script=mpi/preload/preload.map $(filter %.o,$^) -ljansson -lm -o $@

$(BUILD)/dodona-measure: $(MPI_MEASURE:%.c=$(BUILD)/mpich/%.o) $(BUILD)/mpich/parts.a
	$(call say,LD,$@)
	$(Q)$(MPICC_mpich) $(CFLAGS) $^ -lgsl -lgslcblas -ljansson -lm -o $@

$(BUILD)/smpi/dodona-measure: $(MPI_MEASURE:%.c=$(BUILD)/smpi/%.o) $(BUILD)/smpi/parts.a
	$(call say,LD,$@)
	$(Q)$(MPICC_smpi) $(CFLAGS) $^ -lgsl -lgslcblas -ljansson -lm -o $@

.PHONY: mpi install-mpi demo bench-network bench-real bench-sim bench-train bench-twotree
