// Needs pictures.
// Sentences in languages whose names have genders and cases, and whose numbers have more forms than English.
#include "lang/lang.h"
#include "view/hud/event_log.h"

#include "hud_stage.h"

#define NAME(english, forms) "msgctxt \"name\"\nmsgid \"" english "\"\nmsgstr \"" forms "\"\n\n"
#define TEXT(english, text)  "msgid \"" english "\"\nmsgstr \"" text "\"\n\n"

static const char SPANISH[] =
    "msgid \"\"\nmsgstr \"\"\n\"X-Name-Forms: gender plain a the n1\\n\"\n"
    "\"Plural-Forms: nplurals=2; plural=n != 1;\\n\"\n\n" NAME("rat", "f|rata|una rata|la rata|ratas") NAME(
        "Warlord", "m|Caudillo|el Caudillo|el Caudillo") NAME("arrow",
                                                              "f|flecha|una flecha|la flecha|flechas")
        NAME("ember ring", "m|anillo ígneo|un anillo ígneo|el anillo ígneo") TEXT("The {monster} is dead",
                                                                                  "{monster.the} ha muerto")
            TEXT("Dropped: {an item}", "{item.a}: {item?caído:caída}") TEXT("In the chest: {items}",
                                                                            "En el cofre: {items}")
                TEXT("{a monster} comes into sight, {place}",
                     "aparece {monster.a}, {place}") TEXT("%d east", "%d al este")
                    TEXT("%d.5",
                         "%d,5") "msgid \"%s of %s heart\"\nmsgid_plural \"%s of %s hearts\"\n"
                                 "msgstr[0] \"%s de %s corazón\"\nmsgstr[1] \"%s de %s corazones\"\n\n" TEXT(
                                     "You have %s", "Tienes %s") TEXT("An ambush!", "¡una emboscada!");

static const char RUSSIAN[] =
    "msgid \"\"\nmsgstr \"\"\n\"X-Name-Forms: gender plain gen acc n1 n2\\n\"\n"
    "\"Plural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || "
    "n%100>=20) "
    "? 1 : 2;\\n\"\n\n" NAME("rat", "f|крыса|крысы|крысу|крысы|крыс") NAME(
        "goblin", "m|гоблин|гоблина|гоблина|гоблина|гоблинов") NAME("arrow",
                                                                    "f|стрела|стрелы|стрелу|стрелы|стрел")
        NAME("felt boots", "p|войлочные сапоги|войлочных сапог|войлочные сапоги") NAME(
            "gem", "m|самоцвет|самоцвета|самоцвет|самоцвета|самоцветов") NAME("embers", "p|угли")
            TEXT("The {monster} is dead", "{monster} {monster?убит:убита:убито:убиты}") TEXT(
                "Found {an item}",
                "{item?Найден:Найдена:Найдено:Найдены} {item}") TEXT("You throw the {item}",
                                                                     "вы бросаете {item.acc}")
                TEXT("In the chest: {items}", "В сундуке: {items}") TEXT(
                    "Delivered {number} {number?treasure:treasures}: +{points} points for good",
                    "{number?Сдано:Сданы:Сдано} {number} {number?сокровище:сокровища:сокровищ}: +{points}")
                    TEXT("{count} {count?treasure:treasures} to go, then a toll opens it",
                         "Осталось: {count}") TEXT("two", "два")
                        TEXT("Stairs deliver what is not pinned: {goods}", "Лестница унесёт {goods.acc}")
                            TEXT("%s and %s", "%s и %s");

static Language *language;

static void speak(const char *catalogue) {
    Error error;
    language = language_read(catalogue, strlen(catalogue), &error);
    if (language == NULL) fail_msg("%s", error.text);
    lang_use(language);
}

static int stop_speaking(void **state) {
    lang_use(NULL);
    language_free(language);
    language = NULL;
    return tear_down(state);
}

static void assert_said(Event event, const char *text) {
    silence();
    event.pos = world->actors[HERO].pos;
    happens(event);
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), text);
}

static void spanish_names_have_articles_of_their_gender(void **state) {
    (void)state;
    speak(SPANISH);
    assert_said((Event){.kind = EVENT_KILL, .what = ACTOR_RAT}, "La rata ha muerto");
    assert_said((Event){.kind = EVENT_KILL, .what = ACTOR_WARLORD}, "El Caudillo ha muerto");
    assert_said((Event){.kind = EVENT_DROP, .what = ITEM_ARROW}, "Una flecha: caída");
    assert_said((Event){.kind = EVENT_DROP, .what = ITEM_EMBER_RING}, "Un anillo ígneo: caído");
    assert_said((Event){.kind = EVENT_CHEST, .what = ITEM_ARROW, .amount = 4}, "En el cofre: 4 flechas");
    assert_said((Event){.kind = EVENT_WAKE}, "¡Una emboscada!");
}

