#include "app/store/assets.h"

#include "base/fail.h"
#include "lang/lang.h"

#include <SDL_image.h>
#include <SDL_ttf.h>
#include <stdio.h>

static const char SCORE[] = "sound/music.txt";

static bool read_asset(const char *dir, const char *name, Buffer *out, Error *error) {
    char path[PATH_MAX_BYTES];
    Error cause;
    int length = snprintf(path, sizeof path, "%s/%s", dir, name);
    if (length < 0 || length >= (int)sizeof path) {
        return fail(error, tr("the path of the assets is too long"));
    }
    if (file_read(path, out, &cause)) return true;
    return fail(error, tr("%s: install the assets again or name their folder with --data-dir"), cause.text);
}

static bool load_atlas(Assets *assets, const char *dir, Error *error) {
    Buffer png = {0}, index = {0};
    Error cause;
    bool loaded = read_asset(dir, "atlas.png", &png, error) && read_asset(dir, "atlas.txt", &index, error);
    int hushed = file_mute_stderr(); // libpng prints messages of its own
    bool read = loaded && atlas_load(&assets->atlas, png.bytes, png.size, (const char *)index.bytes,
                                     index.size, &cause);
    file_restore_stderr(hushed);
    if (loaded && !read) loaded = fail(error, tr("in %s: %s: install the assets again"), dir, cause.text);
    buffer_free(&png);
    buffer_free(&index);
    return loaded;
}

static bool load_font(Assets *assets, const char *dir, Error *error) {
    Error cause;
    if (!read_asset(dir, "cellarium.ttf", &assets->font_bytes, error)) return false;
    assets->font = font_open(assets->font_bytes.bytes, assets->font_bytes.size, &cause);
    return assets->font != NULL ||
           fail(error, tr("in %s: cellarium.ttf: %s: install the assets again"), dir, cause.text);
}

bool assets_load_look(Assets *assets, const char *data_dir, Error *error) {
    *assets = (Assets){0};
    char *dir = assets->dir;
    if (TTF_Init() != 0) return fail(error, tr("cannot draw text: %s"), TTF_GetError());
    bool loaded = file_assets_dir(data_dir, dir, sizeof assets->dir, error) &&
                  load_atlas(assets, dir, error) && load_font(assets, dir, error);
    if (loaded) ui_init(&assets->ui, &assets->atlas, assets->font);
    if (loaded) assets->sound = sound_new();
    if (!loaded) assets_free(assets);
    return loaded;
}

static void load_sound(Assets *assets, SoundName sound, int file) {
    char stem[SOUND_STEM], name[64];
    Error error;
    sound_file_stem(sound, file, stem);
    snprintf(name, sizeof name, "sound/%s.wav", stem);
    Buffer *wav = &assets->wavs[sound][file];
    if (read_asset(assets->dir, name, wav, &error))
        sound_load(assets->sound, sound, file, wav->bytes, wav->size);
}

bool assets_load_audio(Assets *assets, Error *why) {
    for (int i = 0; i < SOUND_COUNT; i++) {
        for (int file = 0; file < sound_files((SoundName)i); file++) load_sound(assets, (SoundName)i, file);
    }
    Buffer score = {0};
    Error error;
    bool loaded = read_asset(assets->dir, SCORE, &score, &error) &&
                  sound_load_score(assets->sound, (const char *)score.bytes, score.size, &error);
    buffer_free(&score);
    return loaded || fail(why, tr("no music: %s: %s"), SCORE, error.text);
}

void assets_free(Assets *assets) {
    sound_free(assets->sound);
    for (int i = 0; i < SOUND_COUNT; i++) {
        for (int file = 0; file < SOUND_FILES_MAX; file++) buffer_free(&assets->wavs[i][file]);
    }
    font_close(assets->font);
    buffer_free(&assets->font_bytes);
    atlas_free(&assets->atlas);
    TTF_Quit();
    IMG_Quit();
    *assets = (Assets){0};
}
