// Cap and words are on the far side of the thing, seen from the hero, so that they cover neither. If he
// stands on it they are above his head.
#include "view/scene/caps.h"

#include "lang/lang.h"
#include "sim/hero/gifts.h"
#include "sim/hero/shop.h"
#include "sim/hero/use.h"
#include "view/memory/fades.h"

#include <stdio.h>

enum {
    CAP_PX = 16,
    GAP_PX = 3,
    HEAD_PX = 26,
    HALF_PX = 10, // half of a body's width
    FADE_DONE = 255,
    SHRINE_UP_PX = 16,
    PRICE_UP_PX = 4,
    WORDS_GAP_PX = 3,
    WORDS_DOWN_PX = 4,
    NEXT_PX = 11 // from the words to what they replace
};

static PromptKind kind_of(const World *world, Vec cell) {
    Tile tile = level_tile(&world->level, cell);
    if (tile_stairs(tile)) return PROMPT_STAIRS;
    if (gift_is_in_cell(world, cell) || use_words_gear(world, cell) >= 0) return PROMPT_GIFT;
    if (shop_is_ware_in_cell(world, cell)) return PROMPT_WARE;
    return use_looks_like_chest(world, cell) ? PROMPT_CHEST : PROMPT_FIRE;
}

static bool find_target(const World *world, Vec *cell, int *dir) {
    const Actor *hero = &world->actors[HERO];
    if (hero->act != ACT_NONE || world->outcome != OUTCOME_NONE || !use_find_except_doors(world, cell))
        return false;
    Vec way = vec_sub(*cell, cell_of(hero->pos));
    *dir = way.x == 0 && way.y == 0 ? -1 : dir_of(way);
    return true;
}

// Counts uses. Gifts are not counted: each is different, and its words say what it does.
static void count_uses(Prompt *prompt, const World *world) {
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        bool climbed = event->kind == EVENT_STAIRS && DIRS[(unsigned)event->dir % DIR_COUNT].x == 0;
        bool kindled = event->kind == EVENT_KINDLE && event->actor == HERO;
        prompt->used[PROMPT_CHEST] += event->kind == EVENT_CHEST;
        prompt->used[PROMPT_STAIRS] += climbed;
        prompt->used[PROMPT_WARE] += event->kind == EVENT_BOUGHT;
        prompt->used[PROMPT_FIRE] += kindled || event->kind == EVENT_BRAND;
    }
}

