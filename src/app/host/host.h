#pragma once
// What differs between hosts. The program runs as a process on a desktop, with a loop of its own, or as a
// page in a browser, which calls it once a frame and stores its files. CMake takes the source files of the
// host: host_web.c, or host_desktop.c and host_posix.c or host_windows.c.

#include "base/fail.h"
#include "base/geom.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The functions of the app that the host calls; the host knows nothing else of it. Each gets `own`. None may
// be NULL.
typedef struct App App;
typedef struct HostProgram {
    App *own;
    bool (*frame)(App *own); // does all that is due; returns false when the program is over
    void (*wait)(App *own);  // waits until the next frame is due, on hosts that do not wait themselves
    bool (*finish)(App *own, Error *error); // saves and reports at the end; false with one line in `error`
    void (*free)(App *own);
    void (*save)(App *own); // saves at once, because the host may end the program
    void (*type)(App *own,
                 const char *text); // `text` was typed: a backspace in it erases, a line feed confirms
    void (*tiled)(App *own);        // the player has chosen his own tiles (host_choose_files)
} HostProgram;

// Runs the app to its end and frees it. Returns false with one line in `error`. On a page it does not
// return, and the page shows the error.
bool host_run(const HostProgram *program, Error *error);

// Call it before SDL starts: sets the hints for its video that this host needs.
void host_prepare_video(void);

// Whether SDL may draw with a GPU. An emulated GPU counts as none, because it is slower than our own drawing.
bool host_has_gpu(const char *video_driver);

// Shows a frame of `size` px, enlarged by a whole number to `to` in the window's pixels; the rest of the
// window becomes black. Returns false, without showing it, on hosts where SDL's surface is as fast.
bool host_show_frame(const uint32_t *frame, Vec size, Rect to);

// The size of the sound's buffer, a power of 2: as small as can surely be filled in time.
int host_sound_samples(void);

// Writes the player's locale to `text` and returns it, such as "es_MX.UTF-8", from the system or the browser.
// "": unknown.
enum { HOST_LOCALE = 64 };
const char *host_locale(char text[HOST_LOCALE]);

// Whether files stay after the program ends; if not, `why` says why in a few words.
bool host_store_persists(const char **why);
// Call it when files that must persist have changed. It may be called every frame.
void host_persist_files(void);

// Copies a share code to the clipboard; on a page, as a link that plays it. `said` gets a sentence that tells
// what was done; it lives as long as the program. Returns false when there is no clipboard.
bool host_copy_share_code(const char *code, const char **said);

// Hands a file to the player if he cannot reach it himself, as on a page. Otherwise does nothing and returns
// false.
bool host_offer_download(const char *path);

// Whether the program can end itself. A page cannot.
bool host_can_quit(void);

// Whether the system keeps a key (a scancode) for itself, as browsers keep F5.
bool host_keeps_key(int key);

// Whether the player has only fingers to play with.
bool host_has_only_fingers(void);

// Whether the player brings files in by a dialog, rather than putting them into folders.
bool host_brings_files(void);
// Lets him choose files. Then the program starts again, after `tiled` if they are tiles.
void host_choose_files(void);
// Hands him all that he made, as one file.
void host_give_all(void);

// Tells the host where the field is in which text is typed, in points of the window, and its text. On a page,
// a finger on it opens the keyboard. A width of 0: there is no field.
void host_set_text_field(Rect points, const char *text);

// True if no other page uses the folder. Processes use locks for that instead.
bool host_folder_is_free(const char *folder);

// Starts a program that speaks each line written to the descriptor `*fd`, which the caller closes. Returns 0,
// or an errno that says why not.
int host_start_speech(int *fd);
