#include "view/screens/timeline.h"

#include "base/text.h"
#include "lang/lang.h"
#include "view/hud/hud.h"
#include "view/screens/stages.h"

#include <stdio.h>

enum {
    EDGE = 8,
    STATE_W = 96,
    TOTAL_W = 34,
    LEGEND_W = 178,
    LEGEND_FROM = 600,
    KEY_W = 22,
    BAR_H = 6,
    ICON_H = 8
};

static const struct {
    Colour colour;
    int beyond; // px above and below the bar
    const char *name;
} MARKS[MARK_KIND_COUNT] = {
    [MARK_GAME] = {COLOUR_WHITE, 4, NULL},      [MARK_DEPTH] = {COLOUR_GOLD, 3, N_("depth")},
    [MARK_TOLL] = {COLOUR_BLUE, 3, N_("toll")}, [MARK_HURT] = {COLOUR_RED, 2, N_("hurt")},
    [MARK_TAKEN] = {COLOUR_GREEN, 4, NULL},     [MARK_END] = {COLOUR_CREAM, 4, N_("end")},
};

static bool is_low(Vec layer) {
    enum { LOW_H = 200 };
    return layer.y < LOW_H;
}

int timeline_height(Vec layer) {
    enum { WHOLE_H = 44, BAR_ALONE_H = 28 };
    return is_low(layer) ? BAR_ALONE_H : WHOLE_H;
}

static bool has_legend(Vec layer) {
    return layer.x >= LEGEND_FROM;
}

Rect timeline_bar(Vec layer) {
    int x = EDGE + STATE_W, right = TOTAL_W + EDGE + (has_legend(layer) ? LEGEND_W : 0);
    if (is_low(layer)) right += KEY_W;
    return (Rect){x, layer.y - timeline_height(layer) + 11, layer.x - x - right, BAR_H};
}

int64_t timeline_tick_at(Vec layer, int64_t ticks, int x) {
    Rect bar = timeline_bar(layer);
    return int_clamp(x - bar.x, 0, bar.w) * ticks / bar.w;
}

static int column(Rect bar, int64_t tick, int64_t ticks) {
    return bar.x + (ticks > 0 ? (int)(tick * bar.w / ticks) : 0);
}

static void draw_marks(const Playback *playback, Image *to, Rect bar) {
    for (int i = 0; i < playback->mark_count; i++) {
        const PlaybackMark *mark = &playback->marks[i];
        int x = column(bar, mark->tick, playback->ticks), beyond = MARKS[mark->kind].beyond;
        Rect line = {x, bar.y - beyond, beyond > 0 ? 2 : 1, bar.h + 2 * beyond};
        image_fill(to, line, MARKS[mark->kind].colour);
    }
}

// Draws two bars, or a triangle pointing right.
static void draw_state(Image *to, Vec at, bool paused) {
    for (int i = 0; i < ICON_H; i++) {
        int w = paused ? 2 : int_min(i, ICON_H - 1 - i) * 2 + 1;
        image_fill(to, (Rect){at.x, at.y + i, w, 1}, COLOUR_CREAM);
        if (paused) image_fill(to, (Rect){at.x + 4, at.y + i, 2, 1}, COLOUR_CREAM);
    }
}

// Draws the speed; while paused the tick, because clips are named by ticks.
static void draw_state_text(const Ui *ui, Image *to, Vec at, const Timeline *timeline) {
    char tick[HUD_TEXT_MAX];
    (void)snprintf(tick, sizeof tick, "%lld", (long long)timeline->playback->tick);
    font_draw(ui->font, to, at, 1, COLOUR_GOLD, timeline->paused ? tick : timeline->speed);
}

static void draw_mark_names(const Ui *ui, Image *to, Vec at, bool tower) {
    for (int i = 0; i < MARK_KIND_COUNT; i++) {
        const char *name = MARKS[i].name;
        bool floor = tower && i == MARK_DEPTH;
        if (name != NULL)
            at.x += ui_draw_legend_entry(ui, to, at, MARKS[i].colour,
                                         floor ? tr_in("of a tower", "floor") : tr(name));
    }
}

static void draw_time(const Playback *playback, Image *to, Rect bar) {
    enum { HEAD_W = 3 };
    int x = column(bar, playback->tick, playback->ticks);
    image_fill(to, bar, COLOUR_IRON);
    image_fill(to, (Rect){bar.x, bar.y, x - bar.x, bar.h}, COLOUR_STEEL);
    if (playback->differs >= 0) { // from there on the recording differs from what is played
        int from = column(bar, playback->differs, playback->ticks);
        image_fill(to, (Rect){from, bar.y, bar.x + bar.w - from, bar.h}, 0x80f06450u);
    }
    draw_marks(playback, to, bar);
    image_fill(to, (Rect){x - 1, bar.y - 2, HEAD_W, bar.h + 4}, COLOUR_WHITE);
}

void timeline_draw(const Ui *ui, Image *layer, const Timeline *timeline) {
    char time[HUD_TEXT_MAX];
    const Playback *playback = timeline->playback;
    Vec size = {layer->w, layer->h};
    int height = timeline_height(size);
    Rect bar = timeline_bar(size), panel = {0, layer->h - height, layer->w, height};
    int y = bar.y - 1;
    panel_draw(ui, layer, panel);
    draw_state(layer, (Vec){EDGE, y}, timeline->paused);
    draw_state_text(ui, layer, (Vec){EDGE + 16, y}, timeline);
    ui_draw_text_right(ui, layer, (Vec){bar.x - 8, y}, COLOUR_CREAM,
                       hud_time_text((uint32_t)playback->tick, time));
    font_draw(ui->font, layer, (Vec){bar.x + bar.w + 6, y}, 1, COLOUR_GREY,
              hud_time_text((uint32_t)playback->ticks, time));
    draw_time(playback, layer, bar);
    if (has_legend(size))
        draw_mark_names(ui, layer, (Vec){bar.x + bar.w + 6 + TOTAL_W, y}, playback->replay.options.tower);
    if (!is_low(size)) {
        page_draw_key_hints(ui, timeline->keys, NULL, timeline->key_count, layer);
    } else if (timeline->key_count > 0) {
        (void)panel_draw_key_cap(ui, layer, (Vec){layer->w - EDGE - KEY_W + 4, y - 4},
                                 timeline->keys[0].keys[0]);
    }
}
