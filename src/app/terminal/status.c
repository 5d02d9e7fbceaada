// The lines around the map: messages above, the hero's state below.
#include "app/terminal/state.h"

#include "base/columns.h"
#include "base/text.h"
#include "gen/descent/depths.h"
#include "lang/lang.h"
#include "map/vestibule.h"
#include "sim/classic.h"
#include "sim/combat/turns.h"
#include "sim/hero/delivery.h"
#include "sim/hero/item_names.h"
#include "sim/hero/use.h"
#include "sim/space/flames.h"
#include "sim/state/bag.h"
#include "sim/state/quota.h"
#include "sim/toll/toll.h"
#include "view/canvas/panel.h"
#include "view/events/places.h"
#include "view/scene/use_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// A terminal of TALL rows has more rows for messages. GAP: columns between texts. NEXT_MOST: monsters named.
enum { TALL = 32, TEXT_MAX = 256, PLACE_MAX = 2 * TEXT_MAX, GAP = 2, NEXT_MOST = 4 };

int status_message_rows(void) {
    return tty_size().y >= TALL ? 4 : 2;
}

// ---- above

// Names the prop in front of the hero that a strike would break. Powder barrels are left out: striking one
// is a mistake.
static bool tell_to_strike(const World *world, char text[TEXT_MAX]) {
    char name[NAME_BYTES];
    Vec ahead = vec_add(world->cache.hero_cell, DIRS[world->actors[HERO].facing]);
    Tile tile = level_tile(&world->level, ahead);
    if (!TILES[tile].prop || tile == TILE_BARREL) return false;
    (void)snprintf(text, TEXT_MAX, tr("Space: break the %s"), tr_name(TILES[tile].name, "acc", name));
    return true;
}

// Writes what the key E would do here. Returns false when nothing is at hand.
static bool tell_at_hand(const World *world, char text[TEXT_MAX]) {
    char words[USE_WORDS_MAX];
    Vec cell;
    if (world->classic || world->outcome != OUTCOME_NONE) return false;
    if (!use_find_except_doors(world, &cell)) return tell_to_strike(world, text);
    (void)snprintf(text, TEXT_MAX, "E: %s", use_words(world, cell, words));
    return words[0] != '\0';
}

void status_draw_messages(Terminal *t) {
    TextRow said_in[SAID_ROWS];
    History *history = &t->history;
    int rows = status_message_rows(), said = history_pack_rows(history, history->said, said_in),
        first = int_max(said - rows, 0);
    text_draw(t, (Vec){0, 0}, COLOUR_CREAM, STYLE_BOLD, said_in + first, said - first);
    char hand[TEXT_MAX];
    bool at_hand = said < rows && tell_at_hand(t->play.session.world, hand);
    if (at_hand) (void)tty_text(&t->tty, (Vec){0, rows - 1}, COLOUR_GOLD, 0, hand);
    // Older messages fill the remaining rows.
    for (int i = at_hand, at = history->count - history->said - 1; i < rows && at >= 0 && said == 0;
         i++, at--)
        (void)tty_text(&t->tty, (Vec){0, rows - 1 - i}, COLOUR_GREY, STYLE_DIM, history->text[at]);
}

// ---- below

// Draws a text, given as a format, and moves *at behind it.
__attribute__((format(printf, 5, 6))) static void add(Terminal *t, Vec *at, Colour ink, unsigned style,
                                                      const char *format, ...) {
    char text[TEXT_MAX];
    va_list list;
    va_start(list, format);
    (void)vsnprintf(text, sizeof text, format, list);
    va_end(list);
    at->x = tty_text(&t->tty, *at, ink, style, text);
}

static void draw_hearts(Terminal *t, Vec *at) {
    const Actor *hero = &t->play.session.world->actors[HERO];
    int hp = int_max(hero->hp, 0);
    bool weak = hp <= hero->hp_max / 3;
    Colour ink = weak ? COLOUR_RED : COLOUR_GREEN;
    unsigned style = weak ? STYLE_BOLD | STYLE_REVERSE : STYLE_BOLD;
    if (t->play.session.world->classic) {
        add(t, at, ink, style, tr("Hit points %d: that digit is you"), hp / CLASSIC_POINT);
    } else {
        add(t, at, ink, style, tr("Hearts %d%s/%d"), hp / 2, hp % 2 != 0 ? tr(".5") : "",
            (hero->hp_max + 1) / 2);
    }
    at->x += GAP;
}

