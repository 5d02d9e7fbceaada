#include "app/host/host.h"
#include "lang/lang.h"

#include <SDL.h>

bool host_run(const HostProgram *program, Error *error) {
    while (program->frame(program->own)) program->wait(program->own);
    bool done = program->finish(program->own, error);
    program->free(program->own);
    return done;
}

bool host_show(const uint32_t *frame, Vec size, Rect to) {
    (void)frame;
    (void)size;
    (void)to;
    return false;
}

int host_sound_samples(void) {
    return 256;
}

bool host_keeps(const char **why) {
    *why = "";
    return true;
}

void host_kept(void) {}

bool host_copy(const char *code, const char **said) {
    *said = tr("Copied to the clipboard.");
    return SDL_SetClipboardText(code) == 0;
}

bool host_give(const char *path) {
    (void)path;
    return false;
}

bool host_has_only_fingers(void) {
    return false;
}

bool host_takes_tiles(void) {
    return false;
}

void host_take_tiles(void) {}

bool host_can_quit(void) {
    return true;
}

void host_field(Rect at, const char *text) {
    SDL_Rect field = {at.x, at.y, at.w, at.h};
    (void)text;
    if (at.w > 0) SDL_SetTextInputRect(&field);
}

bool host_has_free(const char *folder) {
    (void)folder;
    return true;
}
