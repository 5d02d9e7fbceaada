// Dark glass in an iron rim with gold studs:
//
//     o=====o   ink, iron (bright above and to the left), ink, then the glass;
//     |glass|   the studs cover the corners, whose outermost pixels stay open
//     o=====o
#include "view/canvas/panel.h"

#include <stdio.h>
#include <string.h>

enum { STUD_PX = 5, KEY_PX = 16, KEY_CORNER = 5, LINE_TEXT_MAX = 256 };

const Colour KEY_COLOURS[KEY_KINDS + 1] = {0xffd8a268u, 0xfff06450u, 0xff74ba49u, 0xff5fb6efu, 0xffcd8cefu};

static const char *const UI_NAMES[UI_SPRITE_COUNT] = {
    [UI_HEART] = "ui_heart",
    [UI_HEART_HALF] = "ui_heart_half",
    [UI_HEART_EMPTY] = "ui_heart_empty",
    [UI_HEART_FLASH] = "ui_heart_flash",
    [UI_BAG] = "ui_bag",
    [UI_SKULL] = "ui_skull",
    [UI_SEED] = "ui_seed",
    [UI_CLOCK] = "ui_clock",
    [UI_PORTRAIT] = "ui_portrait",
    [UI_PORTRAIT_HURT] = "ui_portrait_hurt",
    [UI_STUD] = "ui_stud",
    [UI_KEYCAP] = "ui_keycap",
    [UI_CURSOR] = "ui_cursor",
    [UI_KEY_1] = "ui_key_1",
    [UI_KEY_2] = "ui_key_2",
    [UI_KEY_3] = "ui_key_3",
    [UI_KEY_4] = "ui_key_4",
    [UI_EYE_OPEN] = "ui_eye_open",
    [UI_EYE_SHUT] = "ui_eye_shut",
    [UI_LANTERN_OPEN] = "ui_lantern_open",
    [UI_LANTERN_SHUT] = "ui_lantern_shut",
    [UI_BELL] = "ui_bell",
    [UI_BELL_SPENT] = "ui_bell_spent",
    [UI_HOUR_CANDLE] = "ui_hour_candle",
    [UI_HOUR_FLAME] = "ui_hour_flame",
    [UI_SLOT] = "ui_slot",
    [UI_SLOT_HAND] = "ui_slot_hand",
    [UI_ARROW] = "ui_arrow",
    [UI_NOTCH] = "ui_notch",
    [UI_BRAND] = "ui_brand",
    [UI_LOGO] = "logo",
    [UI_PIN] = "ui_pin",
    [UI_COIN] = "ui_coin",
    [UI_TIMER] = "ui_ring",
    [UI_POWER_1] = "ui_zeal",
    [UI_POWER_2] = "ui_wings",
    [UI_POWER_3] = "ui_aegis",
    [UI_POWER_4] = "ui_radiance",
};

void ui_init(Ui *ui, const Atlas *atlas, Font *font) {
    *ui = (Ui){.atlas = atlas, .font = font};
    for (int i = 0; i < UI_SPRITE_COUNT; i++) ui->sprites[i] = atlas_find(atlas, UI_NAMES[i]);
    for (int i = 0; i < ICON_COUNT; i++) {
        char name[ICON_NAME_MAX];
        ui->items[i] = atlas_find(atlas, item_icon_name(i, name));
        if (ui->items[i] >= 0) ui->boxes[i] = atlas_opaque_rect(atlas, ui->items[i], 0);
    }
    for (int kind = ACTOR_HERO; kind < ACTOR_KIND_COUNT; kind++) {
        char name[ICON_NAME_MAX];
        (void)snprintf(name, sizeof name, "%s_down", ACTORS[kind].name);
        ui->actors[kind] = atlas_find(atlas, name);
    }
}

int ui_row_height(const Ui *ui, int mouse_px) {
    return int_max(mouse_px, (ui->finger * 10 + 10) / 11);
}

Vec ui_sprite_size(const Ui *ui, UiSprite sprite) {
    if (ui->sprites[sprite] < 0) return (Vec){0, 0};
    Rect frame = atlas_frame(ui->atlas, ui->sprites[sprite], 0);
    return (Vec){frame.w, frame.h};
}

int ui_frames(const Ui *ui, UiSprite sprite) {
    return ui->sprites[sprite] < 0 ? 0 : ui->atlas->sprites[ui->sprites[sprite]].frames;
}

