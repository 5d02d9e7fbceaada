// Every kind has a complete row: a column that is missing although it is needed is named here.
#include "gen/gen.h"
#include "sim/hero/item_use.h"
#include "sim/state/events.h"
#include "sim/state/hero.h"
#include "support/unit.h"

#include <string.h>

// The first column that a row must have, and has not.
typedef const char *Lack(int kind);

typedef struct Rows {
    const char *table; // and its file
    int first, count;
    const char *(*name)(int kind);
    Lack *lack; // NULL: the row is whole
} Rows;

static const char *tile_name(int kind) {
    return TILES[kind].name;
}
static const char *decor_name(int kind) {
    return DECORS[kind].name;
}
static const char *fixture_name(int kind) {
    return FIXTURES[kind].name;
}
static const char *actor_name(int kind) {
    return ACTORS[kind].name;
}
static const char *item_name(int kind) {
    return ITEMS[kind].name;
}
static const char *generator_name(int kind) {
    return GENERATORS[kind]->name;
}

// Dumps and the ASCII view show it; ';' begins a line of notes, '@' is the hero.
static bool is_glyph(char glyph) {
    return glyph > ' ' && glyph <= '~' && glyph != ';' && glyph != '@';
}

static const char *tile_lack(int kind) {
    const TileInfo *tile = &TILES[kind];
    if (!is_glyph(tile->glyph)) return ".glyph";
    if (!tile->solid && !tile->way) return ".solid or .way";
    if (tile->prop && !tile->solid) return ".solid, being a prop";
    bool drawn = tile->sprite != NULL || tile->stands != NULL || tile->pool != NULL;
    if (!drawn && !tile->wall && kind != TILE_FLOOR) return ".sprite, .stands or .pool";
    if (tile->door && tile->side == NULL) return ".side";
    if (tile->stands != NULL && tile->stands_frames == 0) return ".stands_frames";
    if (tile->pool != NULL && tile->pool_frames == 0) return ".pool_frames";
    if (tile->piece.name == NULL) return ".piece";
    if (tile->ascii == 0 && tile->lock == 0 && kind != TILE_SECRET) return ".ascii";
    if (tile->mark == MARK_NONE) return ".mark";
    // Tiles that a body bumps into, slips on or burns in have words; bare stone and floor have nothing to
    // say.
    bool bare = kind == TILE_WALL || kind == TILE_FLOOR || kind == TILE_SECRET;
    return bare || tile->words != NULL ? NULL : ".words";
}

static const char *decor_lack(int kind) {
    const DecorInfo *decor = &DECORS[kind];
    if (!is_glyph(decor->glyph)) return ".glyph";
    if (decor->on == TILE_VOID) return ".on";
    if (decor->piece.name == NULL) return ".piece";
    return decor->ascii == 0 ? ".ascii" : NULL;
}

static const char *fixture_lack(int kind) {
    if (!is_glyph(FIXTURES[kind].glyph)) return ".glyph";
    return FIXTURES[kind].words == NULL ? ".words" : NULL;
}

static const char *actor_lack(int kind) {
    const ActorInfo *actor = &ACTORS[kind];
    if (!is_glyph(actor->glyph)) return ".glyph";
    if (actor->hp == 0) return ".hp";
    if (actor->speed == 0) return ".speed";
    if (kind == ACTOR_HERO) return NULL;
    if (actor->sight == 0 && !actor->blind) return ".sight";
    bool comes =
        actor->weight != 0 || actor->deeper != 0 || actor->cost != 0 || actor->from != 0; // by itself
    if (actor->elite) return actor->from == 0 ? ".from" : NULL; // its depth names it
    if (actor->blow.windup == 0) return ".blow.windup";
    if (comes && actor->pack == 0) return ".pack";
    if (comes && actor->weight <= 0 && actor->deeper <= 0) return ".weight or .deeper";
    if (comes && actor->cost == 0) return ".cost";
    if (comes && actor->from == 0) return ".from";
    if (comes && actor->dealt[DEALT_DEPTHS - 1] == 0) return ".dealt";
    return actor->does == NULL ? ".does" : actor->counter_tip == NULL ? ".foil" : NULL;
}

// It must do what its words say, and the other way round.
static const char *bagged_lack(int kind) {
    const ItemInfo *item = &ITEMS[kind];
    bool use = item_has_use((ItemKind)kind), toss = item_has_throw_effect((ItemKind)kind);
    if (use != (item->words.use != NULL)) return use ? ".words.use" : "a use in USES (sim/hero/item_use.c)";
    if (toss != (item->words.toss != NULL)) return toss ? ".words.toss" : "what a throw does, in USES";
    if (toss && !item->wields) return ".wields, without which nobody can throw it";
    return item_bagged((ItemKind)kind) && !use && !toss ? "whatever it does, in USES" : NULL;
}

