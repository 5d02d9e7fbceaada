#include "app/pages/ask.h"

#include "app/pages/page.h"
#include "app/play/stage_viewer.h"
#include "app/play/starting_gear.h"
#include "base/text.h"
#include "lang/lang.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/toll/toll.h"
#include "view/hud/sentence.h"

#include <stdio.h>

enum { ANSWER_NO, ANSWER_YES };

static const struct {
    const char *title, *no, *yes, *help;
    const char *stay; // what the answer No does
    bool loses;       // the answer Yes loses the current game
} ASKS[ASK_COUNT] = {
    [ASK_SAME] = {N_("Start this run over?"), N_("No, keep playing"), N_("Yes, start over"),
                  N_("The run you are playing is lost."), N_("Return to the game."), true},
    [ASK_GIVE_UP] = {N_("Give up?"), N_("No, keep playing"), N_("Yes, give up"),
                     N_("This game ends here and is lost."), N_("Return to the game."), true},
    [ASK_DESCEND] = {N_("Begin a new run?"), N_("No, keep the saved one"), N_("Yes, begin a new one"),
                     N_("The saved run stays under More."), N_("Return to the title."), false},
    [ASK_DAILY] = {N_("Play this daily again?"), N_("No"), N_("Yes, once more"),
                   N_("Only the first attempt is ranked."), N_("Go back."), false},
    [ASK_TAKE_OVER] = {N_("Play on from here?"), N_("No, go on watching"), N_("Yes, play on"),
                       N_("A new game, not ranked. The recording stays as it is."),
                       N_("Return to the recording."), true},
    [ASK_LAYOUT] = {N_("Show every secret?"), N_("No, keep playing"), N_("Yes, show the full layout"),
                    N_("The end page will mention it."), N_("Return to the game."), false},
    [ASK_KEYS] = {N_("Do you want the keys of roguelikes?"), N_("No: arrows and W A S D walk"),
                  N_("Yes: h j k l y u b n walk"),
                  N_("As in vi; a number repeats. ? shows all keys; the settings change this."),
                  N_("? shows all keys; the settings change this."), false},
    [ASK_RING] = {N_("Ring the hand bell?"), N_("No, not now"), N_("Yes, ring it"), "", "", false},
};

// ---- what is asked when

// True for the daily descent of today.
static bool is_daily(const Play *play, const GenOptions *options) {
    return daily_date_of_game(options, session_unix_now(&play->session)) != 0;
}

static Daily today(const Play *play) {
    return storage_look_at_daily(&play->storage, daily_date(session_unix_now(&play->session)));
}

static bool has_saved_descent(const Play *play) {
    Save save;
    save_read_info(&play->storage.saves, SAVE_DESCENT, SAVE_LAST, &save);
    return save.usable && !play->spoilt[SAVE_DESCENT][SAVE_LAST];
}

static ScreenCommand ask_about(Ask ask, const GenOptions *options) {
    ScreenCommand command = command_to(DO_ASK, (int)ask);
    command.options = *options;
    return command;
}

ScreenCommand ask_begin(const Play *play, const GenOptions *options) {
    ScreenCommand begin = {.kind = DO_PLAY, .options = *options};
    if (is_daily(play, options))
        return today(play).state == DAILY_FIRST ? begin : ask_about(ASK_DAILY, options);
    return options->descent && has_saved_descent(play) ? ask_about(ASK_DESCEND, options) : begin;
}

ScreenCommand ask_begin_kind(const Play *play, int kind, bool tower, uint64_t seed, const char *seed_word) {
    const int *now = play->prefs.now;
    GenOptions options = session_usual_options(kind, tower, seed);
    gen_note_word(&options, seed_word);
    options.pace = (Pace)now[SETTING_PACE];
    options.gear = options.descent ? starting_gear_worn(&play->storage.lore, now[SETTING_GEAR]) : 0;
    return ask_begin(play, &options);
}

ScreenCommand ask_play_daily(const Play *play, bool turns) {
    Daily daily = today(play);
    Pace pace = turns ? PACE_TURNS : (Pace)play->prefs.now[SETTING_PACE];
    GenOptions options = daily_options(daily.date, pace);
    if (daily.state == DAILY_SAVED)
        return command_to(DO_RESUME, (int)daily.slot * SAVE_PLACES + (int)daily.place);
    return ask_begin(play, &options);
}

ScreenCommand ask_restart(const Play *play) {
    const GenOptions options = play_options_again(play, true);
    return is_daily(play, &options) ? ask_about(ASK_DAILY, &options)
                                    : (ScreenCommand){.kind = DO_PLAY, .options = options};
}

ScreenCommand ask_take_over(const Play *play) {
    bool over = play->session.world->outcome != OUTCOME_NONE;
    return over ? command_say(tr("The game is over here: go back, then play on"))
                : command_to(DO_ASK, ASK_TAKE_OVER);
}

