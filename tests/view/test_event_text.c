// Needs pictures.
// What the HUD says about each event.
#include "map/balance_toll.h"
#include "sim/space/flames.h"
#include "sim/space/noise.h"
#include "sim/toll/toll.h"

#include "hud_stage.h"

#include "sim/state/bag.h"

enum { LONG_AFTER = 100000 }; // ticks to the toll

static void who_finds_him_in_the_dark_has_noticed_him(void **state) {
    (void)state;
    world->hero.lantern_shut = true;
    happens((Event){.kind = EVENT_NOTICE, .what = ACTOR_RAT});
    const EventText *said = event_text_for_log(world, &world->events.at[0]);
    assert_string_equal(said->text, "The {monster} has noticed you");
}

// It does not matter yet; the picture marks it.
static void a_trap_is_told_only_near_him(void **state) {
    (void)state;
    enum { NEAR = 3 };
    Vec here = world->cache.hero_cell;
    for (int far = NEAR + 1; far >= NEAR; far--) {
        ticks(100, NULL, 0); // the goal was read
        silence();
        happens((Event){
            .kind = EVENT_FOUND, .what = FIXTURE_PIT, .pos = cell_centre(vec_add(here, (Vec){far, 0}))});
        ticks(1, NULL, 0);
        assert_int_equal(hud.message.count, far == NEAR);
    }
}

static void what_can_only_be_thrown_is_said_to_be_for_throwing(void **state) {
    (void)state;
    ticks(100, NULL, 0); // the goal was read
    happens((Event){.kind = EVENT_NO_NEED, .what = ITEM_CHEESE});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "The cheese would be wasted now");
    happens((Event){.kind = EVENT_NO_NEED, .what = ITEM_HONEY});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "The honey is for throwing");
    silence();
    strcpy(hud.message.throw_key, "K");
    happens((Event){.kind = EVENT_NO_NEED, .what = ITEM_GEM});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "The gem is for throwing: K");
}

static void says_why_no_candle_is_set(void **state) {
    (void)state;
    Vec cell = world->cache.hero_cell;
    ticks(100, NULL, 0);
    level_change_tile(&world->level, cell, TILE_WATER);
    happens((Event){.kind = EVENT_NO_NEED, .what = ITEM_CANDLE, .pos = cell_centre(cell)});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "No candle burns on water");
}

