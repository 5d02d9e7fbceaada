#include "app/store/assets.h"

#include "base/fail.h"

#include <SDL_image.h>
#include <SDL_ttf.h>
#include <stdio.h>

enum { MESSAGE_BYTES = 4096 };

static bool read_asset(const char *dir, const char *name, Buffer *out, char *error, size_t error_size) {
    char path[PATH_MAX_BYTES], cause[MESSAGE_BYTES];
    int length = snprintf(path, sizeof path, "%s/%s", dir, name);
    if (length < 0 || length >= (int)sizeof path) {
        return fail(error, error_size, "the path of the assets is too long");
    }
    if (file_read(path, out, cause, sizeof cause)) return true;
    return fail(error, error_size, "%s: install the assets again or name their folder with --data-dir",
                cause);
}

static bool load_atlas(Assets *assets, const char *dir, char *error, size_t error_size) {
    Buffer png = {0}, index = {0};
    char cause[MESSAGE_BYTES];
    bool loaded = read_asset(dir, "atlas.png", &png, error, error_size) &&
                  read_asset(dir, "atlas.txt", &index, error, error_size);
    int hushed = file_hush(); // libpng
    bool read = loaded && atlas_load(&assets->atlas, png.bytes, png.size, (const char *)index.bytes,
                                     index.size, cause, sizeof cause);
    file_unhush(hushed);
    if (loaded && !read) loaded = fail(error, error_size, "in %s: %s: install the assets again", dir, cause);
    buffer_free(&png);
    buffer_free(&index);
    return loaded;
}

static bool load_font(Assets *assets, const char *dir, char *error, size_t error_size) {
    char cause[MESSAGE_BYTES];
    if (!read_asset(dir, "cellarium.ttf", &assets->font_bytes, error, error_size)) return false;
    assets->font = font_open(assets->font_bytes.bytes, assets->font_bytes.size, cause, sizeof cause);
    return assets->font != NULL ||
           fail(error, error_size, "in %s: cellarium.ttf: %s: install the assets again", dir, cause);
}

bool assets_load(Assets *assets, const char *data_dir, char *error, size_t error_size) {
    *assets = (Assets){0};
    char *dir = assets->dir;
    if (TTF_Init() != 0) return fail(error, error_size, "cannot draw text: %s", TTF_GetError());
    bool loaded = file_assets_dir(data_dir, dir, sizeof assets->dir, error, error_size) &&
                  load_atlas(assets, dir, error, error_size) && load_font(assets, dir, error, error_size);
    if (loaded) ui_init(&assets->ui, &assets->atlas, assets->font);
    if (loaded) assets->sound = sound_new();
    if (!loaded) assets_free(assets);
    return loaded;
}

void assets_load_sounds(Assets *assets) {
    for (int i = 0; i < SOUND_COUNT; i++) {
        char stem[SOUND_STEM], name[64], error[MESSAGE_BYTES];
        if (!sound_stem((SoundName)i, stem)) continue;
        snprintf(name, sizeof name, "sound/%s.wav", stem);
        Buffer *wav = &assets->wavs[i];
        if (read_asset(assets->dir, name, wav, error, sizeof error)) {
            sound_load(assets->sound, (SoundName)i, wav->bytes, wav->size);
        }
    }
}

void assets_free(Assets *assets) {
    sound_free(assets->sound);
    for (int i = 0; i < SOUND_COUNT; i++) buffer_free(&assets->wavs[i]);
    font_close(assets->font);
    buffer_free(&assets->font_bytes);
    atlas_free(&assets->atlas);
    TTF_Quit();
    IMG_Quit();
    *assets = (Assets){0};
}
