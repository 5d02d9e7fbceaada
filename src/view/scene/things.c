#include "view/scene/things.h"

#include "view/canvas/actor_sprites.h"
#include "view/scene/prop_art.h"

enum {
    SHADOW_CORE = 105,
    SHADOW_RIM = 52,
    REST_MOST = 1 << 20,   // ticks
    DEALT_PX = 2 * CELL_PX // an actor that is farther away after a tick did not walk
};

// Makes a shadow. Radii are in half px. The ellipse is dark in 55 % of its area, and half as dark around
// that. `w`: px, a multiple of four, because four are drawn at once.
static bool make_shadow(Image *image, int w, int rx, int ry) {
    if (!image_init(image, w, ry)) return false;
    int full = rx * rx * ry * ry;
    for (int y = 0; y < ry; y++) {
        for (int x = 0; x < w; x++) {
            int dx = 2 * x + 1 - w, dy = 2 * y + 1 - ry;
            int part = dx * dx * ry * ry + dy * dy * rx * rx;
            uint32_t alpha = part * 20 < full * 11 ? SHADOW_CORE : part < full ? SHADOW_RIM : 0;
            image->pixels[y * w + x] = alpha << 24 | 0x080614;
        }
    }
    return true;
}

static bool make_shadows(Things *things) {
    return make_shadow(&things->body_shadow, 24, 22, 7) && make_shadow(&things->item_shadow, 16, 16, 6);
}

static bool find_stands(ThingArt *art, const Atlas *atlas, Error *error) {
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        SpriteWish wish = {TILES[tile].stands, TILES[tile].stands_frames, &art->stands[tile]};
        art->stands[tile] = -1;
        if (wish.name != NULL && !sprites_find(atlas, &wish, 1, error)) return false;
    }
    return true;
}

bool things_init(Things *things, const Atlas *atlas, const ActorSprites *sprites, const Effects *effects,
                 Error *error) {
    *things = (Things){.atlas = atlas, .sprites = sprites, .effects = effects};
    ThingArt *art = &things->art;
    const SpriteWish wishes[] = {
        {"flame", 4, &art->flame},
        {"mark_alert", 1, &art->alert},
        {"mark_query", 1, &art->query},
        {"mark_query_empty", 1, &art->query_empty},
        {"zzz", 2, &art->zzz},
        {"chest_closed", 1, &art->chest_closed},
        {"chest_opening", 3, &art->chest_opening},
        {"furniture_deep", 16, &art->furniture_deep},
        {"chest_open", 1, &art->chest_open},
        {"badge_trap", 1, &art->trap},
        {"lock_1", 1, &art->locks[0]},
        {"lock_2", 1, &art->locks[1]},
        {"lock_3", 1, &art->locks[2]},
        {"lock_4", 1, &art->locks[3]},
        {"dart", 1, &art->dart},
        {"dart_down", 1, &art->dart_down},
        {"arrow_fly_side", 1, &art->arrow},
        {"arrow_fly_down", 1, &art->arrow_down},
        {"arrow_fly_diag", 1, &art->arrow_diag},
        {"candle_lit", 4, &art->candle},
        {"bomb_lit", 4, &art->bomb},
        {"flame_big", 4, &art->brazier_flame},
        {"fire", 8, &art->fire},
        {"fire_low", 4, &art->fire_low},
        {"barrel_lit", 4, &art->barrel_lit},
        {"barrel_roll", 4, &art->barrel_roll},
        {"eyes", 4, &art->eyes},
        {"torch_out", 1, &art->bracket},
        {"brazier", 1, &art->brazier},
        {"stars", 4, &art->stars},
        {"sweat", 2, &art->sweat},
        {"ice_block", 1, &art->ice},
    };
    if (!sprites_find(atlas, wishes, sizeof wishes / sizeof *wishes, error)) return false;
    if (!find_stands(art, atlas, error) || !worn_init(&things->worn, atlas, error) ||
        !prop_art_init(&things->props, atlas, error)) {
        things_free(things);
        return false;
    }
    if (make_shadows(things) && image_init(&things->aside, MIRROR_ASIDE_PX, MIRROR_ASIDE_PX)) return true;
    things_free(things);
    return sprites_no_memory(error);
}

