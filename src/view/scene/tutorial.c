#include "view/scene/caps.h"

#include "base/text.h"
#include "lang/lang.h"
#include "map/vestibule.h"
#include "view/memory/fades.h"

#include <stdio.h>
#include <string.h>

enum { WALKED_CELLS = 2, BRACKET_CELLS = 9, CAP_H = 16 };

// What the keys do; written below them.
static const char *const VERBS[TUTORIAL_COUNT] = {[TUTORIAL_WALK] = N_("walk"),
                                                  [TUTORIAL_STRIKE] = N_("break the pot"),
                                                  [TUTORIAL_SHUTTER] = N_("shut the lantern"),
                                                  [TUTORIAL_LIGHT] = N_("face the torch from here")};

void tutorial_enter_level(Tutorial *tutorial, const World *world) {
    bool begins = world->tick == 0;
    tutorial->room = world->level.vestibule;
    if (begins) tutorial->walked = tutorial->shut = tutorial->lit = false;
    for (int i = 0; i < TUTORIAL_COUNT; i++) tutorial->shown[i] = 0;
}

static bool happened(const World *world, EventKind kind) {
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == kind && world->events.at[i].actor == HERO) return true;
    }
    return false;
}

void tutorial_tick(Tutorial *tutorial, const World *world) {
    Vec cell;
    if (tutorial->room.w == 0) return;
    tutorial->walked |= vec_chebyshev(world->cache.hero_cell, world->level.start) >= WALKED_CELLS;
    tutorial->shut |= world->hero.lantern_shut;
    tutorial->lit |= happened(world, EVENT_KINDLE);
    for (int i = 0; i < TUTORIAL_COUNT; i++) {
        bool wanted = tutorial->keys[i][0] != '\0' &&
                      tutorial_step_is_due(tutorial, world, (TutorialStep)i, &cell) &&
                      !vec_eq(cell, world->cache.hero_cell); // somebody there would be hidden
        tutorial->shown[i] = fade_towards(tutorial->shown[i], wanted);
    }
}

static bool rat_lives(const Tutorial *tutorial, const World *world) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_RAT && rect_has(tutorial->room, cell_of(actor->pos))) return true;
    }
    return false;
}

// Finds the unlit bracket nearest to the way out.
static bool find_bracket(const Tutorial *tutorial, const World *world, Vec *cell) {
    Vec out = vestibule_outside(world->level.seed, tutorial->room);
    int best = BRACKET_CELLS + 1;
    for (int y = out.y - BRACKET_CELLS; y <= out.y + BRACKET_CELLS; y++) {
        for (int x = out.x - BRACKET_CELLS; x <= out.x + BRACKET_CELLS; x++) {
            Vec at = {x, y};
            bool bracket = grid_get(&world->level.decor, at, DECOR_NONE) == DECOR_BRACKET;
            if (!bracket || vec_chebyshev(at, out) >= best) continue;
            best = vec_chebyshev(at, out);
            *cell = vec_add(at, DIRS[DIR_S]);
        }
    }
    return best <= BRACKET_CELLS;
}

static Vec start_of(const Tutorial *tutorial, const World *world) {
    return vestibule_shut_cell(world->level.seed, tutorial->room, '@');
}

bool tutorial_step_is_due(const Tutorial *tutorial, const World *world, TutorialStep step, Vec *cell) {
    if (tutorial->room.w == 0) return false;
    Vec pot = vestibule_shut_cell(world->level.seed, tutorial->room, '('), start = start_of(tutorial, world);
    int on = int_sign(pot.x - start.x); // the direction past the pot
    switch (step) {
    case TUTORIAL_WALK:
        *cell = (Vec){start.x, start.y + 1};
        return !tutorial->walked;
    case TUTORIAL_STRIKE:
        *cell = pot;
        return level_tile(&world->level, pot) == TILE_POT;
    case TUTORIAL_SHUTTER:
        *cell = (Vec){pot.x + 2 * on, pot.y + 2};
        return world->hero.lantern_shut ? !rat_lives(tutorial, world)
                                        : !tutorial->shut && rat_lives(tutorial, world);
    case TUTORIAL_LIGHT:
        return !tutorial->lit && find_bracket(tutorial, world, cell);
    case TUTORIAL_COUNT:
        break;
    }
    return false;
}

