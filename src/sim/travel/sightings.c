#include "sim/travel/sightings.h"

#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/state/quota.h"

enum { PACK_CELLS = 3 }; // the distance between members of a pack

bool sightings_is_actor_seen(const World *world, ActorId index) {
    const Actor *actor = &world->actors[index];
    bool in_view = fov_has(&world->cache.view, cell_of(actor->pos));
    return actor->kind != ACTOR_NONE && in_view && !flames_ambusher_hides(world, index);
}

// True for a monster that looks for the hero or chases him.
static bool is_after_him(Mind mind) {
    return mind == MIND_SUSPICIOUS || mind == MIND_CHASE || mind == MIND_SEARCH;
}

ActorId sightings_nearest_threat(const World *world, int cells) {
    ActorId nearest = NOBODY;
    int least = INT32_MAX;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        bool hunts = monster->brain.mind == MIND_CHASE && ACTORS[monster->kind].damage > 0;
        int away = vec_chebyshev(cell_of(monster->pos), world->cache.hero_cell);
        bool counts = (hunts && away <= cells) || monster->act == ACT_WINDUP;
        if (!counts || away >= least || !sightings_is_actor_seen(world, i)) continue;
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
    return ACTORS[kind].damage > 0 || is_after_him(mind);
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
        if (sightings_is_actor_seen(world, i)) {
            look_at_monster(sightings, world, i, stop);
        } else {
            forget_place(known, world);
        }
    }
}

bool sightings_is_wanted_in_passing(const World *world, ItemKind kind) {
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

// True for things that he takes only when told to: gear in place of what he wears, what works at once, and
// the hand bell, which rings when it is taken.
static bool is_choice(const World *world, ItemKind kind) {
    ItemClass class = ITEMS[kind].class;
    return class == CLASS_POWER || class == CLASS_BELL ||
           (class >= CLASS_WEAPON && !sightings_is_wanted_in_passing(world, kind));
}

static void look_at_items(Sightings *sightings, const World *world, JourneyStop *stop) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; i < things->item_count; i++) {
        const KnownItem *item = &things->items[i];
        const Item *lies = &world->floor.items[i];
        bool known = item->there && item->kind != ITEM_BONES, ware = lies->price > 0;
        if (known && !sightings->items[i] && ware && !sightings->shop)
            tell(stop, (JourneyStop){.reason = STOP_SHOP, .cell = cell_of(item->pos)});
        if (known && !sightings->items[i] && lies->gift && !sightings->gifts)
            tell(stop, (JourneyStop){.reason = STOP_GIFTS, .cell = cell_of(item->pos)});
        bool doubles = world->clock.on && !lies->hallowed && floor_item_is_lit(world, lies);
        bool choice = is_choice(world, item->kind) || doubles;
        if (known && !sightings->items[i] && !item_offered(lies) && choice)
            tell(stop,
                 (JourneyStop){.reason = STOP_ITEM, .kind = (int)item->kind, .cell = cell_of(item->pos)});
        sightings->shop |= known && ware;
        sightings->gifts |= known && !sightings->items[i] && lies->gift;
        sightings->items[i] = known;
    }
}

bool sightings_find_new_gift(const Sightings *sightings, const World *world, Vec *cell) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; i < things->item_count && !sightings->gifts; i++) {
        if (!things->items[i].there || !world->floor.items[i].gift) continue;
        *cell = cell_of(things->items[i].pos);
        return true;
    }
    return false;
}

static void look_at_tile(Sightings *sightings, const World *world, Vec cell, JourneyStop *stop) {
    Tile tile = level_tile(&world->level, cell);
    int lock = tile_lock(tile);
    bool *seen = tile == level_stairs_on(&world->level) ? &sightings->stairs
                 : lock != 0                            ? &sightings->locks[lock - 1]
                                                        : NULL;
    if (seen == NULL || *seen) return;
    *seen = true;
    tell(stop, (JourneyStop){.reason = lock != 0 ? STOP_LOCK : STOP_STAIRS, .kind = lock, .cell = cell});
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
        sightings->stairs |= tiles->cells[i] == level_stairs_on(&world->level);
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
    if (first) sightings->gifts = false; // gifts lie where he arrives, and nothing was said about them
    return first ? (JourneyStop){.reason = STOP_NONE} : stop;
}
