#include "view/hud/describe.h"

#include "base/text.h"
#include "lang/lang.h"
#include "sim/combat/blows.h"
#include "sim/hero/item_names.h"
#include "sim/hero/shop.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/ground.h"
#include "sim/state/bag.h"
#include "sim/toll/toll.h"
#include "view/events/places.h"
#include "view/hud/sentence.h"

#include <stdarg.h>
#include <stdio.h>

// ---- lines

static void add_sentence(Description *to, bool names, const char *format, va_list values) {
    if (to->count == DESCRIPTION_LINES) return;
    DescriptionLine *line = &to->lines[to->count++];
    line->names = names;
    (void)vsnprintf(line->text, sizeof line->text, format, values);
    if (names) text_capitalise_first(line->text);
}

__attribute__((format(printf, 2, 3))) static void name(Description *to, const char *format, ...) {
    va_list values;
    va_start(values, format);
    add_sentence(to, true, format, values);
    va_end(values);
}

__attribute__((format(printf, 2, 3))) static void say(Description *to, const char *format, ...) {
    va_list values;
    va_start(values, format);
    add_sentence(to, false, format, values);
    va_end(values);
}

static void say_words(Description *to, const char *words) {
    if (words != NULL) say(to, "%s", tr(words));
}

static void name_thing(Description *to, const char *title) {
    char form[NAME_BYTES];
    name(to, "%s", tr_name(title, "plain", form));
}

// Adds a text with places for a thing of kind `what`.
static void say_of(const World *world, Description *to, const char *text, int what) {
    char sentence[SENTENCE_MAX];
    say(to, "%s", placeholders_fill(text, world, &(Event){.kind = EVENT_COUNT, .what = what}, sentence));
}

// ---- what is known

static bool sees(const World *world, Vec cell) {
    return fov_has(&world->cache.view, cell);
}

// True for a monster of which only the eyes are seen.
static bool lurks(const Actor *actor) {
    return actor->kind > ACTOR_HERO && actor->brain.mind == MIND_AMBUSH;
}

bool hero_can_see_actor(const World *world, const Actor *actor) {
    Vec cell = cell_of(actor->pos);
    if (actor->kind == ACTOR_NONE || actor->kind == ACTOR_HERO) return actor->kind == ACTOR_HERO;
    return lurks(actor) && !body_looks_like_chest(actor) ? flames_lit_in_sight(world, cell)
                                                         : sees(world, cell);
}

// ---- actors

static const char *const MIND_WORDS[MIND_COUNT] = {
    [MIND_ASLEEP] = N_("asleep"),         [MIND_IDLE] = N_("unaware of you"),
    [MIND_PATROL] = N_("unaware of you"), [MIND_SUSPICIOUS] = N_("suspicious"),
    [MIND_CHASE] = N_("chasing you"),     [MIND_SEARCH] = N_("searching for you"),
    [MIND_RETURN] = N_("unaware of you"), [MIND_AMBUSH] = N_("lies in wait"),
    [MIND_FLEE] = N_("fleeing"),          [MIND_STUNNED] = N_("stunned"),
};
static const char *const TASK_WORDS[TASK_COUNT] = {
    [TASK_NONE] = "",
    [TASK_KINDLE] = N_("goes to light a torch"),
    [TASK_EAT] = N_("goes to eat something"),
    [TASK_FETCH] = N_("goes to take something"),
    [TASK_SNUFF] = N_("goes to put out a flame"),
};

static const char *doing(const Actor *actor) {
    const Brain *brain = &actor->brain;
    if (brain->mind == MIND_STUNNED) return MIND_WORDS[MIND_STUNNED];
    if (actor->act == ACT_WINDUP) return blow_of(actor)->words;
    if (actor->act == ACT_BLOW) return N_("strikes");
    if (actor->act == ACT_RECOVERY) return N_("recovers from its blow");
    if (actor->act == ACT_HURT) return N_("is stunned");
    if (brain->foe_ticks > 0) return N_("fights another monster");
    if (brain->carries_loot) return N_("runs off with what it took");
    if (brain->lured > 0) return N_("goes for the bait");
    return brain->task != TASK_NONE ? TASK_WORDS[brain->task] : MIND_WORDS[brain->mind];
}

