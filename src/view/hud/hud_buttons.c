// The small buttons. Their pictures are drawn in assets/drawings.
#include "view/hud/hud_parts.h"

enum {
    SIDE = 20,
    ICON = 12,
    COLUMNS = 2,
    GAP = 4,
};

typedef enum When {
    ALWAYS,
    IN_TURNS,
    ON_TOUCH
} When; // always; while time stands still for the hero; only for fingers

static const struct {
    Hit hit;
    When when;
} BUTTONS[] = {
    {HIT_SHUTTER, ALWAYS}, {HIT_EXPLORE, ALWAYS},  {HIT_BAG, ALWAYS},       {HIT_MAP, ALWAYS},
    {HIT_LOOK, ALWAYS},    {HIT_BELL, ALWAYS},     {HIT_WAIT, IN_TURNS},    {HIT_PAUSE, ALWAYS},
    {HIT_NEW, ALWAYS},     {HIT_STRIKE, ON_TOUCH}, {HIT_ROLL, ON_TOUCH},    {HIT_USE, ON_TOUCH},
    {HIT_THROW, ON_TOUCH}, {HIT_MORE, ON_TOUCH},   {HIT_CONFIRM, ON_TOUCH}, {HIT_BACK, ON_TOUCH},
};
enum { BUTTON_COUNT = sizeof BUTTONS / sizeof *BUTTONS };

static const char *const PICTURES[HIT_ENTRY][ICON] = {
#define DRAWING(name, ...) [HIT_##name] = {__VA_ARGS__},
#include "view/hud/list_buttons.h" // from assets/drawings
#undef DRAWING
};

static Colour colour_of(char key) {
    switch (key) {
    case 'w':
        return COLOUR_PALE;
    case 'x':
        return COLOUR_STEEL;
    case 'g':
        return COLOUR_GOLD;
    case 'f':
        return 0xffe58f22u;
    case 'b':
        return COLOUR_BLUE;
    default:
        return COLOUR_INK;
    }
}

static void draw_icon(Image *layer, Vec middle, const char *const *picture) {
    Vec at = {middle.x - ICON / 2, middle.y - ICON / 2};
    for (int y = 0; y < ICON; y++) {
        for (int x = 0; x < ICON && picture[y][x] != '\0'; x++) {
            if (picture[y][x] != '.') image_dot(layer, (Vec){at.x + x, at.y + y}, colour_of(picture[y][x]));
        }
    }
}

void hud_draw_button_icon(Image *layer, Vec middle, Hit hit) {
    if (hit < HIT_ENTRY && PICTURES[hit][0] != NULL) draw_icon(layer, middle, PICTURES[hit]);
}

// True for the buttons of the classic, where one can only walk and look.
static bool classic_has(Hit hit) {
    return hit == HIT_LOOK || hit == HIT_NEW || hit == HIT_PAUSE;
}

static bool is_there(const World *world, int button) {
    Hit hit = BUTTONS[button].hit;
    bool bell = hit != HIT_BELL || (world->clock.on && world->clock.bell_ready);
    When when = BUTTONS[button].when;
    if (world->classic && !classic_has(hit)) return false;
    return bell && (when == ALWAYS || (when == IN_TURNS && world->hero.pace != PACE_REAL));
}

static int buttons_there(const World *world) {
    int count = 0;
    for (int i = 0; i < BUTTON_COUNT; i++) count += is_there(world, i);
    return count;
}

Rect hud_buttons_rect(const Hud *hud, const World *world, Rect above, bool wide) {
    int columns = wide ? 2 * COLUMNS : COLUMNS;
    int rows = (buttons_there(world) + columns - 1) / columns, w = columns * SIDE + 4;
    return (Rect){above.x + above.w - w, above.y + above.h + GAP, hud->buttons ? w : 0, rows * SIDE + 4};
}

// The rectangle of a button. If their number is odd, the last has a row of its own.
static Rect button_rect(Rect rect, int at, int count) {
    int columns = rect.w / SIDE;
    bool alone = at == count - 1 && at % columns == 0;
    return (Rect){rect.x + 2 + at % columns * SIDE, rect.y + 2 + at / columns * SIDE,
                  alone ? columns * SIDE : SIDE, SIDE};
}

void hud_draw_buttons(const Hud *hud, const Ui *ui, const World *world, Image *layer, Rect rect) {
    (void)hud;
    int at = 0, count = buttons_there(world);
    for (int i = 0; i < BUTTON_COUNT; i++) {
        if (!is_there(world, i)) continue;
        Rect box = button_rect(rect, at++, count);
        draw_icon(layer, (Vec){box.x + box.w / 2, box.y + SIDE / 2}, PICTURES[BUTTONS[i].hit]);
        hits_add(ui->hits, box, (int)BUTTONS[i].hit);
    }
}
