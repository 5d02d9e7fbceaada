#include "view/screens/book_text.h"

#include "base/text.h"
#include "lang/lang.h"
#include "view/events/places.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *const BOOK_TITLES[BOOK_CHAPTERS] = {
    [BOOK_MONSTERS] = N_("Bestiary"), [BOOK_ITEMS] = N_("Things")};

// ---- which

// True for kinds in the book. The hero is not, nor is a monster that never appears in the descent.
static bool is_listed(BookChapter chapter, int kind) {
    return chapter == BOOK_ITEMS || (kind > ACTOR_HERO && ACTORS[kind].from > 0);
}

static int kinds_of(BookChapter chapter) {
    return chapter == BOOK_ITEMS ? (int)ITEM_COUNT : (int)ACTOR_KIND_COUNT;
}

static unsigned bits_of(const Lore *lore, BookChapter chapter, int kind) {
    return chapter == BOOK_ITEMS ? lore->items[kind] : lore->actors[kind];
}

int book_count_entries(BookChapter chapter) {
    int count = 0;
    for (int kind = 0; kind < kinds_of(chapter); kind++) count += is_listed(chapter, kind);
    return count;
}

int book_count_met(const Lore *lore, BookChapter chapter) {
    int met = 0;
    for (int kind = 0; kind < kinds_of(chapter); kind++)
        met += is_listed(chapter, kind) && (bits_of(lore, chapter, kind) & LORE_MET) != 0;
    return met;
}

// Monsters are ordered by the depth where they first appear, then by their list.
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

__attribute__((format(printf, 3, 4))) static void say(BookEntry *to, BookInk ink, const char *format, ...) {
    va_list values;
    if (to->count == BOOK_LINES) return;
    BookLine *line = &to->lines[to->count++];
    line->ink = ink;
    va_start(values, format);
    (void)vsnprintf(line->text, sizeof line->text, format, values);
    va_end(values);
    text_capitalise_first(line->text);
}

static const char *pace_of(const ActorInfo *info) {
    int hero = ACTORS[ACTOR_HERO].speed, close = hero / 16;
    if (info->speed > hero + close) return tr("faster than you");
    return info->speed < hero - close ? tr("slower than you") : tr("as fast as you");
}

static void say_traits(BookEntry *to, const ActorInfo *info) {
    const struct {
        bool is;
        const char *text;
    } TRAITS[] = {{info->flies, N_("flies")},
                  {info->hands, N_("opens doors")},
                  {info->animal && !info->fiery, N_("fears fire")},
                  {info->clever, N_("avoids traps")},
                  {info->voice, N_("calls others")},
                  {info->steady, N_("no hit stops its blow")},
                  {info->silver, N_("silver hurts it twice as much")}};
    char text[BOOK_TEXT];
    (void)text_put(text, sizeof text, "%s", pace_of(info));
    for (size_t i = 0; i < sizeof TRAITS / sizeof *TRAITS; i++) {
        if (TRAITS[i].is) text_add(text, sizeof text, ", %s", tr(TRAITS[i].text));
    }
    say(to, BOOK_FACT, "%s.", text);
}

static void tell_monster(BookEntry *to, unsigned bits, bool tower) {
    const ActorInfo *info = &ACTORS[to->kind];
    char has[SENTENCE_MAX], takes[SENTENCE_MAX];
    if (info->elite) {
        say(to, BOOK_FACT, tower ? tr("Alone, on floor %d.") : tr("Alone, on depth %d."), info->from);
    } else if (info->pack > 1) {
        say(to, BOOK_FACT, tower ? tr("From floor %d on, in packs.") : tr("From depth %d on, in packs."),
            info->from);
    } else {
        say(to, BOOK_FACT, tower ? tr("From floor %d on.") : tr("From depth %d on."), info->from);
    }
    const char *hp = sentence_of_hearts(info->hp, has);
    if (info->blow.damage == 0) say(to, BOOK_FACT, tr("It has %s, and hurts nobody."), hp);
    if (info->blow.damage > 0)
        say(to, BOOK_FACT, tr("It has %s; its blow takes %s."), hp,
            sentence_of_hearts(info->blow.damage, takes));
    say_traits(to, info);
    say(to, BOOK_WORDS, "%s.", tr(info->does));
    if ((bits & LORE_BEATEN) != 0) {
        say(to, BOOK_COUNTER, tr("Against it: %s."), tr(info->counter_tip));
    } else {
        say(to, BOOK_HIDDEN, "%s", tr("Against it: ??? Beat it, or see it beaten."));
    }
}

