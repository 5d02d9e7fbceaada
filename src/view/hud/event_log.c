#include "view/hud/event_log.h"

#include "base/text.h"
#include "lang/lang.h"

#include <string.h>

// Adds a line, unless the tick has it already, as when coins fall together.
static void add_line(EventLog *log, const char *text, Rank rank, bool scenery) {
    if (log->count == LOG_LINES_MAX) return;
    LogLine *line = &log->lines[log->count];
    size_t length = strlen(text);
    bool ended = length > 0 && strchr(".!?", text[length - 1]) != NULL;
    *line = (LogLine){.rank = rank, .scenery = scenery};
    (void)text_put(line->text, sizeof line->text, "%s%s", text, ended ? "" : ".");
    text_capitalise_first(line->text);
    for (int i = 0; i < log->count; i++) {
        if (strcmp(log->lines[i].text, line->text) == 0) return;
    }
    log->count++;
}

// "A rat sleeps, 3 north".
static void add_there(EventLog *log, const World *world, const char *what, Vec cell, Rank rank,
                      bool scenery) {
    char place[SENTENCE_MAX], text[LOG_LINE_MAX];
    (void)text_put(text, sizeof text, "%s, %s", what, sentence_way_to_cell(world, cell, place));
    add_line(log, text, rank, scenery);
}

// ---- events

static void tell_event(EventLog *log, const World *world, const EventText *said, const Event *event) {
    char text[SENTENCE_MAX];
    if (!lessons_should_say(&log->lessons, world, said, event)) return;
    sentence_of_event(world, said, event, text);
    sentence_add_key(said, log->throw_key, text);
    int before = log->count;
    if (said->where) {
        add_there(log, world, text, cell_of(event->pos), said->rank, false);
    } else {
        add_line(log, text, said->rank, false);
    }
    if (log->count > before)
        log->lines[before].truth = (TextTruth){said, *event, event_text_truth(world, said, event)};
}

static void tell_events(EventLog *log, const World *world) {
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        const EventText *said = event_text_for_log(world, event);
        if (said != NULL) tell_event(log, world, said, event);
    }
    const EventText *hint = event_text_hint_now(world);
    // They explain what only the picture shows: the circle of a noise, and the eye.
    bool shown = hint != NULL && (hint->lesson == SAID_NOISE || hint->lesson == SAID_EYE);
    if (hint != NULL && !shown) tell_event(log, world, hint, &(Event){.kind = EVENT_COUNT});
    lessons_tick(&log->lessons, world);
}

static void tell_healing(EventLog *log, const World *world) {
    const Actor *hero = &world->actors[HERO];
    char text[SENTENCE_MAX], all[SENTENCE_MAX];
    if (hero->hp > log->hp) {
        (void)text_put(text, sizeof text, tr("You have %s"), sentence_of_health(hero->hp, hero->hp_max, all));
        add_line(log, text, RANK_NONE, false);
    }
    log->hp = hero->hp;
}

// ---- what comes into sight

// `what`: the kind of the thing that the text names.
static void add_of(EventLog *log, const World *world, const char *text, int what, Vec cell, Rank rank) {
    char sentence[SENTENCE_MAX];
    Event event = {.kind = EVENT_COUNT, .what = what, .pos = cell_centre(cell)};
    add_line(log, placeholders_fill(text, world, &event, sentence), rank, false);
}

static void tell_monster(EventLog *log, const World *world, int index) {
    static const EventText ASLEEP = {.about = ABOUT_LIFE | ABOUT_MIND};
    const Actor *monster = &world->actors[index];
    Mind mind = monster->brain.mind;
    int before = log->count;
    const char *text = mind == MIND_AMBUSH   ? N_("Eyes look at you out of the dark, {place}")
                       : mind == MIND_ASLEEP ? N_("{a monster} is asleep, {place}")
                                             : N_("{a monster} comes into sight, {place}");
    add_of(log, world, text, (int)monster->kind, cell_of(monster->pos), RANK_NEWS);
    const Event about = {.kind = EVENT_COUNT, .actor = index};
    if (log->count > before && mind == MIND_ASLEEP)
        log->lines[before].truth = (TextTruth){&ASLEEP, about, event_text_truth(world, &ASLEEP, &about)};
}