// Draws hearts, arrows and candles. Returns the column after them.
static int draw_hero(Terminal *t, int y) {
    const World *world = t->play.session.world;
    Vec at = {0, y};
    draw_hearts(t, &at);
    if (world->classic) {
        add(t, &at, COLOUR_PALE, 0, tr("Enemies left %d"), classic_count_enemies(world));
        return at.x;
    }
    bool seen = flames_hero_seen_afar(world);
    add(t, &at, seen ? COLOUR_GOLD : COLOUR_BLUE, seen ? STYLE_BOLD : 0,
        seen ? tr("exposed") : tr("hidden "));
    at.x += GAP;
    add(t, &at, COLOUR_PALE, 0, world->hero.lantern_shut ? tr("lantern shut") : tr("lantern open"));
    at.x += GAP;
    add(t, &at, COLOUR_PALE, 0, tr("Kills %d  Coins %d  Score %d"), world->hero.score.kills,
        world->hero.score.coins, delivery_game_score(world));
    if (delivery_carried(world) > 0) add(t, &at, COLOUR_GREY, 0, " +%d", delivery_carried(world));
    return at.x;
}

// The name of the depth, or of the generator.
static const char *place_name(const World *world) {
    bool descent = world_descends(world) && world->depth >= 1 && world->depth <= DESCENT_DEPTHS;
    if (descent) return tr(descent_depth(world->depth)->hour);
    return tr(world->level.generator[0] != '\0' ? world->level.generator : N_("imported"));
}

// Draws what the next toll brings, and the turns left until then.
static void draw_hour(Terminal *t, Vec *at) {
    const World *world = t->play.session.world;
    const TollClock *clock = &world->clock;
    bool waits = clock->doorstep.x != 0 || level_has_unopened_vestibule(&world->level);
    bool near = !waits && clock->ticks <= TOLL_WARN_TICKS;
    if (!clock->on) return;
    int hunters = toll_forecast(world, false).hunters, turns = (clock->ticks + TURN_TICKS - 1) / TURN_TICKS;
    Colour colour = near ? COLOUR_GOLD : COLOUR_PALE;
    if (world_grate_opens_at_toll(world)) add(t, at, colour, near ? STYLE_BOLD : 0, "%s", tr("Grate, "));
    add(t, at, colour, near ? STYLE_BOLD : 0, tr_n("%d hunter", "%d hunters", hunters), hunters);
    if (!waits)
        add(t, at, colour, near ? STYLE_BOLD | STYLE_REVERSE : 0, tr_n(" in %d turn", " in %d turns", turns),
            turns);
    if (clock->bell_ready) add(t, at, COLOUR_GOLD, 0, tr("  %s rings"), terminal_has_vi(t) ? "D" : "B");
}

// Draws the treasures: collected, asked for, left on the level, and hallowed. `cut` leaves out the name of
// the place (1), and also what is left (2). Returns the column after them.
static int draw_treasures(Terminal *t, int y, int cut) {
    const World *world = t->play.session.world;
    Vec at = {0, y};
    const char *what = world->classic       ? "%s %d  "
                       : world->level.tower ? tr("%s, floor %d  ")
                                            : tr("%s, depth %d  ");
    if (cut > 0 && !world->classic) {
        add(t, &at, COLOUR_CREAM, 0, world->level.tower ? tr("floor %d") : tr("depth %d"), world->depth);
        at.x += GAP;
    } else {
        add(t, &at, COLOUR_CREAM, 0, what, place_name(world), world->depth);
    }
    if (world->classic) return at.x;
    bool lacks = world_grate_missing_count(world) > 0 && !world->clock.crown;
    add(t, &at, COLOUR_GOLD, STYLE_BOLD, lacks ? tr("Treasures %d of %d") : tr("Treasures %d"),
        world->collected, world->clock.quota);
    int hallowed = quota_hallowed(world);
    if (cut > 1)
        at.x += GAP;
    else
        add(t, &at, COLOUR_PALE, 0, hallowed > 0 ? tr(", %d left (%d doubled)  ") : tr(", %d left  "),
            world->remaining, hallowed);
    draw_hour(t, &at);
    return at.x;
}

// The colour of a key, as a word.
static const char *short_key(ItemKind kind) {
    const char *const all[KEY_KINDS] = {tr_in("key", "red"), tr_in("key", "green"), tr_in("key", "blue"),
                                        tr_in("key", "violet")};
    return all[(int)kind - (int)item_of_key(1)];
}

// Writes an item's title in at most `most` columns. A key that does not fit shows its colour alone.
static const char *short_title(const World *world, ItemKind kind, int most, char text[TEXT_MAX]) {
    char name[NAME_BYTES];
    const char *title = tr_name(item_known_title(world, kind), "plain", name);
    bool key = ITEMS[kind].class == CLASS_KEY, fits = text_columns(title) <= most;
    size_t bytes = fits ? strlen(title) : text_bytes_in_columns(title, most - 1);
    if (key && !fits) return short_key(kind);
    (void)snprintf(text, TEXT_MAX, "%.*s%s", (int)bytes, title, fits ? "" : ".");
    return text;
}

