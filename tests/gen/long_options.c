// A hundred thousand sets of options: for each there is a sound level, or it is refused with the nearest size
// for which there is one.
#include "gen/draws.h"
#include "support/progress_exit.h"

enum { DRAWS = 100000 };

int main(int argc, char **argv) {
    long draws = argc > 1 ? atol(argv[1]) : DRAWS, broken = 0;
    bool goes_on = true;
    Progress progress;
    Rng rng;
    rng_init(&rng, argc > 2 ? strtoull(argv[2], NULL, 10) : 1, STREAM_LAYOUT);
    progress_begin(&progress, "options", draws);
    for (long i = 0; goes_on && i < draws; i++) {
        GenOptions options = draw_options(&rng);
        const char *flaw = draw_flaw(options);
        if (flaw != NULL) draw_print(&options, flaw);
        broken += flaw != NULL;
        goes_on = progress_step(&progress);
    }
    progress_clear(&progress, stdout);
    printf("%ld of %ld sets of options are not met\n", broken, draws);
    return progress_exit(&progress, "long_options", broken > 0);
}
