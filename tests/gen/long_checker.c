// Ten thousand levels of every generator, judged by the independent checker.
#include "gen/checker_level.h"
#include "gen/long_levels.h"

static GenOptions options_of(int kind, uint64_t seed) {
    return shape_of((GenKind)kind, seed);
}

static const char *flaw(Level *level, const GenOptions *options) {
    return checker_flaw(level, options);
}

int main(void) {
    return long_levels(&(LongRun){.program = "long_checker",
                                  .levels = 10000,
                                  .kinds = GEN_COUNT,
                                  .name = generator_name,
                                  .options = options_of,
                                  .flaw = flaw});
}
