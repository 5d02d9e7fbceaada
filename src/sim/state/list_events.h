// Every kind of event, one row each: EVENT(KIND, how it is heard, how it is seen, what is said of it).
// events.h makes the enumeration of it, and each column becomes a table where it is used:
//   HEARD(sound, volume, further columns of Voice...)    in view/audio/sound.c,
//   SEEN(columns of Reaction...)                         in view/effects/effects_react.c,
//   SAID(rank, text, further columns of EventText...)    in view/hud/event_text.c,
//   LOGGED(text, further columns...): in the log alone, for who does not see it;
// UNHEARD, UNSEEN, UNSAID: nothing of that. A row here adds an event; functions that it names stand in those
// files. Above it stands what `what`, `amount` and `dir` of Event mean.

// An actor put a foot down.
EVENT(STEP, HEARD(SOUND_STEP, 70), UNSEEN, UNSAID)
// A blow begins to be active; dir.
EVENT(STRIKE, HEARD(SOUND_STRIKE, 150), SEEN(.act = slash), UNSAID)
// An actor was hurt; amount = half hearts.
EVENT(HIT, HEARD(SOUND_HIT, 230), SEEN(.act = hit),
      LOGGED("The @ is hit for ^: = left", .seen = true, .instead = hit))
// A shield stopped a blow.
EVENT(BLOCKED, HEARD(SOUND_BLOCKED, 200), SEEN(.act = blocked),
      SAID(RANK_DETAIL, "The @'s shield stops the blow"))
// A monster died.
EVENT(KILL, HEARD(SOUND_KILL, 230, .call = 72), SEEN(.act = kill),
      SAID(RANK_NEWS, "The @ is dead", .instead = killed))
// The hero died.
EVENT(DEATH, HEARD(SOUND_DEATH, FULL), SEEN(.act = die), SAID(RANK_GOAL, "You have fallen"))
// A monster announces a blow.
EVENT(WINDUP, HEARD(SOUND_WINDUP, 170, .call = 125), UNSEEN,
      LOGGED("The @ raises a blow", .seen = true, .where = true))
// A monster has seen the hero and gives chase.
EVENT(NOTICE, HEARD(SOUND_NOTICE, 200, .call = 100), SEEN(.act = alert),
      SAID(RANK_NEWS, "The @ has seen you", .instead = made_out))
// A monster has lost him and begins to search.
EVENT(LOST, HEARD(SOUND_LOST, 140), SEEN(.act = calm), SAID(RANK_DETAIL, "The @ has lost sight of you"))
// A slime became two.
EVENT(SPLIT, HEARD(SOUND_SPLIT, 200), SEEN(.puff = true), SAID(RANK_NEWS, "The @ splits in two"))
// An item was collected; what = ItemKind, amount = points that it brings.
EVENT(PICKUP, HEARD(SOUND_PICKUP_0, 220), SEEN(.act = pickup),
      SAID(RANK_FIND, "Collected the @ (+#)", .naming = NAME_ITEM))
// A heart was taken; amount = half hearts.
EVENT(HEAL, HEARD(SOUND_HEAL, 220), SEEN(.act = heal),
      SAID(RANK_NEWS, "The @ heals you", .naming = NAME_ITEM))
// A monster left an item behind; what = ItemKind.
EVENT(DROP, HEARD(SOUND_DROP, 160), SEEN(.sparkles = 2),
      SAID(RANK_DETAIL, "Dropped: %", .naming = NAME_ITEM, .seen = true, .instead = dropped))
// The last item was collected.
EVENT(VICTORY, HEARD(SOUND_VICTORY, FULL), SEEN(.act = celebrate),
      SAID(RANK_GOAL, "All treasures are yours!", .instead = came_through))

// ---- Works. Without an actor of their own, `actor` is the hero.

// Somebody pushes a door, which begins to open.
EVENT(DOOR_OPEN, HEARD(SOUND_DOOR_OPEN, 170), SEEN(.grains = 3, .colour = 0xff7e4c2a),
      LOGGED("A door opens", .seen = true, .where = true, .instead = door_opens))
// A door fell shut.
EVENT(DOOR_SHUT, HEARD(SOUND_DOOR_SHUT, 170), SEEN(.grains = 5, .colour = 0xff7e4c2a),
      LOGGED("A door falls shut", .seen = true, .where = true))
