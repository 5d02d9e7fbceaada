// Files are read as they were written: of any size, at paths of any length, behind links and beside other
// files. Nothing else is left in the folder.
#include "app/store/files.h"

#include "support/home.h"
#include "support/unit.h"

#include <string.h>
#include <sys/stat.h>

static Home home;

enum { PATH_ROOM = 2 * PATH_MAX_BYTES, MOST = 3 * 16384 + 1 };

static uint8_t bytes[MOST];

static int set_up(void **state) {
    (void)state;
    for (int i = 0; i < MOST; i++) bytes[i] = (uint8_t)(i * 7 + i / 251);
    return home_open(&home) ? 0 : -1;
}

static int tear_down(void **state) {
    (void)state;
    return home_close(&home) ? 0 : -1;
}

static void count_name(void *to, const char *name) {
    (void)name;
    ++*(int *)to;
}

static int files_in(const char *folder) {
    int count = 0;
    assert_true(folder_list(folder, count_name, &count));
    return count;
}

static void assert_holds(const char *path, size_t size) {
    Error error;
    Buffer read = {0};
    assert_true(file_read(path, &read, &error));
    assert_int_equal(read.size, size);
    if (size > 0) assert_memory_equal(read.bytes, bytes, size);
    buffer_free(&read);
}

static char *own(const char *name) {
    static char path[PATH_ROOM];
    (void)snprintf(path, sizeof path, "%s/%s", home.path, name);
    return path;
}

static void any_size_is_read_as_it_was_written(void **state) {
    (void)state;
    static const size_t SIZES[] = {0, 1, 2, 255, 16383, 16384, 16385, 32768, MOST};
    char *path = own("file");
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        for (int care = CARE_LITTLE; care <= CARE_SURE; care++) {
            Error error;
            assert_true(file_write(path, bytes, SIZES[i], (Care)care, &error));
            assert_holds(path, SIZES[i]);
            assert_int_equal(files_in(home.path), 1);
        }
    }
    assert_true(file_remove(path));
    assert_false(file_remove(path));
}

// The folder for it lies as deep as needed. A path that is too long is told, and nothing is left of it.
static void any_path_that_is_short_enough_can_be_written(void **state) {
    (void)state;
    enum { NAME = 200, FROM = PATH_MAX_BYTES - 12, TO = PATH_MAX_BYTES + 6 };
    char path[PATH_ROOM], folder[PATH_ROOM];
    size_t at = (size_t)snprintf(path, sizeof path, "%s/", home.path), top = at;
    while (at + NAME < FROM - 1) {
        memset(path + at, 'f', NAME);
        at += NAME;
        path[at++] = '/';
    }
    path[at] = '\0';
    Error error;
    assert_true(file_make_folders(path, &error));
    (void)snprintf(folder, sizeof folder, "%s", path);
    for (size_t length = FROM; length <= TO; length++) {
        memset(path + at, 'n', length - at);
        path[length] = '\0';
        for (int care = CARE_LITTLE; care <= CARE_SURE; care++) {
            bool fits = length < PATH_MAX_BYTES;
            assert_int_equal(file_write(path, bytes, 100, (Care)care, &error), fits);
            if (fits) assert_holds(path, 100);
            if (!fits) assert_non_null(strstr(error.text, "a path has at most 1023 bytes"));
            assert_int_equal(files_in(folder), fits ? 1 : 0);
            if (fits) assert_true(file_remove(path));
        }
    }
    for (size_t end = at - 1; end > top; end -= NAME + 1) {
        path[end] = '\0';
        assert_true(folder_remove(path));
    }
}

static void links_are_followed_as_far_as_the_system_does(void **state) {
    (void)state;
    enum { LINKS = 45, FOLLOWED = 40 };
    char name[32], to[32] = "file";
    Error error;
    for (int i = 1; i <= LINKS; i++) {
        (void)snprintf(name, sizeof name, "link%d", i);
        assert_int_equal(symlink(to, own(name)), 0); // beside it
        (void)snprintf(to, sizeof to, "%s", name);
        bool follows = i < FOLLOWED;
        assert_int_equal(file_write(own(name), bytes, (size_t)i, CARE_LITTLE, &error), follows);
        if (follows) assert_holds(own("file"), (size_t)i);
        assert_int_equal(files_in(home.path), i + 1);
    }
    for (int i = 1; i <= LINKS; i++) {
        (void)snprintf(name, sizeof name, "link%d", i);
        assert_true(file_remove(own(name)));
    }
    assert_true(file_remove(own("file")));
}

static void rights_and_second_names_stay(void **state) {
    (void)state;
    static const mode_t MODES[] = {0600, 0640, 0644, 0700};
    struct stat info;
    Error error;
    char second[PATH_ROOM];
    (void)snprintf(second, sizeof second, "%s", own("second"));
    for (size_t i = 0; i < sizeof MODES / sizeof *MODES; i++) {
        assert_true(file_write(own("file"), bytes, 5, CARE_LITTLE, &error));
        assert_int_equal(chmod(own("file"), MODES[i]), 0);
        assert_true(file_write(own("file"), bytes, 6, CARE_SURE, &error));
        assert_int_equal(stat(own("file"), &info), 0);
        assert_int_equal(info.st_mode & 0777, MODES[i]);
    }
    assert_true(file_link(own("file"), second, CARE_SURE));
    assert_false(file_link(own("file"), second, CARE_SURE)); // it is taken
    assert_true(file_write(second, bytes, 9, CARE_LITTLE, &error));
    assert_holds(own("file"), 9);
    assert_true(file_move(second, own("file"), CARE_SURE)); // the same file
    (void)file_remove(second);
    assert_true(file_remove(own("file")));
    assert_false(file_may_exist(own("file")));
}

