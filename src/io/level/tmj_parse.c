#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"

#include "base/text.h"
#include "io/json_read.h"
#include "lang/lang.h"

#include <string.h>

enum { NUMBER_MAX = 32, CELLS_MAX = 1 << 20 };

// ---- values

static bool is_one_of(const char *word, const char *const *words) {
    for (; *words != NULL; words++) {
        if (strcmp(*words, word) == 0) return true;
    }
    return false;
}

// Text that is not a number stays text. The code that reads the value then reports it.
static json_t *number_of(const char *text) {
    size_t length = strlen(text);
    bool may = length > 0 && length <= NUMBER_MAX && strspn(text, "0123456789-+.eE") == length;
    json_t *number = may ? json_loadb(text, length, JSON_DECODE_ANY, NULL) : NULL;
    return number != NULL ? number : json_string(text);
}

static json_t *value_of(const char *name, const char *text) {
    static const char *const NUMBERS[] = {
        "width", "height", "tilewidth", "tileheight", "firstgid", "id",     "gid",      "tilecount",
        "x",     "y",      "offsetx",   "offsety",    "spacing",  "margin", "rotation", NULL};
    static const char *const FLAGS[] = {"infinite", "visible", NULL};
    if (is_one_of(name, FLAGS)) return json_boolean(strcmp(text, "0") != 0);
    return is_one_of(name, NUMBERS) ? number_of(text) : json_string(text);
}

static const char *attribute(const json_t *element, const char *name) {
    return json_get_string(json_object_get(element, "attributes"), name);
}

static bool is(const json_t *element, const char *name) {
    return strcmp(json_get_string(element, "name"), name) == 0;
}

static const json_t *child_at(const json_t *element, size_t i) {
    return json_array_get(json_object_get(element, "children"), i);
}

static const json_t *child_named(const json_t *element, const char *name) {
    for (size_t i = 0; child_at(element, i) != NULL; i++) {
        if (is(child_at(element, i), name)) return child_at(element, i);
    }
    return NULL;
}

// ---- properties

static json_t *property_value(const json_t *property) {
    const json_t *said = json_object_get(json_object_get(property, "attributes"), "value");
    const char *text = said != NULL ? json_string_value(said) : json_get_string(property, "text");
    const char *type = attribute(property, "type");
    static const char *const NUMBERS[] = {"int", "float", "object", NULL};
    if (strcmp(type, "bool") == 0) return json_boolean(strcmp(text, "true") == 0);
    return is_one_of(type, NUMBERS) ? number_of(text) : json_string(text);
}

// The attributes and custom properties of an element.
static json_t *members_of(const json_t *element) {
    json_t *members = json_object(), *properties = json_array();
    json_t *attributes = json_object_get(element, "attributes");
    const json_t *list = child_named(element, "properties");
    const char *name;
    json_t *text;
    json_object_foreach(attributes, name, text) {
        json_object_set_new(members, name, value_of(name, json_string_value(text)));
    }
    for (size_t i = 0; list != NULL && child_at(list, i) != NULL; i++) {
        const json_t *property = child_at(list, i);
        json_array_append_new(properties, json_pack("{s:s, s:o}", "name", attribute(property, "name"),
                                                    "value", property_value(property)));
    }
    json_object_set_new(members, "properties", properties);
    return members;
}

// A list of what `make` returns for each child of that name.
static json_t *list_of(const json_t *element, const char *name, json_t *(*make)(const json_t *child)) {
    json_t *list = json_array();
    for (size_t i = 0; child_at(element, i) != NULL; i++) {
        if (is(child_at(element, i), name)) json_array_append_new(list, make(child_at(element, i)));
    }
    return list;
}

// ---- tile layers

static json_t *gid_of(const json_t *tile) {
    return number_of(attribute(tile, "gid")[0] != '\0' ? attribute(tile, "gid") : "0");
}

static json_t *cells_of_csv(const char *text) {
    json_t *cells = json_array();
    while (json_array_size(cells) < CELLS_MAX) {
        text += strspn(text, ", \t\r\n");
        size_t length = strcspn(text, ", \t\r\n");
        char number[NUMBER_MAX + 1] = "";
        if (length == 0) break;
        if (length <= NUMBER_MAX) memcpy(number, text, length);
        json_array_append_new(cells, number_of(number));
        text += length;
    }
    return cells;
}

static json_t *trimmed(const char *text) {
    static const char SPACE[] = " \t\r\n";
    text += strspn(text, SPACE);
    size_t length = strlen(text);
    while (length > 0 && strchr(SPACE, text[length - 1]) != NULL) length--;
    return json_stringn(text, length);
}

