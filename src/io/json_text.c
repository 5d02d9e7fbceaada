#include "io/json_text.h"

void json_write_string(Buffer *out, const char *text) {
    buffer_bytes(out, "\"", 1);
    for (; *text != '\0'; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\') {
            buffer_text(out, "\\%c", c);
        } else if (c < 0x20) {
            buffer_text(out, "\\u%04x", c);
        } else {
            buffer_bytes(out, &c, 1);
        }
    }
    buffer_bytes(out, "\"", 1);
}

void json_write_rect(Buffer *out, Rect rect) {
    buffer_text(out, "{\"x\": %d, \"y\": %d, \"w\": %d, \"h\": %d}", rect.x, rect.y, rect.w, rect.h);
}

void json_write_comma(Buffer *out, bool first, const char *comma) {
    if (!first) buffer_text(out, "%s", comma);
}
