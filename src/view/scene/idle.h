#pragma once

#include "view/canvas/actor_sprites.h"
#include "view/scene/things.h"

// Changes the hero's pose while he stands still for long.
void pose_apply_idle(const Things *things, const View *view, Pose *pose);
