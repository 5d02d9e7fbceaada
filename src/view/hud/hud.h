#pragma once
// The panels over the game: hero, hour candle and hand bell, keys, map, treasures, what he carries,
// messages. They stay in place, and become transparent while something important is below them. Their
// changes (flashing hearts, fading panels) happen in ticks; drawing changes nothing.

#include "sim/travel/journey.h"
#include "sim/travel/sightings.h"
#include "view/canvas/panel.h"
#include "view/hud/captions.h"
#include "view/hud/sentence.h"
#include "view/memory/wave.h"

// ---- view/hud/message.c

// Messages: lines that say in words what just happened, newest lowest.

enum {
    MESSAGE_MAX = SENTENCE_MAX,
    MESSAGE_LINES = 2, // shown at once
    MESSAGE_PAST = 48, // how many are remembered
    QUIET_TICKS = 120, // after a toll only one line is shown
    PAST_MAX = MESSAGE_MAX + 16
};

typedef struct MessageLine {
    char text[MESSAGE_MAX];
    const EventText *said; // how important it is, and how long it is true
    Event event;           // what it is about
    Vec from;              // where the hero stood
    uint32_t truth;        // when this changes it is no longer true
    int age, stay;         // ticks since it appeared; how long it stays if nothing replaces it
    int rested;            // ticks that it was shown while time stood still
    bool old;              // it tells of an earlier act
} MessageLine;

// A line that was told, once or several times in a row.
typedef struct PastLine {
    char text[PAST_MAX];   // with " (x3)" after it
    int length, times;     // bytes without " (x3)"; how often
    const EventText *sums; // the same as in the line
} PastLine;

typedef struct Message {
    MessageLine shown[MESSAGE_LINES]; // oldest first
    int count;
    PastLine past[MESSAGE_PAST]; // all that happened lately, also what found no room; oldest first
    int past_count;
    bool waits; // time stands still
    int quiet;  // ticks that are left of QUIET_TICKS
    Lessons lessons;
    char throw_key[THROW_KEY_MAX]; // "": do not mention it
} Message;

// Begins with the goal of the level.
void message_init(Message *message, const World *world);

// Takes over the remembered lines, and how often lessons were told, when a game continues.
void message_restore(Message *message, const Message *before);

// Call it once after every world_tick().
void message_tick(Message *message, const World *world);

// Adds a text that is not about an event. `about`: what the text names, and where it is.
void message_add_journey(Message *message, const World *world, const EventText *text,
                         const JourneyStop *about);

// Adds a text as it is. The caller translates it.
void message_add_text(Message *message, const char *text);

// The newest line that is shown, or "".
const char *message_newest_line(const Message *message);

// How opaque the messages are: 0 (nothing to show) .. 256.
int message_opacity(const Message *message);

enum {
    HUD_W = 640,
    HUD_H = 360,
    HUD_LEAST_W = 400,
    HUD_LEAST_H = 300,
    HUD_NARROW_W = 480,
    HUD_TEXT_MAX = 96,
    HUD_BURNS = 3
};
typedef enum HudPanel {
    HUD_HERO,
    HUD_HOUR, // only in the descent
    HUD_KEYS,
    HUD_POWERS, // power-ups in effect
    HUD_TURNS,  // turn by turn: who acts next
    HUD_FOE,    // an elite that the hero fights
    HUD_MAP,
    HUD_BUTTONS, // for the mouse
    HUD_TREASURES,
    HUD_SLOTS,
    HUD_MESSAGE,
    HUD_PANEL_COUNT
} HudPanel;

// A lost treasure burns at the bar.
typedef struct HudBurn {
    int item, ticks; // ItemKind; ticks that are left, 0: none
} HudBurn;

typedef struct Hud {
    Vec size;                      // px of its layer: first HUD_W x HUD_H, at least HUD_LEAST_W x HUD_LEAST_H
    uint32_t clock;                // ticks, for continuous movement
    int hp, lost_from, lost_ticks; // half hearts now; before the last wound, while that flashes
    int collected, gain_ticks;     // the counter shines after a pickup
    int quota_ticks, bell_ticks;   // the notch shines; the bell swings
    HudBurn burns[HUD_BURNS];
    int chosen;                // 1..SLOTS: the slot that a pad has chosen; 0: none
    char slot_keys[SLOTS][8];  // what to press for each slot; "": its number
    const char *bell_key;      // what to press; borrowed; NULL: not shown
    const char *seed_word;     // the seed as a word; borrowed; NULL: none
    const TollWave *wave;      // a toll's light; borrowed; NULL: none
    const Journey *journey;    // the map shows its path; borrowed; NULL: none
    const Image *portrait;     // of a hero who wears visible gear (scene_portrait); borrowed; NULL: none
    int veil[HUD_PANEL_COUNT]; // how transparent each panel is, of PANEL_OPAQUE
    bool calm;                 // nothing flashes or blinks
    bool captioned;            // sounds are told in captions
    Captions captions;
    bool buttons;        // small buttons for the mouse are shown
    int finger;          // the size in px of what a finger can hit, if fingers are used; else 0
    bool aims;           // clicks throw, so panels do not take them, only small buttons do
    bool foe_low;        // the plate of a foe is below the hero, because above it would hide the foe
    bool carded;         // a depth's card is shown over the panels
    bool message_raised; // messages are at the upper edge, because below they would hide somebody
    bool travelled;      // the hero took stairs or fell, so the depth is worth showing
    bool tutorial;       // the game is a tutorial's dungeon, whose depth the player did not choose
    Message message;
} Hud;

// Call it when a game begins, but not at another level of it.
void hud_init_for_game(Hud *hud, const World *world);

// Call it once after every world_tick(). `busy`: where the picture shows what must be seen
// (scene_list_busy_boxes), in px of the layer. A panel over one of these becomes transparent.
void hud_tick(Hud *hud, const Ui *ui, const World *world, const Rect *busy, int busy_count);

// Clears the layer, which has the HUD's size, and draws on it.
void hud_draw_all(const Hud *hud, const Ui *ui, const World *world, Image *layer);

// Where a panel is. Empty: keys and power-ups when there are none; the hour where nothing tolls, or while
// the hand bell was not taken. The rectangle of messages depends on their text.
Rect hud_rect(const Hud *hud, const Ui *ui, const World *world, HudPanel panel);

// Where a line of that width, drawn above everything, covers no panel: between the upper panels or below
// them, and no message.
Rect hud_top_line_rect(const Hud *hud, const Ui *ui, const World *world, int width);

// The place in words, as on the page of the map: the depth if it matters, else the kind of dungeon. Writes
// to `text` (HUD_TEXT_MAX) and returns it.
const char *hud_place_text(const Hud *hud, const World *world, char *text);

// The seed of a world: `word` if that is its seed, else the number. Writes to `text` (HUD_TEXT_MAX) and
// returns it.
const char *hud_seed_text(const World *world, const char *word, char *text);

// Play time as minutes and seconds, such as "12:48". Writes to `text` (HUD_TEXT_MAX) and returns it.
const char *hud_time_text(uint32_t ticks, char *text);
