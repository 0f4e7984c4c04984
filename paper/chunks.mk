# Numbers of chunks: the source's tables, the closed form and the simulation beside them.

CHUNKS_OPS := bcast reduce allreduce
CHUNKS_DATA := $(CHUNKS_OPS:%=$(PAPER)/chunks-%.tex) $(PAPER)/chunks_agree.tex

$(PAPER)/chunks: $(BUILD)/ref/oracle/chunks.o

$(PAPER)/chunks-%.csv: $(PAPER)/chunks
	$< $* >$@

$(PAPER)/chunks-%.tex: paper/chunks.awk $(PAPER)/chunks-%.csv
	awk -f $^ >$@

$(PAPER)/chunks_agree.tex: paper/chunks_agree.awk $(CHUNKS_OPS:%=$(PAPER)/chunks-%.csv)
	awk -f $^ >$@
