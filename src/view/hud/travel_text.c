#include "view/hud/travel_text.h"

#include "base/text.h"
#include "sim/space/floor_items.h"
#include "view/events/places.h"

// A new journey's line replaces the one before.
#define SAY(...)                                                                                             \
    { .rank = RANK_FIND, .about = ABOUT_LIFE, .within = 5, .newest = true, __VA_ARGS__ }

static const EventText TEXTS[STOP_COUNT] = {
    [STOP_EXPLORED] = SAY(.text = N_("Everything is explored")),
    [STOP_MONSTER] = SAY(.text = N_("{a monster} comes into sight, {place}")),
    [STOP_SLEEPER] = SAY(.text = N_("{a monster} sleeps, {place}")),
    [STOP_EYES] = SAY(.text = N_("Eyes shine, {place}: something lies in wait")),
    [STOP_NOTICED] = SAY(.text = N_("The {monster} is suspicious")),
    [STOP_HUNTED] = SAY(.text = N_("Not while the {monster} is after you, {place}")),
    [STOP_ITEM] = SAY(.text = N_("{an item}, {place}")),
    [STOP_SHOP] = SAY(.text = N_("A shop, {place}: what lies there is for sale")),
    [STOP_GIFTS] = SAY(.text = N_("Gifts: take one")),
    [STOP_QUOTA] =
        SAY(.text = N_("You have enough: the next toll opens the grate. Each more adds four hunters")),
    [STOP_SURPLUS] = SAY(.text = N_("Explored; the treasure left is beyond the quota")),
    [STOP_STAIRS] = SAY(.text = N_("The stairs down are {place}"), .tower = N_("The stairs up are {place}")),
    [STOP_LOCK] = SAY(.text = N_("A door needs the {key}, {place}")),
    [STOP_HURT] = SAY(.text = N_("You are hurt: you stop")),
    [STOP_NO_WAY] = SAY(.text = N_("You do not know a way there")),
    [STOP_CUT_OFF] = SAY(.text = N_("The way there is cut off, and you know no other")),
    [STOP_HELD_UP] = SAY(.text = N_("Something blocks your way")),
    [STOP_BY_BODY] = SAY(.text = N_("The {monster} stands in the only way, {place}")),
    [STOP_BY_TREASURE] = SAY(.text = N_("The only way leads over treasure that you do not need, {place}")),
    [STOP_BY_SLEEPER] = SAY(.text = N_("The only way there would wake the {monster}, {place}")),
    [STOP_BY_AMBUSH] = SAY(.text = N_("The only way there leads past the eyes that lie in wait, {place}")),
    [STOP_BY_LOCK] = SAY(.text = N_("The only way there needs the {key}")),
    [STOP_BY_HARM] = SAY(.text = N_("The only way there leads over {a trap}")),
};
static const EventText AT_ON =
    SAY(.text = N_("Here are the stairs down"), .tower = N_("Here are the stairs up"));
static const EventText AT_BACK =
    SAY(.text = N_("Here are the stairs up"), .tower = N_("Here are the stairs down"));
static const EventText HAND_BELL = SAY(.text = N_("The {item}, {place}: it rings when you take it"));
static const EventText IN_LIGHT =
    SAY(.text = N_("{an item} in the light, {place}: the next toll doubles it"));
static const EventText TOO_NEAR = SAY(.text = N_("The {monster} is too near to go on, {place}"));
static const EventText QUOTA_TAKEN = SAY(.text = N_("You have enough: each treasure more adds four hunters"));
static const EventText TO_OPEN_STAIRS = SAY(.text = N_("The grate is open: you go to the stairs, {place}"));
static const EventText FITS = SAY(.text = N_("Your {key} opens a door, {place}"));

