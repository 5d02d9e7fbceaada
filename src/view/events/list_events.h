// How every kind of event is heard, seen and said, one row each, in the order of sim/state/event_kinds.h:
//   EVENT(KIND, how it is heard, how it is seen, what is said of it).
// Each column becomes a table where it is used:
//   HEARD(sound, volume, further columns of HeardRow...) in view/audio/heard.c,
//   SEEN(columns of Reaction...)                         in view/effects/effects_react.c,
//   SAID(rank, text, further columns of EventText...)    in view/hud/event_text.c; {monster}, {an item} and
//   other places in a text are listed in view/events/places.c,
//   LOGGED(text, further columns...): in the log alone, for a player who does not see it;
// UNHEARD, UNSEEN, UNSAID: nothing of that. Functions that a row names stand in those files.

EVENT(STEP, HEARD(SOUND_STEP, 70, .caption = N_("steps")), UNSEEN, UNSAID)
EVENT(STRIKE, HEARD(SOUND_STRIKE, 150, .caption = N_("a blow")), SEEN(.act = slash),
      SAID(RANK_DETAIL, "Your blow hits nothing", .within = 2, .instead = missed))
EVENT(HIT, HEARD(SOUND_HIT, 230, .caption = N_("a hit")), SEEN(.act = hit),
      LOGGED("The {monster} is hit for {hearts}: {left} left", .seen = true, .instead = hit))
EVENT(BLOCKED, HEARD(SOUND_BLOCKED, 200, .caption = N_("a clang")), SEEN(.act = blocked),
      SAID(RANK_DETAIL, "The {monster}'s shield stops the blow"))
EVENT(KILL, HEARD(SOUND_KILL, 230, .call = 72), SEEN(.act = kill),
      SAID(RANK_NEWS, "The {monster} is dead", .instead = killed))
EVENT(DEATH, HEARD(SOUND_DEATH, FULL), SEEN(.act = die), SAID(RANK_ALARM, "You are dead"))
EVENT(WINDUP, HEARD(SOUND_WINDUP, 170, .call = 125), UNSEEN,
      LOGGED("The {monster} raises a blow", .about = ABOUT_LIFE | ABOUT_ACT, .seen = true, .where = true))
EVENT(NOTICE, HEARD(SOUND_NOTICE, 200, .call = 100), SEEN(.act = alert),
      LOGGED("The {monster} has seen you", .about = ABOUT_LIFE | ABOUT_MIND, .instead = made_out))
EVENT(LOST, HEARD(SOUND_LOST, 140), SEEN(.act = calm),
      LOGGED("The {monster} has lost sight of you", .about = ABOUT_LIFE | ABOUT_MIND))
EVENT(SPLIT, HEARD(SOUND_SPLIT, 200, .caption = N_("something splits")), SEEN(.puff = true),
      SAID(RANK_NEWS, "The {monster} splits in two"))
EVENT(PICKUP, HEARD(SOUND_PICKUP_0, 220), SEEN(.act = pickup),
      SAID(RANK_FIND, "Collected the {item} (+{points})", .instead = beyond_quota))
EVENT(HEAL, HEARD(SOUND_HEAL, 220), SEEN(.act = heal), SAID(RANK_NEWS, "The {item} heals you"))
EVENT(DROP, HEARD(SOUND_DROP, 160), SEEN(.act = drop),
      SAID(RANK_DETAIL, "Dropped: {an item}", .seen = true, .instead = dropped))
EVENT(VICTORY, HEARD(SOUND_VICTORY, FULL), SEEN(.act = celebrate),
      SAID(RANK_GOAL, "All treasures are yours!", .instead = came_through))

// ---- Doors, chests, traps and stairs.

EVENT(DOOR_OPEN, HEARD(SOUND_DOOR_OPEN, 170, .caption = N_("a door opens")),
      SEEN(.grains = 3, .colour = 0xff7e4c2a),
      LOGGED("A door opens", .seen = true, .where = true, .instead = door_opens))
