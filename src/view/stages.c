#include "view/stages.h"

void stages_draw(const Ui *ui, const StageShow *show, Image *to) {
    (void)ui, (void)show;
    image_fill(to, (Rect){0, 0, to->w, to->h}, COLOUR_INK);
}
