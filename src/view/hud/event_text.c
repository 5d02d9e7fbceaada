// The texts of events: rows of list_events.h, and functions where the kind of the event is not enough.
#include "view/hud/event_text.h"

#include "base/text.h"
#include "map/balance_light.h"
#include "sim/combat/blows.h"
#include "sim/hero/item_use.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/known_things.h"
#include "sim/state/quota.h"
#include "view/events/places.h"

static const EventText NOTHING = {.rank = RANK_NONE};
static const EventText HERO_FALLS = {
    .rank = RANK_GOAL, .text = N_("You fall to depth {depth}"), .tower = N_("You fall to floor {depth}")};
static const EventText NEXT_ROOM = {.rank = RANK_NEWS, .text = N_("Another room")};
static const EventText NO_ARROWS = {.rank = RANK_DETAIL, .text = N_("No arrows left")};
static const EventText THE_BOW = {.rank = RANK_DETAIL, .text = N_("In hand: the bow")};
static const EventText LIGHT_STAYS = {
    .lesson = SAID_LIGHT_STAYS, .rank = RANK_NEWS, .text = N_("What this flame lights will stay")};
static const EventText FLAME_PAYS = {.lesson = SAID_LIGHT_PAYS,
                                     .rank = RANK_FIND,
                                     .text = N_("The toll doubles the value of treasures in this light")};
static const EventText LIT_PAYS = {.lesson = SAID_LIGHT_PAYS,
                                   .about = ABOUT_GOAL | ABOUT_TOLL,
                                   .rank = RANK_GOAL,
                                   .text = N_("Lit treasures double in value, and the toll takes none")};
static const EventText DARK_COULD_PAY = {.lesson = SAID_LIGHT_PAYS,
                                         .about = ABOUT_GOAL | ABOUT_TOLL,
                                         .rank = RANK_GOAL,
                                         .text = N_("Light that treasure: the toll then doubles its value")};
static const EventText BEYOND_QUOTA = {
    .lesson = SAID_GREED,
    .about = ABOUT_GOAL | ABOUT_TOLL,
    .rank = RANK_GOAL,
    .text = N_("More than the quota: the next toll brings {hunters} {hunters?hunter:hunters}")};
static const EventText RING_AND_MEND = {
    .follows = true,
    .about = ABOUT_TOLL,
    .rank = RANK_GOAL,
    .text = N_("Ringing: {lost} lost, {doubled} doubled, {hunters} {hunters?hunter:hunters}; +{hearts}")};
static const EventText TOLL_OPENS = {
    .rank = RANK_GOAL, .about = ABOUT_GOAL, .text = N_("The next toll opens the grate")};
static const EventText RING_TO_OPEN = {
    .rank = RANK_GOAL, .about = ABOUT_GOAL, .text = N_("The next toll opens the grate: ring the bell")};
static const EventText FIRST_TOLL = {.rank = RANK_NONE, .text = N_("The bell: what was dark is rebuilt")};
static const EventText TOLLS_IN_TURNS = {
    .rank = RANK_ALARM,
    .about = ABOUT_TOLL,
    .text = N_("Toll in fifty turns: {lost} lost, {doubled} doubled, {hunters} {hunters?hunter:hunters}")};
_Static_assert(TOLL_WARN_TICKS == 50 * TURN_TICKS, "what TOLLS_IN_TURNS says");
static const EventText COINS = {.rank = RANK_DETAIL, .seen = true, .text = N_("Dropped: coins")};
static const EventText PLATE = {
    .rank = RANK_ASIDE, .within = 3, .text = N_("A plate that opens something, {place}")};
static const EventText CHEST_WITH_TRAP = {
    .rank = RANK_ASIDE, .within = 3, .text = N_("A trapped chest, {place}")};
static const EventText IN_POT = {.rank = RANK_NEWS, .seen = true, .text = N_("{an item} was inside")};
static const EventText TRAPPED_CHEST = {.rank = RANK_GOAL, .text = N_("A trap! In the chest: {an item}")};
static const EventText MANY_IN_CHEST = {.rank = RANK_FIND, .text = N_("In the chest: {items}")};
static const EventText MANY_IN_TRAP = {.rank = RANK_GOAL, .text = N_("A trap! In the chest: {items}")};
static const EventText SPENT_CHEST = {
    .rank = RANK_NEWS, .seen = true, .text = N_("The chest's trap goes off")};
