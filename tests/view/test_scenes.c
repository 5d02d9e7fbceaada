// Needs pictures.
// The HUD in its states, every page and every view of a level look the same as before. When drawing changes
// on purpose, look at the pictures first, then:
//     REWRITE_GOLDEN=1 ctest --test-dir build -R view/scene
#include "base/fail.h"
#include "hud_stage.h"
#include "map/level.h"
#include "support/golden.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/debug/ascii.h"
#include "view/debug/layout.h"
#include "view/debug/perf_stats.h"
#include "view/debug/plan.h"
#include "view/debug/tiles_png.h"
#include "view/hud/describe_draw.h"
#include "view/hud/minimap.h"
#include "view/hud/touch_pad.h"
#include "view/scene/noise_rings.h"
#include "view/screens/bag.h"
#include "view/screens/help.h"
#include "view/screens/key_table.h"
#include "view/screens/lesson.h"
#include "view/screens/preview.h"
#include "view/screens/stages.h"
#include "view/screens/tables.h"

static Golden golden = {.path = "tests/view/scenes.txt"};
static Hits hits;
static Ui ui;

static const KeyHelp KEYS[] = {
    {{"Left", "Right", "Up", "Down"}, "walk"}, {{"Space"}, "strike"}, {{"Esc"}, "back"}};
static const Hit KEY_HITS[] = {HIT_NONE, HIT_NONE, HIT_BACK};

// Hashes a picture, and where it can be clicked, and clears both for the next one.
static void add(const char *name, Image *image) {
    uint64_t hash = HASH_START;
    for (int i = 0; i < image->w * image->h; i++) hash = hash_int(hash, image->pixels[i]);
    for (int i = 0; i < hits.count; i++) {
        const Rect *rect = &hits.at[i].rect;
        hash = hash_int(hash_int(hash_int(hash, rect->x), rect->y), (int64_t)rect->w << 32 | rect->h);
    }
    golden_add(&golden, name, hash);
    for (int i = 0; i < image->w * image->h; i++) image->pixels[i] = 0xff203040u;
    hits.count = 0;
}

static int set_up_all(void **state) {
    int failed = open_kit(state);
    ui = kit.ui;
    ui.hits = &hits;
    return failed;
}

// ---- the HUD

// A descent in full swing: something in every panel.
static void fill_world(void) {
    Hero *hero = &world->hero;
    bag_init(&hero->bag);
    world->clock =
        (TollClock){.on = true, .quota = 5, .tolls = 2, .ticks = 540, .period = 9000, .bell_ready = true};
    world->depth = world->level.depth = 3;
    world->collected = 4;
    world->remaining = 7;
    world->tick = 4711;
    static const ItemKind HAS[] = {ITEM_GEM,         ITEM_CHALICE, ITEM_POTION_FROST,
                                   ITEM_SCROLL_SEAL, ITEM_BOMB,    ITEM_CANDLE};
    for (int i = 0; i < (int)(sizeof HAS / sizeof *HAS); i++) {
        for (int k = 0; k <= i % 3; k++) bag_add(&hero->bag, HAS[i], 1 + k);
    }
    hero->bag.hallowed[ITEM_GEM][1] = 1;
    hero->bag.kept[1] = true;
    hero->bag.hand = ITEM_BOMB;
    hero->score.kills = 12;
    hero->score.total = 3450;
    hero->score.coins = 27;
    for (int i = 0; i < POWER_COUNT; i++) hero->power[i] = 240 * (i + 1);
    hero->keys[0] = 1;
    hero->keys[2] = 2;
    hero->worn[0] = ITEM_LONG_SWORD;
    for (int i = 1; i < GEAR_COUNT; i++) hero->worn[i] = -1;
    hero->night = 400;
    hero->exposed = 20;
    world->actors[HERO].hp = 5;
}

static void add_hud(const char *name) {
    Ui plain = ui;
    hud_draw_all(&hud, &plain, world, &layer);
    add(name, &layer);
}

static void the_hud(void) {
    ticks(3, NULL, 0);
    add_hud("hud as a dungeon begins");
    fill_world();
    hud.bell_key = "B";
    hud.buttons = hud.travelled = true;
    ticks(1, NULL, 0);
    add_hud("hud of a descent");
    world->actors[HERO].hp -= 3;
    happens((Event){.kind = EVENT_LOST, .what = ITEM_GEM, .amount = 40});
    happens((Event){.kind = EVENT_PICKUP, .actor = HERO, .what = ITEM_CHALICE});
    happens((Event){.kind = EVENT_TOLL, .amount = 1});
    ticks(1, NULL, 0);
    add_hud("hud as things happen");
    ticks(25, &(Rect){4, 4, 30, 30}, 1);
    add_hud("hud a moment later, seen through");
    ticks(300, NULL, 0);
    hud.aims = true;
    hud.chosen = 2;
    hud.seed_word = "lantern";
    world->hero.pace = PACE_TURNS;
    world->clock.ticks = 5000;
    world->hero.lantern_shut = true;
    world->actors[1].brain.mind = MIND_CHASE;
    ticks(1, NULL, 0);
    add_hud("hud turn by turn");
    TouchPad pad = {.steers = true, .stick = {80, 280}, .thumb = {96, 270}, .held = 1u << HIT_STRIKE};
    touch_pad_draw(&pad, &hud, &ui, world, &layer);
    touch_pad_draw_back(&ui, &layer, true, false);
    add("buttons for fingers", &layer);
}

