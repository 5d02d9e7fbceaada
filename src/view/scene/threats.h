#pragma once
// What is about to come, as marks: the way of a charge and the reach of a blast on the floor, the line along
// which a shooter aims.

#include "view/light/view.h"

void threats_draw_floor(const View *view);
void threats_draw_lines(const View *view, const Atlas *atlas, int aim_end);
