// Collects everything that stands or flies in the order of feet, and draws it.
#include "view/scene/things.h"

#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/state/quota.h"
#include "view/light/lamps.h"
#include "view/scene/things_bodies.h"
#include "view/scene/things_draw.h"
#include "view/scene/things_ground.h"
#include "view/scene/things_mirror.h"
#include "view/scene/things_parts.h"
#include "view/scene/things_props.h"

enum { TALL_PX = 56 }; // height and width of elites

// Inserts in order while the list grows: few things are in sight, and equal ones keep their order.
static void add(Things *things, Thing thing) {
    int at = things->count++;
    for (; at > 0 && things->list[at - 1].feet > thing.feet; at--) things->list[at] = things->list[at - 1];
    things->list[at] = thing;
}

// Chests are drawn behind an actor in their cell.
static void gather_chests(Things *things, const View *view) {
    for (int i = 0; i < things->memory.chest_count; i++) {
        const Fixture *chest = &things->memory.chests[i].fixture;
        if (!camera_shows(&view->camera, chest_feet(chest), CELL_PX)) continue;
        add(things, (Thing){.feet = chest->cell.y * CELL_PX, .kind = THING_CHEST, .index = i});
    }
}

static void gather_props(Things *things, const View *view) {
    const Level *level = &view->shown->level;
    Rect cells = camera_cells(&view->camera);
    int count = 0;
    for (int y = cells.y - 1; y <= cells.y + cells.h; y++) {
        for (int x = cells.x - 1; x <= cells.x + cells.w && count < THING_PROPS_MAX; x++) {
            Vec cell = {x, y};
            if (TILES[level_tile(level, cell)].stands == NULL || shown_is_stone_moving(view->shown, cell))
                continue;
            add(things, (Thing){.feet = prop_feet(view, cell).y, .kind = THING_PROP, .cell = cell});
            count++;
        }
    }
}

static bool burns_high(FlameKind kind) {
    return kind == FLAME_BRAZIER || kind == FLAME_GREAT || kind == FLAME_FIRE;
}

// Fires of braziers and other fires are higher than their cell.
static void gather_fires(Things *things, const View *view) {
    const Lamps *lamps = &view->light->lamps;
    int count = 0;
    for (int i = 0; i < lamps->count && count < THING_FIRES_MAX; i++) {
        const Flame *flame = &lamps->at[i].flame;
        Vec px = {flame->cell.x * CELL_PX, flame->cell.y * CELL_PX};
        if (!burns_high(flame->kind) || !camera_shows(&view->camera, px, 2 * CELL_PX)) continue;
        add(things, (Thing){.feet = px.y + SOLE_PX, .kind = THING_FIRE, .index = i});
        count++;
    }
}

static void gather_missiles(Things *things, const View *view) {
    for (int i = 0; i < MISSILES_MAX; i++) {
        const Missile *missile = &view->world->floor.missiles[i];
        if (missile->kind == MISSILE_NONE) continue;
        add(things, (Thing){.feet = missile_feet(missile, view->alpha).y, .kind = THING_MISSILE, .index = i});
    }
}

static void gather_items(Things *things, const View *view) {
    const KnownThings *memory = &things->memory;
    things->calls = quota_needs_all(view->world);
    for (int i = 0; i < memory->item_count; i++) {
        Vec feet = item_feet(memory->items[i].pos);
        if (!memory->items[i].there || !camera_shows(&view->camera, feet, CELL_PX)) continue;
        bool crown = view->world->floor.items[i].kind == ITEM_CROWN; // drawn over the coins beside it
        add(things, (Thing){.feet = feet.y + (crown ? CELL_PX / 2 : 0), .kind = THING_ITEM, .index = i});
    }
}

static void gather_corpses(Things *things) {
    for (int i = 0; i < EFFECTS_MAX; i++) {
        const Effect *effect = &things->effects->pool[i];
        bool among = effect->kind == EFFECT_CORPSE || effect->kind == EFFECT_CRITTER;
        if (!among || effect->age < 0) continue;
        int feet = effect_px(effect).y + (effect->kind == EFFECT_CORPSE ? FEET_PX : 0);
        add(things, (Thing){.feet = feet, .kind = THING_CORPSE, .index = i});
    }
}

// The hero's place in the order. He is drawn after somebody tall who stands in front of him and would hide
// him.
static int hero_order(const View *view, Vec feet) {
    int order = feet.y;
    for (int i = HERO + 1; i < view->world->actor_count; i++) {
        const Actor *actor = &view->world->actors[i];
        Vec other = body_feet(view, i);
        bool hides = ACTORS[actor->kind].elite && int_abs(other.x - feet.x) < TALL_PX && other.y >= feet.y &&
                     other.y - feet.y < TALL_PX;
        if (hides) order = int_max(order, other.y + 1);
    }
    return order;
}

// Monsters that lie in wait are just eyes in the light, and invisible in the dark.
static void gather_actors(Things *things, const View *view) {
    for (int i = 0; i < view->world->actor_count; i++) {
        const Actor *actor = &view->world->actors[i];
        Vec feet = body_feet(view, i);
        if (actor->kind == ACTOR_NONE || !camera_shows(&view->camera, feet, CELL_PX)) continue;
        int order = i == HERO ? hero_order(view, feet) : feet.y;
        if (things->shown[i] > 0) add(things, (Thing){.feet = order, .kind = THING_ACTOR, .index = i});
        bool lurks = i != HERO && actor->brain.mind == MIND_AMBUSH && !body_looks_like_chest(actor) &&
                     flames_lit_in_sight(view->world, cell_of(actor->pos));
        if (lurks) add(things, (Thing){.feet = feet.y, .kind = THING_EYES, .index = i});
    }
}

void things_draw(Things *things, const View *view) {
    things->count = 0;
    things_compose_hero(things, view);
    gather_chests(things, view);
    gather_props(things, view);
    gather_fires(things, view);
    gather_items(things, view);
    gather_corpses(things);
    gather_actors(things, view);
    gather_missiles(things, view);
    for (int i = 0; i < things->count; i++) {
        if (things->list[i].kind == THING_ACTOR) body_ground_light(things, view, things->list[i].index);
    }
    things_draw_reflections(things, view);
    for (int i = 0; i < things->count; i++) thing_draw(things, view, &things->list[i]);
}
