// Each panel is drawn opaque and faded as a whole afterwards, so that its parts never shine through each
// other.
#include "view/hud.h"

#include "view/minimap.h"

#include <stdio.h>

#define PORTRAIT_BACK 0xff33314au
#define BAR_DARK      0xffe58f22u

enum {
    FLASH_TICKS = 48, // of a lost heart
    BLINK_TICKS = 4,
    GAIN_TICKS = 40,
    KEPT_LEAST = 56, // opacity over something that must be seen
    FADE_STEP = 25,  // a tick
    HEART_STEP = 17, // px from heart to heart
    HEART_PX = 16,
    HEARTS_MAX = 16,
    MESSAGE_X = 424, // its middle
    MESSAGE_Y = 333,
    MESSAGE_LEFT = 224, // never left of this
    GOODS_BAR = 175,
    KEYS_H = 24,
    KEY_ICON = 16,
    MAP_W = 100,
    MAP_ROWS_Y = 67, // of the first line of text
    MAP_TEXT_W = 70, // beside an icon
    SEED_SPLIT = 10  // digits in the first line of a seed that is too long for one
};

void hud_init(Hud *hud, const World *world) {
    *hud = (Hud){.hp = world->actors[HERO].hp, .collected = world->collected};
    for (int i = 0; i < HUD_PANEL_COUNT; i++) hud->kept[i] = PANEL_OPAQUE;
    message_init(&hud->message, world);
}

static int hearts(const World *world) {
    return int_clamp((world->actors[HERO].hp_max + 1) / 2, 5, HEARTS_MAX);
}

static int message_width(const Ui *ui, const Message *message) {
    return int_min(font_width(ui->font, message->text), HUD_W - 6 - MESSAGE_LEFT - 18);
}

// 0 when there are none of that kind.
static int key_width(const Ui *ui, int count) {
    char text[HUD_TEXT_MAX];
    if (count == 0) return 0;
    (void)snprintf(text, sizeof text, "%d", count);
    return KEY_ICON + 1 + (count > 1 ? font_width(ui->font, text) + 2 : 0);
}

static Rect keys_rect(const Ui *ui, const World *world) {
    int width = 0;
    for (int i = 0; i < KEY_KINDS; i++) width += key_width(ui, world->keys[i]);
    Rect rect = {6 + 65 + hearts(world) * HEART_STEP + 4, 6, width + 11, KEYS_H};
    return width == 0 ? (Rect){rect.x, rect.y, 0, 0} : rect;
}

static const char *seed_text(const World *world, char *text) {
    (void)snprintf(text, HUD_TEXT_MAX, "%llu", (unsigned long long)world->level.seed);
    return text;
}

static bool shows_depth(const Hud *hud, const World *world) {
    return hud->travelled || world->depth > 1;
}

static int map_rows(const Hud *hud, const Ui *ui, const World *world) {
    char seed[HUD_TEXT_MAX];
    bool is_long = font_width(ui->font, seed_text(world, seed)) > MAP_TEXT_W;
    return 2 + shows_depth(hud, world) + is_long;
}

Rect hud_rect(const Hud *hud, const Ui *ui, const World *world, HudPanel panel) {
    int width = message_width(ui, &hud->message) + 18;
    switch (panel) {
    case HUD_HERO:
        return (Rect){6, 6, 65 + hearts(world) * HEART_STEP, 44};
    case HUD_KEYS:
        return keys_rect(ui, world);
    case HUD_MAP:
        return (Rect){HUD_W - 6 - MAP_W, 6, MAP_W, MAP_ROWS_Y + map_rows(hud, ui, world) * FONT_LINE_PX + 4};
    case HUD_GOODS:
        return (Rect){6, 322, 212, 32};
    default:
        return (Rect){int_clamp(MESSAGE_X - width / 2, MESSAGE_LEFT, HUD_W - 6 - width), MESSAGE_Y, width,
                      20};
    }
}

static bool rects_touch(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static bool is_busy(Rect rect, const Rect *busy, int count) {
    for (int i = 0; i < count; i++) {
        if (rects_touch(rect, busy[i])) return true;
    }
    return false;
}

static int step_to(int value, int target, int step) {
    return value + int_clamp(target - value, -step, step);
}

static void note_hearts(Hud *hud, int hp) {
    if (hud->lost_ticks > 0) hud->lost_ticks--;
    if (hp < hud->hp) {
        hud->lost_from = hud->lost_ticks > 0 ? int_max(hud->lost_from, hud->hp) : hud->hp;
        hud->lost_ticks = FLASH_TICKS;
    }
    hud->hp = hp;
}

static void note_travel(Hud *hud, const World *world) {
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        bool fell = event->kind == EVENT_FALL && event->actor == HERO;
        bool climbed = event->kind == EVENT_STAIRS && DIRS[(unsigned)event->dir % DIR_COUNT].x == 0;
        if (fell || climbed) hud->travelled = true;
    }
}

