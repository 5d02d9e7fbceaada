// Every kind of event, one row each: EVENT(KIND, how it is heard, how it is seen, what is said of it).
// events.h makes the enumeration of it, and each column becomes a table where it is used: HEARD(columns of
// Voice...) in view/audio/sound.c, SEEN(columns of Reaction...) in view/effects/effects_react.c, SAID(columns
// of EventText...) in view/hud/event_text.c; UNHEARD, UNSEEN, UNSAID: nothing of that. A row here adds an
// event. Above it stands what `what`, `amount` and `dir` of Event mean.

// An actor put a foot down.
EVENT(STEP, HEARD(.name = SOUND_STEP, .volume = 70), UNSEEN, UNSAID)
// A blow begins to be active; dir.
EVENT(STRIKE, HEARD(.name = SOUND_STRIKE, .volume = 150), SEEN(.act = slash), UNSAID)
// An actor was hurt; amount = half hearts.
EVENT(HIT, HEARD(.name = SOUND_HIT, .volume = 230), SEEN(.act = hit), UNSAID)
// A shield stopped a blow.
EVENT(BLOCKED, HEARD(.name = SOUND_BLOCKED, .volume = 200), SEEN(.act = blocked),
      SAID(.rank = RANK_DETAIL, .text = "The @'s shield stops the blow"))
// A monster died.
EVENT(KILL, HEARD(.name = SOUND_KILL, .volume = 230), SEEN(.act = kill),
      SAID(.rank = RANK_NEWS, .text = "The @ is dead"))
// The hero died.
EVENT(DEATH, HEARD(.name = SOUND_DEATH, .volume = FULL), SEEN(.act = die),
      SAID(.rank = RANK_GOAL, .text = "You have fallen"))
// A monster announces a blow.
EVENT(WINDUP, HEARD(.name = SOUND_WINDUP, .volume = 170), UNSEEN, UNSAID)
// A monster has seen the hero and gives chase.
EVENT(NOTICE, HEARD(.name = SOUND_NOTICE, .volume = 200), SEEN(.act = alert),
      SAID(.rank = RANK_NEWS, .text = "The @ has seen you"))
// A monster has lost him and begins to search.
EVENT(LOST, HEARD(.name = SOUND_LOST, .volume = 140), SEEN(.act = calm),
      SAID(.rank = RANK_DETAIL, .text = "The @ has lost sight of you"))
// A slime became two.
EVENT(SPLIT, HEARD(.name = SOUND_SPLIT, .volume = 200), SEEN(.puff = true),
      SAID(.rank = RANK_NEWS, .text = "The @ splits in two"))
// An item was collected; what = ItemKind, amount = points that it brings.
EVENT(PICKUP, HEARD(.name = SOUND_PICKUP_0, .volume = 220), SEEN(.act = pickup),
      SAID(.rank = RANK_FIND, .naming = NAME_ITEM, .text = "Collected the @ (+#)"))
// A heart was taken; amount = half hearts.
EVENT(HEAL, HEARD(.name = SOUND_HEAL, .volume = 220), SEEN(.act = heal),
      SAID(.rank = RANK_NEWS, .naming = NAME_ITEM, .text = "The @ heals you"))
// A monster left an item behind; what = ItemKind.
EVENT(DROP, HEARD(.name = SOUND_DROP, .volume = 160), SEEN(.sparkles = 2),
      SAID(.rank = RANK_DETAIL, .naming = NAME_ITEM, .seen = true, .text = "Dropped: %"))
// The last item was collected.
EVENT(VICTORY, HEARD(.name = SOUND_VICTORY, .volume = FULL), SEEN(.act = celebrate),
      SAID(.rank = RANK_GOAL, .text = "All treasures are yours!"))

// ---- Works. Without an actor of their own, `actor` is the hero.

// Somebody pushes a door, which begins to open.
EVENT(DOOR_OPEN, HEARD(.name = SOUND_DOOR_OPEN, .volume = 170), SEEN(.grains = 3, .colour = 0xff7e4c2a),
      UNSAID)
// A door fell shut.
EVENT(DOOR_SHUT, HEARD(.name = SOUND_DOOR_SHUT, .volume = 170), SEEN(.grains = 5, .colour = 0xff7e4c2a),
      UNSAID)
