// Passes the hero's acts to the game, one act at a time. Each input goes through one tick, so the game
// records and saves it as in the window.
#include "app/terminal/state.h"

#include "sim/hero/throw.h"
#include "view/hud/captions.h"
#include "view/hud/travel_text.h"
#include "view/screens/victory.h"

#include <stdio.h>

enum {
    ACT_MOST_TICKS = 3600,    // the longest time that an act may take before the terminal takes over again
    JOURNEY_MOST_TICKS = 6000 // the same for a whole journey
};

// Adds the last tick's messages to the history. Two kinds go only to the page of messages: small news on a
// journey (doors, traps beside the way), and the enemies of the classic, which are all in sight from the
// start.
static void say(Terminal *t) {
    const EventLog *log = &t->play.log.events;
    bool goes = journey_active(&t->play.journey), classic = t->play.session.world->classic;
    for (int i = 0; i < log->count; i++) {
        const LogLine *line = &log->lines[i];
        bool aside = (goes && line->rank < RANK_DETAIL) || (classic && line->rank == RANK_NEWS);
        if (line->scenery) continue;
        history_add_line(t, line, aside);
        t->disturbed |= line->rank >= RANK_NEWS;
    }
}

// Tells the log that there is another world, and shows what it says.
static void watch(Terminal *t, bool begins) {
    Error error;
    journey_reset(&t->play.journey);
    bool written = game_log_set_world(&t->play.log, t->play.session.world, begins, &error);
    say(t);
    if (!written) history_add(t, error.text, true);
}

void act_after_new_world(Terminal *t, bool begins) {
    if (begins) history_clear(t);
    watch(t, begins);
}

// Adds the lines of a replayed tick to the page of messages.
static void recall(Terminal *t) {
    const EventLog *log = &t->play.log.events;
    for (int i = 0; i < log->count; i++) {
        if (!log->lines[i].scenery) history_add_to_page(t, log->lines[i].text);
    }
}

void act_replay_messages(Terminal *t, const World *before) {
    EventLog *log = &t->play.log.events;
    const World *world = t->play.session.world;
    if (before == NULL) history_clear(t);
    if (world != before) event_log_set_world(log, world, before == NULL);
    if (world != before) recall(t);
    event_log_tick(log, world);
    recall(t);
}

void act_after_replay(Terminal *t) {
    const Lessons learned = t->play.log.events.lessons;
    history_begin_act(t);
    watch(t, true);
    t->play.log.events.lessons = learned;
}

static void say_strongly(void *to, const char *text) {
    history_add(to, text, true);
}

void act_report_errors(Terminal *t) {
    const char *unkept = storage_take_error(&t->play.storage);
    if (unkept != NULL) history_add(t, unkept, true);
}

// Adds captions for the sounds that come from out of sight. A caption is told once in an act.
static void say_captions(Terminal *t) {
    char text[CAPTION_MAX];
    const World *world = t->play.session.world;
    for (int i = 0; i < world->events.count && t->tty.aids.captions; i++) {
        if (caption_of_unseen(world, &world->events.at[i], text) && !history_act_begins(t, text))
            history_add(t, text, false);
    }
}

void act_report_tick(Terminal *t) {
    Error error;
    bool written = game_log_tick(&t->play.log, t->play.session.world, &error);
    say(t);
    say_captions(t);
    if (!written) history_add(t, error.text, true);
}

// True if something happened for which the player would want to stop: something new is in sight, somebody
// raises a blow there, or the hero has less than `hp`.
static bool alarms(const Terminal *t, int hp) {
    const World *world = t->play.session.world;
    const Journey *journey = &t->play.journey;
    bool news = journey->news.reason != STOP_NONE && travel_news_text(world, journey) == NULL;
    for (int i = 0; i < world->events.count && !news; i++) {
        const Event *event = &world->events.at[i];
        news = event->kind == EVENT_WINDUP && fov_has(&world->cache.view, cell_of(event->pos));
    }
    return news || world->actors[HERO].hp < hp;
}

// Tells the lines of the scene of a victory.
static void tell_victory(Terminal *t) {
    const Game *game = t->play.session.game;
    char text[VICTORY_TEXT_MAX];
    for (int i = 0; i < victory_told(game, VICTORY_STILL); i++) say_strongly(t, victory_line(game, i, text));
}

// Plays one tick and tells what happened. What was typed ahead of an alarm is dropped.
static void tick(Terminal *t, Input input) {
    const World *before = t->play.session.world;
    int hp = before->actors[HERO].hp;
    const Game *game = t->play.session.game;
    session_tick(&t->play.session, play_add_ease_change(&t->play, input));
    bool moved = t->play.session.world != before;
    if (moved) act_after_new_world(t, t->play.session.game != game);
    // A wound ends the journey, which is a message too.
    journey_look(&t->play.journey, t->play.session.world);
    t->disturbed = alarms(t, hp);
    if (t->disturbed) tty_forget_keys();
    act_report_tick(t);
    play_after_tick(&t->play, moved ? STORAGE_DEPTH : STORAGE_TICK, say_strongly, t);
    if (t->play.session.world->outcome != OUTCOME_NONE) {
        storage_end_game(&t->play.storage, &t->play.session);
        tell_victory(t);
    }
    act_report_errors(t);
}

