// Reads an expression by recursive descent and computes it on the way; it is short, so it is read again for
// each level. From the loosest to the closest: ||, &&, a comparison, then !, a number, a name or parentheses.
#include "gen/prove/query.h"

#include "base/text.h"
#include "map/monsters.h"

#include <stddef.h>
#include <string.h>

enum { NESTED_MAX = 32, NUMBER_MAX = 1000000, NAME_MAX_BYTES = 40 };

static const struct {
    const char *name;
    size_t at; // an int of Measures
} FIGURES[] = {{"longest", offsetof(Measures, longest)},     {"loops", offsetof(Measures, loops)},
               {"dead_ends", offsetof(Measures, dead_ends)}, {"treasures", offsetof(Measures, treasures)},
               {"locks", offsetof(Measures, locks)},         {"keys", offsetof(Measures, keys)},
               {"doors", offsetof(Measures, doors)},         {"monsters", offsetof(Measures, monsters)},
               {"chests", offsetof(Measures, chests)},       {"traps", offsetof(Measures, traps)},
               {"rooms", offsetof(Measures, rooms)},         {"floors", offsetof(Measures, floor)}};
enum { FIGURE_COUNT = sizeof FIGURES / sizeof *FIGURES };

const char *figure_name(int index) {
    return index < FIGURE_COUNT ? FIGURES[index].name : NULL;
}

int figure_value(const Measures *measures, int index) {
    return *(const int *)((const char *)measures + FIGURES[index].at);
}

typedef struct Query {
    const char *text, *at;
    const Level *level; // NULL: the expression is only checked
    const Measures *measures;
    const char *flaw; // the first, found at `flaw_at`
    const char *flaw_at;
    int nested;
} Query;

static int wrong(Query *query, const char *flaw) {
    if (query->flaw == NULL) query->flaw_at = query->at;
    if (query->flaw == NULL) query->flaw = flaw;
    return 0;
}

static void skip_spaces(Query *query) {
    query->at += strspn(query->at, " \t");
}

static bool take(Query *query, const char *sign) {
    skip_spaces(query);
    if (strncmp(query->at, sign, strlen(sign)) != 0) return false;
    query->at += strlen(sign);
    return true;
}

// ---- names

// Names of kinds have spaces in some lists; '_' stands for them.
static bool same(const char *name, const char *kind) {
    for (; *name != '\0' && (*name == *kind || (*name == '_' && *kind == ' ')); name++) kind++;
    return *name == '\0' && *kind == '\0';
}

static int count_kind(const SpawnList *list, int kind) {
    int count = 0;
    for (int i = 0; i < list->count; i++) count += list->at[i].kind == kind;
    return count;
}

// How many fixtures of a kind there are; ITEM_COUNT as `item`: whatever is in them.
static int count_fixtures(const Level *level, int kind, int item) {
    int count = 0;
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *fixture = &level->fixtures[i];
        bool holds = item == ITEM_COUNT || fixture->item == item || (item != 0 && fixture->extra == item);
        count += (int)fixture->kind == kind && holds;
    }
    return count;
}

static int count_cells(const Grid *grid, int kind) {
    int count = 0;
    for (int i = 0; i < grid->w * grid->h; i++) count += grid->cells[i] == kind;
    return count;
}

static int find_item(const char *name) {
    int kind = 0;
    while (kind < ITEM_COUNT && !same(name, ITEMS[kind].name)) kind++;
    return kind;
}

