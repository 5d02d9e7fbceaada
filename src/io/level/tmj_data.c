#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"

#include "io/buffer.h"
#include "io/inflate.h"

#include <string.h>

static bool list_cells(const json_t *data, uint32_t *gids, size_t count, const Fault *at) {
    if (json_array_size(data) != count)
        return fault_report(at, "its data has %zu tiles instead of %zu", json_array_size(data), count);
    for (size_t i = 0; i < count; i++) {
        const json_t *gid = json_array_get(data, i);
        bool sound =
            json_is_integer(gid) && json_integer_value(gid) >= 0 && json_integer_value(gid) <= UINT32_MAX;
        if (!sound) return fault_report(at, "number %zu of its data is not the number of a tile", i + 1);
        gids[i] = (uint32_t)json_integer_value(gid);
    }
    return true;
}

// The six bits of a character, or -1 if base64 does not have it.
static int six_bits(char c) {
    static const char ALPHABET[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const char *found = memchr(ALPHABET, c, sizeof ALPHABET - 1);
    return found == NULL ? -1 : (int)(found - ALPHABET);
}

// Appends the decoded bytes. Returns false for text that is not padded base64.
static bool decode_base64(const char *text, size_t length, Buffer *bytes) {
    if (length % 4 != 0) return false;
    for (size_t i = 0; i < length; i += 4) {
        int padding = i + 4 < length ? 0 : (text[i + 3] == '=') + (text[i + 3] == '=' && text[i + 2] == '=');
        uint32_t bits = 0;
        for (int k = 0; k < 4; k++) {
            int six = k >= 4 - padding ? 0 : six_bits(text[i + (size_t)k]);
            if (six < 0) return false;
            bits = bits << 6 | (uint32_t)six;
        }
        uint8_t three[3] = {(uint8_t)(bits >> 16), (uint8_t)(bits >> 8), (uint8_t)bits};
        buffer_bytes(bytes, three, (size_t)(3 - padding));
    }
    return !bytes->failed;
}

#ifdef CELLARIUM_ZSTD
static const char *const COMPRESSIONS[] = {"zlib", "gzip", "zstd"};
#else
static const char *const COMPRESSIONS[] = {"zlib", "gzip"};
#endif

static bool is_read(const char *compression) {
    for (size_t i = 0; i < sizeof COMPRESSIONS / sizeof COMPRESSIONS[0]; i++) {
        if (strcmp(COMPRESSIONS[i], compression) == 0) return true;
    }
    return false;
}

static bool unpack_exactly(const Buffer *bytes, const char *compression, uint8_t *room, size_t size) {
#ifdef CELLARIUM_ZSTD
    if (strcmp(compression, "zstd") == 0) return unzstd_exactly(bytes->bytes, bytes->size, room, size);
#endif
    return inflate_exactly(bytes->bytes, bytes->size, strcmp(compression, "gzip") == 0, room, size);
}

// Unpacks `bytes` in place: from what base64 gave to the cells.
static bool unpack(Buffer *bytes, const char *compression, size_t size, const Fault *at) {
    if (compression[0] == '\0') {
        return bytes->size == size ||
               fault_report(at, "its data has %zu bytes instead of %zu", bytes->size, size);
    }
    if (!is_read(compression)) {
        return fault_report(
            at,
            "the compression %.20s is not read here: in Tiled, Map > Map Properties, choose the Tile "
            "Layer Format CSV, or Base64 with zlib or gzip",
            compression);
    }
    Buffer cells = {0};
    uint8_t *room = buffer_append_space(&cells, size);
    bool sound = room != NULL && unpack_exactly(bytes, compression, room, size);
    if (!sound) buffer_free(&cells);
    if (!sound) return fault_report(at, "its %s data does not unpack to %zu bytes", compression, size);
    buffer_free(bytes);
    *bytes = cells;
    return true;
}

static void read_cells(const Buffer *bytes, uint32_t *gids, size_t count) {
    Reader reader = reader_of(bytes->bytes, bytes->size);
    for (size_t i = 0; i < count; i++) gids[i] = (uint32_t)reader_int(&reader, 4);
}

static bool packed_cells(const json_t *layer, const json_t *data, uint32_t *gids, size_t count,
                         const Fault *at) {
    Buffer bytes = {0};
    const char *encoding = json_get_string(layer, "encoding");
    bool sound = strcmp(encoding, "base64") == 0 ||
                 fault_report(at, "the encoding \"%.20s\" is not read here", encoding);
    if (sound && !decode_base64(json_string_value(data), json_string_length(data), &bytes)) {
        sound = fault_report(at, "its data is not base64");
    }
    sound = sound && unpack(&bytes, json_get_string(layer, "compression"), 4 * count, at);
    if (sound) read_cells(&bytes, gids, count);
    buffer_free(&bytes);
    return sound;
}

bool tmj_read_gids(const json_t *layer, const json_t *data, uint32_t *gids, size_t count, const Fault *at) {
    if (json_is_string(data)) return packed_cells(layer, data, gids, count, at);
    if (json_is_array(data)) return list_cells(data, gids, count, at);
    return fault_report(at, "it has no data");
}
#else
typedef int DataNeedsMaps; // no file of C may be empty
#endif
