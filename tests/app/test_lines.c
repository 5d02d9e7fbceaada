// What happens to lines of the log while nobody reads them.
#include "app/store/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

typedef struct Pipe {
    int ends[2];
    LineOut out;
    Error error;
} Pipe;

static Pipe open_pipe(void) {
    Pipe p = {.error = {""}};
    assert_int_equal(pipe(p.ends), 0);
    p.out = (LineOut){.open = true, .fd = p.ends[1]};
    return p;
}

static void close_pipe(Pipe *p) {
    (void)close(p->ends[0]);
    (void)close(p->ends[1]);
}

static bool writes(Pipe *p, const char *text) {
    return line_out_write(&p->out, text, &p->error);
}

static void fill(Pipe *p) {
    int flags = fcntl(p->ends[1], F_GETFL);
    (void)fcntl(p->ends[1], F_SETFL, flags | O_NONBLOCK);
    while (write(p->ends[1], ".", 1) == 1) {
    }
    (void)fcntl(p->ends[1], F_SETFL, flags);
}

// The content without the filling.
static void drain(Pipe *p, char *text, size_t size) {
    char byte = '.';
    size_t length = 0;
    (void)fcntl(p->ends[0], F_SETFL, O_NONBLOCK);
    while (read(p->ends[0], &byte, 1) == 1) {
        if (byte != '.' && length + 1 < size) text[length++] = byte;
    }
    text[length] = '\0';
}

static void a_pipe_that_nobody_reads_holds_nobody_up(void **state) {
    (void)state;
    char text[256];
    Pipe p = open_pipe();
    fill(&p);
    assert_false(writes(&p, "One"));
    assert_string_equal(p.error.text, "Nobody reads the log: lines are left out");
    assert_true(writes(&p, "Two")); // said once
    drain(&p, text, sizeof text);
    assert_string_equal(text, "");
    assert_true(writes(&p, "Three"));
    assert_true(writes(&p, "Four"));
    drain(&p, text, sizeof text);
    assert_string_equal(text, "2 lines were left out: nobody read them\nThree\nFour\n");
    fill(&p);
    assert_false(writes(&p, "Five")); // once each time
    drain(&p, text, sizeof text);
    assert_true(writes(&p, "Six"));
    drain(&p, text, sizeof text);
    assert_string_equal(text, "1 line was left out: nobody read it\nSix\n");
    close_pipe(&p);
}

static void speech_just_leaves_lines_out(void **state) {
    (void)state;
    char text[256];
    Pipe p = open_pipe();
    p.out.spoken = true;
    fill(&p);
    assert_true(writes(&p, "One"));
    drain(&p, text, sizeof text);
    assert_true(writes(&p, "Two"));
    drain(&p, text, sizeof text);
    assert_string_equal(text, "Two\n");
    close_pipe(&p);
}

// Characters that could control a terminal are shown as numbers: control characters, and bytes that are no
// UTF-8.
static void only_what_is_printable_is_printed_as_it_is(void **state) {
    (void)state;
    static const struct {
        const char *text, *plain;
    } CASES[] = {
        {"a ~\x7f\t", "a ~\\x7f\\x09"},
        {"\xc2\xa0\xc2\x9b", "\xc2\xa0\\xc2\\x9b"}, // the second one begins a command of terminals
        {"\xc1\xa1", "\\xc1\\xa1"},                 // a letter in more bytes than it takes
        {"\xe0\xa0\x80\xe0\x9f\xbf", "\xe0\xa0\x80\\xe0\\x9f\\xbf"},
        {"\xf0\x90\x80\x80\xf0\x8f\xbf\xbf", "\xf0\x90\x80\x80\\xf0\\x8f\\xbf\\xbf"},
        {"\xf4\x8f\xbf\xbf\xf4\x90\x80\x80", "\xf4\x8f\xbf\xbf\\xf4\\x90\\x80\\x80"},
        {"\xd0\xbf\xd0", "\xd0\xbf\\xd0"}, // it ends too soon
        {"\x80z", "\\x80z"},
    };
    char plain[64];
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        size_t length = text_escape_control(CASES[i].text, plain, sizeof plain);
        assert_string_equal(plain, CASES[i].plain);
        assert_int_equal(length, strlen(plain));
    }
    assert_int_equal(text_escape_control("\x01\x02\x03", plain, 10), 8); // no half of one
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_pipe_that_nobody_reads_holds_nobody_up),
        cmocka_unit_test(only_what_is_printable_is_printed_as_it_is),
        cmocka_unit_test(speech_just_leaves_lines_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
