// Ten thousand furnished levels of every generator, at all depths, played to their end by an independent
// checker.
#include "gen/long_levels.h"
#include "gen/solvable.h"

static GenOptions options_of(int kind, uint64_t seed) {
    GenOptions options = shape_of((GenKind)kind, seed);
    options.depth = 1 + (int)(seed % GEN_DEPTH_MAX);
    return options;
}

static const char *flaw(Level *level, const GenOptions *options) {
    (void)options;
    return solvable_verdict(level);
}

int main(void) {
    return long_levels(&(LongRun){.program = "long_solvable",
                                  .levels = 10000,
                                  .kinds = GEN_COUNT,
                                  .name = generator_name,
                                  .options = options_of,
                                  .flaw = flaw});
}
