#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"
#include "lang/lang.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void tmj_tilesets_free(TileSets *sets) {
    for (int i = 0; i < sets->count; i++) free(sets->sets[i].tiles);
    sets->count = 0;
}

const TileSet *tmj_tileset_find(const TileSets *sets, uint32_t gid) {
    const TileSet *best = NULL;
    for (int i = 0; i < sets->count; i++) {
        const TileSet *set = &sets->sets[i];
        if (set->first <= gid && (best == NULL || set->first > best->first)) best = set;
    }
    return best != NULL && gid - best->first < (uint32_t)best->count ? best : NULL;
}

// ---- one set

// The number of tiles, by the size of the picture: Tiled did not write it before version 0.13.
static int64_t count_by_picture(const json_t *json) {
    int64_t sides[2] = {0};
    static const char *const IMAGE[] = {"imagewidth", "imageheight"}, *const TILE[] = {"tilewidth",
                                                                                       "tileheight"};
    int64_t margin = json_integer_value(json_object_get(json, "margin"));
    int64_t spacing = json_integer_value(json_object_get(json, "spacing"));
    for (int i = 0; i < 2; i++) {
        int64_t image = json_integer_value(json_object_get(json, IMAGE[i]));
        int64_t tile = json_integer_value(json_object_get(json, TILE[i]));
        bool fits = tile > 0 && tile <= image && image <= TILE_SET_TILES_MAX && margin >= 0 && spacing >= 0 &&
                    margin <= image && spacing <= image;
        if (fits) sides[i] = (image - 2 * margin + spacing) / (tile + spacing);
    }
    int64_t count = sides[0] * sides[1];
    return count > 0 && count <= TILE_SET_TILES_MAX ? count : 0;
}

// The number of tiles. In a set of single pictures numbers may be left out, so that the last one exceeds
// their count.
static bool count_tiles(TileSet *set, const json_t *json, const json_t *tiles, const Fault *at) {
    int64_t count = count_by_picture(json);
    if (!json_get_int_in(json, "tilecount", 0, TILE_SET_TILES_MAX, &count, at)) return false;
    for (size_t i = 0; i < json_array_size(tiles); i++) {
        int64_t id = -1;
        if (!json_get_int_in(json_array_get(tiles, i), "id", 0, TILE_SET_TILES_MAX - 1, &id, at))
            return false;
        if (id >= count) count = id + 1;
    }
    set->count = (int)count;
    return true;
}

// True for a tile set with our own picture. The order of its tiles gives their meaning, whatever the file
// says.
static bool is_ours(const json_t *json) {
    const char *image = json_get_string(json, "image");
    const char *slash = strrchr(image, '/');
    return strcmp(slash == NULL ? image : slash + 1, PIECES_IMAGE) == 0;
}

// The meaning of a tile: by its class, its properties, or its shapes, which stop bodies.
static Meaning tile_means(const json_t *tile, const char *words) {
    const char *kind = json_tiled_kind(tile);
    Meaning meaning = tmj_meaning(words, kind);
    bool shaped = json_array_size(json_object_get(json_object_get(tile, "objectgroup"), "objects")) > 0;
    if (meaning.what == MEANS_NOTHING) meaning = tmj_properties_mean(words, tile);
    if (meaning.what == MEANS_NOTHING && shaped) meaning = tmj_loose_meaning(words, "shape", true);
    if (meaning.what == MEANS_NOTHING && kind[0] != '\0') meaning.what = MEANS_UNKNOWN;
    return meaning;
}

static void name_tiles(TileSet *set, const json_t *json, const json_t *tiles, const char *words) {
    for (int i = 0; i < set->count && i < PIECE_COUNT && is_ours(json); i++) {
        set->tiles[i] = (Meaning){.what = MEANS_PIECE, .kind = i};
    }
    for (size_t i = 0; i < json_array_size(tiles); i++) {
        const json_t *tile = json_array_get(tiles, i);
        Meaning meaning = tile_means(tile, words);
        if (meaning.what != MEANS_NOTHING)
            set->tiles[json_integer_value(json_object_get(tile, "id"))] = meaning;
    }
}

static bool read_set(TileSet *set, const json_t *json, const char *words, const Fault *at) {
    const json_t *tiles = NULL;
    snprintf(set->name, sizeof set->name, "%s", json_get_string(json, "name"));
    snprintf(set->aligned, sizeof set->aligned, "%s", json_get_string(json, "objectalignment"));
    set->all = tmj_meaning(words, json_layer_kind(json));
    if (set->all.what == MEANS_NOTHING) set->all = tmj_properties_mean(words, json);
    if (!json_get_array(json, "tiles", &tiles, at) || !count_tiles(set, json, tiles, at)) return false;
    if (set->count == 0) return true;
    set->tiles = calloc((size_t)set->count, sizeof *set->tiles);
    if (set->tiles == NULL) return fault_report(at, "there is not enough memory for it");
    name_tiles(set, json, tiles, words);
    return true;
}

// ---- sets in files of their own

static bool read_file(TileSet *set, const char *name, TmjFiles *files, const Fault *at) {
    const json_t *json = tmj_load(files, name, "tileset", at);
    return json != NULL && read_set(set, json, files->source->words, at);
}

static bool read_one(TileSet *set, const json_t *json, TmjFiles *files, Fault *at) {
    const char *file = json_get_string(json, "source");
    fault_set_where(at, tr("tile set \"%.60s\""), file[0] != '\0' ? file : json_get_string(json, "name"));
    int64_t first = 0;
    if (!json_get_int_in(json, "firstgid", 1, TMJ_GID_MASK, &first, at)) return false;
    set->first = (uint32_t)first;
    return file[0] != '\0' ? read_file(set, file, files, at) : read_set(set, json, files->source->words, at);
}

bool tmj_tilesets_read(TileSets *sets, const json_t *map, TmjFiles *files, Fault *at) {
    const json_t *list = NULL;
    bool sound = true;
    *sets = (TileSets){0};
    if (!json_get_array(map, "tilesets", &list, at)) return false;
    if (json_array_size(list) > TILE_SETS_MAX)
        return fault_report(at, "there are more than %d tile sets", TILE_SETS_MAX);
    for (size_t i = 0; i < json_array_size(list); i++)
        sound = read_one(&sets->sets[sets->count++], json_array_get(list, i), files, at) && sound;
    fault_set_where(at, "%s", "");
    return sound;
}
#else
typedef int TilesNeedMaps; // no file of C may be empty
#endif
