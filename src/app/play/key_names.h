#pragma once
// The names of keys on the keyboard's layout and of buttons on a pad, as short as possible.

#include "app/store/bindings.h"

enum { KEY_NAME_MAX = 48 };

// Writes the name of a key to `text` and returns it, in the player's language; "" for no key. Without a
// window SDL knows no layout, and the names are those of an American keyboard.
const char *key_name(SDL_Scancode code, char text[KEY_NAME_MAX]);

// The name of a button or half of an axis; "" for no button. `type` is the type of the pad, which decides the
// names of its four main buttons.
const char *pad_name(PadInput input, SDL_GameControllerType type);
