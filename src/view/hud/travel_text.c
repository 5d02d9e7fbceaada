#include "view/hud/travel_text.h"

static const EventText TEXTS[STOP_COUNT] = {
    [STOP_EXPLORED] = {.rank = RANK_NEWS, .text = "Explored"},
    [STOP_MONSTER] = {.rank = RANK_NEWS, .text = "% comes into sight"},
    [STOP_SLEEPER] = {.rank = RANK_NEWS, .text = "% sleeps there"},
    [STOP_NOTICED] = {.rank = RANK_NEWS, .text = "The @ has noticed something"},
    [STOP_HUNTED] = {.rank = RANK_NEWS, .text = "Not while the @ is after you"},
    [STOP_ITEM] = {.rank = RANK_NEWS, .naming = NAME_ITEM, .text = "% lies there"},
    [STOP_FIXTURE] = {.rank = RANK_NEWS, .naming = NAME_FIXTURE, .text = "A trap: @"},
    [STOP_STAIRS] = {.rank = RANK_NEWS, .text = "There are the stairs down"},
    [STOP_HURT] = {.rank = RANK_NEWS, .text = "You are hurt, and stop"},
    [STOP_NO_WAY] = {.rank = RANK_NEWS, .text = "You know no way there"},
    [STOP_HELD_UP] = {.rank = RANK_NEWS, .text = "You get no further"},
    [STOP_BY_BODY] = {.rank = RANK_NEWS, .text = "The @ stands in the only way"},
    [STOP_BY_SLEEPER] = {.rank = RANK_NEWS, .text = "The only way would wake the @"},
    [STOP_BY_LOCK] = {.rank = RANK_NEWS, .naming = NAME_KEY, .text = "The only way needs the @"},
    [STOP_BY_HARM] = {.rank = RANK_NEWS, .naming = NAME_FIXTURE, .text = "The only way leads over @"},
};
static const EventText DOWN = {.rank = RANK_NEWS, .text = "Explored: once more leads to the stairs down"};
static const EventText UP = {.rank = RANK_NEWS, .text = "Explored: once more leads to the stairs up"};
static const EventText CHEST = {.rank = RANK_NEWS, .text = "A chest stands there"};
static const EventText CRATE = {.rank = RANK_NEWS, .text = "A crate bars the only way"};
static const EventText POT = {.rank = RANK_NEWS, .text = "A pot bars the only way"};
static const EventText BARREL = {.rank = RANK_NEWS, .text = "A powder barrel bars the only way"};
static const EventText EMBERS = {.rank = RANK_NEWS, .text = "The only way leads over embers"};
static const EventText WEB = {.rank = RANK_NEWS, .text = "The only way leads through a web"};
static const EventText HEAT = {.rank = RANK_NEWS, .text = "The only way is not safe now"};

static const EventText *prop_text(int tile) {
    return tile == TILE_POT ? &POT : tile == TILE_BARREL ? &BARREL : &CRATE;
}

static const EventText *harm_text(const World *world, const Stop *stop) {
    if (stop->kind != FIXTURE_COUNT && FIXTURES[stop->kind].trap) return &TEXTS[STOP_BY_HARM];
    if (grid_get(&world->known.tiles, stop->cell, TILE_VOID) == TILE_EMBER) return &EMBERS;
    return grid_get(&world->known.decor, stop->cell, DECOR_NONE) == DECOR_WEB ? &WEB : &HEAT;
}

const EventText *travel_text_of(const World *world, const Stop *stop) {
    switch (stop->reason) {
    case STOP_EXPLORED:
        if (stop->kind != TILE_VOID) return stop->kind == TILE_STAIRS_DOWN ? &DOWN : &UP;
        break;
    case STOP_FIXTURE:
        if (stop->kind == FIXTURE_CHEST) return &CHEST;
        break;
    case STOP_BY_PROP:
        return prop_text(stop->kind);
    case STOP_BY_HARM:
        return harm_text(world, stop);
    default:
        break;
    }
    return TEXTS[stop->reason].text != NULL ? &TEXTS[stop->reason] : NULL;
}