void ui_draw_frame(const Ui *ui, Image *to, UiSprite sprite, int frame, Vec at) {
    if (ui->sprites[sprite] < 0) return;
    image_blit(to, &ui->atlas->image,
               &(Blit){.from = atlas_frame(ui->atlas, ui->sprites[sprite], frame), .at = at});
}

void ui_draw_sprite(const Ui *ui, Image *to, UiSprite sprite, Vec at) {
    ui_draw_frame(ui, to, sprite, 0, at);
}

static Blit item_blit(const Ui *ui, int icon, Vec middle, int px) {
    Rect box = ui->boxes[icon];
    int w = int_min(box.w, px), h = int_min(box.h, px);
    return (Blit){.from = {box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h},
                  .at = {middle.x - w / 2, middle.y - h / 2}};
}

void ui_draw_item(const Ui *ui, Image *to, int icon, Vec middle, int crop_px) {
    Blit blit = item_blit(ui, icon, middle, crop_px);
    image_blit(to, &ui->atlas->image, &blit);
}

void ui_draw_silhouette(const Ui *ui, Image *to, int icon, Vec middle, int crop_px, Colour colour) {
    Blit blit = item_blit(ui, icon, middle, crop_px);
    blit.flat = colour;
    image_blit(to, &ui->atlas->image, &blit);
}

void ui_draw_item_outlined(const Ui *ui, Image *to, int icon, Vec middle, int crop_px, Colour colour) {
    Blit blit = item_blit(ui, icon, middle, crop_px - 2);
    Vec at = blit.at;
    blit.flat = colour;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        blit.at = vec_add(at, DIRS[dir]);
        image_blit(to, &ui->atlas->image, &blit);
    }
    ui_draw_item(ui, to, icon, middle, crop_px - 2);
}

static bool opaque(const Image *image, int x, int y) {
    return image->pixels[y * image->w + x] >> 24 != 0;
}

// The first row of a picture that is wider than the tip of an ear, a tail or a blade.
static int head_row(const Image *image, Rect box) {
    enum { TIP_PX = 4 };
    for (int y = box.y; y < box.y + box.h; y++) {
        int count = 0;
        for (int x = box.x; x < box.x + box.w; x++) count += opaque(image, x, y);
        if (count > TIP_PX) return y;
    }
    return box.y;
}

void ui_draw_actor_head(const Ui *ui, Image *to, ActorKind kind, Vec top_middle, int most_px) {
    if (ui->actors[kind] < 0) return;
    Rect box = atlas_opaque_rect(ui->atlas, ui->actors[kind], 0);
    int head = head_row(&ui->atlas->image, box) - box.y, w = int_min(box.w, most_px);
    Blit blit = {.from = {box.x + (box.w - w) / 2, box.y + head, w, int_min(box.h - head, most_px)},
                 .at = {top_middle.x - w / 2, top_middle.y}};
    image_blit(to, &ui->atlas->image, &blit);
}

int ui_text_scale(Vec picture) {
    int whole = int_min(picture.x / 640, picture.y / 360);
    return int_max(whole, picture.x >= 800 && picture.y >= 600 ? 2 : 1);
}

void ui_draw_text_centred(const Ui *ui, Image *to, Vec at, int scale, Colour colour, const char *text) {
    at.x -= font_width(ui->font, text) * scale / 2;
    font_draw(ui->font, to, at, scale, colour, text);
}

void ui_draw_text_right(const Ui *ui, Image *to, Vec at, Colour colour, const char *text) {
    at.x -= font_width(ui->font, text);
    font_draw(ui->font, to, at, 1, colour, text);
}

static bool is_continuation(char c) {
    return ((uint8_t)c & 0xc0) == 0x80;
}

const char *ui_text_fit(const Ui *ui, int width, const char *text, char *fit, size_t fit_size) {
    size_t length = strlen(text);
    if (length < fit_size && font_width(ui->font, text) <= width) return text;
    if (length + sizeof "…" > fit_size) length = fit_size - sizeof "…";
    do {
        while (length > 0 && is_continuation(text[length])) length--;
        (void)snprintf(fit, fit_size, "%.*s…", (int)length, text);
    } while (font_width(ui->font, fit) > width && length-- > 0);
    return fit;
}

