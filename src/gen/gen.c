#include "gen/gen.h"

#include "base/check.h"
#include "base/hash.h"
#include "base/text.h"
#include "gen/descent/depths.h"
#include "gen/descent/stages.h"
#include "gen/furnish/furnish.h"
#include "gen/furnish/guard.h"
#include "gen/furnish/loop_doors.h"
#include "gen/makers/rows.h"
#include "gen/option_table.h"
#include "gen/pieces/pieces.h"
#include "gen/prove/prove.h"
#include "gen/tools/context.h"
#include "map/items.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// CHOOSY_*: the number of attempts that is_choosy() allows, and the cells that they may have together.
// GUARD_ATTEMPTS: the number of attempts that must have a guard, if there should be one.
enum { ATTEMPTS_MAX = 64, GUARD_ATTEMPTS = 48, CHOOSY_LEAST = 8, CHOOSY_MOST = 32, CHOOSY_CELLS = 16384 };
enum { GUARD_ROOMS_MIN = 2 }; // of a level with room for a guard

bool gen_parse_seed(const char *text, uint64_t *seed) {
    if (text[0] == '\0') return false;
    uint64_t number = 0;
    for (const char *at = text; *at != '\0'; at++) {
        if (at != text && at[strspn(at, " ")] == '\0') break; // only spaces follow the number
        if (*at < '0' || *at > '9') {
            *seed = hash_text(HASH_START, text);
            return true;
        }
        uint64_t digit = (uint64_t)(*at - '0');
        if (number > (UINT64_MAX - digit) / 10) return false;
        number = 10 * number + digit;
    }
    *seed = number;
    return true;
}

void gen_note_word(GenOptions *options, const char *text) {
    uint64_t seed;
    size_t length = strlen(text);
    bool word = length < SEED_WORD_MAX && strspn(text, "0123456789") < length;
    bool own = word && gen_parse_seed(text, &seed) && seed == options->seed;
    memmove(options->word, text, own ? length : 0);
    options->word[own ? length : 0] = '\0';
}

// ---- options

void gen_set_usual_size(GenOptions *options) {
    const Generator *generator = GENERATORS[options->kind];
    Vec size = {generator->defaults.w, generator->defaults.h};
    if (generator->sizes != NULL) size = generator->sizes(options).usual;
    if (options->descent) size = descent_size(options);
    options->w = size.x;
    options->h = size.y;
}

// Tells what is wrong with options, in the caller's language.
typedef struct Complaints {
    Translate *translate; // NULL: English
    Error *error;
} Complaints;

static const char *said(const Complaints *to, const char *english) {
    return to->translate != NULL ? to->translate(english) : english;
}

__attribute__((format(printf, 2, 3))) static bool complain(const Complaints *to, const char *format, ...) {
    va_list args;
    va_start(args, format);
    (void)vsnprintf(to->error->text, sizeof to->error->text, said(to, format), args);
    va_end(args);
    return false;
}

static bool in_range(const char *what, int value, int min, int max, const Complaints *to) {
    if (value >= min && value <= max) return true;
    return complain(to, "%s is %d: it must be %d to %d", said(to, what), value, min, max);
}

bool gen_can_guard(const GenOptions *options) {
    bool deep =
        options->depth >= GEN_GUARD_FROM && options->depth < GEN_DEPTH_MAX; // the last has no stairs on
    bool rooms = !gen_option_applies(options, OPTION_ROOMS) || options->rooms >= GUARD_ROOMS_MIN;
    bool large = int_min(options->w, options->h) >= GEN_GUARD_SIDE_MIN;
    return !options->descent && !options->classic && deep && rooms && large;
}

// Tells why there can be no guard. check_size() tells about its size.
static bool check_guard(const GenOptions *options, const Complaints *to) {
    int depth = int_clamp(options->depth, GEN_GUARD_FROM, GEN_DEPTH_MAX - 1);
    if (!options->guard || gen_can_guard(options)) return true;
    if (options->descent || options->classic || options->depth != depth)
        return complain(to, "guard: in a single dungeon it needs depth %d to %d: give --depth %d",
                        GEN_GUARD_FROM, GEN_DEPTH_MAX - 1, depth);
    if (gen_option_applies(options, OPTION_ROOMS) && options->rooms < GUARD_ROOMS_MIN)
        return complain(to, "guard: it needs %d rooms or more", GUARD_ROOMS_MIN);
    return true;
}