// A key was used up; what = its kind, 1..KEY_KINDS.
EVENT(UNLOCK, HEARD(SOUND_UNLOCK, 220), SEEN(.grains = 6, .sparkles = 4, .colour = 0xffffc43d),
      SAID(RANK_NEWS, "Unlocked with the @", .naming = NAME_KEY))
// The key is lacking; what = its kind.
EVENT(LOCKED, HEARD(SOUND_LOCKED, 190), SEEN(.grains = 4, .colour = 0xff969fab),
      SAID(RANK_NEWS, "Locked: needs the @", .naming = NAME_KEY))
// A key was taken; what = ItemKind.
EVENT(KEY, HEARD(SOUND_KEY, 230), SEEN(.act = take_key),
      SAID(RANK_FIND, "Found the @", .naming = NAME_ITEM, .instead = found))
// A chest was opened; what = ItemKind inside, amount = how many.
EVENT(CHEST, HEARD(SOUND_CHEST, 230), SEEN(.grains = 8, .sparkles = 6, .colour = 0xffffc43d),
      SAID(RANK_FIND, "In the chest: %", .naming = NAME_ITEM, .instead = in_chest))
// There is nothing to use.
EVENT(NOTHING, UNHEARD, UNSEEN, SAID(RANK_DETAIL, "Nothing to use here"))
// Something could be lit, were the lantern not shut.
EVENT(NO_FIRE, HEARD(SOUND_EMPTY, 190), UNSEEN, SAID(RANK_NEWS, "Open the lantern to light it"))
// A trap shows; what = FixtureKind.
EVENT(FOUND, HEARD(SOUND_FOUND, 160), SEEN(.sparkles = 3),
      SAID(RANK_ASIDE, "A trap: @", .naming = NAME_FIXTURE, .instead = no_plain_trap))
// A trap was triggered, harmlessly so far; what = FixtureKind.
EVENT(CLICK, HEARD(SOUND_CLICK, 210), SEEN(.grains = 4, .colour = 0xff71778b),
      SAID(RANK_NEWS, "Click! A trap", .seen = true, .instead = spent_chest))
// Spikes come out.
EVENT(SPIKES, HEARD(SOUND_SPIKES, 210), SEEN(.grains = 9, .colour = 0xffc3ccd1),
      LOGGED("Spikes come out of the floor", .seen = true, .where = true))
// A dart flies off; dir.
EVENT(DART, HEARD(SOUND_DART, 210), SEEN(.grains = 5, .colour = 0xff969fab),
      LOGGED("A dart flies", .seen = true, .where = true))
// Somebody fell into a pit; the hero's comes where he lands, amount = its depth.
EVENT(FALL, HEARD(SOUND_FALL, 240), SEEN(.grains = 8, .puff = true, .shakes = true, .colour = 0xff575a72),
      SAID(RANK_NEWS, "Something falls into the pit", .seen = true, .instead = hero_falls))
// The hero arrived by stairs; amount = the depth, dir = DIR_N up, DIR_S down.
EVENT(STAIRS, HEARD(SOUND_STAIRS, 220), UNSEEN, SAID(RANK_GOAL, "Depth #", .instead = climbed))
// The stairs lead out of the dungeon, for good: it asks first.
EVENT(WAY_OUT, HEARD(SOUND_ASK, 200), UNSEEN, SAID(RANK_GOAL, "The way out: use it again to leave"))
// He has left it; amount = goods that remain.
EVENT(LEFT, HEARD(SOUND_STAIRS, 220), UNSEEN, SAID(RANK_GOAL, "You leave the dungeon"))
// A pack wakes, once for all of it.
EVENT(WAKE, HEARD(SOUND_WAKE, 230), SEEN(.grains = 10, .puff = true, .shakes = true, .colour = 0xff71778b),
      SAID(RANK_FIND, "An ambush!"))

// ---- Light and senses.

// The lantern's; amount = 1 open, 0 shut.
EVENT(SHUTTER, HEARD(SOUND_SHUTTER, 200), UNSEEN, LOGGED("You open the lantern", .instead = shutter))
// Something begins to burn; what = FlameKind.
EVENT(KINDLE, HEARD(SOUND_KINDLE, 210), SEEN(.grains = 8, .sparkles = 3, .colour = 0xffffc43d),
      SAID(RANK_NONE, NULL, .instead = kindled))