static void maps_and_words(void) {
    Rect room = {20, 20, 600, 320};
    KnownThings *things = &world->known.things;
    things->items[things->item_count++] =
        (KnownItem){.there = true, .kind = ITEM_CHALICE, .pos = cell_centre((Vec){12, 2})};
    grid_set(&world->known.explored, (Vec){3, 3}, KNOWN_STALE);
    minimap_draw_whole(world, &layer, room, (Vec){0, 0});
    minimap_draw_legend(&ui, world, &layer, room);
    add("the map", &layer);
    static Lore lore;
    lore.actors[ACTOR_RAT] = LORE_MET;
    Description what;
    describe_cell(world, things, &lore, cell_of(world->actors[2].pos), &what);
    describe_draw(&ui, &layer, (Rect){300, 100, 32, 32}, (Rect){200, 100, 32, 32}, &what,
                  "Enter to go there");
    describe_draw_name(&ui, &layer, (Rect){100, 200, 32, 32}, &what);
    add("what is looked at", &layer);
}

// ---- pages

static void texts(void) {
    static const char *const HELPS[] = {"both",        "a dungeon",   "a descent",
                                        "the classic", "a recording", "more keys"};
    char name[64];
    for (int i = HELP_BOTH; i <= HELP_MORE; i++) {
        HelpPage page = {.mode = (HelpMode)i,
                         .tower = i == HELP_DESCENT,
                         .keys = KEYS,
                         .count = 3,
                         .bell_key = "B",
                         .close_key = "F1",
                         .turn = i == HELP_DUNGEON ? NULL : "Tab"};
        help_page_draw(&ui, &layer, &page);
        (void)snprintf(name, sizeof name, "help of %s", HELPS[i]);
        add(name, &layer);
    }
    Menu menu = {.title = "A menu", .cursor = 17};
    for (int i = 0; i < 20; i++)
        (void)menu_add(&menu, (MenuEntry){"An entry", i % 3 == 0 ? "usual" : NULL,
                                          i == 17 ? "What it does" : NULL, i % 4 != 3, i});
    title_page_draw(&ui, &layer, &menu, "1.2.3");
    add("title", &layer);
    pause_page_draw(&ui, &layer, &menu, world, "lantern", "GHZZEY2");
    add("pause", &layer);
    arrival_page_draw(&ui, &layer, world, 200);
    add("card of a depth", &layer);
}

static void ends(void) {
    Menu menu = {.cursor = 1};
    for (int i = 0; i < 3; i++) (void)menu_add(&menu, (MenuEntry){.label = "An entry", .enabled = true});
    EndPage page = {.world = world,
                    .ticks = 54321,
                    .deepest = 3,
                    .looked = true,
                    .seed_word = "lantern",
                    .code = "GHZZEY2",
                    .counted = END_COUNTED};
    static const char *const NAMES[OUTCOME_COUNT] = {"given up", "won", "lost", "left"};
    for (int i = 0; i < OUTCOME_COUNT; i++) {
        char name[64];
        world->outcome = (Outcome)i;
        world->killer = ACTOR_RAT;
        end_page_draw(&ui, &layer, (Rect){0, 0, layer.w, layer.h}, &menu, &page);
        (void)snprintf(name, sizeof name, "end of a game that was %s", NAMES[i]);
        add(name, &layer);
    }
    world->outcome = OUTCOME_NONE;
}

static void say_run(const void *of, int index, RunRow *row) {
    (void)of;
    *row = (RunRow){.best = index == 1, .dim = index == 3};
    for (int i = 0; i < RUN_COLUMNS; i++) (void)snprintf(row->text[i], RUN_TEXT_MAX, "%d.%d", index, i);
    (void)snprintf(row->more, RUN_MORE_MAX, "More of run %d", index);
}