static bool check_size(const GenOptions *options, const Complaints *to) {
    const Generator *generator = GENERATORS[options->kind];
    Vec wanted = {options->w, options->h}, down, up;
    gen_nearest_sizes(options, wanted, &down, &up);
    if (vec_eq(wanted, down)) return true;
    if (options->guard && int_min(wanted.x, wanted.y) < GEN_GUARD_SIDE_MIN)
        return complain(to, "size %dx%d: there is no room for a guard; the nearest is %dx%d", wanted.x,
                        wanted.y, down.x, down.y);
    const char *needs = said(to, generator->sizes(options).needs);
    if (vec_eq(down, up))
        return complain(to, "size %dx%d: %s needs %s; the nearest is %dx%d", wanted.x, wanted.y,
                        generator->name, needs, down.x, down.y);
    return complain(to, "size %dx%d: %s needs %s; the nearest are %dx%d and %dx%d", wanted.x, wanted.y,
                    generator->name, needs, down.x, down.y, up.x, up.y);
}

// The classic's map is always seen whole, so it must not be larger than a field of view; it takes no further
// options.
static bool check_classic(const GenOptions *options, const Complaints *to) {
    enum { SIDE_MOST = 32 };
    bool played = options->kind == GEN_SCATTER && options->pace == PACE_TURNS;
    if (!played || options->descent || options->toll || options->tower || options->pieces ||
        options->mapped) {
        return complain(to,
                        "classic: it works only with scatter and turns, without a bell, a map or set pieces");
    }
    return in_range(N_("width of the classic"), options->w, LEVEL_SIDE_MIN, SIDE_MOST, to) &&
           in_range(N_("height of the classic"), options->h, LEVEL_SIDE_MIN, SIDE_MOST, to);
}

// Rules that a dungeon does not take are an error. (Options that only shape a level are ignored.)
static bool check_rules(const GenOptions *options, const Complaints *to) {
    for (int i = 0; i < OPTION_COUNT; i++) {
        bool asked = GEN_OPTIONS[i].rule && gen_option(options, (GenOptionId)i) != 0;
        if (asked && !gen_option_applies(options, (GenOptionId)i))
            return complain(to, "%s: %s does not take it", GEN_OPTIONS[i].name,
                            options->descent ? said(to, N_("the descent")) : GENERATORS[options->kind]->name);
    }
    return true;
}

// Checks the numbers that the generator takes.
static bool check_numbers(const GenOptions *options, const Complaints *to) {
    for (int i = 0; i < OPTION_COUNT; i++) {
        const GenOption *option = &GEN_OPTIONS[i];
        bool counts = option->takes != 0 && !option->flag && gen_option_applies(options, (GenOptionId)i);
        if (counts &&
            !in_range(option->what, gen_option(options, (GenOptionId)i), option->min, option->max, to))
            return false;
    }
    return true;
}

static bool check_all(const GenOptions *options, const Complaints *to) {
    if (!check_rules(options, to)) return false;
    if (!in_range(N_("number of the gear"), options->gear, 0, options->descent ? GEAR_KINDS : 0, to))
        return false;
    if (options->ease > EASE_ALL) return complain(to, "there are no such aids");
    if (!check_guard(options, to)) return false;
    if (options->classic) return check_classic(options, to);
    if (options->descent)
        return in_range(N_("depth of the descent"), int_max(options->depth, 1), 1, DESCENT_DEPTHS, to);
    if (!in_range(N_("width"), options->w, LEVEL_SIDE_MIN, LEVEL_SIDE_MAX, to)) return false;
    if (!in_range(N_("height"), options->h, LEVEL_SIDE_MIN, LEVEL_SIDE_MAX, to)) return false;
    if (!check_numbers(options, to)) return false;
    if (!in_range(N_("barred side"), (int)options->barred, SIDE_NONE, SIDE_WEST, to)) return false;
    return check_size(options, to);
}

bool gen_check_translated(const GenOptions *options, Translate *translate, Error *error) {
    return check_all(options, &(Complaints){translate, error});
}

bool gen_check(const GenOptions *options, Error *error) {
    return gen_check_translated(options, NULL, error);
}

// ---- running

static const Generator *maker(const GenOptions *options) {
    return options->classic ? &CLASSIC : GENERATORS[options->kind];
}

static int own_stages(const GenOptions *options) {
    int count = 0;
    while (count < GEN_STAGES_MAX && maker(options)->stages[count].name != NULL) count++;
    return count;
}

// Set pieces are laid when the generator has dug its tiles, and filled when it has placed its things.
static const Stage LAY = {N_("pieces"), N_("Set pieces are laid, and ways dug that join all again."),
                          pieces_lay_joined};
static const Stage INHABIT = {N_("inhabit"), N_("Set pieces get their things and monsters."), pieces_fill};