// A key was used up; what = its kind, 1..KEY_KINDS.
EVENT(UNLOCK, HEARD(.name = SOUND_UNLOCK, .volume = 220),
      SEEN(.grains = 6, .sparkles = 4, .colour = 0xffffc43d),
      SAID(.rank = RANK_NEWS, .naming = NAME_KEY, .text = "Unlocked with the @"))
// The key is lacking; what = its kind.
EVENT(LOCKED, HEARD(.name = SOUND_LOCKED, .volume = 190), SEEN(.grains = 4, .colour = 0xff969fab),
      SAID(.rank = RANK_NEWS, .naming = NAME_KEY, .text = "Locked: needs the @"))
// A key was taken; what = ItemKind.
EVENT(KEY, HEARD(.name = SOUND_KEY, .volume = 230), SEEN(.act = take_key),
      SAID(.rank = RANK_FIND, .naming = NAME_ITEM, .text = "Found the @"))
// A chest was opened; what = ItemKind inside.
EVENT(CHEST, HEARD(.name = SOUND_CHEST, .volume = 230),
      SEEN(.grains = 8, .sparkles = 6, .colour = 0xffffc43d),
      SAID(.rank = RANK_FIND, .naming = NAME_ITEM, .text = "In the chest: the @"))
// There is nothing to use.
EVENT(NOTHING, UNHEARD, UNSEEN, SAID(.rank = RANK_DETAIL, .text = "Nothing to use here"))
// Something could be lit, were the lantern not shut.
EVENT(NO_FIRE, HEARD(.name = SOUND_EMPTY, .volume = 190), UNSEEN,
      SAID(.rank = RANK_NEWS, .text = "Open the lantern to light it"))
// A trap shows; what = FixtureKind.
EVENT(FOUND, HEARD(.name = SOUND_FOUND, .volume = 160), SEEN(.sparkles = 3),
      SAID(.rank = RANK_ASIDE, .naming = NAME_FIXTURE, .text = "A trap: @"))
// A trap was triggered, harmlessly so far; what = FixtureKind.
EVENT(CLICK, HEARD(.name = SOUND_CLICK, .volume = 210), SEEN(.grains = 4, .colour = 0xff71778b),
      SAID(.rank = RANK_NEWS, .seen = true, .text = "Click!"))
// Spikes come out.
EVENT(SPIKES, HEARD(.name = SOUND_SPIKES, .volume = 210), SEEN(.grains = 9, .colour = 0xffc3ccd1), UNSAID)
// A dart flies off; dir.
EVENT(DART, HEARD(.name = SOUND_DART, .volume = 210), SEEN(.grains = 5, .colour = 0xff969fab), UNSAID)
// Somebody fell into a pit; the hero's comes on the level below, amount = its depth.
EVENT(FALL, HEARD(.name = SOUND_FALL, .volume = 240),
      SEEN(.grains = 8, .puff = true, .shakes = true, .colour = 0xff575a72),
      SAID(.rank = RANK_NEWS, .seen = true, .text = "Something falls into the pit"))
// The hero arrived by stairs; amount = the depth, dir = DIR_N up, DIR_S down.
EVENT(STAIRS, HEARD(.name = SOUND_STAIRS, .volume = 220), UNSEEN, SAID(.rank = RANK_GOAL, .text = "Depth #"))
// The stairs lead out of the dungeon, for good: it asks first.
EVENT(WAY_OUT, HEARD(.name = SOUND_ASK, .volume = 200), UNSEEN,
      SAID(.rank = RANK_GOAL, .text = "The way out: use it again to leave"))
// He has left it; amount = goods that remain.
EVENT(LEFT, HEARD(.name = SOUND_STAIRS, .volume = 220), UNSEEN,
      SAID(.rank = RANK_GOAL, .text = "You leave the dungeon"))
// A pack wakes, once for all of it.
EVENT(WAKE, HEARD(.name = SOUND_WAKE, .volume = 230),
      SEEN(.grains = 10, .puff = true, .shakes = true, .colour = 0xff71778b),
      SAID(.rank = RANK_FIND, .text = "An ambush!"))

// ---- Light and senses.

// The lantern's; amount = 1 open, 0 shut.
EVENT(SHUTTER, HEARD(.name = SOUND_SHUTTER, .volume = 200), UNSEEN, UNSAID)
// Something begins to burn; what = FlameKind.
EVENT(KINDLE, HEARD(.name = SOUND_KINDLE, .volume = 210),
      SEEN(.grains = 8, .sparkles = 3, .colour = 0xffffc43d), UNSAID)
