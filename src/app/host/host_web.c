// The program as a page in a browser. Its other half is assets/web/page.js; assets/web/library.js connects
// the two.
#include "app/host/host.h"
#include "lang/lang.h"

#include <SDL.h>
#include <emscripten.h>
#include <stdio.h>
#include <stdlib.h>

// Functions of the page. It passes `program` back when it calls the host; NULL: the program is over.
extern void page_began(HostProgram *program);
extern void page_ended(const char *why);
extern void page_kept(void);
extern void page_copy(const char *code);
extern void page_give(const char *path);
extern void page_field(int x, int y, int w, int h, const char *text);
extern bool page_has_gpu(void);
extern void page_show(const uint32_t *pixels, int w, int h, int x, int y, int wide, int high);
extern bool page_has_free(const char *folder);
extern bool page_storage_denied(void);
extern bool page_has_only_fingers(void);
extern void page_choose_files(void);
extern void page_give_all(void);

static void frame(void *of) {
    Error error = {""};
    HostProgram *program = of;
    if (program->frame(program->own)) return;
    emscripten_cancel_main_loop();
    (void)program->finish(program->own, &error);
    program->free(program->own);
    page_began(NULL);
    page_kept();
    page_ended(error.text);
    free(program);
}

// Hands the program to the page. It is copied to the heap, because main's stack is gone by the first frame.
bool host_run(const HostProgram *program, Error *error) {
    HostProgram *kept = malloc(sizeof *kept);
    (void)error;
    if (kept == NULL) abort(); // a page without even this much memory cannot run
    *kept = *program;
    page_began(kept);
    emscripten_set_main_loop_arg(frame, kept, 0, true);
    return true;
}

void host_prepare_video(void) {}

bool host_has_gpu(const char *video_driver) {
    (void)video_driver;
    return page_has_gpu();
}

// Converts the pixels to those of a canvas (red first, with alpha). The converted pixels live as long as the
// page.
bool host_show_frame(const uint32_t *frame, Vec size, Rect to) {
    static uint32_t *pixels;
    static size_t room;
    size_t count = (size_t)size.x * (size_t)size.y;
    if (count > room) pixels = realloc(pixels, count * sizeof *pixels);
    if (pixels == NULL) abort(); // a page without memory for a frame
    room = count > room ? count : room;
    for (size_t i = 0; i < count; i++)
        pixels[i] = 0xff000000u | (frame[i] & 0xff) << 16 | (frame[i] & 0xff00) | (frame[i] >> 16 & 0xff);
    page_show(pixels, size.x, size.y, to.x, to.y, to.w, to.h);
    return true;
}

// A browser fills the buffer in the same thread that draws, so it must last for several frames.
int host_sound_samples(void) {
    return 2048;
}

bool host_store_persists(const char **why) {
    *why = tr("this browser does not let the page save anything");
    return !page_storage_denied();
}

void host_persist_files(void) {
    page_kept();
}

bool host_copy_share_code(const char *code, const char **said) {
    *said = tr("The link to this dungeon is copied. It is also in the address bar.");
    page_copy(code);
    return true;
}

bool host_offer_download(const char *path) {
    page_give(path);
    return true;
}

bool host_has_only_fingers(void) {
    return page_has_only_fingers();
}

bool host_brings_files(void) {
    return true;
}

void host_choose_files(void) {
    page_choose_files();
}

void host_give_all(void) {
    page_give_all();
}

bool host_can_quit(void) {
    return false;
}

bool host_keeps_key(int key) {
    return key == SDL_SCANCODE_F5 || key == SDL_SCANCODE_F6;
}

void host_set_text_field(Rect points, const char *text) {
    page_field(points.x, points.y, points.w, points.h, text);
}

bool host_folder_is_free(const char *folder) {
    return page_has_free(folder);
}

// ---- what the page calls

EMSCRIPTEN_KEEPALIVE void host_hidden(HostProgram *program) {
    program->save(program->own);
}

EMSCRIPTEN_KEEPALIVE void host_typed(HostProgram *program, const char *text) {
    program->type(program->own, text);
}

EMSCRIPTEN_KEEPALIVE void host_tiled(HostProgram *program) {
    program->tiled(program->own);
}
