// The table of all work that is measured.
#include "bench/bench.h"
#include "bench/crowd.h"
#include "bench/frames.h"
#include "bench/make.h"
#include "bench/maps.h"
#include "bench/pace.h"
#include "bench/peer.h"
#include "bench/picture.h"
#include "bench/present.h"
#include "bench/runs.h"
#include "bench/sight.h"
#include "bench/start.h"
#include "bench/toll.h"
#include "bench/vast.h"
#include "bench/walk.h"

#include <SDL.h>

#define TICK_NS (1e9 / 60)
#define SIGHT   .open = sight_open, .close = sight_close, .ours = sight_ours, .peers = sight_peers, .tcod = true
#define SHADOWS                                                                                              \
    .open = sight_open, .close = sight_close, .ours = sight_shadows, .peers = sight_peers, .tcod = true
#define WALK .open = walk_open, .close = walk_close, .ours = walk_ours, .peers = walk_peers, .tcod = true
#define PICTURE                                                                                              \
    .open = picture_open, .close = picture_close, .ready = picture_ready, .ours = picture_ours,              \
    .peers = picture_peers
#define PRESENT                                                                                              \
    .what = "present, Xvfb, 1280x720 window", .open = present_open, .close = present_close,                  \
    .clock = present_clock, .ours = present_ours, .peers = present_peers, .runs = 16, .peer_runs = 16
#define START                                                                                                \
    .what = "start to first frame", .goal = 1.5, .sense = AT_MOST, .runs = 2, .peer_runs = 2,                \
    .open = start_open, .close = start_close, .clock = start_clock, .ours = start_ours, .peers = start_peers
#define PACE                                                                                                 \
    .sense = AT_MOST, .peer = "a bare SDL loop with SDL_Delay", .count = 600, .runs = 1, .peer_runs = 1,     \
    .once = true, .open = pace_open, .close = pace_close, .clock = pace_clock, .ours = pace_play,            \
    .peers = pace_peers
#define CORE                                                                                                 \
    .peer = "a core", .goal = 0.01, .sense = AT_MOST, .bound = 1e9, .open = pace_open_muted,                 \
    .close = pace_close
#define VAST                                                                                                 \
    .peer = "a tick of 16.67 ms", .sense = AT_MOST, .bound = TICK_NS, .side = LEVEL_PLAY_MAX,                \
    .monsters = 1000, .flames = 500, .maps = 4
#define BUSIEST                                                                                              \
    .peer = "a tick of 16.67 ms", .sense = AT_MOST, .bound = TICK_NS, .depth = 7, .monsters = 8,             \
    .flames = 4, .maps = 16
#define LOOK .side = 101, .monsters = 1000, .open = crowd_look_open, .close = crowd_close, .ours = crowd_look

// For large levels, a round goes over few of them.
#define SIZED(name, gen, cells, how_many)                                                                    \
    {                                                                                                        \
        .what = "a cell of " name " " #cells "x" #cells, .peer = "the same at 64x64", .goal = 2,             \
        .sense = AT_MOST, .kind = (gen), .side = (cells), .runs = (how_many), .open = make_sized_open,       \
        .close = make_close, .ours = make_ours, .peers = make_small                                          \
    }
#define SIZES(name, gen) SIZED(name, gen, 256, 16), SIZED(name, gen, 1024, 2), SIZED(name, gen, 4096, 1)

