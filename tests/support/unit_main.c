// A room's unit tests in one program: `test_sim fire` runs tests/sim/test_fire.c, whose main() is
// main_of_fire() here.
#include <stdio.h>
#include <string.h>

#define UNIT(name) int main_of_##name(void);
#include UNIT_LIST
#undef UNIT

static const struct {
    const char *name;
    int (*run)(void);
} UNITS[] = {
#define UNIT(name) {#name, main_of_##name},
#include UNIT_LIST
};

int main(int argc, char *argv[]) {
    const size_t count = sizeof UNITS / sizeof UNITS[0];
    for (size_t i = 0; argc == 2 && i < count; i++) {
        if (strcmp(UNITS[i].name, argv[1]) == 0) return UNITS[i].run();
    }
    fprintf(stderr, "usage: %s NAME, which is one of:", argv[0]);
    for (size_t i = 0; i < count; i++) fprintf(stderr, " %s", UNITS[i].name);
    fputs("\n", stderr);
    return 2;
}
