// The cap stands on the far side of what is used, seen from the hero, so that it covers neither of them.
#include "view/prompt.h"

#include "sim/use.h"
#include "view/fades.h"

enum { CAP_PX = 16, GAP_PX = 3, HEAD_PX = 26, FADE_DONE = 255 };

bool prompt_target(const World *world, Vec *cell, int *dir) {
    const Actor *hero = &world->actors[HERO];
    if (hero->act != ACT_NONE || world->outcome != OUTCOME_NONE || !use_at_hand(world, cell)) return false;
    *dir = vec_eq(*cell, cell_of(hero->pos)) ? -1 : hero->facing;
    return true;
}

static void count_uses(Prompt *prompt, const World *world) {
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        bool climbed = event->kind == EVENT_STAIRS && DIRS[(unsigned)event->dir % DIR_COUNT].x == 0;
        prompt->used += event->kind == EVENT_CHEST || event->kind == EVENT_BRAND || climbed;
    }
}

void prompt_tick(Prompt *prompt, const World *world) {
    Vec cell;
    int dir;
    count_uses(prompt, world);
    bool wanted =
        prompt->key[0] != '\0' && prompt->used < PROMPT_LESSONS && prompt_target(world, &cell, &dir);
    bool moved = wanted && (!vec_eq(cell, prompt->cell) || dir != prompt->dir);
    if (moved) {
        prompt->cell = cell;
        prompt->dir = dir;
        prompt->shown = 0;
    }
    prompt->shown = fade_towards(prompt->shown, wanted);
}

void prompt_clear(Prompt *prompt) {
    prompt->shown = 0;
}

// Px of the level: the middle of the cap's upper edge.
static Vec cap_at(const Prompt *prompt) {
    Vec px = {prompt->cell.x * CELL_PX + CELL_PX / 2, prompt->cell.y * CELL_PX};
    bool below = prompt->dir >= 0 && DIRS[prompt->dir].y > 0;
    if (below) return (Vec){px.x, px.y + CELL_PX + GAP_PX};
    return (Vec){px.x, px.y - CAP_PX - GAP_PX - (prompt->dir < 0 ? HEAD_PX - CELL_PX / 2 : 0)};
}

void prompt_draw(const Prompt *prompt, const Ui *ui, const View *view) {
    if (ui->font == NULL || prompt->shown < FADE_DONE / 2) return;
    Vec at = camera_to_frame(&view->camera, cap_at(prompt));
    at.x -= panel_key_width(ui, prompt->key) / 2;
    at.y += (FADE_DONE - prompt->shown) / 32;
    panel_key(ui, view->frame, at, prompt->key);
}
