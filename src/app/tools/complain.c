#include "app/tools/complain.h"

#include <stdint.h>
#include <stdio.h>

enum { FIRST_PRINTABLE = 0xa0 }; // of the characters beyond ASCII: before them are 32 more control characters

// Bytes of the printable character at `at`, in UTF-8; 0 when there is none.
static int printable(const unsigned char *at) {
    static const uint32_t LEAST[] = {0, 0, FIRST_PRINTABLE, 0x800, 0x10000};
    if (at[0] < 0x80) return at[0] >= ' ' && at[0] != 0x7f;
    int length = at[0] >= 0xf0 ? 4 : at[0] >= 0xe0 ? 3 : at[0] >= 0xc0 ? 2 : 0;
    uint32_t code = at[0] & (0x7fu >> length);
    for (int i = 1; i < length; i++) {
        if ((at[i] & 0xc0) != 0x80) return 0; // the end of the text, too
        code = code << 6 | (at[i] & 0x3fu);
    }
    return length > 0 && code >= LEAST[length] && code <= 0x10ffff ? length : 0;
}

void complain(const char *what) {
    (void)fputs("cellarium: ", stderr);
    for (const unsigned char *at = (const unsigned char *)what; *at != '\0';) {
        int length = printable(at);
        if (length > 0) {
            (void)fwrite(at, 1, (size_t)length, stderr);
        } else {
            (void)fprintf(stderr, "\\x%02x", *at);
        }
        at += length > 0 ? length : 1;
    }
    (void)fputc('\n', stderr);
}