// Something goes out; what = FlameKind.
EVENT(QUENCH, HEARD(SOUND_QUENCH, 190), SEEN(.grains = 5, .puff = true, .colour = 0xff71778b),
      SAID(RANK_DETAIL, "The @ goes out", .naming = NAME_FLAME, .seen = true))
// A torch was taken off its bracket.
EVENT(BRAND, HEARD(SOUND_KINDLE, 210), SEEN(.grains = 6, .colour = 0xffe58f22),
      SAID(RANK_NEWS, "With a torch in hand, everyone sees you"))
// Somebody was loud; amount = how many cells it carries.
EVENT(NOISE, UNHEARD, UNSEEN, UNSAID)
// A monster noticed or heard something.
EVENT(SUSPECT, HEARD(SOUND_SUSPECT, 190), UNSEEN, LOGGED("The @ is suspicious", .seen = true, .where = true))
// A monster tells others where the hero is.
EVENT(SHOUT, HEARD(SOUND_SHOUT, 230, .call = 110), UNSEEN,
      SAID(RANK_NEWS, "The @ calls the others", .seen = true))
// A monster runs away.
EVENT(FLEE, HEARD(SOUND_LOST, 170), UNSEEN, SAID(RANK_DETAIL, "The @ runs away", .seen = true))
// An actor is stunned; amount = ticks.
EVENT(STUN, HEARD(SOUND_BLOCKED, 150), UNSEEN, LOGGED("The @ is stunned", .seen = true, .where = true))
// A strike or shot from the dark: it counted SNEAK_FACTOR times.
EVENT(SNEAK, HEARD(SOUND_HIT, FULL), SEEN(.act = show_factor),
      SAID(RANK_NEWS, "Sneak attack: far more damage"))
// A monster stood up from its bones.
EVENT(RISE, HEARD(SOUND_WAKE, 200), SEEN(.grains = 10, .puff = true, .colour = 0xffc0ae93),
      SAID(RANK_FIND, "The bones rise: keep them lit, or strike them", .seen = true))
// Bones are scattered for good.
EVENT(CRUMBLE, HEARD(SOUND_BLOCKED, 180), SEEN(.grains = 8, .colour = 0xffebdfc0),
      LOGGED("The bones are scattered for good", .seen = true))
// A monster ate something; what = ItemKind.
EVENT(EATEN, HEARD(SOUND_GONE, 170), SEEN(.grains = 4, .colour = 0xffd8a268),
      SAID(RANK_FIND, "& ate the @", .naming = NAME_ITEM, .instead = eaten))

// ---- Verbs.

EVENT(ROLL, HEARD(SOUND_ROLL, 180), SEEN(.dust = true), LOGGED("You roll"))
// The bow is drawn.
EVENT(DRAW, HEARD(SOUND_DRAW, 190), UNSEEN, UNSAID)
// An arrow flies off; dir.
EVENT(SHOT, HEARD(SOUND_ARROW, 210), UNSEEN,
      LOGGED("The @ shoots an arrow", .seen = true, .where = true, .instead = shot))
// Something is thrown in an arc; what = ItemKind.
EVENT(THROW, HEARD(SOUND_THROW, 190), UNSEEN, LOGGED("You throw the @", .naming = NAME_ITEM))
// It came down, or an arrow stuck; what = ItemKind.
EVENT(LAND, HEARD(SOUND_LAND, 200), SEEN(.grains = 3, .colour = 0xff969fab),
      LOGGED("The @ lands", .naming = NAME_ITEM, .seen = true, .where = true))
// Something else was taken in hand; what = ItemKind.
EVENT(HAND, HEARD(SOUND_MENU_MOVE, 170), UNSEEN,
      SAID(RANK_DETAIL, "In hand: the @", .naming = NAME_ITEM, .instead = in_hand))
// There is nothing to throw.
EVENT(EMPTY, HEARD(SOUND_EMPTY, 190), UNSEEN, SAID(RANK_DETAIL, "That slot is empty", .instead = no_arrows))
// The hero picked up an arrow, or a good that he had collected before; what = ItemKind.
EVENT(REGAIN, HEARD(SOUND_DROP, 190), SEEN(.act = take_tool),
      LOGGED("You take back the @", .naming = NAME_ITEM))