// The texts when exploring ends at such a thing: they say what is left.
static const EventText LEFT_BY[STOP_COUNT] = {
    [STOP_BY_BODY] = SAY(.text = N_("Explored as far as the {monster} in the way, {place}")),
    [STOP_BY_TREASURE] = SAY(.text = N_("Explored as far as treasure that you do not need, {place}")),
    [STOP_BY_SLEEPER] = SAY(.text = N_("Explored as far as the sleeping {monster}, {place}")),
    [STOP_BY_AMBUSH] = SAY(.text = N_("Explored as far as the eyes that wait, {place}")),
    [STOP_BY_LOCK] = SAY(.text = N_("Explored, except what the {key} opens")),
    [STOP_BY_HARM] = SAY(.text = N_("Explored, except what lies past {a trap}")),
};

// Texts for things whose kind has no fitting name: for travel to a place, and for exploring.
typedef struct TextPair {
    EventText way, left;
} TextPair;
static const TextPair CRATE = {SAY(.text = N_("A crate blocks the only way there")),
                               SAY(.text = N_("Explored, except one way: strike the crate, {place}"))};
static const TextPair POT = {SAY(.text = N_("A pot blocks the only way there")),
                             SAY(.text = N_("Explored, except one way: strike the pot, {place}"))};
static const TextPair BARREL = {SAY(.text = N_("A powder barrel blocks the only way there")),
                                SAY(.text = N_("Explored, except what lies behind a powder barrel"))};
static const TextPair EMBERS = {SAY(.text = N_("The only way there leads over embers")),
                                SAY(.text = N_("Explored, except what lies past embers"))};
static const TextPair WEB = {SAY(.text = N_("The only way there leads through a web")),
                             SAY(.text = N_("Explored, except what lies past a web"))};
static const TextPair HEAT = {SAY(.text = N_("The only way there is not safe now")),
                              SAY(.text = N_("Explored, except what is not safe now"))};

// shown beside the line about the journey, and disappears with it
#define HINT(...)                                                                                            \
    { .rank = RANK_FIND, .within = 2, .follows = true, __VA_ARGS__ }

static const EventText AGAIN_ON = HINT(.text = N_("Explore again to go to the stairs down"),
                                       .tower = N_("Explore again to go to the stairs up"));
static const EventText AGAIN_BACK = HINT(.text = N_("Explore again to go to the stairs up"),
                                         .tower = N_("Explore again to go to the stairs down"));
static const EventText AGAIN_PAST = HINT(.text = N_("Explore again to pass it all the same"));
static const EventText AGAIN_HUNTED = HINT(.text = N_("Explore again to go on all the same"));
static const EventText AGAIN_OVER = HINT(.text = N_("Explore again to go on and take it"));
static const EventText AGAIN_TAKE = HINT(.text = N_("Explore again to take it now"));
static const EventText AGAIN_PLAIN = HINT(.text = N_("Explore again to go on without it"));
static const EventText AGAIN_REST = HINT(.text = N_("Explore again to see the rest first"));
static const EventText AGAIN_THERE = HINT(.text = N_("Again, to go there all the same"));
static const EventText STILL_SHUT = HINT(.quota = true, .text = N_("The grate is shut"));

static const TextPair *prop_texts(int tile) {
    return tile == TILE_POT ? &POT : tile == TILE_BARREL ? &BARREL : &CRATE;
}

// The texts for something harmful; NULL: it is a trap, which has a name.
static const TextPair *harm_texts(const World *world, const JourneyStop *stop) {
    if (stop->kind != FIXTURE_COUNT && FIXTURES[stop->kind].trap) return NULL;
    if (world_known_tile(world, stop->cell) == TILE_EMBER) return &EMBERS;
    return world_known_decor(world, stop->cell) == DECOR_WEB ? &WEB : &HEAT;
}

static const EventText *stairs_text(const World *world, Vec cell) {
    return level_tile(&world->level, cell) == level_stairs_on(&world->level) ? &AT_ON : &AT_BACK;
}

Event travel_stop_event(const JourneyStop *about) {
    return (Event){.kind = EVENT_COUNT, .actor = HERO, .what = about->kind, .pos = cell_centre(about->cell)};
}