// Draws caps one below the other, and below them what they do. `at`: the middle of the upper edge. Returns
// the box of all. With `to` NULL it only measures.
static Rect lay_keys(const Ui *ui, Image *to, int scale, Vec at, const char *keys, const char *verb) {
    char key[TUTORIAL_KEY_MAX];
    int top = at.y, text = font_width(ui->font, verb), width = text;
    while (*keys != '\0') {
        size_t length = strcspn(keys, "\n");
        (void)snprintf(key, sizeof key, "%.*s", (int)length, keys);
        if (to != NULL) panel_centre_key_cap(ui, to, at, scale, key);
        width = int_max(width, panel_key_cap_width(ui, key));
        keys += length + (keys[length] != '\0');
        at.y += CAP_H * scale;
    }
    Vec under = {at.x - text * scale / 2, at.y};
    if (to != NULL) font_draw_outlined(ui->font, to, under, scale, COLOUR_CREAM, verb);
    return (Rect){at.x - width * scale / 2, top, width * scale, at.y - top + FONT_LINE_PX * scale};
}

// The keys of a step. The key that lights is shown by the prompt (view/scene/prompt.c), so that step has
// only words.
static const char *keys_of(const Tutorial *tutorial, TutorialStep step) {
    return step == TUTORIAL_LIGHT ? "" : tutorial->keys[step];
}

// The middle of a cap's upper edge, in px of the level. The pot's cap is above the pot, others are on their
// cell.
static Vec step_top(const Tutorial *tutorial, const View *view, TutorialStep step, Vec cell) {
    const char *keys = keys_of(tutorial, step);
    int rows = (keys[0] != '\0') + (strchr(keys, '\n') != NULL);
    int height = (rows * CAP_H + FONT_LINE_PX) * view->letters, room = int_max(CELL_PX - height, 0);
    Vec px = {cell.x * CELL_PX + CELL_PX / 2, cell.y * CELL_PX};
    px.y += step == TUTORIAL_STRIKE ? -height : room / 2;
    return px;
}

static const char *verb_of(const World *world, TutorialStep step) {
    bool opens = step == TUTORIAL_SHUTTER && world->hero.lantern_shut;
    return opens ? tr("open the lantern") : tr(VERBS[step]);
}

static bool somebody_near(const World *world, Vec cell) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Vec at = cell_of(world->actors[i].pos);
        if (world->actors[i].kind == ACTOR_NONE || vec_chebyshev(at, cell) > 1) continue;
        if (fov_has(&world->cache.view, at)) return true;
    }
    return false;
}

// Finds the cell of a step's cap. Returns false at `prompt`, and over a monster.
static bool finds_cap(const Tutorial *tutorial, const View *view, TutorialStep step, Vec prompt, Vec *cell) {
    const World *world = view->world;
    bool shown = tutorial->shown[step] >= FADE_FULL / 2 && tutorial_step_is_due(tutorial, world, step, cell);
    if (!shown || vec_chebyshev(*cell, prompt) <= 1 || somebody_near(world, *cell) ||
        !fov_has(&world->cache.view, *cell))
        return false;
    return step == TUTORIAL_STRIKE || !level_solid(&view->shown->level, *cell);
}

static bool shares(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

// Moves a cap that would cover the hero: aside, away from him; if that is far, below his feet.
static Vec clear_top(const Tutorial *tutorial, const Ui *ui, const View *view, TutorialStep step, Vec cell) {
    enum { HEAD = 26, HALF = 10, ASIDE_MOST = CELL_PX };
    Vec top = step_top(tutorial, view, step, cell), feet = view_body(view, HERO);
    Rect box = lay_keys(ui, NULL, view->letters, top, keys_of(tutorial, step), verb_of(view->world, step)),
         body = {feet.x - HALF, feet.y - HEAD, 2 * HALF, HEAD};
    if (!shares(box, body)) return top;
    int aside = top.x < feet.x ? body.x - (box.x + box.w) : body.x + body.w - box.x;
    return int_abs(aside) <= ASIDE_MOST ? (Vec){top.x + aside, top.y} : (Vec){top.x, feet.y + 2};
}

Rect tutorial_box_in_level(const Tutorial *tutorial, const Ui *ui, const View *view, TutorialStep step,
                           Vec prompted_cell) {
    Vec cell;
    if (ui->font == NULL || !finds_cap(tutorial, view, step, prompted_cell, &cell)) return (Rect){0};
    return lay_keys(ui, NULL, view->letters, clear_top(tutorial, ui, view, step, cell),
                    keys_of(tutorial, step), verb_of(view->world, step));
}

void tutorial_draw(const Tutorial *tutorial, const Ui *ui, const View *view, Vec prompted_cell) {
    for (TutorialStep step = 0; step < TUTORIAL_COUNT && ui->font != NULL; step++) {
        Vec cell;
        if (!finds_cap(tutorial, view, step, prompted_cell, &cell)) continue;
        Vec at = camera_to_frame(&view->camera, clear_top(tutorial, ui, view, step, cell));
        (void)lay_keys(ui, view->frame, view->letters, at, keys_of(tutorial, step),
                       verb_of(view->world, step));
    }
}
