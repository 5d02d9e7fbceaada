// The panels that every dungeon has: hero, keys, map, message.
#include "base/text.h"
#include "gen/gen.h"
#include "lang/lang.h"
#include "sim/classic.h"
#include "sim/hero/gear.h"
#include "sim/hero/item_use.h"
#include "sim/space/flames.h"
#include "view/canvas/worn.h"
#include "view/hud/event_text.h"
#include "view/hud/hud_parts.h"
#include "view/hud/minimap.h"

#include <stdio.h>
#include <string.h>

#define PORTRAIT_BACK 0xff33314au

enum {
    SPACE_PX = 4,
    BLINK_TICKS = 4,
    HEART_PX = 16,
    SEED_SPLIT = 10 // digits in the first line of a seed that needs two
};

// Draws the part of a heart that was lost: the columns between what is left and what was there. A half heart
// is half of the columns.
static void draw_loss(const Ui *ui, Image *layer, Vec at, int left, int was) {
    if (was <= left || ui->sprites[UI_HEART_FLASH] < 0) return;
    Rect from = atlas_frame(ui->atlas, ui->sprites[UI_HEART_FLASH], 0);
    from.x += left * HEART_PX / 2;
    from.w = (was - left) * HEART_PX / 2;
    at.x += left * HEART_PX / 2;
    image_blit(layer, &ui->atlas->image, &(Blit){.from = from, .at = at});
}

static void draw_hearts(const Hud *hud, const Ui *ui, const World *world, Image *layer, Vec at) {
    static const UiSprite FILLED[3] = {UI_HEART_EMPTY, UI_HEART_HALF, UI_HEART};
    bool flash = hud->lost_ticks > 0 && (hud->calm || hud->lost_ticks / BLINK_TICKS % 2 == 1);
    for (int i = 0; i < (world->actors[HERO].hp_max + 1) / 2 && i < HUD_HEARTS_MAX; i++) {
        int left = int_clamp(world->actors[HERO].hp - 2 * i, 0, 2);
        Vec spot = {at.x + i * hud_heart_step(hud, world), at.y};
        ui_draw_sprite(ui, layer, FILLED[left], spot);
        if (flash) draw_loss(ui, layer, spot, left, int_clamp(hud->lost_from - 2 * i, 0, 2));
    }
}

static void draw_around(const Ui *ui, UiSprite sprite, Image *layer, Vec middle) {
    Vec size = ui_sprite_size(ui, sprite);
    ui_draw_sprite(ui, layer, sprite, (Vec){middle.x - size.x / 2, middle.y - size.y / 2});
}

// Draws an eye that is open while monsters see him from far away.
static void draw_exposed(const Ui *ui, const World *world, Image *layer, Vec middle) {
    draw_around(ui, flames_hero_seen_afar(world) ? UI_EYE_OPEN : UI_EYE_SHUT, layer, middle);
}

static void draw_lantern(const Ui *ui, const World *world, Image *layer, Vec middle) {
    draw_around(ui, world->hero.lantern_shut ? UI_LANTERN_SHUT : UI_LANTERN_OPEN, layer, middle);
}

static void draw_enemies(const Ui *ui, const World *world, Image *layer, Vec at) {
    ui_draw_sprite(ui, layer, UI_SKULL, at);
    at = vec_add(at, (Vec){18, 5});
    at.x += font_draw(ui->font, layer, at, 1, COLOUR_GREY, tr("Enemies left")) + SPACE_PX;
    hud_draw_number(ui, layer, at, COLOUR_CREAM, classic_count_enemies(world));
}

// Draws the hero in a frame that cuts off his feet, because gear makes him larger.
static void draw_portrait(const Hud *hud, const Ui *ui, Image *layer, Vec at) {
    enum { IN = 1, DOWN = 3, SIDE = 30, MORE = (WORN_SIDE - CELL_PX) / 2 };
    if (hud->portrait == NULL) {
        ui_draw_sprite(ui, layer, hud->lost_ticks > 0 ? UI_PORTRAIT_HURT : UI_PORTRAIT, at);
        return;
    }
    image_blit(layer, hud->portrait,
               &(Blit){.from = {MORE + IN, MORE + IN - DOWN, SIDE, SIDE}, .at = {at.x + IN, at.y + IN}});
}

// Draws the hero's state when letters are largest. What he has killed and found is on the page of the bag.
static void draw_state(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    draw_hearts(hud, ui, world, layer, (Vec){rect.x + 4, rect.y + 2});
    draw_lantern(ui, world, layer, (Vec){rect.x + rect.w - 29, rect.y + rect.h / 2});
    draw_exposed(ui, world, layer, (Vec){rect.x + rect.w - 12, rect.y + rect.h / 2});
}

