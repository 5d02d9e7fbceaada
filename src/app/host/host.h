#pragma once
// Where the program runs: a process of a desktop, which goes round in a loop of its own, or a page in a
// browser, which calls it once a frame and keeps its files. Of the source files CMake takes those of the
// host: host_web.c, or host_desktop.c and host_posix.c or host_windows.c.

#include "base/fail.h"
#include "base/geom.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What is run; of the app nothing else is known here. All but `own` are given it, and none is NULL.
typedef struct App App;
typedef struct HostProgram {
    App *own;
    bool (*frame)(App *own); // all that is due; false when it is over
    void (*wait)(App *own);  // until the next frame is due: where nobody else does
    bool (*finish)(App *own, Error *error);
    void (*free)(App *own);
    void (*save)(App *own);                   // at once: there may be no later
    void (*type)(App *own, const char *text); // a backspace in it erases, a line feed confirms
    void (*tiled)(App *own);                  // tiles of the player's own have come (host_take_tiles)
} HostProgram;

// Runs it to its end and frees it. False with one line in `error`. On a page it does not return, and what was
// to be said is said there.
bool host_run(const HostProgram *program, Error *error);

// Before SDL's start: the settings of its video that this host needs.
void host_prepare_video(void);

// Whether SDL may draw by a device for graphics: one made by the processor is slower than our own drawing.
bool host_has_gpu(const char *video_driver);

// Shows a frame, enlarged by a whole number to `to` in the window's pixels, where the host does so sooner
// than SDL's surface; false where it does not. The rest of the window is black.
bool host_show(const uint32_t *frame, Vec size, Rect to);

// Of the sound's buffer, a power of 2: as few as are surely filled in time.
int host_sound_samples(void);

// The locale that the player's texts are to be in, such as "es_MX.UTF-8", as the system or the browser has
// it;
// "": not known.
enum { HOST_LOCALE = 64 };
const char *host_locale(char text[HOST_LOCALE]);

// Whether files can outlive the program here; else why not, in a few words.
bool host_keeps(const char **why);
// Files that should outlive the program have changed. May be called once a frame.
void host_kept(void);

// Puts a share code where it can be pasted, on a page as a link that plays it; in `said` what was done, a
// sentence that lasts as long as the program. False when that cannot be.
bool host_copy(const char *code, const char **said);

// Hands a file out to the player, who cannot reach those of a page; false where he can.
bool host_give(const char *path);

bool host_can_quit(void);

// Whether nothing but fingers is there to play with.
bool host_has_only_fingers(void);

// Whether tiles of the player's own are chosen here, rather than laid in a folder.
bool host_takes_tiles(void);
// Lets him choose them. When he has, `tiled` is called, and the program starts again.
void host_take_tiles(void);

// The field where text is typed, in points of the window, and what it holds: there a finger opens the
// keyboard of a page. A width of 0: there is none.
void host_field(Rect at, const char *text);

// Whether a folder may be ours alone: no other page has it. Processes keep each other out by locks.
bool host_has_free(const char *folder);

// Starts a program that says aloud each line that is written to the descriptor, which the caller closes. 0,
// or why not (errno).
int host_speech(int *to);