EVENT(DOOR_SHUT, HEARD(SOUND_DOOR_SHUT, 170, .caption = N_("a door shuts")),
      SEEN(.grains = 5, .colour = 0xff7e4c2a), LOGGED("A door falls shut", .seen = true, .where = true))
EVENT(UNLOCK, HEARD(SOUND_UNLOCK, 220), SEEN(.grains = 6, .sparkles = 4, .colour = 0xffffc43d),
      SAID(RANK_NEWS, "Unlocked with the {key}"))
EVENT(LOCKED, HEARD(SOUND_LOCKED, 190), SEEN(.grains = 4, .colour = 0xff969fab),
      SAID(RANK_NEWS, "Locked: needs the {key}", .about = ABOUT_TILE, .within = 2))
EVENT(KEY, HEARD(SOUND_KEY, 230), SEEN(.act = take_key),
      SAID(RANK_FIND, "Found the {item}", .instead = found))
EVENT(CHEST, HEARD(SOUND_CHEST, 230, .caption = N_("a chest")),
      SEEN(.grains = 8, .sparkles = 6, .colour = 0xffffc43d, .act = open_lid),
      SAID(RANK_FIND, "In the chest: {an item}", .instead = in_chest))
EVENT(NOTHING, UNHEARD, UNSEEN,
      SAID(RANK_DETAIL, "Nothing to use here", .within = 2, .instead = out_of_reach))
EVENT(BESIDE, UNHEARD, UNSEEN,
      SAID(RANK_DETAIL, "Beside you: the {tile}, {place}", .within = 2, .instead = beside))
EVENT(NO_FIRE, HEARD(SOUND_EMPTY, 190), UNSEEN,
      SAID(RANK_NEWS, "Open the lantern to light it", .about = ABOUT_LIGHT, .within = 2))
EVENT(FOUND, HEARD(SOUND_FOUND, 160), SEEN(.sparkles = 3),
      SAID(RANK_ASIDE, "A trap, {place}: {a trap}", .within = 3, .instead = no_plain_trap))
EVENT(CLICK, HEARD(SOUND_CLICK, 210, .caption = N_("a click")), SEEN(.grains = 4, .colour = 0xff71778b),
      SAID(RANK_NEWS, "A trap goes off", .seen = true, .instead = spent_chest))
EVENT(SPIKES, HEARD(SOUND_SPIKES, 210, .caption = N_("spikes")), SEEN(.grains = 9, .colour = 0xffc3ccd1),
      LOGGED("Spikes come out of the floor", .seen = true, .where = true))
EVENT(DART, HEARD(SOUND_DART, 210, .caption = N_("a dart")), SEEN(.grains = 5, .colour = 0xff969fab),
      LOGGED("A dart flies", .seen = true, .where = true))
EVENT(FALL, HEARD(SOUND_FALL, 240, .caption = N_("something falls")),
      SEEN(.grains = 8, .puff = true, .shakes = true, .colour = 0xff575a72),
      SAID(RANK_NEWS, "Something falls into the pit", .seen = true, .instead = hero_falls))
EVENT(STAIRS, HEARD(SOUND_STAIRS, 220), UNSEEN,
      SAID(RANK_GOAL, "Depth {depth}", .tower = N_("Floor {depth}"), .instead = climbed))
EVENT(WAY_OUT, HEARD(SOUND_ASK, 200), UNSEEN,
      SAID(RANK_GOAL, "The way out: use it again to leave", .within = 2))
EVENT(LEFT, HEARD(SOUND_STAIRS, 220), UNSEEN, SAID(RANK_GOAL, "You leave the dungeon"))
EVENT(WAKE, HEARD(SOUND_WAKE, 230, .caption = N_("something wakes")),
      SEEN(.grains = 10, .puff = true, .shakes = true, .colour = 0xff71778b),
      SAID(RANK_ALARM, "An ambush!", .lasts = 150))