static void says_what_works_did(void **state) {
    (void)state;
    static const struct {
        Event event;
        const char *text;
    } SAID[] = {
        {{.kind = EVENT_LOCKED, .what = 1}, "Locked: needs the red square key"},
        {{.kind = EVENT_UNLOCK, .what = 4}, "Unlocked with the violet clover key"},
        {{.kind = EVENT_KEY, .what = ITEM_KEY_2}, "Found the green triangle key"},
        {{.kind = EVENT_CHEST, .what = ITEM_GEM}, "In the chest: a gem"},
        {{.kind = EVENT_CHEST, .what = ITEM_KEY_3}, "In the chest: a blue diamond key"},
        {{.kind = EVENT_CHEST, .what = ITEM_ARROW, .amount = 4}, "In the chest: 4 arrows"},
        {{.kind = EVENT_WISH_GRANTED, .what = ITEM_SEEING_STONE, .amount = 20},
         "\"My seeing stone! Take this: 20 coins.\""},
        {{.kind = EVENT_FOUND, .what = FIXTURE_PIT}, "A trap, here: a pit"},
        {{.kind = EVENT_STAIRS, .amount = 3, .dir = DIR_S}, "Depth 3"},
        {{.kind = EVENT_STAIRS, .amount = 1, .dir = DIR_E}, "Another room"},
        {{.kind = EVENT_FALL, .actor = HERO, .amount = 4}, "You fall to depth 4"},
        {{.kind = EVENT_HAND, .what = ITEM_GEM}, "In hand: the gem"},
        {{.kind = EVENT_HAND, .what = ITEM_ARROW}, "In hand: the bow"},
        {{.kind = EVENT_EMPTY, .what = ITEM_ARROW}, "No arrows left"},
        {{.kind = EVENT_EMPTY, .what = -1}, "That quick slot is empty"},
        {{.kind = EVENT_EATEN, .actor = 1, .what = ITEM_CHEESE}, "A rat ate the cheese"},
        {{.kind = EVENT_GONE, .what = ITEM_CANDLE}, "Lost for good: a candle"},
        {{.kind = EVENT_GRATE, .amount = 1}, "One treasure to go, then a toll opens it"},
        {{.kind = EVENT_GRATE, .amount = 2}, "Two treasures to go, then a toll opens it"},
        {{.kind = EVENT_GRATE, .amount = 0}, "The next toll opens the grate"},
        {{.kind = EVENT_CLICK, .what = FIXTURE_CHEST}, "The chest's trap goes off"},
        {{.kind = EVENT_QUENCH, .what = FLAME_BRAND}, "The torch goes out"},
        {{.kind = EVENT_DROP, .what = ITEM_HEART}, "Dropped: a heart"},
        {{.kind = EVENT_DROP, .what = ITEM_COIN}, "Dropped: a coin"},
        {{.kind = EVENT_FOUND, .what = FIXTURE_PLATE}, "A plate that opens something, here"},
        {{.kind = EVENT_FOUND, .what = FIXTURE_CHEST}, "A trapped chest, here"},
        {{.kind = EVENT_STOLEN, .actor = 1, .what = ITEM_GEM}, "A rat snatched the gem: catch it!"},
        {{.kind = EVENT_GRATE, .amount = 31}, "31 treasures to go, then a toll opens it"},
    };
    for (size_t i = 0; i < sizeof SAID / sizeof *SAID; i++) {
        silence();
        happens(SAID[i].event);
        world->events.at[0].pos = world->actors[HERO].pos;
        ticks(1, NULL, 0);
        assert_string_equal(message_newest_line(&hud.message), SAID[i].text);
    }
}

static void a_blow_that_hits_nothing_is_said_turn_by_turn(void **state) {
    (void)state;
    silence();
    world->hero.pace = PACE_TURNS;
    happens((Event){.kind = EVENT_STRIKE, .actor = HERO});
    happens((Event){.kind = EVENT_HIT, .actor = 1, .what = ACTOR_RAT});
    ticks(1, NULL, 0);
    assert_int_equal(hud.message.count, 0);
    happens((Event){.kind = EVENT_STRIKE, .actor = HERO});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "Your blow hits nothing");
    world->hero.pace = PACE_REAL; // there it is seen
    silence();
    happens((Event){.kind = EVENT_STRIKE, .actor = HERO});
    ticks(1, NULL, 0);
    assert_int_equal(hud.message.count, 0);
}

static void coins_that_fall_together_are_coins(void **state) {
    (void)state;
    silence();
    for (int i = 0; i < 3; i++)
        happens((Event){.kind = EVENT_DROP, .actor = 1, .what = ITEM_COIN, .pos = world->actors[HERO].pos});
    ticks(1, NULL, 0);
    assert_true(is_shown("Dropped: coins") && !is_shown("Dropped: a coin"));
}

static void each_part_of_the_score_is_said(void **state) {
    (void)state;
    silence();
    happens((Event){.kind = EVENT_PASSED, .what = 1, .amount = 250});
    happens((Event){.kind = EVENT_BONUS, .amount = 100});
    happens((Event){.kind = EVENT_DELIVERED, .what = 5, .amount = 162});
    ticks(1, NULL, 0);
    assert_true(is_shown("Nothing left behind: +100") &&
                is_shown("Delivered 5 treasures: +162 points for good")); // the picture counts the rest
    silence();
    happens((Event){.kind = EVENT_DELIVERED, .what = 1, .amount = 40});
    ticks(1, NULL, 0);
    assert_true(is_shown("Delivered 1 treasure: +40 points for good"));
}

// Events of one tick, where the hero stands.
static const char *all_said(const Event *events, int count) {
    silence();
    for (int i = 0; i < count; i++) {
        happens(events[i]);
        world->events.at[i].pos = world->actors[HERO].pos;
    }
    ticks(1, NULL, 0);
    return message_newest_line(&hud.message);
}

