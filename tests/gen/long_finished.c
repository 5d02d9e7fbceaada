// Twenty thousand finished levels of every generator and the descent, of all options, sizes and depths,
// judged by the independent checker: stairs, doors, locks, and where monsters live.
#include "gen/checker_finished.h"
#include "gen/long_levels.h"

enum { DESCENT = GEN_COUNT, SPARSE, KINDS };

static const char *name_of(int kind) {
    return kind == DESCENT ? "descent" : kind == SPARSE ? "sparse" : generator_name(kind);
}

// Sparse: few rooms in much stone. Of the small ones there are enough among all others.
static GenOptions options_of(int kind, uint64_t seed) {
    GenOptions options = shape_of(kind < GEN_COUNT ? (GenKind)kind : GEN_HALLS, seed);
    options.depth = (int)(seed % (GEN_DEPTH_MAX + 1));
    if (kind == DESCENT) options = (GenOptions){.descent = true, .seed = seed, .depth = 1 + (int)(seed % 7)};
    if (kind == SPARSE) options.rooms = 1 + (int)(seed % 3);
    return options;
}

static const char *flaw(Level *level, const GenOptions *options) {
    return finished_flaw(level, options->depth);
}

int main(void) {
    return long_levels(&(LongRun){.program = "long_finished",
                                  .levels = 20000,
                                  .kinds = KINDS,
                                  .name = name_of,
                                  .options = options_of,
                                  .flaw = flaw});
}
