# The page: the command compiled to WebAssembly, and what draws its answers, in one file.

PAGE := $(BUILD)/page
WASM := --target=wasm32-wasi --sysroot=/usr -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_MMAN
# what needs other programs, a terminal or signals stays out; ref/oracle/page has stand-ins
PAGE_PARTS := $(filter-out ref/oracle/hunt/% %hunt.c %hunt_answer.c %main.c ref/oracle/commands/show% %ticker.c %replace.c,$(ORACLE)) $(wildcard ref/oracle/page/*.c)
PAGE_SCRIPTS := $(sort $(wildcard ref/oracle/page/*.js))

$(PAGE)/%.o: %.c | need-page
	@mkdir -p $(@D)
	$(call say,WASM,$<)
	$(Q)clang-14 $(WASM) -std=c11 -Wall -Wextra -Werror $(DEPEND) -Oz -I. -c $< -o $@

# absent.txt: jansson and expat, which write JSON answers and read XML: nothing that the page asks for
$(PAGE)/dodona.wasm: $(patsubst %.c,$(PAGE)/%.o,$(REF) $(PAGE_PARTS)) ref/oracle/page/absent.txt
	$(call say,LD,$@)
	$(Q)clang-14 $(WASM) -Oz -Wl,--allow-undefined-file=ref/oracle/page/absent.txt -Wl,--strip-all -Wl,-z,stack-size=1048576 $(filter %.o,$^) \
	  -lwasi-emulated-signal -lwasi-emulated-mman -lm -o $@

$(BUILD)/dodona.html: $(PAGE)/dodona.wasm ref/oracle/page/bundle.py ref/oracle/package/contracts.py ref/oracle/page/page.html ref/oracle/page/page.css $(PAGE_SCRIPTS) \
  ref/oracle/page/theorems.txt $(wildcard proofs/theorems/*/*)
	$(call say,PAGE,$@)
	$(Q)ref/oracle/page/bundle.py $< $@

page: $(BUILD)/dodona.html ## build/dodona.html: ask the proven schedules in a browser, without network

.PHONY: page