static const EventText TORCH_DOWN = {.rank = RANK_NEWS, .text = N_("Torch dropped. In hand: the {item}")};
static const EventText TORCH_DOWN_BOW = {.rank = RANK_NEWS, .text = N_("Torch dropped. In hand: the bow")};
static const EventText SILENT = {.rank = RANK_NEWS, .text = N_("The shrine needs nothing now")};
static const EventText MADE_OUT = {.about = ABOUT_LIFE | ABOUT_MIND,
                                   .text = N_("The {monster} has noticed you")};
static const EventText THROW_IT = {
    .throws = true, .rank = RANK_NEWS, .text = N_("The {item} is for throwing")};
static const EventText TOO_WET = {.rank = RANK_NEWS, .within = 2, .text = N_("No candle burns on water")};
static const EventText CAME_THROUGH = {.rank = RANK_GOAL,
                                       .text = N_("You made it out: the treasures are yours")};
static const EventText CROWNED = {.rank = RANK_GOAL, .text = N_("You made it out with the Warlord's crown!")};
static const EventText ALL_DEAD = {.rank = RANK_GOAL, .text = N_("The last enemy is dead: victory!")};
static const EventText WAY_IS_OPEN = {
    .rank = RANK_ALARM, .within = 5, .text = N_("The grate is open: the stairs are {way on}")};
static const EventText ELITE_DEAD = {.rank = RANK_GOAL,
                                     .text = N_("The {monster} is dead: that fulfils the quota")};
static const EventText NEXT_DEPTH = {.quota = true, .rank = RANK_GOAL, .about = ABOUT_GOAL, .text = ""};

// A treasure that is lost in another way than by a toll, which tells of its own.
static const EventText *gone(const World *world, const Event *event) {
    (void)world;
    return event->amount > 0 ? &NOTHING : NULL;
}

// True for the first event of its kind in this tick.
static bool is_first(const World *world, const Event *event) {
    for (const Event *at = world->events.at; at < event; at++) {
        if (at->kind == event->kind) return false;
    }
    return true;
}

// A blow that hits nothing is told turn by turn. One that runs on over several turns may still hit.
static const EventText *missed(const World *world, const Event *event) {
    static const EventText OF_MONSTER = {.seen = true, .text = N_("The {monster} misses")};
    bool told = world_is_turn_based(world) && (unsigned)event->actor < ACTORS_MAX &&
                !blow_lunges(&world->actors[event->actor]);
    for (int i = 0; i < world->events.count && told; i++) {
        EventKind kind = world->events.at[i].kind;
        told = kind != EVENT_HIT && kind != EVENT_BLOCKED && kind != EVENT_SPARED && kind != EVENT_BREAK &&
               kind != EVENT_KILL && kind != EVENT_STRUCK_BACK && kind != EVENT_CRATE && kind != EVENT_SNEAK;
    }
    return !told ? &NOTHING : event->actor == HERO ? NULL : &OF_MONSTER;
}

static const EventText *toll(const World *world, const Event *event) {
    (void)world;
    return event->amount == 0 ? &FIRST_TOLL : NULL;
}

static const EventText *stroke(const World *world, const Event *event) {
    if (event->amount < TOLL_WARN_TICKS) return &NOTHING;
    return world_is_turn_based(world) ? &TOLLS_IN_TURNS : NULL;
}

static const EventText *in_hand(const World *world, const Event *event) {
    bool bow = event->what == ITEM_ARROW;
    for (int i = 0; i < world->events.count; i++) {
        const Event *other = &world->events.at[i];
        if (other->kind == EVENT_LAND && other->what == ITEM_BRAND)
            return bow ? &TORCH_DOWN_BOW : &TORCH_DOWN;
    }
    return bow ? &THE_BOW : NULL;
}

// True if one of several coins: each has an event of its own.
static bool is_several(const World *world, const Event *event) {
    int count = 0;
    for (const Event *at = world->events.at; at < world->events.at + world->events.count; at++)
        count += at->kind == EVENT_DROP && at->what == event->what && at->actor == event->actor;
    return event->what == ITEM_COIN && count > 1;
}

static const EventText *dropped(const World *world, const Event *event) {
    for (int i = 0; i < world->events.count; i++) {
        bool here = vec_eq(cell_of(world->events.at[i].pos), cell_of(event->pos));
        if (world->events.at[i].kind == EVENT_BREAK && here) return &IN_POT;
    }
    return is_several(world, event) ? &COINS : NULL;
}

static bool waits(const World *world, const Item *item) {
    return quota_is_uncollected(item) && !item->hallowed && fov_has(&world->cache.view, cell_of(item->pos));
}