static const char *said(Event one, Event two) {
    return all_said((Event[]){one, two}, 2);
}

static void what_happens_together_is_said_together(void **state) {
    (void)state;
    Event toll = {.kind = EVENT_TOLL, .what = 8, .amount = 1},
          twice = {.kind = EVENT_HALLOWED, .what = ITEM_GEM},
          gone = {.kind = EVENT_GONE, .what = ITEM_GEM, .amount = 1};
    assert_string_equal(
        said((Event){.kind = EVENT_BREAK, .what = TILE_POT}, (Event){.kind = EVENT_DROP, .what = ITEM_ARROW}),
        "An arrow was inside");
    assert_string_equal(said((Event){.kind = EVENT_CHEST, .what = ITEM_GEM}, (Event){.kind = EVENT_DART}),
                        "A trap! In the chest: a gem");
    assert_string_equal(
        said((Event){.kind = EVENT_LAND, .what = ITEM_BRAND}, (Event){.kind = EVENT_HAND, .what = ITEM_GEM}),
        "Torch dropped. In hand: the gem");
    world->hero.named[ITEM_POTION_FROST] = true;
    assert_string_equal(said((Event){.kind = EVENT_DRINK, .what = ITEM_POTION_FROST},
                             (Event){.kind = EVENT_NAMED, .what = ITEM_POTION_FROST}),
                        "That was a potion of frost");
    assert_string_equal(
        said((Event){.kind = EVENT_DRINK, .what = ITEM_POTION_FROST}, (Event){.kind = EVENT_STEP}),
        "You drink the potion of frost"); // he knew
    world->hero.named[ITEM_SCROLL_PEAL] = true;
    assert_string_equal(said((Event){.kind = EVENT_NAMED, .what = ITEM_SCROLL_PEAL}, toll),
                        "Toll: 0 treasures lost, 0 doubled, 8 hunters");
    assert_string_equal(all_said((Event[]){gone, toll, twice, twice}, 4),
                        "Toll: 1 treasure lost, 2 doubled, 8 hunters");
}

static void what_was_in_a_chest_is_said_once(void **state) {
    (void)state;
    Event chest = {.kind = EVENT_CHEST, .what = ITEM_BOMB, .amount = 2},
          bomb = {.kind = EVENT_FOUND_ITEM, .what = ITEM_BOMB};
    assert_string_equal(all_said((Event[]){chest, bomb, bomb}, 3), "In the chest: 2 bombs");
    assert_int_equal(hud.message.count, 1);
    assert_string_equal(said((Event){.kind = EVENT_CHEST, .what = ITEM_KEY_2, .amount = 1},
                             (Event){.kind = EVENT_KEY, .what = ITEM_KEY_2}),
                        "In the chest: a green triangle key");
    assert_int_equal(hud.message.count, 1);
    (void)said((Event){.kind = EVENT_CHEST, .what = ITEM_GEM, .amount = 1},
               (Event){.kind = EVENT_PICKUP, .what = ITEM_GEM, .amount = 40});
    assert_int_equal(hud.message.count, 1);
    assert_true(is_shown("Collected the gem (+40)"));
}

static void a_theft_out_of_sight_is_not_known(void **state) {
    (void)state;
    ticks(130, NULL, 0);
    char before_it[MESSAGE_MAX];
    (void)snprintf(before_it, sizeof before_it, "%s", message_newest_line(&hud.message));
    happens((Event){.kind = EVENT_STOLEN, .actor = 1, .what = ITEM_GEM, .pos = cell_centre((Vec){30, 3})});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), before_it);
}

static void what_is_beyond_the_quota_is_told_with_what_it_brings(void **state) {
    (void)state;
    world->depth = 2;
    world->remaining = 4;
    world->clock = (TollClock){.on = true, .quota = 2};
    world->collected = 2;
    Event pickup = {.kind = EVENT_PICKUP, .what = ITEM_GEM, .amount = 50};
    assert_string_equal(said((Event){.kind = EVENT_NOTHING}, pickup), "Collected the gem (+50)");
    world->collected = 3;
    assert_string_equal(said((Event){.kind = EVENT_NOTHING}, pickup),
                        "More than the quota: the next toll brings 5 hunters");
    assert_string_equal(said((Event){.kind = EVENT_NOTHING}, (Event){.kind = EVENT_BELL}),
                        "Ringing: 0 treasures lost, 1 doubled, 3 hunters");
    world->collected = 0;
}