// How many bytes of `text` make one line: up to the last space that fits, or what fits of a long word.
static size_t line_bytes(const Ui *ui, int width, const char *text) {
    char line[LINE_TEXT_MAX];
    size_t best = 0;
    for (size_t i = 1; i < sizeof line; i++) {
        line[i - 1] = text[i - 1];
        line[i] = '\0';
        if (text[i] != ' ' && text[i] != '\0') continue;
        if (best > 0 && font_width(ui->font, line) > width) break;
        best = i;
        if (text[i] == '\0') break;
    }
    return best > 0 ? best : strlen(text);
}

// True if the text has no more than so many lines of that width, and no word that is wider.
static bool text_fits(const Ui *ui, int width, int lines, const char *text) {
    char line[LINE_TEXT_MAX];
    for (; *text != '\0'; lines--) {
        size_t bytes = line_bytes(ui, width, text);
        (void)snprintf(line, sizeof line, "%.*s", (int)bytes, text);
        if (lines == 0 || font_width(ui->font, line) > width) return false;
        for (text += bytes; *text == ' ';) text++;
    }
    return true;
}

int ui_text_balance(const Ui *ui, int width, int lines, const char *text) {
    int rows = 1, least = int_min(width, font_width(ui->font, text));
    while (rows < lines && !text_fits(ui, width, rows, text)) rows++;
    if (!text_fits(ui, width, rows, text)) return width;
    while (rows > 1 && text_fits(ui, least - 2, rows, text)) least -= 2;
    return least;
}

static int wrap(const Ui *ui, Image *to, Vec at, int width, int lines, Colour colour, const char *text,
                bool centred) {
    int used = 0;
    while (*text != '\0' && used < lines) {
        char line[LINE_TEXT_MAX], fit[LINE_TEXT_MAX];
        size_t bytes = line_bytes(ui, width, text);
        bool last = ++used == lines;
        (void)snprintf(line, sizeof line, "%.*s", last ? (int)strlen(text) : (int)bytes, text);
        const char *shown = ui_text_fit(ui, width, line, fit, sizeof fit);
        int aside = centred ? font_width(ui->font, shown) / 2 : 0;
        if (to != NULL) font_draw(ui->font, to, (Vec){at.x - aside, at.y}, 1, colour, shown);
        text += bytes;
        while (*text == ' ') text++;
        at.y += FONT_LINE_PX;
    }
    return used;
}

int ui_draw_text_wrapped(const Ui *ui, Image *to, Vec at, int width, int lines, Colour colour,
                         const char *text) {
    return wrap(ui, to, at, width, lines, colour, text, false);
}

int ui_draw_wrapped(const Ui *ui, Image *to, Vec top_middle, int width, int lines, Colour colour,
                    const char *text) {
    return wrap(ui, to, top_middle, ui_text_balance(ui, width, lines, text), lines, colour, text, true);
}

// A frame of one px without its corners.
static void frame_open(Image *to, Rect r, Colour colour) {
    image_fill(to, (Rect){r.x + 1, r.y, r.w - 2, 1}, colour);
    image_fill(to, (Rect){r.x + 1, r.y + r.h - 1, r.w - 2, 1}, colour);
    image_fill(to, (Rect){r.x, r.y + 1, 1, r.h - 2}, colour);
    image_fill(to, (Rect){r.x + r.w - 1, r.y + 1, 1, r.h - 2}, colour);
}

static void draw_frame(Image *to, Rect rect) {
    frame_open(to, rect, COLOUR_INK);
    image_draw_outline(to, rect_inset(rect, 1), COLOUR_IRON);
    image_fill(to, (Rect){rect.x + 1, rect.y + 1, rect.w - 3, 1}, COLOUR_STEEL);
    image_fill(to, (Rect){rect.x + 1, rect.y + 1, 1, rect.h - 3}, COLOUR_STEEL);
    image_draw_outline(to, rect_inset(rect, 2), COLOUR_INK);
}

void panel_draw(const Ui *ui, Image *to, Rect rect) {
    image_fill(to, rect_inset(rect, 3), COLOUR_GLASS);
    draw_frame(to, rect);
    int right = rect.x + rect.w - STUD_PX, bottom = rect.y + rect.h - STUD_PX;
    ui_draw_sprite(ui, to, UI_STUD, (Vec){rect.x, rect.y});
    ui_draw_sprite(ui, to, UI_STUD, (Vec){right, rect.y});
    ui_draw_sprite(ui, to, UI_STUD, (Vec){rect.x, bottom});
    ui_draw_sprite(ui, to, UI_STUD, (Vec){right, bottom});
}