// The places of the last row: the hand, the quick slots, the keys.
enum { IN_HAND, FIRST_KEY = 1 + SLOTS, PLACES = FIRST_KEY + KEY_KINDS };

// The kind of item to show at a place, or -1 for an empty one.
static int told_kind(const World *world, int place) {
    const Bag *bag = &world->hero.bag;
    if (place == IN_HAND) return bag->hand;
    int key = place - FIRST_KEY, kind = key >= 0 ? -1 : bag->slots[place - 1];
    if (key >= 0 && world->hero.keys[key] > 0) return (int)item_of_key(key + 1);
    return kind >= 0 && bag->stock[kind] > 0 ? kind : -1;
}

static void tell_place(const World *world, int place, int kind, int most, char text[PLACE_MAX]) {
    const Bag *bag = &world->hero.bag;
    char room[TEXT_MAX];
    const char *title = short_title(world, (ItemKind)kind, most, room);
    if (place == IN_HAND && kind == ITEM_ARROW) {
        (void)snprintf(text, PLACE_MAX, tr("Hand: bow (%d)"), bag->arrows);
    } else if (place == IN_HAND || place >= FIRST_KEY) {
        (void)snprintf(text, PLACE_MAX, place == IN_HAND ? tr("Hand: %s") : "  %s", title);
    } else {
        (void)snprintf(text, PLACE_MAX, "  %d%s %s x%d", place, bag->kept[place - 1] ? "*" : "", title,
                       bag->stock[kind]);
    }
}

// Draws the hand, the slots and the keys, each title in at most `most` columns. Returns the column after
// them. With `t` NULL it only measures.
static int tell_places(Terminal *t, const World *world, int y, int most) {
    char text[PLACE_MAX];
    Vec at = {0, y};
    for (int place = IN_HAND; place < PLACES; place++) {
        int kind = told_kind(world, place), key = place - FIRST_KEY;
        bool in_hand = place == IN_HAND || kind == world->hero.bag.hand;
        if (kind < 0) continue;
        tell_place(world, place, kind, most, text);
        Colour ink = key >= 0 ? KEY_COLOURS[key + 1] : in_hand ? COLOUR_CREAM : COLOUR_PALE;
        unsigned style = place == IN_HAND || key >= 0 ? STYLE_BOLD : 0;
        if (t != NULL) (void)tty_text(&t->tty, at, ink, style, text);
        at.x += text_columns(text);
    }
    return at.x;
}

// Draws the last row. Titles are cut off further until the row fits.
static void draw_slots(Terminal *t, int y) {
    static const int MOST[] = {40, 16, 12, 9, 6, 4, 3, 2};
    const World *world = t->play.session.world;
    size_t i = 0;
    if (world->classic) return;
    while (i + 1 < sizeof MOST / sizeof *MOST && tell_places(NULL, world, y, MOST[i]) > tty_size().x) i++;
    (void)tell_places(t, world, y, MOST[i]);
}

// Names the monsters that act next, at the right edge, as many as fit after column `left`.
static void draw_next(Terminal *t, int y, int left) {
    ActorId ids[ACTORS_MAX];
    const World *world = t->play.session.world;
    char text[TEXT_MAX], more[2 * TEXT_MAX], name[NAME_BYTES];
    (void)snprintf(text, sizeof text, "%s", tr("Next:"));
    int count = world->classic ? 0 : turns_list_next(world, ids, ACTORS_MAX), told = 0;
    for (; told < count && told < NEXT_MOST; told++) {
        (void)snprintf(more, sizeof more, "%s%s %s", text, told > 0 ? "," : "",
                       tr_name(actor_english_name(world->actors[ids[told]].kind), "plain", name));
        if (left + GAP + text_columns(more) + 3 > tty_size().x) break;
        (void)text_put(text, sizeof text, "%s", more);
    }
    if (told == 0) return;
    if (count > told) text_add(text, sizeof text, "...");
    (void)tty_text(&t->tty, (Vec){tty_size().x - text_columns(text), y}, COLOUR_RED, 0, text);
}

void status_draw(Terminal *t) {
    int y = tty_size().y - STATUS_ROWS;
    draw_next(t, y, draw_hero(t, y));
    for (int cut = 0; draw_treasures(t, y + 1, cut) >= tty_size().x && cut < 2; cut++)
        tty_blank(&t->tty, (Vec){0, y + 1}, tty_size().x);
    draw_slots(t, y + 2);
}