static void only_the_first_mark_of_a_toll_is_said(void **state) {
    (void)state;
    ticks(100, NULL, 0);
    happens((Event){.kind = EVENT_STROKE, .what = 1, .amount = 180});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "Collect all 2 treasures");
    happens((Event){.kind = EVENT_STROKE, .amount = TOLL_WARN_TICKS});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message),
                        "Toll in ten seconds: 0 lost, 0 doubled, 0 hunters");
}

static void turn_by_turn_a_toll_is_said_to_be_turns_away(void **state) {
    (void)state;
    world->hero.pace = PACE_TURNS;
    ticks(100, NULL, 0);
    happens((Event){.kind = EVENT_STROKE, .amount = TOLL_WARN_TICKS});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message),
                        "Toll in fifty turns: 0 lost, 0 doubled, 0 hunters");
}

static void flames_are_spoken_of_where_they_matter(void **state) {
    (void)state;
    silence();
    happens((Event){.kind = EVENT_KINDLE, .actor = HERO, .what = FLAME_CANDLE});
    ticks(1, NULL, 0);
    assert_int_equal(hud.message.count, 0); // nothing tolls here
    world->clock.on = true;
    happens((Event){.kind = EVENT_KINDLE, .actor = 1, .what = FLAME_CANDLE});
    ticks(1, NULL, 0);
    assert_int_equal(hud.message.count, 0);
    happens((Event){.kind = EVENT_KINDLE, .actor = HERO, .what = FLAME_CANDLE});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "What this flame lights will stay");
    ticks(61, NULL, 0);
    happens((Event){.kind = EVENT_QUENCH, .what = FLAME_BRAZIER, .pos = cell_centre((Vec){40, 2})});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message),
                        "What this flame lights will stay"); // out of sight
    silence();
    happens((Event){.kind = EVENT_QUENCH, .what = FLAME_BRAZIER, .pos = cell_centre((Vec){5, 2})});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "The brazier goes out");
}

static void that_light_stays_is_said_three_times(void **state) {
    (void)state;
    world->clock.on = true;
    int said = 0;
    for (int i = 0; i < 6; i++) {
        ticks(400, NULL, 0);
        happens((Event){.kind = EVENT_KINDLE, .actor = HERO, .what = FLAME_TORCH});
        ticks(1, NULL, 0);
        said += message_opacity(&hud.message) > 0;
    }
    assert_int_equal(said, 3);
}

// The item at (12, 2) lies in sight.
static void that_light_pays_is_said_before_the_toll(void **state) {
    (void)state;
    world->clock = (TollClock){.on = true, .quota = 1, .ticks = TOLL_WARN_TICKS - 120, .period = 5400};
    assert_true(grid_init(&world->cache.bright, world->level.tiles.w, world->level.tiles.h));
    world->hero.lantern_shut = true;
    silence();
    hud.message.lessons.told[SAID_LIGHT_PAYS] = 0;
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message),
                        "Light that treasure: the toll then doubles its value");
    hud.message.count = 0;
    grid_set(&world->cache.bright, (Vec){12, 2}, 1);
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message),
                        "Lit treasures double in value, and the toll takes none");
    hud.message.count = hud.message.lessons.told[SAID_LIGHT_PAYS] = 0;
    world->floor.items[0].taken = true;
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "");
    grid_free(&world->cache.bright);
}

static void says_why_a_heart_stays(void **state) {
    (void)state;
    silence();
    Item *heart = &world->floor.items[world->floor.item_count++];
    *heart = (Item){.kind = ITEM_HEART, .pos = world->actors[HERO].pos};
    world->actors[HERO].hp--;
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "");
    world->actors[HERO].hp = world->actors[HERO].hp_max;
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message),
                        "You are unhurt: the heart stays until you need it");
    silence();
}