static void look_at_monsters(EventLog *log, const World *world) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        bool is_new = log->kinds[i] != monster->kind || log->unseen[i] >= SIGHTING_TICKS;
        log->unseen[i] = int_min(log->unseen[i] + 1, SIGHTING_TICKS);
        if (!sightings_sees(world, i)) continue;
        if (is_new) tell_monster(log, world, i);
        log->kinds[i] = monster->kind;
        log->unseen[i] = 0;
    }
}

// True if the log has just said that the item landed there.
static bool has_landed(const World *world, const Item *item) {
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        bool is = event->kind == EVENT_LAND && event->what == (int)item->kind;
        if (is && vec_eq(cell_of(event->pos), cell_of(item->pos))) return true;
    }
    return false;
}

static const char *item_lies(const Item *item) {
    if (item->hallowed) return N_("{an item}, doubled, lies {place}");
    return ITEMS[item->kind].plural ? N_("{an item} lie {place}") : N_("{an item} lies {place}");
}

static void look_at_items(EventLog *log, const World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        Vec cell = cell_of(item->pos);
        bool new = !item->taken && !log->items[i] && fov_has(&world->cache.view, cell);
        if (item->taken) log->items[i] = false; // another item may use its slot
        if (!new) continue;
        log->items[i] = true;
        if (item->kind == ITEM_BONES || has_landed(world, item)) continue;
        add_of(log, world, item_lies(item), (int)item->kind, cell, RANK_DETAIL);
    }
}

// The thing in a cell that the log mentions, or NULL.
static const char *scenery_of(const World *world, Vec cell) {
    Tile tile = level_tile(&world->level, cell);
    const Fixture *fixture = fixture_at(&world->level, cell);
    if (fixture != NULL && fixture->kind == FIXTURE_CHEST) return FIXTURES[FIXTURE_CHEST].name;
    bool told = TILES[tile].door || tile_stairs(tile) || tile == TILE_SHRINE || tile == TILE_BRAZIER ||
                tile == TILE_BRAZIER_LIT || tile == TILE_GREAT_FIRE || tile == TILE_KEEPER ||
                tile == TILE_ASKER;
    if (TILES[tile].lock > 0) return NAME_("locked door");
    return told ? tile_english_name(world, tile) : NULL;
}

static void look_at_scenery(EventLog *log, const World *world) {
    char one[SENTENCE_MAX], text[SENTENCE_MAX], name[NAME_BYTES];
    Vec hero = cell_of(world->actors[HERO].pos);
    for (int y = int_max(hero.y - VIEW_Y, 0); y <= hero.y + VIEW_Y && y < world->level.tiles.h; y++) {
        for (int x = int_max(hero.x - VIEW_X, 0); x <= hero.x + VIEW_X && x < world->level.tiles.w; x++) {
            Vec cell = {x, y};
            if (log->cells[y][x] || !fov_has(&world->cache.view, cell)) continue;
            log->cells[y][x] = true;
            const char *what = scenery_of(world, cell);
            if (what == NULL) continue;
            bool stairs = tile_stairs(level_tile(&world->level, cell));
            (void)text_put(text, sizeof text, "%s",
                           stairs ? tr_name(what, "plain", name) : sentence_indefinite(what, one));
            add_there(log, world, text, cell, RANK_NONE, true);
        }
    }
}

// ---- time

void event_log_set_world(EventLog *log, const World *world, bool begins) {
    char goal[SENTENCE_MAX];
    if (begins) log->lessons = (Lessons){0};
    memset(log->kinds, 0, sizeof log->kinds);
    memset(log->items, 0, sizeof log->items);
    memset(log->cells, 0, sizeof log->cells);
    log->hp = world->actors[HERO].hp;
    log->over = world->outcome != OUTCOME_NONE;
    log->count = 0;
    if (!begins) return;
    sentence_of_goal(world, goal);
    add_line(log, goal, RANK_GOAL, false);
}

bool event_log_covers_stop(StopReason reason) {
    return reason == STOP_MONSTER || reason == STOP_SLEEPER || reason == STOP_ITEM || reason == STOP_STAIRS;
}

void event_log_set_line(EventLog *log, const char *text) {
    log->count = 0;
    add_line(log, text, RANK_GOAL, false);
}

void event_log_tick(EventLog *log, const World *world) {
    log->count = 0;
    if (log->over) return;
    log->over = world->outcome != OUTCOME_NONE;
    tell_events(log, world);
    tell_healing(log, world);
    if (events_has_kind(world, EVENT_TOLL)) memset(log->cells, 0, sizeof log->cells);
    look_at_monsters(log, world);
    look_at_items(log, world);
    look_at_scenery(log, world);
}