void things_free(Things *things) {
    image_free(&things->body_shadow);
    image_free(&things->item_shadow);
    image_free(&things->aside);
    worn_free(&things->worn);
    prop_art_free(&things->props);
}

void things_set_theme(Things *things, ThemeKind theme) {
    prop_art_dye(&things->props, theme);
}

bool actor_is_drawable(const Actor *actor) {
    return actor->kind == ACTOR_HERO || (actor->kind != ACTOR_NONE && actor->brain.mind != MIND_AMBUSH);
}

void things_set_world(Things *things, const World *world) {
    item_memory_copy(&things->memory, world);
    things->lobbed = false;
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        bool seen =
            actor_is_drawable(actor) && (i == HERO || fov_has(&world->cache.view, cell_of(actor->pos)));
        things->shown[i] = seen ? FADE_FULL : 0;
        things->last[i] = actor->pos;
        things->frozen[i] = false;
    }
}

// For actors that a toll has moved: the picture at the old place fades when the wave passes.
static void show_relocated(Things *things, const World *world, const ShownLevel *shown, Effects *effects,
                           int index) {
    const Actor *actor = &world->actors[index];
    Vec was = things->last[index], d = vec_sub(actor->pos, was);
    if (int_max(int_abs(d.x), int_abs(d.y)) < DEALT_PX * SUB || things->shown[index] == 0) return;
    effects_fade_out(effects, things->sprites->actors[actor->kind].down, was,
                     shown_wave_delay_ticks(shown, cell_of(was)));
    things->shown[index] = 0;
}

// For items that a toll takes: they burn where they lay, when the wave gets there.
static void burn_lost(const Things *things, const World *world, const ShownLevel *shown, Effects *effects) {
    if (shown->wave.age != 0) return;
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        if (event->kind == EVENT_GONE)
            effects_item_burn(effects, things->sprites->items[item_icon(world, event->what)], event->pos,
                              shown_wave_delay_ticks(shown, cell_of(event->pos)));
    }
}

// Frost and the stuns that it causes are events of one tick.
static void note_frost(Things *things, const World *world) {
    bool frost = false;
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        if (event->kind == EVENT_FREEZE) frost = true;
        if (event->kind == EVENT_STUN) things->frozen[event->actor] = frost;
    }
    for (int i = 0; i < world->actor_count; i++)
        things->frozen[i] = things->frozen[i] && world->actors[i].brain.mind == MIND_STUNNED;
}

static void tick_actor(Things *things, const World *world, const ShownLevel *shown, int index) {
    const Actor *actor = &world->actors[index];
    Vec cell = cell_of(actor->pos);
    bool appears = actor_is_drawable(actor),
         seen = appears && (index == HERO ||
                            (fov_has(&world->cache.view, cell) && shown_wave_delay_ticks(shown, cell) == 0));
    things->shown[index] = fade_towards(things->shown[index], seen);
    if (!appears) things->shown[index] = 0;
    things->last[index] = actor->pos;
}

static bool hero_rests(const World *world) {
    const Actor *hero = &world->actors[HERO];
    return hero->act == ACT_NONE && vec_eq(hero->pos, hero->prev) && hero->invulnerable == 0;
}

void things_tick(Things *things, const World *world, const ShownLevel *shown, Effects *effects) {
    item_memory_tick(&things->memory, world, shown);
    for (int i = 0; i < things->memory.item_count; i++) {
        if (item_memory_hallow(&things->memory, world, shown, i))
            effects_hallow_glint(effects, things->memory.items[i].pos);
    }
    for (int i = 0; i < world->events.count; i++) {
        EventKind kind = world->events.at[i].kind;
        if (kind == EVENT_THROW || kind == EVENT_SHOT) things->lobbed = kind == EVENT_THROW;
    }
    things->rest = hero_rests(world) ? int_min(things->rest + 1, REST_MOST) : 0;
    note_frost(things, world);
    burn_lost(things, world, shown, effects);
    for (int i = 0; i < world->actor_count; i++) {
        if (shown->wave.age == 0 && i != HERO && actor_is_drawable(&world->actors[i]))
            show_relocated(things, world, shown, effects, i);
        tick_actor(things, world, shown, i);
    }
}