// ---- Light and senses.

EVENT(SHUTTER, HEARD(SOUND_SHUTTER, 200), UNSEEN, LOGGED("You open the lantern", .instead = shutter))
EVENT(KINDLE, HEARD(SOUND_KINDLE, 210, .caption = N_("a flame")),
      SEEN(.grains = 8, .sparkles = 3, .colour = 0xffffc43d), SAID(RANK_NONE, NULL, .instead = kindled))
EVENT(QUENCH, HEARD(SOUND_QUENCH, 190, .caption = N_("a flame dies")),
      SEEN(.grains = 5, .puff = true, .colour = 0xff71778b),
      SAID(RANK_DETAIL, "The {flame} goes out", .seen = true, .instead = taken_down))
EVENT(BRAND, HEARD(SOUND_KINDLE, 210), SEEN(.grains = 6, .colour = 0xffe58f22),
      SAID(RANK_NEWS, "You take the torch: with it in hand, everyone sees you", .about = ABOUT_LIGHT))
EVENT(NOISE, UNHEARD, UNSEEN, UNSAID)
EVENT(SUSPECT, HEARD(SOUND_SUSPECT, 190, .caption = N_("somebody listens")), UNSEEN,
      LOGGED("The {monster} is suspicious", .about = ABOUT_LIFE | ABOUT_MIND, .seen = true, .where = true))
EVENT(SHOUT, HEARD(SOUND_SHOUT, 230, .call = 110), UNSEEN,
      SAID(RANK_NEWS, "The {monster} calls the others", .about = ABOUT_LIFE, .seen = true))
EVENT(FLEE, HEARD(SOUND_LOST, 170, .caption = N_("running steps")), UNSEEN,
      SAID(RANK_DETAIL, "The {monster} runs away", .about = ABOUT_LIFE | ABOUT_MIND, .seen = true))
EVENT(STUN, HEARD(SOUND_BLOCKED, 150, .caption = N_("a thud")), UNSEEN,
      LOGGED("The {monster} is stunned", .seen = true, .where = true))
EVENT(SNEAK, HEARD(SOUND_HIT, FULL), SEEN(.act = show_factor),
      SAID(RANK_NEWS, "Sneak attack: far more damage"))
EVENT(RISE, HEARD(SOUND_WAKE, 200, .caption = N_("bones rattle")),
      SEEN(.grains = 10, .puff = true, .colour = 0xffc0ae93),
      SAID(RANK_FIND, "The bones rise: keep them lit, or strike them", .about = ABOUT_LIFE, .seen = true))
EVENT(CRUMBLE, HEARD(SOUND_BLOCKED, 180, .caption = N_("bones fall")),
      SEEN(.grains = 8, .colour = 0xffebdfc0), LOGGED("The bones are scattered for good", .seen = true))
EVENT(EATEN, HEARD(SOUND_GONE, 170, .caption = N_("somebody eats")), SEEN(.grains = 4, .colour = 0xffd8a268),
      SAID(RANK_FIND, "{who} ate the {item}", .seen = true))

// ---- Verbs.

EVENT(ROLL, HEARD(SOUND_ROLL, 180), SEEN(.dust = true), LOGGED("You roll"))
EVENT(DRAW, HEARD(SOUND_DRAW, 190), UNSEEN, UNSAID)
EVENT(SHOT, HEARD(SOUND_ARROW, 210, .caption = N_("a bowstring")), UNSEEN,
      LOGGED("The {monster} shoots an arrow", .seen = true, .where = true, .instead = shot))
EVENT(THROW, HEARD(SOUND_THROW, 190), UNSEEN, LOGGED("You throw the {item}"))
EVENT(LAND, HEARD(SOUND_LAND, 200, .caption = N_("something lands")), SEEN(.grains = 3, .colour = 0xff969fab),
      LOGGED("The {item} lands", .seen = true, .where = true))
