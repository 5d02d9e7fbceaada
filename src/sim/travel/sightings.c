#include "sim/travel/sightings.h"

#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/state/quota.h"

enum { PACK_CELLS = 3 }; // the distance between members of a pack

bool sightings_sees(const World *world, ActorId index) {
    const Actor *actor = &world->actors[index];
    bool in_view = fov_has(&world->cache.view, cell_of(actor->pos));
    return actor->kind != ACTOR_NONE && in_view && !flames_ambusher_hides(world, index);
}

// True for a monster that looks for the hero or chases him.
static bool is_after_him(Mind mind) {
    return mind == MIND_SUSPICIOUS || mind == MIND_CHASE || mind == MIND_SEARCH;
}

ActorId sightings_threat(const World *world, int cells) {
    ActorId nearest = NOBODY;
    int least = INT32_MAX;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        bool hunts = is_after_him(monster->brain.mind) && ACTORS[monster->kind].blow.damage > 0;
        int away = vec_chebyshev(cell_of(monster->pos), world->cache.hero_cell);
        bool counts = (hunts && away <= cells) || monster->act == ACT_WINDUP;
        if (!counts || away >= least || !sightings_sees(world, i)) continue;
        nearest = i;
        least = away;
    }
    return nearest;
}

// Reports a sighting. Of several in one tick only the most urgent is kept.
static void tell(JourneyStop *stop, JourneyStop other) {
    if (stop->reason == STOP_NONE) *stop = other;
}

static bool lies_still(Mind mind) {
    return mind == MIND_ASLEEP || mind == MIND_AMBUSH;
}

// True if he has to be told of a monster. It is no news if it lies where it lay, cannot hurt him or runs
// from him. If it hunts him it always is.
static bool is_new(const Sighting *known, ActorKind kind, Mind mind, Vec cell) {
    if (known->kind != kind) return true;
    if (known->ticks < SIGHTING_TICKS || mind == MIND_FLEE) return false;
    if (lies_still(mind)) return known->mind != mind || !vec_eq(known->cell, cell);
    return ACTORS[kind].blow.damage > 0 || is_after_him(mind);
}

// True if a monster that was calm for a while has noticed him. Many monsters lose him and find him again;
// that is no news.
static bool notices(const Sighting *known, Mind mind) {
    return is_after_him(mind) && known->calm >= SIGHTING_TICKS;
}

static StopReason seen_as(Mind mind) {
    if (mind == MIND_AMBUSH) return STOP_EYES;
    return mind == MIND_ASLEEP ? STOP_SLEEPER : STOP_MONSTER;
}

// Notes a mimic as the chest that it looks like.
static void look_at_mimic(Sighting *known, const World *world, const Actor *mimic) {
    Vec cell = cell_of(mimic->pos);
    if (known->kind == mimic->kind || !fov_has(&world->cache.view, cell)) return;
    *known = (Sighting){.kind = mimic->kind, .mind = MIND_AMBUSH, .cell = cell};
}

// Forgets a monster that is no longer where he saw it. In the dark he cannot tell of one that lies in wait.
static void forget_place(Sighting *known, const World *world) {
    bool dark = known->mind == MIND_AMBUSH && !flames_lit_in_sight(world, known->cell);
    if (dark || !fov_has(&world->cache.view, known->cell)) return;
    known->mind = MIND_IDLE;
    known->cell = (Vec){-1, -1};
}

// True if eyes of the same pack were reported already.
static bool is_of_pack(const Sightings *sightings, Mind mind, Vec cell) {
    for (int i = HERO + 1; i < ACTORS_MAX && mind == MIND_AMBUSH; i++) {
        const Sighting *one = &sightings->monsters[i];
        bool eyes = one->kind != ACTOR_NONE && one->mind == MIND_AMBUSH && !ACTORS[one->kind].poses;
        if (eyes && vec_chebyshev(one->cell, cell) <= PACK_CELLS) return true;
    }
    return false;
}