// True if a treasure in sight, near that flame, lies in its light.
static bool pays(const World *world, Vec flame) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool near = vec_chebyshev(cell_of(item->pos), flame) <= TORCH_RADIUS;
        if (near && waits(world, item) && floor_item_doubles(world, item)) return true;
    }
    return false;
}

static const EventText *kindled(const World *world, const Event *event) {
    if (!world->clock.on || event->actor != HERO) return &NOTHING;
    return world->clock.tolls == 0 && pays(world, cell_of(event->pos)) ? &FLAME_PAYS : &LIGHT_STAYS;
}

const EventText *event_text_toll_hint(const World *world) {
    const EventText *best = NULL;
    for (int i = 0; i < world->floor.item_count; i++) {
        if (!waits(world, &world->floor.items[i])) continue;
        if (floor_item_doubles(world, &world->floor.items[i])) return &LIT_PAYS;
        best = &DARK_COULD_PAY;
    }
    return best;
}

static bool is_for_throwing(int item) {
    return (unsigned)item < ITEM_COUNT && item_has_throw_effect((ItemKind)item) &&
           !item_has_use((ItemKind)item);
}

static const EventText *ring_and_mend(const World *world, const Event *event) {
    (void)world;
    return event->amount > 0 ? &RING_AND_MEND : NULL;
}

static const EventText *beside(const World *world, const Event *event) {
    static const EventText ITEM = {
        .rank = RANK_DETAIL, .within = 2, .text = N_("Beside you: the {item}, {place}")};
    (void)world;
    return event->amount > 0 ? &ITEM : NULL;
}

// What is not for use but can be broken; NULL: the tile cannot.
static const EventText *prop_text(Tile tile) {
#define BROKEN(what)                                                                                         \
    { .rank = RANK_DETAIL, .within = 2, .text = what }
    static const EventText POT = BROKEN(N_("The pot is not for use: strike it to break it")),
                           CRATE = BROKEN(N_("The crate is not for use: strike it to break it")),
                           BARREL = BROKEN(N_("A powder barrel: struck, it blows up"));
#undef BROKEN
    return tile == TILE_POT ? &POT : tile == TILE_CRATE ? &CRATE : tile == TILE_BARREL ? &BARREL : NULL;
}

// Stairs that take treasures from somebody who has none; a thing on a wall that cannot be reached from here:
// tells from where; or something to break.
static const EventText *out_of_reach(const World *world, const Event *event) {
    static const EventText STAIRS = {
        .rank = RANK_DETAIL, .within = 2, .text = N_("These stairs take treasures: you carry none")};
    static const EventText TORCH = {
        .rank = RANK_NEWS, .within = 2, .text = N_("Stand right below the torch to take it")};
    static const EventText BRACKET = {
        .rank = RANK_NEWS, .within = 2, .text = N_("Stand right below the bracket to light it")};
    const EventText *prop = NULL;
    if (tile_stairs(level_tile(&world->level, cell_of(event->pos)))) return &STAIRS;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec cell = vec_add(cell_of(event->pos), DIRS[dir]);
        Decor decor = world_known_decor(world, cell);
        if (decor == DECOR_TORCH) return &TORCH;
        if (decor == DECOR_BRACKET) return &BRACKET;
        if (prop == NULL && dir % 2 == 0) prop = prop_text(level_tile(&world->level, cell));
    }
    return prop;
}

static bool happens_to(const World *world, EventKind kind, int what) {
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == kind && world->events.at[i].what == what) return true;
    }
    return false;
}

// The first use of a kind is told by its name being identified.
static const EventText *used(const World *world, const Event *event) {
    return happens_to(world, EVENT_NAMED, event->what) ? &NOTHING : NULL;
}

// Nothing is told if the torch burns on in the hero's hand.
static const EventText *taken_down(const World *world, const Event *event) {
    return happens_to(world, EVENT_BRAND, ITEM_BRAND) && event->actor == HERO ? &NOTHING : NULL;
}

static const EventText *hero_falls(const World *world, const Event *event) {
    (void)world;
    return event->actor == HERO ? &HERO_FALLS : NULL;
}

static const EventText *climbed(const World *world, const Event *event) {
    if (DIRS[(unsigned)event->dir % DIR_COUNT].x != 0) return &NEXT_ROOM;
    return world_descends(world) ? &NEXT_DEPTH : NULL;
}

