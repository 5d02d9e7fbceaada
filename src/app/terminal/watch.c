// Shows recordings in letters, with the keys of the window's viewer.
#include "app/terminal/state.h"

#include "app/play/viewer.h"
#include "lang/lang.h"
#include "view/canvas/panel.h"
#include "view/hud/hud.h"

#include <stdio.h>
#include <string.h>

enum {
    FRAME_TICKS = 3, // from one picture to the next at the speed of play
    FRAME_MS = FRAME_TICKS * 1000 / TICKS_PER_SECOND,
    SCAN_TICKS = 512, // from one look at the keyboard to the next
    BAR_LEAST = 8
};

// ---- the picture

// Draws the bar at the foot: how far the recording is, and its marks.
static void draw_bar(Terminal *t, int y) {
    char bar[256];
    const Playback *playback = &t->play.session.watched;
    int w = int_clamp(tty_size().x - 2, BAR_LEAST, (int)sizeof bar - 1);
    int64_t ticks = int_max((int)playback->ticks, 1);
    int done = (int)(playback->tick * w / ticks);
    for (int i = 0; i < w; i++) bar[i] = i < done ? '=' : '-';
    for (int i = 0; i < playback->mark_count; i++) {
        const PlaybackMark *mark = &playback->marks[i];
        int x = int_min((int)(mark->tick * w / ticks), w - 1);
        if (mark->kind != MARK_HURT) bar[x] = mark->kind == MARK_TOLL ? 'o' : '|';
    }
    bar[w] = '\0';
    (void)tty_text(&t->tty, (Vec){1, y}, COLOUR_GOLD, 0, bar);
}

// Draws the game and, below, the speed, the time and the keys.
static void draw(Terminal *t, const Viewer *viewer) {
    char text[320], now[HUD_TEXT_MAX], all[HUD_TEXT_MAX], speed[VIEWER_TEXT_MAX];
    const Playback *playback = &t->play.session.watched;
    Vec size = tty_size(), hero = cell_of(t->play.session.world->actors[HERO].pos);
    MapPlace place = draw_game_around(t, hero);
    (void)viewer_speed(viewer, speed);
    speed[strcspn(speed, "\xc3")] = '\0'; // without the multiplication sign, because the text has an x
    (void)snprintf(text, sizeof text,
                   viewer->paused ? tr("paused x%s  %s of %s  Space , . arrows 0-9 PgUp PgDn Enter F1 Esc")
                                  : tr("play x%s  %s of %s  Space , . arrows 0-9 PgUp PgDn Enter F1 Esc"),
                   speed, hud_time_text((uint32_t)playback->tick, now),
                   hud_time_text((uint32_t)playback->ticks, all));
    tty_blank(&t->tty, (Vec){0, size.y - 2}, size.x);
    tty_blank(&t->tty, (Vec){0, size.y - 1}, size.x);
    (void)tty_text(&t->tty, (Vec){1, size.y - 2}, COLOUR_CREAM, 0, text);
    draw_bar(t, size.y - 1);
    tty_flush(map_cell_on_screen(&place, hero));
}

// ---- going on

// Goes to a tick. Returns false when out of memory; the title then says so.
static bool go_to(Terminal *t, Viewer *viewer, int64_t tick) {
    bool there = session_watch_seek(&t->play.session, tick);
    if (!there) (void)fail(&t->play.notice, tr("There is not enough memory for the recording."));
    viewer_after_seek(viewer, &t->play.session.watched);
    if (there) act_after_new_world(t, true);
    return there;
}

static void step(Terminal *t, Viewer *viewer) {
    const Game *game = t->play.session.game;
    const World *before = t->play.session.world;
    if (!session_watch_step(&t->play.session)) {
        viewer->paused = true;
        return;
    }
    if (t->play.session.world != before) act_after_new_world(t, t->play.session.game != game);
    act_report_tick(t);
}

static void tell_fault(Terminal *t) {
    char text[VIEWER_FAULT_MAX];
    if (viewer_fault(&t->play.session.watched, text)) history_add(t, text, true);
}

// Replays the whole recording once. Afterwards its marks are known and every moment can be reached at once.
// Returns false if the player stops it.
static bool look_through(Terminal *t) {
    const Playback *playback = &t->play.session.watched;
    while (session_watch_step(&t->play.session)) {
        if (playback->tick % SCAN_TICKS != 0) continue;
        char text[192];
        (void)snprintf(text, sizeof text, tr("Looking through the recording: %d %%. Esc: back"),
                       (int)(playback->tick * 100 / playback->ticks));
        tty_clear(&t->tty);
        (void)tty_text(&t->tty, (Vec){1, 1}, COLOUR_CREAM, 0, text);
        tty_flush((Vec){-1, -1});
        int key = tty_poll_key(&t->tty);
        if (key == TTY_ESC || key == TTY_QUIT) return false;
    }
    return true;
}

// Handles a key. Returns the command that it asks for; DO_POP: leave the recording, also when out of memory.
static ScreenCommand act(Terminal *t, Viewer *viewer, int key) {
    const Playback *playback = &t->play.session.watched;
    Action action = watch_key_action(key);
    int64_t tick = playback->ticks * (key - '0') / 10;
    bool digit = key >= '0' && key <= '9';
    if (digit || viewer_act_seeks(viewer, playback, action, &tick))
        return command_do(go_to(t, viewer, tick) ? DO_STAY : DO_POP);
    switch (action) {
    case ACTION_WATCH_ON:
        viewer->paused = true;
        step(t, viewer);
        return command_do(DO_STAY);
    case ACTION_WATCH_TAKE_OVER:
        viewer->paused = true;
        return ask_take_over(&t->play);
    case ACTION_WATCH_LEAVE:
        return command_do(DO_POP);
    default:
        return ask_open_action(&t->play, action);
    }
}

bool recording_view_scan(Terminal *t, Viewer *viewer) {
    viewer_begin(viewer);
    if (!look_through(t) || !go_to(t, viewer, 0)) return false;
    viewer->paused = false;
    tell_fault(t);
    return true;
}

ScreenCommand recording_view_run(Terminal *t, Viewer *viewer) {
    for (;;) {
        draw(t, viewer);
        int key = viewer->paused ? tty_wait_key(&t->tty) : tty_wait_key_within(&t->tty, FRAME_MS);
        const ScreenCommand does = key == TTY_QUIT ? command_do(DO_POP) : act(t, viewer, key);
        if (does.kind != DO_STAY) return does;
        int ticks = key == TTY_NONE ? viewer_take_due_ticks(viewer, FRAME_TICKS) : 0;
        if (ticks > 0) history_begin_act(t);
        for (int i = 0; i < ticks && !viewer->paused; i++) step(t, viewer);
    }
}