// ---- The descent.

// The hand bell begins to ring; amount = goods that its toll would take.
EVENT(BELL, HEARD(SOUND_BELL, 240, .everywhere = true), SEEN(.sparkles = 5),
      SAID(RANK_GOAL, "You ring: no good will be lost", .follows = true, .instead = ring_and_lose))
// He let go of it before it did.
EVENT(BELL_STOPPED, HEARD(SOUND_EMPTY, 120), UNSEEN,
      SAID(RANK_GOAL, "The bell is still: hold it for it to ring", .newest = true))
// It was rung on this depth before.
EVENT(BELL_SPENT, HEARD(SOUND_EMPTY, 190), UNSEEN,
      SAID(RANK_FIND, "The hand bell is silent until the next level"))
// The toll is near; amount = ticks until then, what = goods that it would take now.
EVENT(STROKE, HEARD(SOUND_STROKE, 230, .everywhere = true), UNSEEN,
      SAID(RANK_GOAL, "The bell tolls in ten seconds: only light stays", .instead = stroke))
// The unlit was made anew; amount = the toll's number.
EVENT(TOLL, HEARD(SOUND_TOLL, FULL, .also = SOUND_GRIND, .everywhere = true), SEEN(.act = toll),
      SAID(RANK_GOAL, "The bell: what was dark is built anew", .instead = toll))
// A toll that came to nothing.
EVENT(DUST, HEARD(SOUND_TOLL, 220, .also = SOUND_DUST, .everywhere = true), SEEN(.act = fizzle),
      SAID(RANK_GOAL, "The bell tolls, but only dust falls", .instead = toll))
// A good is lost for ever; what = ItemKind.
EVENT(GONE, HEARD(SOUND_GONE, 220, .everywhere = true), UNSEEN,
      SAID(RANK_GOAL, "% is lost to the dark", .loss = true, .naming = NAME_ITEM, .instead = gone))
// The quota is in the bag: the next toll opens the grate over the stairs that lead on.
EVENT(QUOTA, HEARD(SOUND_QUOTA, 240, .everywhere = true), UNSEEN,
      SAID(RANK_GOAL, "The next toll opens the grate", .instead = can_be_rung))
// The grate is shut; amount = treasures that are missing, 0: it opens at the next toll.
EVENT(GRATE, HEARD(SOUND_GRATE, 200), UNSEEN,
      SAID(RANK_GOAL, "$ treasures to go, then a toll opens it", .instead = one_more))
// The hoist carried goods out of the dungeon: up, from a tower down; amount = points, what = how many goods.
EVENT(DELIVERED, HEARD(SOUND_DELIVERED, 220, .everywhere = true), SEEN(.act = deliver),
      SAID(RANK_GOAL, "Delivered * goods: +#", .instead = one_delivered))
// Nothing was left behind on a depth; amount = points.
EVENT(BONUS, HEARD(SOUND_BONUS, 200, .everywhere = true), SEEN(.act = reward),
      SAID(RANK_GOAL, "Nothing left behind: +#"))
// He has gone down from a depth for the first time; what = that depth, amount = points.
EVENT(PASSED, HEARD(SOUND_DELIVERED, 170, .everywhere = true), SEEN(.act = pass),
      SAID(RANK_GOAL, "Depth * passed: +#"))
// Three goods, the cheapest, would be given; what = the first's ItemKind.
EVENT(SHRINE_ASK, HEARD(SOUND_ASK, 200), SEEN(.sparkles = 4),
      SAID(RANK_FIND, "Give three goods for a heart? Use it again"))
// They were: more hearts; amount = half hearts.
EVENT(SHRINE, HEARD(SOUND_SHRINE, 230), SEEN(.sparkles = 14, .act = heal),
      SAID(RANK_GOAL, "Three goods given: your wounds close"))
// There are not three goods to give, or it has given already.
EVENT(SHRINE_POOR, HEARD(SOUND_EMPTY, 190), UNSEEN,
      SAID(RANK_NEWS, "The shrine wants three goods worth points", .instead = silent))