static bool lays_pieces(const GenOptions *options) {
    return options->pieces && !maker(options)->drawn;
}

static int stages_before_furnishing(const GenOptions *options) {
    return own_stages(options) + (lays_pieces(options) ? 2 : 0);
}

static bool in_arena(const GenOptions *options) {
    return options->descent && descent_depth(int_max(options->depth, 1))->arena;
}

// The classic has no stages of furnishing.
int gen_stage_count(const GenOptions *options) {
    if (in_arena(options)) return ARENA_STAGE_COUNT;
    if (options->descent) return DEPTH_STAGE_COUNT;
    return stages_before_furnishing(options) + (options->classic ? 0 : (int)FURNISHING_COUNT);
}

static const Stage *own_stage(const GenOptions *options, int index) {
    const Generator *generator = maker(options);
    if (!lays_pieces(options) || index < generator->shaping) return &generator->stages[index];
    if (index == generator->shaping) return &LAY;
    return index <= own_stages(options) ? &generator->stages[index - 1] : &INHABIT;
}

const Stage *gen_stage(const GenOptions *options, int index) {
    CHECK(index >= 0 && index < gen_stage_count(options));
    if (in_arena(options)) return &ARENA_STAGES[index];
    if (options->descent) return &DEPTH_STAGES[index];
    int before = stages_before_furnishing(options);
    return index < before ? own_stage(options, index) : &FURNISHING[index - before];
}

// The seed of a depth's level: it depends on nothing but the seed and the depth.
static uint64_t sub_seed(uint64_t seed, int depth, int gen) {
    if (depth > 1) seed = hash_mix(seed + (uint64_t)depth * 0x9e3779b97f4a7c15u);
    return gen == 0 ? seed : hash_mix(seed + (uint64_t)gen);
}

// Makes attempt number level->attempts, up to `stages` stages. `watch` sees the last of them; it may be NULL.
static void attempt(GenContext *gen, int stages, StepWatch *watch) {
    Level *level = gen->level;
    uint64_t seed = sub_seed(level->seed, gen->options->depth, level->attempts - 1);
    context_begin(gen, seed);
    for (int i = 0; i < stages; i++) {
        if (i == stages - 1) context_watch_stage(gen, watch);
        gen_stage(gen->options, i)->run(gen);
    }
    gen->watch = NULL;
    level_update_caches(level);
}

// True if the level has stairs back, and stairs on unless it is the last depth.
static bool leads_on(const GenContext *gen) {
    return gen->stairs_count == 1 + (gen->options->depth < GEN_DEPTH_MAX);
}

// True while an attempt may be rejected for missing things that small or bare levels cannot have. Large
// levels get fewer attempts, because each takes longer.
static bool is_choosy(const Level *level) {
    int most = CHOOSY_CELLS / (level->tiles.w * level->tiles.h);
    return level->attempts <= int_clamp(most, CHOOSY_LEAST, CHOOSY_MOST);
}

// True if the level has what was asked for: a guard nearly always, a locked door in a single dungeon from
// depth 2 on unless the level is small.
static bool has_all(GenContext *gen) {
    bool lock = gen->options->descent || context_depth(gen) == 1 || locks_count_doors(gen->level) > 0;
    return (lock || !is_choosy(gen->level)) &&
           (guard_is_settled(gen) || gen->level->attempts > GUARD_ATTEMPTS);
}

// True if the level can be played. The classic is won by killing the enemies, so all must be in reach; it has
// nothing to collect and no stairs.
static bool sound(GenContext *gen) {
    Vec where;
    if (gen->options->classic)
        return gen->level->monsters.count > 0 && prove_level(gen->level, &gen->reach, &where) == FLAW_NOTHING;
    return leads_on(gen) && has_all(gen) && prove_level(gen->level, &gen->reach, &where) == FLAW_NONE &&
           (!gen->options->descent ||
            (in_arena(gen->options) ? arena_is_complete(gen) : depth_matches_table(gen)));
}

static void attempt_until_proved(GenContext *gen) {
    Level *level = gen->level;
    for (level->attempts = 1;; level->attempts++) {
        CHECK(level->attempts <= ATTEMPTS_MAX);
        attempt(gen, gen_stage_count(gen->options), NULL);
        if (sound(gen)) break;
    }
}

