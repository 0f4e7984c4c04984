# Ports and networks: drawings and tables.

NETWORK_PROGRAMS := simplex_slots simplex_steps cube_trees cube_units crossbar_tree crossbar_table mesh_tree mesh_table \
  all_steps network_plans orders network_numbers
NETWORK_DATA := $(addprefix $(PAPER)/,simplex-slots-4.tex simplex-slots-5.tex simplex_steps.tex cube-0.tex cube-1.tex \
  cube-2.tex cube-3.tex cube_units.tex crossbar-1.tex crossbar-2.tex crossbar_table.tex mesh.tex mesh_table.tex mesh-some.tex \
  all_steps.tex network_plans.tex orders.tex network_numbers.tex constructions.tex)

$(PAPER)/simplex-slots-%.tex: $(PAPER)/simplex_slots
	$(call say,DATA,$@)
	$(Q)$< $* >$@

$(PAPER)/cube-%.tex: $(PAPER)/cube_trees
	$(call say,DATA,$@)
	$(Q)$< $* >$@

$(PAPER)/crossbar-%.tex: $(PAPER)/crossbar_tree
	$(call say,DATA,$@)
	$(Q)$< 5 6 2 $* >$@

$(PAPER)/mesh.tex: $(PAPER)/mesh_tree
	$(call say,DATA,$@)
	$(Q)$< 8 16 1 2 >$@

$(PAPER)/mesh-some.tex: $(PAPER)/mesh_table
	$(call say,DATA,$@)
	$(Q)$< some >$@

$(addprefix $(PAPER)/,cube_units.tex simplex_steps.tex crossbar_table.tex mesh_table.tex all_steps.tex network_plans.tex orders.tex \
  network_numbers.tex): $(PAPER)/%.tex: $(PAPER)/%
	$(call say,DATA,$@)
	$(Q)$< >$@

$(PAPER)/constructions.tex: paper/constructions.awk proofs/units $(wildcard proofs/STATUS.md)
	@mkdir -p $(@D)
	$(call say,DATA,$@)
	$(Q)awk -v refs="$(REF)" -f $^ >$@