// Somebody asks for a thing; what = its ItemKind.
EVENT(WISH, HEARD(SOUND_ASK, 200), SEEN(.sparkles = 4),
      SAID(RANK_GOAL, "\"Bring me my @ and I will pay\"", .naming = NAME_ITEM))
// It is brought already, or cannot be.
EVENT(WISH_PAST, HEARD(SOUND_ASK, 160), UNSEEN, SAID(RANK_NEWS, "\"I have all that I want. Thank you.\""))
// He has found it; what = its ItemKind.
EVENT(WISH_FOUND, HEARD(SOUND_KEY, 220), SEEN(.sparkles = 8),
      SAID(RANK_GOAL, "Bring the @ back to her", .naming = NAME_ITEM))
// It is back; what = its ItemKind, amount = how many things she pays.
EVENT(WISH_GRANTED, HEARD(SOUND_SHRINE, 230), SEEN(.sparkles = 14),
      SAID(RANK_GOAL, "\"My @! Take this for it.\"", .naming = NAME_ITEM))
// He bought a ware; what = ItemKind, amount = coins.
EVENT(BOUGHT, HEARD(SOUND_COIN, 230), SEEN(.sparkles = 6),
      SAID(RANK_FIND, "Bought for # coins: @", .naming = NAME_ITEM))
// He has not the coins for it; what = ItemKind, amount = its price.
EVENT(TOO_DEAR, HEARD(SOUND_EMPTY, 190), UNSEEN, SAID(RANK_NEWS, "The @ costs # coins", .naming = NAME_ITEM))
// The hero takes a gift; what = ItemKind.
EVENT(GIFT, HEARD(SOUND_BONUS, 230), SEEN(.sparkles = 12), SAID(RANK_FIND, "@: ~", .naming = NAME_ITEM))
// A gift that he did not take is gone; what = ItemKind.
EVENT(GIFT_DUST, UNHEARD, SEEN(.grains = 6, .puff = true, .colour = 0xffffee92),
      LOGGED("The @ turns to dust", .naming = NAME_ITEM))
// The shopkeeper was struck, and is gone with his wares.
EVENT(SHOP_SHUT, HEARD(SOUND_LOST, 220), SEEN(.grains = 10, .puff = true, .colour = 0xff969fab),
      SAID(RANK_GOAL, "The shopkeeper is gone, and his wares with him", .seen = true))
// The hand bell is his.
EVENT(BELL_TAKEN, HEARD(SOUND_BELL_TAKEN, 230), SEEN(.sparkles = 8, .act = take_bell),
      SAID(RANK_GOAL, "The bell rings by itself: only what is lit stays"))

// ---- Things in use.

// Coins were taken; amount.
EVENT(COIN, HEARD(SOUND_COIN, 190), SEEN(.act = take_coins), SAID(RANK_DETAIL, "Coins: +#", .sums = true))
// A potion, scroll or bomb went into the bag; what = ItemKind.
EVENT(FOUND_ITEM, HEARD(SOUND_DROP, 220), SEEN(.act = take_tool),
      SAID(RANK_FIND, "Found %", .naming = NAME_ITEM, .instead = found))
// The hero ate something; what = ItemKind, amount = half hearts.
EVENT(EAT, HEARD(SOUND_EAT, 210), SEEN(.grains = 5, .colour = 0xffffc43d, .act = heal),
      SAID(RANK_NEWS, "The @ heals you", .naming = NAME_ITEM))
// Nothing was used: the item would have had no effect now; what = ItemKind.
EVENT(NO_NEED, HEARD(SOUND_EMPTY, 190), UNSEEN,
      SAID(RANK_DETAIL, "The @ would be wasted now", .naming = NAME_ITEM, .instead = in_vain))
// A book or a scroll; what = ItemKind.
EVENT(READ, HEARD(SOUND_READ, 220), SEEN(.sparkles = 8),
      SAID(RANK_NEWS, "You read the @", .naming = NAME_ITEM))
// A potion; what = ItemKind.
EVENT(DRINK, HEARD(SOUND_DRINK, 220), SEEN(.grains = 8, .sparkles = 3, .colour = 0xffb7effb),
      SAID(RANK_NEWS, "You drink the @", .naming = NAME_ITEM))
