#include "view/hud/captions.h"

#include "base/text.h"
#include "lang/lang.h"
#include "view/audio/heard.h"
#include "view/hud/sentence.h"

#include <string.h>

enum { FADE_TICKS = 20, EDGE = 4, GAP = 6 }; // EDGE and GAP in px

static const char *direction(const World *world, Vec pos) {
    static const char *const WORDS[DIR_COUNT] = {
        [DIR_E] = N_("right"),       [DIR_SE] = N_("lower right"), [DIR_S] = N_("below"),
        [DIR_SW] = N_("lower left"), [DIR_W] = N_("left"),         [DIR_NW] = N_("upper left"),
        [DIR_N] = N_("above"),       [DIR_NE] = N_("upper right")};
    return WORDS[dir_of(vec_sub(pos, world->actors[HERO].pos))];
}

bool caption_of_unseen(const World *world, const Event *event, char text[CAPTION_MAX]) {
    char name[SENTENCE_MAX];
    HeardSound heard = event_heard_sound(world, event);
    if (heard.name < 0 || !heard.muffled) return false;
    const char *words = heard.caption;
    if (heard.also >= (int)SOUND_CALLS)
        words = sentence_indefinite(actor_english_name((ActorKind)event->what), name);
    if (words == NULL) return false;
    bool voice = heard.also >= (int)SOUND_CALLS;
    (void)text_put(text, CAPTION_MAX, "%s, %s", voice ? words : tr(words), tr(direction(world, event->pos)));
    return true;
}

static void take_out(Captions *captions, int index) {
    captions->count--;
    memmove(&captions->at[index], &captions->at[index + 1],
            (size_t)(captions->count - index) * sizeof *captions->at);
}

static void add(Captions *captions, const char text[CAPTION_MAX]) {
    for (int i = 0; i < captions->count; i++) {
        if (strcmp(captions->at[i].text, text) != 0) continue;
        captions->at[i].ticks = CAPTION_TICKS;
        return;
    }
    if (captions->count == CAPTIONS_MAX) take_out(captions, 0);
    Caption *caption = &captions->at[captions->count++];
    memcpy(caption->text, text, CAPTION_MAX);
    caption->ticks = CAPTION_TICKS;
}

void captions_tick(Captions *captions, const World *world) {
    char text[CAPTION_MAX];
    for (int i = captions->count - 1; i >= 0 && !world_is_waiting(world); i--) {
        if (--captions->at[i].ticks <= 0) take_out(captions, i);
    }
    for (int i = 0; i < world->events.count; i++) {
        if (caption_of_unseen(world, &world->events.at[i], text)) add(captions, text);
    }
}

// The index of the first caption that fits into one row with `last`; the row is at most `most` px wide.
static int lay_row(const Captions *captions, const Ui *ui, int last, int most, int *width) {
    int first = last;
    *width = 0;
    for (; first >= 0; first--) {
        int more = font_width(ui->font, captions->at[first].text) + 2 * EDGE + (*width > 0 ? GAP : 0);
        if (*width > 0 && *width + more > most) break;
        *width += more;
    }
    return first + 1;
}

static void draw_row(const Captions *captions, const Ui *ui, Image *layer, Vec at, int first, int last) {
    for (int i = first; i <= last; i++) {
        const Caption *caption = &captions->at[i];
        Rect line = {at.x, at.y, font_width(ui->font, caption->text) + 2 * EDGE, FONT_LINE_PX};
        image_fill(layer, line, COLOUR_GLASS);
        font_draw(ui->font, layer, (Vec){line.x + EDGE, line.y + 2}, 1, COLOUR_ICE, caption->text);
        panel_scale_opacity(layer, line, int_min(caption->ticks, FADE_TICKS) * PANEL_OPAQUE / FADE_TICKS);
        at.x += line.w + GAP;
    }
}

void captions_draw(const Captions *captions, const Ui *ui, Image *layer, Vec foot, bool one_row) {
    int last = captions->count - 1;
    for (int row = 1; last >= 0 && (row == 1 || !one_row); row++) {
        int width, first = lay_row(captions, ui, last, one_row ? layer->w - 2 * GAP : 0, &width);
        draw_row(captions, ui, layer, (Vec){foot.x - width / 2, foot.y - FONT_LINE_PX * row}, first, last);
        last = first - 1;
    }
}
