// Draws the progress of work that takes longer than a frame.
#include "app/state/state.h"
#include "lang/lang.h"

#include <stdio.h>

void app_draw_work(App *app, Image *layer, const char *what, int64_t done, int64_t all,
                   bool names_leave_key) {
    const Ui *ui = &app->assets.ui;
    Rect panel = {layer->w / 2 - 110, layer->h / 2 - 32, 220, 64};
    panel_draw(ui, layer, panel);
    ui_draw_text_centred(ui, layer, (Vec){layer->w / 2, panel.y + 12}, 1, COLOUR_CREAM, what);
    panel_draw_bar(layer, (Rect){panel.x + 14, panel.y + 29, panel.w - 28, 8},
                   all > 0 ? (int)(done * 256 / all) : 256, 256, COLOUR_GOLD, COLOUR_IRON);
    if (!names_leave_key) return;
    char back[192];
    (void)snprintf(back, sizeof back, tr("%s: to the title"), controls_key_name(&app->controls, ACTION_BACK));
    ui_draw_text_centred(ui, layer, (Vec){layer->w / 2, panel.y + 46}, 1, COLOUR_GREY, back);
}
