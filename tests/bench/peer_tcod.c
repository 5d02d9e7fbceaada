#include "bench/peer.h"

#include "base/check.h"

#include <libtcod.h>
#include <stdlib.h>
#include <string.h>

enum { BSP_W = 80, BSP_H = 50, BSP_SPLITS = 5, BSP_ROOM_MIN = 3 }; // as in the example of its documentation

struct PeerMap {
    TCOD_Map *cells;
    TCOD_dijkstra_t walk;
};

typedef struct Bsp {
    TCOD_random_t random;
    uint8_t floor[BSP_W * BSP_H];
} Bsp;

const bool PEER_THERE = true;

PeerMap *peer_map_new(const Level *level) {
    int w = level->tiles.w, h = level->tiles.h;
    PeerMap *map = malloc(sizeof *map);
    CHECK(map != NULL);
    map->cells = TCOD_map_new(w, h);
    for (int i = 0; i < w * h; i++) {
        Vec cell = {i % w, i / w};
        TCOD_map_set_properties(map->cells, cell.x, cell.y, !level_opaque(level, cell),
                                level_walkable(level, cell));
    }
    map->walk = TCOD_dijkstra_new(map->cells, 0);
    return map;
}

void peer_map_free(PeerMap *map) {
    if (map == NULL) return;
    TCOD_dijkstra_delete(map->walk);
    TCOD_map_delete(map->cells);
    free(map);
}

void peer_look(PeerMap *map, Vec eye, int radius, PeerSight sight) {
    TCOD_fov_algorithm_t how = sight == PEER_SHADOW ? FOV_SHADOW : FOV_SYMMETRIC_SHADOWCAST;
    (void)TCOD_map_compute_fov(map->cells, eye.x, eye.y, radius, true, how);
}

bool peer_sees(const PeerMap *map, Vec cell) {
    return TCOD_map_is_in_fov(map->cells, cell.x, cell.y);
}

void peer_walk(PeerMap *map, Vec source) {
    TCOD_dijkstra_compute(map->walk, source.x, source.y);
}

int peer_steps(const PeerMap *map, Vec cell) {
    float steps = TCOD_dijkstra_get_distance(map->walk, cell.x, cell.y);
    return steps < 0 ? -1 : (int)(steps + 0.5f);
}

static void bsp_dig(Bsp *bsp, int x0, int y0, int x1, int y1) {
    for (int y = y0; y <= y1; y++) {
        for (int x = x0; x <= x1; x++) bsp->floor[y * BSP_W + x] = 1;
    }
}

// Shrinks a leaf to a room with a wall around it.
static void bsp_room(Bsp *bsp, TCOD_bsp_t *leaf) {
    int w = TCOD_random_get_int(bsp->random, BSP_ROOM_MIN - 1, leaf->w - 1);
    int h = TCOD_random_get_int(bsp->random, BSP_ROOM_MIN - 1, leaf->h - 1);
    leaf->x += TCOD_random_get_int(bsp->random, 0, leaf->w - w - 1);
    leaf->y += TCOD_random_get_int(bsp->random, 0, leaf->h - h - 1);
    leaf->w = w;
    leaf->h = h;
    bsp_dig(bsp, leaf->x, leaf->y, leaf->x + w - 1, leaf->y + h - 1);
}

// From the middle of one half along a row, then along a column to the middle of the other.
static void bsp_join(Bsp *bsp, TCOD_bsp_t *node) {
    TCOD_bsp_t *a = TCOD_bsp_left(node), *b = TCOD_bsp_right(node);
    int ax = a->x + a->w / 2, ay = a->y + a->h / 2, bx = b->x + b->w / 2, by = b->y + b->h / 2;
    bsp_dig(bsp, int_min(ax, bx), ay, int_max(ax, bx), ay);
    bsp_dig(bsp, bx, int_min(ay, by), bx, int_max(ay, by));
}

static bool bsp_visit(TCOD_bsp_t *node, void *data) {
    (TCOD_bsp_is_leaf(node) ? bsp_room : bsp_join)(data, node);
    return true;
}

// Of the last map made.
static Bsp bsp;

void peer_bsp(int number) {
    if (bsp.random == NULL) bsp.random = TCOD_random_new_from_seed(TCOD_RNG_MT, (uint32_t)number);
    memset(bsp.floor, 0, sizeof bsp.floor);
    TCOD_bsp_t *tree = TCOD_bsp_new_with_size(0, 0, BSP_W, BSP_H);
    TCOD_bsp_split_recursive(tree, bsp.random, BSP_SPLITS, BSP_ROOM_MIN, BSP_ROOM_MIN, 1.5f, 1.5f);
    (void)TCOD_bsp_traverse_inverted_level_order(tree, bsp_visit, &bsp);
    TCOD_bsp_delete(tree);
}

int peer_bsp_floor(void) {
    int floor = 0;
    for (int i = 0; i < BSP_W * BSP_H; i++) floor += bsp.floor[i];
    return floor;
}