const char *describe_doing(const Actor *actor) {
    return tr(doing(actor));
}

static void describe_hero(const World *world, const Actor *hero, Description *to) {
    char health[SENTENCE_MAX];
    name(to, "%s", tr("you"));
    say(to, "%s", sentence_of_health(hero->hp, hero->hp_max, health));
    say(to, "%s",
        flames_hero_seen_afar(world) ? tr("exposed: monsters see you from afar")
                                     : tr("hidden: only monsters close to you see you"));
}

static void describe_monster(const World *world, const Actor *actor, const Lore *lore, Description *to) {
    const ActorInfo *info = &ACTORS[actor->kind];
    char health[SENTENCE_MAX];
    name_thing(to, actor_english_name(actor->kind));
    const char *state = MIND_WORDS[actor->brain.mind], *does = doing(actor);
    say(to, "%s, %s", tr(state), sentence_of_health(actor->hp, actor->hp_max, health));
    if (does != state) say_words(to, does);
    if (actor->brain.carries_loot) say_of(world, to, N_("carries your {item}"), (int)actor->brain.booty.kind);
    say_words(to, info->does);
    bool told = lore == NULL || (lore->actors[actor->kind] & LORE_BEATEN) != 0;
    if (!told) say(to, "%s", tr("against it: ??? Beat it, or see it beaten"));
    if (told && info->counter_tip != NULL) say(to, tr("against it: %s"), tr(info->counter_tip));
}

static void describe_actors(const World *world, const Lore *lore, Vec cell, Description *to) {
    for (int i = world->actor_count - 1; i >= HERO; i--) {
        const Actor *actor = &world->actors[i];
        if (!hero_can_see_actor(world, actor) || !vec_eq(cell_of(actor->pos), cell)) continue;
        if (actor->kind == ACTOR_HERO) {
            describe_hero(world, actor, to);
        } else if (body_looks_like_chest(actor)) {
            name_thing(to, FIXTURES[FIXTURE_CHEST].name);
            say_words(to, FIXTURES[FIXTURE_CHEST].words);
            if (flames_lit_in_sight(world, cell)) say(to, "%s", tr("it breathes"));
        } else if (lurks(actor)) {
            name(to, "%s", tr("eyes"));
            say(to, "%s", tr("something lies in wait"));
        } else {
            describe_monster(world, actor, lore, to);
        }
    }
}

// ---- items

static void describe_worth(const World *world, const Item *item, bool hallowed, Description *to) {
    if (!ITEMS[item->kind].counts || item->counted) return;
    if (hallowed) say(to, "%s", tr("worth double points, and heals you"));
    int points = bag_item_worth(item->kind, world->depth, hallowed);
    if (world_descends(world)) say(to, tr_n("worth %d point", "worth %d points", points), points);
    if (!world->clock.on || hallowed || !sees(world, cell_of(item->pos))) return;
    bool by_hero = !flames_is_flame_lit(world, cell_of(item->pos)); // it is dark again when he leaves
    say(to, "%s",
        !floor_item_doubles(world, item) ? tr("in the dark: the toll may take it")
        : by_hero                        ? tr("lit by you alone: stay, and the toll doubles its value")
                                         : tr("in the light: the toll doubles its value"));
}

static void describe_item(const World *world, const Item *item, bool hallowed, Description *to) {
    const ItemWords *words = item_words(world, item->kind);
    bool burns = item->burns > 0 && sees(world, cell_of(item->pos));
    name_thing(to, item_known_title(world, item->kind));
    if (burns && item->kind == ITEM_BOMB) {
        say(to, "%s", tr("about to blow up: get away"));
    } else if (burns) {
        int seconds = (item->burns + TICKS_PER_SECOND - 1) / TICKS_PER_SECOND;
        say(to, tr_n("burns for %d more second", "burns for %d more seconds", seconds), seconds);
    }
    if (item->price > 0) {
        int count = shop_ware_size(item->kind);
        say(to, tr("%d for %d coins; you have %d"), count, item->price, world->hero.score.coins);
    }
    if (item->gift) say(to, "%s", tr("a gift: take one, the others turn to dust"));
    say_words(to, words->use);
    if (words->toss != NULL) say(to, tr("thrown: %s"), tr(words->toss));
    say_words(to, words->passive);
    int place = item_gear_place(item->kind), worn = place >= 0 ? world->hero.worn[place] : -1;
    if (worn >= 0) {
        say_of(world, to, N_("you wear the {item}"), worn);
        say_words(to, ITEMS[worn].words.passive);
    }
    describe_worth(world, item, hallowed, to);
}

