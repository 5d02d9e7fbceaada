// The lines around the map: what was said above it, how he stands below.
#include "app/terminal/state.h"

#include "base/text.h"
#include "gen/descent/depths.h"
#include "map/vestibule.h"
#include "sim/classic.h"
#include "sim/combat/turns.h"
#include "sim/hero/delivery.h"
#include "sim/hero/item_names.h"
#include "sim/hero/use.h"
#include "sim/space/flames.h"
#include "sim/state/bag.h"
#include "sim/state/needed.h"
#include "sim/toll/toll.h"
#include "view/canvas/panel.h"
#include "view/scene/use_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { TALL = 32, TEXT_MAX = 160, GAP = 2, NEXT_MOST = 4 };

int status_message_rows(void) {
    return tty_size().y >= TALL ? 4 : 2;
}

// ---- above

// What stands right before him and breaks when it is struck. A powder barrel does more than that.
static bool tell_to_strike(const World *world, char text[TEXT_MAX]) {
    Vec ahead = vec_add(world->cache.hero_cell, DIRS[world->actors[HERO].facing]);
    Tile tile = level_tile(&world->level, ahead);
    if (!TILES[tile].prop || tile == TILE_BARREL) return false;
    (void)snprintf(text, TEXT_MAX, "Space: break the %s", TILES[tile].name);
    return true;
}

// What using it would do, of what is at hand. False: nothing is.
static bool tell_at_hand(const World *world, char text[TEXT_MAX]) {
    char words[USE_WORDS_MAX];
    Vec cell;
    if (world->classic || world->outcome != OUTCOME_NONE) return false;
    if (!use_at_hand(world, &cell)) return tell_to_strike(world, text);
    (void)snprintf(text, TEXT_MAX, "E: %s", use_words(world, cell, words));
    return words[0] != '\0';
}

void status_messages(Terminal *t) {
    TextRow said_in[SAID_ROWS];
    History *history = &t->history;
    int rows = status_message_rows(), said = said_rows(history, said_in), first = int_max(said - rows, 0);
    text_draw(t, (Vec){0, 0}, COLOUR_CREAM, STYLE_BOLD, said_in + first, said - first);
    char hand[TEXT_MAX];
    bool at_hand = said < rows && tell_at_hand(t->play.session.world, hand);
    if (at_hand) (void)tty_text(&t->tty, (Vec){0, rows - 1}, COLOUR_GOLD, 0, hand);
    // What was said before fills what is left.
    for (int i = at_hand, at = history->count - history->said - 1; i < rows && at >= 0 && said == 0;
         i++, at--)
        (void)tty_text(&t->tty, (Vec){0, rows - 1 - i}, COLOUR_GREY, STYLE_DIM, history->text[at]);
}

// ---- below

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
        add(t, at, ink, style, "Hit points %d: that digit is you", hp / CLASSIC_POINT);
    } else {
        add(t, at, ink, style, "Hearts %d%s/%d", hp / 2, hp % 2 != 0 ? ".5" : "", (hero->hp_max + 1) / 2);
    }
    at->x += GAP;
}

// Returns the column behind it.
static int draw_hero(Terminal *t, int y) {
    const World *world = t->play.session.world;
    Vec at = {0, y};
    draw_hearts(t, &at);
    if (world->classic) {
        add(t, &at, COLOUR_PALE, 0, "Enemies left %d", classic_enemies(world));
        return at.x;
    }
    bool seen = flames_exposed(world);
    add(t, &at, seen ? COLOUR_GOLD : COLOUR_BLUE, seen ? STYLE_BOLD : 0, seen ? "exposed" : "hidden ");
    at.x += GAP;
    add(t, &at, COLOUR_PALE, 0, world->hero.lantern_shut ? "lantern shut" : "lantern open");
    at.x += GAP;
    add(t, &at, COLOUR_PALE, 0, "Kills %d  Coins %d  Score %d", world->hero.score.kills,
        world->hero.score.coins, delivery_score(world));
    if (delivery_carried(world) > 0) add(t, &at, COLOUR_GREY, 0, " +%d", delivery_carried(world));
    return at.x;
}

static const char *place_name(const World *world) {
    bool descent = world_descends(world) && world->depth >= 1 && world->depth <= DESCENT_DEPTHS;
    if (descent) return descent_depth(world->depth)->hour;
    return world->level.generator[0] != '\0' ? world->level.generator : "imported";
}

