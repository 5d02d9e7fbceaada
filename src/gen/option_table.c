#include "gen/option_table.h"

#include "base/text.h"

#define NUMBER(field) .name = #field, .at = offsetof(GenOptions, field)
#define FLAG(field)   .name = #field, .at = offsetof(GenOptions, field), .flag = true, .max = 1

const GenOption GEN_OPTIONS[OPTION_COUNT] = {
    [OPTION_ROOMS] = {NUMBER(rooms), .value = "N", .min = GEN_ROOMS_MIN, .max = LEVEL_ROOMS_MAX,
                      .takes = TAKES_ROOMS, .in_map = true, .code = CODE_OPTIONS,
                      .what = N_("number of rooms"), .help = N_("halls: number of rooms, 1 to 255"),
                      .label = N_("Rooms"), .page = N_("How many rooms there are.")},
    [OPTION_SUPPRESS] = {NUMBER(suppress), .value = "S", .max = GEN_SUPPRESS_MAX, .takes = TAKES_SUPPRESS,
                         .in_map = true, .code = CODE_OPTIONS, .what = N_("suppression"),
                         .help = N_("pillars, chambers: leave out S in every ten pillars, 0 to 10"),
                         .label = N_("Left out"), .page = N_("How many of ten pillars are left out.")},
    [OPTION_CORRIDOR] = {NUMBER(corridor), .value = "C", .min = GEN_CORRIDOR_MIN, .max = GEN_CORRIDOR_MAX,
                         .takes = TAKES_CORRIDOR, .sizes = true, .in_map = true, .code = CODE_OPTIONS,
                         .what = N_("corridor"), .help = N_("width of passages in cells, 1 to 3"),
                         .label = N_("Corridor"), .page = N_("Width of the passages, in cells.")},
    [OPTION_WALLS] = {NUMBER(walls), .value = "W", .min = 1, .max = GEN_WALLS_MAX, .takes = TAKES_WALLS,
                      .sizes = true, .in_map = true, .code = CODE_OPTIONS,
                      .what = N_("thickness of the walls"),
                      .help = N_("maze: thickness of walls in cells, 1 to 3"), .label = N_("Walls"),
                      .page = N_("How thick they are, in cells.")},
    [OPTION_CONNECT] = {FLAG(connect), .takes = TAKES_CONNECT, .in_map = true, .code = CODE_OPTIONS,
                        .help =
                            N_("pillars, chambers: open every ring of walls, so that nothing is walled in"),
                        .label = N_("Open rings"), .page = N_("Whether every ring of walls is opened.")},
    [OPTION_DEPTH] =
        {NUMBER(depth), .value = "D", .min = 1, .max = GEN_DEPTH_MAX, .what = N_("depth"),
         .help = N_(
             "a single dungeon: how deep and dangerous, 1 to 15; the descent: start at this depth, 1 to 8")},
    [OPTION_TOLL] = {FLAG(toll), .takes = TAKES_TOLL, .rule = true, .single = true, .in_map = true,
                     .code = CODE_MODE,
                     .help = N_("a single dungeon (not arcade): a bell tolls and everything dark is rebuilt"),
                     .label = N_("Tolls"), .page = N_("Whether a bell tolls: only what is lit stays.")},
    [OPTION_CLASSIC] = {FLAG(classic), .rule = true, .code = CODE_MODE,
                        .help =
                            N_("the classic: a small game in letters; nine enemies, and each key is a turn")},
    [OPTION_TOWER] = {FLAG(tower), .rule = true, .code = CODE_MODE,
                      .help = N_("play upward: the stairs up lead to the next floor"), .label = N_("Tower"),
                      .page = N_("Whether you play upward: the stairs up lead on.")},
    [OPTION_GUARD] = {FLAG(guard), .rule = true, .in_map = true, .code = CODE_MODE,
                      .help = N_("a single dungeon from depth 4 on: a strong monster guards the stairs"),
                      .label = N_("Guard"),
                      .page = N_("Whether a strong monster guards the stairs, from depth 4 on.")},
    [OPTION_AWAKE] = {FLAG(awake), .takes = TAKES_AWAKE, .rule = true, .single = true, .in_map = true,
                      .code = CODE_OPTIONS,
                      .help = N_(
                          "halls: all monsters are awake, stand in halls, and chase you when they see you"),
                      .label = N_("Awake"),
                      .page = N_("Whether all monsters are awake and chase you when they see you.")},
    [OPTION_MAPPED] = {FLAG(mapped), .rule = true, .single = true, .in_map = true, .code = CODE_MODE,
                       .help = N_("a single dungeon: its map is known from the start"),
                       .label = N_("Map known"),
                       .page = N_("Whether the whole map is known from the start.")},
    [OPTION_PIECES] = {FLAG(pieces), .value = "on|off|DIR", .rule = true, .in_map = true,
                       .help = N_("add small places drawn by hand (set pieces), ours or a folder's")},
    [OPTION_LOOPS] =
        {NUMBER(loops), .value = "P", .max = 100, .step = 5, .takes = TAKES_LOOPS, .in_map = true,
         .code = CODE_END, .what = N_("share of loops"),
         .help =
             N_("maze, rooms, bsp, scattered, warren: open P percent of the walls that could make a loop"),
         .label = N_("Loops"), .page = N_("Percent of the walls that could make a loop.")},
    [OPTION_DEAD_ENDS] = {.name = "dead-ends",
                          .at = offsetof(GenOptions, filled),
                          .value = "P",
                          .max = 100,
                          .step = 5,
                          .reversed = true,
                          .takes = TAKES_DEAD_ENDS,
                          .in_map = true,
                          .code = CODE_END,
                          .what = N_("share of dead ends"),
                          .help = N_("the same: keep P percent of the dead ends, and fill the others"),
                          .label = N_("Dead ends"),
                          .page = N_("Percent of the dead ends that are kept.")},
    [OPTION_BELL] = {.name = "bell",
                     .at = offsetof(GenOptions, beyond),
                     .flag = true,
                     .max = 1,
                     .takes = TAKES_DESCENT,
                     .rule = true,
                     .code = CODE_END,
                     .help = N_("the descent: begin behind the first rooms, with the bell in hand")},
};

int gen_option(const GenOptions *options, GenOptionId id) {
    const GenOption *option = &GEN_OPTIONS[id];
    const void *field = (const char *)options + option->at;
    if (option->flag) return *(const bool *)field;
    int value = *(const int *)field;
    return option->reversed ? option->max - value : value;
}

void gen_option_set(GenOptions *options, GenOptionId id, int value) {
    char *field = (char *)options + GEN_OPTIONS[id].at;
    if (GEN_OPTIONS[id].flag) {
        *(bool *)(void *)field = value != 0;
    } else {
        *(int *)(void *)field = GEN_OPTIONS[id].reversed ? GEN_OPTIONS[id].max - value : value;
    }
}

bool gen_option_applies(const GenOptions *options, GenOptionId id) {
    const GenOption *option = &GEN_OPTIONS[id];
    if (options->descent) return (option->takes & ~(unsigned)TAKES_DESCENT) == 0 && !option->single;
    return option->takes == 0 || (GENERATORS[options->kind]->takes & option->takes) != 0;
}

void gen_copy_rules(GenOptions *to, const GenOptions *from) {
    for (int i = 0; i < OPTION_COUNT; i++) {
        GenOptionId id = (GenOptionId)i;
        if (GEN_OPTIONS[i].rule && id != OPTION_CLASSIC && gen_option_applies(to, id))
            gen_option_set(to, id, gen_option(from, id));
    }
}
