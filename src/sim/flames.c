#include "sim/flames.h"

const FlameInfo FLAMES[FLAME_KIND_COUNT] = {
    [FLAME_TORCH] = {.name = "torch", .radius = TORCH_RADIUS},
    [FLAME_BRAZIER] = {.name = "brazier", .radius = 5},
    [FLAME_CANDLE] = {.name = "candle", .radius = 3},
    [FLAME_BRAND] = {.name = "brand", .radius = 3},
    [FLAME_STAIRS] = {.name = "stairs", .radius = 2},
};

bool flames_init(World *world) {
    (void)world;
    return true;
}
void flames_free(World *world) {
    (void)world;
}
void flames_find(World *world) {
    (void)world;
}
void flames_look(World *world, Vec cell) {
    (void)world;
    (void)cell;
}
bool flames_kindle(World *world, Vec cell, int by) {
    (void)world;
    (void)cell;
    return by < 0;
}
bool flames_quench(World *world, Vec cell, int by) {
    (void)world;
    (void)cell;
    return by < 0;
}
void flames_tick(World *world) {
    (void)world;
}
int flames_lantern(const World *world) {
    return world->shut ? SHUT_RADIUS : LANTERN_RADIUS;
}
bool flames_bright(const World *world, Vec cell) {
    (void)world;
    (void)cell;
    return false;
}
bool flames_lit(const World *world, Vec cell) {
    return flames_bright(world, cell);
}
bool flames_exposed(const World *world) {
    return !world->shut;
}
