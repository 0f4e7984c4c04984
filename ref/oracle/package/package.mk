# What is installed under PREFIX, and what is packed for others.

PREFIX ?= /usr/local
VERSION := $(shell sed -n 's/^.define DODONA_VERSION "\(.*\)"/\1/p' ref/base/version.h)
MAJOR := $(firstword $(subst ., ,$(VERSION)))
SONAME := libdodona.so.$(MAJOR)
# of what is installed and packed; a tarball has it in a file
COMMIT = $(shell cat .commit 2>/dev/null || git rev-parse --short HEAD 2>/dev/null || echo unknown)
PACKAGE := ref/oracle/package
INSTALLED := $(BUILD)/installed
AT = $(DESTDIR)$(PREFIX)
INCLUDE = $(AT)/include/dodona

# what the public header includes, and what a proof includes that cites a theorem
CITED := spec/machine/delivery.h proofs/theorems/schedule/theorem_schedule.h
HEADERS = $(sort $(filter ref/%.h ref/%.def spec/%.h proofs/%.h,$(shell $(CC) -I. -MM ref/dodona.h $(CITED))))

# exports.sh writes the map; tests/pure.sh compares
$(SHARED_LIBRARY): $(REF:%.c=$(BUILD)/%.o) $(PACKAGE)/dodona.map
	$(call say,LD,$@)
	$(Q)$(CC) $(CFLAGS) -shared -Wl,-soname,$(SONAME) -Wl,--version-script=$(PACKAGE)/dodona.map $(filter %.o,$^) -lm -o $@

# the command that is installed knows its commit; build/dodona does not, so that a commit changes no program that tests read
$(INSTALLED)/main.o: ref/oracle/commands/main.c FORCE | need-build
	@mkdir -p $(@D)
	$(Q)$(CC) $(CSTD) $(CFLAGS) -fPIC -I. -DORACLE_COMMIT='" ($(COMMIT))"' -c $< -o $@

$(INSTALLED)/dodona: $(INSTALLED)/main.o $(ORACLE_PARTS:%.c=$(BUILD)/%.o) $(LIBRARY)
	$(Q)$(CC) $(CFLAGS) $^ -ljansson -lexpat -lm -o $@

# man pages and completions: what the command says of itself
$(INSTALLED)/share: $(COMMAND) $(PACKAGE)/manuals.sh
	$(call say,MAN,$@)
	$(Q)rm -rf $@ && $(PACKAGE)/manuals.sh $(COMMAND) $@

install: all $(INSTALLED)/dodona $(INSTALLED)/share ## libraries, command, headers, man pages, completions and the provers' settings under PREFIX (default /usr/local); pkg-config: dodona; CMake: Dodona
	$(call say,INST,$(AT))
	$(Q)install -d $(addprefix $(AT)/,bin lib/pkgconfig lib/cmake/Dodona share/dodona) $(INCLUDE)
	$(Q)install $(INSTALLED)/dodona $(AT)/bin
	$(Q)install -m 644 $(LIBRARY) $(AT)/lib
	$(Q)install -m 644 $(SHARED_LIBRARY) $(AT)/lib/libdodona.so.$(VERSION)
	$(Q)ln -sf libdodona.so.$(VERSION) $(AT)/lib/$(SONAME)
	$(Q)ln -sf $(SONAME) $(AT)/lib/libdodona.so
	$(Q)for header in $(HEADERS); do install -D -m 644 $$header $(INCLUDE)/$$header || exit 1; done
	$(Q)install -m 644 ref/dodona.h $(INCLUDE)
	$(Q)install -m 644 proofs/tools/why3/*.drv $(wildcard $(BUILD)/dodona.html) $(AT)/share/dodona
	$(Q)sed 's,proofs/tools/why3/,$(PREFIX)/share/dodona/,' proofs/tools/why3/why3.conf >$(AT)/share/dodona/why3.conf
	$(Q)cp -R $(INSTALLED)/share $(AT)
	$(Q)for file in dodona.pc DodonaConfig.cmake DodonaConfigVersion.cmake; do \
	  sed 's,@PREFIX@,$(PREFIX),g; s,@VERSION@,$(VERSION),g; s,@SONAME@,$(SONAME),g' $(PACKAGE)/$$file.in >$(INSTALLED)/$$file || exit 1; done
	$(Q)install -m 644 $(INSTALLED)/dodona.pc $(AT)/lib/pkgconfig
	$(Q)install -m 644 $(INSTALLED)/*.cmake $(AT)/lib/cmake/Dodona

uninstall: ## remove from PREFIX what install and install-mpi put there
	$(call say,RM,$(AT))
	$(Q)rm -rf $(INCLUDE) $(AT)/share/dodona $(AT)/lib/cmake/Dodona
	$(Q)rm -f $(AT)/bin/dodona $(AT)/lib/libdodona.a $(AT)/lib/libdodona.so* $(AT)/lib/libdodona_mpi.* $(AT)/lib/libdodona-preload.so \
	  $(AT)/lib/pkgconfig/dodona.pc $(AT)/lib/pkgconfig/dodona-mpi.pc $(AT)/share/man/man1/dodona.1 $(AT)/share/man/man1/dodona-*.1 \
	  $(AT)/share/man/man7/dodona-*.7 $(AT)/share/bash-completion/completions/dodona $(AT)/share/zsh/site-functions/_dodona \
	  $(AT)/share/fish/vendor_completions.d/dodona.fish
	$(Q)[ ! -d $(AT) ] || find $(AT) -depth -type d -empty -delete

dist: ## build/dodona-VERSION.tar.gz: the sources as they are committed, which build without git
	$(call say,DIST,$(BUILD)/dodona-$(VERSION).tar.gz)
	$(Q)mkdir -p $(BUILD)
	$(Q)git archive --prefix=dodona-$(VERSION)/ -o $(BUILD)/dodona-$(VERSION).tar HEAD
	$(Q)echo $(COMMIT) >$(BUILD)/.commit
	$(Q)tar --append -f $(BUILD)/dodona-$(VERSION).tar --transform 's,.*/,dodona-$(VERSION)/,' --owner=0 --group=0 $(BUILD)/.commit
	$(Q)gzip -nf $(BUILD)/dodona-$(VERSION).tar

amalgamation: $(BUILD)/amalgamation/dodona.c ## build/amalgamation/dodona.h and dodona.c: the library as two files, to be copied into a project

$(BUILD)/amalgamation/dodona.c: $(PACKAGE)/amalgamate.py $(REF) $(HEADERS)
	$(call say,JOIN,$@)
	$(Q)$< $(@D)

docs: need-docs ## build/docs/html: the interface, each function with its contract, and all theorems
	$(call say,DOCS,$(BUILD)/docs/html)
	$(Q)$(PACKAGE)/docs.py $(BUILD)/docs

FORCE:
.PHONY: install uninstall dist amalgamation docs FORCE
