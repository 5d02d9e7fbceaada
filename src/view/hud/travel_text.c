#include "view/hud/travel_text.h"

#include "base/text.h"
#include "sim/space/ground.h"
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
    [STOP_GREAT] = SAY(.text = N_("A great room opens up, {place}")),
    [STOP_QUOTA] =
        SAY(.text = N_("You have enough: the next toll opens the grate. Each more adds four hunters")),
    [STOP_SURPLUS] = SAY(.text = N_("Explored; the treasure left is beyond the quota")),
    [STOP_STAIRS] = SAY(.text = N_("The stairs down are {place}"), .tower = N_("The stairs up are {place}")),
    [STOP_LOCK] = SAY(.text = N_("A door needs the {key}, {place}")),
    [STOP_HURT] = SAY(.text = N_("You are hurt: you stop")),
    [STOP_NO_WAY] = SAY(.text = N_("You do not know a way there")),
    [STOP_HELD_UP] = SAY(.text = N_("Something blocks your way")),
    [STOP_BY_BODY] = SAY(.text = N_("The {monster} stands in the only way, {place}")),
    [STOP_BY_TREASURE] = SAY(.text = N_("The only way leads over treasure that you do not need, {place}")),
    [STOP_BY_SLEEPER] = SAY(.text = N_("The only way there would wake the {monster}, {place}")),
    [STOP_BY_AMBUSH] = SAY(.text = N_("The only way there leads past the eyes that lie in wait, {place}")),
    [STOP_BY_LOCK] = SAY(.text = N_("The only way there needs the {key}, {place}")),
    [STOP_BY_HARM] = SAY(.text = N_("The only way there leads over {a trap}, {place}")),
    [STOP_BY_CHEST] = SAY(.text = N_("A shut chest, {place}")),
    [STOP_BY_ITEM] = SAY(.text = N_("{an item} in the light, {place}: the next toll doubles it")),
    [STOP_BY_ELITE] = SAY(.text = N_("The {monster} would see you on the way, {place}")),
};
static const EventText AT_ON =
    SAY(.text = N_("Here are the stairs down"), .tower = N_("Here are the stairs up"));
static const EventText WITH_CROWN = SAY(.text = N_("Take the crown up the stairs"));
static const EventText HAND_BELL = SAY(.text = N_("The {item}, {place}: it rings when you take it"));
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
    [STOP_BY_LOCK] = SAY(.text = N_("Explored, except what the {key} opens, {place}")),
    [STOP_BY_HARM] = SAY(.text = N_("Explored, except behind {a trap}, {place}")),
};

// Texts for things whose kind has no fitting name: for travel to a place, and for exploring.
typedef struct TextPair {
    EventText way, left;
} TextPair;
static const TextPair CRATE = {SAY(.text = N_("A crate blocks the only way there, {place}")),
                               SAY(.text = N_("Explored, except one way: strike the crate, {place}"))};
static const TextPair POT = {SAY(.text = N_("A pot blocks the only way there, {place}")),
                             SAY(.text = N_("Explored, except one way: strike the pot, {place}"))};
static const TextPair BARREL = {SAY(.text = N_("A powder barrel blocks the only way there, {place}")),
                                SAY(.text = N_("Explored, except behind a powder barrel, {place}"))};
static const TextPair EMBERS = {SAY(.text = N_("The only way there leads over embers, {place}")),
                                SAY(.text = N_("Explored, except behind embers, {place}"))};
static const TextPair WEB = {SAY(.text = N_("The only way there leads through a web, {place}")),
                             SAY(.text = N_("Explored, except behind a web, {place}"))};
static const TextPair FIRE = {SAY(.text = N_("The only way there leads through fire, {place}")),
                              SAY(.text = N_("Explored, except behind fire, {place}"))};
static const TextPair UNSAFE = {SAY(.text = N_("The only way there is not safe now, {place}")),
                                SAY(.text = N_("Explored, except what is not safe now, {place}"))};

// shown beside the line about the journey, and disappears with it
#define HINT(...)                                                                                            \
    { .rank = RANK_FIND, .within = 2, .follows = true, __VA_ARGS__ }

static const EventText AGAIN_ON = HINT(.text = N_("Explore again to go to the stairs down"),
                                       .tower = N_("Explore again to go to the stairs up"));
static const EventText AGAIN_PLAIN = HINT(.text = N_("Explore again to go on without it"));
static const EventText AGAIN_REST = HINT(.text = N_("Explore again to see the rest first"));
static const EventText AGAIN_THERE = HINT(.text = N_("Again, to go there all the same"));
static const EventText STILL_SHUT = HINT(.quota = true, .text = N_("The grate is shut"));

