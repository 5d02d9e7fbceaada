#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"

#include "gen/descent/depths.h"
#include "gen/option_table.h"

#include <stdio.h>
#include <string.h>

static const char DESCENT[] = "descent";

bool tmj_get_number(const json_t *of, const char *name, int lo, int hi, int *value, const Fault *at) {
    const json_t *said = json_tiled_property(of, name);
    if (said == NULL) return true;
    bool sound = json_is_integer(said) && json_integer_value(said) >= lo && json_integer_value(said) <= hi;
    if (sound) *value = (int)json_integer_value(said);
    return sound ||
           fault_report(at, "the property \"%s\" must be a whole number from %d to %d", name, lo, hi);
}

bool tmj_get_flag(const json_t *of, const char *name, bool *value, const Fault *at) {
    const json_t *said = json_tiled_property(of, name);
    if (said != NULL) *value = json_is_true(said);
    return said == NULL || json_is_boolean(said) ||
           fault_report(at, "the property \"%s\" must be of the type bool", name);
}

// Reads the generator. A map without one was made by hand.
static bool read_generator(const json_t *map, Level *level, GenOptions *options, const Fault *at) {
    const char *name = json_string_value(json_tiled_property(map, "generator"));
    if (name == NULL) name = "";
    GenKind kind = gen_find(name);
    options->descent = strcmp(name, DESCENT) == 0;
    if (kind == GEN_COUNT && name[0] != '\0' && !options->descent)
        return fault_report(at, "the property \"generator\": there is no \"%.40s\"", name);
    (void)snprintf(level->generator, sizeof level->generator, "%s", name);
    bool descent = options->descent;
    *options = GENERATORS[kind == GEN_COUNT ? GEN_HALLS : kind]->defaults;
    options->descent = descent;
    return true;
}

static bool read_seed(const json_t *map, Level *level, const Fault *at) {
    const json_t *said = json_tiled_property(map, "seed");
    char text[24];
    (void)snprintf(text, sizeof text, "%lld", (long long)json_integer_value(said));
    const char *seed = json_is_integer(said) ? text : json_string_value(said);
    return said == NULL || (seed != NULL && gen_parse_seed(seed, &level->seed)) ||
           fault_report(at,
                        "the property \"seed\" must be a number from 0 to 18446744073709551615, or a word");
}

static bool read_options(const json_t *map, GenOptions *options, const Fault *at) {
    bool sound = true;
    for (int i = 0; i < OPTION_COUNT; i++) {
        const GenOption *option = &GEN_OPTIONS[i];
        GenOptionId id = (GenOptionId)i;
        int number = gen_option(options, id);
        bool is = number != 0;
        if (!option->in_map) continue;
        sound = (option->flag ? tmj_get_flag(map, option->name, &is, at)
                              : tmj_get_number(map, option->name, option->min, option->max, &number, at)) &&
                sound;
        gen_option_set(options, id, option->flag ? is : number);
    }
    return sound;
}

static bool read_depth(const json_t *map, Level *level, GenOptions *options, const Fault *at) {
    int most = options->descent ? DESCENT_DEPTHS : GEN_DEPTH_MAX;
    bool sound = tmj_get_number(map, "depth", 1, most, &options->depth, at);
    options->depth = int_max(options->depth, 1);
    if (!options->descent) return sound;
    level->depth = options->depth;
    level->quota = descent_depth(level->depth)->quota;
    return tmj_get_number(map, "quota", 1, LEVEL_SPAWNS_MAX, &level->quota, at) && sound;
}

// Changes the options so that they fit the levels after this one, which cannot have every size that a map
// may have.
static void fit(GenOptions *options, const Level *level) {
    Error error;
    options->w = level->tiles.w;
    options->h = level->tiles.h;
    if (options->descent || !gen_check(options, &error)) gen_set_usual_size(options);
}

// Drops rules that the dungeon does not take, which is a fault except in the descent.
static bool check_rules(GenOptions *options, const Fault *at) {
    bool sound = true;
    for (int i = 0; i < OPTION_COUNT; i++) {
        const GenOption *option = &GEN_OPTIONS[i];
        GenOptionId id = (GenOptionId)i;
        if (!option->rule || gen_option(options, id) == 0 || gen_option_applies(options, id)) continue;
        gen_option_set(options, id, 0);
        if (!options->descent)
            sound = fault_report(at, "the property \"%s\": %s does not take it", option->name,
                                 GENERATORS[options->kind]->name);
    }
    return sound;
}

bool tmj_head_read(const json_t *map, Level *level, GenOptions *options, const Fault *at) {
    int drafts = 0;
    *options = (GenOptions){0};
    bool sound = read_generator(map, level, options, at);
    sound = read_seed(map, level, at) && sound;
    sound = read_options(map, options, at) && sound;
    sound = read_depth(map, level, options, at) && sound;
    sound = check_rules(options, at) && sound;
    level->awake = options->awake;
    options->guard = options->guard && !options->descent && options->depth >= GEN_GUARD_FROM;
    sound = tmj_get_flag(map, "tower", &level->tower, at) && sound;
    sound = tmj_get_number(map, "drafts", 0, INT32_MAX, &drafts, at) && sound;
    level->attempts = drafts;
    options->seed = level->seed;
    options->tower = level->tower;
    fit(options, level);
    return sound;
}
#else
typedef int HeadNeedsMaps2; // no file of C may be empty
#endif