static void look_at_monster(Sightings *sightings, const World *world, ActorId index, JourneyStop *stop) {
    Sighting *known = &sightings->monsters[index];
    ActorKind kind = world->actors[index].kind;
    Mind mind = world->actors[index].brain.mind;
    JourneyStop news = {.kind = (int)kind, .cell = cell_of(world->actors[index].pos)};
    if (is_new(known, kind, mind, news.cell) && !is_of_pack(sightings, mind, news.cell)) {
        news.reason = seen_as(mind);
    } else if (notices(known, mind)) {
        news.reason = STOP_NOTICED;
    }
    int calm = is_after_him(mind) ? 0 : known->calm;
    *known = (Sighting){.kind = kind, .mind = mind, .cell = news.cell, .calm = calm};
    if (news.reason != STOP_NONE) tell(stop, news);
}

static void look_at_monsters(Sightings *sightings, const World *world, JourneyStop *stop) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        Sighting *known = &sightings->monsters[i];
        known->ticks = int_min(known->ticks + 1, SIGHTING_TICKS);
        known->calm = int_min(known->calm + 1, SIGHTING_TICKS);
        if (body_looks_like_chest(monster)) {
            look_at_mimic(known, world, monster);
            continue;
        }
        if (sightings_sees(world, i)) {
            look_at_monster(sightings, world, i, stop);
        } else {
            forget_place(known, world);
        }
    }
}

bool sightings_wants(const World *world, ItemKind kind) {
    const Actor *hero = &world->actors[HERO];
    switch (ITEMS[kind].class) {
    case CLASS_HEART:
        return hero->hp < hero->hp_max;
    case CLASS_WEAPON:
    case CLASS_SHIELD:
    case CLASS_BOOTS:
    case CLASS_RING:
        return world->hero.worn[item_gear_place(kind)] < 0;
    case CLASS_TREASURE:
    case CLASS_TOOL:
    case CLASS_KEY:
    case CLASS_ARROW:
    case CLASS_COIN:
    case CLASS_BELL:
    case CLASS_CROWN:
    case CLASS_WISH:
    case CLASS_BOMB:
    case CLASS_POTION:
    case CLASS_SCROLL:
        return true;
    case CLASS_POWER:
    case CLASS_GIFT:
    case CLASS_FLAME:
    case CLASS_BONES:
    case CLASS_COUNT:
        break;
    }
    return false;
}

bool stop_reason_has_cell(StopReason reason) {
    return (reason >= STOP_MONSTER && reason <= STOP_GIFTS) || reason >= STOP_BY_BODY;
}

bool stop_reason_is_passing(StopReason reason) {
    return reason == STOP_STAIRS || reason == STOP_LOCK;
}

// Reports once what is there the first time that it is seen on this level.
static void tell_once(Sightings *sightings, JourneyStop *stop, JourneyStop other) {
    if (!sightings->told[other.reason]) tell(stop, other);
    sightings->told[other.reason] = true;
}

// True for things that he takes only when told to: gear in place of what he wears, and what works at once.
static bool is_choice(const World *world, ItemKind kind) {
    ItemClass class = ITEMS[kind].class;
    return class == CLASS_POWER || (class >= CLASS_WEAPON && !sightings_wants(world, kind));
}

static void look_at_items(Sightings *sightings, const World *world, JourneyStop *stop) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; i < things->item_count; i++) {
        const KnownItem *item = &things->items[i];
        const Item *lies = &world->floor.items[i];
        JourneyStop news = {.kind = (int)item->kind, .cell = cell_of(item->pos)};
        bool fresh = item->there && item->kind != ITEM_BONES && !sightings->items[i];
        news.reason = lies->price > 0                ? STOP_SHOP
                      : lies->gift                   ? STOP_GIFTS
                      : is_choice(world, item->kind) ? STOP_ITEM
                                                     : STOP_NONE;
        sightings->items[i] = item->there && item->kind != ITEM_BONES;
        if (!fresh || news.reason == STOP_NONE) continue;
        if (news.reason == STOP_ITEM) {
            tell(stop, news);
        } else {
            tell_once(sightings, stop, news);
        }
    }
}