// Something goes out; what = FlameKind.
EVENT(QUENCH, HEARD(.name = SOUND_QUENCH, .volume = 190),
      SEEN(.grains = 5, .puff = true, .colour = 0xff71778b),
      SAID(.rank = RANK_DETAIL, .naming = NAME_FLAME, .seen = true, .text = "The @ goes out"))
// A torch was taken off its bracket.
EVENT(BRAND, HEARD(.name = SOUND_KINDLE, .volume = 210), SEEN(.grains = 6, .colour = 0xffe58f22),
      SAID(.rank = RANK_NEWS, .text = "With a torch in hand, everyone sees you"))
// Somebody was loud; amount = how many cells it carries.
EVENT(NOISE, UNHEARD, UNSEEN, UNSAID)
// A monster noticed or heard something.
EVENT(SUSPECT, HEARD(.name = SOUND_SUSPECT, .volume = 190), UNSEEN, UNSAID)
// A monster tells others where the hero is.
EVENT(SHOUT, HEARD(.name = SOUND_SHOUT, .volume = 230), UNSEEN,
      SAID(.rank = RANK_NEWS, .seen = true, .text = "The @ calls the others"))
// A monster runs away.
EVENT(FLEE, HEARD(.name = SOUND_LOST, .volume = 170), UNSEEN,
      SAID(.rank = RANK_DETAIL, .seen = true, .text = "The @ runs away"))
// An actor is stunned; amount = ticks.
EVENT(STUN, HEARD(.name = SOUND_BLOCKED, .volume = 150), UNSEEN, UNSAID)
// A blow from hiding: it counted twice.
EVENT(SNEAK, HEARD(.name = SOUND_HIT, .volume = FULL), SEEN(.act = times_two),
      SAID(.rank = RANK_NEWS, .text = "Sneak attack: double damage"))
// A monster stood up from its bones.
EVENT(RISE, HEARD(.name = SOUND_WAKE, .volume = 200), SEEN(.grains = 10, .puff = true, .colour = 0xffc0ae93),
      SAID(.rank = RANK_FIND, .seen = true, .text = "The bones rise: keep them lit, or strike them"))
// Bones are scattered for good.
EVENT(CRUMBLE, HEARD(.name = SOUND_BLOCKED, .volume = 180), SEEN(.grains = 8, .colour = 0xffebdfc0), UNSAID)
// A monster ate something; what = ItemKind.
EVENT(EATEN, HEARD(.name = SOUND_GONE, .volume = 170), SEEN(.grains = 4, .colour = 0xffd8a268),
      SAID(.rank = RANK_FIND, .naming = NAME_ITEM, .text = "& ate the @"))

// ---- Verbs.

EVENT(ROLL, HEARD(.name = SOUND_ROLL, .volume = 180), SEEN(.dust = true), UNSAID)
// The bow is drawn.
EVENT(DRAW, HEARD(.name = SOUND_DRAW, .volume = 190), UNSEEN, UNSAID)
// An arrow flies off; dir.
EVENT(SHOT, HEARD(.name = SOUND_ARROW, .volume = 210), UNSEEN, UNSAID)
// Something is thrown in an arc; what = ItemKind.
EVENT(THROW, HEARD(.name = SOUND_THROW, .volume = 190), UNSEEN, UNSAID)
// It came down, or an arrow stuck; what = ItemKind.
EVENT(LAND, HEARD(.name = SOUND_LAND, .volume = 200), SEEN(.grains = 3, .colour = 0xff969fab), UNSAID)
// Something else was taken in hand; what = ItemKind.
EVENT(HAND, HEARD(.name = SOUND_MENU_MOVE, .volume = 170), UNSEEN,
      SAID(.rank = RANK_DETAIL, .naming = NAME_ITEM, .text = "In hand: the @"))
// There is nothing to throw.
EVENT(EMPTY, HEARD(.name = SOUND_EMPTY, .volume = 190), UNSEEN,
      SAID(.rank = RANK_DETAIL, .text = "That slot is empty"))
