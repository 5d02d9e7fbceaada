#ifdef CELLARIUM_MAPS
#include "io/json_write.h"

void json_add(json_t *list, json_t *value, Buffer *out) {
    out->failed |= json_array_append_new(list, value) != 0;
}

void json_put(json_t *object, const char *key, json_t *value, Buffer *out) {
    out->failed |= json_object_set_new(object, key, value) != 0;
}

json_t *json_of_rect(Rect rect) {
    return json_pack("{s:i, s:i, s:i, s:i}", "x", rect.x, "y", rect.y, "w", rect.w, "h", rect.h);
}

static int append(const char *text, size_t size, void *out) {
    buffer_bytes(out, text, size);
    return ((Buffer *)out)->failed ? -1 : 0;
}

void json_write_free(json_t *json, Buffer *out) {
    out->failed |= json_dump_callback(json, append, out, JSON_INDENT(1)) != 0;
    buffer_text(out, "\n");
    json_decref(json);
}
#else
typedef int NothingToWrite; // ISO C wants something in every file
#endif
