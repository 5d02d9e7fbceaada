#include "view/screens/lesson.h"

#include "base/text.h"
#include "lang/lang.h"

enum { EDGE = 12, GAP = 10, HEAD = 45, CAPTION = 5 }; // px

const char *const LESSON_CAPTIONS[LESSON_PICTURES] = {
    N_("A torch burns here. The rest is dark."),
    N_("The bell is near: gold marks what will stay."),
    N_("It tolls: in a cold light, walls sink and rise."),
    N_("What was lit stays. With enough treasure, the grate opens."),
};

// Draws the middle of a picture, as much as fits.
static void draw_picture(Image *to, const Image *picture, Rect room) {
    Rect from = {(picture->w - room.w) / 2, (picture->h - room.h) / 2, room.w, room.h};
    image_blit(to, picture, &(Blit){.from = from, .at = {room.x, room.y}});
    image_draw_outline(to, rect_grown(room, 1, 1), COLOUR_IRON);
}

Rect lesson_page_draw(const Ui *ui, Image *to, const Image pictures[LESSON_PICTURES], int foot) {
    char fit[256];
    int w = int_min(LESSON_W, (to->w - 8 - 2 * EDGE - GAP) / 2);
    int lines = w < LESSON_W ? 2 : 1, caption = CAPTION + lines * FONT_LINE_PX;
    int h = int_min(LESSON_H, (to->h - 4 - HEAD - foot) / 2 - caption);
    Vec size = {2 * w + GAP + 2 * EDGE, HEAD + 2 * (h + caption) + foot};
    Rect panel = {(to->w - size.x) / 2, (to->h - size.y) / 2, size.x, size.y};
    panel_draw(ui, to, panel);
    ui_draw_text_centred(ui, to, (Vec){to->w / 2, panel.y + EDGE - 1}, 2, COLOUR_GOLD,
                         tr("Only what is lit stays"));
    ui_draw_text_centred(ui, to, (Vec){to->w / 2, panel.y + EDGE + 18}, 1, COLOUR_CREAM,
                         ui_text_fit(ui, size.x - 2 * EDGE,
                                     tr("When the bell tolls, what no flame lights is rebuilt."), fit,
                                     sizeof fit));
    for (int i = 0; i < LESSON_PICTURES; i++) {
        Rect room = {panel.x + EDGE + i % 2 * (w + GAP), panel.y + HEAD + i / 2 * (h + caption), w, h};
        if (pictures[i].pixels != NULL) draw_picture(to, &pictures[i], room);
        (void)ui_draw_text_wrapped(ui, to, (Vec){room.x + 1, room.y + h + 4}, w, lines, COLOUR_PALE,
                                   tr(LESSON_CAPTIONS[i]));
    }
    return panel;
}