void panel_draw_bar(Image *to, Rect rect, int value, int of, Colour upper, Colour lower) {
    image_fill(to, rect, COLOUR_INK);
    if (of <= 0) return;
    int filled = (int)((int64_t)rect.w * int_clamp(value, 0, of) / of);
    image_fill(to, (Rect){rect.x, rect.y, filled, rect.h}, lower);
    image_fill(to, (Rect){rect.x, rect.y, filled, rect.h / 2}, upper);
}

static void fade(uint32_t *pixel, int keep) {
    uint32_t alpha = (*pixel >> 24) * (uint32_t)keep >> 8;
    *pixel = alpha << 24 | (*pixel & 0xffffffu);
}

// Fades glass and what is drawn on it by different amounts.
static void fade_both(Image *to, Rect rect, int glass, int rest) {
    int left = int_max(rect.x, 0), right = int_min(rect.x + rect.w, to->w);
    for (int y = int_max(rect.y, 0); y < int_min(rect.y + rect.h, to->h); y++) {
        uint32_t *row = to->pixels + (size_t)y * (size_t)to->w;
        for (int x = left; x < right; x++) fade(&row[x], row[x] == COLOUR_GLASS ? glass : rest);
    }
}

void panel_scale_opacity(Image *to, Rect rect, int keep) {
    fade_both(to, rect, keep, keep);
}

void panel_thin_glass(Image *to, Rect rect, int less) {
    if (less > 0) fade_both(to, rect, PANEL_OPAQUE - less, PANEL_OPAQUE - less / 6);
}

int panel_key_cap_width(const Ui *ui, const char *label) {
    return int_max(KEY_PX, font_width(ui->font, label) - 1 + 2 * KEY_CORNER);
}

// Draws a slice of a key cap, `count` px wide, from the picture's columns from `x` on.
static void key_slice(const Ui *ui, Image *to, Vec at, int x, int count) {
    Rect cap = atlas_frame(ui->atlas, ui->sprites[UI_KEYCAP], 0);
    Rect from = {cap.x + x, cap.y, count, cap.h};
    image_blit(to, &ui->atlas->image, &(Blit){.from = from, .at = at});
}

int panel_draw_key_cap(const Ui *ui, Image *to, Vec at, const char *label) {
    int width = panel_key_cap_width(ui, label), text = font_width(ui->font, label) - 1;
    if (ui->sprites[UI_KEYCAP] < 0) {
        draw_frame(to, (Rect){at.x, at.y, width, KEY_PX});
    } else {
        int middle = KEY_PX - 2 * KEY_CORNER;
        for (int x = KEY_CORNER; x < width - KEY_CORNER; x += middle) {
            key_slice(ui, to, (Vec){at.x + x, at.y}, KEY_CORNER, int_min(middle, width - KEY_CORNER - x));
        }
        key_slice(ui, to, at, 0, KEY_CORNER);
        key_slice(ui, to, (Vec){at.x + width - KEY_CORNER, at.y}, KEY_PX - KEY_CORNER, KEY_CORNER);
    }
    font_draw_flat(ui->font, to, (Vec){at.x + (width - text) / 2, at.y + 4}, 1, COLOUR_INK, label);
    return width;
}

void panel_centre_key_cap(const Ui *ui, Image *to, Vec top_middle, int scale, const char *label) {
    enum { WIDEST = 160 };
    uint32_t pixels[WIDEST * KEY_PX] = {0};
    Image cap = {.pixels = pixels, .w = WIDEST, .h = KEY_PX};
    int width = int_min(panel_draw_key_cap(ui, &cap, (Vec){0, 0}, label), WIDEST);
    for (int i = 0; i < WIDEST * KEY_PX; i++) {
        int x = i % WIDEST, y = i / WIDEST;
        Rect px = {top_middle.x + (2 * x - width) * scale / 2, top_middle.y + y * scale, scale, scale};
        if (pixels[i] >> 24 != 0) image_fill(to, px, pixels[i]);
    }
}

int ui_draw_legend_entry(const Ui *ui, Image *to, Vec at, Colour colour, const char *name) {
    enum { SIDE = 7, NEXT = 10 };
    image_fill(to, (Rect){at.x, at.y, SIDE, SIDE}, colour);
    return SIDE + 4 + font_draw(ui->font, to, (Vec){at.x + SIDE + 4, at.y}, 1, COLOUR_PALE, name) + NEXT;
}
