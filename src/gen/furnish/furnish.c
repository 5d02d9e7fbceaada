#include "gen/furnish/furnish.h"

#include "base/text.h"
#include "gen/furnish/guard.h"
#include "gen/furnish/lights.h"
#include "gen/furnish/locks.h"
#include "gen/furnish/loop_doors.h"
#include "gen/furnish/mechanisms.h"
#include "gen/furnish/props.h"
#include "gen/furnish/wish.h"
#include "gen/tools/spawns.h"

enum { RUG_SIDE_MIN = 5 };

// Hangs a light or a banner on a wall front, at random.
static void hang(GenContext *gen, Vec cell) {
    int roll = rng_below(&gen->furnish, 24);
    if (roll < 6 && !lights_hangs_near(gen->level, cell, LIGHTS_GAP_Y, 0)) lights_hang_torch(gen, cell);
    if (roll == 6) grid_set(&gen->level->decor, cell, DECOR_BANNER);
}

void decor_add_banner(Level *level, Vec cell, Rng *rng) {
    if (rng_chance(rng, 1, 24)) grid_set(&level->decor, cell, DECOR_BANNER);
}

void decor_add_debris(Level *level, Vec cell, Rng *rng) {
    static const Decor DEBRIS[] = {DECOR_PEBBLES, DECOR_BONES, DECOR_MOSS, DECOR_PEBBLES, DECOR_MOSS};
    int count = (int)(sizeof DEBRIS / sizeof DEBRIS[0]);
    int roll = rng_below(rng, 15 * count);
    if (roll < count) grid_set(&level->decor, cell, (uint8_t)DEBRIS[roll]);
}

// lesson: rug
// Lays a rug in a large room. Rooms that were drawn by hand have their own.
static void lay_rug(GenContext *gen) {
    Level *level = gen->level;
    Rect largest = {0};
    if (gen->generator->drawn) return;
    for (int i = 0; i < level->room_count; i++) {
        Rect room = level->rooms[i];
        if (room.w >= RUG_SIDE_MIN && room.h >= RUG_SIDE_MIN && room.w * room.h > largest.w * largest.h)
            largest = room;
    }
    for (int y = largest.y + 1; y < largest.y + largest.h - 1; y++) {
        for (int x = largest.x + 1; x < largest.x + largest.w - 1; x++) {
            if (level_floor(level, (Vec){x, y}) && !place_is_free_inside(gen, (Vec){x, y}))
                grid_set(&level->decor, (Vec){x, y}, DECOR_RUG);
        }
    }
}
// lesson ends

static void adorn_floor(GenContext *gen, Vec cell) {
    bool bare = grid_at(&gen->level->decor, cell) == DECOR_NONE && !place_is_reserved(gen, cell);
    if (bare) decor_add_debris(gen->level, cell, &gen->furnish);
}

static void adorn_wall(GenContext *gen, Vec cell) {
    bool met = dist_at(&gen->reach, vec_add(cell, DIRS[DIR_S])) != DIST_NONE;
    bool bare = grid_at(&gen->level->decor, cell) == DECOR_NONE;
    if (met && bare && !place_is_free_inside(gen, cell) && lights_can_hang(gen->level, cell)) hang(gen, cell);
}

// lesson: decoration
static void adorn(GenContext *gen) {
    const Grid *tiles = &gen->level->tiles;
    const uint8_t *tile = tiles->cells;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++, tile++) {
            if (*tile == TILE_FLOOR) {
                adorn_floor(gen, (Vec){x, y});
            } else if (y < tiles->h - 1 && tile[tiles->w] == TILE_FLOOR) {
                adorn_wall(gen, (Vec){x, y});
            }
        }
    }
}
// lesson ends

const Stage FURNISHING[FURNISHING_COUNT] = {
    {N_("stairs"), N_("The exit stairs are placed as far from the start as possible."), stairs_place},
    {N_("braziers"), N_("Some large rooms get an unlit brazier."), braziers_place_some},
    {N_("locks"),
     N_("Where the level narrows and hides something, a door is locked; its key lies before it."),
     locks_place},
    {N_("rings"), N_("If no door is locked yet, one is: its key opens a short cut."), loop_doors_lock},
    {N_("guard"), N_("On request, a guard stands at the exit stairs."), guard_place},
    {N_("chests"), N_("Chests are placed off the main ways; some are locked, some trapped."), chests_place},
    {N_("traps"), N_("Traps are placed where a careless hero would step."), traps_place},
    {N_("packs"), N_("Packs of monsters lie in ambush."), spawn_packs},
    {N_("wish"),
     N_("In one level of three, somebody beside the start asks for a thing that lies by the strongest "
        "monster."),
     wish_place},
    {N_("rug"), N_("A rug lies in the largest room."), lay_rug},
    {N_("decoration"), N_("Torches and banners are hung on walls; debris is scattered on the floor."), adorn},
    {N_("props"), N_("A few pots, crates and barrels are placed along the walls."), props_place_single},
};