// Items that are worn, work at once or are asked for do so by their columns.
static const char *worn_lack(int kind) {
    static const Gear NOTHING;
    const ItemInfo *item = &ITEMS[kind];
    bool plain = memcmp(&item->gear, &NOTHING, sizeof NOTHING) == 0;
    if (item_gear_place((ItemKind)kind) >= 0 && plain && kind != ITEM_HOURS_RING)
        return ".gear"; // the toll asks for it
    if (item->class == CLASS_GIFT && item->perk == PERK_NONE) return ".perk";
    if (item->class == CLASS_GIFT && item->by == 0) return ".by";
    if (item->class == CLASS_WISH && item->reward.count == 0) return ".reward";
    return item->class == CLASS_POWER && item->power == 0 ? ".power" : NULL;
}

static const char *item_lack(int kind) {
    const ItemInfo *item = &ITEMS[kind];
    if (!is_glyph(item->glyph)) return ".glyph";
    if (item->title == NULL) return ".title";
    if (item->words.use == NULL && item->words.toss == NULL && item->words.passive == NULL) return ".words";
    if (item->class == CLASS_TREASURE && !item->counts) return ".counts";
    if (item->class == CLASS_TREASURE && item->value == 0) return ".value";
    if (item->class == CLASS_KEY && item->key == 0) return ".key";
    const char *lack = bagged_lack(kind);
    return lack != NULL ? lack : worn_lack(kind);
}

static const char *generator_lack(int kind) {
    const Generator *row = GENERATORS[kind];
    if (row->title == NULL) return ".title";
    if (row->what == NULL) return ".what";
    if ((row->defaults.w == 0 || row->defaults.h == 0) && row->sizes == NULL) return ".defaults or .sizes";
    if (row->stages[0].name == NULL) return ".stages";
    return row->shaping == 0 ? ".shaping" : NULL;
}

// An event's columns as they are written, for each becomes a table elsewhere; NULL: UNHEARD and the like.
static const struct EventRow {
    const char *name, *heard, *seen, *said;
} EVENTS[EVENT_COUNT] = {
#define EVENT(kind, how_heard, how_seen, how_said) [EVENT_##kind] = {#kind, how_heard, how_seen, how_said},
#define HEARD(sound, ...)                          #__VA_ARGS__
#define UNHEARD                                    NULL
#define SEEN(...)                                  #__VA_ARGS__
#define UNSEEN                                     NULL
#define SAID(rank, ...)                            #__VA_ARGS__
#define LOGGED(...)                                #__VA_ARGS__
#define UNSAID                                     NULL
#include "view/events/list_events.h"
};

static const char *event_name(int kind) {
    return EVENTS[kind].name;
}

static bool has(const char *columns, const char *column) {
    return strstr(columns, column) != NULL;
}

static const char *said_lack(const char *said) {
    bool words = strncmp(said, "NULL", 4) != 0 && strncmp(said, "\"\"", 2) != 0;
    return words || has(said, ".instead") ? NULL : "a text, or .instead";
}

static const char *event_lack(int kind) {
    const struct EventRow *row = &EVENTS[kind];
    if (row->heard != NULL && row->heard[0] == '0') return "a volume, or UNHEARD";
    if (row->seen != NULL && has(row->seen, ".grains") != has(row->seen, ".colour"))
        return ".grains or .colour";
    return row->said == NULL ? NULL : said_lack(row->said);
}

static const Rows ROWS[] = {
    {"TILES in src/map/list_tiles.h", TILE_VOID + 1, TILE_COUNT, tile_name, tile_lack},
    {"DECORS in src/map/list_decors.h", DECOR_NONE + 1, DECOR_COUNT, decor_name, decor_lack},
    {"FIXTURES in src/map/list_fixtures.h", 0, FIXTURE_COUNT, fixture_name, fixture_lack},
    {"ACTORS in src/map/list_actors.h", ACTOR_HERO + 1, ACTOR_KIND_COUNT, actor_name, actor_lack},
    {"ITEMS in src/map/list_items.h", 0, ITEM_COUNT, item_name, item_lack},
    {"GENERATORS in src/gen/tools/list_generators.h", 0, GEN_COUNT, generator_name, generator_lack},
    {"events in src/view/events/list_events.h", 0, EVENT_COUNT, event_name, event_lack},
};

