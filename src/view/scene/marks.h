#pragma once
// Marks over the ground and over what stands on it: what is about to happen, and what it would bring.

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/scene/toll_edge.h"

// Where what the hero is about to throw would land: the dotted arc of its way, and the corners of the cell
// (aim.c).
void marks_draw_aim(const View *view);

// The cells that a journey will cross (trail.c).
void marks_draw_way(const View *view, const Journey *journey);

// On the floor: the way of a charge and the reach of a blast (threats.c).
void marks_draw_threats(const View *view);

// Above what stands: the line along which a shooter aims, with the sprite `aim_end` at its end, and the
// thread from a chanter to the monster that it heals.
void marks_draw_lines(const View *view, const Atlas *atlas, int aim_end);

// True for a monster outside the picture that raises a blow, with the place at the picture's edge (px of the
// frame) from where an arrow head of MARKS_AFAR_PX points to it. The boss is known wherever he is, others
// while their cell is in sight.
enum { MARKS_AFAR_PX = 9 };
bool marks_find_afar(const View *view, int index, Vec *edge);

// Turn by turn: the cells that raised blows are going to hit (turn_marks.c). `reduced_motion`: nothing
// pulses.
void marks_draw_blows(const View *view, bool reduced_motion);

// What light would bring. In the last seconds before a toll, and while the hand bell is rung, a sign stands
// over each treasure in sight that the toll would hallow (promise.c). Draws nothing without a font.
void marks_draw_doubled(const View *view, Font *font);

// What a toll's wave leaves on the ground (aftermath.c). Until it passes, hatching and gold line stay as
// announced; then the line flares up and fades. If motion is reduced both stay for a moment, and cells that
// rose or sank are tinted.
void marks_draw_aftermath(const TollEdge *edge, const View *view);
