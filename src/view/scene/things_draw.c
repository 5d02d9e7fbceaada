// All that stands and flies, gathered in the order of feet and drawn; items and fires, and what all of them
// share.
#include "sim/space/body.h"
#include "sim/state/needed.h"
#include "view/scene/things_parts.h"

enum {
    ITEM_FEET_PX = 11, // from an item's centre down to its shadow
    STIR_TICKS = 90,   // before bones stand up
    LOW_TICKS = 40,    // for which a fire dies down
    GLEAM_PART = 120,  // of FIELD_ONE
    HALO_PART = 60,
    RIM_KEPT = 170, // of it, in memory
    BREATH_TICKS = 96,
    TALL_PX = 56,   // of elites, and as wide
    PIECE_SIDE = 64 // px of what is turned into memory at once
};

#define GLEAM 0xffffe9b8u // around what can be picked up
#define RIM   0xffffc43du // around what is hallowed
#define HALO  0xffffee92u

static Vec item_feet(Vec pos) {
    return (Vec){pos.x / SUB, pos.y / SUB + ITEM_FEET_PX};
}

// Kept sorted while it grows: few things are in sight, and equals keep their order.
static void add(Things *things, Thing thing) {
    int at = things->count++;
    for (; at > 0 && things->list[at - 1].feet > thing.feet; at--) things->list[at] = things->list[at - 1];
    things->list[at] = thing;
}

// They stand behind whoever is in their cell.
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
            if (TILES[level_tile(level, cell)].stands == NULL || shown_moves(view->shown, cell)) continue;
            add(things, (Thing){.feet = prop_feet(view, cell).y, .kind = THING_PROP, .cell = cell});
            count++;
        }
    }
}

static bool burns_high(FlameKind kind) {
    return kind == FLAME_BRAZIER || kind == FLAME_GREAT || kind == FLAME_FIRE;
}

// The fires of braziers, and others, stand up higher than their cell.
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
    things->calls = needed_all(view->world);
    for (int i = 0; i < memory->item_count; i++) {
        Vec feet = item_feet(memory->items[i].pos);
        if (!memory->items[i].there || !camera_shows(&view->camera, feet, CELL_PX)) continue;
        add(things, (Thing){.feet = feet.y, .kind = THING_ITEM, .index = i});
    }
}

static void gather_corpses(Things *things) {
    for (int i = 0; i < EFFECTS_MAX; i++) {
        const Effect *effect = &things->effects->pool[i];
        if (effect->kind != EFFECT_CORPSE || effect->age < 0) continue;
        add(things, (Thing){.feet = effect_px(effect).y + FEET_PX, .kind = THING_CORPSE, .index = i});
    }
}

// Somebody tall who stands before the hero would hide him: the hero is drawn after him.
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

// Those who lie in wait are eyes in the light, and nothing at all without.
static void gather_actors(Things *things, const View *view) {
    for (int i = 0; i < view->world->actor_count; i++) {
        const Actor *actor = &view->world->actors[i];
        Vec feet = body_feet(view, i);
        if (actor->kind == ACTOR_NONE || !camera_shows(&view->camera, feet, CELL_PX)) continue;
        int order = i == HERO ? hero_order(view, feet) : feet.y;
        if (things->shown[i] > 0) add(things, (Thing){.feet = order, .kind = THING_ACTOR, .index = i});
        bool lurks = i != HERO && actor->brain.mind == MIND_AMBUSH && !body_poses(actor) &&
                     flames_shows(view->world, cell_of(actor->pos));
        if (lurks) add(things, (Thing){.feet = feet.y, .kind = THING_EYES, .index = i});
    }
}

void thing_shadow(const Image *shadow, const View *view, Vec feet, int alpha) {
    if (alpha == 0) return;
    Vec at = camera_to_frame(&view->camera, feet);
    Blit blit = {.from = {0, 0, shadow->w, shadow->h}, .alpha = alpha};
    blit.at = (Vec){at.x - shadow->w / 2, at.y - shadow->h / 2 - 1};
    image_blit(view->frame, shadow, &blit);
}

static int bob(uint32_t clock, int index) {
    static const int LIFTS[] = {1, 1, 2, 3, 3, 3, 2, 1};
    return LIFTS[(clock / BOB_TICKS + (uint32_t)index * 3) % 8];
}

void thing_unlit(Blit *blit) {
    blit->shade[0] = blit->shade[1] = blit->shade[2] = FIELD_ONE;
}

// A piece of a sprite that is no larger than that.
static void blit_memory(const Image *atlas, const View *view, Blit blit, Rect piece) {
    Colour pixels[PIECE_SIDE * PIECE_SIDE];
    for (int y = 0; y < piece.h; y++) {
        const Colour *from = atlas->pixels + (ptrdiff_t)(piece.y + y) * atlas->w + piece.x;
        ground_remember(pixels + (ptrdiff_t)y * piece.w, from, piece.w);
    }
    blit.at = vec_add(blit.at, (Vec){piece.x - blit.from.x, piece.y - blit.from.y});
    blit.from = (Rect){0, 0, piece.w, piece.h};
    image_blit(view->frame, &(Image){.w = piece.w, .h = piece.h, .pixels = pixels, .hard = atlas->hard},
               &blit);
}

