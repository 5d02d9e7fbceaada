// Prints a level, with its start as @ and its monsters as letters.
// build: cc print_level.c $(pkg-config --cflags --libs cellarium)      usage: ./a.out [GENERATOR [SEED]]
#include <cellarium.h>
#include <stdio.h>
#include <string.h>

static char sign(const cellarium_level *level, int x, int y) {
    cellarium_cell start = cellarium_level_start(level);
    cellarium_thing thing;
    if (start.x == x && start.y == y) return '@';
    for (int i = 0; cellarium_level_thing(level, i, &thing); i++) {
        if (thing.x == x && thing.y == y && strcmp(thing.what, "fixture") != 0)
            return strcmp(thing.what, "monster") == 0 ? thing.name[0] : '*';
    }
    int tile = cellarium_level_tile(level, x, y);
    if (strcmp(cellarium_tile_name(tile), "void") == 0) return ' ';
    if (!cellarium_tile_is_solid(tile)) return '.';
    return cellarium_level_is_shaded(level, x, y) ? '%' : '#';
}

int main(int argc, char **argv) {
    cellarium_options *options = cellarium_options_new(argc > 1 ? argv[1] : "halls");
    if (options == NULL) {
        fprintf(stderr, "there is no such generator\n");
        return 2;
    }
    cellarium_level *level = NULL;
    if (argc < 3 || cellarium_options_set(options, "seed", argv[2])) level = cellarium_level_new(options);
    if (level == NULL) fprintf(stderr, "%s\n", cellarium_options_error(options));
    for (int y = 0; level != NULL && y < cellarium_level_height(level); y++) {
        for (int x = 0; x < cellarium_level_width(level); x++) putchar(sign(level, x, y));
        putchar('\n');
    }
    cellarium_options_free(options);
    cellarium_level_free(level);
    return level == NULL;
}
