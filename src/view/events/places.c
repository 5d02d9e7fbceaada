#include "view/events/places.h"

#include "base/text.h"
#include "lang/lang.h"
#include "sim/classic.h"
#include "sim/hero/delivery.h"
#include "sim/hero/item_names.h"
#include "sim/space/flames.h"
#include "sim/space/known_things.h"
#include "sim/toll/toll.h"

#include <stdio.h>
#include <string.h>

// What a place is filled with.
typedef struct Filling {
    const char *name; // the English name of something; NULL: it is no name
    bool article;     // English puts an article before it
    bool some;        // the article is "some"
    bool counts;      // a number, or a number of things with that name
    int number;
    char text[SENTENCE_MAX]; // used if it is no name
} Filling;

// A text while it is filled.
typedef struct Saying {
    const World *world;
    const Event *event;
    bool english;
} Saying;

// ---- what events tell

int events_count_of_kind(const World *world, EventKind kind) {
    int count = 0;
    for (int i = 0; i < world->events.count; i++) count += world->events.at[i].kind == kind;
    return count;
}

// ---- names

const char *actor_english_name(ActorKind kind) {
    return ACTORS[kind].title != NULL ? ACTORS[kind].title : ACTORS[kind].name;
}

static const char *actor_name(int kind) {
    return (unsigned)kind < ACTOR_KIND_COUNT ? actor_english_name((ActorKind)kind) : NAME_("monster");
}

static const char *item_name(const World *world, int item) {
    return (unsigned)item < ITEM_COUNT ? item_known_title(world, (ItemKind)item) : NAME_("thing");
}

// True for items with "some" instead of "a".
static bool is_stuff(int item) {
    bool plural = (unsigned)item < ITEM_COUNT && ITEMS[item].plural;
    return plural || item == ITEM_WINE || item == ITEM_HONEY || item == ITEM_CHEESE;
}

// The article of a name. A proper name begins with a capital: "the Warlord".
static const char *article(const char *name) {
    if (name[0] >= 'A' && name[0] <= 'Z') return "the";
    return strchr("aeiou", name[0]) != NULL ? "an" : "a";
}

static bool is_translated(const char *name) {
    return tr_gender(name) != '\0';
}

char *sentence_indefinite(const char *name, char text[SENTENCE_MAX]) {
    char form[NAME_BYTES];
    return is_translated(name) ? text_put(text, SENTENCE_MAX, "%s", tr_name(name, "a", form))
                               : text_put(text, SENTENCE_MAX, "%s %s", article(name), name);
}

char *sentence_definite(const char *name, char text[SENTENCE_MAX]) {
    char form[NAME_BYTES];
    if (!is_translated(name)) return text_put(text, SENTENCE_MAX, "The %s", name);
    (void)text_put(text, SENTENCE_MAX, "%s", tr_name(name, "the", form));
    text_capitalise_first(text);
    return text;
}

// "2 scrolls of lamps".
static void put_plural(const char *name, int number, char text[SENTENCE_MAX]) {
    const char *of = strstr(name, " of ");
    int head = (int)(of != NULL ? (size_t)(of - name) : strlen(name));
    (void)text_put(text, SENTENCE_MAX, "%d %.*ss%s", number, head, name, name + head);
}

// Writes a name in a form of the language, in English with its article, and with a number if it counts.
static void put_name(const Filling *filling, const char *form, bool english, char text[SENTENCE_MAX]) {
    char name[NAME_BYTES], plural[8];
    const char *is = filling->name;
    if (english && filling->counts && (filling->some || filling->number == 1)) {
        (void)text_put(text, SENTENCE_MAX, "%d %s", filling->number, is);
    } else if (english && filling->counts) {
        put_plural(is, filling->number, text);
    } else if (english) {
        const char *before = !filling->article ? "" : filling->some ? "some " : article(is);
        bool spaced = filling->article && !filling->some;
        (void)text_put(text, SENTENCE_MAX, "%s%s%s", before, spaced ? " " : "", is);
    } else if (filling->counts) {
        (void)snprintf(plural, sizeof plural, "n%d", lang_plural(filling->number));
        (void)text_put(text, SENTENCE_MAX, "%d %s", filling->number, tr_name(is, plural, name));
    } else {
        (void)text_put(text, SENTENCE_MAX, "%s", tr_name(is, form, name));
    }
}

// ---- numbers

static const char *const NUMBERS[] = {
    // TRANSLATORS: so many treasures
    N_("no"),  N_("one"),   N_("two"),   N_("three"), N_("four"), N_("five"),
    N_("six"), N_("seven"), N_("eight"), N_("nine"),  N_("ten")};

