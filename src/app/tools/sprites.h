#pragma once

#include "app/store/assets.h"
#include "app/tools/options.h"

// Loads the assets, with the pictures of --tileset in place of ours.
bool options_load_assets(const Options *options, Assets *assets, Error *error);

// Checks that the folder of --tileset can be read, if there is one. Returns false with one line in `error` if
// not.
bool options_check_tileset(const Options *options, Error *error);

// --list-sprites: prints each sprite as a line "name WxH frames".
bool command_list_sprites(const Options *options, Error *error);