EVENT(HAND, HEARD(SOUND_MENU_MOVE, 170), UNSEEN, SAID(RANK_DETAIL, "In hand: the {item}", .instead = in_hand))
EVENT(EMPTY, HEARD(SOUND_EMPTY, 190), UNSEEN,
      SAID(RANK_DETAIL, "That quick slot is empty", .instead = no_arrows))
EVENT(REGAIN, HEARD(SOUND_DROP, 190), SEEN(.act = take_tool), LOGGED("You pick up the {item}"))

// ---- The descent.

EVENT(BELL, HEARD(SOUND_BELL, 240, .everywhere = true), SEEN(.sparkles = 5),
      SAID(RANK_GOAL,
           "Ringing: {lost} {lost?treasure:treasures} lost, {doubled} doubled, {hunters} "
           "{hunters?hunter:hunters}",
           .about = ABOUT_TOLL, .follows = true, .instead = ring_and_mend))
EVENT(BELL_STOPPED, HEARD(SOUND_EMPTY, 120), UNSEEN,
      SAID(RANK_GOAL, "Hold to ring the hand bell", .lasts = 120, .newest = true))
EVENT(BELL_BROKEN, HEARD(SOUND_EMPTY, 120), UNSEEN,
      SAID(RANK_GOAL, "The blow stops your ringing: no toll comes", .newest = true))
EVENT(BELL_SPENT, HEARD(SOUND_EMPTY, 190), UNSEEN,
      SAID(RANK_FIND, "The hand bell is silent until the next level"))
EVENT(STROKE, HEARD(SOUND_STROKE, 230, .everywhere = true), UNSEEN,
      SAID(RANK_ALARM,
           "Toll in ten seconds: {lost} lost, {doubled} doubled, {hunters} {hunters?hunter:hunters}",
           .about = ABOUT_TOLL, .instead = stroke))
EVENT(TOLL, HEARD(SOUND_TOLL, FULL, .also = SOUND_GRIND, .everywhere = true), SEEN(.act = toll),
      SAID(RANK_GOAL,
           "Toll: {lost} {lost?treasure:treasures} lost, {doubled} doubled, {hunters} "
           "{hunters?hunter:hunters}",
           .instead = toll))
EVENT(DUST, HEARD(SOUND_TOLL, 220, .also = SOUND_DUST, .everywhere = true), SEEN(.act = fizzle),
      SAID(RANK_GOAL, "This time nothing is rebuilt"))
EVENT(GONE, HEARD(SOUND_GONE, 220, .everywhere = true), UNSEEN,
      SAID(RANK_GOAL, "Lost for good: {an item}", .instead = gone))
EVENT(QUOTA, HEARD(SOUND_QUOTA, 240, .everywhere = true), UNSEEN,
      SAID(RANK_GOAL, "The next toll opens the grate", .about = ABOUT_GOAL, .instead = can_be_rung))
EVENT(GRATE, HEARD(SOUND_GRATE, 200, .caption = N_("a grate opens")), UNSEEN,
      SAID(RANK_GOAL, "{count} {count?treasure:treasures} to go, then a toll opens it", .about = ABOUT_GOAL,
           .instead = no_treasure_left))
EVENT(DELIVERED, HEARD(SOUND_DELIVERED, 220, .everywhere = true), SEEN(.act = deliver),
      SAID(RANK_GOAL, "Delivered {number} {number?treasure:treasures}: +{points} points for good"))
EVENT(BONUS, HEARD(SOUND_BONUS, 200, .everywhere = true), SEEN(.act = reward),
      SAID(RANK_NEWS, "Nothing left behind: +{points}"))
EVENT(PASSED, HEARD(SOUND_DELIVERED, 170, .everywhere = true), SEEN(.act = pass),
      SAID(RANK_DETAIL, "Depth {number} passed: +{points}", .tower = N_("Floor {number} passed: +{points}")))