// An arrow, or a good that was collected before, is in the pack again; what = ItemKind.
EVENT(REGAIN, HEARD(.name = SOUND_DROP, .volume = 190), SEEN(.act = take_tool), UNSAID)

// ---- The descent.

// The hand bell begins to ring; amount = goods that its toll would take.
EVENT(BELL, HEARD(.name = SOUND_BELL, .volume = 240, .everywhere = true), SEEN(.sparkles = 5),
      SAID(.rank = RANK_GOAL, .text = "You ring: no good will be lost"))
// He let go of it before it did.
EVENT(BELL_STOPPED, HEARD(.name = SOUND_EMPTY, .volume = 120), UNSEEN,
      SAID(.rank = RANK_GOAL, .text = "The bell is still: hold it for it to ring"))
// It was rung on this depth before.
EVENT(BELL_SPENT, HEARD(.name = SOUND_EMPTY, .volume = 190), UNSEEN,
      SAID(.rank = RANK_FIND, .text = "The hand bell is silent until the next depth"))
// The toll is near; amount = ticks until then, what = goods that it would take now.
EVENT(STROKE, HEARD(.name = SOUND_STROKE, .volume = 230, .everywhere = true), UNSEEN,
      SAID(.rank = RANK_GOAL, .text = "The bell tolls in ten seconds: only light stays"))
// The unlit was made anew; amount = the toll's number.
EVENT(TOLL, HEARD(.name = SOUND_TOLL, .also = SOUND_GRIND, .volume = FULL, .everywhere = true),
      SEEN(.act = toll), SAID(.rank = RANK_GOAL, .text = "The bell: what was dark is built anew"))
// A toll that came to nothing.
EVENT(DUST, HEARD(.name = SOUND_TOLL, .also = SOUND_DUST, .volume = 220, .everywhere = true),
      SEEN(.act = fizzle), SAID(.rank = RANK_GOAL, .text = "The bell tolls, but only dust falls"))
// A good is lost for ever; what = ItemKind.
EVENT(GONE, HEARD(.name = SOUND_GONE, .volume = 220, .everywhere = true), UNSEEN,
      SAID(.loss = true, .rank = RANK_GOAL, .naming = NAME_ITEM, .text = "% is lost to the dark"))
// The grate over the stairs down opens.
EVENT(QUOTA, HEARD(.name = SOUND_QUOTA, .volume = 240, .everywhere = true), UNSEEN,
      SAID(.rank = RANK_GOAL, .text = "The grate over the stairs down opens"))
// It is shut; amount = goods that are missing.
EVENT(GRATE, HEARD(.name = SOUND_GRATE, .volume = 200), UNSEEN,
      SAID(.rank = RANK_GOAL, .text = "$ more goods open the grate"))
// The hoist took goods up; amount = points, what = how many.
EVENT(DELIVERED, HEARD(.name = SOUND_DELIVERED, .volume = 220, .everywhere = true), SEEN(.act = deliver),
      SAID(.rank = RANK_GOAL, .text = "Delivered * goods: +#"))
// Nothing was left behind on a depth; amount = points.
EVENT(BONUS, HEARD(.name = SOUND_BONUS, .volume = 200, .everywhere = true), SEEN(.act = reward),
      SAID(.rank = RANK_GOAL, .text = "Nothing left behind: +#"))
// He has gone down from a depth for the first time; what = that depth, amount = points.
EVENT(PASSED, HEARD(.name = SOUND_DELIVERED, .volume = 170, .everywhere = true), SEEN(.act = pass),
      SAID(.rank = RANK_GOAL, .text = "Depth * passed: +#"))
// Three goods, the cheapest, would be given; what = the first's ItemKind.
EVENT(SHRINE_ASK, HEARD(.name = SOUND_ASK, .volume = 200), SEEN(.sparkles = 4),
      SAID(.rank = RANK_FIND, .text = "Give three goods for a heart? Use it again"))
// They were: more hearts; amount = half hearts.
EVENT(SHRINE, HEARD(.name = SOUND_SHRINE, .volume = 230), SEEN(.sparkles = 14, .act = heal),
      SAID(.rank = RANK_GOAL, .text = "Three goods given: your wounds close"))
// There are not three goods to give, or it has given already.
EVENT(SHRINE_POOR, HEARD(.name = SOUND_EMPTY, .volume = 190), UNSEEN,
      SAID(.rank = RANK_NEWS, .text = "The shrine wants three goods worth points"))
