# The paper: programs that print data, then LaTeX. Numbers come from build/paper/, none is typed by hand.

PAPER := $(BUILD)/paper
include paper/postal.mk paper/measure.mk paper/chunks.mk paper/twotree.mk paper/networks.mk

PAPER_PROGRAMS := $(addprefix $(PAPER)/,trees group curve numbers steps chunks loggp_times twotree \
  $(POSTAL_PROGRAMS) $(NETWORK_PROGRAMS))
PAPER_CURVES := 64 1024 16384
PAPER_DATA := $(addprefix $(PAPER)/,trees.tex group.tex slots.tex numbers.tex steps.tex theorems.tex \
  status.tex training_rows.tex defect.txt orders.txt $(PAPER_CURVES:%=curve-%.dat) $(PAPER_CURVES:%=simplex-speedup-%.dat)) $(POSTAL_DATA) $(CHUNKS_DATA) $(LOGGP_DATA) $(TWOTREE_DATA) \
  $(NETWORK_DATA)
THEOREMS := proofs/README.md
STATUS := $(wildcard proofs/STATUS.md)
DEFECT := $(firstword $(wildcard tests/*/circulant-p33-n5.csv))

paper: $(BUILD)/paper.pdf ## build/paper.pdf

$(PAPER_PROGRAMS): $(PAPER)/%: $(BUILD)/paper/%.o $(BUILD)/paper/tree.o $(BUILD)/paper/print.o \
  $(BUILD)/paper/speedup.o $(BUILD)/paper/lambda_trees.o $(BUILD)/paper/networks.o $(LIBRARY)
	$(call say,LD,$@)
	$(Q)$(CC) $(CFLAGS) $(filter-out %.a,$^) $(filter %.a,$^) -lm -o $@

$(PAPER)/trees.tex: $(PAPER)/trees
	$(call say,DATA,$@)
	$(Q)$< 5 1 2 3 0 >$@

$(PAPER)/group.tex: $(PAPER)/group
	$(call say,DATA,$@)
	$(Q)$< 60 3 drawing >$@

$(PAPER)/slots.tex: $(PAPER)/group
	$(call say,DATA,$@)
	$(Q)$< 60 3 slots >$@

$(PAPER)/numbers.tex $(PAPER)/steps.tex: $(PAPER)/%.tex: $(PAPER)/%
	$(call say,DATA,$@)
	$(Q)$< >$@

$(PAPER)/curve-%.dat: $(PAPER)/curve
	$(call say,DATA,$@)
	$(Q)$< $* >$@

# The same for simplex ports, as the command has it.
$(PAPER)/simplex-speedup-%.dat: $(COMMAND)
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)$(COMMAND) plan --speedup --ranks $* --model simplex | awk 'BEGIN { print "ratio speedup" } $$1 ~ /^[0-9]/ { print $$1, $$7 }' >$@

# The verdict on a schedule from another library; exit 1 is the answer that the text reports.
ifeq ($(DEFECT),)
$(PAPER)/defect.txt:
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)echo "(built without tests/*/circulant-p33-n5.csv)" >$@
else
$(PAPER)/defect.txt: $(COMMAND) $(DEFECT)
	$(call say,DATA,$@)
	$(Q)$(COMMAND) check $(DEFECT) --ranks 33 --blocks 5 >$@.long; [ $$? -eq 1 ]
	$(Q)fold -s -w 90 $@.long >$@
endif

# In which order algorithms compute a result.
$(PAPER)/orders.txt: $(COMMAND)
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)for a in chain binary ring recursive-doubling rabenseifner; do \
	  printf '%-20s %s\n' $$a "$$($(COMMAND) order $$a --op allreduce --ranks 6 --blocks 6 | tail -n 1)"; done >$@

# What other parts write may not be there yet: then the text says so.
$(PAPER)/theorems.tex: paper/theorems.awk $(THEOREMS)
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)awk -f $< $(or $(THEOREMS),/dev/null) >$@

$(PAPER)/status.tex: paper/status.awk $(STATUS)
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)awk -f $< $(or $(STATUS),/dev/null) >$@

$(PAPER)/training_rows.tex: paper/training.awk paper/measured/train.dat
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)awk -f $^ >$@

# in a folder that is made anew: what LaTeX has written when it is interrupted is of no use to it
$(BUILD)/paper.pdf: $(wildcard paper/*.tex paper/*.bib paper/measured/*.dat) $(PAPER_DATA) | need-paper
	$(call say,PDF,$@)
	@rm -rf $(PAPER)/latex
	$(Q)TEXINPUTS=paper:$(PAPER): BIBINPUTS=paper: latexmk -pdf -silent -interaction=nonstopmode \
	  -halt-on-error -outdir=$(PAPER)/latex paper/paper.tex >$(PAPER)/latexmk.log 2>&1 || \
	  { tail -20 $(PAPER)/latexmk.log; tail -40 $(PAPER)/latex/paper.log; exit 1; }
	$(Q)cp $(PAPER)/latex/paper.pdf $@

.PHONY: paper
