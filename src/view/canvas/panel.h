#pragma once
// What all panels are built of: glass, bars, key caps, icons, and the colours of text.

#include "base/geom.h"
#include "view/canvas/atlas.h"
#include "view/canvas/font.h"
#include "view/canvas/sprites.h"

#include <stdbool.h>
#include <stddef.h>

// Parts of the picture that can be clicked. They are noted while they are drawn, so they are exactly where
// they are seen.

typedef enum Hit {
    HIT_NONE,
    HIT_COVER, // a panel: it cannot be clicked, but covers what is below it
    HIT_BACK,
    HIT_CONFIRM,
    HIT_NEXT,  // the other page
    HIT_ORDER, // the order of a table
    HIT_LESS,  // the value before this one
    HIT_COPY,  // a code
    HIT_FILE,  // a recording
    HIT_NEW,   // another dungeon, or the same again
    HIT_SAME,
    HIT_USE,
    HIT_THROW,
    HIT_HAND,   // what is in hand
    HIT_SLOT_1, // the first of the quick slots
    HIT_SLOT_LAST = HIT_SLOT_1 + 4,
    HIT_FIELD, // a map, from its first cell to its last
    HIT_MAP,
    HIT_BAG,
    HIT_BELL,
    HIT_SHUTTER,
    HIT_EXPLORE,
    HIT_WAIT,
    HIT_LOOK,
    HIT_PAUSE,
    HIT_STRIKE, // under a finger
    HIT_ROLL,
    HIT_MORE,             // all actions
    HIT_TAKE_BACK,        // the dungeon that was left
    HIT_ENTRY,            // the first entry of a menu or a list; the others follow
    HIT_ROW = 1024 * 1024 // the first entry of a list that scrolls with its cursor
} Hit;

enum { HITS_MAX = 192 };

typedef struct HitBox {
    Rect rect; // px of the HUD's layer
    int hit;   // a Hit, or HIT_ENTRY and more for the entries of a list
} HitBox;

typedef struct Hits {
    HitBox at[HITS_MAX]; // later ones lie on top
    int count;
} Hits;

// Does nothing if `hits` is NULL or full.
static inline void hits_add(Hits *hits, Rect rect, int hit) {
    if (hits != NULL && hits->count < HITS_MAX) hits->at[hits->count++] = (HitBox){rect, hit};
}

// Notes an entry of a list; not all of them may be shown.
static inline void hits_add_entry(Hits *hits, Rect rect, int index, bool scrolls) {
    hits_add(hits, rect, (scrolls ? (int)HIT_ROW : (int)HIT_ENTRY) + index);
}

// The number of an entry, from 0. Negative for other parts, and for NULL.
static inline int hits_entry(const HitBox *box) {
    return box == NULL ? -1 : box->hit - (box->hit >= (int)HIT_ROW ? (int)HIT_ROW : (int)HIT_ENTRY);
}

// The topmost part at a px, or NULL.
static inline const HitBox *hits_at(const Hits *hits, Vec px) {
    for (int i = hits->count - 1; i >= 0; i--) {
        if (rect_has(hits->at[i].rect, px)) return &hits->at[i];
    }
    return NULL;
}

// ---- view/canvas/panel.c

#define COLOUR_INK   0xff0b0912u
#define COLOUR_IRON  0xff43435du
#define COLOUR_STEEL 0xff71778bu
#define COLOUR_GREY  0xff969fabu
#define COLOUR_PALE  0xffc3ccd1u
#define COLOUR_WHITE 0xfff3f6eau
#define COLOUR_GOLD  0xffffc43du
#define COLOUR_CREAM 0xffffee92u
#define COLOUR_RED   0xfff06450u
#define COLOUR_BLUE  0xff5fb6efu
#define COLOUR_ICE   0xffb7effbu
#define COLOUR_GREEN 0xffc3e66au
#define COLOUR_GLASS 0xe114101fu

enum {
    PANEL_OPAQUE = 256,
    PANEL_LEAST = 15
}; // the range of panel_scale_opacity(); the smallest side of a panel in px

// The colours of keys and of what they open, by kind. The first is for what needs no key.
extern const Colour KEY_COLOURS[KEY_KINDS + 1];

typedef enum UiSprite {
    UI_HEART,
    UI_HEART_HALF,
    UI_HEART_EMPTY,
    UI_HEART_FLASH,
    UI_BAG,
    UI_SKULL,
    UI_SEED,
    UI_CLOCK,
    UI_PORTRAIT,
    UI_PORTRAIT_HURT,
    UI_STUD,
    UI_KEYCAP,
    UI_CURSOR,
    UI_KEY_1, // the first of KEY_KINDS
    UI_KEY_2,
    UI_KEY_3,
    UI_KEY_4,
    UI_EYE_OPEN, // monsters can see the hero
    UI_EYE_SHUT,
    UI_LANTERN_OPEN,
    UI_LANTERN_SHUT,
    UI_BELL,
    UI_BELL_SPENT,
    UI_HOUR_CANDLE, // its frames go from full to burnt down
    UI_HOUR_FLAME,
    UI_SLOT,
    UI_SLOT_HAND,
    UI_ARROW,
    UI_NOTCH,
    UI_BRAND,
    UI_PIN, // a slot that the player filled himself
    UI_COIN,
    UI_TIMER,   // of a power-up; its frames are sixteenths of the time that is left
    UI_POWER_1, // the first of POWER_COUNT
    UI_POWER_2,
    UI_POWER_3,
    UI_POWER_4,
    UI_LOGO,
    UI_SPRITE_COUNT
} UiSprite;

