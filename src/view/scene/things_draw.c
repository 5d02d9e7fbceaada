// Draws items and fires, and any thing of the list.
#include "view/scene/things_draw.h"

#include "sim/state/quota.h"
#include "view/light/lamps.h"
#include "view/scene/things_bodies.h"
#include "view/scene/things_parts.h"
#include "view/scene/things_props.h"

enum {
    STIR_TICKS = 90,  // ticks before bones stand up
    LOW_TICKS = 40,   // ticks in which a fire gets smaller
    GLEAM_PART = 190, // of FIELD_ONE
    HALO_PART = 60,
    RIM_KEPT = 170, // of FIELD_ONE, for remembered items
    BREATH_TICKS = 96
};

#define GLEAM 0xffffe9b8u // around items that can be picked up
#define RIM   0xffffc43du // around hallowed items
#define HALO  0xffffee92u

static int bob(uint32_t clock, int index) {
    static const int LIFTS[] = {1, 1, 2, 3, 3, 3, 2, 1};
    return LIFTS[(clock / BOB_TICKS + (uint32_t)index * 3) % 8];
}

// An outline that stands out from any background.
static void draw_gleam(const Things *things, const View *view, Blit blit, int visible) {
    bool strong = view->aids.contrast;
    blit.flat = GLEAM;
    blit.alpha = strong ? visible : visible * GLEAM_PART / FIELD_ONE;
    thing_draw_outline(&things->atlas->image, view, blit, 1, strong);
}

// The outline of a hallowed item, also when it is remembered: the player should find it again.
static void draw_rim(const Things *things, const View *view, Blit blit, int solid) {
    blit.flat = HALO;
    blit.alpha = solid * HALO_PART / FIELD_ONE;
    thing_draw_outline(&things->atlas->image, view, blit, 2, true);
    blit.flat = RIM;
    blit.alpha = solid;
    thing_draw_outline(&things->atlas->image, view, blit, 1, true);
}

// Draws a needed treasure through the dark, known or not: a pulsing outline and the thing itself.
static void draw_needed(const Things *things, const View *view, Blit blit, bool hallowed) {
    int phase = (int)(view->clock % BREATH_TICKS), rise = int_min(phase, BREATH_TICKS - phase);
    Blit edge = blit;
    edge.flat = GLEAM;
    edge.alpha = FIELD_ONE * (BREATH_TICKS / 4 + rise) / BREATH_TICKS;
    if (hallowed) draw_rim(things, view, blit, FIELD_ONE);
    if (!hallowed) thing_draw_outline(&things->atlas->image, view, edge, 1, true);
    blit_set_full_bright(&blit);
    image_blit(view->frame, &things->atlas->image, &blit);
}

// How far an item is from its place while it flies there in an arc.
static Vec arc_of(const Arrival *arrival) {
    enum { PEAK_PX = 18 };
    int age = arrival->age, left = ARRIVAL_TICKS - age;
    Vec way = vec_sub(arrival->from, arrival->pos);
    return (Vec){way.x * left / ARRIVAL_TICKS / SUB,
                 way.y * left / ARRIVAL_TICKS / SUB -
                     4 * PEAK_PX * age * left / (ARRIVAL_TICKS * ARRIVAL_TICKS)};
}

