#include "view/hud/describe_draw.h"

enum {
    EDGE = 9,   // px from the panel's edge to text
    INDENT = 6, // px, of sentences about a thing
    TEXT_W = 190,
    GAP = 6,  // px from the cell's box
    LINES = 3 // the most lines of one sentence
};

static int indent_of(const DescriptionLine *line) {
    return line->names ? 0 : INDENT;
}

// Writes the lines and returns their height. With `layer` NULL it only measures.
static int put_lines(const Ui *ui, Image *layer, Vec at, const Description *what, const char *foot) {
    int y = at.y;
    for (int i = 0; i < what->count; i++) {
        const DescriptionLine *line = &what->lines[i];
        int in = indent_of(line);
        if (line->names && i > 0) y += 3;
        y += FONT_LINE_PX * ui_draw_text_wrapped(ui, layer, (Vec){at.x + in, y}, TEXT_W - in, LINES,
                                                 line->names ? COLOUR_CREAM : COLOUR_PALE, line->text);
    }
    if (foot != NULL) {
        y += 3;
        y += FONT_LINE_PX * ui_draw_text_wrapped(ui, layer, (Vec){at.x, y}, TEXT_W, LINES, COLOUR_GREY, foot);
    }
    return y - at.y;
}

static int widest(const Ui *ui, const Description *what, const char *foot) {
    int width = foot != NULL ? font_width(ui->font, foot) : 0;
    for (int i = 0; i < what->count; i++)
        width = int_max(width, indent_of(&what->lines[i]) + font_width(ui->font, what->lines[i].text));
    return int_min(width, TEXT_W);
}

static Rect place(const Image *layer, Rect box, Rect hero, Vec size) {
    int right = box.x + box.w + GAP, left = box.x - GAP - size.x;
    bool has_right = right + size.x <= layer->w - GAP, has_left = left >= GAP;
    int x = has_right && (hero.x <= box.x || !has_left) ? right : left;
    int y = box.y + box.h / 2 - size.y / 2;
    return (Rect){int_clamp(x, GAP, int_max(layer->w - GAP - size.x, GAP)),
                  int_clamp(y, GAP, int_max(layer->h - GAP - size.y, GAP)), size.x, size.y};
}

void describe_draw(const Ui *ui, Image *layer, Rect box, Rect hero, const Description *what,
                   const char *foot) {
    Vec size = {widest(ui, what, foot) + 2 * EDGE,
                put_lines(ui, NULL, (Vec){0, 0}, what, foot) + 2 * EDGE - FONT_LINE_PX + FONT_CAP_PX};
    Rect panel = place(layer, box, hero, size);
    image_fill(layer, panel, COLOUR_INK); // so that no text of other panels shines through
    panel_draw(ui, layer, panel);
    (void)put_lines(ui, layer, (Vec){panel.x + EDGE, panel.y + EDGE}, what, foot);
}

void describe_draw_name(const Ui *ui, Image *layer, Rect box, const Description *what) {
    const char *name = what->lines[0].text;
    int width = font_width(ui->font, name), y = box.y - FONT_LINE_PX;
    if (y < GAP) y = box.y + box.h + 3;
    Vec at = {int_clamp(box.x + (box.w - width) / 2, GAP, int_max(layer->w - GAP - width, GAP)), y};
    font_draw_outlined(ui->font, layer, at, 1, COLOUR_CREAM, name);
}