// Fills in a number as a word; from eleven on it stays in digits.
static void fill_in_words(Filling *to, int number) {
    bool has_word = number >= 0 && number < (int)(sizeof NUMBERS / sizeof *NUMBERS);
    to->counts = true;
    to->number = number;
    if (has_word) (void)text_put(to->text, sizeof to->text, "%s", tr(NUMBERS[number]));
}

static void fill_number(Filling *to, int number) {
    to->counts = true;
    to->number = number;
}

static char *of_halves(int halves, char *text, size_t size) {
    return text_put(text, size, halves % 2 != 0 ? tr("%d.5") : "%d", halves / 2);
}

char *sentence_of_hearts(int halves, char text[SENTENCE_MAX]) {
    if (halves == 1) return text_put(text, SENTENCE_MAX, "%s", tr("half a heart"));
    if (halves == 2) return text_put(text, SENTENCE_MAX, "%s", tr("one heart"));
    if (halves % 2 != 0) return text_put(text, SENTENCE_MAX, tr("%d.5 hearts"), halves / 2);
    return text_put(text, SENTENCE_MAX, tr_n("%d heart", "%d hearts", halves / 2), halves / 2);
}

char *sentence_of_health(int halves, int most, char text[SENTENCE_MAX]) {
    enum { NUMBER_BYTES = 24 };
    char left[NUMBER_BYTES], all[NUMBER_BYTES];
    return text_put(text, SENTENCE_MAX, tr_n("%s of %s heart", "%s of %s hearts", (most + 1) / 2),
                    of_halves(halves, left, sizeof left), of_halves(most, all, sizeof all));
}

// The half hearts that the actor of the event lost later in the same tick.
static int later_wounds(const World *world, const Event *event) {
    int halves = 0;
    bool after = false;
    for (int i = 0; i < world->events.count; i++) {
        const Event *other = &world->events.at[i];
        if (after && other->kind == EVENT_HIT && other->actor == event->actor) halves += other->amount;
        after |= other == event;
    }
    return halves;
}

// ---- places in a text

typedef void Place(Filling *to, const Saying *of);

static void monster(Filling *to, const Saying *of) {
    to->name = actor_name(of->event->what);
}

static void a_monster(Filling *to, const Saying *of) {
    monster(to, of);
    to->article = true;
}

static void who(Filling *to, const Saying *of) {
    int actor = of->event->actor;
    bool somebody = actor >= 0 && actor < ACTORS_MAX;
    to->name = actor_name(somebody ? (int)of->world->actors[actor].kind : -1);
    to->article = true;
}

static void killer(Filling *to, const Saying *of) {
    to->name = actor_name((int)of->world->killer);
}

static void item(Filling *to, const Saying *of) {
    to->name = item_name(of->world, of->event->what);
}

static void an_item(Filling *to, const Saying *of) {
    item(to, of);
    to->article = true;
    to->some = is_stuff(of->event->what);
}

static void items(Filling *to, const Saying *of) {
    item(to, of);
    fill_number(to, of->event->amount);
    to->some = is_stuff(of->event->what);
}

// What somebody pays for the item.
static void reward(Filling *to, const Saying *of) {
    int what = of->event->what;
    ItemKind paid = (unsigned)what < ITEM_COUNT ? ITEMS[what].reward.kind : ITEM_COIN;
    to->name = item_name(of->world, (int)paid);
    fill_number(to, of->event->amount);
    to->some = is_stuff((int)paid);
}

static void effect(Filling *to, const Saying *of) {
    int what = of->event->what;
    const char *works = (unsigned)what < ITEM_COUNT ? ITEMS[what].words.passive : NULL;
    (void)text_put(to->text, sizeof to->text, "%s", tr(works != NULL ? works : "nothing"));
}

static void line(Filling *to, const Saying *of) {
    const char *says = monster_line(of->event->what, of->event->amount);
    (void)text_put(to->text, sizeof to->text, "%s", tr(says != NULL ? says : N_("Somebody roars")));
}

static void key(Filling *to, const Saying *of) {
    bool known = of->event->what >= 1 && of->event->what <= KEY_KINDS;
    to->name = known ? ITEMS[item_of_key(of->event->what)].title : NAME_("key");
}

static void a_trap(Filling *to, const Saying *of) {
    const FixtureInfo *trap = (unsigned)of->event->what < FIXTURE_COUNT ? &FIXTURES[of->event->what] : NULL;
    to->name = trap != NULL ? trap->name : NAME_("trap");
    to->article = trap == NULL || !trap->plural;
}