// Lets time pass until the hero can act again. While he rings, the bell's button stays down.
static void settle(Terminal *t) {
    bool disturbed = t->disturbed;
    for (int i = 0; i < ACT_MOST_TICKS; i++) {
        const World *world = t->play.session.world;
        bool rests = world_is_waiting(world) && world_is_idle(world, (Input){0});
        if (rests || world->outcome != OUTCOME_NONE) break;
        bool rings = world->actors[HERO].act == ACT_RING;
        tick(t, (Input){.buttons = rings ? BUTTON_BELL : 0});
        disturbed |= t->disturbed;
    }
    t->disturbed = disturbed;
    history_drop_untrue(t);
    play_learn_lore(&t->play, STORAGE_ACT, say_strongly, t);
}

void act_perform_input(Terminal *t, Input input) {
    if (t->play.session.world->outcome != OUTCOME_NONE) return;
    tick(t, input);
    settle(t);
}

// True if the last act ends a row of equal acts: it brought news, or somebody in sight is after the hero.
static bool is_disturbed(const Terminal *t) {
    const World *world = t->play.session.world;
    return t->disturbed || world->outcome != OUTCOME_NONE ||
           sightings_threat(world, LEVEL_PLAY_MAX) != NOBODY;
}

int act_repeat(Terminal *t, Input input, int times) {
    bool walks = input.x != 0 || input.y != 0;
    for (int i = 1;; i++) {
        Vec cell = t->play.session.world->cache.hero_cell;
        act_perform_input(t, input);
        bool stuck = walks && vec_eq(cell, t->play.session.world->cache.hero_cell);
        if (i >= times || stuck || is_disturbed(t)) return i;
        show_game(t);
        if (tty_poll_key(&t->tty) != TTY_NONE) return i;
    }
}

void act_throw(Terminal *t, Vec way, int extra_cells) {
    Input input = {.x = (int8_t)way.x, .y = (int8_t)way.y, .buttons = BUTTON_THROW};
    tick(t, input);
    input.x = input.y = 0;
    for (int i = 0; i < extra_cells * AIM_MORE_TICKS; i++) {
        if (t->play.session.world->actors[HERO].act != ACT_AIM) break;
        tick(t, input);
    }
    settle(t);
}

// ---- journeys

static void tell_text(Terminal *t, const EventText *text, const JourneyStop *about) {
    char line[SENTENCE_MAX];
    const Event event = travel_stop_event(about);
    if (text == NULL) return;
    sentence_of_event(t->play.session.world, text, &event, line);
    history_add(t, line, false);
}

// Tells why the journey ended, or cannot begin.
static void say_why(Terminal *t) {
    const World *world = t->play.session.world;
    StopReason reason = t->play.journey.stop.reason;
    if (journey_asks(&t->play.journey, world)) tty_forget_keys(); // a held key is no answer
    if (!event_log_covers_stop(reason) || reason == STOP_STAIRS)
        tell_text(t, travel_stop_text(world, &t->play.journey), &t->play.journey.stop);
    tell_text(t, travel_hint_text(world, &t->play.journey), &t->play.journey.stop);
}

// Tells what came into sight without ending the journey.
static void say_in_passing(Terminal *t) {
    const Journey *journey = &t->play.journey;
    if (journey->news.reason == STOP_STAIRS || !event_log_covers_stop(journey->news.reason))
        tell_text(t, travel_news_text(t->play.session.world, journey), &journey->news);
}

// Travels until the journey ends or a key is pressed. The map is drawn again at each cell.
static void go(Terminal *t) {
    for (int i = 0; i < JOURNEY_MOST_TICKS && journey_active(&t->play.journey); i++) {
        Vec cell = cell_of(t->play.session.world->actors[HERO].pos);
        tick(t, journey_input(&t->play.journey, t->play.session.world));
        if (t->play.session.world->outcome != OUTCOME_NONE) break;
        say_in_passing(t);
        if (vec_eq(cell, cell_of(t->play.session.world->actors[HERO].pos))) continue;
        show_game(t);
        if (tty_poll_key(&t->tty) != TTY_NONE) journey_end(&t->play.journey);
    }
    journey_end(&t->play.journey);
    settle(t);
}

void act_explore(Terminal *t) {
    const World *world = t->play.session.world;
    Journey *journey = &t->play.journey;
    if (journey_explore(journey, world)) {
        tell_text(t, travel_stairs_text(world, journey), &(JourneyStop){.cell = journey->target});
        go(t);
    }
    say_why(t);
}

void act_travel(Terminal *t, Vec cell) {
    if (journey_to(&t->play.journey, t->play.session.world, cell)) go(t);
    say_why(t);
}