// The kind of a potion or scroll is known from now on; what = ItemKind.
EVENT(NAMED, HEARD(SOUND_NAMED, 220), UNSEEN,
      SAID(RANK_FIND, "That was %", .naming = NAME_ITEM, .instead = named))
// It was held up: all who see it flee.
EVENT(RELIC, HEARD(SOUND_RELIC, 240), SEEN(.sparkles = 12, .act = celebrate),
      SAID(RANK_FIND, "Everyone who sees the relic flees"))
// A power-up begins to work; what = ItemKind, amount = ticks.
EVENT(POWER, HEARD(SOUND_POWER, 220), SEEN(.sparkles = 10), SAID(RANK_FIND, "@: ~", .naming = NAME_ITEM))
// Gear was put on; what = ItemKind.
EVENT(WEAR, HEARD(SOUND_WEAR, 220), SEEN(.sparkles = 5), SAID(RANK_FIND, "@: ~", .naming = NAME_ITEM))
// An animal is lured; what = ItemKind.
EVENT(LURE, HEARD(SOUND_SUSPECT, 150), SEEN(.sparkles = 2), UNSAID)
// Something breaks and pours out, 3x3 cells; what = ItemKind.
EVENT(SPLASH, HEARD(SOUND_SPLASH, 220), SEEN(.act = splash),
      LOGGED("The @ breaks and pours out", .naming = NAME_ITEM, .seen = true, .where = true))
// Frost, 3x3 cells.
EVENT(FREEZE, HEARD(SOUND_FREEZE, 210), SEEN(.act = freeze),
      SAID(RANK_DETAIL, "Frost: whoever stood there is frozen", .seen = true))
// Flames around go out.
EVENT(DARKEN, HEARD(SOUND_QUENCH, 220), SEEN(.act = darken), SAID(RANK_NEWS, "The flames around you go out"))
// A bomb or a barrel begins to hiss.
EVENT(FUSE, HEARD(SOUND_FUSE, 210), SEEN(.grains = 6, .colour = 0xffffee92),
      SAID(RANK_NEWS, "It hisses: get away!", .seen = true))
// 3x3 cells.
EVENT(BLAST, HEARD(SOUND_BLAST, FULL), SEEN(.act = blast), LOGGED("A blast", .where = true))

// ---- Terrain.

// A cell begins to burn.
EVENT(FIRE, HEARD(SOUND_FIRE, 150), SEEN(.grains = 4, .colour = 0xffe58f22),
      LOGGED("Fire", .seen = true, .where = true, .instead = first_fire))
// It has burnt down, or was put out.
EVENT(FIRE_OUT, HEARD(SOUND_FIRE_OUT, 90), SEEN(.grains = 3, .dust = true, .colour = 0xff43435d), UNSAID)
// A crate is pushed; dir.
EVENT(CRATE, HEARD(SOUND_PUSH, 160), SEEN(.dust = true),
      LOGGED("A crate slides", .seen = true, .where = true))
// Something breaks; what = Tile.
EVENT(BREAK, HEARD(SOUND_BREAK_WOOD, 220), SEEN(.act = fall_apart),
      LOGGED("The @ breaks", .naming = NAME_TILE, .seen = true, .where = true))
// A plate sinks, its secret opens.
EVENT(PLATE, HEARD(SOUND_PLATE, 220), SEEN(.grains = 4, .colour = 0xff71778b),
      SAID(RANK_NEWS, "The plate sinks: stone moves somewhere"))
// That secret; pos = the cell that opened.
EVENT(SECRET, HEARD(SOUND_SECRET, 220),
      SEEN(.grains = 14, .sparkles = 6, .puff = true, .shakes = true, .colour = 0xff805250),
      SAID(RANK_FIND, "A wall opens", .seen = true))
// Cracks show in a wall.
EVENT(CRACK, HEARD(SOUND_FOUND, 170), SEEN(.sparkles = 3),
      SAID(RANK_FIND, "A cracked wall: a bomb would open it"))
// Somebody came into water.
EVENT(WADE, HEARD(SOUND_WADE, 90), SEEN(.act = wade), LOGGED("You wade into water", .instead = wades))
// A shield or an aegis kept damage off the hero.
EVENT(SPARED, HEARD(SOUND_SPARED, 220), SEEN(.sparkles = 2, .act = blocked),
      SAID(RANK_DETAIL, "No harm done"))

