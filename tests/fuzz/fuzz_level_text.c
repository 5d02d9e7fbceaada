// Levels as text. A level that can be read must be written and read again without a change.
#include "base/check.h"
#include "fuzz/fuzz.h"
#include "io/level/text.h"

#include <string.h>

static void expect_the_same_again(const Level *level) {
    Level again;
    Buffer text = {0}, text_again = {0};
    Error error;
    level_write(level, &text);
    CHECK(level_parse(&again, (const char *)text.bytes, text.size, &error));
    level_write(&again, &text_again);
    CHECK(text.size == text_again.size && memcmp(text.bytes, text_again.bytes, text.size) == 0);
    buffer_free(&text);
    buffer_free(&text_again);
    level_free(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Level level;
    Error error = {""};
    if (level_parse(&level, (const char *)data, size, &error)) {
        expect_the_same_again(&level);
        level_free(&level);
    } else {
        CHECK(error.text[0] != '\0' && strchr(error.text, '\n') == NULL);
    }
    return 0;
}