static void draw_memory(const Image *atlas, const View *view, Blit blit, int alpha) {
    int right = blit.from.x + blit.from.w, end = blit.from.y + blit.from.h;
    blit.alpha = alpha;
    thing_unlit(&blit);
    for (int y = blit.from.y; y < end; y += PIECE_SIDE) {
        for (int x = blit.from.x; x < right; x += PIECE_SIDE) {
            Rect piece = {x, y, int_min(PIECE_SIDE, right - x), int_min(PIECE_SIDE, end - y)};
            blit_memory(atlas, view, blit, piece);
        }
    }
}

void thing_known(const Image *image, const View *view, Blit blit, int visible, int explored) {
    if (visible < explored) draw_memory(image, view, blit, explored);
    blit.alpha = visible;
    if (visible > 0) image_blit(view->frame, image, &blit);
}

// The silhouette, moved by so many px to each side, or to the corners as well: an edge around the picture.
static void draw_edge(const Things *things, const View *view, Blit blit, int px, bool corners) {
    Vec at = blit.at;
    for (int dir = 0; dir < DIR_COUNT && blit.alpha > 0; dir += corners ? 1 : 2) {
        blit.at = vec_add(at, (Vec){DIRS[dir].x * px, DIRS[dir].y * px});
        image_blit(view->frame, &things->atlas->image, &blit);
    }
}

// Whatever lies below, it stands out from it.
static void draw_gleam(const Things *things, const View *view, Blit blit, int visible) {
    blit.flat = GLEAM;
    blit.alpha = visible * GLEAM_PART / FIELD_ONE;
    draw_edge(things, view, blit, 1, false);
}

// In memory, too: where one left it is worth remembering.
static void draw_rim(const Things *things, const View *view, Blit blit, int solid) {
    blit.flat = HALO;
    blit.alpha = solid * HALO_PART / FIELD_ONE;
    draw_edge(things, view, blit, 2, true);
    blit.flat = RIM;
    blit.alpha = solid;
    draw_edge(things, view, blit, 1, true);
}

// Through the dark and through what he does not know: an outline that breathes, and the thing itself.
static void draw_needed(const Things *things, const View *view, Blit blit, bool hallowed) {
    int phase = (int)(view->clock % BREATH_TICKS), rise = int_min(phase, BREATH_TICKS - phase);
    Blit edge = blit;
    edge.flat = GLEAM;
    edge.alpha = FIELD_ONE * (BREATH_TICKS / 4 + rise) / BREATH_TICKS;
    if (hallowed) draw_rim(things, view, blit, FIELD_ONE);
    if (!hallowed) draw_edge(things, view, edge, 1, true);
    thing_unlit(&blit);
    image_blit(view->frame, &things->atlas->image, &blit);
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
    int visible = light_visible(view->light, centre), explored = light_explored(view->light, centre);
    bool needed = things->calls && needed_good(view->world, now);
    if (explored == 0 && !needed) return;
    Rect from = atlas_frame(things->atlas, sprite, (int)(view->clock / BOB_TICKS) + (burns ? index : 0));
    Vec at = camera_to_frame(&view->camera, (Vec){feet.x - from.w / 2, feet.y - ITEM_FEET_PX - from.h / 2});
    if (!still) at.y -= bob(view->clock, index);
    at.x += stirs;
    thing_shadow(&things->item_shadow, view, feet, explored);
    Blit blit = {.from = from, .at = at};
    light_shade(view->light, feet, blit.shade);
    if (needed) draw_needed(things, view, blit, item->hallowed);
    if (needed) return;
    if (burns) thing_unlit(&blit);
    int memory = explored * (2 * FIELD_ONE - light_stale(view->light, centre)) / (2 * FIELD_ONE);
    if (item->hallowed) {
        draw_rim(things, view, blit, int_max(visible, memory * RIM_KEPT / FIELD_ONE));
    } else if (!burns && item->kind != ITEM_ARROW) {
        draw_gleam(things, view, blit, visible);
    }
    thing_known(&things->atlas->image, view, blit, visible, memory);
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

bool thing_stands(const Things *things, const View *view, const Thing *thing, Vec *feet) {
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
        corpse_draw(things, view, thing->index);
        break;
    case THING_ACTOR:
        body_draw(things, view, thing->index);
        break;
    }
}

void things_draw(Things *things, const View *view) {
    things->count = 0;
    hero_dress(things, view);
    gather_chests(things, view);
    gather_props(things, view);
    gather_fires(things, view);
    gather_items(things, view);
    gather_corpses(things);
    gather_actors(things, view);
    gather_missiles(things, view);
    things_draw_mirrored(things, view);
    for (int i = 0; i < things->count; i++) thing_draw(things, view, &things->list[i]);
}
