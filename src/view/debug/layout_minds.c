// Draws lines first, then all actors, so that no line hides an actor.
#include "view/debug/plan.h"

#include "lang/lang.h"
#include "map/balance_notice.h"
#include "sim/state/world.h"

#include <stdio.h>

#define SIGHT_LINE 0xfff06450u
#define SEEN_MARK  0xffe58f22u
#define HOME_MARK  0xff71778bu

enum {
    NAME_PX = 13, // names are drawn if a cell has so many px
    NAME_CELLS = 4,
    NOTICE_PX = 8, // least width of a notice bar
    SUSPICIOUS_FROM = 20
};

const Colour MIND_COLOURS[MIND_COUNT] = {
    [MIND_ASLEEP] = 0xff8b8fb0u,     [MIND_IDLE] = 0xffc3ccd1u,   [MIND_PATROL] = 0xffb7effbu,
    [MIND_SUSPICIOUS] = 0xffd8a268u, [MIND_CHASE] = 0xfff06450u,  [MIND_SEARCH] = 0xffffee92u,
    [MIND_RETURN] = 0xff5fb6efu,     [MIND_AMBUSH] = 0xffebdfc0u, [MIND_FLEE] = 0xff74ba49u,
    [MIND_STUNNED] = 0xffcd8cefu,
};
_Static_assert(MIND_COUNT == 10, "every mind has a colour");

static void mark_frame(Image *to, const LayoutFit *fit, Vec cell, Colour colour) {
    Rect rect = layout_cell(fit, cell);
    if (rect.w >= 5) rect = (Rect){rect.x + 1, rect.y + 1, rect.w - 2, rect.h - 2};
    image_draw_outline(to, rect, colour);
}

static void mark_cross(Image *to, const LayoutFit *fit, Vec cell, Colour colour) {
    Vec middle = layout_middle(fit, cell);
    int arm = int_max(fit->px / 3, 1);
    image_line(to, (Vec){middle.x - arm, middle.y - arm}, (Vec){middle.x + arm, middle.y + arm}, colour);
    image_line(to, (Vec){middle.x - arm, middle.y + arm}, (Vec){middle.x + arm, middle.y - arm}, colour);
}

static void draw_path(Image *to, const LayoutFit *fit, const Actor *actor, Colour colour) {
    Vec cell = cell_of(actor->pos);
    for (int i = actor->brain.route.at; i < actor->brain.route.count && i < ROUTE_MAX; i++) {
        Vec next = vec_add(cell, DIRS[actor->brain.route.dirs[i] % DIR_COUNT]);
        image_line(to, layout_middle(fit, cell), layout_middle(fit, next), colour);
        cell = next;
    }
}

// Draws a line to the first monster of the same pack.
static void draw_pack(const World *world, Image *to, const LayoutFit *fit, const Actor *actor) {
    const Actor *first = &world->actors[HERO + 1];
    while (first < actor && (first->kind == ACTOR_NONE || first->brain.pack != actor->brain.pack)) first++;
    image_line(to, layout_middle(fit, cell_of(first->pos)), layout_middle(fit, cell_of(actor->pos)),
               MIND_COLOURS[MIND_AMBUSH]);
}

static bool has_seen(const Actor *actor) {
    return actor->brain.mind == MIND_CHASE || actor->brain.mind == MIND_SEARCH;
}

static void draw_mind(const World *world, Image *to, const LayoutFit *fit, const Actor *actor) {
    Vec cell = cell_of(actor->pos), hero = cell_of(world->actors[HERO].pos);
    Colour colour = MIND_COLOURS[actor->brain.mind], faint = (colour & 0xffffffu) | 0xa0000000u;
    if (!vec_eq(actor->brain.home, cell)) mark_frame(to, fit, actor->brain.home, HOME_MARK);
    if (has_seen(actor)) mark_frame(to, fit, actor->brain.seen, SEEN_MARK);
    if (actor->brain.route.count > actor->brain.route.at) draw_path(to, fit, actor, faint);
    bool goes = actor->brain.mind != MIND_ASLEEP && !vec_eq(actor->brain.route.target, cell);
    if (goes && level_walkable(&world->level, actor->brain.route.target))
        mark_cross(to, fit, actor->brain.route.target, colour);
    if (actor->brain.mind == MIND_AMBUSH) draw_pack(world, to, fit, actor);
    if (actor->brain.sees) image_line(to, layout_middle(fit, cell), layout_middle(fit, hero), SIGHT_LINE);
}

static bool is_monster(const Actor *actor) {
    return actor->kind > ACTOR_HERO && actor->kind < ACTOR_KIND_COUNT && actor->brain.mind < MIND_COUNT;
}

// True for the first of several monsters that stand close together. Only its name is written.
static bool has_room(const World *world, int monster) {
    Vec cell = cell_of(world->actors[monster].pos);
    for (int i = HERO + 1; i < monster; i++) {
        Vec off = vec_sub(cell_of(world->actors[i].pos), cell);
        if (is_monster(&world->actors[i]) && int_abs(off.x) <= NAME_CELLS && int_abs(off.y) <= 1)
            return false;
    }
    return true;
}

// Draws how much of the hero the monster has noticed, as a bar above it.
static void draw_notice(Image *to, const LayoutFit *fit, const Actor *actor) {
    Rect cell = layout_cell(fit, cell_of(actor->pos));
    int width = int_max(cell.w, NOTICE_PX), height = int_max(fit->scale, 1);
    int full = width * int_clamp(actor->brain.notice, 0, NOTICE_FULL) / NOTICE_FULL;
    if (actor->brain.notice <= 0) return;
    Rect bar = {cell.x + (cell.w - width) / 2, cell.y - height - 1, width, height};
    image_fill(to, (Rect){bar.x - 1, bar.y - 1, bar.w + 2, bar.h + 2}, 0xff0b0912u);
    image_fill(to, (Rect){bar.x, bar.y, full, bar.h},
               actor->brain.notice < SUSPICIOUS_FROM ? SEEN_MARK : SIGHT_LINE);
}

static void draw_monster(const Ui *ui, const World *world, Image *to, const LayoutFit *fit, int monster) {
    Mind mind = world->actors[monster].brain.mind;
    Rect rect = layout_cell(fit, cell_of(world->actors[monster].pos));
    const Actor *actor = &world->actors[monster];
    plan_draw_letter(ui, to, fit, cell_of(actor->pos), ACTORS[actor->kind].glyph, MIND_COLOURS[mind]);
    draw_notice(to, fit, actor);
    if (fit->px < NAME_PX || !has_room(world, monster)) return;
    Vec below = {rect.x + rect.w / 2, rect.y + rect.h + fit->scale};
    char name[64];
    (void)snprintf(name, sizeof name, actor->brain.pack > 0 ? "%s %d" : "%s", tr(MIND_NAMES[mind]),
                   actor->brain.pack);
    ui_draw_text_centred(ui, to, below, fit->scale, MIND_COLOURS[mind], name);
}

void layout_draw_minds(const Ui *ui, const World *world, Image *to, const LayoutFit *fit) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (is_monster(&world->actors[i])) draw_mind(world, to, fit, &world->actors[i]);
    }
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (is_monster(&world->actors[i])) draw_monster(ui, world, to, fit, i);
    }
}