static void flame(Filling *to, const Saying *of) {
    bool known = (unsigned)of->event->what < FLAME_KIND_COUNT;
    to->name = known ? FLAMES[of->event->what].name : NAME_("flame");
}

const char *tile_english_name(const World *world, Tile tile) {
    return TILES[world->clock.crown && tile == level_stairs_on(&world->level) ? TILE_STAIRS_UP : tile].name;
}

static void tile(Filling *to, const Saying *of) {
    unsigned what = (unsigned)of->event->what;
    to->name = what < TILE_COUNT ? tile_english_name(of->world, (Tile)what) : NAME_("thing");
}

static void number(Filling *to, const Saying *of) {
    fill_number(to, of->event->what);
}

static void amount(Filling *to, const Saying *of) {
    fill_number(to, of->event->amount);
}

static void count(Filling *to, const Saying *of) {
    fill_in_words(to, of->event->amount);
}

// What the toll of the event did, or what the next toll will do.
static TollForecast toll_of(const Saying *of) {
    if (of->event->kind != EVENT_TOLL) return toll_forecast(of->world, of->event->kind == EVENT_BELL);
    return (TollForecast){.hunters = of->event->what,
                          .lost = events_count_of_kind(of->world, EVENT_GONE),
                          .doubled = events_count_of_kind(of->world, EVENT_HALLOWED)};
}

#define OF_TOLL(part)                                                                                        \
    static void part(Filling *to, const Saying *of) {                                                        \
        fill_number(to, toll_of(of).part);                                                                   \
    }
OF_TOLL(hunters)
OF_TOLL(lost)
OF_TOLL(doubled)
#undef OF_TOLL

static void hearts(Filling *to, const Saying *of) {
    (void)sentence_of_hearts(of->event->amount, to->text);
}

static void left(Filling *to, const Saying *of) {
    const Event *event = of->event;
    if (event->actor < 0 || event->actor >= ACTORS_MAX) return;
    const Actor *actor = &of->world->actors[event->actor];
    int hp = int_max(actor->hp, 0) + later_wounds(of->world, event), most = actor->hp_max / CLASSIC_POINT;
    if (of->world->classic) {
        (void)text_put(to->text, sizeof to->text, tr_n("%d of %d hit point", "%d of %d hit points", most),
                       hp / CLASSIC_POINT, most);
    } else {
        (void)sentence_of_health(hp, actor->hp_max, to->text);
    }
}

static void place(Filling *to, const Saying *of) {
    (void)sentence_way_to_cell(of->world, cell_of(of->event->pos), to->text);
}

// Where the stairs that lead on are, if the hero knows.
static void way_on(Filling *to, const Saying *of) {
    Vec cell;
    if (known_exit_find(of->world, &cell)) (void)sentence_way_to_cell(of->world, cell, to->text);
}

// "some cheese, 2 gems and 4 more": as many kinds as there is room for.
static void treasures(Filling *to, const Saying *of) {
    enum { KINDS_TOLD = 3 };
    int told = 0, rest = delivery_pending(of->world);
    char one[SENTENCE_MAX], before[SENTENCE_MAX];
    for (int i = 0; i < ITEM_COUNT && told < KINDS_TOLD; i++) {
        int has = delivery_pending_kind(of->world, (ItemKind)i);
        if (has == 0) continue;
        Filling treasure = {.name = item_name(of->world, i), .article = true, .some = is_stuff(i)};
        if (has > 1) fill_number(&treasure, has);
        rest -= has;
        put_name(&treasure, "acc", of->english, one);
        (void)text_put(before, sizeof before, "%s", to->text);
        if (told++ == 0) {
            (void)text_put(to->text, sizeof to->text, "%s", one);
        } else {
            (void)text_put(to->text, sizeof to->text, rest > 0 ? "%s, %s" : tr("%s and %s"), before, one);
        }
    }
    (void)text_put(before, sizeof before, "%s", to->text);
    if (rest > 0)
        (void)text_put(to->text, sizeof to->text, tr_n("%s and %d more", "%s and %d more", rest), before,
                       rest);
}