// True if the map shows a thing where it is.
static bool shown_where_it_is(const World *world, Vec cell) {
    return sees(world, cell) || world_known(world, cell) == KNOWN_WELL;
}

static void describe_items(const World *world, const KnownThings *memory, Vec cell, Description *to) {
    for (int i = 0; i < world->floor.item_count; i++) {
        Item item = world->floor.items[i];
        bool there = !item.taken, hallowed = item.hallowed;
        if (!sees(world, cell)) {
            const KnownItem *known = &memory->items[i];
            there = i < memory->item_count && known->there;
            item.kind = known->kind;
            item.pos = known->pos;
            hallowed = known->hallowed;
        }
        if (there && vec_eq(cell_of(item.pos), cell)) describe_item(world, &item, hallowed, to);
    }
}

// ---- fixtures

static void describe_lock(const World *world, int lock, Description *to) {
    bool has = world->hero.keys[lock - 1] > 0;
    say_of(world, to, has ? N_("needs the {key}, which you have") : N_("needs the {key}"), lock);
}

static void describe_chest(const World *world, const Fixture *chest, const WorldFixture *state,
                           Description *to) {
    bool open = state->phase == PHASE_OPEN;
    name_thing(to, FIXTURES[FIXTURE_CHEST].name);
    say_words(to, open ? N_("open and empty") : FIXTURES[FIXTURE_CHEST].words);
    if (open) return;
    if (chest->lock != 0) describe_lock(world, chest->lock, to);
    if (chest->trapped && state->found && !state->sprung)
        say(to, "%s", tr("trapped: a strike or a throw springs it harmlessly"));
}

static void describe_trap(const Fixture *fixture, const WorldFixture *state, Description *to) {
    static const char *const PHASES[PHASE_COUNT] = {[PHASE_CLICK] = N_("about to come out"),
                                                    [PHASE_OUT] = N_("are out"),
                                                    [PHASE_SPENT] = N_("not ready again yet")};
    if (fixture->kind == FIXTURE_PLATE && state->phase == PHASE_OPEN)
        return; // a sunk plate is part of the floor
    name_thing(to, FIXTURES[fixture->kind].name);
    say_words(to, PHASES[state->phase]);
    say_words(to, FIXTURES[fixture->kind].words);
}

// Describes a fixture. Hidden traps are left out; so are chests out of sight, which `memory` has.
static void describe_fixture(const World *world, Vec cell, bool chests, Description *to) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        const WorldFixture *state = &world->floor.fixtures[i];
        bool hidden = FIXTURES[fixture->kind].trap && !state->found;
        if (hidden || !vec_eq(fixture->cell, cell) || !shown_where_it_is(world, cell)) continue;
        if (fixture->kind != FIXTURE_CHEST) {
            describe_trap(fixture, state, to);
        } else if (chests) {
            describe_chest(world, fixture, state, to);
        }
    }
}

static void describe_fixtures(const World *world, const KnownThings *memory, Vec cell, Description *to) {
    bool remembers = !sees(world, cell);
    describe_fixture(world, cell, !remembers, to);
    for (int i = 0; remembers && i < memory->chest_count; i++) {
        const KnownChest *chest = &memory->chests[i];
        if (vec_eq(chest->fixture.cell, cell)) describe_chest(world, &chest->fixture, &chest->state, to);
    }
}

// ---- ground

