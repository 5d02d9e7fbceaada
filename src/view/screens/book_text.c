#include "view/screens/book_text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *const BOOK_TITLES[BOOK_CHAPTERS] = {[BOOK_MONSTERS] = "Bestiary", [BOOK_ITEMS] = "Things"};

// ---- which

// The hero is in no bestiary, nor is who never comes in the descent.
static bool is_listed(BookChapter chapter, int kind) {
    return chapter == BOOK_ITEMS || (kind > ACTOR_HERO && ACTORS[kind].from > 0);
}

static int kinds_of(BookChapter chapter) {
    return chapter == BOOK_ITEMS ? (int)ITEM_COUNT : (int)ACTOR_KIND_COUNT;
}

static unsigned bits_of(const Lore *lore, BookChapter chapter, int kind) {
    return chapter == BOOK_ITEMS ? lore->items[kind] : lore->actors[kind];
}

int book_count(BookChapter chapter) {
    int count = 0;
    for (int kind = 0; kind < kinds_of(chapter); kind++) count += is_listed(chapter, kind);
    return count;
}

int book_met(const Lore *lore, BookChapter chapter) {
    int met = 0;
    for (int kind = 0; kind < kinds_of(chapter); kind++)
        met += is_listed(chapter, kind) && (bits_of(lore, chapter, kind) & LORE_MET) != 0;
    return met;
}

// Monsters by the depth where they first come, of one depth as they are listed.
static int monster_at(int index) {
    int last = 0;
    for (int kind = 0; kind < ACTOR_KIND_COUNT; kind++) last = int_max(last, ACTORS[kind].from);
    for (int from = 1; from <= last; from++) {
        for (int kind = ACTOR_HERO + 1; kind < ACTOR_KIND_COUNT; kind++) {
            if (ACTORS[kind].from == from && index-- == 0) return kind;
        }
    }
    return ACTOR_HERO;
}

// ---- lines

static void capitalise(char *text) {
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = (char)(text[0] - 'a' + 'A');
}

__attribute__((format(printf, 3, 4))) static void say(BookEntry *to, BookInk ink, const char *format, ...) {
    va_list values;
    if (to->count == BOOK_LINES) return;
    BookLine *line = &to->lines[to->count++];
    line->ink = ink;
    va_start(values, format);
    (void)vsnprintf(line->text, sizeof line->text, format, values);
    va_end(values);
    capitalise(line->text);
}

// "1.5 hearts"
static const char *hearts(int half, char *text, size_t size) {
    if (half == 1) return "half a heart";
    (void)snprintf(text, size, "%d%s heart%s", half / 2, half % 2 != 0 ? ".5" : "", half == 2 ? "" : "s");
    return text;
}

static const char *pace_of(const ActorInfo *info) {
    int hero = ACTORS[ACTOR_HERO].speed, close = hero / 16;
    if (info->speed > hero + close) return "faster than you";
    return info->speed < hero - close ? "slower than you" : "as fast as you";
}

static void say_traits(BookEntry *to, const ActorInfo *info) {
    const struct {
        bool is;
        const char *text;
    } TRAITS[] = {{info->flies, "flies"},
                  {info->hands, "opens doors"},
                  {info->animal && !info->fiery, "fears fire"},
                  {info->clever, "keeps off traps"},
                  {info->voice, "calls others"},
                  {info->steady, "no hit stops its blow"},
                  {info->silver, "silver hurts it twice"}};
    char text[BOOK_TEXT];
    int length = snprintf(text, sizeof text, "%s", pace_of(info));
    for (size_t i = 0; i < sizeof TRAITS / sizeof *TRAITS; i++) {
        if (TRAITS[i].is)
            length += snprintf(text + length, sizeof text - (size_t)length, ", %s", TRAITS[i].text);
    }
    say(to, BOOK_FACT, "%s.", text);
}

