// Buttons are drawn as small pictures of letters: o dark, x steel, w white, g gold, f flame, b blue.
#include "view/hud/hud_parts.h"

enum {
    SIDE = 20,
    ICON = 12,
    COLUMNS = 2,
    GAP = 4,
};

static const struct {
    Hit hit;
    bool waits; // only where time waits for the hero
    const char *picture[ICON];
} BUTTONS[] = {
    {HIT_SHUTTER,
     false,
     {"....xxx.....", "...x...x....", "...x...x....", "..xxxxxxx...", "..x.....x...", "..x..f..x...",
      "..x.fgf.x...", "..x.fgf.x...", "..x..f..x...", "..xxxxxxx...", ".xxxxxxxxx..", "............"}},
    {HIT_EXPLORE,
     false,
     {".....ww.....", "....www.....", "....ww......", "..wwwww.....", ".w..ww.ww...", ".w..ww......",
      "....www.....", "....w.ww....", "...ww..w....", "..ww...w....", "..w....ww...", "............"}},
    {HIT_BAG,
     false,
     {"............", "....oggo....", ".....gg.....", "....xxxx....", "...xxxxxx...", "..xxxxxxxx..",
      "..xxxggxxx..", "..xxxggxxx..", "..xxxxxxxx..", "..xxxxxxxx..", "...xxxxxx...", "............"}},
    {HIT_MAP,
     false,
     {"............", ".ww..ww..ww.", ".wxwwxxwwxw.", ".wxxwxxwxxw.", ".wxxwxbwxxw.", ".wgxwbxwxxw.",
      ".wxgwxxwffw.", ".wxxgggwffw.", ".wxxwxxwxxw.", ".wwxwxwwxww.", "...ww..ww...", "............"}},
    {HIT_LOOK,
     false,
     {"............", "............", "....wwww....", "..ww....ww..", ".w...bb...w.", "w...bbbb...w",
      "w...bobb...w", ".w...bb...w.", "..ww....ww..", "....wwww....", "............", "............"}},
    {HIT_BELL,
     false,
     {".....gg.....", "....g..g....", "....gggg....", "...gggggg...", "...ggwggg...", "...ggwggg...",
      "...ggwggg...", "..ggggggggg.", ".gggggggggg.", "....gggg....", ".....gg.....", "............"}},
    {HIT_WAIT,
     true,
     {"..wwwwwwww..", "...w....w...", "...wggggw...", "....wggw....", ".....ww.....", ".....gw.....",
      "....w.gw....", "...w..g.w...", "...wggggw...", "..wwwwwwww..", "............", "............"}},
    {HIT_PAUSE,
     false,
     {"............", "............", "..www..www..", "..www..www..", "..www..www..", "..www..www..",
      "..www..www..", "..www..www..", "..www..www..", "..www..www..", "............", "............"}},
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

static void draw_icon(Image *layer, Vec at, const char *const *picture) {
    for (int y = 0; y < ICON; y++) {
        for (int x = 0; x < ICON && picture[y][x] != '\0'; x++) {
            if (picture[y][x] != '.')
                image_fill(layer, (Rect){at.x + x, at.y + y, 1, 1}, colour_of(picture[y][x]));
        }
    }
}

static bool is_there(const World *world, int button) {
    bool bell = BUTTONS[button].hit != HIT_BELL || (world->clock.on && world->clock.bell_ready);
    return bell && (!BUTTONS[button].waits || world->hero.pace != PACE_REAL);
}

// Below the map, or above it where it has gone to the lower half.
static Rect strip(const Hud *hud, const Ui *ui, const World *world, int count) {
    Rect map = hud_rect(hud, ui, world, HUD_MAP);
    int rows = (count + COLUMNS - 1) / COLUMNS, h = rows * SIDE + 4, w = COLUMNS * SIDE + 4;
    int y = map.y < hud->size.y / 2 ? map.y + map.h + GAP : map.y - GAP - h;
    return (Rect){map.x + map.w - w, y, w, h};
}

void hud_draw_buttons(const Hud *hud, const Ui *ui, const World *world, Image *layer) {
    int count = 0, at = 0;
    for (int i = 0; i < BUTTON_COUNT; i++) count += is_there(world, i);
    Rect rect = strip(hud, ui, world, count);
    panel_draw(ui, layer, rect);
    hits_add(ui->hits, rect, HIT_COVER);
    for (int i = 0; i < BUTTON_COUNT; i++) {
        if (!is_there(world, i)) continue;
        Rect box = {rect.x + 2 + at % COLUMNS * SIDE, rect.y + 2 + at / COLUMNS * SIDE, SIDE, SIDE};
        draw_icon(layer, (Vec){box.x + (SIDE - ICON) / 2, box.y + (SIDE - ICON) / 2}, BUTTONS[i].picture);
        hits_add(ui->hits, box, (int)BUTTONS[i].hit);
        at++;
    }
}