static const EventText *no_plain_trap(const World *world, const Event *event) {
    enum { NEAR_CELLS = 3 }; // what is farther away does not matter yet; the picture marks it
    if (vec_chebyshev(cell_of(event->pos), world->cache.hero_cell) > NEAR_CELLS) return &NOTHING;
    if (event->what == FIXTURE_CHEST) return &CHEST_WITH_TRAP;
    return event->what == FIXTURE_PLATE ? &PLATE : NULL;
}

// A chest. Collecting or wearing its content is told by other events.
static const EventText *in_chest(const World *world, const Event *event) {
    bool many = event->amount > 1;
    if (events_has_kind(world, EVENT_DART)) return many ? &MANY_IN_TRAP : &TRAPPED_CHEST;
    if (happens_to(world, EVENT_PICKUP, event->what) || happens_to(world, EVENT_WEAR, event->what))
        return &NOTHING;
    return many ? &MANY_IN_CHEST : NULL;
}

static const EventText *spent_chest(const World *world, const Event *event) {
    (void)world;
    return event->what == FIXTURE_CHEST ? &SPENT_CHEST : NULL;
}

static const EventText *no_arrows(const World *world, const Event *event) {
    (void)world;
    return event->what == ITEM_ARROW ? &NO_ARROWS : NULL;
}

static const EventText *made_out(const World *world, const Event *event) {
    static const EventText GREETS = {.rank = RANK_GOAL, .text = N_("{line}")};
    if (monster_line(event->what, 0) != NULL) // later each phase has a line of its own
        return world->actors[event->actor].brain.stage == 0 ? &GREETS : NULL;
    return flames_hero_seen_afar(world) ? NULL : &MADE_OUT;
}

static const EventText *came_through(const World *world, const Event *event) {
    (void)event;
    if (world->classic) return &ALL_DEAD;
    if (world->hero.crown) return &CROWNED;
    return world_descends(world) ? &CAME_THROUGH : NULL;
}

static const EventText *great_bell(const World *world, const Event *event) {
    static const EventText GREAT = {.rank = RANK_NEWS, .text = N_("The {monster} rings the great bell")};
    (void)world;
    return event->what == ACTOR_WARLORD ? &GREAT : NULL;
}

static const EventText *in_vain(const World *world, const Event *event) {
    bool wet = event->what == ITEM_CANDLE && level_tile(&world->level, cell_of(event->pos)) == TILE_WATER;
    return wet ? &TOO_WET : is_for_throwing(event->what) ? &THROW_IT : NULL;
}

static const EventText *silent(const World *world, const Event *event) {
    (void)event;
    return world->clock.shrine_given ? &SILENT : NULL;
}

// An item found. If it is a ware or came from a chest, that is told instead.
static const EventText *found(const World *world, const Event *event) {
    bool told = events_has_kind(world, EVENT_BOUGHT) || happens_to(world, EVENT_CHEST, event->what);
    return told ? &NOTHING : NULL;
}

static const EventText *beyond_quota(const World *world, const Event *event) {
    static const EventText WORTH_NOTHING = {.rank = RANK_FIND, .text = N_("Collected the {item}")};
    bool more = world_descends(world) && world->collected > world->clock.quota;
    if (more) return &BEYOND_QUOTA;
    return event->amount == 0 ? &WORTH_NOTHING : NULL;
}

static const EventText *no_treasure_left(const World *world, const Event *event) {
    static const EventText CROWN_ONLY = {.rank = RANK_GOAL,
                                         .text = N_("The Warlord's crown opens the grate")};
    if (world->clock.crown) return &CROWN_ONLY;
    if (event->amount > 0) return NULL;
    return world->clock.bell_ready ? &RING_TO_OPEN : &TOLL_OPENS;
}

// ---- for the log alone

static const EventText DOOR_OPENED = {.text = N_("You open a door"), .where = true};
static const EventText LANTERN_SHUT = {.text = N_("You shut the lantern: only what is near sees you")};
static const EventText LANTERN_SHUT_IN_LIGHT = {.text = N_("You shut the lantern, but stand in other light")};
static const EventText LANTERN_SNUFFED = {.text = N_("A monster shut your lantern")};
static const EventText ARROW_SHOT = {.text = N_("You shoot an arrow")};
static const EventText YOU_ARE_HIT = {.text = N_("You are hit for {hearts}: {left} left")};