ScreenCommand ask_show_layout(const Play *play) {
    return play_layout_counts(play) && !play->saw_layout ? command_to(DO_ASK, ASK_LAYOUT)
                                                         : command_to(DO_PUSH, SCREEN_LAYOUT);
}

// Begins another dungeon at once, or the same one; the player can go back to the current game.
static ScreenCommand instead(const Play *play, bool same) {
    return (ScreenCommand){.kind = DO_INSTEAD, .options = play_options_again(play, same)};
}

static ScreenCommand same_again(const Play *play) {
    if (!play_is_descent_on(play)) return instead(play, true);
    const GenOptions options = play_options_again(play, true);
    return ask_about(ASK_SAME, &options);
}

// Plays the same seed with the next generator.
static ScreenCommand next_generator(const Play *play) {
    const char *unfit = play_unfit_reason(play, ACTION_NEXT_GENERATOR);
    return unfit != NULL ? command_say(unfit)
                         : (ScreenCommand){.kind = DO_INSTEAD,
                                           .options = stage_viewer_defaults(&play->session.options)};
}

ScreenCommand ask_for_dungeon(Play *play, Action action, const char *key) {
    if (play->session.watching) return command_do(DO_STAY);
    switch (action) {
    case ACTION_NEW_SEED:
        return play_confirm_new(play, key) ? instead(play, false) : command_do(DO_CONFIRM);
    case ACTION_SAME_SEED:
        return same_again(play);
    case ACTION_NEXT_GENERATOR:
        return next_generator(play);
    case ACTION_TAKE_BACK:
        return command_do(play->left.ticks > 0 ? DO_TAKE_BACK : DO_STAY);
    default:
        return command_do(DO_STAY);
    }
}

ScreenCommand ask_on_page(PageUse *use, Action action) {
    Action means = action == ACTION_ERASE ? ACTION_TAKE_BACK : action; // in menus its key erases
    return ask_for_dungeon(use->play, means, use->prompt(use->of, ACTION_NEW_SEED));
}

// Asks whether to ring the hand bell, or says why it cannot ring.
static ScreenCommand ask_to_ring(const Play *play) {
    const char *unfit = play_unfit_reason(play, ACTION_BELL);
    return unfit != NULL ? command_say(unfit) : command_to(DO_ASK, ASK_RING);
}

ScreenCommand ask_open_action(const Play *play, Action action) {
    static const struct {
        Action action;
        ScreenId screen;
    } OPENS[] = {{ACTION_PAUSE, SCREEN_PAUSE}, {ACTION_HELP, SCREEN_HELP}, {ACTION_BAG, SCREEN_BAG},
                 {ACTION_MAP, SCREEN_MAP},     {ACTION_MORE, SCREEN_MORE}, {ACTION_SAID, SCREEN_SAID}};
    for (size_t i = 0; i < sizeof OPENS / sizeof *OPENS; i++) {
        bool over = play->session.world->outcome != OUTCOME_NONE && action == ACTION_PAUSE;
        if (OPENS[i].action == action) return command_to(DO_PUSH, over ? SCREEN_END : (int)OPENS[i].screen);
    }
    if (action == ACTION_LAYOUT) return ask_show_layout(play);
    if (action == ACTION_BELL) return ask_to_ring(play);
    return command_do(action == ACTION_STAGES ? DO_STAGES : DO_STAY);
}

// ---- the page

// What Yes means, in words. For a daily descent this includes that only the first attempt is ranked.
static const char *consequence(const PageUse *use) {
    const AskPage *page = use->own;
    const Play *play = use->play;
    if (page->ask == ASK_SAME && is_daily(play, &play->session.options))
        return tr("The run you are playing is lost. Only the first attempt at a daily is ranked.");
    if (page->ask == ASK_GIVE_UP && is_daily(play, &play->session.options))
        return tr("This attempt at the daily ends here. Only the first one is ranked.");
    if (page->ask == ASK_DAILY && !use->in_game && has_saved_descent(play))
        return tr("Only the first attempt is ranked. The saved run stays under More.");
    return ASKS[page->ask].help;
}

// Adds what the toll would do to the grate over the stairs.
static void tell_grate(const World *world, char *text, size_t size) {
    int lacks = world_grate_missing_count(world);
    if (world_grate_opens_at_toll(world)) text_add(text, size, "%s", tr(" The grate opens."));
    if (lacks > 0 && !world->clock.crown)
        text_add(text, size,
                 tr_n(" The grate stays shut: %d more treasure.", " The grate stays shut: %d more treasures.",
                      lacks),
                 lacks);
}

