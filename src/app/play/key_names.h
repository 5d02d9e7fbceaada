#pragma once
// What keys are called on the keyboard's layout and buttons on a pad, as short as it can be told.

#include "app/store/bindings.h"

enum { KEY_NAME_MAX = 48 };

// Written to `text`; "" for no key. Without a window SDL knows no layout: then as on an American keyboard.
const char *key_name(SDL_Scancode code, char text[KEY_NAME_MAX]);

// `type`: of the pad, which decides what its four main buttons are called. "" for no button.
const char *pad_name(PadInput input, SDL_GameControllerType type);
