// The map of --import and --watch. It starts again when its files change, even while Tiled is saving them.
#include "app/loop.h"

#include "app/store/maps.h"
#include "base/text.h"
#include "lang/lang.h"

#include <stdio.h>
#include <string.h>

enum { LOOK_MS = 250, WARNING_MS = 12000, PANEL_W = 420, PANEL_Y = 44, PANEL_EDGE = 8 };

// True if the map is the one of --import or --watch.
static bool is_ours(const App *app, HandmadeMap map) {
    const MapFile *own = app->options.map_file;
    return own != NULL && map.size > 0 && map.size == own->packed.size &&
           memcmp(map.bytes, own->packed.bytes, map.size) == 0;
}

bool app_is_watched_map(const App *app, const GenOptions *options) {
    return app->options.watch && is_ours(app, options->map);
}

bool app_plays_watched_map(const App *app) {
    return app_is_watched_map(app, &app->play.session.options);
}

// ---- reading its file

// Adds a message without the path of the file, which all lines share.
static void add_line(void *to, const char *line) {
    App *app = to;
    OwnMap *own = &app->own_map;
    size_t path = strlen(app->options.import);
    bool named = strncmp(line, app->options.import, path) == 0 && line[path] == ':' && line[path + 1] == ' ';
    if (own->told < OWN_MAP_LINES)
        (void)snprintf(own->lines[own->told], OWN_MAP_TEXT, "%s", named ? line + path + 2 : line);
    own->told++;
}

// Reads the file. The hero begins in the cell `stays`, if that is not NULL and free. If the map cannot be
// played, returns false and leaves `options` unchanged.
static bool read_file(App *app, const Vec *stays, GenOptions *options) {
    OwnMap *own = &app->own_map;
    FaultSink told = {.say = add_line, .to = app};
    own->told = 0;
    own->told_ms = SDL_GetTicks();
    own->refused = !map_file_read(app->options.import, stays, options, app->options.map_file, &told);
    own->told = int_max(own->told, told.lines);
    return !own->refused;
}

void app_reread_own_map(App *app, GenOptions *options) {
    if (!is_ours(app, options->map)) return;
    if (!read_file(app, NULL, options)) app_say(app, app->own_map.lines[0]);
    if (!app->options.watch) app->own_map.told = 0;
}

// ---- watching it

// The hero's cell if he may stay there after the map has changed, or NULL. He may on the map's own level.
static const Vec *hero_cell(const App *app, Vec *cell) {
    const World *world = app->play.session.world;
    *cell = cell_of(world->actors[HERO].pos);
    return world->depth == app->play.session.options.depth && world->outcome == OUTCOME_NONE ? cell : NULL;
}

// Reads the map again, to go on at the same pace and, if possible, in the same cell.
static bool take_anew(App *app, GenOptions *options) {
    Vec cell;
    *options = app->play.session.options;
    app->loop.changed = true;
    options->pace = app->play.session.world->hero.pace;
    return read_file(app, hero_cell(app, &cell), options);
}

// True when the file has changed and is complete. A file that changed since the last check may still be
// being written.
bool app_poll_map_file(App *app, GenOptions *options) {
    OwnMap *own = &app->own_map;
    uint32_t now = SDL_GetTicks();
    if (!app_plays_watched_map(app) || now - own->looked_ms < LOOK_MS) return false;
    own->looked_ms = now;
    if (!file_may_exist(app->options.import)) return false; // it may be renamed into place in a moment
    uint64_t stamp = map_file_read_stamp(app->options.map_file);
    bool unchanged = stamp == own->seen;
    own->seen = stamp;
    return unchanged && stamp != app->options.map_file->stamp && take_anew(app, options);
}

// ---- what is shown of it

// True while the messages are to be shown. Errors that prevent playing stay; warnings disappear after a
// while.
static bool are_shown(const App *app) {
    const OwnMap *own = &app->own_map;
    bool old = !own->refused && SDL_GetTicks() - own->told_ms > WARNING_MS;
    return own->told > 0 && !old && app_plays_watched_map(app);
}

void app_draw_map_faults(App *app, Image *layer) {
    const OwnMap *own = &app->own_map;
    const Ui *ui = &app->assets.ui;
    char title[192];
    int shown = int_min(own->told, OWN_MAP_LINES), lines = 0, counts[OWN_MAP_LINES];
    if (!are_shown(app)) return;
    int width = int_min(PANEL_W, layer->w - 2 * PANEL_EDGE), inner = width - 2 * PANEL_EDGE;
    for (int i = 0; i < shown; i++)
        lines += counts[i] =
            ui_draw_text_wrapped(ui, NULL, (Vec){0, 0}, inner, 2, COLOUR_CREAM, own->lines[i]);
    (void)snprintf(title, sizeof title, "%s",
                   own->refused ? tr("Still playing the previous map until you fix this:")
                                : tr("Problems in the map as it is now:"));
    if (own->told > shown) text_add(title, sizeof title, tr(" (%d of %d lines)"), shown, own->told);
    Rect panel = {(layer->w - width) / 2, PANEL_Y, width, (lines + 1) * FONT_LINE_PX + 2 * PANEL_EDGE};
    panel_draw(ui, layer, panel);
    Vec at = {panel.x + PANEL_EDGE, panel.y + PANEL_EDGE};
    (void)ui_draw_text_wrapped(ui, layer, at, inner, 1, own->refused ? COLOUR_RED : COLOUR_GOLD, title);
    for (int i = 0; i < shown; i++) {
        at.y += (i == 0 ? 1 : counts[i - 1]) * FONT_LINE_PX;
        (void)ui_draw_text_wrapped(ui, layer, at, inner, 2, COLOUR_CREAM, own->lines[i]);
    }
}
