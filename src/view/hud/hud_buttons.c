// The small buttons. Their pictures are drawn in letters: o dark, x steel, w white, g gold, f flame, b blue.
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
    const char *picture[ICON];
} BUTTONS[] = {
    {HIT_SHUTTER,
     ALWAYS,
     {"....xxx.....", "...x...x....", "...x...x....", "..xxxxxxx...", "..x.....x...", "..x..f..x...",
      "..x.fgf.x...", "..x.fgf.x...", "..x..f..x...", "..xxxxxxx...", ".xxxxxxxxx..", "............"}},
    {HIT_EXPLORE,
     ALWAYS,
     {".....ww.....", "....www.....", "....ww......", "..wwwww.....", ".w..ww.ww...", ".w..ww......",
      "....www.....", "....w.ww....", "...ww..w....", "..ww...w....", "..w....ww...", "............"}},
    {HIT_BAG,
     ALWAYS,
     {"............", "....oggo....", ".....gg.....", "....xxxx....", "...xxxxxx...", "..xxxxxxxx..",
      "..xxxggxxx..", "..xxxggxxx..", "..xxxxxxxx..", "..xxxxxxxx..", "...xxxxxx...", "............"}},
    {HIT_MAP,
     ALWAYS,
     {"............", ".ww..ww..ww.", ".wxwwxxwwxw.", ".wxxwxxwxxw.", ".wxxwxbwxxw.", ".wgxwbxwxxw.",
      ".wxgwxxwffw.", ".wxxgggwffw.", ".wxxwxxwxxw.", ".wwxwxwwxww.", "...ww..ww...", "............"}},
    {HIT_LOOK,
     ALWAYS,
     {"............", "............", "....wwww....", "..ww....ww..", ".w...bb...w.", "w...bbbb...w",
      "w...bobb...w", ".w...bb...w.", "..ww....ww..", "....wwww....", "............", "............"}},
    {HIT_BELL,
     ALWAYS,
     {".....gg.....", "....g..g....", "....gggg....", "...gggggg...", "...ggwggg...", "...ggwggg...",
      "...ggwggg...", "..ggggggggg.", ".gggggggggg.", "....gggg....", ".....gg.....", "............"}},
    {HIT_WAIT,
     IN_TURNS,
     {"..wwwwwwww..", "...w....w...", "...wggggw...", "....wggw....", ".....ww.....", ".....gw.....",
      "....w.gw....", "...w..g.w...", "...wggggw...", "..wwwwwwww..", "............", "............"}},
    {HIT_PAUSE,
     ALWAYS,
     {"............", "............", "..www..www..", "..www..www..", "..www..www..", "..www..www..",
      "..www..www..", "..www..www..", "..www..www..", "..www..www..", "............", "............"}},
    {HIT_NEW,
     ALWAYS,
     {"............", ".wwwwwwwwww.", ".w........w.", ".w.gg..gg.w.", ".w.gg..gg.w.", ".w........w.",
      ".w........w.", ".w.gg..gg.w.", ".w.gg..gg.w.", ".w........w.", ".wwwwwwwwww.", "............"}},
    {HIT_STRIKE,
     ON_TOUCH,
     {"..........ww", ".........wwx", "........wwx.", ".......wwx..", "......wwx...", ".....wwx....",
      ".g..wwx.....", ".ggwwx......", "..ggx.......", ".fgggg......", "ff..gg......", "f..........."}},
    {HIT_ROLL,
     ON_TOUCH,
     {"............", "....wwww....", "..ww....ww..", ".w........w.", ".w........w.", "w......w..w.",
      "w.......www.", ".w.......w..", ".w..........", "..ww....ww..", "....wwww....", "............"}},
    {HIT_USE,
     ON_TOUCH,
     {".....w.w....", "...w.w.w....", "...w.w.w.w..", "...w.w.w.w..", "...w.w.w.w..", "...wwwwwww..",
      ".w.wwwwwww..", ".wwwwwwwww..", "..wwwwwwww..", "...wwwwww...", "....wwww....", "............"}},
    {HIT_THROW,
     ON_TOUCH,
     {"............", ".......wwww.", "........www.", ".......wxww.", "......wx..w.", ".....wx.....",
      "....wx......", ".g.wx.......", ".ggx........", ".gggg.......", "..g.g.......", "............"}},
    {HIT_MORE,
     ON_TOUCH,
     {"............", "............", "............", "............", "............", ".ww..ww..ww.",
      ".ww..ww..ww.", "............", "............", "............", "............", "............"}},
    {HIT_CONFIRM,
     ON_TOUCH,
     {"............", "..........g.", ".........gg.", "........gg..", "........gg..", ".g.....gg...",
      ".gg...gg....", "..gg..gg....", "...gggg.....", "....gg......", "....g.......", "............"}},
    {HIT_BACK,
     ON_TOUCH,
     {"............", "....w.......", "...ww.......", "..wwwwwwww..", ".wwwwwwwwww.", "..wwwwwwwww.",
      "...ww....ww.", "....w....ww.", ".........ww.", ".....wwwwww.", ".....wwwww..", "............"}},
};
enum { BUTTON_COUNT = sizeof BUTTONS / sizeof *BUTTONS };

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
    for (int i = 0; i < BUTTON_COUNT; i++) {
        if (BUTTONS[i].hit == hit) draw_icon(layer, middle, BUTTONS[i].picture);
    }
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
        draw_icon(layer, (Vec){box.x + box.w / 2, box.y + SIDE / 2}, BUTTONS[i].picture);
        hits_add(ui->hits, box, (int)BUTTONS[i].hit);
    }
}
