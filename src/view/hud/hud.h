#pragma once
// The panels over the game: hero, the hour candle and the hand bell, the keys that he has, map, goods, what
// he carries, message. They stay where they are, and are seen through while something that matters lies under
// them. What changes in them (flashing hearts, panels that fade) runs in ticks; drawing only looks.

#include "sim/travel/journey.h"
#include "sim/travel/sightings.h"
#include "view/canvas/panel.h"
#include "view/hud/captions.h"
#include "view/hud/sentence.h"
#include "view/memory/wave.h"

// ---- view/hud/message.c

// The lines that say in words what just happened, the newest at the bottom.

enum {
    MESSAGE_MAX = SENTENCE_MAX,
    MESSAGE_LINES = 3,   // shown at once
    MESSAGE_WAITING = 8, // for their turn, at most
    MESSAGE_PAST = 48,   // that are remembered
    PAST_MAX = MESSAGE_MAX + 16
};

typedef struct MessageLine {
    char text[MESSAGE_MAX];
    int rank;
    int age, stay; // ticks since it appeared, or since it waits; how long it stays when nothing replaces it
    int rested;    // ticks that it was shown while time waited
    bool loss;     // it tells that a good is lost
    bool newest;   // it goes when another one like it comes
    const EventText *sums; // it is of that, and its amount grows by the next; NULL: it does not
    int amount;
} MessageLine;

// A line that was said once or several times in a row.
typedef struct PastLine {
    char text[PAST_MAX];   // with " (x3)" behind it
    int length, times;     // bytes without that
    const EventText *sums; // as of the line
} PastLine;

typedef struct Message {
    MessageLine shown[MESSAGE_LINES]; // the oldest first
    int count;
    MessageLine waiting[MESSAGE_WAITING]; // the next first
    int waiting_count;
    PastLine past[MESSAGE_PAST]; // all that was said last, also what found no room; the oldest first
    int past_count;
    bool waits; // time, for the player
    Lessons lessons;
    char throw_key[THROW_KEY_MAX]; // "": not told
} Message;

// Begins with the goal.
void message_init(Message *message, const World *world);

// What was said before that, and how often: of a game that goes on.
void message_recall(Message *message, const Message *before);

// Once after every world_tick().
void message_tick(Message *message, const World *world);

// What is no event: `kind` and `cell` of it are what the text names, and where.
void message_tell(Message *message, const World *world, const EventText *text, const Stop *about);

// Something that the game itself has to say.
void message_say(Message *message, const char *text);

// The newest line that is shown, or "".
const char *message_text(const Message *message);

// Whether a line that tells of a loss still waits for its turn.
bool message_owes_loss(const Message *message);

// 0 (nothing to show) .. 256.
int message_opacity(const Message *message);

enum { HUD_W = 640, HUD_H = 360, HUD_LEAST_W = 400, HUD_LEAST_H = 300, HUD_TEXT_MAX = 96, HUD_BURNS = 3 };
typedef enum HudPanel {
    HUD_HERO,
    HUD_HOUR, // the descent only
    HUD_KEYS,
    HUD_POWERS, // that work just now
    HUD_TURNS,  // where time waits for him: who acts next
    HUD_FOE,    // an elite that he fights
    HUD_MAP,
    HUD_BUTTONS, // for the mouse
    HUD_GOODS,
    HUD_SLOTS,
    HUD_MESSAGE,
    HUD_PANEL_COUNT
} HudPanel;

// A good that is lost burns off the bar.
typedef struct HudBurn {
    int item, ticks; // ItemKind; left, 0: none
} HudBurn;

typedef struct Hud {
    Vec size;       // px of its layer, HUD_W x HUD_H at first; at least HUD_LEAST_W x HUD_LEAST_H
    uint32_t clock; // ticks, for what moves all the time
    int hp, lost_from, lost_ticks; // half hearts now, and before the last hurt while its flash lasts
    int collected, gain_ticks;     // the counter shines after a pickup
    int remaining, gone;           // to collect here, and lost forever: as far as that was said
    int quota_ticks, bell_ticks;   // the notch shines, the bell swings
    HudBurn burns[HUD_BURNS];
    int chosen;                // 1..SLOTS: the quick slot that a pad has chosen; 0: none
    char slot_keys[SLOTS][8];  // what to press for each; "": its number
    const char *bell_key;      // what to press; borrowed; NULL: not shown
    const char *seed_word;     // that a seed was given as; likewise: none
    const Wave *wave;          // a toll's light; likewise: none
    const Journey *journey;    // whose way the map shows; likewise
    const Image *portrait;     // of who wears something that shows, likewise (scene_portrait)
    int veil[HUD_PANEL_COUNT]; // how transparent each panel is, of PANEL_OPAQUE
    bool calm;                 // nothing flashes or blinks
    bool captioned;            // what is heard is told in words
    Captions captions;
    bool buttons;        // small ones for the mouse are shown
    int finger;          // px that a finger can touch, where one is used; else 0
    bool aims;           // a click throws: past every panel, so that only small buttons take one
    bool foe_low;        // a foe's plate lies below the hero: above it would hide the foe
    bool message_raised; // messages lie at the upper edge: below they would hide somebody
    bool travelled;      // took stairs or fell: the depth is worth showing
    Message message;
} Hud;

// When a game begins; going to another level of it is no reason.
void hud_init(Hud *hud, const World *world);

// Once after every world_tick(). `busy` are the pictures of what must be seen (scene_busy), in px of the
// layer: a panel that lies over one of them becomes faint.
void hud_tick(Hud *hud, const Ui *ui, const World *world, const Rect *busy, int busy_count);

// Clears the layer, of the HUD's size, and draws on it.
void hud_draw(const Hud *hud, const Ui *ui, const World *world, Image *layer);

// Where a panel lies; empty for keys and powers when there are none, and for the hour where none strikes, or
// the hand bell still waits to be taken. The message's
// depends on its text.
Rect hud_rect(const Hud *hud, const Ui *ui, const World *world, HudPanel panel);

// Where a line above all else, so wide, covers no panel: between those above, or below them.
Rect hud_line_rect(const Hud *hud, const Ui *ui, const World *world, int width);

// Where one is, as the map's page says it: the depth once it matters, else the kind of the dungeon. Written
// to `text` (HUD_TEXT_MAX) and returned.
const char *hud_place(const Hud *hud, const World *world, char *text);

// The seed of a world: `word` where that means it, else the number. Written to `text` (HUD_TEXT_MAX) and
// returned.
const char *hud_seed(const World *world, const char *word, char *text);

// Minutes and seconds of play, "12:48", written to `text` (HUD_TEXT_MAX) and returned.
const char *hud_time(uint32_t ticks, char *text);