// Finds what a name means, and counts it. Returns false for an unknown name.
static bool count_named(const Query *query, const char *name, int *count) {
    const Level *level = query->level;
    *count = 0;
    for (int i = 0; i < FIGURE_COUNT; i++) {
        if (!same(name, FIGURES[i].name)) continue;
        if (level != NULL) *count = figure_value(query->measures, i);
        return true;
    }
    for (int i = 0; i < FIXTURE_COUNT; i++) {
        if (!same(name, FIXTURES[i].name)) continue;
        if (level != NULL) *count = count_fixtures(level, i, ITEM_COUNT);
        return true;
    }
    int item = find_item(name);
    if (item < ITEM_COUNT && level != NULL) *count = count_kind(&level->items, item);
    if (item < ITEM_COUNT) return true;
    for (int i = ACTOR_HERO + 1; i < ACTOR_KIND_COUNT; i++) {
        if (!same(name, ACTORS[i].name)) continue;
        if (level != NULL) *count = count_kind(&level->monsters, i);
        return true;
    }
    for (int i = TILE_VOID + 1; i < TILE_COUNT; i++) {
        if (!same(name, TILES[i].name)) continue;
        if (level != NULL) *count = count_cells(&level->tiles, i);
        return true;
    }
    return false;
}

static int read_name(Query *query) {
    static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyz_0123456789";
    static const char CHEST[] = "chest.";
    char name[NAME_MAX_BYTES] = "";
    int count = 0;
    bool in_chest = take(query, CHEST);
    size_t length = strspn(query->at, LETTERS);
    if (length == 0) return wrong(query, N_("here a name or a number is missing"));
    if (length < sizeof name) memcpy(name, query->at, length);
    int item = find_item(name);
    bool known = in_chest ? item < ITEM_COUNT : count_named(query, name, &count);
    if (!known) return wrong(query, in_chest ? N_("there is no such item") : N_("nothing has this name"));
    if (in_chest && query->level != NULL) count = count_fixtures(query->level, FIXTURE_CHEST, item);
    query->at += length;
    return count;
}

static int read_number(Query *query) {
    int number = 0;
    for (; *query->at >= '0' && *query->at <= '9'; query->at++) {
        if (number > NUMBER_MAX) return wrong(query, N_("this number is too large"));
        number = 10 * number + *query->at - '0';
    }
    return number;
}

// ---- operators

static bool read_either(Query *query);

static int read_value(Query *query) {
    int value = 0;
    if (query->nested == NESTED_MAX) return wrong(query, N_("it is nested too deeply"));
    query->nested++;
    if (take(query, "!")) {
        value = !read_value(query);
    } else if (take(query, "(")) {
        value = read_either(query);
        if (!take(query, ")")) (void)wrong(query, N_("here a ) is missing"));
    } else if (*query->at >= '0' && *query->at <= '9') {
        value = read_number(query);
    } else {
        value = read_name(query);
    }
    query->nested--;
    return value;
}

static bool read_comparison(Query *query) {
    int value = read_value(query);
    if (take(query, ">=")) return value >= read_value(query);
    if (take(query, "<=")) return value <= read_value(query);
    if (take(query, "==")) return value == read_value(query);
    if (take(query, "!=")) return value != read_value(query);
    if (take(query, ">")) return value > read_value(query);
    if (take(query, "<")) return value < read_value(query);
    if (take(query, "=")) return value == read_value(query);
    return value != 0;
}

static bool read_both(Query *query) {
    bool fits = read_comparison(query);
    while (query->flaw == NULL && take(query, "&&")) fits = read_comparison(query) && fits;
    return fits;
}

static bool read_either(Query *query) {
    bool fits = read_both(query);
    while (query->flaw == NULL && take(query, "||")) fits = read_both(query) || fits;
    return fits;
}

const char *query_flaw(const char *text, int *at) {
    Query query = {.text = text, .at = text};
    (void)read_either(&query);
    skip_spaces(&query);
    if (query.flaw == NULL && *query.at != '\0') (void)wrong(&query, N_("this does not belong here"));
    *at = query.flaw != NULL ? (int)(query.flaw_at - text) : 0;
    return query.flaw;
}

bool query_fits(const char *text, const Level *level, const Measures *measures) {
    Query query = {.text = text, .at = text, .level = level, .measures = measures};
    return read_either(&query);
}