void hud_tick(Hud *hud, const Ui *ui, const World *world, const Rect *busy, int busy_count) {
    note_hearts(hud, int_max(world->actors[HERO].hp, 0));
    if (hud->gain_ticks > 0) hud->gain_ticks--;
    if (world->collected > hud->collected) hud->gain_ticks = GAIN_TICKS;
    hud->collected = world->collected;
    note_travel(hud, world);
    message_tick(&hud->message, world);
    for (int i = 0; i < HUD_PANEL_COUNT; i++) {
        bool under = is_busy(hud_rect(hud, ui, world, (HudPanel)i), busy, busy_count);
        hud->kept[i] = step_to(hud->kept[i], under ? KEPT_LEAST : PANEL_OPAQUE, FADE_STEP);
    }
}

const char *hud_time(uint32_t ticks, char *text) {
    unsigned seconds = ticks / TICKS_PER_SECOND, minutes = seconds / 60;
    if (minutes >= 60) {
        (void)snprintf(text, HUD_TEXT_MAX, "%u:%02u:%02u", minutes / 60, minutes % 60, seconds % 60);
    } else {
        (void)snprintf(text, HUD_TEXT_MAX, "%u:%02u", minutes, seconds % 60);
    }
    return text;
}

static int draw_number(const Ui *ui, Image *layer, Vec at, Colour colour, int number) {
    char text[HUD_TEXT_MAX];
    (void)snprintf(text, sizeof text, "%d", number);
    return font_draw(ui->font, layer, at, 1, colour, text);
}

// The lost part of a heart: its columns between what is left and what there was, a half heart being half of
// them.
static void draw_loss(const Ui *ui, Image *layer, Vec at, int left, int was) {
    if (was <= left || ui->sprites[UI_HEART_FLASH] < 0) return;
    Rect from = atlas_frame(ui->atlas, ui->sprites[UI_HEART_FLASH], 0);
    from.x += left * HEART_PX / 2;
    from.w = (was - left) * HEART_PX / 2;
    at.x += left * HEART_PX / 2;
    image_stamp(layer, &ui->atlas->image, &(Stamp){.from = from, .at = at});
}

static void draw_hearts(const Hud *hud, const Ui *ui, const World *world, Image *layer, Vec at) {
    static const UiSprite FILLED[3] = {UI_HEART_EMPTY, UI_HEART_HALF, UI_HEART};
    bool flash = hud->lost_ticks > 0 && hud->lost_ticks / BLINK_TICKS % 2 == 1;
    for (int i = 0; i < (world->actors[HERO].hp_max + 1) / 2 && i < HEARTS_MAX; i++) {
        int left = int_clamp(world->actors[HERO].hp - 2 * i, 0, 2);
        Vec spot = {at.x + i * HEART_STEP, at.y};
        ui_sprite(ui, layer, FILLED[left], spot);
        if (flash) draw_loss(ui, layer, spot, left, int_clamp(hud->lost_from - 2 * i, 0, 2));
    }
}

static void draw_hero(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    panel_draw(ui, layer, rect);
    Rect portrait = {rect.x + 4, rect.y + 4, 36, 36};
    panel_draw(ui, layer, portrait);
    image_fill(layer, (Rect){portrait.x + 3, portrait.y + 3, 30, 30}, PORTRAIT_BACK);
    ui_sprite(ui, layer, hud->lost_ticks > 0 ? UI_PORTRAIT_HURT : UI_PORTRAIT,
              (Vec){portrait.x + 2, portrait.y + 2});
    draw_hearts(hud, ui, world, layer, (Vec){rect.x + 45, rect.y + 4});
    Vec at = {rect.x + 45, rect.y + 22};
    ui_sprite(ui, layer, UI_SKULL, at);
    draw_number(ui, layer, (Vec){at.x + 18, at.y + 5}, COLOUR_PALE, world->kills);
    at.x += 46;
    at.x += font_draw(ui->font, layer, (Vec){at.x, at.y + 5}, 1, COLOUR_GREY, "Score ");
    draw_number(ui, layer, (Vec){at.x, at.y + 5}, COLOUR_CREAM, world->score);
}

static void draw_keys(const Ui *ui, const World *world, Image *layer, Rect rect) {
    Vec at = {rect.x + 5, rect.y + 4};
    panel_draw(ui, layer, rect);
    for (int i = 0; i < KEY_KINDS; i++) {
        if (world->keys[i] == 0) continue;
        ui_sprite(ui, layer, (UiSprite)(UI_KEY_1 + i), at);
        if (world->keys[i] > 1)
            draw_number(ui, layer, (Vec){at.x + KEY_ICON + 1, at.y + 6}, KEY_COLOURS[i + 1], world->keys[i]);
        at.x += key_width(ui, world->keys[i]);
    }
}