// ---- Monsters.

// A monster took a good; what = ItemKind.
EVENT(STOLEN, HEARD(SOUND_STOLEN, 230), SEEN(.sparkles = 4, .act = steal),
      SAID(RANK_GOAL, "& snatched the @: catch it!", .naming = NAME_ITEM, .seen = true))
// It is gone with it; what = ItemKind.
EVENT(AWAY, HEARD(SOUND_GONE, 200, .everywhere = true), SEEN(.puff = true),
      SAID(RANK_GOAL, "The thief got away with the @", .naming = NAME_ITEM, .instead = away))
// A shooter takes aim; dir.
EVENT(AIM, HEARD(SOUND_AIM, 210), UNSEEN, LOGGED("The @ takes aim", .seen = true, .where = true))
// A charge begins; dir.
EVENT(CHARGE, HEARD(SOUND_CHARGE, 230), SEEN(.act = charge),
      LOGGED("The @ charges", .seen = true, .where = true))
// It ended at a wall.
EVENT(CRASH, HEARD(SOUND_CRASH, 240), SEEN(.grains = 14, .puff = true, .shakes = true, .colour = 0xff805250),
      SAID(RANK_NEWS, "The @ hit the wall: strike now!", .seen = true))
// A monster turns on another.
EVENT(INFIGHT, HEARD(SOUND_NOTICE, 150), SEEN(.act = alert),
      SAID(RANK_DETAIL, "The @ turns on another", .seen = true))

// A chanter's song closed a monster's wounds; amount = half hearts.
EVENT(CHANT, HEARD(SOUND_CHANT, 220), SEEN(.sparkles = 6),
      SAID(RANK_NEWS, "A song heals the @", .seen = true))

// ---- Elites.

// One begins to ring for a toll.
EVENT(RAISES_BELL, HEARD(SOUND_WAR_HORN, 230), UNSEEN, SAID(RANK_FIND, "The @ raises a bell: stop it"))
// And rings it.
EVENT(RINGS, HEARD(SOUND_BELL, FULL), SEEN(.shakes = true), SAID(RANK_NEWS, "The @ rings its bell"))
// It rolls a barrel; dir.
EVENT(BARREL, HEARD(SOUND_ROLLS, 220), SEEN(.grains = 4, .colour = 0xff7e4c2a),
      SAID(RANK_DETAIL, "The @ rolls a barrel", .seen = true))
// The hero struck a barrel, which rolls back.
EVENT(STRUCK_BACK, HEARD(SOUND_BLOCKED, 230), SEEN(.grains = 6, .sparkles = 3, .colour = 0xffd8a268),
      SAID(RANK_NEWS, "The barrel rolls back"))
// A barrel bursts.
EVENT(BURST, HEARD(SOUND_BREAK_WOOD, 230), SEEN(.grains = 12, .puff = true, .colour = 0xff7e4c2a), UNSAID)
// A heavy blow falls on 3x3 cells.
EVENT(SLAM, HEARD(SOUND_SLAM, 240), SEEN(.grains = 14, .puff = true, .shakes = true, .colour = 0xff969fab),
      UNSAID)
// The Warlord's next phase; amount = which, from 0.
EVENT(PHASE, HEARD(SOUND_WAR_HORN, FULL), SEEN(.sparkles = 12, .shakes = true),
      SAID(RANK_GOAL, "The @ turns to the great bell", .instead = phase_begins))
// The crown is taken: what served him falls to dust.
EVENT(CROWN, HEARD(SOUND_VICTORY, FULL), SEEN(.act = celebrate),
      SAID(RANK_GOAL, "The crown is yours. Take it up the last stairs"))
// The grate opens: a toll found the quota in the bag, or the elite of this depth is dead.
EVENT(FREED, HEARD(SOUND_GRATE, 230), SEEN(.sparkles = 8), SAID(RANK_GOAL, "The grate is open"))

// ---- Goods left in the light.

// A toll found a good lit and uncollected: worth twice; what = ItemKind, amount = points.
EVENT(HALLOWED, HEARD(SOUND_BONUS, 200, .everywhere = true), UNSEEN,
      SAID(RANK_GOAL, "The @ is hallowed: worth double", .naming = NAME_ITEM, .instead = hallowed))