static const EventText HITS[CAUSE_COUNT] = {
    [CAUSE_FOE] = // and whatever else somebody did
    {.text = N_("The {killer} hits you for {hearts}: {left} left")},
    [CAUSE_TRAP] = {.text = N_("A trap hurts you for {hearts}: {left} left")},
    [CAUSE_DART] = {.text = N_("A dart hits you for {hearts}: {left} left")},
    [CAUSE_FIRE] = {.text = N_("You are burnt for {hearts}: {left} left")},
    [CAUSE_BLAST] = {.text = N_("The blast hurts you for {hearts}: {left} left")},
    [CAUSE_FALL] = {.text = N_("The fall hurts you for {hearts}: {left} left")},
};

static const EventText CLASSIC_HIT = {.text = N_("The {monster} is hit: {left} left")};
static const EventText CLASSIC_HIT_YOU = {.text = N_("You are hit: {left} left")};

// True if an event of that kind for the same actor follows in this tick.
static bool follows(const World *world, const Event *event, EventKind kind) {
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == kind && world->events.at[i].actor == event->actor) return true;
    }
    return false;
}

static const EventText *hit(const World *world, const Event *event) {
    static const EventText LAST_HIT = {.text = N_("The {monster} is hit for {hearts}"), .seen = true};
    if (world->classic) return event->actor == HERO ? &CLASSIC_HIT_YOU : &CLASSIC_HIT;
    int cause = world->killer_cause;
    if (event->actor != HERO) return follows(world, event, EVENT_KILL) ? &LAST_HIT : NULL;
    if (cause >= CAUSE_TRAP && cause < CAUSE_COUNT) return &HITS[cause];
    return cause >= 0 && world->killer != ACTOR_NONE ? &HITS[CAUSE_FOE] : &YOU_ARE_HIT;
}

static const EventText *door_opens(const World *world, const Event *event) {
    (void)world;
    return event->actor == HERO ? &DOOR_OPENED : NULL;
}

static const EventText *shutter(const World *world, const Event *event) {
    if (event->actor != HERO) return &LANTERN_SNUFFED;
    if (event->amount != 0) return NULL;
    return flames_hero_seen_afar(world) ? &LANTERN_SHUT_IN_LIGHT : &LANTERN_SHUT;
}

static const EventText *shot(const World *world, const Event *event) {
    (void)world;
    return event->actor == HERO ? &ARROW_SHOT : NULL;
}

// One sentence for all cells that catch fire together.
static const EventText *first_fire(const World *world, const Event *event) {
    return is_first(world, event) ? NULL : &NOTHING;
}

// A kill out of sight is told only of elites.
static const EventText *killed(const World *world, const Event *event) {
    bool elite = (unsigned)event->what < ACTOR_KIND_COUNT && ACTORS[event->what].elite;
    if (elite && world_descends(world) && !ACTORS[event->what].boss) return &ELITE_DEAD;
    if (follows(world, event, EVENT_SPLIT)) return &NOTHING; // the split is told instead
    if (!elite && !fov_has(&world->cache.view, cell_of(event->pos))) return &NOTHING;
    return NULL;
}

static const EventText *can_be_rung(const World *world, const Event *event) {
    (void)event;
    return world->clock.bell_ready ? &RING_TO_OPEN : NULL;
}

static const EventText *wades(const World *world, const Event *event) {
    (void)world;
    return event->actor == HERO ? NULL : &NOTHING;
}

static const EventText *knows_way(const World *world, const Event *event) {
    (void)event;
    return known_exit_find(world, &(Vec){0}) ? &WAY_IS_OPEN : NULL;
}

static const EventText EVENT_TEXTS[EVENT_COUNT] = {
#define EVENT(kind, heard, seen, said) [EVENT_##kind] = {said},
#define SAID(how, ...)                 .rank = (how), .text = __VA_ARGS__
#define LOGGED(...)                    .rank = RANK_NONE, .text = __VA_ARGS__
#define UNSAID                         0
#include "view/events/list_events.h"
#undef UNSAID
#undef LOGGED
#undef SAID
#undef EVENT
};

const EventText *event_text_for_log(const World *world, const Event *event) {
    if ((unsigned)event->kind >= EVENT_COUNT) return NULL;
    const EventText *row = &EVENT_TEXTS[event->kind],
                    *other = row->instead != NULL ? row->instead(world, event) : NULL,
                    *said = other != NULL ? other : row;
    if (said->text == NULL) return NULL;
    return said->seen && !fov_has(&world->cache.view, cell_of(event->pos)) ? NULL : said;
}

const EventText *event_text_of(const World *world, const Event *event) {
    const EventText *said = event_text_for_log(world, event);
    return said != NULL && said->rank != RANK_NONE ? said : NULL;
}