// The hand bell is his.
EVENT(BELL_TAKEN, HEARD(.name = SOUND_BELL_TAKEN, .volume = 230), SEEN(.sparkles = 8, .act = take_bell),
      SAID(.rank = RANK_GOAL, .text = "The bell rings by itself: only what is lit stays"))

// ---- Things in use.

// Coins were taken; amount.
EVENT(COIN, HEARD(.name = SOUND_COIN, .volume = 190), SEEN(.act = take_coins),
      SAID(.rank = RANK_DETAIL, .text = "Coins: +#"))
// A potion, scroll or bomb went into the bag; what = ItemKind.
EVENT(FOUND_ITEM, HEARD(.name = SOUND_DROP, .volume = 220), SEEN(.act = take_tool),
      SAID(.rank = RANK_FIND, .naming = NAME_ITEM, .text = "Found %"))
// The hero ate something; what = ItemKind, amount = half hearts.
EVENT(EAT, HEARD(.name = SOUND_EAT, .volume = 210), SEEN(.grains = 5, .colour = 0xffffc43d, .act = heal),
      SAID(.rank = RANK_NEWS, .naming = NAME_ITEM, .text = "The @ heals you"))
// What he wants to use would be wasted; what = ItemKind.
EVENT(NO_NEED, HEARD(.name = SOUND_EMPTY, .volume = 190), UNSEEN,
      SAID(.rank = RANK_DETAIL, .naming = NAME_ITEM, .text = "The @ would be wasted now"))
// A book or a scroll; what = ItemKind.
EVENT(READ, HEARD(.name = SOUND_READ, .volume = 220), SEEN(.sparkles = 8),
      SAID(.rank = RANK_NEWS, .naming = NAME_ITEM, .text = "You read the @"))
// A potion; what = ItemKind.
EVENT(DRINK, HEARD(.name = SOUND_DRINK, .volume = 220),
      SEEN(.grains = 8, .sparkles = 3, .colour = 0xffb7effb),
      SAID(.rank = RANK_NEWS, .naming = NAME_ITEM, .text = "You drink the @"))
// The kind of a potion or scroll is known from now on; what = ItemKind.
EVENT(NAMED, HEARD(.name = SOUND_NAMED, .volume = 220), UNSEEN,
      SAID(.rank = RANK_FIND, .naming = NAME_ITEM, .text = "That was %"))
// It was held up: all who see it flee.
EVENT(RELIC, HEARD(.name = SOUND_RELIC, .volume = 240), SEEN(.sparkles = 12, .act = celebrate),
      SAID(.rank = RANK_FIND, .text = "Everyone who sees the relic flees"))
// A power-up begins to work; what = ItemKind, amount = ticks.
EVENT(POWER, HEARD(.name = SOUND_POWER, .volume = 220), SEEN(.sparkles = 10),
      SAID(.rank = RANK_FIND, .naming = NAME_ITEM, .text = "@: ~"))
// Gear was put on; what = ItemKind.
EVENT(WEAR, HEARD(.name = SOUND_WEAR, .volume = 220), SEEN(.sparkles = 5),
      SAID(.rank = RANK_FIND, .naming = NAME_ITEM, .text = "@: ~"))
// An animal is lured; what = ItemKind.
EVENT(LURE, HEARD(.name = SOUND_SUSPECT, .volume = 150), SEEN(.sparkles = 2), UNSAID)
// Something breaks and pours out, 3x3 cells; what = ItemKind.
EVENT(SPLASH, HEARD(.name = SOUND_SPLASH, .volume = 220), SEEN(.act = splash), UNSAID)
// Frost, 3x3 cells.
EVENT(FREEZE, HEARD(.name = SOUND_FREEZE, .volume = 210), SEEN(.act = freeze),
      SAID(.rank = RANK_DETAIL, .seen = true, .text = "Frost: whoever stood there is frozen"))
// Flames around go out.
EVENT(DARKEN, HEARD(.name = SOUND_QUENCH, .volume = 220), SEEN(.act = darken),
      SAID(.rank = RANK_NEWS, .text = "The flames around you go out"))
// A bomb or a barrel begins to hiss.
EVENT(FUSE, HEARD(.name = SOUND_FUSE, .volume = 210), SEEN(.grains = 6, .colour = 0xffffee92),
      SAID(.rank = RANK_NEWS, .seen = true, .text = "It hisses: get away!"))