static void tell_monster(BookEntry *to, unsigned bits, bool tower) {
    const ActorInfo *info = &ACTORS[to->kind];
    char has[24], takes[24];
    if (info->elite) {
        say(to, BOOK_FACT, tower ? "Alone, on floor %d." : "Alone, on depth %d.", info->from);
    } else if (info->pack > 1) {
        say(to, BOOK_FACT, tower ? "From floor %d on, in packs." : "From depth %d on, in packs.", info->from);
    } else {
        say(to, BOOK_FACT, tower ? "From floor %d on." : "From depth %d on.", info->from);
    }
    const char *hp = hearts(info->hp, has, sizeof has);
    if (info->damage == 0) say(to, BOOK_FACT, "It has %s, and hurts nobody.", hp);
    if (info->damage > 0)
        say(to, BOOK_FACT, "It has %s; its blow takes %s.", hp, hearts(info->damage, takes, sizeof takes));
    say_traits(to, info);
    say(to, BOOK_WORDS, "%s.", info->does);
    if ((bits & LORE_BEATEN) != 0) {
        say(to, BOOK_COUNTER, "Against it: %s.", info->foil);
    } else {
        say(to, BOOK_HIDDEN, "Against it: ??? Beat it, or see it beaten.");
    }
}

static void tell_item(BookEntry *to, unsigned bits, bool tower) {
    static const char *const CLASSES[CLASS_COUNT] = {[CLASS_GOOD] = "a treasure",
                                                     [CLASS_HEART] = "taken at once",
                                                     [CLASS_KEY] = "a key",
                                                     [CLASS_ARROW] = "a missile",
                                                     [CLASS_FLAME] = "a flame",
                                                     [CLASS_BONES] = "of skeletons",
                                                     [CLASS_COIN] = "taken at once",
                                                     [CLASS_BELL] = "yours for the run",
                                                     [CLASS_BOMB] = "thrown",
                                                     [CLASS_POTION] = "a potion",
                                                     [CLASS_SCROLL] = "a scroll",
                                                     [CLASS_CROWN] = "the Warlord's",
                                                     [CLASS_POWER] = "works at once, for a while",
                                                     [CLASS_GIFT] = "a gift, for the rest of the run",
                                                     [CLASS_WISH] = "asked for",
                                                     [CLASS_WEAPON] = "a weapon, worn",
                                                     [CLASS_SHIELD] = "a shield, worn",
                                                     [CLASS_BOOTS] = "boots, worn",
                                                     [CLASS_RING] = "a ring, worn"};
    const ItemInfo *info = &ITEMS[to->kind];
    bool changes = info->class == CLASS_POTION || info->class == CLASS_SCROLL;
    if (info->value > 0)
        say(to, BOOK_FACT,
            tower ? "%s, worth %d points for each floor." : "%s, worth %d points for each depth.",
            CLASSES[info->class], info->value);
    if (info->value == 0)
        say(to, BOOK_FACT, "%s%s.", CLASSES[info->class], changes ? "; each run it looks different" : "");
    if (info->words.use != NULL) say(to, BOOK_WORDS, "%s.", info->words.use);
    if (info->words.toss != NULL) say(to, BOOK_WORDS, "Thrown: %s.", info->words.toss);
    if (info->words.passive != NULL) say(to, BOOK_WORDS, "%s.", info->words.passive);
    if (info->burns) say(to, BOOK_FACT, "Fire destroys it.");
    if ((bits & LORE_WORN) != 0) say(to, BOOK_COUNTER, "You have worn it: runs can begin with it.");
}

void book_entry(const Lore *lore, BookChapter chapter, int index, bool tower, BookEntry *entry) {
    int kind = chapter == BOOK_ITEMS ? int_clamp(index, 0, ITEM_COUNT - 1) : monster_at(index);
    unsigned bits = bits_of(lore, chapter, kind);
    const char *name = chapter == BOOK_ITEMS ? ITEMS[kind].title : ACTORS[kind].name;
    *entry = (BookEntry){.kind = kind, .met = (bits & LORE_MET) != 0};
    (void)snprintf(entry->name, sizeof entry->name, "%s", entry->met ? name : "???");
    capitalise(entry->name);
    if (!entry->met) {
        say(entry, BOOK_HIDDEN, "You have not met %s yet.", chapter == BOOK_ITEMS ? "this" : "it");
    } else if (chapter == BOOK_ITEMS) {
        tell_item(entry, bits, tower);
    } else {
        tell_monster(entry, bits, tower);
    }
}

const char *book_tally(const Lore *lore, BookChapter chapter, char *text, size_t size) {
    (void)snprintf(text, size, "%s: met %d of %d", BOOK_TITLES[chapter], book_met(lore, chapter),
                   book_count(chapter));
    return text;
}

const char *book_sentence(const BookEntry *entry, char *text, size_t size) {
    size_t length = (size_t)snprintf(text, size, "%s.", entry->name);
    for (int i = 0; i < entry->count && length < size; i++)
        length += (size_t)snprintf(text + length, size - length, " %s", entry->lines[i].text);
    return text;
}
