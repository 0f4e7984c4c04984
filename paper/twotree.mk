# Two trees: the drawings.

TWOTREE_DATA := $(foreach name,twotree-c twotree-cc twotree-s,$(PAPER)/$(name)-1.tex $(PAPER)/$(name)-2.tex)

$(PAPER)/twotree-%-1.tex: $(PAPER)/twotree
	$(call say,DATA,$@)
	$(Q)$< twotree-$* 20 1 >$@

$(PAPER)/twotree-%-2.tex: $(PAPER)/twotree
	$(call say,DATA,$@)
	$(Q)$< twotree-$* 20 2 >$@