static int missing(const Rows *rows) {
    int count = 0;
    for (int kind = rows->first; kind < rows->count; kind++) {
        const char *name = rows->name(kind), *lack = name == NULL ? ".name" : rows->lack(kind);
        if (lack == NULL) continue;
        print_error("%s: row %d, \"%s\", lacks %s\n", rows->table, kind, name == NULL ? "" : name, lack);
        count++;
    }
    return count;
}

static void every_kind_has_its_row(void **state) {
    (void)state;
    int count = 0;
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) count += missing(&ROWS[i]);
    assert_int_equal(count, 0);
}

// Files and options name kinds.
static void no_two_kinds_share_a_name(void **state) {
    (void)state;
    int count = 0;
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        for (int kind = ROWS[i].first; kind < ROWS[i].count; kind++) {
            for (int other = ROWS[i].first; other < kind; other++) {
                bool same = strcmp(ROWS[i].name(kind), ROWS[i].name(other)) == 0;
                if (same) print_error("%s: two rows named %s\n", ROWS[i].table, ROWS[i].name(kind));
                count += same;
            }
        }
    }
    assert_int_equal(count, 0);
}

// Of its class; which one it has is drawn again for each game (sim/hero/item_names.c).
static void every_potion_and_scroll_has_a_look(void **state) {
    (void)state;
    int count[CLASS_COUNT] = {0};
    for (int kind = 0; kind < ITEM_COUNT; kind++) count[ITEMS[kind].class]++;
    assert_in_range(count[CLASS_POTION], 1, RUN_LOOKS);
    assert_in_range(count[CLASS_SCROLL], 1, RUN_LOOKS);
}

// Ground that notes beside a level's text tell apart, or that looks alike.
static const char *const ALIKE[][3] = {{"door", "open door", NULL},
                                       {"wall", "banner", NULL},
                                       {"pebbles", "bones", "moss"},
                                       {"rug", "web", NULL},
                                       {"shrine", "dais", NULL}};

static bool is_of(const char *const names[3], const char *name) {
    for (int i = 0; i < 3; i++) {
        if (names[i] != NULL && strcmp(names[i], name) == 0) return true;
    }
    return false;
}

static bool is_alike(const char *name, const char *other) {
    for (size_t i = 0; i < sizeof ALIKE / sizeof ALIKE[0]; i++) {
        if (is_of(ALIKE[i], name) && is_of(ALIKE[i], other)) return true;
    }
    return false;
}

typedef struct Ground {
    const char *name;
    char glyph;
} Ground;

static Ground ground_at(int index) {
    if (index < TILE_COUNT) return (Ground){TILES[index].name, TILES[index].glyph};
    return (Ground){DECORS[index - TILE_COUNT].name, DECORS[index - TILE_COUNT].glyph};
}

static void no_two_kinds_of_ground_share_a_glyph(void **state) {
    (void)state;
    int count = 0;
    for (int i = 0; i < TILE_COUNT + DECOR_COUNT; i++) {
        for (int k = 0; k < i; k++) {
            Ground one = ground_at(i), other = ground_at(k);
            if (one.glyph != other.glyph || is_alike(one.name, other.name)) continue;
            print_error("'%c' is the glyph of %s and of %s\n", one.glyph, other.name, one.name);
            count++;
        }
    }
    assert_int_equal(count, 0);
}

static void claim(const char *owners[256], char glyph, const char *owner) {
    const char **of = &owners[(unsigned char)glyph];
    if (*of != NULL && strcmp(*of, owner) != 0)
        fail_msg("'%c' is the glyph of %s and of %s", glyph, *of, owner);
    *of = owner;
}

// A level's text says with notes which ground, item or fixture it is, but not which of these a letter means,
// and of monsters not even which one.
static void no_glyph_means_two_things(void **state) {
    (void)state;
    const char *owners[256] = {NULL};
    for (int kind = 0; kind < TILE_COUNT; kind++) claim(owners, TILES[kind].glyph, "the ground");
    for (int kind = DECOR_NONE + 1; kind < DECOR_COUNT; kind++)
        claim(owners, DECORS[kind].glyph, "the ground");
    for (int kind = 0; kind < ITEM_COUNT; kind++) claim(owners, ITEMS[kind].glyph, "items");
    for (int kind = 0; kind < FIXTURE_COUNT; kind++) claim(owners, FIXTURES[kind].glyph, "fixtures");
    for (int kind = ACTOR_HERO; kind < ACTOR_KIND_COUNT; kind++)
        claim(owners, ACTORS[kind].glyph, ACTORS[kind].name);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_has_its_row),    cmocka_unit_test(every_potion_and_scroll_has_a_look),
        cmocka_unit_test(no_two_kinds_share_a_name), cmocka_unit_test(no_two_kinds_of_ground_share_a_glyph),
        cmocka_unit_test(no_glyph_means_two_things),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
