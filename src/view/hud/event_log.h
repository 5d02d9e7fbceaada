#pragma once
// Sentences for players who hear or read the game: everything that the message lines say, what they leave to
// the picture, and what comes into sight, with the way there.

#include "sim/travel/sightings.h"
#include "view/hud/sentence.h"

enum { LOG_LINES_MAX = 48, LOG_LINE_MAX = 3 * SENTENCE_MAX };

typedef struct LogLine {
    char text[LOG_LINE_MAX]; // one sentence, with its full stop
    Rank rank;               // RANK_NONE: the log's alone
    bool scenery;            // doors and the like came into sight
} LogLine;

typedef struct EventLog {
    Lessons lessons;
    char throw_key[THROW_KEY_MAX]; // "": not told
    int hp;
    int unseen[ACTORS_MAX]; // ticks since he saw it; LOG_FORGOTTEN: as good as never
    ActorKind kinds[ACTORS_MAX];
    bool items[WORLD_ITEMS_MAX];                // that were told
    bool cells[LEVEL_PLAY_MAX][LEVEL_PLAY_MAX]; // likewise, [y][x]
    LogLine lines[LOG_LINES_MAX];               // of the last tick; what is too much is left out
    int count;
} EventLog;

// The world is another one from now on. `begins`: of another game; then the lines say what is to do.
void event_log_watch(EventLog *log, const World *world, bool begins);

// True when the log tells by itself what a journey ends at.
bool event_log_tells(StopReason reason);

// Says a line that is not an event; it replaces the others.
void event_log_say(EventLog *log, const char *text);

// Once after every world_tick(): the lines of that tick.
void event_log_tick(EventLog *log, const World *world);
