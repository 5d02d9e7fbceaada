// What the desktops of all systems share.
#include "app/host/host.h"
#include "lang/lang.h"

#include <SDL.h>

bool host_run(const HostProgram *program, Error *error) {
    while (program->frame(program->own)) program->wait(program->own);
    bool done = program->finish(program->own, error);
    program->free(program->own);
    return done;
}

bool host_show_frame(const uint32_t *frame, Vec size, Rect to) {
    (void)frame;
    (void)size;
    (void)to;
    return false;
}

int host_sound_samples(void) {
    return 256;
}

bool host_store_persists(const char **why) {
    *why = "";
    return true;
}

void host_persist_files(void) {}

bool host_copy_share_code(const char *code, const char **said) {
    *said = tr("Copied to the clipboard.");
    return SDL_SetClipboardText(code) == 0;
}

bool host_offer_download(const char *path) {
    (void)path;
    return false;
}

bool host_has_only_fingers(void) {
    return false;
}

bool host_brings_files(void) {
    return false;
}

void host_choose_files(void) {}

void host_give_all(void) {}

bool host_can_quit(void) {
    return true;
}

bool host_keeps_key(int key) {
    (void)key;
    return false;
}

void host_set_text_field(Rect points, const char *text) {
    SDL_Rect field = {points.x, points.y, points.w, points.h};
    (void)text;
    if (points.w > 0) SDL_SetTextInputRect(&field);
}

bool host_folder_is_free(const char *folder) {
    (void)folder;
    return true;
}
