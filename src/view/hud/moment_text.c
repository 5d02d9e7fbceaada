// Hints that depend on where the hero is or how late it is, not on an event; and whether a sentence is still
// true.
#include "base/text.h"
#include "sim/hero/delivery.h"
#include "sim/hero/use.h"
#include "sim/space/flames.h"
#include "sim/space/noise.h"
#include "view/hud/event_text.h"

static const EventText STAIRS_TAKE = {
    .lesson = SAID_STAIRS_TAKE,
    .within = 2,
    .rank = RANK_GOAL,
    .text = N_("These stairs turn {goods} into points; pin in the bag what you keep")};
static const EventText EYE_OPEN = {.lesson = SAID_EYE,
                                   .about = ABOUT_LIGHT,
                                   .rank = RANK_NEWS,
                                   .text = N_("The eye is open: monsters see you from afar")};
static const EventText EYE_SHUT = {.lesson = SAID_EYE,
                                   .about = ABOUT_LIGHT,
                                   .rank = RANK_NEWS,
                                   .text = N_("The eye is shut: only what is near sees you")};
static const EventText EYE_STAYS = {.lesson = SAID_EYE,
                                    .about = ABOUT_LIGHT,
                                    .rank = RANK_NEWS,
                                    .text = N_("The lantern is shut, but other light still shows you")};
static const EventText TORCH_SHOWS = {.lesson = SAID_EYE,
                                      .about = ABOUT_LIGHT,
                                      .rank = RANK_NEWS,
                                      .text = N_("The lantern is shut, but your torch still shows you")};
static const EventText NOISE = {
    .lesson = SAID_NOISE, .rank = RANK_NEWS, .text = N_("Monsters inside the pale circle heard that")};
static const EventText FASTER = {.lesson = SAID_FASTER,
                                 .rank = RANK_NEWS,
                                 .text = N_("Here monsters strike faster than on depth 1"),
                                 .tower = N_("Here monsters strike faster than on floor 1")};
static const EventText HEART_STAYS = {.lesson = SAID_HEART,
                                      .within = 2,
                                      .rank = RANK_NEWS,
                                      .text = N_("You are unhurt: the heart stays until you need it")};
static const EventText GIFTS = {.lesson = SAID_GIFTS,
                                .within = 5,
                                .rank = RANK_GOAL,
                                .text = N_("Three gifts: take one, the others turn to dust")};

#define IN_THE_WAY(what)                                                                                     \
    { .lesson = SAID_PROP, .about = ABOUT_TILE, .within = 2, .rank = RANK_NEWS, .text = what }
static const EventText CRATE = IN_THE_WAY(N_("The crate does not move: strike it to break it"));
static const EventText POT = IN_THE_WAY(N_("A pot is in the way: strike it to break it"));
static const EventText BARREL = IN_THE_WAY(N_("A powder barrel is in the way: struck, it blows up"));

// Shut stairs take nothing.
bool hero_at_delivery(const World *world) {
    Vec cell;
    if (delivery_pending(world) == 0 || !use_find_except_doors(world, &cell)) return false;
    bool shut = level_tile(&world->level, cell) == level_stairs_on(&world->level) &&
                !world_grate_is_open_or_absent(world);
    return tile_stairs(level_tile(&world->level, cell)) && !shut;
}

// Hints about things that he walks into but cannot pass.
static const EventText *in_the_way(const World *world) {
    const Actor *hero = &world->actors[HERO];
    Vec way = {world->hero.last_input.x, world->hero.last_input.y};
    bool straight = (way.x == 0) != (way.y == 0), stands = vec_eq(hero->pos, hero->prev);
    if (!straight || !stands || hero->act != ACT_NONE) return NULL;
    switch (level_tile(&world->level, vec_add(cell_of(hero->pos), way))) {
    case TILE_CRATE:
        return &CRATE;
    case TILE_POT:
        return &POT;
    case TILE_BARREL:
        return &BARREL;
    default:
        return NULL;
    }
}

static bool stands_by_gifts(const World *world) {
    enum { GIFT_CELLS = 2 };
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        Vec cell = cell_of(item->pos);
        bool near = vec_chebyshev(cell, world->cache.hero_cell) <= GIFT_CELLS;
        if (item->gift && !item->taken && near && fov_has(&world->cache.view, cell)) return true;
    }
    return false;
}

// True if he stands on a heart that he cannot use now.
static bool leaves_heart(const World *world) {
    const Actor *hero = &world->actors[HERO];
    for (int i = 0; i < world->floor.item_count && hero->hp == hero->hp_max; i++) {
        const Item *item = &world->floor.items[i];
        bool heart = !item->taken && ITEMS[item->kind].class == CLASS_HEART && !item_offered(item);
        if (heart && vec_eq(cell_of(item->pos), world->cache.hero_cell)) return true;
    }
    return false;
}

static const EventText *eye(const World *world) {
    if (!flames_hero_seen_afar(world)) return &EYE_SHUT;
    if (!world->hero.lantern_shut) return &EYE_OPEN;
    return world->hero.bag.hand == ITEM_BRAND ? &TORCH_SHOWS : &EYE_STAYS;
}

// True for the first raised blow that he sees on a depth where wind-ups are no longer slow.
static bool is_faster(const World *world, const Event *event) {
    bool raised = event->kind == EVENT_WINDUP && event->actor != HERO;
    return raised && world_descends(world) && world->depth == 2 &&
           fov_has(&world->cache.view, cell_of(event->pos));
}

// Explains a sign that the picture shows in this tick.
static const EventText *sign(const World *world) {
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        if (is_faster(world, event)) return &FASTER;
        if (event->actor != HERO) continue;
        if (event->kind == EVENT_SHUTTER) return eye(world);
        if (event->kind == EVENT_NOISE && event->amount > NOISE_STEP) return &NOISE;
    }
    return NULL;
}

const EventText *event_text_hint_now(const World *world) {
    enum { HINT_TICKS = TOLL_WARN_TICKS - 120 }; // when the message about the toll was read
    if (world->clock.on && world->clock.ticks == HINT_TICKS) return event_text_toll_hint(world);
    if (hero_at_delivery(world)) return &STAIRS_TAKE;
    if (stands_by_gifts(world)) return &GIFTS;
    if (world->classic) return NULL;
    if (leaves_heart(world)) return &HEART_STAYS;
    const EventText *blocked = in_the_way(world);
    return blocked != NULL ? blocked : sign(world);
}

uint32_t event_text_truth(const World *world, const EventText *said, const Event *event) {
    bool somebody = (unsigned)event->actor < ACTORS_MAX;
    const Actor *actor = &world->actors[somebody ? event->actor : HERO];
    const TollClock *clock = &world->clock;
    if (said->about == 0) return 0;
    const int parts[] = {
        world->depth,
        said->about & ABOUT_LIFE ? (int)actor->kind : 0,
        said->about & ABOUT_MIND ? (int)actor->brain.mind : 0,
        said->about & ABOUT_ACT ? (int)actor->act : 0,
        said->about & ABOUT_TILE ? (int)level_tile(&world->level, cell_of(event->pos)) : 0,
        said->about & ABOUT_GOAL ? 4 * world->collected + 2 * clock->open + world_grate_opens_at_toll(world)
                                 : 0,
        said->about & ABOUT_TOLL ? (int)clock->tolls : 0,
        said->about & ABOUT_LIGHT ? 2 * world->hero.lantern_shut + flames_hero_seen_afar(world) : 0};
    uint32_t truth = 0;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) truth = truth * 31 + (uint32_t)parts[i];
    return truth;
}
