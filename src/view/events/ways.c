// Where something is, in words.
#include "view/events/places.h"

#include "base/text.h"
#include "lang/lang.h"

static const char *const WAYS[DIR_COUNT] = {
    // TRANSLATORS: so many cells in that direction from the hero
    [DIR_E] = N_("%d east"),        [DIR_SE] = N_("%d south-east"), [DIR_S] = N_("%d south"),
    [DIR_SW] = N_("%d south-west"), [DIR_W] = N_("%d west"),        [DIR_NW] = N_("%d north-west"),
    [DIR_N] = N_("%d north"),       [DIR_NE] = N_("%d north-east")};

char *sentence_way_to_cell(const World *world, Vec cell, char text[SENTENCE_MAX]) {
    Vec way = vec_sub(cell, cell_of(world->actors[HERO].pos));
    int across = int_abs(way.x), along = int_abs(way.y);
    if (across == 0 && along == 0) return text_put(text, SENTENCE_MAX, "%s", tr("here"));
    if (across == along || across == 0 || along == 0)
        return text_put(text, SENTENCE_MAX, tr(WAYS[dir_of(way)]), int_max(across, along));
    (void)text_put(text, SENTENCE_MAX, tr(WAYS[way.x > 0 ? DIR_E : DIR_W]), across);
    text_add(text, SENTENCE_MAX, ", ");
    text_add(text, SENTENCE_MAX, tr(WAYS[way.y > 0 ? DIR_S : DIR_N]), along);
    return text;
}
