# Two trees: the drawings.

TWOTREE_BLOCKS := $(addprefix $(PAPER)/blocks-,bcast.tex reduce.tex allreduce.tex)
TWOTREE_DATA := $(TWOTREE_BLOCKS) $(foreach name,twotree-c twotree-cc twotree-s,$(PAPER)/$(name)-1.tex $(PAPER)/$(name)-2.tex)

$(PAPER)/twotree-%-1.tex: $(PAPER)/twotree
	$(call say,DATA,$@)
	$(Q)$< twotree-$* 20 1 >$@

$(PAPER)/twotree-%-2.tex: $(PAPER)/twotree
	$(call say,DATA,$@)
	$(Q)$< twotree-$* 20 2 >$@

# Which block comes to whom when: a broadcast, a reduction, and an allreduce whose halves overlap.
$(PAPER)/blocks-allreduce.tex: BLOCKS_OVERLAP := --overlap
$(TWOTREE_BLOCKS): $(PAPER)/blocks-%.tex: paper/blocks.awk $(COMMAND)
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)$(COMMAND) schedule twotree-c --op $* $(BLOCKS_OVERLAP) --ranks 12 --blocks 6 | awk -v ranks=12 -v op=$* -f $< >$@
