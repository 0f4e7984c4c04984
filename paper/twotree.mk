# Two trees: the drawings.

TWOTREE_BLOCKS := $(addprefix $(PAPER)/blocks-,bcast.tex reduce.tex allreduce.tex)
PLANNED_RANKS := 8 12 16 24 32 53 64 96 128 158 188 256
PLANNED_KILOBYTES := 256 512 1024 3072 5120 7168 51200 102400 204800
PLANNED := $(foreach op,bcast reduce allreduce,$(PLANNED_KILOBYTES:%=$(PAPER)/planned-$(op)-%.dat))
TWOTREE_DATA := $(TWOTREE_BLOCKS) $(PLANNED) $(foreach name,twotree-c twotree-cc twotree-s,$(PAPER)/$(name)-1.tex $(PAPER)/$(name)-2.tex)

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

# The sizes and numbers of ranks of the source's plots, as the planner sees them on hosts of 12.5 GB/s where a step begins with 2 us.
$(PLANNED): $(PAPER)/planned-%.dat: paper/planned.awk $(COMMAND)
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)for ranks in $(PLANNED_RANKS); do $(COMMAND) plan --op $(word 1,$(subst -, ,$*)) --ranks $$ranks \
	  --bytes $$(($(word 2,$(subst -, ,$*)) * 1024)) --startup 2 --byte-time 8e-5; done | awk -f $< >$@
