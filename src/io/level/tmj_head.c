#ifdef CELLARIUM_MAPS
#include "io/level/tmj_head.h"

#include "gen/descent/depths.h"

#include <stdio.h>
#include <string.h>

static const char DESCENT[] = "descent";

bool tmj_number(const json_t *of, const char *name, int lo, int hi, int *value, const Fault *at) {
    const json_t *said = json_property(of, name);
    if (said == NULL) return true;
    bool sound = json_is_integer(said) && json_integer_value(said) >= lo && json_integer_value(said) <= hi;
    if (sound) *value = (int)json_integer_value(said);
    return sound || fault(at, "the property \"%s\" must be a whole number from %d to %d", name, lo, hi);
}

bool tmj_flag(const json_t *of, const char *name, bool *value, const Fault *at) {
    const json_t *said = json_property(of, name);
    if (said != NULL) *value = json_is_true(said);
    return said == NULL || json_is_boolean(said) ||
           fault(at, "the property \"%s\" must be of the type bool", name);
}

// "" where a map says nothing: then it was made by hand.
static bool read_generator(const json_t *map, Level *level, GenOptions *options, const Fault *at) {
    const char *name = json_string_value(json_property(map, "generator"));
    if (name == NULL) name = "";
    GenKind kind = gen_find(name);
    options->descent = strcmp(name, DESCENT) == 0;
    if (kind == GEN_COUNT && name[0] != '\0' && !options->descent)
        return fault(at, "the property \"generator\": there is no \"%.40s\"", name);
    (void)snprintf(level->generator, sizeof level->generator, "%s", name);
    bool descent = options->descent;
    *options = GENERATORS[kind == GEN_COUNT ? GEN_HALLS : kind]->defaults;
    options->descent = descent;
    return true;
}

static bool read_seed(const json_t *map, Level *level, const Fault *at) {
    const json_t *said = json_property(map, "seed");
    char text[24];
    (void)snprintf(text, sizeof text, "%lld", (long long)json_integer_value(said));
    const char *seed = json_is_integer(said) ? text : json_string_value(said);
    return said == NULL || (seed != NULL && gen_seed(seed, &level->seed)) ||
           fault(at, "the property \"seed\" must be a number from 0 to 18446744073709551615, or a word");
}

static bool read_shape(const json_t *map, GenOptions *options, const Fault *at) {
    bool sound = tmj_number(map, "rooms", GEN_ROOMS_MIN, LEVEL_ROOMS_MAX, &options->rooms, at);
    sound = tmj_number(map, "suppress", 0, GEN_SUPPRESS_MAX, &options->suppress, at) && sound;
    sound = tmj_number(map, "corridor", GEN_CORRIDOR_MIN, GEN_CORRIDOR_MAX, &options->corridor, at) && sound;
    sound = tmj_number(map, "walls", 1, GEN_WALLS_MAX, &options->walls, at) && sound;
    sound = tmj_flag(map, "connect", &options->connect, at) && sound;
    sound = tmj_flag(map, "toll", &options->toll, at) && sound;
    sound = tmj_flag(map, "guard", &options->guard, at) && sound;
    sound = tmj_flag(map, "awake", &options->awake, at) && sound;
    sound = tmj_flag(map, "mapped", &options->mapped, at) && sound;
    return tmj_flag(map, "pieces", &options->pieces, at) && sound;
}

static bool read_depth(const json_t *map, Level *level, GenOptions *options, const Fault *at) {
    int most = options->descent ? DESCENT_DEPTHS : GEN_DEPTH_MAX;
    bool sound = tmj_number(map, "depth", 1, most, &options->depth, at);
    options->depth = int_max(options->depth, 1);
    if (!options->descent) return sound;
    level->depth = options->depth;
    level->quota = descent_depth(level->depth)->quota;
    return tmj_number(map, "quota", 1, LEVEL_SPAWNS_MAX, &level->quota, at) && sound;
}

// The levels that follow cannot have every size that a map may have.
static void fit(GenOptions *options, const Level *level) {
    Error error;
    options->w = level->tiles.w;
    options->h = level->tiles.h;
    if (options->descent || !gen_check(options, &error)) gen_usual_size(options);
}

// Drops what the dungeon does not take, which is a fault but in the descent.
static bool check_flag(GenOptions *options, const char *name, bool *flag, unsigned bit, const Fault *at) {
    bool takes = !options->descent && (GENERATORS[options->kind]->takes & bit) != 0;
    if (!*flag || takes) return true;
    *flag = false;
    return options->descent ||
           fault(at, "the property \"%s\": %s does not take it", name, GENERATORS[options->kind]->name);
}

bool tmj_head_read(const json_t *map, Level *level, GenOptions *options, const Fault *at) {
    int drafts = 0;
    *options = (GenOptions){0};
    bool sound = read_generator(map, level, options, at);
    sound = read_seed(map, level, at) && sound;
    sound = read_shape(map, options, at) && sound;
    sound = read_depth(map, level, options, at) && sound;
    sound = check_flag(options, "toll", &options->toll, TAKES_TOLL, at) && sound;
    sound = check_flag(options, "awake", &options->awake, TAKES_AWAKE, at) && sound;
    options->mapped = options->mapped && !options->descent;
    level->awake = options->awake;
    options->guard = options->guard && !options->descent && options->depth >= GEN_GUARD_FROM;
    sound = tmj_flag(map, "tower", &level->tower, at) && sound;
    sound = tmj_number(map, "drafts", 0, INT32_MAX, &drafts, at) && sound;
    level->attempts = drafts;
    options->seed = level->seed;
    options->tower = level->tower;
    fit(options, level);
    return sound;
}
#else
typedef int HeadNeedsMaps2; // no file of C may be empty
#endif