// Reads the <data> of a layer, or one of its chunks, which look the same.
static json_t *cells_of(const json_t *holder, const char *encoding) {
    if (encoding[0] == '\0') return list_of(holder, "tile", gid_of);
    bool csv = strcmp(encoding, "csv") == 0;
    return csv ? cells_of_csv(json_get_string(holder, "text")) : trimmed(json_get_string(holder, "text"));
}

// Adds the numbers of a tile layer, from its <data> or from the chunks in it.
static void add_cells(json_t *layer, const json_t *data) {
    const char *encoding = attribute(data, "encoding");
    json_t *chunks = json_array();
    json_object_set_new(layer, "encoding", json_string(encoding));
    json_object_set_new(layer, "compression", json_string(attribute(data, "compression")));
    for (size_t i = 0; child_at(data, i) != NULL; i++) {
        if (!is(child_at(data, i), "chunk")) continue;
        json_t *chunk = members_of(child_at(data, i));
        json_object_set_new(chunk, "data", cells_of(child_at(data, i), encoding));
        json_array_append_new(chunks, chunk);
    }
    bool whole = json_array_size(chunks) == 0;
    if (whole) json_object_set_new(layer, "data", cells_of(data, encoding));
    if (!whole) json_object_set(layer, "chunks", chunks);
    json_decref(chunks);
}

// ---- the rest

static json_t *object_of(const json_t *element) {
    static const char *const SHAPES[] = {"polygon", "polyline", "text", NULL};
    json_t *object = members_of(element);
    for (size_t i = 0; child_at(element, i) != NULL; i++) {
        const char *name = json_get_string(child_at(element, i), "name");
        if (is_one_of(name, SHAPES)) json_object_set_new(object, name, json_true());
    }
    return object;
}

static json_t *layers_of(const json_t *element);

static json_t *layer_of(const json_t *element) {
    static const char *const TYPES[][2] = {{"layer", "tilelayer"},
                                           {"objectgroup", "objectgroup"},
                                           {"group", "group"},
                                           {"imagelayer", "imagelayer"}};
    json_t *layer = members_of(element);
    for (size_t i = 0; i < sizeof TYPES / sizeof TYPES[0]; i++) {
        if (is(element, TYPES[i][0])) json_object_set_new(layer, "type", json_string(TYPES[i][1]));
    }
    const json_t *data = child_named(element, "data");
    if (is(element, "layer") && data != NULL) add_cells(layer, data);
    if (is(element, "objectgroup"))
        json_object_set_new(layer, "objects", list_of(element, "object", object_of));
    if (is(element, "group")) json_object_set_new(layer, "layers", layers_of(element));
    return layer;
}

static json_t *layers_of(const json_t *element) {
    static const char *const LAYERS[] = {"layer", "objectgroup", "group", "imagelayer", NULL};
    json_t *layers = json_array();
    for (size_t i = 0; child_at(element, i) != NULL; i++) {
        if (is_one_of(json_get_string(child_at(element, i), "name"), LAYERS))
            json_array_append_new(layers, layer_of(child_at(element, i)));
    }
    return layers;
}

// A tile with its shapes, if it has any.
static json_t *tile_of(const json_t *element) {
    const json_t *shapes = child_named(element, "objectgroup");
    json_t *tile = members_of(element);
    if (shapes != NULL)
        json_object_set_new(tile, "objectgroup",
                            json_pack("{s:o}", "objects", list_of(shapes, "object", object_of)));
    return tile;
}

static json_t *tile_set_of(const json_t *element) {
    json_t *set = members_of(element);
    const json_t *image = child_named(element, "image");
    if (image != NULL) {
        json_object_set_new(set, "image", json_string(attribute(image, "source")));
        json_object_set_new(set, "imagewidth", number_of(attribute(image, "width")));
        json_object_set_new(set, "imageheight", number_of(attribute(image, "height")));
    }
    json_object_set_new(set, "tiles", list_of(element, "tile", tile_of));
    return set;
}

static json_t *map_of(const json_t *element) {
    json_t *map = members_of(element);
    json_object_set_new(map, "tilesets", list_of(element, "tileset", tile_set_of));
    json_object_set_new(map, "layers", layers_of(element));
    return map;
}

static json_t *template_of(const json_t *element) {
    const json_t *object = child_named(element, "object"), *set = child_named(element, "tileset");
    json_t *is = json_object();
    if (object != NULL) json_object_set_new(is, "object", object_of(object));
    if (set != NULL) json_object_set_new(is, "tileset", members_of(set));
    return is;
}

static json_t *parse_xml(const void *bytes, size_t size, const Fault *at) {
    json_t *root = xml_read_tree(bytes, size, at);
    if (root == NULL) return NULL;
    json_t *file = is(root, "map")        ? map_of(root)
                   : is(root, "template") ? template_of(root)
                                          : tile_set_of(root);
    json_object_set(file, "type", json_object_get(root, "name"));
    json_decref(root);
    return file;
}

