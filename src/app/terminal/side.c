// The column beside the map on a wide terminal: who is in sight, and older messages.
#include "app/terminal/state.h"

#include "base/text.h"
#include "lang/lang.h"
#include "sim/space/body.h"
#include "view/canvas/panel.h"
#include "view/hud/interest.h"

#include <stdio.h>

enum { WIDE = 120, SIDE_W = 40, IN_SIGHT_MOST = 12, SIDE_TEXT = 256 };

int side_width(void) {
    return tty_size().x >= WIDE ? SIDE_W : 0;
}

// The name of a direction, such as north-west.
static const char *way_of(Vec by) {
    static const char *const NAMES[3][3] = {{N_("north-west"), N_("north"), N_("north-east")},
                                            {N_("west"), N_("here"), N_("east")},
                                            {N_("south-west"), N_("south"), N_("south-east")}};
    Vec far = {int_abs(by.x), int_abs(by.y)};
    int x = far.x * 2 > far.y ? int_sign(by.x) : 0, y = far.y * 2 > far.x ? int_sign(by.y) : 0;
    return tr(NAMES[y + 1][x + 1]);
}

// Returns the number of rows.
static int tell_actor(Terminal *t, Vec at, const Actor *actor) {
    const World *world = t->play.session.world;
    Vec by = vec_sub(cell_of(actor->pos), world->cache.hero_cell);
    Mind mind = actor->brain.mind;
    char text[SIDE_TEXT], name[NAME_BYTES];
    TextRow rows[2];
    (void)text_put(text, sizeof text, "%c %s, %d %s, %s", ACTORS[actor->kind].glyph,
                   tr_name(ACTORS[actor->kind].name, "plain", name), int_max(int_abs(by.x), int_abs(by.y)),
                   way_of(by), describe_doing(actor));
    int count = text_break(text, SIDE_W - 3, true, rows, 2);
    text_draw(t, at, mind == MIND_CHASE ? COLOUR_RED : COLOUR_PALE, 0, rows, count);
    return count;
}

// Lists the actors in sight, nearest first. Returns the number of rows used.
static int tell_sight(Terminal *t, Vec at) {
    Interest near = {0};
    const World *world = t->play.session.world;
    int shown = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind != ACTOR_NONE && hero_can_see_actor(world, actor) && !body_looks_like_chest(actor))
            interest_insert(&near, world, cell_of(actor->pos));
    }
    (void)tty_text(&t->tty, at, COLOUR_GOLD, STYLE_BOLD,
                   near.count > 0 ? tr("In sight") : tr("Nobody is in sight"));
    for (int n = 0; n < near.count && shown < IN_SIGHT_MOST; n++) {
        for (int i = HERO + 1; i < world->actor_count; i++) {
            const Actor *actor = &world->actors[i];
            bool again = n > 0 && vec_eq(near.at[n], near.at[n - 1]); // the cell was listed already
            if (again || actor->kind == ACTOR_NONE || !vec_eq(cell_of(actor->pos), near.at[n]) ||
                !hero_can_see_actor(world, actor))
                continue;
            shown += tell_actor(t, (Vec){at.x, at.y + shown + 1}, actor);
        }
    }
    return shown + 1;
}

// Draws the messages upwards from the foot, newest last, as many as fit.
static void tell_log(Terminal *t, Rect at) {
    const History *history = &t->history;
    int y = at.y + at.h;
    for (int i = history->count - 1; i >= 0 && y > at.y; i--) {
        TextRow rows[8];
        int count = text_break(history->text[i], at.w, true, rows, 8);
        bool fresh = i >= history->count - history->said;
        if (y - count < at.y) return;
        y -= count;
        text_draw(t, (Vec){at.x, y}, fresh ? COLOUR_CREAM : COLOUR_GREY, fresh ? 0 : STYLE_DIM, rows, count);
    }
}

void side_draw(Terminal *t, Rect map) {
    if (side_width() == 0) return;
    Vec at = {map.x + map.w + 2, map.y};
    int w = SIDE_W - 3;
    for (int y = 0; y < map.h; y++)
        tty_put(&t->tty, (Vec){map.x + map.w, map.y + y}, '|', COLOUR_GREY, 0xff000000u, STYLE_DIM);
    at.y += tell_sight(t, at) + 1;
    (void)tty_text(&t->tty, at, COLOUR_GOLD, STYLE_BOLD, tr("Messages"));
    tell_log(t, (Rect){at.x, at.y + 1, w, map.y + map.h - at.y - 1});
}