EVENT(SHRINE_ASK, HEARD(SOUND_ASK, 200), SEEN(.sparkles = 4),
      SAID(RANK_FIND, "Give three treasures for a heart? Use it again", .within = 2))
EVENT(SHRINE, HEARD(SOUND_SHRINE, 230), SEEN(.sparkles = 14, .act = heal),
      SAID(RANK_GOAL, "Three treasures given: you are healed"))
EVENT(SHRINE_POOR, HEARD(SOUND_EMPTY, 190), UNSEEN,
      SAID(RANK_NEWS, "The shrine wants three treasures worth points", .within = 2, .instead = silent))
EVENT(WISH, HEARD(SOUND_ASK, 200), SEEN(.sparkles = 4),
      SAID(RANK_GOAL, "\"Bring me my {item} and I will pay\""))
EVENT(WISH_PAST, HEARD(SOUND_ASK, 160), UNSEEN, SAID(RANK_NEWS, "\"I have all that I want. Thank you.\""))
EVENT(WISH_FOUND, HEARD(SOUND_KEY, 220), SEEN(.sparkles = 8), SAID(RANK_GOAL, "Bring the {item} back to her"))
EVENT(WISH_GRANTED, HEARD(SOUND_SHRINE, 230), SEEN(.sparkles = 14),
      SAID(RANK_GOAL, "\"My {item}! Take this: {reward}.\""))
EVENT(BOUGHT, HEARD(SOUND_COIN, 230), SEEN(.sparkles = 6),
      SAID(RANK_FIND, "Bought for {coins} coins: {item}"))
EVENT(TOO_DEAR, HEARD(SOUND_EMPTY, 190), UNSEEN,
      SAID(RANK_NEWS, "The {item} costs {coins} coins", .within = 2))
EVENT(GIFT, HEARD(SOUND_BONUS, 230), SEEN(.sparkles = 12), SAID(RANK_FIND, "{item}: {effect}"))
EVENT(GIFT_DUST, UNHEARD, SEEN(.grains = 6, .puff = true, .colour = 0xffffee92),
      LOGGED("{an item} fell to dust"))
EVENT(SHOP_SHUT, HEARD(SOUND_LOST, 220), SEEN(.grains = 10, .puff = true, .colour = 0xff969fab),
      SAID(RANK_GOAL, "The shopkeeper is gone, and his wares with him", .seen = true))
EVENT(BELL_TAKEN, HEARD(SOUND_BELL_TAKEN, 230), SEEN(.sparkles = 8, .act = take_bell),
      SAID(RANK_GOAL, "The bell rings by itself: only what is lit stays"))

// ---- Things in use.

EVENT(COIN, HEARD(SOUND_COIN, 190), SEEN(.act = take_coins),
      SAID(RANK_DETAIL, "Coins: +{coins}", .sums = true))
EVENT(FOUND_ITEM, HEARD(SOUND_DROP, 220), SEEN(.act = take_tool),
      SAID(RANK_FIND, "Found {an item}", .instead = found))
EVENT(EAT, HEARD(SOUND_EAT, 210), SEEN(.grains = 5, .colour = 0xffffc43d, .act = heal),
      SAID(RANK_NEWS, "The {item} heals you"))
EVENT(NO_NEED, HEARD(SOUND_EMPTY, 190), UNSEEN,
      SAID(RANK_DETAIL, "The {item} would be wasted now", .instead = in_vain))
EVENT(READ, HEARD(SOUND_READ, 220), SEEN(.sparkles = 8),
      SAID(RANK_NEWS, "You read the {item}", .instead = used))
EVENT(DRINK, HEARD(SOUND_DRINK, 220), SEEN(.grains = 8, .sparkles = 3, .colour = 0xffb7effb),
      SAID(RANK_NEWS, "You drink the {item}", .instead = used))
