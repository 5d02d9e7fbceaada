// The desktop of Windows, and its signals: it only has Ctrl+C, for programs in a console. SDL reports what
// ends a window.
#include "app/host/host.h"
#include "app/host/signals.h"

#include <SDL.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <windows.h>

// Makes our pixels whole pixels of the display, whatever its scaling.
void host_prepare_video(void) {
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_AWARENESS, "permonitorv2");
}

bool host_has_gpu(const char *video_driver) {
    (void)video_driver;
    return true;
}

// ---- signals

// The number of the last signal; 0: none. A variable of the file, because a handler gets no pointer.
static volatile sig_atomic_t caught;
static bool stuck;

static void on_noted(int number) {
    caught = number;
}

void signals_catch(void) {
    if (signal(SIGINT, on_noted) == SIG_IGN) (void)signal(SIGINT, SIG_IGN);
}

void signals_stop_catching(void) {
    (void)signal(SIGINT, SIG_DFL);
}

void signals_set_late_line(const char *line) {
    (void)line;
}

int signals_caught(void) {
    return caught;
}

void signals_clear_caught(void) {
    caught = 0;
}

void signals_defer_game(void) {}

void signals_defer_curses(void (*leave)(void)) {
    (void)leave;
}

void process_note_stuck(void) {
    stuck = true;
}

void process_watchdog(int status) {
    if (stuck) _Exit(status);
}

int terminal_columns(void) {
    CONSOLE_SCREEN_BUFFER_INFO info;
    bool known = GetConsoleScreenBufferInfo(GetStdHandle(STD_ERROR_HANDLE), &info) != 0;
    return known ? info.srWindow.Right - info.srWindow.Left + 1 : 0;
}
