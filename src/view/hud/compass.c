#include "view/hud/hud_parts.h"

#include "sim/state/quota.h"

enum { LENGTH_PX = 10, WIDTH_PX = 5, ONE = 256, SHINE_EVERY = 60, SHINE_TICKS = 20 };

static int64_t square_between(Vec a, Vec b) {
    int64_t x = a.x - b.x, y = a.y - b.y;
    return x * x + y * y;
}

static bool find_treasure(const World *world, Vec *target) {
    Vec hero = world->actors[HERO].pos;
    int64_t best = INT64_MAX;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        int64_t away = square_between(item->pos, hero);
        if (!quota_is_in_open(world, item) || away >= best) continue;
        best = away;
        *target = item->pos;
    }
    return best != INT64_MAX;
}

static bool find_stairs(const World *world, Vec *target) {
    const Grid *known = &world->known.tiles;
    for (int i = 0; i < known->w * known->h; i++) {
        if (known->cells[i] != level_stairs_on(&world->level) || world->known.explored.cells[i] == KNOWN_NOT)
            continue;
        *target = cell_centre((Vec){i % known->w, i / known->w});
        return true;
    }
    return false;
}

bool compass_find_target(const World *world, Vec *target_sub) {
    if (!world->clock.on || world->outcome != OUTCOME_NONE) return false;
    if (quota_needs_all(world)) return find_treasure(world, target_sub);
    return quota_count_missing(world) == 0 && find_stairs(world, target_sub);
}

// True if a point is on the left of the line from a to b, or on it.
static bool left_of(Vec a, Vec b, Vec at) {
    return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) >= 0;
}

// Fills an arrow. `corners`: its tip and the two ends of its tail, in 1/256 px from the middle.
static void fill_arrow(Image *to, Vec middle, const Vec corners[3], Colour colour) {
    for (int y = -LENGTH_PX; y <= LENGTH_PX; y++) {
        for (int x = -LENGTH_PX; x <= LENGTH_PX; x++) {
            Vec at = {x * ONE, y * ONE};
            bool inside = true;
            for (int i = 0; i < 3; i++) inside &= left_of(corners[i], corners[(i + 1) % 3], at);
            if (inside) image_dot(to, (Vec){middle.x + x, middle.y + y}, colour);
        }
    }
}

static void draw_arrow(Image *to, Vec middle, Vec way, int length, int width, Colour colour) {
    Vec along = {way.x * length, way.y * length}, across = {-way.y * width, way.x * width};
    Vec tail = {-along.x / 2, -along.y / 2};
    const Vec corners[3] = {along, vec_add(tail, across), vec_sub(tail, across)};
    fill_arrow(to, middle, corners, colour);
}

void compass_draw(const World *world, uint32_t clock, Image *to, Vec middle) {
    Vec target, hero = world->actors[HERO].pos;
    if (!compass_find_target(world, &target)) return;
    Vec way = vec_sub(target, hero);
    int far_off = (int)int_sqrt((uint64_t)square_between(target, hero));
    if (far_off == 0) return;
    Vec unit = {(int)((int64_t)way.x * ONE / far_off), (int)((int64_t)way.y * ONE / far_off)};
    bool shines = clock % SHINE_EVERY < SHINE_TICKS;
    draw_arrow(to, middle, unit, LENGTH_PX, WIDTH_PX, COLOUR_INK);
    draw_arrow(to, middle, unit, LENGTH_PX - 3, WIDTH_PX - 2, shines ? COLOUR_WHITE : COLOUR_GOLD);
}