// The hour candle as a bar, and the turns that are left.
static void draw_hour(Terminal *t, Vec *at) {
    enum { BAR = 6 };
    const World *world = t->play.session.world;
    const TollClock *clock = &world->clock;
    char bar[BAR + 1] = "......";
    bool waits = clock->doorstep.x != 0 || vestibule_there(&world->level);
    bool near = !waits && clock->ticks <= TOLL_WARN_TICKS;
    if (!clock->on) return;
    int left = waits ? BAR : int_clamp(clock->ticks * BAR / int_max(clock->period, 1), 0, BAR);
    for (int i = 0; i < left; i++) bar[i] = '=';
    add(t, at, near ? COLOUR_GOLD : COLOUR_PALE, near ? STYLE_BOLD : 0, "%s [%s]",
        world_grate_waits(world) ? "Grate opens" : "Bell", bar);
    int turns = (clock->ticks + TURN_TICKS - 1) / TURN_TICKS;
    if (!waits)
        add(t, at, near ? COLOUR_GOLD : COLOUR_PALE, near ? STYLE_BOLD | STYLE_REVERSE : 0, " in %d turns",
            turns);
    if (clock->bell_ready) add(t, at, COLOUR_GOLD, 0, "  R rings");
}

static void draw_treasures(Terminal *t, int y) {
    const World *world = t->play.session.world;
    Vec at = {0, y};
    const char *what = world->classic ? " " : world->level.tower ? ", floor " : ", depth ";
    add(t, &at, COLOUR_CREAM, 0, "%s%s%d  ", place_name(world), what, world->depth);
    if (world->classic) return;
    bool lacks = world_grate_lacks(world) > 0 && !world->clock.crown;
    add(t, &at, COLOUR_GOLD, STYLE_BOLD, lacks ? "Treasures %d of %d" : "Treasures %d", world->collected,
        world->clock.quota);
    int hallowed = needed_hallowed(world);
    add(t, &at, COLOUR_PALE, 0, hallowed > 0 ? ", %d left (%d hallowed)  " : ", %d left  ", world->remaining,
        hallowed);
    draw_hour(t, &at);
}

static void draw_hand(Terminal *t, Vec *at) {
    const Bag *bag = &t->play.session.world->hero.bag;
    if (bag->hand == ITEM_ARROW) {
        add(t, at, COLOUR_CREAM, STYLE_BOLD, "Hand: bow (%d)", bag->arrows);
    } else {
        const char *title = item_title(t->play.session.world, (ItemKind)bag->hand);
        add(t, at, COLOUR_CREAM, STYLE_BOLD, "Hand: %s", title);
    }
}

static void draw_slots(Terminal *t, int y) {
    const World *world = t->play.session.world;
    const Bag *bag = &world->hero.bag;
    Vec at = {0, y};
    if (world->classic) return;
    draw_hand(t, &at);
    for (int i = 0; i < SLOTS; i++) {
        int kind = bag->slots[i];
        if (kind < 0 || bag->stock[kind] == 0) continue;
        const char *pinned = bag->kept[i] ? "*" : "";
        add(t, &at, bag->hand == kind ? COLOUR_CREAM : COLOUR_PALE, 0, "  %d%s %s x%d", i + 1, pinned,
            item_title(world, (ItemKind)kind), bag->stock[kind]);
    }
    for (int i = 0; i < KEY_KINDS; i++) {
        if (world->hero.keys[i] == 0) continue;
        add(t, &at, KEY_COLOURS[i + 1], STYLE_BOLD, "  %s", ITEMS[item_key(i + 1)].title);
    }
}

// As many as there is room for behind `left`.
static void draw_next(Terminal *t, int y, int left) {
    ActorId ids[ACTORS_MAX];
    const World *world = t->play.session.world;
    char text[TEXT_MAX] = "Next:", more[TEXT_MAX];
    int count = world->classic ? 0 : turns_next(world, ids, ACTORS_MAX), told = 0;
    for (; told < count && told < NEXT_MOST; told++) {
        (void)snprintf(more, sizeof more, "%s%s %s", text, told > 0 ? "," : "",
                       ACTORS[world->actors[ids[told]].kind].name);
        if (left + GAP + (int)strlen(more) + 3 > tty_size().x) break;
        (void)snprintf(text, sizeof text, "%s", more);
    }
    if (told == 0) return;
    if (count > told) text_add(text, sizeof text, "...");
    (void)tty_text(&t->tty, (Vec){tty_size().x - (int)strlen(text), y}, COLOUR_RED, 0, text);
}

void status_draw(Terminal *t) {
    int y = tty_size().y - STATUS_ROWS;
    draw_next(t, y, draw_hero(t, y));
    draw_treasures(t, y + 1);
    draw_slots(t, y + 2);
}