// Twice, and not both at once.
static void explains_what_the_eye_and_the_circle_mean(void **state) {
    (void)state;
    silence();
    int times = 0;
    for (int i = 0; i < 12; i++) {
        happens((Event){.kind = EVENT_NOISE, .actor = HERO, .amount = NOISE_STEP + 2});
        ticks(1, NULL, 0);
        times += strcmp(message_newest_line(&hud.message), "Monsters inside the pale circle heard that") == 0;
        silence();
        world->tick += 300;
    }
    assert_int_equal(times, 2);
    happens((Event){.kind = EVENT_SHUTTER, .actor = HERO, .amount = 0});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message),
                        flames_hero_seen_afar(world) ? "The eye is open: monsters see you from afar"
                                                     : "The eye is shut: only what is near sees you");
}

// He has shut the lantern, and wonders why the eye is open.
static void says_what_still_shows_him(void **state) {
    (void)state;
    silence();
    world->hero.lantern_shut = true;
    world->hero.bag.hand = ITEM_BRAND;
    happens((Event){.kind = EVENT_SHUTTER, .actor = HERO, .amount = 0});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message),
                        "The lantern is shut, but your torch still shows you");
}

static void takes_a_torch_that_does_not_go_out(void **state) {
    (void)state;
    silence();
    happens(
        (Event){.kind = EVENT_QUENCH, .actor = HERO, .what = FLAME_TORCH, .pos = world->actors[HERO].pos});
    happens((Event){.kind = EVENT_BRAND, .actor = HERO, .what = ITEM_BRAND});
    ticks(1, NULL, 0);
    assert_true(is_shown("You take the torch: with it in hand, everyone sees you"));
    assert_false(is_shown("The torch goes out"));
}

static void says_from_where_a_wall_torch_is_reached(void **state) {
    (void)state;
    Vec cell = world->cache.hero_cell;
    silence();
    grid_set(&world->known.decor, vec_add(cell, (Vec){1, -1}), DECOR_BRACKET);
    happens((Event){.kind = EVENT_NOTHING, .actor = HERO, .pos = cell_centre(cell)});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "Stand right below the bracket to light it");
    silence();
    grid_set(&world->known.decor, vec_add(cell, (Vec){1, -1}), DECOR_NONE);
    happens((Event){.kind = EVENT_NOTHING, .actor = HERO, .pos = cell_centre(cell)});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "Nothing to use here");
    silence();
    level_change_tile(&world->level, vec_add(cell, (Vec){0, 1}), TILE_POT);
    happens((Event){.kind = EVENT_NOTHING, .actor = HERO, .pos = cell_centre(cell)});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "The pot is not for use: strike it to break it");
    level_change_tile(&world->level, vec_add(cell, (Vec){0, 1}), TILE_FLOOR);
}

static void says_what_he_walks_into(void **state) {
    (void)state;
    static const struct {
        Tile tile;
        const char *text;
    } SAID[] = {{TILE_POT, "A pot is in the way: strike it to break it"},
                {TILE_CRATE, "The crate does not move: strike it to break it"},
                {TILE_BARREL, "A powder barrel is in the way: struck, it blows up"}};
    for (size_t i = 0; i < sizeof SAID / sizeof *SAID; i++) {
        silence();
        world->tick += 1000;
        level_change_tile(&world->level, vec_add(world->cache.hero_cell, (Vec){1, 0}), SAID[i].tile);
        world->hero.last_input = (Input){.x = 1};
        ticks(1, NULL, 0);
        assert_string_equal(message_newest_line(&hud.message), SAID[i].text);
        silence();
        world->tick += 1000;
        world->hero.last_input = (Input){0};
        ticks(1, NULL, 0);
        assert_string_equal(message_newest_line(&hud.message), "");
    }
}

