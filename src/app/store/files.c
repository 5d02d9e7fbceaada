// What every host shares: messages about files and on the standard streams. The rest is in files_HOST.c.
#include "app/store/files.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { PLAIN_BYTES = 32 * 1024 }; // of one error message

bool file_write_stdout(const void *bytes, size_t size) {
    return fwrite(bytes, 1, size, stdout) == size && fflush(stdout) == 0 && ferror(stdout) == 0;
}

bool file_drop_stdout(const void *bytes, size_t size) {
    return !fd_can_write_now(STDOUT_FILENO) || file_write_stdout(bytes, size);
}

enum { FIRST_PRINTABLE = 0xa0 }; // the characters 0x80 to 0x9f are controls as well

// The length of the printable UTF-8 character at `at`; 0: it is none.
static int printable(const unsigned char *at) {
    static const uint32_t LEAST[] = {0, 0, FIRST_PRINTABLE, 0x800, 0x10000};
    if (at[0] < 0x80) return at[0] >= ' ' && at[0] != 0x7f;
    int length = at[0] >= 0xf0 ? 4 : at[0] >= 0xe0 ? 3 : at[0] >= 0xc0 ? 2 : 0;
    uint32_t code = at[0] & (0x7fu >> length);
    for (int i = 1; i < length; i++) {
        if ((at[i] & 0xc0) != 0x80) return 0; // also at the end of the text
        code = code << 6 | (at[i] & 0x3fu);
    }
    return length > 0 && code >= LEAST[length] && code <= 0x10ffff ? length : 0;
}

size_t text_escape_control(const char *what, char *to, size_t size) {
    size_t used = 0;
    for (const unsigned char *at = (const unsigned char *)what; *at != '\0' && used + 5 < size;) {
        int length = printable(at);
        if (length > 0) {
            memcpy(to + used, at, (size_t)length);
        } else {
            (void)snprintf(to + used, size - used, "\\x%02x", *at);
        }
        used += length > 0 ? (size_t)length : 4;
        at += length > 0 ? length : 1;
    }
    to[used] = '\0';
    return used;
}

void complain(const char *what) {
    char part[PLAIN_BYTES];
    (void)fputs("cellarium: ", stderr);
    (void)text_escape_control(what, part, sizeof part);
    (void)fprintf(stderr, "%s\n", part);
}