static void draw_hero(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    Rect portrait = {rect.x + 1, rect.y + 1, 36, 36};
    if (hud_has_little_height(hud) && !world->classic) {
        draw_state(hud, ui, world, layer, rect);
        return;
    }
    panel_draw(ui, layer, portrait);
    image_fill(layer, (Rect){portrait.x + 3, portrait.y + 3, 30, 30}, PORTRAIT_BACK);
    draw_portrait(hud, ui, layer, (Vec){portrait.x + 2, portrait.y + 2});
    draw_hearts(hud, ui, world, layer, (Vec){rect.x + 42, rect.y + 3});
    Vec at = {rect.x + 42, rect.y + 19};
    if (world->classic) {
        draw_enemies(ui, world, layer, at);
        return;
    }
    draw_lantern(ui, world, layer, (Vec){rect.x + 28, rect.y + 29}); // he holds the lantern
    draw_exposed(ui, world, layer, (Vec){rect.x + rect.w - 13, rect.y + 27});
    ui_draw_sprite(ui, layer, UI_SKULL, at);
    at.x += 18 + int_max(hud_draw_number(ui, layer, (Vec){at.x + 18, at.y + 5}, COLOUR_PALE,
                                         world->hero.score.kills) +
                             4,
                         20);
    ui_draw_sprite(ui, layer, UI_COIN, at);
    hud_draw_number(ui, layer, (Vec){at.x + 18, at.y + 5}, COLOUR_GOLD, world->hero.score.coins);
}

static void draw_keys(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    (void)hud;
    Vec at = {rect.x + 5, rect.y + 4};
    for (int i = 0; i < KEY_KINDS; i++) {
        if (world->hero.keys[i] == 0) continue;
        ui_draw_sprite(ui, layer, (UiSprite)(UI_KEY_1 + i), at);
        if (world->hero.keys[i] > 1)
            hud_draw_number(ui, layer, (Vec){at.x + HUD_KEY_ICON + 1, at.y + 6}, KEY_COLOURS[i + 1],
                            world->hero.keys[i]);
        at.x += hud_door_key_width(ui, world->hero.keys[i]);
    }
}

// Draws a power-up: a ring for the time that is left, and that time in seconds or turns.
static void draw_power(const Hud *hud, const Ui *ui, const World *world, Image *layer, Vec at,
                       const HudPower *power) {
    enum { LAST_TICKS = 120, STEPS = 16, ICON_IN = 4, MIDDLE = 12, SECONDS_Y = 25 };
    char text[HUD_TEXT_MAX];
    bool timed = power->of > 0,
         gone = timed && !hud->calm && power->ticks < LAST_TICKS && hud->clock / BLINK_TICKS % 4 == 3;
    int step = timed ? int_clamp((power->ticks * STEPS - 1) / power->of, 0, STEPS - 1) : STEPS - 1;
    ui_draw_frame(ui, layer, UI_TIMER, step, at);
    if (!gone && power->icon >= 0) {
        ui_draw_sprite(ui, layer, (UiSprite)power->icon, (Vec){at.x + ICON_IN, at.y + ICON_IN});
    } else if (!gone) {
        ui_draw_item(ui, layer, item_icon(world, power->kind), (Vec){at.x + MIDDLE, at.y + MIDDLE}, 16);
    }
    int unit = world_is_turn_based(world) ? TURN_TICKS : TICKS_PER_SECOND;
    (void)text_put(text, sizeof text, "%s", tr("toll"));
    if (timed) (void)text_put(text, sizeof text, "%d", (power->ticks + unit - 1) / unit);
    ui_draw_text_centred(ui, layer, (Vec){at.x + MIDDLE, at.y + SECONDS_Y}, 1, COLOUR_CREAM, text);
}

static void draw_powers(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    HudPower powers[HUD_POWERS_MAX];
    int count = hud_powers(world, powers);
    for (int i = 0; i < count; i++)
        draw_power(hud, ui, world, layer, (Vec){rect.x + 3 + i * HUD_POWER_PX, rect.y + 3}, &powers[i]);
}

// Writes the seed in one or two lines. A long word is cut off.
static void draw_seed(const Hud *hud, const Ui *ui, const World *world, Image *layer, Vec at) {
    char seed[HUD_TEXT_MAX], first[SEED_SPLIT + 1], rest[HUD_TEXT_MAX];
    ui_draw_sprite(ui, layer, UI_SEED, (Vec){at.x - 3, at.y - 4});
    at.x += HUD_KEY_ICON;
    if (font_width(ui->font, hud_seed_text(world, hud->seed_word, seed)) <= HUD_MAP_TEXT_W) {
        font_draw(ui->font, layer, at, 1, COLOUR_PALE, seed);
        return;
    }
    (void)snprintf(first, sizeof first, "%.*s", SEED_SPLIT, seed);
    font_draw(ui->font, layer, at, 1, COLOUR_PALE, first);
    font_draw(ui->font, layer, (Vec){at.x, at.y + FONT_LINE_PX}, 1, COLOUR_PALE,
              ui_text_fit(ui, HUD_MAP_TEXT_W, seed + SEED_SPLIT, rest, sizeof rest));
}

// The name of a single dungeon's kind.
static const char *place_name(const World *world) {
    if (world->classic) return tr("the classic");
    return world->level.generator[0] != '\0' ? tr(world->level.generator) : tr("imported");
}