static void tell_item(BookEntry *to, unsigned bits, bool tower) {
    static const char *const CLASSES[CLASS_COUNT] = {[CLASS_TREASURE] = N_("a treasure"),
                                                     [CLASS_TOOL] = N_("a tool"),
                                                     [CLASS_HEART] = N_("taken at once"),
                                                     [CLASS_KEY] = N_("a key"),
                                                     [CLASS_ARROW] = N_("ammunition"),
                                                     [CLASS_FLAME] = N_("a flame"),
                                                     [CLASS_BONES] = N_("of skeletons"),
                                                     [CLASS_COIN] = N_("taken at once"),
                                                     [CLASS_BELL] = N_("yours for the run"),
                                                     [CLASS_BOMB] = N_("thrown"),
                                                     [CLASS_POTION] = N_("a potion"),
                                                     [CLASS_SCROLL] = N_("a scroll"),
                                                     [CLASS_CROWN] = N_("the Warlord's"),
                                                     [CLASS_POWER] = N_("works at once, for a while"),
                                                     [CLASS_GIFT] = N_("a gift, for the rest of the run"),
                                                     [CLASS_WISH] = N_("asked for"),
                                                     [CLASS_WEAPON] = N_("a weapon, worn"),
                                                     [CLASS_SHIELD] = N_("a shield, worn"),
                                                     [CLASS_BOOTS] = N_("boots, worn"),
                                                     [CLASS_RING] = N_("a ring, worn")};
    const ItemInfo *info = &ITEMS[to->kind];
    bool changes = info->class == CLASS_POTION || info->class == CLASS_SCROLL;
    if (info->value > 0)
        say(to, BOOK_FACT,
            tower ? tr("%s, worth %d points for each floor.") : tr("%s, worth %d points for each depth."),
            tr(CLASSES[info->class]), info->value);
    if (info->value == 0)
        say(to, BOOK_FACT, changes ? tr("%s; each run it looks different.") : "%s.",
            tr(CLASSES[info->class]));
    if (info->words.use != NULL) say(to, BOOK_WORDS, "%s.", tr(info->words.use));
    if (info->words.toss != NULL) say(to, BOOK_WORDS, tr("Thrown: %s."), tr(info->words.toss));
    if (info->words.passive != NULL) say(to, BOOK_WORDS, "%s.", tr(info->words.passive));
    if ((bits & LORE_WORN) != 0) say(to, BOOK_COUNTER, "%s", tr("You have worn it: runs can begin with it."));
}

void book_entry(const Lore *lore, BookChapter chapter, int index, bool tower, BookEntry *entry) {
    int kind = chapter == BOOK_ITEMS ? int_clamp(index, 0, ITEM_COUNT - 1) : monster_at(index);
    unsigned bits = bits_of(lore, chapter, kind);
    char form[NAME_BYTES];
    const char *name = chapter == BOOK_ITEMS ? ITEMS[kind].title : actor_english_name((ActorKind)kind);
    *entry = (BookEntry){.kind = kind, .met = (bits & LORE_MET) != 0};
    (void)text_put(entry->name, sizeof entry->name, "%s", entry->met ? tr_name(name, "plain", form) : "???");
    text_capitalise_first(entry->name);
    if (!entry->met) {
        say(entry, BOOK_HIDDEN, "%s",
            chapter == BOOK_ITEMS ? tr("You have not found this yet.") : tr("You have not met it yet."));
    } else if (chapter == BOOK_ITEMS) {
        tell_item(entry, bits, tower);
    } else {
        tell_monster(entry, bits, tower);
    }
}

const char *book_tally(const Lore *lore, BookChapter chapter, char *text, size_t size) {
    (void)text_put(text, size,
                   chapter == BOOK_ITEMS ? tr("Things: found %d of %d") : tr("Bestiary: met %d of %d"),
                   book_count_met(lore, chapter), book_count_entries(chapter));
    return text;
}

const char *book_sentence(const BookEntry *entry, char *text, size_t size) {
    (void)text_put(text, size, "%s.", entry->name);
    for (int i = 0; i < entry->count; i++) text_add(text, size, " %s", entry->lines[i].text);
    return text;
}