// What exploring does when asked again before such a thing.
static const EventText AGAIN[BAR_COUNT] = {
    [BAR_CHEST] = HINT(.text = N_("Explore again to open it")),
    [BAR_ITEM] = HINT(.text = N_("Explore again to take it now")),
    [BAR_LOCK] = HINT(.text = N_("Explore again to unlock it")),
    [BAR_ELITE] = HINT(.text = N_("Explore again to go on in its sight")),
    [BAR_TREASURE] = HINT(.text = N_("Explore again to go on and take it")),
    [BAR_SLEEPER] = HINT(.text = N_("Explore again to pass it all the same")),
    [BAR_AMBUSH] = HINT(.text = N_("Explore again to pass it all the same")),
    [BAR_HUNTER] = HINT(.text = N_("Explore again to go on all the same")),
};

static const TextPair *prop_texts(int tile) {
    return tile == TILE_POT ? &POT : tile == TILE_BARREL ? &BARREL : &CRATE;
}

// The texts for something harmful; NULL: it is a trap, which has a name.
static const TextPair *harm_texts(const World *world, const JourneyStop *stop) {
    if (stop->kind != FIXTURE_COUNT && FIXTURES[stop->kind].trap) return NULL;
    if (world_known_tile(world, stop->cell) == TILE_EMBER) return &EMBERS;
    if (world_known_decor(world, stop->cell) == DECOR_WEB) return &WEB;
    return fire_on(world, stop->cell) ? &FIRE : &UNSAFE;
}

Event travel_stop_event(const JourneyStop *about) {
    return (Event){.kind = EVENT_COUNT, .actor = HERO, .what = about->kind, .pos = cell_centre(about->cell)};
}

const EventText *travel_news_text(const World *world, const Journey *journey) {
    const JourneyStop *news = &journey->news;
    if (!journey_active(journey) || !stop_reason_is_passing(news->reason)) return NULL;
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

const EventText *travel_stop_text(const World *world, const Journey *journey) {
    const JourneyStop *stop = &journey->stop;
    bool explores = journey->kind == JOURNEY_EXPLORE;
    const TextPair *pair = stop->reason == STOP_BY_PROP   ? prop_texts(stop->kind)
                           : stop->reason == STOP_BY_HARM ? harm_texts(world, stop)
                                                          : NULL;
    if (stop->reason == STOP_NOTICED && (events_has_kind(world, EVENT_NOTICE) || hunts(world, stop->cell)))
        return NULL;
    if (stop->reason == STOP_HUNTED && (journey->passes >> BAR_HUNTER & 1u) != 0) return &TOO_NEAR;
    if (stop->reason == STOP_QUOTA && events_has_kind(world, EVENT_QUOTA)) return &QUOTA_TAKEN;
    if (stop->reason == STOP_BY_ITEM && stop->kind == ITEM_BELL) return &HAND_BELL;
    if (stop->reason == STOP_BY_LOCK && world->hero.keys[stop->kind - 1] > 0) return &FITS;
    if (pair != NULL) return explores ? &pair->left : &pair->way;
    if (stop->reason == STOP_ARRIVED && journey->kind == JOURNEY_LEAVE)
        return world->hero.crown ? &WITH_CROWN : &AT_ON;
    if (explores && LEFT_BY[stop->reason].text != NULL) return &LEFT_BY[stop->reason];
    return TEXTS[stop->reason].text != NULL ? &TEXTS[stop->reason] : NULL;
}

const EventText *travel_stairs_text(const World *world, const Journey *journey) {
    bool leaves = journey_active(journey) && journey->kind == JOURNEY_LEAVE;
    return leaves && world_descends(world) ? &TO_OPEN_STAIRS : NULL;
}

const EventText *travel_hint_text(const World *world, const Journey *journey) {
    Vec stairs;
    if (journey_asks(journey, world))
        return journey->kind == JOURNEY_GO ? &AGAIN_THERE : &AGAIN[journey->asked];
    if (journey->stop.reason == STOP_QUOTA) return &AGAIN_PLAIN;
    if (journey->stop.reason == STOP_ARRIVED && journey->kind == JOURNEY_LEAVE)
        return journey->sightings.told[STOP_EXPLORED] ? NULL : &AGAIN_REST;
    if (!journey_is_done(journey)) return NULL;
    bool shut =
        !world_grate_is_open_or_absent(world) && journey->stop.reason != STOP_BY_PROP; // that is to be struck
    if (!journey_open_stairs(world, &stairs)) return shut ? &STILL_SHUT : NULL;
    return vec_eq(stairs, world->cache.hero_cell) ? NULL : &AGAIN_ON;
}