const char *hud_place_text(const Hud *hud, const World *world, char *text) {
    if (hud_shows_depth(hud, world)) {
        (void)text_put(text, HUD_TEXT_MAX, world->level.tower ? tr("Floor %d") : tr("Depth %d"),
                       world->depth);
        return text;
    }
    (void)text_put(text, HUD_TEXT_MAX, "%s", place_name(world));
    text_capitalise_first(text);
    return text;
}

static void draw_map(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    char text[HUD_TEXT_MAX], place[HUD_TEXT_MAX], fit[HUD_TEXT_MAX];
    minimap_draw(world, hud->wave, hud->journey, layer, (Vec){rect.x + HUD_MAP_EDGE, rect.y + HUD_MAP_EDGE});
    Vec at = {rect.x + 6, rect.y + HUD_MAP_ROWS_Y};
    int room = rect.w - 16 - font_width(ui->font, hud_time_text(world->tick, text));
    ui_draw_text_right(ui, layer, (Vec){rect.x + rect.w - 6, at.y}, COLOUR_GREY, text);
    font_draw(ui->font, layer, at, 1, COLOUR_WHITE,
              ui_text_fit(ui, room, hud_place_text(hud, world, place), fit, sizeof fit));
    if (!world_descends(world)) draw_seed(hud, ui, world, layer, (Vec){at.x, at.y + FONT_LINE_PX});
}

static void draw_message(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    (void)world;
    int width = hud_message_width(hud, ui);
    Vec at = {rect.x + rect.w / 2, rect.y + 6};
    for (int i = hud_message_top(hud); i < hud->message.count; i++) {
        const MessageLine *line = &hud->message.shown[i];
        Colour colour = line->said->rank >= RANK_FIND ? COLOUR_CREAM : COLOUR_PALE;
        at.y += FONT_LINE_PX * ui_draw_wrapped(ui, layer, at, width, HUD_MESSAGE_ROWS, colour, line->text);
    }
}

static void draw_panel(const Hud *hud, const Ui *ui, const World *world, Image *layer, HudPanel panel) {
    static void (*const DRAW[HUD_PANEL_COUNT])(const Hud *, const Ui *, const World *, Image *, Rect) = {
        [HUD_HERO] = draw_hero,       [HUD_HOUR] = hud_draw_hour,           [HUD_KEYS] = draw_keys,
        [HUD_POWERS] = draw_powers,   [HUD_TURNS] = hud_draw_turns,         [HUD_MAP] = draw_map,
        [HUD_FOE] = hud_draw_foe,     [HUD_TREASURES] = hud_draw_treasures, [HUD_SLOTS] = hud_draw_slots,
        [HUD_MESSAGE] = draw_message, [HUD_BUTTONS] = hud_draw_buttons,
    };
    Rect rect = hud_rect(hud, ui, world, panel);
    if (rect.w == 0) return;
    static const Hit HITS[HUD_PANEL_COUNT] = {
        [HUD_HERO] = HIT_COVER,    [HUD_HOUR] = HIT_BELL,   [HUD_KEYS] = HIT_COVER,
        [HUD_POWERS] = HIT_COVER,  [HUD_FOE] = HIT_COVER,   [HUD_MAP] = HIT_MAP,
        [HUD_TREASURES] = HIT_BAG, [HUD_SLOTS] = HIT_COVER, [HUD_BUTTONS] = HIT_COVER,
    };
    if (panel != HUD_SLOTS) panel_draw(ui, layer, rect);    // slots have frames of their own
    bool spared = HITS[panel] == HIT_COVER || hud->buttons; // the small buttons do what these panels do
    bool through = spared && hud->veil[panel] > 0;          // clicks pass where the player can see through
    if (HITS[panel] != HIT_NONE && !through)
        hits_add(ui->hits, rect, hud->aims ? (int)HIT_COVER : (int)HITS[panel]);
    DRAW[panel](hud, ui, world, layer, rect);
    if (panel == HUD_SLOTS) {
        panel_scale_opacity(layer, rect, PANEL_OPAQUE - hud->veil[panel] * 2 / 3);
    } else {
        panel_thin_glass(layer, rect, hud->veil[panel]);
    }
    if (panel == HUD_MESSAGE) panel_scale_opacity(layer, rect, message_opacity(&hud->message));
}

void hud_draw_all(const Hud *hud, const Ui *ui, const World *world, Image *layer) {
    for (int i = 0; i < layer->w * layer->h; i++) layer->pixels[i] = 0;
    for (int i = 0; i < HUD_PANEL_COUNT; i++) {
        if (i == HUD_MESSAGE && message_opacity(&hud->message) == 0) continue;
        draw_panel(hud, ui, world, layer, (HudPanel)i);
    }
    if (hud->captioned) // with captions, a second row would cover the hero
        captions_draw(&hud->captions, ui, layer, hud_captions_foot(hud, ui, world),
                      hud_has_little_height(hud));
    if (hud->wave != NULL) toll_banner_draw(hud, ui, layer);
}