// 3x3 cells.
EVENT(BLAST, HEARD(.name = SOUND_BLAST, .volume = FULL), SEEN(.act = blast), UNSAID)

// ---- Terrain.

// A cell begins to burn.
EVENT(FIRE, HEARD(.name = SOUND_FIRE, .volume = 150), SEEN(.grains = 4, .colour = 0xffe58f22), UNSAID)
// It has burnt down, or was put out.
EVENT(FIRE_OUT, HEARD(.name = SOUND_FIRE_OUT, .volume = 90),
      SEEN(.grains = 3, .dust = true, .colour = 0xff43435d), UNSAID)
// A crate is pushed; dir.
EVENT(CRATE, HEARD(.name = SOUND_PUSH, .volume = 160), SEEN(.dust = true), UNSAID)
// Something breaks; what = Tile.
EVENT(BREAK, HEARD(.name = SOUND_BREAK_WOOD, .volume = 220), SEEN(.act = fall_apart), UNSAID)
// A plate sinks, its secret opens.
EVENT(PLATE, HEARD(.name = SOUND_PLATE, .volume = 220), SEEN(.grains = 4, .colour = 0xff71778b),
      SAID(.rank = RANK_NEWS, .text = "The plate sinks: stone moves somewhere"))
// That secret; pos = the cell that opened.
EVENT(SECRET, HEARD(.name = SOUND_SECRET, .volume = 220),
      SEEN(.grains = 14, .sparkles = 6, .puff = true, .shakes = true, .colour = 0xff805250),
      SAID(.rank = RANK_FIND, .seen = true, .text = "A wall opens"))
// Cracks show in a wall.
EVENT(CRACK, HEARD(.name = SOUND_FOUND, .volume = 170), SEEN(.sparkles = 3),
      SAID(.rank = RANK_FIND, .text = "A cracked wall: a bomb would open it"))
// Somebody came into water.
EVENT(WADE, HEARD(.name = SOUND_WADE, .volume = 90), SEEN(.act = wade), UNSAID)
// A shield or an aegis kept damage off the hero.
EVENT(SPARED, HEARD(.name = SOUND_SPARED, .volume = 220), SEEN(.sparkles = 2, .act = blocked),
      SAID(.rank = RANK_DETAIL, .text = "No harm done"))

// ---- Monsters.

// A monster took a good; what = ItemKind.
EVENT(STOLEN, HEARD(.name = SOUND_STOLEN, .volume = 230), SEEN(.sparkles = 4, .act = steal),
      SAID(.rank = RANK_GOAL, .naming = NAME_ITEM, .seen = true, .text = "& snatched the @: catch it!"))
// It is gone with it; what = ItemKind.
EVENT(AWAY, HEARD(.name = SOUND_GONE, .volume = 200, .everywhere = true), SEEN(.puff = true),
      SAID(.rank = RANK_GOAL, .naming = NAME_ITEM, .text = "The thief got away with the @"))
// A shooter takes aim; dir.
EVENT(AIM, HEARD(.name = SOUND_AIM, .volume = 210), UNSEEN, UNSAID)
// A charge begins; dir.
EVENT(CHARGE, HEARD(.name = SOUND_CHARGE, .volume = 230), SEEN(.act = charge), UNSAID)
// It ended at a wall.
EVENT(CRASH, HEARD(.name = SOUND_CRASH, .volume = 240),
      SEEN(.grains = 14, .puff = true, .shakes = true, .colour = 0xff805250),
      SAID(.rank = RANK_NEWS, .seen = true, .text = "The @ hit the wall: strike now!"))
// A monster turns on another.
EVENT(INFIGHT, HEARD(.name = SOUND_NOTICE, .volume = 150), SEEN(.act = alert),
      SAID(.rank = RANK_DETAIL, .seen = true, .text = "The @ turns on another"))

// ---- What stays pays.

// A toll found a good lit and uncollected: worth twice; what = ItemKind, amount = points.
EVENT(HALLOWED, HEARD(.name = SOUND_BONUS, .volume = 200, .everywhere = true), UNSEEN,
      SAID(.rank = RANK_GOAL, .naming = NAME_ITEM, .text = "The @ is hallowed: worth double"))
