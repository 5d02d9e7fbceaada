// Share codes. The first byte says what the rest is: a text as typed, digits to which the right check is
// added, or a share to write. A code that can be read must be written and read again without a change.
#include "base/check.h"
#include "fuzz/fuzz.h"
#include "io/share_code.h"

#include <string.h>

static const char ALPHABET[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
enum { PRIME = 33554393, REST = 3200 };

static void expect_the_same_again(const Share *share) {
    char code[SHARE_CODE_MAX + 1];
    Error error;
    Share again;
    CHECK(share_code_write(share, code));
    CHECK(strlen(code) <= SHARE_CODE_MAX);
    CHECK(share_code_read(&again, code, &error));
    CHECK(again.gen.seed == share->gen.seed && again.depth == (share->depth == 1 ? 0 : share->depth) &&
          again.descent == share->descent);
    CHECK(share->descent ||
          (again.gen.kind == share->gen.kind && again.gen.w == share->gen.w && again.gen.h == share->gen.h));
}

static void read_text(const char *text) {
    Share share;
    Error error = {""};
    if (share_code_read(&share, text, &error)) {
        expect_the_same_again(&share);
    } else {
        CHECK(error.text[0] != '\0' && strchr(error.text, '\n') == NULL);
    }
}

static void read_typed(const uint8_t *data, size_t size) {
    char text[128];
    if (size >= sizeof text) return;
    memcpy(text, data, size);
    text[size] = '\0';
    read_text(text);
}

// Up to 23 digits, and the five that make the rest right.
static void read_digits(const uint8_t *data, size_t size) {
    char text[SHARE_CODE_MAX + 1] = "";
    size_t count = size < SHARE_CODE_MAX - 5 ? size : SHARE_CODE_MAX - 5;
    uint32_t rest = 0;
    for (size_t i = 0; i < count + 5; i++) {
        uint32_t digit = i < count ? data[i] & 31 : 0;
        text[i] = ALPHABET[digit];
        rest = (rest * 32 + digit) % PRIME;
    }
    uint32_t check = (REST + PRIME - rest) % PRIME;
    for (size_t i = 0; i < 5; i++) text[count + 4 - i] = ALPHABET[check >> (5 * i) & 31];
    read_text(text);
}

static void write_share(const uint8_t *data, size_t size) {
    uint8_t bytes[20] = {0};
    memcpy(bytes, data, size < sizeof bytes ? size : sizeof bytes);
    Share share = {.gen = GENERATORS[bytes[0] % GEN_COUNT]->defaults,
                   .depth = bytes[1] % 16,
                   .descent = bytes[2] % 8 == 0};
    char code[SHARE_CODE_MAX + 1];
    for (int i = 0; i < 8; i++) share.gen.seed = share.gen.seed << 8 | bytes[3 + i];
    share.gen.w = bytes[11];
    share.gen.h = bytes[12];
    share.gen.rooms = bytes[13];
    share.gen.suppress = bytes[14];
    share.gen.corridor = bytes[15];
    share.gen.connect = bytes[16] % 2 != 0;
    if (share_code_write(&share, code)) expect_the_same_again(&share);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) return 0;
    if (data[0] == 't') read_typed(data + 1, size - 1);
    if (data[0] == 'd') read_digits(data + 1, size - 1);
    if (data[0] == 'w') write_share(data + 1, size - 1);
    return 0;
}
