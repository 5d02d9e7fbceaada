#pragma once
// How a game is played: its pace, its aids, its depths.

enum {
    GEN_DEPTH_MAX = 15,
    DESCENT_DEPTHS = 8 // the rows of the descent's table (gen/descent/depths.h)
};

// How time passes in a game.
typedef enum Pace {
    PACE_REAL,
    PACE_TURNS, // turn by turn: one act at a time, on whole cells
    PACE_MOVES, // time moves only while the hero does something
    PACE_COUNT
} Pace;

// Aids that make a game easier. The score names them (view/hud/score.h).
enum {
    EASE_SLOW = 1,    // the game runs at three quarters of its speed
    EASE_WINDUPS = 2, // monsters' wind-ups last 1.5 times as long
    EASE_HEARTS = 4,  // two more hearts
    EASE_ALL = 7
};
