#include "app/play/lost.h"

#include <SDL_syswm.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { NO_WINDOW = 0 }; // the whole display is lost, not one window

#ifdef SDL_VIDEO_DRIVER_X11
// Reports the loss of a window, or of the display (NO_WINDOW), as an SDL event.
static void tell(XID of) {
    // The id of a window has 29 bits, so it fits into `code`.
    SDL_Event event = {.user = {.type = SDL_APP_TERMINATING, .code = (int32_t)of}};
    (void)SDL_PushEvent(&event);
}

// Reports a window that is gone, and ignores the error; once our window is gone, every frame makes some.
// Other errors are ignored too: at worst the picture is slightly wrong.
static int on_error(Display *display, XErrorEvent *error) {
    (void)display;
    if (error->error_code == BadWindow || error->error_code == BadDrawable) tell(error->resourceid);
    return 0;
}

static int on_io_error(Display *display) {
    (void)display;
    tell(NO_WINDOW);
    return 0;
}

// Returns, unlike Xlib's own handler, which ends the process. Requests to the display do nothing from now
// on.
static void on_io_exit(Display *display, void *context) {
    (void)display;
    (void)context;
}

static SDL_bool find_window(SDL_Window *window, SDL_SysWMinfo *info) {
    SDL_VERSION(&info->version);
    return SDL_GetWindowWMInfo(window, info) && info->subsystem == SDL_SYSWM_X11;
}

// In C, the only way to turn a data pointer into a function pointer is to copy its bytes.
static void load(void *library, const char *name, void *function) {
    void *address = SDL_LoadFunction(library, name);
    memcpy(function, &address, sizeof address);
}

// Uses the library that SDL has loaded. We do not link it, so the game runs where it is missing.
void display_loss_install(SDL_Window *window) {
    typedef void (*SetErrorHandler)(int (*)(Display *, XErrorEvent *));
    typedef void (*SetIoErrorHandler)(int (*)(Display *));
    typedef void (*SetIoErrorExitHandler)(Display *, void (*)(Display *, void *), void *);
    SDL_SysWMinfo info;
    void *xlib = find_window(window, &info) ? SDL_LoadObject("libX11.so.6") : NULL;
    if (xlib == NULL) return;
    SetErrorHandler errors;
    SetIoErrorHandler io_errors;
    SetIoErrorExitHandler io_exit;
    load(xlib, "XSetErrorHandler", &errors);
    load(xlib, "XSetIOErrorHandler", &io_errors);
    load(xlib, "XSetIOErrorExitHandler", &io_exit);
    if (errors != NULL) errors(on_error);
    if (io_errors != NULL && io_exit != NULL) {
        io_errors(on_io_error);
        io_exit(info.info.x11.display, on_io_exit, NULL);
    }
}

bool display_loss_is_event(const SDL_Event *event, SDL_Window *window) {
    SDL_SysWMinfo info;
    if (event->type != SDL_APP_TERMINATING) return false;
    int32_t of = event->user.code;
    return of == NO_WINDOW || (find_window(window, &info) && of == (int32_t)info.info.x11.window);
}
#else
void display_loss_install(SDL_Window *window) {
    (void)window;
}

bool display_loss_is_event(const SDL_Event *event, SDL_Window *window) {
    (void)window;
    return event->type == SDL_APP_TERMINATING;
}
#endif