static void lists_at_the_stairs_which_goods_go(void **state) {
    (void)state;
    Vec ahead = vec_add(world->cache.hero_cell, DIRS[world->actors[HERO].facing]);
    world->clock = (TollClock){.on = true, .quota = 1, .ticks = LONG_AFTER};
    silence();
    level_change_tile(&world->level, ahead, TILE_STAIRS_DOWN);
    bag_add(&world->hero.bag, ITEM_WINE, 1);
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), ""); // the grate is shut
    world->clock.open = true;
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message),
                        "These stairs turn some wine into points; pin in the bag what you keep");
    silence();
    level_change_tile(&world->level, ahead, TILE_FLOOR); // he goes, and comes again with more
    bag_add(&world->hero.bag, ITEM_GEM, 1);
    bag_add(&world->hero.bag, ITEM_GEM, 1);
    ticks(1, NULL, 0);
    level_change_tile(&world->level, ahead, TILE_STAIRS_DOWN);
    ticks(1, NULL, 0);
    assert_non_null(strstr(message_newest_line(&hud.message), "some wine"));
    assert_non_null(strstr(message_newest_line(&hud.message), "2 gem"));
    silence();
}

static void says_once_beside_gifts_that_he_may_take_one(void **state) {
    (void)state;
    Vec cell = vec_add(world->cache.hero_cell, (Vec){2, 0});
    silence();
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "");
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_GIFT_LENS, .pos = cell_centre(cell), .gift = true};
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "Three gifts: take one, the others turn to dust");
    silence();
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "");
}

static void says_nothing_at_the_stairs_where_all_goods_stay(void **state) {
    (void)state;
    Vec ahead = vec_add(world->cache.hero_cell, DIRS[world->actors[HERO].facing]);
    world->clock = (TollClock){.on = true, .ticks = LONG_AFTER};
    silence();
    level_change_tile(&world->level, ahead, TILE_STAIRS_DOWN);
    bag_add(&world->hero.bag, ITEM_CHEESE, 1);
    for (int i = 0; i < SLOTS; i++) world->hero.bag.kept[i] = true;
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "");
}

static void tells_of_clicks_only_where_he_sees_them(void **state) {
    (void)state;
    ticks(100, NULL, 0);
    Event click = {.kind = EVENT_CLICK, .what = FIXTURE_DARTS, .actor = 1, .pos = cell_centre((Vec){20, 3})};
    happens(click);
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "Collect all 2 treasures");
    click.pos = cell_centre((Vec){5, 2});
    ticks(300, NULL, 0);
    happens(click);
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "A trap goes off");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        HUD_TEST(who_finds_him_in_the_dark_has_noticed_him),
        HUD_TEST(a_trap_is_told_only_near_him),
        HUD_TEST(what_can_only_be_thrown_is_said_to_be_for_throwing),
        HUD_TEST(says_why_no_candle_is_set),
        HUD_TEST(says_why_a_heart_stays),
        HUD_TEST(explains_what_the_eye_and_the_circle_mean),
        HUD_TEST(says_what_still_shows_him),
        HUD_TEST(takes_a_torch_that_does_not_go_out),
        HUD_TEST(says_from_where_a_wall_torch_is_reached),
        HUD_TEST(says_what_he_walks_into),
        HUD_TEST(lists_at_the_stairs_which_goods_go),
        HUD_TEST(says_once_beside_gifts_that_he_may_take_one),
        HUD_TEST(says_nothing_at_the_stairs_where_all_goods_stay),
        HUD_TEST(says_what_works_did),
        HUD_TEST(each_part_of_the_score_is_said),
        HUD_TEST(a_blow_that_hits_nothing_is_said_turn_by_turn),
        HUD_TEST(coins_that_fall_together_are_coins),
        HUD_TEST(what_happens_together_is_said_together),
        HUD_TEST(what_was_in_a_chest_is_said_once),
        HUD_TEST(a_theft_out_of_sight_is_not_known),
        HUD_TEST(what_is_beyond_the_quota_is_told_with_what_it_brings),
        HUD_TEST(only_the_first_mark_of_a_toll_is_said),
        HUD_TEST(turn_by_turn_a_toll_is_said_to_be_turns_away),
        HUD_TEST(flames_are_spoken_of_where_they_matter),
        HUD_TEST(that_light_stays_is_said_three_times),
        HUD_TEST(that_light_pays_is_said_before_the_toll),
        HUD_TEST(tells_of_clicks_only_where_he_sees_them),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