// What drawing needs; borrowed. Sprites that the atlas does not have are -1, and are not drawn.
typedef struct Ui {
    const Atlas *atlas;
    Font *font;
    int sprites[UI_SPRITE_COUNT], items[ICON_COUNT], actors[ACTOR_KIND_COUNT];
    Rect boxes[ICON_COUNT]; // where an item's pixels are in its picture
    Hits *hits;             // receives what can be clicked; may be NULL
    int finger;             // the size in px of what a finger can hit, if fingers are used; else 0
} Ui;

// The height in px of a list's row. It is `mouse_px` for a mouse. A finger needs ten elevenths of a button.
int ui_row_height(const Ui *ui, int mouse_px);

void ui_init(Ui *ui, const Atlas *atlas, Font *font);
Vec ui_sprite_size(const Ui *ui, UiSprite sprite); // px; (0, 0) when it is missing
int ui_frames(const Ui *ui, UiSprite sprite);      // 0 when it is missing
// Both draw with the upper left corner at `at`.
void ui_draw_sprite(const Ui *ui, Image *to, UiSprite sprite, Vec at);
void ui_draw_frame(const Ui *ui, Image *to, UiSprite sprite, int frame, Vec at);

// Draws an item's picture (item_icon()) around a point. Of a larger picture only the middle `crop_px` are
// drawn, across and down.
void ui_draw_item(const Ui *ui, Image *to, int icon, Vec middle, int crop_px);
// The same as a silhouette of one colour.
void ui_draw_silhouette(const Ui *ui, Image *to, int icon, Vec middle, int crop_px, Colour colour);
// The same with an outline in that colour.
void ui_draw_item_outlined(const Ui *ui, Image *to, int icon, Vec middle, int crop_px, Colour colour);

// Draws the upper part of an actor's picture, at most `most_px` wide and high. `top_middle`: the middle of
// its upper edge.
void ui_draw_actor_head(const Ui *ui, Image *to, ActorKind kind, Vec top_middle, int most_px);

// The scale of text on a picture of the window's size: 12 px or more from 800x600 on.
int ui_text_scale(Vec picture);

// Draws text whose middle, or right end, is at `at.x`.
void ui_draw_text_centred(const Ui *ui, Image *to, Vec at, int scale, Colour colour, const char *text);
void ui_draw_text_right(const Ui *ui, Image *to, Vec at, Colour colour, const char *text);

// Draws text broken at spaces into lines of at most `width` px. A longer word, and what does not fit into
// `lines`, is cut off with an ellipsis. Returns the number of lines. With `to` NULL it only counts.
int ui_draw_text_wrapped(const Ui *ui, Image *to, Vec at, int width, int lines, Colour colour,
                         const char *text);

// The least width, up to `width`, in which the text has as few lines as in `width`: none is much shorter.
int ui_text_balance(const Ui *ui, int width, int lines, const char *text);

// The same with balanced lines and the middle of each line at `middle.x`. The first line begins at
// `middle.y`.
int ui_draw_wrapped(const Ui *ui, Image *to, Vec top_middle, int width, int lines, Colour colour,
                    const char *text);

// Returns `text` if it fits into `width` px. Otherwise writes as much as fits, with an ellipsis, to `fit` and
// returns that.
const char *ui_text_fit(const Ui *ui, int width, const char *text, char *fit, size_t fit_size);

// Draws the glass of a panel and its rim.
void panel_draw(const Ui *ui, Image *to, Rect rect);
// Draws a bar that is filled from the left: by `value` of `of`, which may be 0. `upper` and `lower` are the
// colours of the filled part.
void panel_draw_bar(Image *to, Rect rect, int value, int of, Colour upper, Colour lower);
void panel_scale_opacity(Image *to, Rect rect, int keep); // multiplies the opacity by keep/256
// Makes a panel more transparent by `less` of PANEL_OPAQUE, but what is drawn on it less, so that it can be
// read.
void panel_thin_glass(Image *to, Rect rect, int less);
int panel_key_cap_width(const Ui *ui, const char *label); // px
// Draws a coloured square and its meaning. Returns the width of both and the gap to the next, in px.
int ui_draw_legend_entry(const Ui *ui, Image *to, Vec at, Colour colour, const char *name);

int panel_draw_key_cap(const Ui *ui, Image *to, Vec at, const char *label); // 16 px high; returns its width
// The same, enlarged by `scale`. `top_middle` is the middle of its upper edge.
void panel_centre_key_cap(const Ui *ui, Image *to, Vec top_middle, int scale, const char *label);