static void what_grows_is_its_own_file_until_another_takes_its_name(void **state) {
    (void)state;
    Error error;
    AppendFile file = {0};
    Buffer all = {0};
    bool is = false;
    char path[PATH_ROOM];
    (void)snprintf(path, sizeof path, "%s", own("grows"));
    buffer_bytes(&all, bytes, 10);
    assert_false(append_add(&file, &all, CARE_LITTLE, &error)); // it was not begun
    assert_true(append_begin(&file, path, &all, CARE_SURE, &error));
    for (int i = 1; i < 20; i++) {
        buffer_bytes(&all, bytes + all.size, (size_t)i * 100);
        assert_true(append_add(&file, &all, i % 2 == 0 ? CARE_SURE : CARE_LITTLE, &error));
        assert_holds(path, all.size);
        assert_true(append_is_at(&file, path, &is) && is);
    }
    all.size--;
    assert_false(append_add(&file, &all, CARE_LITTLE, &error));
    assert_string_equal(error.text, "it is of another game");
    assert_true(append_set_id(&file, path));
    assert_true(append_is_at(&file, path, &is) && is);
    assert_true(file_write(path, bytes, 3, CARE_LITTLE, &error)); // another one
    assert_true(append_is_at(&file, path, &is) && !is);
    assert_true(append_begin(&file, path, &all, CARE_LITTLE, &error));
    assert_true(file_remove(path));
    all.size++;
    assert_false(append_add(&file, &all, CARE_LITTLE, &error));
    assert_string_equal(error.text, "the file is gone");
    assert_false(append_set_id(&file, path));
    buffer_free(&all);
}

// Pictures go into the folder for them, where there is one, each under a name of its own.
static void each_picture_has_a_name_of_its_own(void **state) {
    (void)state;
    enum { PICTURES = 12 };
    char folder[PATH_ROOM], path[PATH_MAX_BYTES];
    Error error;
    (void)snprintf(folder, sizeof folder, "%s", home.path);
    for (int there = 0; there <= 1; there++) {
        if (there == 1) (void)snprintf(folder, sizeof folder, "%s", own("Pictures"));
        if (there == 1) assert_true(folder_make_new(folder));
        for (int i = 0; i < PICTURES; i++) {
            file_screenshot_path(path, sizeof path);
            assert_memory_equal(path, folder, strlen(folder));
            assert_null(strchr(path + strlen(folder) + 1, '/'));
            assert_non_null(strstr(path, ".png"));
            assert_false(file_may_exist(path));
            assert_true(file_write(path, bytes, 1, CARE_LITTLE, &error));
        }
        assert_int_equal(files_in(folder), PICTURES);
        home_clear_folder(&home, there == 1 ? "Pictures" : ".");
    }
}

static void a_path_below_home_is_shown_by_a_tilde(void **state) {
    (void)state;
    char text[PATH_MAX_BYTES];
    assert_string_equal(file_display_path(own("a/b"), text, sizeof text), "~/a/b");
    assert_string_equal(file_display_path("/nowhere/a", text, sizeof text), "/nowhere/a");
    char beside[PATH_ROOM];
    (void)snprintf(beside, sizeof beside, "%s-2/a", home.path);
    assert_string_equal(file_display_path(beside, text, sizeof text), beside);
}

static void a_file_too_large_or_none_is_told(void **state) {
    (void)state;
    Error error;
    Buffer read = {0};
    assert_false(file_read(own("none"), &read, &error));
    assert_non_null(strstr(error.text, "cannot open"));
    assert_false(file_read(home.path, &read, &error)); // a folder
    assert_true(file_write(own("large"), bytes, 1, CARE_LITTLE, &error));
    for (int more = 0; more <= 1; more++) {
        assert_int_equal(truncate(own("large"), FILES_MAX_BYTES + more), 0);
        assert_int_equal(file_read(own("large"), &read, &error), more == 0);
        if (more == 1) assert_non_null(strstr(error.text, "it is too large"));
        buffer_free(&read);
    }
    assert_true(file_remove(own("large")));
}

static void a_folder_belongs_to_one(void **state) {
    (void)state;
    int folder = folder_lock(home.path), again = folder_lock(home.path);
    assert_true(folder >= 0);
    assert_int_equal(again, FOLDER_TAKEN);
    folder_unlock(folder);
    folder = folder_lock(home.path);
    assert_true(folder >= 0);
    folder_unlock(folder);
    assert_int_equal(folder_lock(own("none")), FOLDER_NONE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_size_is_read_as_it_was_written),
        cmocka_unit_test(any_path_that_is_short_enough_can_be_written),
        cmocka_unit_test(links_are_followed_as_far_as_the_system_does),
        cmocka_unit_test(rights_and_second_names_stay),
        cmocka_unit_test(what_grows_is_its_own_file_until_another_takes_its_name),
        cmocka_unit_test(each_picture_has_a_name_of_its_own),
        cmocka_unit_test(a_path_below_home_is_shown_by_a_tilde),
        cmocka_unit_test(a_file_too_large_or_none_is_told),
        cmocka_unit_test(a_folder_belongs_to_one),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
