// libFuzzer brings the main function, and calls the one that the Swift part defines.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *start, size_t count);

// Keeps the linker from leaving that part out.
int (*const tt_fuzzed)(const uint8_t *, size_t) = LLVMFuzzerTestOneInput;