const EventText *travel_news_text_or_null(const World *world, const Journey *journey) {
    const JourneyStop *news = &journey->news;
    if (!journey_is_active(journey) || !stop_reason_is_passing(news->reason)) return NULL;
    return news->reason == STOP_LOCK && world->hero.keys[news->kind - 1] > 0 ? &FITS : &TEXTS[news->reason];
}

// True if the monster has noticed him, which was told when it did.
static bool hunts(const World *world, Vec cell) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (vec_eq(cell_of(actor->pos), cell) && actor->brain.mind == MIND_CHASE) return true;
    }
    return false;
}

// True if the journey stopped because of a treasure that the next toll would double where it lies.
static bool stops_at_lit_treasure(const World *world, const Journey *journey) {
    const JourneyStop *stop = &journey->stop;
    for (int i = 0; i < world->floor.item_count && stop->reason == STOP_ITEM && world->clock.on; i++) {
        const Item *item = &world->floor.items[i];
        if (vec_eq(cell_of(item->pos), stop->cell) && floor_item_doubles(world, item)) return true;
    }
    return false;
}

const EventText *travel_stop_text_or_null(const World *world, const Journey *journey) {
    const JourneyStop *stop = &journey->stop;
    const TextPair *pair = stop->reason == STOP_BY_PROP   ? prop_texts(stop->kind)
                           : stop->reason == STOP_BY_HARM ? harm_texts(world, stop)
                                                          : NULL;
    if (stop->reason == STOP_NOTICED && (events_has_kind(world, EVENT_NOTICE) || hunts(world, stop->cell)))
        return NULL;
    if (stop->reason == STOP_HUNTED && journey->heedless) return &TOO_NEAR;
    if (stop->reason == STOP_QUOTA && events_has_kind(world, EVENT_QUOTA)) return &QUOTA_TAKEN;
    if (stop->reason == STOP_ITEM && stop->kind == ITEM_BELL) return &HAND_BELL;
    if (stops_at_lit_treasure(world, journey)) return &IN_LIGHT;
    if (pair != NULL) return journey->explores ? &pair->left : &pair->way;
    if (stop->reason == STOP_ARRIVED && journey->leaves) return stairs_text(world, stop->cell);
    if (journey->explores && LEFT_BY[stop->reason].text != NULL) return &LEFT_BY[stop->reason];
    return TEXTS[stop->reason].text != NULL ? &TEXTS[stop->reason] : NULL;
}

static const EventText *again_text(const Journey *journey) {
    if (!journey->explores && !journey->leaves) return &AGAIN_THERE;
    if (journey->stop.reason == STOP_BY_TREASURE) return &AGAIN_OVER;
    return journey->stop.reason == STOP_HUNTED ? &AGAIN_HUNTED : &AGAIN_PAST;
}

const EventText *travel_to_stairs_text_or_null(const World *world, const Journey *journey) {
    bool on = level_tile(&world->level, journey->target) == level_stairs_on(&world->level);
    return journey_is_active(journey) && journey->leaves && world_descends(world) && on ? &TO_OPEN_STAIRS
                                                                                        : NULL;
}

const EventText *travel_what_next_text_or_null(const World *world, const Journey *journey) {
    Vec cell;
    if (journey_can_go_if_asked_again(journey, world)) return again_text(journey);
    if (journey->stop.reason == STOP_QUOTA) return &AGAIN_PLAIN;
    if (journey->explores && stops_at_lit_treasure(world, journey))
        return surplus_is_depth_quota_met(world) ? &AGAIN_PLAIN : &AGAIN_TAKE;
    if (journey->stop.reason == STOP_ARRIVED && journey->leaves && !journey->spent) return &AGAIN_REST;
    if (!journey->spent || !journey->explores || journey->stop.reason == STOP_HUNTED) return NULL;
    Tile stairs = goals_known_open_stairs(world, &cell);
    if (stairs == TILE_VOID) return world_grate_is_open_or_absent(world) ? NULL : &STILL_SHUT;
    if (vec_eq(cell, world->cache.hero_cell)) return NULL;
    return stairs == level_stairs_on(&world->level) ? &AGAIN_ON : &AGAIN_BACK;
}
