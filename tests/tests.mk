# Tests and properties. A new tests/unit_*.c, props/*.cpp, tests/fuzz_*.c or tests/cli*.sh is found by its name.

UNITS := $(patsubst %.c,$(BUILD)/%,$(wildcard tests/unit_*.c))
PROPERTIES := $(patsubst %.cpp,$(BUILD)/%,$(wildcard props/*.cpp))
FUZZERS := $(patsubst %.c,$(BUILD)/%,$(wildcard tests/fuzz_*.c))

$(BUILD)/tests/unit_%: tests/unit_%.c $(BUILD)/sanitized/libdodona.a | need-check
	@mkdir -p $(@D)
	$(CC) $(CSTD) $(DEPEND) $(SANITIZE) -Iref $< $(BUILD)/sanitized/libdodona.a -lcmocka -lm -o $@

$(BUILD)/props/%: props/%.cpp $(LIBRARY) | need-check
	@mkdir -p $(@D)
	$(CXX) -std=c++17 $(STRICT) $(DEPEND) $(CXXFLAGS) -Iref $< $(LIBRARY) -lrapidcheck -lm -o $@
