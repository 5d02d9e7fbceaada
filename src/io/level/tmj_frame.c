// The size of a map of Tiled, and which part of it is read.
#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"

#include <string.h>

enum { DRAWN_SIDE_MAX = 10000 };

// The first object of that kind in some layers, or NULL.
static const json_t *find_start(const json_t *holder, const char *words) {
    const json_t *layers = json_object_get(holder, "layers"), *start = NULL;
    for (size_t i = 0; i < json_array_size(layers) && start == NULL; i++) {
        const json_t *objects = json_object_get(json_array_get(layers, i), "objects");
        start = find_start(json_array_get(layers, i), words);
        for (size_t k = 0; k < json_array_size(objects) && start == NULL; k++) {
            const json_t *object = json_array_get(objects, k);
            bool is = tmj_meaning(words, json_tiled_kind(object)).what == MEANS_START ||
                      tmj_loose_meaning(words, json_get_string(object, "name"), true).what == MEANS_START;
            if (is) start = object;
        }
    }
    return start;
}

// 0 for numbers that are not in the map.
static int px_of(const json_t *object, const char *key) {
    const json_t *px = json_object_get(object, key);
    bool inside = json_number_value(px) > 0 && json_number_value(px) < DRAWN_SIDE_MAX * TILE_PX_MAX;
    return inside ? (int)json_number_value(px) : 0;
}

// The part that is read of one side of what is drawn, around a cell.
static void choose_part(int *from, int *length, int most, int around) {
    int part = int_min(*length, most);
    *from += int_clamp(around - *from - part / 2, 0, *length - part);
    *length = part;
}

// Takes what is drawn as the map, with stone around it where it is too small, or a part of it.
static bool frame_drawn(TmjMap *map, const json_t *json, Rect drawn, int least, Vec most) {
    int small = int_min(drawn.w, drawn.h);
    if (!map->lenient && (small < least || drawn.w > most.x || drawn.h > most.y))
        return fault_report(&map->at, "it is %dx%d cells: it must be %dx%d to %dx%d", drawn.w, drawn.h, least,
                            least, most.x, most.y);
    map->edge = int_max(map->edge, (least - small + 1) / 2);
    Vec room = {most.x - 2 * map->edge, most.y - 2 * map->edge};
    Rect part = drawn;
    if (drawn.w > room.x || drawn.h > room.y) {
        const json_t *start = find_start(json, map->files.source->words);
        Vec around = {drawn.x + drawn.w / 2, drawn.y + drawn.h / 2};
        if (start != NULL)
            around = (Vec){px_of(start, "x") / map->tile_px.x, px_of(start, "y") / map->tile_px.y};
        choose_part(&part.x, &part.w, room.x, around.x);
        choose_part(&part.y, &part.h, room.y, around.y);
        map->cropped = true;
        fault_warn(&map->at, "it is %dx%d cells: only %dx%d from %d,%d on are read", drawn.w, drawn.h, part.w,
                   part.h, part.x, part.y);
    }
    map->origin = (Vec){part.x - map->edge, part.y - map->edge};
    map->size = (Vec){part.w + 2 * map->edge, part.h + 2 * map->edge};
    return true;
}

bool tmj_frame_read(TmjMap *map, const json_t *json, int least, Vec most) {
    const Fault *at = &map->at;
    int64_t w = 0, h = 0, tile_w = 0, tile_h = 0;
    const char *orientation = json_get_string(json, "orientation");
    if (strcmp(json_get_string(json_object_get(json, "__header__"), "app"), "LDtk") == 0)
        return fault_report(at, "it is a file of LDtk: export it there as Tiled TMX");
    if (orientation[0] == '\0') return fault_report(at, "it is no map of Tiled");
    if (strcmp(orientation, "orthogonal") != 0)
        return fault_report(at, "the map must be orthogonal: in Tiled, Map > Map Properties, Orientation");
    if (!json_get_int_in(json, "tilewidth", 1, TILE_PX_MAX, &tile_w, at) ||
        !json_get_int_in(json, "tileheight", 1, TILE_PX_MAX, &tile_h, at)) {
        return false;
    }
    map->tile_px = (Vec){(int)tile_w, (int)tile_h};
    Rect drawn = {0};
    if (json_is_true(json_object_get(json, "infinite"))) {
        if (!tmj_find_drawn_extent(json, &drawn, &map->at)) return false;
    } else if (!json_get_int_in(json, "width", 1, DRAWN_SIDE_MAX, &w, at) ||
               !json_get_int_in(json, "height", 1, DRAWN_SIDE_MAX, &h, at)) {
        return false;
    } else {
        drawn = (Rect){0, 0, (int)w, (int)h};
    }
    if (!frame_drawn(map, json, drawn, least, most)) return false;
    map->gids = calloc((size_t)map->size.x * (size_t)map->size.y, sizeof *map->gids);
    return map->gids != NULL || fault_report(at, "there is not enough memory for it");
}
#else
typedef int FrameNeedsMaps; // no file of C may be empty
#endif
