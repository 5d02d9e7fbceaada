#ifdef CELLARIUM_MAPS
#include "io/json_read.h"

#include <string.h>

enum { DEPTH_MAX = 32, LISTS_MAX = 1 << 16, VALUES_MAX = 1 << 20 };

// True if the text is harmless to parse: limited nesting, objects, arrays and members.
static bool modest(const char *text, size_t size) {
    bool quoted = false;
    int depth = 0, lists = 0, values = 0;
    for (size_t i = 0; i < size; i++) {
        char c = text[i];
        if (c == '"') quoted = !quoted;
        if (quoted && c == '\\') i++;
        if (quoted) continue;
        if (c == '{' || c == '[') lists++, depth++;
        if (c == '}' || c == ']') depth--;
        values += c == ',';
        if (depth > DEPTH_MAX || lists > LISTS_MAX || values > VALUES_MAX) return false;
    }
    return true;
}

json_t *json_read(const void *bytes, size_t size, size_t size_max, const Fault *at) {
    static const char MARK[] = "\xef\xbb\xbf"; // the mark of UTF-8 that some editors write at the start
    json_error_t error;
    json_t *json = NULL;
    if (size >= 3 && memcmp(bytes, MARK, 3) == 0) {
        bytes = (const char *)bytes + 3;
        size -= 3;
    }
    if (size == 0) {
        (void)fault_report(at, "the file is empty");
    } else if (size > size_max) {
        (void)fault_report(at, "the file is larger than %zu bytes", size_max);
    } else if (!modest(bytes, size)) {
        (void)fault_report(at, "the file is nested too deeply or has too many parts");
    } else {
        json = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &error);
        if (json == NULL) (void)fault_report(at, "line %d: %s", error.line, error.text);
    }
    if (json == NULL || json_is_object(json)) return json;
    json_decref(json);
    (void)fault_report(at, "it is JSON, but not an object");
    return NULL;
}

bool json_get_int_in(const json_t *object, const char *key, int64_t lo, int64_t hi, int64_t *value,
                     const Fault *at) {
    const json_t *member = json_object_get(object, key);
    if (member == NULL && *value >= lo && *value <= hi) return true;
    bool sound =
        json_is_integer(member) && json_integer_value(member) >= lo && json_integer_value(member) <= hi;
    if (sound) *value = json_integer_value(member);
    return sound || fault_report(at, "\"%s\" must be a whole number from %lld to %lld", key, (long long)lo,
                                 (long long)hi);
}

const char *json_get_string(const json_t *object, const char *key) {
    const char *word = json_string_value(json_object_get(object, key));
    return word == NULL ? "" : word;
}

bool json_get_array(const json_t *object, const char *key, const json_t **list, const Fault *at) {
    *list = json_object_get(object, key);
    return *list == NULL || json_is_array(*list) || fault_report(at, "\"%s\" must be a list", key);
}

const json_t *json_tiled_property(const json_t *object, const char *name) {
    const json_t *properties = json_object_get(object, "properties");
    for (size_t i = 0; i < json_array_size(properties); i++) {
        const json_t *property = json_array_get(properties, i);
        if (strcmp(json_get_string(property, "name"), name) == 0) return json_object_get(property, "value");
    }
    return NULL;
}

const char *json_layer_kind(const json_t *object) {
    const char *kind = json_string_value(json_tiled_property(object, "kind"));
    return kind != NULL && kind[0] != '\0' ? kind : json_get_string(object, "class");
}

const char *json_tiled_kind(const json_t *object) {
    const char *kind = json_string_value(json_tiled_property(object, "kind"));
    if (kind != NULL && kind[0] != '\0') return kind;
    const char *type = json_get_string(object, "type");
    return type[0] != '\0' ? type : json_get_string(object, "class");
}
#else
typedef int JsonNeedsMaps; // no file of C may be empty
#endif
