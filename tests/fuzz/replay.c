// Runs a fuzz target once on each of the given files, without a fuzzer. So a corpus is a test for every
// compiler.
#include "fuzz/fuzz.h"

#include <stdio.h>
#include <stdlib.h>

enum { SIZE_MAX_READ = 1 << 24 };

static int run(const char *path) {
    FILE *file = fopen(path, "rb");
    uint8_t *bytes = malloc(SIZE_MAX_READ);
    if (file == NULL || bytes == NULL) {
        fprintf(stderr, "%s cannot be read\n", path);
        return 1;
    }
    size_t size = fread(bytes, 1, SIZE_MAX_READ, file);
    uint8_t *exact = realloc(bytes, size + (size == 0)); // so that reading past the end is noticed
    (void)fclose(file);
    if (exact != NULL) (void)LLVMFuzzerTestOneInput(exact, size);
    free(exact);
    return exact == NULL;
}

int main(int argc, char **argv) {
    int failures = 0;
    for (int i = 1; i < argc; i++) failures += run(argv[i]);
    printf("%d files\n", argc - 1);
    return failures != 0 || argc == 1;
}
