#include "view/hud/captions.h"

#include "base/text.h"
#include "lang/lang.h"
#include "view/audio/heard.h"
#include "view/hud/sentence.h"

#include <string.h>

enum { FADE_TICKS = 20 };

static const char *direction(const World *world, Vec pos) {
    static const char *const WORDS[DIR_COUNT] = {
        [DIR_E] = N_("right"),       [DIR_SE] = N_("lower right"), [DIR_S] = N_("below"),
        [DIR_SW] = N_("lower left"), [DIR_W] = N_("left"),         [DIR_NW] = N_("upper left"),
        [DIR_N] = N_("above"),       [DIR_NE] = N_("upper right")};
    return WORDS[dir_of(vec_sub(pos, world->actors[HERO].pos))];
}

bool caption_of(const World *world, const Event *event, char text[CAPTION_MAX]) {
    char name[SENTENCE_MAX];
    Heard heard = sound_hear(world, event);
    if (heard.name < 0 || !heard.muffled) return false;
    const char *words = heard.caption;
    if (heard.also >= (int)SOUND_CALLS) words = sentence_of_one(sentence_actor((ActorKind)event->what), name);
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
    for (int i = captions->count - 1; i >= 0 && !world_waits(world); i--) {
        if (--captions->at[i].ticks <= 0) take_out(captions, i);
    }
    for (int i = 0; i < world->events.count; i++) {
        if (caption_of(world, &world->events.at[i], text)) add(captions, text);
    }
}

void captions_draw(const Captions *captions, const Ui *ui, Image *layer, Vec foot, int most) {
    for (int i = int_max(captions->count - most, 0); i < captions->count; i++) {
        const Caption *caption = &captions->at[i];
        int width = font_width(ui->font, caption->text);
        Rect line = {foot.x - width / 2 - 4, foot.y - FONT_LINE_PX * (captions->count - i), width + 8,
                     FONT_LINE_PX};
        image_fill(layer, line, COLOUR_GLASS);
        font_draw(ui->font, layer, (Vec){line.x + 4, line.y + 2}, 1, COLOUR_ICE, caption->text);
        panel_fade(layer, line, int_min(caption->ticks, FADE_TICKS) * PANEL_OPAQUE / FADE_TICKS);
    }
}