// Makes the level until it is proved, or makes attempt number `known` if that is not 0. Then makes it again
// if only some stages are wanted, and lets `watch` see the last of them.
static bool make(Level *level, const GenOptions *options, int stages, int known, StepWatch *watch) {
    GenContext gen;
    bool ready = context_init(&gen, level, options, maker(options)) &&
                 (options->descent ? depth_plan_init(&gen) : !options->pieces || laying_init(&gen));
    if (ready && known == 0) attempt_until_proved(&gen);
    if (known != 0) level->attempts = known;
    if (ready && (stages < gen_stage_count(options) || watch != NULL)) attempt(&gen, stages, watch);
    level_sort(level);
    depth_plan_free(&gen);
    laying_free(&gen);
    context_free(&gen);
    return ready;
}

static bool make_sized(Level *level, const GenOptions *options, int stages, int known, StepWatch *watch) {
    GenOptions sized = *options;
    if (options->descent) gen_set_usual_size(&sized);
    if (!level_init(level, sized.w, sized.h)) return false;
    level->seed = options->seed;
    level->tower = options->tower;
    level->awake = options->awake;
    snprintf(level->generator, sizeof level->generator, "%s",
             options->descent ? N_("descent") : GENERATORS[options->kind]->name);
    bool ready = make(level, &sized, stages, known, watch);
    if (!ready) level_free(level);
    return ready;
}

bool gen_level_until(Level *level, const GenOptions *options, int stages) {
    return make_sized(level, options, stages, 0, NULL);
}

void gen_look_free(GenLook *look) {
    level_free(&look->now);
    level_free(&look->before);
    *look = (GenLook){0};
}

void gen_look(GenLook *look, const GenOptions *options) {
    StepWatch watch = {.wanted = look->step};
    int stage = look->stage, attempts = look->attempts;
    Level whole;
    gen_look_free(look);
    if (!make_sized(&whole, options, stage, attempts, &watch)) return;
    bool inside = watch.file != NULL;
    *look = (GenLook){.stage = stage,
                      .step = inside ? watch.wanted : 0,
                      .steps = watch.count,
                      .file = watch.file,
                      .line = watch.line,
                      .attempts = whole.attempts,
                      .there = true,
                      .now = inside ? watch.now : whole,
                      .before = watch.before};
    if (inside) level_update_caches(&look->now);
    if (inside) level_sort(&look->now);
    if (inside) level_free(&whole);
    if (watch.out_of_memory) gen_look_free(look);
}

bool gen_level(Level *level, const GenOptions *options) {
    return gen_level_until(level, options, gen_stage_count(options));
}

// ---- levels drawn by somebody else

enum { FURNISH_ATTEMPTS = 64 };

// True for a good start: the first attempts demand that most of the floor can be reached from it.
static bool begins_well(const GenContext *gen, int attempt) {
    int floor = 0, cells = gen->level->tiles.w * gen->level->tiles.h;
    for (int i = 0; i < cells; i++) floor += gen->level->tiles.cells[i] == TILE_FLOOR;
    return attempt > FURNISH_ATTEMPTS / 2 || context_reachable(gen) * 2 >= floor;
}

// Begins attempt number `attempt` with the cells as they were drawn.
static void draw_again(GenContext *gen, const Level *drawn, int attempt) {
    Level *level = gen->level;
    context_begin(gen, sub_seed(level->seed, gen->options->depth, attempt));
    grid_copy(&level->tiles, &drawn->tiles);
    grid_copy(&level->decor, &drawn->decor);
    level->room_count = drawn->room_count;
    level->hall_count = drawn->hall_count;
}

static bool furnish_drawn(GenContext *gen, const Level *drawn) {
    Vec where;
    for (int i = 1; i <= FURNISH_ATTEMPTS; i++) {
        draw_again(gen, drawn, i);
        context_place_hero(gen);
        if (!begins_well(gen, i)) continue;
        spawn_treasures(gen);
        spawn_monsters(gen);
        for (int k = 0; k < FURNISHING_COUNT; k++) FURNISHING[k].run(gen);
        if (prove_level(gen->level, &gen->reach, &where) == FLAW_NONE) return true;
    }
    draw_again(gen, drawn, 0);
    return false;
}

bool gen_furnish(Level *level, const GenOptions *options) {
    GenContext gen;
    Level drawn = {.room_count = level->room_count, .hall_count = level->hall_count};
    bool ready = context_init(&gen, level, options, GENERATORS[GEN_CAVES]) &&
                 grid_clone(&drawn.tiles, &level->tiles) && grid_clone(&drawn.decor, &level->decor);
    bool sound = ready && furnish_drawn(&gen, &drawn);
    if (sound) level_sort(level);
    if (sound) level_update_caches(level);
    grid_free(&drawn.tiles);
    grid_free(&drawn.decor);
    context_free(&gen);
    return sound;
}