static bool is_xml(const char *text, size_t size) {
    size_t at = 0;
    while (at < size && strchr("\xef\xbb\xbf \t\r\n", text[at]) != NULL && text[at] != '\0') at++;
    return at < size && text[at] == '<';
}

static bool is_of_type(const json_t *file, const char *type, const Fault *at) {
    const char *is = json_get_string(file, "type");
    return is[0] == '\0' || strcmp(is, type) == 0 ||
           fault_report(at, "it is a %.20s of Tiled, where a %s is needed", is, type);
}

static json_t *parse(const void *bytes, size_t size, const Fault *at) {
    bool xml = size <= TMJ_SIZE_MAX && is_xml(bytes, size);
    json_t *file = xml ? parse_xml(bytes, size, at) : json_read(bytes, size, TMJ_SIZE_MAX, at);
    if (file != NULL && !xml) tmj_modernise(file);
    return file;
}

json_t *tmj_parse(const void *bytes, size_t size, const char *type, const Fault *at) {
    json_t *file = parse(bytes, size, at);
    if (file == NULL || is_of_type(file, type, at)) return file;
    json_decref(file);
    return NULL;
}

// ---- files beside the map

// Writes a name without "." and "..", except for ".." at its beginning, and with '/' alone. Returns false
// when it is too long.
static bool simplify(const char *name, char *plain, size_t size) {
    plain[0] = '\0';
    for (const char *part = name; *part != '\0' || part == name; part += *part != '\0') {
        size_t length = strcspn(part, "/\\");
        char *slash = strrchr(plain, '/');
        const char *last = slash != NULL ? slash + 1 : plain;
        bool up = length == 2 && memcmp(part, "..", 2) == 0, stays = length == 1 && part[0] == '.';
        if (up && plain[0] != '\0' && strcmp(last, "..") != 0) {
            plain[slash != NULL ? slash - plain : 0] = '\0';
        } else if (!stays && (length > 0 || part == name)) {
            const char *between = part != name && plain[0] != '\0' ? "/" : "";
            if (strlen(plain) + strlen(between) + length >= size) return false;
            text_add(plain, size, "%s%.*s%s", between, (int)length, part, length == 0 ? "/" : "");
        }
        part += length;
        if (*part == '\0') break;
    }
    return true;
}

// True for a plain path inside the map's folder, or inside `up` folders above: no root, no drive, nothing
// with a special meaning for any system.
static bool stays_inside(const char *name, int up) {
    for (; up > 0 && strncmp(name, "../", 3) == 0; up--) name += 3;
    if (name[0] == '\0' || name[0] == '/') return false;
    for (const char *at = name; *at != '\0'; at++) {
        if (*at == '\\' || *at == ':' || (unsigned char)*at < 0x20) return false;
        bool part_begins = at == name || at[-1] == '/';
        if (part_begins && at[0] == '.' && at[1] == '.' && (at[2] == '/' || at[2] == '\0')) return false;
    }
    return true;
}

static json_t *read_beside(TmjFiles *files, const char *name, const Fault *at) {
    const TmjSource *source = files->source;
    Buffer bytes = {0};
    json_t *json = NULL;
    if (!stays_inside(name, source->up)) {
        (void)fault_report(at, "its file must lie beside the map or in a folder below%s",
                           source->up > 1   ? tr(", or below the folder of its project or the current one")
                           : source->up > 0 ? tr(", or in the folder above")
                                            : "");
    } else if (source->load == NULL || !source->load(source->context, name, &bytes) || bytes.failed) {
        (void)fault_report(at, "its file cannot be read");
    } else if (bytes.size > TMJ_BESIDE_MAX - files->bytes) {
        (void)fault_report(at, "the files beside the map have more than %d bytes", TMJ_BESIDE_MAX);
    } else {
        files->bytes += bytes.size;
        json = parse(bytes.size == 0 ? "" : (const char *)bytes.bytes, bytes.size, at);
    }
    buffer_free(&bytes);
    return json;
}

json_t *tmj_load(TmjFiles *files, const char *name, const char *type, const Fault *at) {
    char plain[512];
    if (files->files == NULL) files->files = json_object();
    if (!simplify(name, plain, sizeof plain)) {
        (void)fault_report(at, "its file cannot be read");
        return NULL;
    }
    json_t *json = json_object_get(files->files, plain);
    if (json == NULL) {
        json = read_beside(files, plain, at);
        if (json == NULL) json = json_null();
        json_object_set_new(files->files, plain, json);
    }
    return !json_is_null(json) && is_of_type(json, type, at) ? json : NULL;
}

void tmj_files_free(TmjFiles *files) {
    json_decref(files->files);
    files->files = NULL;
}
#else
typedef int ParseNeedsMaps; // no file of C may be empty
#endif
