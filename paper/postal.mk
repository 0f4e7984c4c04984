# Data of the postal model: from this repository's programs, and from what paper/measured/ keeps.

POSTAL_PROGRAMS := postal_tree alpha_ranges alpha_tops alpha_sizes alpha_times alpha_limits growth break_even \
  delays growth_tables combine_rounds postal_numbers
POSTAL_DATA := $(addprefix $(PAPER)/,tree-1.tex tree-2.tex tree-3.tex ranges-two.dat ranges-other.dat tops.dat \
  sizes.dat limits.tex times.dat growth.dat break_even.dat delays.dat table-1.tex table-2.tex rounds.tex \
  postal_numbers.tex pair-blocking-first.dat pair-blocking-second.dat pair-nonblocking-first.dat \
  path-512.dat path-16384.dat simulated-512.dat simulated-16384.dat predicted-512.dat predicted-16384.dat \
  agree-512.tex agree-16384.tex measured.tex)
MEASURED := paper/measured
PAIR := $(MEASURED)/pair.csv

$(PAPER)/tree-1.tex: $(PAPER)/postal_tree
	$(call say,DATA,$@)
	$(Q)$< binomial 8 1 >$@

$(PAPER)/tree-2.tex: $(PAPER)/postal_tree
	$(call say,DATA,$@)
	$(Q)$< binomial 8 2 >$@

$(PAPER)/tree-3.tex: $(PAPER)/postal_tree
	$(call say,DATA,$@)
	$(Q)$< lambda 8 2 >$@

$(PAPER)/ranges-two.dat: $(PAPER)/alpha_ranges
	$(call say,DATA,$@)
	$(Q)$< 2 1 250 >$@

$(PAPER)/ranges-other.dat: $(PAPER)/alpha_ranges
	$(call say,DATA,$@)
	$(Q)$< 39 20 250 >$@

$(PAPER)/tops.dat: $(PAPER)/alpha_tops
	$(call say,DATA,$@)
	$(Q)$< 39 20 1000000 >$@

$(PAPER)/sizes.dat: $(PAPER)/alpha_sizes
	$(call say,DATA,$@)
	$(Q)$< 1293 1000 >$@

$(PAPER)/limits.tex: $(PAPER)/alpha_limits
	$(call say,DATA,$@)
	$(Q)$< 10000000 >$@

$(PAPER)/times.dat: $(PAPER)/alpha_times
	$(call say,DATA,$@)
	$(Q)$< 9 5 64 500 700 >$@

$(PAPER)/growth.dat: $(PAPER)/growth
	$(call say,DATA,$@)
	$(Q)$< >$@

$(PAPER)/postal_numbers.tex: $(PAPER)/postal_numbers
	$(call say,DATA,$@)
	$(Q)$< >$@

$(PAPER)/break_even.dat: $(PAPER)/break_even
	$(call say,DATA,$@)
	$(Q)$< 64 1024 1048576 >$@

$(PAPER)/delays.dat: $(PAPER)/delays
	$(call say,DATA,$@)
	$(Q)$< 64 >$@

$(PAPER)/table-%.tex: $(PAPER)/growth_tables
	$(call say,DATA,$@)
	$(Q)$< $* >$@

$(PAPER)/rounds.tex: $(PAPER)/combine_rounds
	$(call say,DATA,$@)
	$(Q)$< 20 2 >$@

$(PAPER)/pair-%.dat: paper/pair.awk $(PAIR)
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)awk -v send=$(firstword $(subst -, ,$*)) -v experiment=$(lastword $(subst -, ,$*)) -f $^ >$@

$(PAPER)/path-%.dat: paper/shares.awk $(PAIR) $(MEASURED)/path-%.csv
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)awk -f $^ >$@

$(PAPER)/simulated-%.dat: paper/shares.awk $(PAIR) $(MEASURED)/simulated-%.csv
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)awk -v unit=10e-6 -f $^ >$@

$(PAPER)/predicted-%.dat: $(PAPER)/alpha_times paper/ratio.awk $(PAIR)
	$(call say,DATA,$@)
	$(Q)$< $$(awk -v bytes=$* -f paper/ratio.awk $(PAIR)) 64 400 750 >$@

$(PAPER)/agree-%.tex: paper/agree.awk $(PAPER)/predicted-%.dat $(PAPER)/simulated-%.dat
	$(call say,DATA,$@)
	$(Q)awk -v bytes=$* -f $^ >$@

$(PAPER)/measured.tex: paper/measured.awk $(wildcard $(MEASURED)/*.csv)
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)awk -f $^ >$@