const Work WORKS[] = {
    {SIGHT, .what = "field of view, radius 10, mazes 51x51", .peer = "libtcod FOV_SHADOW", .goal = 7,
     .kind = GEN_MAZE, .side = 51, .reach = 10, .count = PEER_SHADOW},
    {SIGHT, .what = "field of view, radius 10, open 50x50", .peer = "libtcod FOV_SHADOW", .goal = 12,
     .kind = OPEN_FIELD, .side = 50, .reach = 10, .count = PEER_SHADOW},
    {SIGHT, .what = "field of view, radius 10, 200x200, 20 % walls", .peer = "libtcod FOV_SHADOW", .goal = 25,
     .kind = GEN_SCATTER, .side = 200, .reach = 10, .count = PEER_SHADOW},
    {SHADOWS, .what = "the same by shadows, as on other processors", .peer = "libtcod FOV_SHADOW", .goal = 6,
     .kind = GEN_SCATTER, .side = 200, .reach = 10, .count = PEER_SHADOW},
    {SIGHT, .what = "field of view, radius 20, open 50x50", .peer = "libtcod symmetric shadowcast",
     .goal = 15, .kind = OPEN_FIELD, .side = 50, .reach = 20, .count = PEER_SYMMETRIC},
    {WALK, .what = "distance map, 4 directions, mazes 51x51", .peer = "TCOD_dijkstra", .goal = 6,
     .kind = GEN_MAZE, .side = 51},
    {WALK, .what = "distance map, 4 directions, 51x51, 20 % walls", .peer = "TCOD_dijkstra", .goal = 9,
     .kind = GEN_SCATTER, .side = 51},
    {WALK, .what = "distance map, 4 directions, mazes 201x201", .peer = "TCOD_dijkstra", .goal = 11,
     .kind = GEN_MAZE, .side = 201},
    {WALK, .what = "distance map, 4 directions, 201x201, 20 % walls", .peer = "TCOD_dijkstra", .goal = 13,
     .kind = GEN_SCATTER, .side = 201},
    {.what = "halls 50x50, furnished and proved",
     .peer = "libtcod BSP 80x50, bare",
     .goal = 10,
     .sense = AT_MOST,
     .tcod = true,
     .kind = GEN_HALLS,
     .side = 50,
     .open = make_open,
     .close = make_close,
     .ours = make_ours,
     .peers = make_peers},
    {.what = "a toll at 61x37, proof included",
     .peer = "libtcod BSP 80x50, bare",
     .goal = 60,
     .sense = AT_MOST,
     .tcod = true,
     .open = toll_open,
     .close = toll_close,
     .ready = toll_ready,
     .ours = toll_ours,
     .peers = make_peers},
    {.what = "the same in levels with set pieces",
     .peer = "libtcod BSP 80x50, bare",
     .goal = 70,
     .sense = AT_MOST,
     .tcod = true,
     .kind = TOLL_PIECES,
     .open = toll_open,
     .close = toll_close,
     .ready = toll_ready,
     .ours = toll_ours,
     .peers = make_peers},
    SIZES("halls", GEN_HALLS),
    SIZES("pillars", GEN_PILLARS),
    SIZES("maze", GEN_MAZE),
    SIZES("rooms", GEN_ROOMS),
    SIZES("scatter", GEN_SCATTER),
    SIZES("caves", GEN_CAVES),
    {.what = "one tick, 1,000 awake monsters",
     .peer = "a tick of 16.67 ms",
     .goal = 0.03,
     .sense = AT_MOST,
     .bound = TICK_NS,
     .side = 101,
     .monsters = 1000,
     .count = 16,
     .open = crowd_open,
     .close = crowd_close,
     .ready = crowd_ready,
     .ours = crowd_ticks},
    {VAST, .what = "255x255, 1,000 monsters, 500 flames: one tick", .goal = 0.1, .runs = 4, .count = 16,
     .open = crowd_open, .close = crowd_close, .ready = crowd_ready, .ours = crowd_ticks},
    {VAST, .what = "255x255, 1,000 monsters, 500 flames: a toll", .goal = 1, .runs = 4,
     .open = vast_toll_open, .close = vast_close, .ready = vast_toll_ready, .ours = vast_toll},
    {VAST, .what = "255x255, 1,000 monsters, 500 flames: a frame", .goal = 0.05, .runs = 16,
     .open = vast_frame_open, .close = vast_close, .ready = vast_frame_ready, .ours = vast_frame},
    {BUSIEST, .what = "the descent's busiest depth, all awake: one tick", .goal = 0.005, .count = 16,
     .open = crowd_open, .close = crowd_close, .ready = crowd_ready, .ours = crowd_ticks},
    {BUSIEST, .what = "the descent's busiest depth: a toll", .goal = 0.05, .open = vast_toll_open,
     .close = vast_close, .ready = vast_toll_ready, .ours = vast_toll},
    {BUSIEST, .what = "the descent's busiest depth: a frame", .goal = 0.05, .open = vast_frame_open,
     .close = vast_close, .ready = vast_frame_ready, .ours = vast_frame},
    {.what = "the Warlord's arena: one tick",
     .peer = "a tick of 16.67 ms",
     .goal = 0.005,
     .sense = AT_MOST,
     .bound = TICK_NS,
     .depth = 8,
     .monsters = 1,
     .maps = 16,
     .count = 16,
     .open = crowd_open,
     .close = crowd_close,
     .ready = crowd_ready,
     .ours = crowd_ticks},
    {LOOK, .what = "10,000 monsters, sight checks alone, crowding", .peer = "a tick of 16.67 ms",
     .goal = 0.01, .sense = AT_MOST, .bound = TICK_NS, .kind = CROWD_NEAR},
    {LOOK, .what = "10,000 monsters, sight checks alone, spread", .peer = "a tick of 16.67 ms", .goal = 0.01,
     .sense = AT_MOST, .bound = TICK_NS, .kind = CROWD_SPREAD},
    {PICTURE, .what = "near frame 640x360, lit, 100 sprites", .peer = "SDL copies in one colour each",
     .goal = 0.6, .sense = AT_MOST, .kind = TILE_FLOOR, .count = 100},
    {PICTURE, .what = "near frame 640x360, lit, 1,000 sprites", .peer = "SDL copies in one colour each",
     .goal = 0.35, .sense = AT_MOST, .kind = TILE_FLOOR, .count = 1000},
    {PICTURE, .what = "near frame 640x360, 100 sprites in water", .peer = "SDL copies in one colour each",
     .goal = 1.2, .sense = AT_MOST, .kind = TILE_WATER, .count = 100},
    {.what = "near frame, its loops over pixels as built",
     .peer = "the same loops by -O2",
     .goal = 1.6,
     .runs = 1,
     .peer_runs = 1,
     .open = frames_open,
     .close = frames_close,
     .clock = frames_clock,
     .ours = frames_ours,
     .peers = frames_peers},
    {PRESENT, .peer = "the same texture by bare SDL", .goal = 0.3, .sense = AT_MOST},
    {PRESENT, .peer = "the same by SDL's software renderer", .goal = 0.5, .sense = AT_MOST,
     .kind = SDL_RENDERER_SOFTWARE},
    {START, .peer = "picture, font and window by bare SDL"},
    {START, .peer = "the same by SDL's software renderer", .kind = SDL_RENDERER_SOFTWARE},
    {PACE, .what = "frame pacing at 60 Hz, error p50", .goal = 0.8, .kind = 50},
    {PACE, .what = "frame pacing at 60 Hz, error p99", .goal = 1.5, .kind = 99},
    {CORE, .what = "a second while paused, muted", .runs = 1, .ready = pace_calm, .ours = pace_pause},
    {CORE, .what = "a second of music", .runs = 10, .ours = pace_music},
    {.what = "a second of a run, replayed",
     .peer = "real time",
     .goal = 3600,
     .bound = 1e9,
     .count = 20,
     .open = runs_open,
     .close = runs_close,
     .ours = runs_replay},
    {.what = "a second of an hour of runs, replayed",
     .peer = "real time",
     .goal = 3600,
     .bound = 1e9,
     .count = 3600,
     .maps = 1,
     .runs = 1,
     .open = runs_open,
     .close = runs_close,
     .ours = runs_replay},
};
const int WORK_COUNT = sizeof WORKS / sizeof WORKS[0];