bool sightings_gift(const Sightings *sightings, const World *world, Vec *cell) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; i < things->item_count && !sightings->told[STOP_GIFTS]; i++) {
        if (!things->items[i].there || !world->floor.items[i].gift) continue;
        *cell = cell_of(things->items[i].pos);
        return true;
    }
    return false;
}

static void look_at_tile(Sightings *sightings, const World *world, Vec cell, JourneyStop *stop) {
    Tile tile = level_tile(&world->level, cell);
    int lock = tile_lock(tile);
    if (tile == level_stairs_on(&world->level))
        tell_once(sightings, stop, (JourneyStop){.reason = STOP_STAIRS, .cell = cell});
    if (tile == TILE_GREAT_FIRE)
        tell_once(sightings, stop, (JourneyStop){.reason = STOP_GREAT, .cell = cell});
    if (lock == 0 || sightings->locks[lock - 1]) return;
    sightings->locks[lock - 1] = true;
    tell(stop, (JourneyStop){.reason = STOP_LOCK, .kind = lock, .cell = cell});
}

static void look_at_tiles(Sightings *sightings, const World *world, JourneyStop *stop) {
    const Fov *view = &world->cache.view;
    for (int y = view->eye.y - view->reach.y; y <= view->eye.y + view->reach.y; y++) {
        for (int x = view->eye.x - view->reach.x; x <= view->eye.x + view->reach.x; x++) {
            if (fov_has(view, (Vec){x, y})) look_at_tile(sightings, world, (Vec){x, y}, stop);
        }
    }
}

static void feel(Sightings *sightings, const World *world, JourneyStop *stop) {
    const TollClock *clock = &world->clock;
    bool soon = clock->on && clock->ticks <= TOLL_WARN_TICKS && sightings->clock > TOLL_WARN_TICKS;
    if (world->actors[HERO].hp < sightings->hp) tell(stop, (JourneyStop){.reason = STOP_HURT});
    if (clock->tolls != sightings->tolls) tell(stop, (JourneyStop){.reason = STOP_TOLL});
    if (soon) tell(stop, (JourneyStop){.reason = STOP_TOLL_SOON});
    sightings->hp = world->actors[HERO].hp;
    sightings->tolls = clock->tolls;
    sightings->clock = clock->ticks;
}

static void begin(Sightings *sightings, const World *world) {
    const Grid *tiles = &world->known.tiles;
    *sightings = (Sightings){.world = world};
    for (int i = 0; i < ACTORS_MAX; i++)
        sightings->monsters[i] = (Sighting){.ticks = SIGHTING_TICKS, .calm = SIGHTING_TICKS};
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        int lock = tile_lock((Tile)tiles->cells[i]);
        if (world->known.explored.cells[i] != KNOWN_WELL) continue;
        sightings->told[STOP_STAIRS] |= tiles->cells[i] == level_stairs_on(&world->level);
        sightings->told[STOP_GREAT] |= tiles->cells[i] == TILE_GREAT_FIRE;
        if (lock != 0) sightings->locks[lock - 1] = true;
    }
}

JourneyStop sightings_look(Sightings *sightings, const World *world) {
    JourneyStop stop = {.reason = STOP_NONE};
    bool first = sightings->world != world;
    if (first) begin(sightings, world);
    look_at_monsters(sightings, world, &stop);
    feel(sightings, world, &stop);
    look_at_items(sightings, world, &stop);
    look_at_tiles(sightings, world, &stop);
    if (first)
        sightings->told[STOP_GIFTS] = false; // gifts lie where he arrives, and nothing was said about them
    return first ? (JourneyStop){.reason = STOP_NONE} : stop;
}