EVENT(NAMED, HEARD(SOUND_NAMED, 220), UNSEEN, SAID(RANK_FIND, "That was {an item}"))
EVENT(RELIC, HEARD(SOUND_RELIC, 240), SEEN(.sparkles = 12, .act = celebrate),
      SAID(RANK_FIND, "Everyone who sees the relic flees"))
EVENT(POWER, HEARD(SOUND_POWER, 220), SEEN(.sparkles = 10), SAID(RANK_FIND, "{item}: {effect}"))
EVENT(WEAR, HEARD(SOUND_WEAR, 220), SEEN(.sparkles = 5), SAID(RANK_FIND, "{item}: {effect}"))
EVENT(LURE, HEARD(SOUND_SUSPECT, 150), SEEN(.sparkles = 2), UNSAID)
EVENT(SPLASH, HEARD(SOUND_SPLASH, 220, .caption = N_("glass breaks")), SEEN(.act = splash),
      LOGGED("The {item} breaks and pours out", .seen = true, .where = true))
EVENT(FREEZE, HEARD(SOUND_FREEZE, 210), SEEN(.act = freeze),
      SAID(RANK_DETAIL, "Frost: everyone who stood there is frozen", .seen = true))
EVENT(DARKEN, HEARD(SOUND_QUENCH, 220), SEEN(.act = darken), SAID(RANK_NEWS, "The flames around you go out"))
EVENT(FUSE, HEARD(SOUND_FUSE, 210, .caption = N_("a fuse hisses")), SEEN(.grains = 6, .colour = 0xffffee92),
      SAID(RANK_ALARM, "It will blow up: get away!", .lasts = 120, .seen = true))
EVENT(BLAST, HEARD(SOUND_BLAST, FULL, .caption = N_("a blast")), SEEN(.act = blast),
      LOGGED("A blast", .where = true))

// ---- Terrain.

EVENT(FIRE, HEARD(SOUND_FIRE, 150, .caption = N_("fire crackles")), SEEN(.grains = 4, .colour = 0xffe58f22),
      LOGGED("Fire", .seen = true, .where = true, .instead = first_fire))
EVENT(FIRE_OUT, HEARD(SOUND_FIRE_OUT, 90), SEEN(.grains = 3, .dust = true, .colour = 0xff43435d), UNSAID)
EVENT(CRATE, HEARD(SOUND_PUSH, 160, .caption = N_("something is pushed")), SEEN(.dust = true),
      LOGGED("A crate slides", .seen = true, .where = true))
EVENT(BREAK, HEARD(SOUND_BREAK_WOOD, 220, .caption = N_("something breaks")), SEEN(.act = fall_apart),
      LOGGED("The {tile} breaks", .seen = true, .where = true))
EVENT(PLATE, HEARD(SOUND_PLATE, 220, .caption = N_("a plate sinks")), SEEN(.grains = 4, .colour = 0xff71778b),
      SAID(RANK_NEWS, "The plate sinks: a wall opens somewhere"))
EVENT(SECRET, HEARD(SOUND_SECRET, 220, .caption = N_("stone moves")),
      SEEN(.grains = 14, .sparkles = 6, .puff = true, .shakes = true, .colour = 0xff805250),
      SAID(RANK_FIND, "A wall opens", .seen = true))
EVENT(CRACK, HEARD(SOUND_FOUND, 170), SEEN(.sparkles = 3),
      SAID(RANK_FIND, "A cracked wall, {place}: a bomb would open it", .about = ABOUT_TILE, .within = 4))
EVENT(WADE, HEARD(SOUND_WADE, 90, .caption = N_("splashing")), SEEN(.act = wade),
      LOGGED("You wade into water", .instead = wades))
EVENT(SPARED, HEARD(SOUND_SPARED, 220), SEEN(.sparkles = 2, .act = blocked),
      SAID(RANK_DETAIL, "No harm done"))