static void describe_tile(const World *world, Vec cell, Tile tile, Description *to) {
    const TileInfo *info = &TILES[tile];
    int missing = world_grate_missing_count(world);
    const Prop *prop = info->prop && sees(world, cell) ? prop_changed(world, cell) : NULL;
    name_thing(to, info->lock > 0 ? NAME_("locked door") : tile_english_name(world, tile));
    if (info->lock > 0) {
        describe_lock(world, info->lock, to);
    } else if (tile == level_stairs_on(&world->level) && world->clock.crown && missing > 0) {
        say(to, "%s", tr("under a grate: the crown opens it"));
    } else if (tile == level_stairs_on(&world->level) && missing > 0) {
        say(to,
            tr_n("under a grate: %d more treasure, then a toll opens it",
                 "under a grate: %d more treasures, then a toll opens it", missing),
            missing);
    } else if (tile == level_stairs_on(&world->level) && world_grate_opens_at_toll(world)) {
        say(to, "%s", tr("under a grate: the next toll opens it"));
    } else if (tile == TILE_BARREL && prop != NULL && prop->hp <= 0) {
        say(to, "%s", tr("about to blow up: get away"));
    } else {
        say_words(to, info->words);
    }
}

// Describes what is in a cell only for a time, if it is in sight: fire, and what was spilt.
static void describe_passing(const World *world, Vec cell, Description *to) {
    static const char *const SPILLS[SPILL_KIND_COUNT][2] = {
        [SPILL_WINE] = {N_("spilt wine"), N_("burns")},
        [SPILL_HONEY] = {N_("spilt honey"), N_("slows everyone")}};
    const Spill *spill = spill_at(world, cell);
    if (!sees(world, cell)) return;
    if (fire_on(world, cell)) {
        name(to, "%s", tr("fire"));
        say(to, "%s", tr("hurts anyone in it; it spreads to what burns"));
    }
    if (spill != NULL) {
        name(to, "%s", tr(SPILLS[spill->kind][0]));
        say_words(to, SPILLS[spill->kind][1]);
    }
}

static void describe_ground(const World *world, Vec cell, Description *to) {
    Tile tile = world_known_tile(world, cell);
    Decor decor = world_known_decor(world, cell);
    if (decor != DECOR_NONE && decor < DECOR_COUNT) {
        name_thing(to, DECORS[decor].name);
        say_words(to, DECORS[decor].words);
        to->plain &= DECORS[decor].on == TILE_FLOOR || DECORS[decor].words == NULL;
        return;
    }
    to->plain &= TILES[tile].words == NULL || TILES[tile].pool != NULL;
    if (to->plain || TILES[tile].words != NULL) describe_tile(world, cell, tile, to);
}

// Says what a toll would do to the cell now.
static void describe_fate(const World *world, Vec cell, Description *to) {
    Grid held;
    if (!world->clock.on || !grid_init(&held, world->level.tiles.w, world->level.tiles.h)) return;
    toll_hold(world, &held);
    bool holds = grid_get(&held, cell, 1) != 0;
    say(to, "%s",
        !holds                              ? tr("dark: the toll will rebuild this")
        : flames_is_flame_lit(world, cell)  ? tr("lit: the toll leaves it")
        : flames_is_lit_at_all(world, cell) ? tr("lit by you alone: the toll leaves it while you stay")
                                            : tr("the toll leaves it"));
    grid_free(&held);
}

static void describe_memory(const World *world, Vec cell, Description *to) {
    bool stale = world_known(world, cell) == KNOWN_STALE;
    say(to, "%s", stale ? tr("as you remember it; a toll has passed since") : tr("as you remember it"));
}

static void describe_things(const World *world, const KnownThings *memory, const Lore *lore, Vec cell,
                            Description *to) {
    *to = (Description){.plain = true};
    if (memory == NULL) memory = &world->known.things;
    describe_actors(world, lore, cell, to);
    describe_items(world, memory, cell, to);
    describe_fixtures(world, memory, cell, to);
    describe_passing(world, cell, to);
    to->plain = to->count == 0;
    if (world_known(world, cell) != KNOWN_NOT) describe_ground(world, cell, to);
}

bool cell_is_interesting(const World *world, const KnownThings *memory, Vec cell) {
    Description all;
    describe_things(world, memory, NULL, cell, &all);
    return !all.plain;
}

void describe_cell(const World *world, const KnownThings *memory, const Lore *lore, Vec cell,
                   Description *to) {
    describe_things(world, memory, lore, cell, to);
    if (to->count == 0) name(to, "%s", tr("nothing that you know of"));
    if (world_known(world, cell) == KNOWN_NOT) return;
    if (sees(world, cell)) {
        describe_fate(world, cell, to);
    } else {
        describe_memory(world, cell, to);
    }
}
