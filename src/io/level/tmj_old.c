// Converts JSON that Tiled wrote before version 1.2 to the present form. In it properties were named
// members, and tiles numbered members, where lists are used today.
#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"

#include <stdlib.h>
#include <string.h>

enum { OLD_TILES_MAX = 4096 }; // a limit, because each is searched in the list of all

static json_t *list_of_properties(json_t *by_name) {
    json_t *list = json_array(), *value;
    const char *name;
    json_object_foreach(by_name, name, value) {
        json_array_append_new(list, json_pack("{s:s, s:O}", "name", name, "value", value));
    }
    return list;
}

// The tile of that number in the list; adds it if it is missing. NULL for text that is not a number.
static json_t *tile_at(json_t *list, const char *number) {
    char *end;
    long id = strtol(number, &end, 10);
    if (*number == '\0' || *end != '\0') return NULL;
    for (size_t i = 0; i < json_array_size(list); i++) {
        json_t *tile = json_array_get(list, i);
        if (json_integer_value(json_object_get(tile, "id")) == id) return tile;
    }
    json_array_append_new(list, json_pack("{s:I}", "id", (json_int_t)id));
    return json_array_get(list, json_array_size(list) - 1);
}

// Makes a list of the tiles of a tile set, with the properties that were apart from them.
static void list_tiles(json_t *set) {
    json_t *tiles = json_object_get(set, "tiles"), *said = json_object_get(set, "tileproperties");
    if (!json_is_object(tiles) && !json_is_object(said)) return;
    if (json_object_size(tiles) + json_object_size(said) > OLD_TILES_MAX) return; // which the reader refuses
    json_t *list = json_is_array(tiles) ? json_incref(tiles) : json_array(), *value;
    const char *number;
    json_object_foreach(tiles, number, value) {
        json_t *tile = tile_at(list, number);
        if (tile != NULL && json_is_object(value)) json_object_update_missing(tile, value);
    }
    json_object_foreach(said, number, value) {
        json_t *tile = tile_at(list, number);
        if (tile != NULL && json_is_object(value))
            json_object_set_new(tile, "properties", list_of_properties(value));
    }
    json_object_set_new(set, "tiles", list);
    json_object_del(set, "tileproperties");
}

void tmj_modernise(json_t *json) {
    const char *name;
    json_t *member;
    size_t i;
    json_array_foreach(json, i, member) tmj_modernise(member);
    if (!json_is_object(json)) return;
    json_object_foreach(json, name, member) tmj_modernise(member);
    if (json_object_get(json, "firstgid") != NULL || json_object_get(json, "tilecount") != NULL)
        list_tiles(json);
    json_t *properties = json_object_get(json, "properties");
    if (json_is_object(properties)) json_object_set_new(json, "properties", list_of_properties(properties));
}
#else
typedef int OldNeedsMaps; // no file of C may be empty
#endif