static const struct {
    const char *name;
    Place *fill;
} PLACES[] = {
    {"monster", monster}, // by Event.what, like the next ones
    {"a monster", a_monster},
    {"item", item},
    {"an item", an_item},
    {"items", items},   // Event.amount of them, such as "4 arrows"
    {"reward", reward}, // for bringing the item
    {"effect", effect}, // the item's, if it works by itself
    {"key", key},
    {"line", line}, // an elite's, for the phase Event.amount
    {"a trap", a_trap},
    {"flame", flame},
    {"tile", tile},
    {"number", number},
    {"who", who},       // the actor that did it, with an article
    {"killer", killer}, // who hurt the hero last
    {"amount", amount}, // Event.amount; also under names that say of what
    {"points", amount},
    {"coins", amount},
    {"depth", amount},
    {"count", count}, // the same as a word
    {"hearts", hearts},
    {"left", left},       // hearts that the actor has left
    {"hunters", hunters}, // that the toll brings, or the next one will
    {"lost", lost},       // treasures that it takes
    {"doubled", doubled}, // and those that it doubles
    {"place", place},     // of the event, from the hero
    {"way on", way_on},   // the stairs that lead on, from the hero
    {"goods", treasures}, // the treasures that stairs would deliver
};

// ---- filling

// A place in a text; missing parts are empty.
typedef struct Spot {
    char name[24], form[24];
    const char *choices; // after the '?', or NULL
    const char *end;     // after the '}'
} Spot;

static void copy_part(char *to, size_t size, const char *from, const char *signs) {
    (void)snprintf(to, size, "%.*s", (int)strcspn(from, signs), from);
}

// Reads a place. Returns false if there is none.
static bool read_spot(const char *text, Spot *spot) {
    *spot = (Spot){.end = strchr(text, '}')};
    if (text[0] != '{' || spot->end == NULL) return false;
    spot->end++;
    copy_part(spot->name, sizeof spot->name, text + 1, ".?}");
    const char *at = text + 1 + strcspn(text + 1, ".?}");
    if (*at == '.') {
        copy_part(spot->form, sizeof spot->form, at + 1, "?}");
        at += strcspn(at, "?}");
    }
    spot->choices = *at == '?' ? at + 1 : NULL;
    return true;
}

static void add_choice(const char *choices, int index, char text[SENTENCE_MAX]) {
    for (; index > 0; index--) {
        const char *next = choices + strcspn(choices, ":}");
        if (*next == '}') break;
        choices = next + 1;
    }
    text_add(text, SENTENCE_MAX, "%.*s", (int)strcspn(choices, ":}"), choices);
}

static int gender_of(const char *name) {
    static const char GENDERS[] = "mfnp";
    char gender = tr_gender(name);
    const char *at = gender != '\0' ? strchr(GENDERS, gender) : NULL;
    return at != NULL ? (int)(at - GENDERS) : 0;
}

static void add_filling(const Filling *filling, const Spot *spot, bool english, char text[SENTENCE_MAX]) {
    char name[SENTENCE_MAX];
    if (spot->choices != NULL) {
        int index = !filling->counts ? gender_of(filling->name != NULL ? filling->name : "")
                    : english        ? filling->number != 1
                                     : lang_plural(filling->number);
        add_choice(spot->choices, index, text);
    } else if (filling->name != NULL) {
        put_name(filling, spot->form, english, name);
        text_add(text, SENTENCE_MAX, "%s", name);
    } else if (filling->counts && filling->text[0] == '\0') {
        text_add(text, SENTENCE_MAX, "%d", filling->number);
    } else {
        text_add(text, SENTENCE_MAX, "%s", filling->text);
    }
}

// Fills the place at `at`. Returns where the text continues, or NULL if there is no place or it is unknown.
static const char *fill_spot(const char *at, const Saying *of, char text[SENTENCE_MAX]) {
    Spot spot;
    Filling filling = {.text = ""};
    if (!read_spot(at, &spot)) return NULL;
    for (size_t i = 0; i < sizeof PLACES / sizeof *PLACES; i++) {
        if (strcmp(PLACES[i].name, spot.name) != 0) continue;
        PLACES[i].fill(&filling, of);
        add_filling(&filling, &spot, of->english, text);
        return spot.end;
    }
    return NULL;
}

char *placeholders_fill(const char *english, const World *world, const Event *event,
                        char text[SENTENCE_MAX]) {
    const char *at = tr(english);
    Saying of = {world, event, at == english};
    text[0] = '\0';
    while (*at != '\0') {
        const char *after = *at == '{' ? fill_spot(at, &of, text) : NULL;
        int plain = 1 + (int)strcspn(at + 1, "{");
        if (after == NULL) text_add(text, SENTENCE_MAX, "%.*s", plain, at);
        at = after != NULL ? after : at + plain;
    }
    return text;
}
