// A program that bench/frames.c runs. For each byte that it reads it draws a round of near frames, and writes
// back how many ns each took.
#include "bench/picture.h"
#include "map/tiles.h"

#include <time.h>
#include <unistd.h>

static double cpu_ns(void) {
    struct timespec now;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static double draw_round(Bed *bed) {
    double spent = 0;
    for (int run = 0; run < MAPS; run++) {
        picture_ready(bed, run);
        double start = cpu_ns();
        picture_ours(bed, run);
        spent += cpu_ns() - start;
    }
    return spent / MAPS;
}

int main(void) {
    const Work work = {.kind = TILE_FLOOR, .count = 100};
    Bed bed = {.work = &work};
    char asked;
    bool sound = picture_open(&bed) == NULL;
    while (sound && read(STDIN_FILENO, &asked, 1) == 1) {
        double ns = draw_round(&bed);
        sound = write(STDOUT_FILENO, &ns, sizeof ns) == (ssize_t)sizeof ns;
    }
    picture_close(&bed);
    return sound ? 0 : 1;
}
