#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"
#include "lang/lang.h"

#include <stdlib.h>
#include <string.h>

// AFAR is the largest coordinate of a chunk.
enum { CHUNK_SIDE_MAX = 64, CHUNKS_CELLS_MAX = 1 << 18, BLOCK_CELLS_MAX = 1 << 20, AFAR = 1 << 20 };

typedef struct Chunk {
    Rect cells; // in the numbers of the file
    uint32_t gids[CHUNK_SIDE_MAX * CHUNK_SIDE_MAX];
} Chunk;

typedef struct Extent {
    Vec least, most;
} Extent;

static bool read_chunk(Chunk *chunk, const json_t *layer, const json_t *said, const Fault *at) {
    int64_t x = AFAR + 1, y = AFAR + 1, w = 0, h = 0;
    if (!json_get_int_in(said, "x", -AFAR, AFAR, &x, at) ||
        !json_get_int_in(said, "y", -AFAR, AFAR, &y, at) ||
        !json_get_int_in(said, "width", 1, CHUNK_SIDE_MAX, &w, at) ||
        !json_get_int_in(said, "height", 1, CHUNK_SIDE_MAX, &h, at))
        return false;
    chunk->cells = (Rect){(int)x, (int)y, (int)w, (int)h};
    return tmj_read_gids(layer, json_object_get(said, "data"), chunk->gids, (size_t)(w * h), at);
}

// Calls `take` with each chunk of a layer.
static bool each_chunk(const json_t *layer, const Fault *at, void (*take)(void *to, const Chunk *chunk),
                       void *to) {
    const json_t *chunks = NULL;
    Chunk *chunk = malloc(sizeof *chunk);
    if (chunk == NULL) return fault_report(at, "there is not enough memory for it");
    bool sound = json_get_array(layer, "chunks", &chunks, at);
    int cells = 0;
    for (size_t i = 0; sound && i < json_array_size(chunks); i++) {
        sound = read_chunk(chunk, layer, json_array_get(chunks, i), at);
        if (!sound) break;
        take(to, chunk);
        cells += chunk->cells.w * chunk->cells.h;
        if (cells > CHUNKS_CELLS_MAX)
            sound = fault_report(at, "its chunks have more than %d cells", CHUNKS_CELLS_MAX);
    }
    free(chunk);
    return sound;
}

static Vec file_cell(const Chunk *chunk, int i) {
    return (Vec){chunk->cells.x + i % chunk->cells.w, chunk->cells.y + i / chunk->cells.w};
}

// ---- how large it is

static void widen(void *to, const Chunk *chunk) {
    Extent *extent = to;
    for (int i = 0; i < chunk->cells.w * chunk->cells.h; i++) {
        Vec cell = file_cell(chunk, i);
        if ((chunk->gids[i] & TMJ_GID_MASK) == 0) continue;
        extent->least = (Vec){int_min(extent->least.x, cell.x), int_min(extent->least.y, cell.y)};
        extent->most = (Vec){int_max(extent->most.x, cell.x), int_max(extent->most.y, cell.y)};
    }
}

// Widens the extent by the visible layers in a map or in a group.
static bool measure(const json_t *holder, Extent *extent, Fault *at) {
    const json_t *layers = NULL;
    if (!json_get_array(holder, "layers", &layers, at)) return false;
    for (size_t i = 0; i < json_array_size(layers); i++) {
        const json_t *layer = json_array_get(layers, i);
        if (json_is_false(json_object_get(layer, "visible"))) continue;
        if (!measure(layer, extent, at)) return false;
        fault_set_where(at, tr("layer \"%.30s\""), json_get_string(layer, "name"));
        if (!each_chunk(layer, at, widen, extent)) return false;
    }
    fault_set_where(at, "%s", "");
    return true;
}

bool tmj_find_drawn_extent(const json_t *map, Rect *cells, Fault *at) {
    Extent extent = {{AFAR, AFAR}, {-AFAR, -AFAR}};
    if (!measure(map, &extent, at)) return false;
    *cells = (Rect){extent.least.x, extent.least.y, extent.most.x - extent.least.x + 1,
                    extent.most.y - extent.least.y + 1};
    return cells->w > 0 || fault_report(at, "nothing is drawn in this infinite map");
}

// ---- its cells

typedef struct Picture {
    Rect cells; // of the file
    Rect drawn; // without the edge
    uint32_t *gids;
} Picture;

static void put_cell(const Picture *picture, Vec cell, uint32_t gid) {
    Vec at = {cell.x - picture->cells.x, cell.y - picture->cells.y};
    if (rect_has(picture->drawn, cell)) picture->gids[at.y * picture->cells.w + at.x] = gid;
}

static void put(void *to, const Chunk *chunk) {
    for (int i = 0; i < chunk->cells.w * chunk->cells.h; i++)
        put_cell(to, file_cell(chunk, i), chunk->gids[i]);
}

// Reads a layer in one block, which begins at 0,0.
static bool read_block(const json_t *layer, const Picture *picture, const Fault *at) {
    int64_t w = 0, h = 0;
    if (!json_get_int_in(layer, "width", 1, BLOCK_CELLS_MAX, &w, at) ||
        !json_get_int_in(layer, "height", 1, BLOCK_CELLS_MAX / w, &h, at))
        return false;
    uint32_t *gids = calloc((size_t)(w * h), sizeof *gids);
    if (gids == NULL) return fault_report(at, "there is not enough memory for it");
    bool sound = tmj_read_gids(layer, json_object_get(layer, "data"), gids, (size_t)(w * h), at);
    for (int i = 0; sound && i < (int)(w * h); i++) put_cell(picture, (Vec){i % (int)w, i / (int)w}, gids[i]);
    free(gids);
    return sound;
}

bool tmj_layer_read_gids(const json_t *layer, Rect cells, int edge_cells, uint32_t *gids, const Fault *at) {
    Picture picture = {cells, rect_inset(cells, edge_cells), gids};
    memset(gids, 0, (size_t)cells.w * (size_t)cells.h * sizeof *gids);
    if (json_object_get(layer, "chunks") != NULL) return each_chunk(layer, at, put, &picture);
    return read_block(layer, &picture, at);
}
#else
typedef int ChunksNeedMaps; // no file of C may be empty
#endif