static void russian_names_have_cases_and_their_words_genders(void **state) {
    (void)state;
    speak(RUSSIAN);
    assert_said((Event){.kind = EVENT_KILL, .what = ACTOR_RAT}, "Крыса убита");
    assert_said((Event){.kind = EVENT_KILL, .what = ACTOR_GOBLIN}, "Гоблин убит");
    assert_said((Event){.kind = EVENT_FOUND_ITEM, .what = ITEM_FELT_BOOTS}, "Найдены войлочные сапоги");
    assert_said((Event){.kind = EVENT_FOUND_ITEM, .what = ITEM_GEM}, "Найден самоцвет");
    assert_said((Event){.kind = EVENT_GRATE, .amount = 2}, "Осталось: два");
}

static void a_place_of_a_number_chooses_by_the_plural(void **state) {
    (void)state;
    static const char *const SAID[] = {
        [2] = "Сданы 2 сокровища: +7", [5] = "Сдано 5 сокровищ: +7", [21] = "Сдано 21 сокровище: +7"};
    speak(RUSSIAN);
    for (int i = 0; i <= 21; i++) {
        if (SAID[i] != NULL) assert_said((Event){.kind = EVENT_DELIVERED, .what = i, .amount = 7}, SAID[i]);
    }
    assert_said((Event){.kind = EVENT_CHEST, .what = ITEM_ARROW, .amount = 3}, "В сундуке: 3 стрелы");
    assert_said((Event){.kind = EVENT_CHEST, .what = ITEM_ARROW, .amount = 12}, "В сундуке: 12 стрел");
}

static void the_log_speaks_the_language_too(void **state) {
    (void)state;
    char text[SENTENCE_MAX];
    Event thrown = {.kind = EVENT_THROW, .what = ITEM_ARROW};
    Event seen = {.what = ACTOR_RAT, .pos = cell_centre((Vec){12, 2})};
    speak(RUSSIAN);
    assert_string_equal(placeholders_fill("You throw the {item}", world, &thrown, text),
                        "вы бросаете стрелу");
    lang_use(NULL);
    language_free(language);
    speak(SPANISH);
    assert_string_equal(placeholders_fill("{a monster} comes into sight, {place}", world, &seen, text),
                        "aparece una rata, 5 al este");
    assert_string_equal(sentence_of_health(9, 10, text), "4,5 de 5 corazones");
    assert_string_equal(sentence_indefinite("rat", text), "una rata");
    assert_string_equal(sentence_definite("Warlord", text), "El Caudillo");
}

// As a whole: its names, too.
static void what_is_not_translated_stays_english(void **state) {
    (void)state;
    speak(RUSSIAN);
    assert_said((Event){.kind = EVENT_DROP, .what = ITEM_GEM}, "Dropped: a gem");
    assert_said((Event){.kind = EVENT_SPLIT, .what = ACTOR_RAT}, "The rat splits in two");
}

static void places_that_nobody_knows_stay(void **state) {
    (void)state;
    char text[SENTENCE_MAX];
    Event event = {.what = ACTOR_RAT, .amount = 1};
    assert_string_equal(placeholders_fill("a {monstre} {monster", world, &event, text),
                        "a {monstre} {monster");
    assert_string_equal(
        placeholders_fill("{amount} {amount?day:days}, {amount?:s}{monster?m:f}", world, &event, text),
        "1 day, m");
    event.amount = 2;
    assert_string_equal(placeholders_fill("{amount} {amount?day:days}{amount?one}", world, &event, text),
                        "2 daysone");
}

#define LANGUAGE_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, stop_speaking)

int main(void) {
    const struct CMUnitTest tests[] = {
        LANGUAGE_TEST(spanish_names_have_articles_of_their_gender),
        LANGUAGE_TEST(russian_names_have_cases_and_their_words_genders),
        LANGUAGE_TEST(a_place_of_a_number_chooses_by_the_plural),
        LANGUAGE_TEST(the_log_speaks_the_language_too),
        LANGUAGE_TEST(what_is_not_translated_stays_english),
        LANGUAGE_TEST(places_that_nobody_knows_stay),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