void prompt_tick(Prompt *prompt, const World *world) {
    Vec cell;
    int dir;
    char words[USE_WORDS_MAX];
    count_uses(prompt, world);
    bool wanted = prompt->key[0] != '\0' && find_target(world, &cell, &dir);
    wanted = wanted && prompt->used[kind_of(world, cell)] < PROMPT_LESSONS &&
             use_words(world, cell, words)[0] != '\0';
    if (wanted) (void)snprintf(prompt->words, sizeof prompt->words, "%s", words);
    if (wanted) (void)use_words_instead(world, cell, prompt->instead);
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

static bool is_drawn(const Prompt *prompt) {
    return prompt->shown >= FADE_DONE / 2;
}

Vec prompt_cell(const Prompt *prompt) {
    return is_drawn(prompt) ? prompt->cell : (Vec){-CELL_PX, -CELL_PX};
}

static bool is_below(const Prompt *prompt) {
    return prompt->dir >= 0 && DIRS[prompt->dir].y > 0;
}

// The middle of the cap's upper edge, px of the level.
static Vec cap_at(const Prompt *prompt, const View *view) {
    Vec px = {prompt->cell.x * CELL_PX + CELL_PX / 2, prompt->cell.y * CELL_PX};
    if (is_below(prompt)) return (Vec){px.x, px.y + CELL_PX + GAP_PX};
    bool shrine = level_tile(&view->world->level, prompt->cell) == TILE_SHRINE;
    int top = px.y - (shrine ? SHRINE_UP_PX : 0), head = view_body(view, HERO).y - HEAD_PX;
    if (prompt->dir < 0) top = int_min(top, head);
    return (Vec){px.x, top - CAP_PX * view->letters - GAP_PX};
}

// How far the cap moves aside for its words, px: away from him, or the words go to both sides.
static int cap_aside(const Prompt *prompt, int words) {
    int way = prompt->dir < 0 ? 0 : DIRS[prompt->dir].x;
    return way > 0 ? 0 : way < 0 ? -words : -words / 2;
}

static bool shares(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

// True if a box covers somebody, or another thing to choose.
static bool hides(const Prompt *prompt, const View *view, Rect box) {
    const World *world = view->world;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        Vec cell = cell_of(item->pos);
        bool other = !item->taken && (item->gift || item->price > 0) && !vec_eq(cell, prompt->cell);
        if (other && shares(box, (Rect){cell.x * CELL_PX, cell.y * CELL_PX, CELL_PX, CELL_PX})) return true;
    }
    for (int i = HERO; i < world->actor_count; i++) {
        Vec cell = cell_of(world->actors[i].pos), px = view_body(view, i);
        if (world->actors[i].kind == ACTOR_NONE || !fov_has(&world->cache.view, cell)) continue;
        if (shares(box, (Rect){px.x - HALF_PX, px.y - HEAD_PX, 2 * HALF_PX, HEAD_PX})) return true;
    }
    return false;
}

// The upper edge, in px of the level, of the lines of text at the picture's lower edge: words must not run
// into them.
static int lines_px(const View *view) {
    enum {
        LINE_PX = 40,
        LOW_PX = 64,
        LOW_H = 200
    }; // px of the HUD's layer; with large letters above its panels
    int px = view->layer.y < LOW_H ? LOW_PX : LINE_PX;
    return view->layer.x > 0 ? px * view->camera.size.x / view->layer.x : 0;
}

// The upper edge of the prompt. If it would cover something it moves to the other side of the thing, or
// further up; it stays in the picture and above the lines of text.
static int free_top(const Prompt *prompt, const View *view, Rect box) {
    int cell = prompt->cell.y * CELL_PX, low = view->camera.origin.y, high = low + view->camera.size.y;
    int ends[] = {high - lines_px(view), high}, above = cell - CELL_PX - box.h;
    int tops[] = {box.y, cell + CELL_PX + GAP_PX, above, above - CELL_PX, cell + 2 * CELL_PX + GAP_PX};
    enum { TOPS = sizeof tops / sizeof *tops };
    for (int i = 0; i < 2 * TOPS; i++) {
        int top = tops[i % TOPS];
        bool inside = top >= low && top + box.h <= ends[i / TOPS];
        if (inside && !hides(prompt, view, (Rect){box.x, top, box.w, box.h})) return top;
    }
    return int_clamp(box.y, low, int_max(low, high - box.h));
}

Rect prompt_box_in_level(const Prompt *prompt, const Ui *ui, const View *view) {
    if (ui->font == NULL || !is_drawn(prompt)) return (Rect){0};
    Vec at = cap_at(prompt, view);
    int cap = panel_key_cap_width(ui, prompt->key) * view->letters,
        wider = int_max(font_width(ui->font, prompt->words), font_width(ui->font, prompt->instead)),
        words = (WORDS_GAP_PX + wider) * view->letters, lines = prompt->instead[0] != '\0' ? NEXT_PX : 0;
    int left = view->camera.origin.x, right = left + view->camera.size.x - cap - words;
    int x = int_max(int_min(at.x + cap_aside(prompt, words) - cap / 2, right), left);
    Rect box = {x, at.y, cap + words, (CAP_PX + lines) * view->letters};
    if (!is_below(prompt)) box.y -= lines * view->letters;
    box.y = free_top(prompt, view, box);
    return box;
}

void prompt_draw(const Prompt *prompt, const Ui *ui, const View *view) {
    Rect box = prompt_box_in_level(prompt, ui, view);
    if (box.w == 0) return;
    int scale = view->letters, half = panel_key_cap_width(ui, prompt->key) * scale / 2;
    Vec at = camera_to_frame(&view->camera, (Vec){box.x + half, box.y});
    at.y += (FADE_DONE - prompt->shown) / 32;
    panel_centre_key_cap(ui, view->frame, at, scale, prompt->key);
    Vec text = {at.x + half + WORDS_GAP_PX * scale, at.y + WORDS_DOWN_PX * scale};
    font_draw_outlined(ui->font, view->frame, text, scale, COLOUR_CREAM, prompt->words);
    text.y += NEXT_PX * scale;
    font_draw_outlined(ui->font, view->frame, text, scale, COLOUR_CREAM, prompt->instead);
}

void prompt_draw_prices(const Ui *ui, const View *view) {
    const World *world = view->world;
    for (int i = 0; i < world->floor.item_count && ui->font != NULL; i++) {
        const Item *item = &world->floor.items[i];
        Vec cell = cell_of(item->pos);
        if (item->taken || item->price == 0 || !fov_has(&world->cache.view, cell)) continue;
        char text[12];
        (void)snprintf(text, sizeof text, "%d", item->price);
        Vec px = {item->pos.x / SUB, (cell.y + 1) * CELL_PX - PRICE_UP_PX};
        Vec at = camera_to_frame(&view->camera, px);
        at.x -= font_width(ui->font, text) * view->letters / 2;
        bool can = world->hero.score.coins >= item->price;
        font_draw_outlined(ui->font, view->frame, at, view->letters, can ? COLOUR_GOLD : COLOUR_PALE, text);
    }
}

// The number is above the use key's cap if both are at the stairs.
void prompt_draw_quota(const Prompt *prompt, const Ui *ui, const View *view, const Looks *looks) {
    const World *world = view->world;
    int scale = view->letters;
    bool cap = is_drawn(prompt) && vec_eq(prompt->cell, looks->stairs) && !is_below(prompt);
    Vec px = {looks->stairs.x * CELL_PX + CELL_PX / 2, looks->stairs.y * CELL_PX - FONT_LINE_PX * scale};
    if (cap) px.y = cap_at(prompt, view).y - FONT_LINE_PX * scale + 1;
    bool grate = grid_get(&looks->cells, looks->stairs, LOOK_TILE) == LOOK_GRATE;
    if (!grate || world->clock.crown || ui->font == NULL || !fov_has(&world->cache.view, looks->stairs))
        return;
    char text[64];
    if (world_grate_opens_at_toll(world)) {
        (void)snprintf(text, sizeof text, "%s", tr("next toll"));
    } else {
        (void)snprintf(text, sizeof text, "%d/%d", world->collected, world->clock.quota);
    }
    Vec at = camera_to_frame(&view->camera, px);
    at.x -= font_width(ui->font, text) * scale / 2;
    font_draw_outlined(ui->font, view->frame, at, scale, COLOUR_GOLD, text);
}
