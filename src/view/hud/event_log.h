#pragma once
// Sentences for players who hear or read the game: all messages, what messages leave to the picture, and
// what comes into sight, with its direction and distance.

#include "sim/travel/sightings.h"
#include "view/hud/sentence.h"

enum { LOG_LINES_MAX = 48, LOG_LINE_MAX = 3 * SENTENCE_MAX };

typedef struct LogLine {
    char text[LOG_LINE_MAX]; // one sentence with its full stop
    Rank rank;               // RANK_NONE: only in the log
    bool scenery;            // it tells of doors, stairs or chests that came into sight
    TextTruth truth;
} LogLine;

typedef struct EventLog {
    Lessons lessons;
    char throw_key[THROW_KEY_MAX]; // "": do not mention it
    int hp;                        // of the hero, a tick ago
    bool over;                     // the game was over a tick ago
    int unseen[ACTORS_MAX]; // ticks since each monster was last seen; SIGHTING_TICKS: so long that it is new
    ActorKind kinds[ACTORS_MAX];
    bool items[WORLD_ITEMS_MAX];                // items that were mentioned
    bool cells[LEVEL_PLAY_MAX][LEVEL_PLAY_MAX]; // cells whose things were mentioned, [y][x]
    LogLine lines[LOG_LINES_MAX];               // of the last tick; lines without room are left out
    int count;
} EventLog;

// Call it when there is another world. `begins`: another game begins; the lines then say what the goal is.
void event_log_set_world(EventLog *log, const World *world, bool begins);

// True if the log itself tells why a journey stops.
bool event_log_covers_stop(StopReason reason);

// Sets a line that is not about an event; it replaces all others.
void event_log_set_line(EventLog *log, const char *text);

// Call it once after every world_tick(): makes the lines of that tick. When the game is over there are none.
void event_log_tick(EventLog *log, const World *world);