static void tables(void) {
    RunsPage runs = {.row = say_run, .count = 40, .cursor = 30, .note = "A note"};
    runs_page_draw(&ui, &layer, &runs);
    page_draw_key_hints(&ui, KEYS, KEY_HITS, 3, &layer);
    add("runs", &layer);
    StatTable table = {.facts = {{"Runs", "12"}, {"Won", "3"}},
                       .killers = {{"a rat", "4"}, {"fire", "1"}},
                       .fact_count = 2,
                       .killer_count = 2,
                       .depths = {{12, 3}, {9, 4}, {5, 5}}};
    statistics_page_draw(&ui, &layer, &table);
    page_draw_key_hints(&ui, KEYS, KEY_HITS, 3, &layer);
    add("statistics", &layer);
    KeyRow rows[30];
    for (int i = 0; i < 30; i++)
        rows[i] =
            (KeyRow){"An action", {"Keypad Enter", i % 3 == 0 ? "" : "J", "LB"}, i % 2 == 0, i % 5 == 0};
    KeyTable keys = {.sets = {"Usual", "Left hand"},
                     .holds = {true},
                     .set_count = 2,
                     .rows = rows,
                     .row_count = 30,
                     .row = 20,
                     .column = 1,
                     .waits = 20 * KEY_STRIDE + 1,
                     .note = "Press a key",
                     .alarm = true,
                     .pick = "Enter",
                     .clear = "Backspace",
                     .back = "Esc"};
    key_table_draw(&keys, &ui, &layer);
    add("keys", &layer);
    for (int i = 0; i < BOOK_CHAPTERS; i++) {
        Lore lore = {0};
        for (int k = 0; k < ACTOR_KIND_COUNT; k += 2) lore.actors[k] = LORE_MET;
        for (int k = 0; k < ITEM_COUNT; k += 2) lore.items[k] = LORE_MET;
        book_page_draw(&ui, &layer, &(BookPage){&lore, world, (BookChapter)i, 4, false});
        page_draw_key_hints(&ui, KEYS, KEY_HITS, 3, &layer);
        add(BOOK_TITLES[i], &layer);
    }
    BagPage bag = {world, 2, "E", "K", "1-5", NULL};
    bag_page_draw(&ui, &layer, &bag);
    add("bag", &layer);
    Image pictures[LESSON_PICTURES];
    for (int i = 0; i < other.w * other.h; i++) other.pixels[i] = 0xff000000u | (uint32_t)i * 977u;
    for (int i = 0; i < LESSON_PICTURES; i++)
        pictures[i] = (Image){.w = LESSON_W, .h = LESSON_H, .pixels = other.pixels + 7 * i};
    (void)lesson_page_draw(&ui, &layer, pictures, HELP_FOOT_PX);
    add("lesson", &layer);
}

// ---- levels as plans

static void plans(void) {
    Level *level = &world->level;
    Actor *rat = &world->actors[1];
    level->start = (Vec){2, 2};
    level->proof_steps[level->proof_step_count++] = (ProofStep){.cell = {12, 2}, .key = 2};
    rat->brain.mind = MIND_SUSPICIOUS;
    rat->brain.sees = true;
    debug_layout_draw(&ui, world, &layer);
    static NoiseRings rings;
    rings.at[0] = (NoiseRing){.px = {200, 60}, .reach = 200, .age = 10, .hero = true};
    layout_draw_noises(&rings, world, &layer);
    add("layout", &layer);
    ascii_draw(&ui, world, &layer);
    add("letters", &layer);
    preview_draw(&ui, level, &layer, (Rect){100, 40, 400, 260});
    add("preview", &layer);
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    const GenLook look = {.stage = 1, .there = true, .now = *level};
    const GenStageView show = {.options = &options, .look = &look};
    gen_stage_view_draw(&ui, &show, &layer, (Vec){layer.w, layer.h});
    gen_stage_draw_words(&ui, &show, &layer);
    page_draw_key_hints(&ui, KEYS, KEY_HITS, 3, &layer);
    add("a stage", &layer);
    static PerfStats stats;
    for (uint32_t i = 0; i < 70; i++)
        perf_stats_add(&stats, (uint32_t[]){16000 + 100 * i, 200 + i, 700, 900, 1, 30 + i});
    (void)perf_stats_draw(&stats, &ui, &layer, (Vec){20, 30});
    add("costs of a frame", &layer);
    Image picture;
    Error error;
    assert_true(picture_of_level(&kit.atlas, level, true, &picture, &error));
    add("a level as a picture", &picture);
    image_free(&picture);
    assert_true(tileset_picture(&kit.atlas, &picture, &error));
    add("a tile set", &picture);
    image_free(&picture);
}

static void what_is_written_looks_as_it_did(void **state) {
    (void)state;
    the_hud();
    maps_and_words();
    texts();
    ends();
    tables();
    plans();
    golden_end(&golden);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_written_looks_as_it_did, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, set_up_all, close_kit);
}
