#pragma once
// Everything that is loaded from the folder of assets. It must live as long as anything is drawn or heard.

#include "app/store/files.h"
#include "base/check.h"
#include "base/fail.h"
#include "view/audio/sound.h"
#include "view/canvas/panel.h"

typedef struct Assets {
    Atlas atlas;
    Buffer font_bytes; // the open font reads from these bytes
    Font *font;
    Ui ui;
    Sound *sound;
    Buffer wavs[SOUND_COUNT][SOUND_FILES_MAX]; // the sounds read from these bytes
    char dir[PATH_MAX_BYTES];
} Assets;

// Loads pictures and letters. `data_dir`: see file_assets_dir(). Returns false with one line in `error`; then
// there is nothing to free.
MUST_CHECK bool assets_load_look(Assets *assets, const char *data_dir, Error *error);
void assets_free(Assets *assets);

// Loads sounds and music. A missing or broken sound stays silent. Returns false with one line in `why` if
// there is no music.
MUST_CHECK bool assets_load_audio(Assets *assets, Error *why);