// ---- Monsters.

EVENT(STOLEN, HEARD(SOUND_STOLEN, 230, .caption = N_("a thief")), SEEN(.sparkles = 4, .act = steal),
      SAID(RANK_ALARM, "{who} snatched the {item}: catch it!", .about = ABOUT_LIFE, .seen = true))
EVENT(AIM, HEARD(SOUND_AIM, 210, .caption = N_("a bow is drawn")), UNSEEN,
      LOGGED("The {monster} takes aim", .seen = true, .where = true))
EVENT(CHARGE, HEARD(SOUND_CHARGE, 230, .caption = N_("a charge")), SEEN(.act = charge),
      LOGGED("The {monster} charges", .seen = true, .where = true))
EVENT(CRASH, HEARD(SOUND_CRASH, 240, .caption = N_("a crash")),
      SEEN(.grains = 14, .puff = true, .shakes = true, .colour = 0xff805250),
      SAID(RANK_NEWS, "The {monster} hit the wall: strike now!", .about = ABOUT_LIFE | ABOUT_MIND,
           .seen = true))
EVENT(INFIGHT, HEARD(SOUND_NOTICE, 150, .caption = N_("a fight")), SEEN(.act = alert),
      SAID(RANK_DETAIL, "The {monster} turns on another", .about = ABOUT_LIFE | ABOUT_MIND, .seen = true))

EVENT(CHANT, HEARD(SOUND_CHANT, 220, .caption = N_("chanting")), SEEN(.sparkles = 6),
      SAID(RANK_NEWS, "A song heals the {monster}", .about = ABOUT_LIFE, .seen = true))

// ---- Elites.

EVENT(RAISES_BELL, HEARD(SOUND_WAR_HORN, 230, .caption = N_("a war horn")), UNSEEN,
      SAID(RANK_ALARM, "The {monster} raises a bell: stop it", .about = ABOUT_LIFE | ABOUT_ACT))
EVENT(RINGS, HEARD(SOUND_BELL, FULL, .caption = N_("a bell")), SEEN(.shakes = true),
      SAID(RANK_NEWS, "The {monster} rings its bell", .instead = great_bell))
EVENT(BARREL, HEARD(SOUND_ROLLS, 220, .caption = N_("a barrel rolls")),
      SEEN(.grains = 4, .colour = 0xff7e4c2a),
      SAID(RANK_DETAIL, "The {monster} rolls a barrel", .seen = true))
EVENT(STRUCK_BACK, HEARD(SOUND_BLOCKED, 230), SEEN(.grains = 6, .sparkles = 3, .colour = 0xffd8a268),
      SAID(RANK_NEWS, "The barrel rolls back"))
EVENT(BURST, HEARD(SOUND_BREAK_WOOD, 230, .caption = N_("wood bursts")),
      SEEN(.grains = 12, .puff = true, .colour = 0xff7e4c2a), UNSAID)
EVENT(SLAM, HEARD(SOUND_SLAM, 240, .caption = N_("a heavy blow")),
      SEEN(.grains = 14, .puff = true, .shakes = true, .colour = 0xff969fab), UNSAID)
EVENT(PHASE, HEARD(SOUND_WAR_HORN, FULL), SEEN(.sparkles = 12, .shakes = true), SAID(RANK_GOAL, "{line}"))
EVENT(CROWN, HEARD(SOUND_VICTORY, FULL), SEEN(.act = celebrate),
      SAID(RANK_GOAL, "The crown is yours. Take it up the last stairs"))
EVENT(FREED, HEARD(SOUND_GRATE, 230), SEEN(.sparkles = 8),
      SAID(RANK_ALARM, "The grate is open: find the stairs", .instead = knows_way))

// ---- Treasures left in the light.

EVENT(HALLOWED, HEARD(SOUND_BONUS, 200, .everywhere = true), UNSEEN, UNSAID)
