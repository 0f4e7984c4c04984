# Numbers of chunks: the source's tables, the closed form and the simulation beside them.

CHUNKS_OPS := bcast reduce allreduce
CHUNKS_DATA := $(CHUNKS_OPS:%=$(PAPER)/chunks-%.tex) $(PAPER)/chunks_agree.tex
LOGGP_KILOBYTES := 256 1024 7168
LOGGP_DATA := $(foreach op,$(CHUNKS_OPS),$(LOGGP_KILOBYTES:%=$(PAPER)/loggp-$(op)-%.dat))

$(PAPER)/chunks $(PAPER)/loggp_times: $(BUILD)/ref/oracle/shared/chunks.o

$(LOGGP_DATA): $(PAPER)/loggp-%.dat: $(PAPER)/loggp_times
	$(call say,DATA,$@)
	$(Q)$< $(subst -, ,$*) >$@

$(PAPER)/chunks-%.csv: $(PAPER)/chunks
	$(call say,DATA,$@)
	$(Q)$< $* >$@

$(PAPER)/chunks-%.tex: paper/chunks.awk $(PAPER)/chunks-%.csv
	$(call say,DATA,$@)
	$(Q)awk -f $^ >$@

$(PAPER)/chunks_agree.tex: paper/chunks_agree.awk $(CHUNKS_OPS:%=$(PAPER)/chunks-%.csv)
	$(call say,DATA,$@)
	$(Q)awk -f $^ >$@