// In two lines where one is too short.
static void draw_seed(const Ui *ui, const World *world, Image *layer, Vec at) {
    char seed[HUD_TEXT_MAX], first[SEED_SPLIT + 1];
    ui_sprite(ui, layer, UI_SEED, (Vec){at.x - 3, at.y - 4});
    at.x += KEY_ICON;
    if (font_width(ui->font, seed_text(world, seed)) <= MAP_TEXT_W) {
        font_draw(ui->font, layer, at, 1, COLOUR_PALE, seed);
        return;
    }
    (void)snprintf(first, sizeof first, "%.*s", SEED_SPLIT, seed);
    font_draw(ui->font, layer, at, 1, COLOUR_PALE, first);
    font_draw(ui->font, layer, (Vec){at.x, at.y + FONT_LINE_PX}, 1, COLOUR_PALE, seed + SEED_SPLIT);
}

static void draw_map(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    char text[HUD_TEXT_MAX], fit[HUD_TEXT_MAX];
    panel_draw(ui, layer, rect);
    minimap_draw(world, layer, (Vec){rect.x + 5, rect.y + 5});
    Vec at = {rect.x + 7, rect.y + MAP_ROWS_Y};
    int room = rect.w - 20 - font_width(ui->font, hud_time(world->tick, text));
    ui_text_right(ui, layer, (Vec){rect.x + rect.w - 7, at.y}, COLOUR_GREY, text);
    font_draw(ui->font, layer, at, 1, COLOUR_WHITE,
              ui_text_fit(ui, room, world->level.generator, fit, sizeof fit));
    if (shows_depth(hud, world)) {
        at.y += FONT_LINE_PX;
        (void)snprintf(text, sizeof text, "depth %d", world->depth);
        font_draw(ui->font, layer, at, 1, COLOUR_CREAM, text);
    }
    draw_seed(ui, world, layer, (Vec){at.x, at.y + FONT_LINE_PX});
}

static void draw_goods(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    bool shines = hud->gain_ticks > 0;
    Vec at = {rect.x + 25, rect.y + 13};
    panel_draw(ui, layer, rect);
    ui_sprite(ui, layer, UI_BAG,
              (Vec){rect.x + 6, rect.y + (shines && hud->gain_ticks > GAIN_TICKS - 6 ? 6 : 8)});
    at.x += font_draw(ui->font, layer, at, 1, COLOUR_GREY, "Collected ");
    draw_number(ui, layer, at, shines ? COLOUR_WHITE : COLOUR_CREAM, world->collected);
    at.x = rect.x + 125;
    ui_sprite(ui, layer, UI_GEM, (Vec){rect.x + 106, rect.y + 8});
    at.x += font_draw(ui->font, layer, at, 1, COLOUR_GREY, "Remaining ");
    draw_number(ui, layer, at, COLOUR_ICE, world->remaining);
    panel_bar(layer, (Rect){rect.x + 25, rect.y + 23, GOODS_BAR, 4}, world->collected,
              world->collected + world->remaining, shines ? COLOUR_CREAM : COLOUR_GOLD, BAR_DARK);
}

static void draw_message(const Hud *hud, const Ui *ui, Image *layer, Rect rect) {
    char fit[MESSAGE_MAX + 4];
    panel_draw(ui, layer, rect);
    font_draw(ui->font, layer, (Vec){rect.x + 9, rect.y + 7}, 1, COLOUR_CREAM,
              ui_text_fit(ui, message_width(ui, &hud->message), hud->message.text, fit, sizeof fit));
}

static void draw_panel(const Hud *hud, const Ui *ui, const World *world, Image *layer, HudPanel panel) {
    Rect rect = hud_rect(hud, ui, world, panel);
    switch (panel) {
    case HUD_HERO:
        draw_hero(hud, ui, world, layer, rect);
        break;
    case HUD_KEYS:
        draw_keys(ui, world, layer, rect);
        break;
    case HUD_MAP:
        draw_map(hud, ui, world, layer, rect);
        break;
    case HUD_GOODS:
        draw_goods(hud, ui, world, layer, rect);
        break;
    default:
        draw_message(hud, ui, layer, rect);
        break;
    }
    int kept = hud->kept[panel];
    if (panel == HUD_MESSAGE) kept = kept * message_opacity(&hud->message) / PANEL_OPAQUE;
    if (kept < PANEL_OPAQUE) panel_fade(layer, rect, kept);
}

void hud_draw(const Hud *hud, const Ui *ui, const World *world, Image *layer) {
    for (int i = 0; i < layer->w * layer->h; i++) layer->pixels[i] = 0;
    for (int i = 0; i < HUD_PANEL_COUNT; i++) {
        if (i == HUD_MESSAGE && message_opacity(&hud->message) == 0) continue;
        if (hud_rect(hud, ui, world, (HudPanel)i).w == 0) continue;
        draw_panel(hud, ui, world, layer, (HudPanel)i);
    }
}