// Adds how many hearts ringing would give back.
static void tell_mending(const World *world, char *text, size_t size) {
    char hearts[SENTENCE_MAX];
    const Actor *hero = &world->actors[HERO];
    int mends = flames_bell_heals(world);
    if (mends > 0) {
        text_add(text, size, tr(" You get %s back."), sentence_of_hearts(mends, hearts));
    } else if (hero->hp < hero->hp_max) {
        text_add(text, size, "%s", tr(" You get no hearts back: stand by a flame for that."));
    }
}

// Tells how many hunters come, and what for.
static void tell_hunters(const TollForecast *toll, char *text, size_t size) {
    static const char *const PARTS[] = {N_("%d for the hour"), N_("%d for treasure beyond the quota"),
                                        N_("%d for the lost treasure")};
    const int counts[] = {toll->for_hour, toll->for_surplus, toll->for_lost};
    const char *between = " (";
    text_add(text, size, tr("Hunters: %d"), toll->hunters);
    for (int i = 0; i < 3; i++) {
        if (counts[i] == 0) continue;
        text_add(text, size, "%s", between);
        text_add(text, size, tr(PARTS[i]), counts[i]);
        between = ", ";
    }
    text_add(text, size, "%s.", between[0] == ',' ? ")" : "");
}

// Tells what the toll would do if the bell were rung now.
static const char *tell_toll(PageUse *use) {
    AskPage *page = use->own;
    World *world = use->play->session.world;
    size_t size = sizeof page->text;
    TollForecast rung = toll_forecast(world, true), clock = toll_forecast(world, false);
    page->text[0] = '\0';
    text_add(page->text, size, tr("Treasures lost: %d. Doubled: %d. "), rung.lost, rung.doubled);
    tell_hunters(&rung, page->text, size);
    tell_grate(world, page->text, size);
    tell_mending(world, page->text, size);
    if (world->clock.crown) return page->text;
    text_add(page->text, size, "%s", tr(" When the hour is over instead: "));
    tell_hunters(&clock, page->text, size);
    return page->text;
}

static void open_ask(PageUse *use) {
    Ask ask = ((const AskPage *)use->own)->ask;
    use->menu->title = ASKS[ask].title;
    const char *toll = ask == ASK_RING ? tell_toll(use) : NULL; // shown beside both answers
    page_add(use, ANSWER_NO, ASKS[ask].no, toll != NULL ? toll : ASKS[ask].stay);
    page_add(use, ANSWER_YES, ASKS[ask].yes, toll != NULL ? toll : consequence(use));
}

static ScreenCommand answer_yes(PageUse *use) {
    const AskPage *page = use->own;
    Play *play = use->play;
    if (ASKS[page->ask].loses) storage_end_game(&play->storage, &play->session);
    switch (page->ask) {
    case ASK_TAKE_OVER:
        return command_do(DO_TAKE_OVER);
    case ASK_LAYOUT:
        play->saw_layout = true;
        return command_to(DO_REPLACE, SCREEN_LAYOUT);
    case ASK_GIVE_UP:
        return command_do(DO_GIVE_UP);
    case ASK_RING:
        return command_to(DO_ACTION, ACTION_BELL);
    default:
        return (ScreenCommand){.kind = DO_PLAY, .options = page->options};
    }
}

static ScreenCommand choose_answer(PageUse *use, int id) {
    if (((const AskPage *)use->own)->ask == ASK_KEYS) {
        prefs_set(&use->play->prefs, SETTING_TERMINAL_KEYS, id == ANSWER_YES);
        return command_do(DO_POP);
    }
    return id == ANSWER_YES ? answer_yes(use) : command_do(DO_POP);
}

// The letter that answers: the one that players of the language expect, or a Latin one if they cannot press
// that.
static const char *letter_of(PageUse *use, int answer) {
    bool yes = answer == ANSWER_YES;
    const char *own = yes ? tr_in("yes", "Y") : tr_in("no", "N");
    return use->answers(use->of, lang_lower_first(own)) ? own : yes ? "Y" : "N";
}

static bool letter_answers(PageUse *use, int key, ScreenCommand *does) {
    int small = lang_lowercase(key);
    for (int answer = ANSWER_NO; answer <= ANSWER_YES; answer++) {
        bool latin = small == (answer == ANSWER_YES ? 'y' : 'n');
        if (!latin && lang_lower_first(letter_of(use, answer)) != small) continue;
        *does = choose_answer(use, answer);
        return true;
    }
    return false;
}

static void tell_letters(PageUse *use) {
    for (int answer = ANSWER_NO; answer <= ANSWER_YES; answer++)
        page_entry(use->menu, answer)->value = use->letters ? letter_of(use, answer) : NULL;
}

const Page PAGE_ASK = {.size = sizeof(AskPage),
                       .open = open_ask,
                       .tell = tell_letters,
                       .choose = choose_answer,
                       .letter = letter_answers};
