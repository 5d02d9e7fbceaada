// The library through its public header: each line of the text is the name of an option and its value, the
// first line a generator. Whatever they are, a call answers or says why not in one line.
#include "base/check.h"
#include "fuzz/fuzz.h"
#include "library/cellarium.h"

#include <string.h>

enum { TEXT_MOST = 400, SIDE_MOST = 80, SIZE_LENGTH = 5 };

static void look_at(const cellarium_level *level, const uint8_t *data, size_t size) {
    cellarium_thing thing;
    int things = cellarium_level_thing_count(level), at = 0;
    for (size_t i = 0; i < size; i++) at = (int)((unsigned)at * 31 + data[i]);
    CHECK(cellarium_level_thing(level, at, &thing) == (at >= 0 && at < things));
    CHECK(cellarium_tile_name(cellarium_level_tile(level, at, at % SIDE_MOST)) != NULL);
    (void)cellarium_level_room(level, at);
    (void)cellarium_level_step(level, at);
    for (int format = CELLARIUM_TEXT; format <= CELLARIUM_TMJ; format++) {
        char *text = cellarium_level_text(level, (cellarium_format)format);
        CHECK(text != NULL);
        cellarium_text_free(text);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char text[TEXT_MOST + 1];
    size_t length = size < TEXT_MOST ? size : TEXT_MOST;
    memcpy(text, data, length);
    text[length] = '\0';
    char *line = text, *rest = strchr(text, '\n');
    if (rest != NULL) *rest++ = '\0';
    cellarium_options *options = cellarium_options_new(line);
    if (options == NULL) return 0;
    while ((line = rest) != NULL) {
        if ((rest = strchr(line, '\n')) != NULL) *rest++ = '\0';
        char *value = strchr(line, ' ');
        if (value != NULL) *value++ = '\0';
        if (strcmp(line, "size") == 0 && value != NULL && strlen(value) > SIZE_LENGTH)
            continue; // takes seconds
        bool set = cellarium_options_set(options, line, value != NULL ? value : "");
        CHECK(set == (cellarium_options_error(options)[0] == '\0'));
        CHECK(strchr(cellarium_options_error(options), '\n') == NULL);
    }
    cellarium_level *level = cellarium_level_new(options);
    CHECK((level != NULL) == (cellarium_options_error(options)[0] == '\0'));
    if (level != NULL) look_at(level, data, size);
    cellarium_level_free(level);
    cellarium_options_free(options);
    return 0;
}