static void draw_item(const Things *things, const View *view, int index) {
    const KnownItem *item = &things->memory.items[index];
    const Item *now = &view->world->floor.items[index];
    bool burns = now->burns > 0, still = burns || item->kind == ITEM_BONES;
    bool stirs = item->kind == ITEM_BONES && now->rises < STIR_TICKS && view->clock % 4 < 2;
    int sprite = burns && item->kind == ITEM_CANDLE ? things->art.candle
                 : burns && item->kind == ITEM_BOMB
                     ? things->art.bomb
                     : things->sprites->items[item_icon(view->world, (int)item->kind)];
    Vec feet = item_feet(item->pos), centre = {feet.x, feet.y - ITEM_FEET_PX};
    int visible = light_visibility_at(view->light, centre), explored = light_explored_at(view->light, centre);
    bool needed = things->calls && quota_is_in_open(view->world, now);
    const Arrival *arrival = effects_arrival_at(things->effects, item->pos);
    if ((explored == 0 && !needed) || (arrival != NULL && arrival->age < 0)) return;
    Rect from = atlas_frame(things->atlas, sprite, (int)(view->clock / BOB_TICKS) + (burns ? index : 0));
    Vec at = camera_to_frame(&view->camera, (Vec){feet.x - from.w / 2, feet.y - ITEM_FEET_PX - from.h / 2});
    if (!still) at.y -= bob(view->clock, index);
    at.x += stirs;
    if (arrival != NULL) at = vec_add(at, arc_of(arrival));
    thing_draw_shadow(&things->item_shadow, view, feet, explored);
    Blit blit = {.from = from, .at = at};
    light_shade(view->light, feet, blit.shade);
    if (needed) draw_needed(things, view, blit, item->hallowed);
    if (needed) return;
    if (burns) blit_set_full_bright(&blit);
    int memory = explored * (2 * FIELD_ONE - light_staleness_at(view->light, centre)) / (2 * FIELD_ONE);
    if (item->hallowed) {
        draw_rim(things, view, blit, int_max(visible, memory * RIM_KEPT / FIELD_ONE));
    } else if (!burns) {
        draw_gleam(things, view, blit, visible);
    }
    thing_draw_known(&things->atlas->image, view, blit, visible, memory);
}

static bool burns_low(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.fire_count; i++) {
        if (vec_eq(world->floor.fires[i].cell, cell)) return world->floor.fires[i].ticks < LOW_TICKS;
    }
    return true;
}

static void draw_fire(const Things *things, const View *view, int index) {
    const Lamp *lamp = &view->light->lamps.at[index];
    bool great = lamp->flame.kind == FLAME_GREAT, brazier = great || lamp->flame.kind == FLAME_BRAZIER;
    int sprite = brazier                                    ? things->art.brazier_flame
                 : burns_low(view->world, lamp->flame.cell) ? things->art.fire_low
                                                            : things->art.fire;
    Rect from = atlas_frame(things->atlas, sprite, (int)(view->clock / FLAME_TICKS) + index);
    Vec px = {lamp->flame.cell.x * CELL_PX, (lamp->flame.cell.y + 1) * CELL_PX - from.h};
    if (great) px.y -= GREAT_FIRE_UP_PX;
    int visible = grid_get(&view->light->fades.visible, lamp->flame.cell, 0) * lamp->shown / FADE_FULL;
    Blit blit = {.from = from, .at = camera_to_frame(&view->camera, px), .alpha = thing_solid(visible)};
    if (visible > 0) image_blit(view->frame, &things->atlas->image, &blit);
}

bool thing_mirror_feet(const Things *things, const View *view, const Thing *thing, Vec *feet) {
    switch (thing->kind) {
    case THING_CHEST:
        *feet = chest_feet(&things->memory.chests[thing->index].fixture);
        return true;
    case THING_PROP:
        *feet = prop_feet(view, thing->cell);
        return true;
    case THING_ITEM:
        *feet = item_feet(things->memory.items[thing->index].pos);
        return true;
    case THING_FIRE: {
        Vec cell = view->light->lamps.at[thing->index].flame.cell;
        *feet = (Vec){cell.x * CELL_PX + CELL_PX / 2, cell.y * CELL_PX + SOLE_PX};
        return true;
    }
    case THING_ACTOR:
        *feet = body_feet(view, thing->index);
        return true;
    case THING_CORPSE:
    case THING_EYES:
    case THING_MISSILE:
        break;
    }
    return false;
}

void thing_draw(const Things *things, const View *view, const Thing *thing) {
    switch (thing->kind) {
    case THING_CHEST:
        chest_draw(things, view, thing->index);
        break;
    case THING_PROP:
        prop_draw(things, view, thing->cell);
        break;
    case THING_MISSILE:
        missile_draw(things, view, thing->index);
        break;
    case THING_EYES:
        eyes_draw(things, view, thing->index);
        break;
    case THING_FIRE:
        draw_fire(things, view, thing->index);
        break;
    case THING_ITEM:
        draw_item(things, view, thing->index);
        break;
    case THING_CORPSE:
        ground_effect_draw(things, view, thing->index);
        break;
    case THING_ACTOR:
        body_draw(things, view, thing->index);
        break;
    }
}
