#pragma once
// What happens in a tick. Above each stands what `what`, `amount` and `dir` of Event mean; where nothing is
// said, `what` is the actor's ActorKind. How an event sounds, looks and reads: view/events/list_events.h.

typedef enum EventKind {
    // An actor put a foot down.
    EVENT_STEP,
    // A blow begins to be active; dir.
    EVENT_STRIKE,
    // An actor was hurt; amount = half hearts.
    EVENT_HIT,
    // A shield stopped a blow.
    EVENT_BLOCKED,
    // A monster died.
    EVENT_KILL,
    // The hero died.
    EVENT_DEATH,
    // A monster announces a blow.
    EVENT_WINDUP,
    // A monster has seen the hero and gives chase.
    EVENT_NOTICE,
    // A monster has lost him and begins to search.
    EVENT_LOST,
    // A slime became two.
    EVENT_SPLIT,
    // An item was collected; what = ItemKind, amount = points that it brings.
    EVENT_PICKUP,
    // A heart was taken; amount = half hearts.
    EVENT_HEAL,
    // A monster left an item behind; what = ItemKind.
    EVENT_DROP,
    // The last item was collected.
    EVENT_VICTORY,

    // ---- Works. Without an actor of their own, `actor` is the hero.

    // Somebody pushes a door, which begins to open.
    EVENT_DOOR_OPEN,
    // A door fell shut.
    EVENT_DOOR_SHUT,
    // A key was used up; what = its kind, 1..KEY_KINDS.
    EVENT_UNLOCK,
    // The key is lacking; what = its kind.
    EVENT_LOCKED,
    // A key was taken; what = ItemKind.
    EVENT_KEY,
    // A chest was opened; what = ItemKind inside, amount = how many.
    EVENT_CHEST,
    // There is nothing to use.
    EVENT_NOTHING,
    // Something could be lit, were the lantern not shut.
    EVENT_NO_FIRE,
    // A trap shows; what = FixtureKind.
    EVENT_FOUND,
    // A trap was triggered, harmlessly so far; what = FixtureKind.
    EVENT_CLICK,
    // Spikes come out.
    EVENT_SPIKES,
    // A dart flies off; dir.
    EVENT_DART,
    // Somebody fell into a pit; the hero's comes where he lands, amount = its depth.
    EVENT_FALL,
    // The hero arrived by stairs; amount = the depth, dir = DIR_N up, DIR_S down.
    EVENT_STAIRS,
    // The stairs lead out of the dungeon, for good: it asks first.
    EVENT_WAY_OUT,
    // He has left it; amount = goods that remain.
    EVENT_LEFT,
    // A pack wakes, once for all of it.
    EVENT_WAKE,

    // ---- Light and senses.

    // The lantern's; amount = 1 open, 0 shut.
    EVENT_SHUTTER,
    // Something begins to burn; what = FlameKind.
    EVENT_KINDLE,
    // Something goes out; what = FlameKind.
    EVENT_QUENCH,
    // A torch was taken off its bracket.
    EVENT_BRAND,
    // Somebody was loud; amount = how many cells it carries.
    EVENT_NOISE,
    // A monster noticed or heard something.
    EVENT_SUSPECT,
    // A monster tells others where the hero is.
    EVENT_SHOUT,
    // A monster runs away.
    EVENT_FLEE,
    // An actor is stunned; amount = ticks.
    EVENT_STUN,
    // A strike or shot from the dark: it counted SNEAK_FACTOR times.
    EVENT_SNEAK,
    // A monster stood up from its bones.
    EVENT_RISE,
    // Bones are scattered for good.
    EVENT_CRUMBLE,
    // A monster ate something; what = ItemKind.
    EVENT_EATEN,

    // ---- Verbs.

    EVENT_ROLL,
    // The bow is drawn.
    EVENT_DRAW,
    // An arrow flies off; dir.
    EVENT_SHOT,
    // Something is thrown in an arc; what = ItemKind.
    EVENT_THROW,
    // It came down, or an arrow stuck; what = ItemKind.
    EVENT_LAND,
    // Something else was taken in hand; what = ItemKind.
    EVENT_HAND,
    // There is nothing to throw.
    EVENT_EMPTY,
    // The hero picked up an arrow, or a good that he had collected before; what = ItemKind.
    EVENT_REGAIN,

    // ---- The descent.

    // The hand bell begins to ring; amount = goods that its toll would take.
    EVENT_BELL,
    // He let go of it before it did.
    EVENT_BELL_STOPPED,
    // It was rung on this depth before.
    EVENT_BELL_SPENT,
    // The toll is near; amount = ticks until then, what = goods that it would take now.
    EVENT_STROKE,
    // The unlit was made again; amount = the toll's number.
    EVENT_TOLL,
    // A toll that came to nothing.
    EVENT_DUST,
    // A treasure is lost for good; what = ItemKind.
    EVENT_GONE,
    // The quota is in the bag: the next toll opens the grate over the stairs that lead on.
    EVENT_QUOTA,
    // The grate is shut; amount = treasures that are missing, 0: it opens at the next toll.
    EVENT_GRATE,
    // The hoist carried goods out of the dungeon: up, from a tower down; amount = points, what = how many
    // goods.
    EVENT_DELIVERED,
    // Nothing was left behind on a depth; amount = points.
    EVENT_BONUS,
    // He has gone down from a depth for the first time; what = that depth, amount = points.
    EVENT_PASSED,
    // Three goods, the cheapest, would be given; what = the first's ItemKind.
    EVENT_SHRINE_ASK,
    // They were: more hearts; amount = half hearts.
    EVENT_SHRINE,
    // There are not three goods to give, or it has given already.
    EVENT_SHRINE_POOR,
    // Somebody asks for a thing; what = its ItemKind.
    EVENT_WISH,
    // It is brought already, or cannot be.
    EVENT_WISH_PAST,
    // He has found it; what = its ItemKind.
    EVENT_WISH_FOUND,
    // It is back; what = its ItemKind, amount = how many things she pays.
    EVENT_WISH_GRANTED,
    // He bought a ware; what = ItemKind, amount = coins.
    EVENT_BOUGHT,
    // He has not the coins for it; what = ItemKind, amount = its price.
    EVENT_TOO_DEAR,
    // The hero takes a gift; what = ItemKind.
    EVENT_GIFT,
    // A gift that he did not take is gone; what = ItemKind.
    EVENT_GIFT_DUST,
    // The shopkeeper was struck, and is gone with his wares.
    EVENT_SHOP_SHUT,
    // The hand bell is his.
    EVENT_BELL_TAKEN,

    // ---- Things in use.

    // Coins were taken; amount.
    EVENT_COIN,
    // A potion, scroll or bomb went into the bag; what = ItemKind.
    EVENT_FOUND_ITEM,
    // The hero ate something; what = ItemKind, amount = half hearts.
    EVENT_EAT,
    // Nothing was used: the item would have had no effect now; what = ItemKind.
    EVENT_NO_NEED,
    // A book or a scroll; what = ItemKind.
    EVENT_READ,
    // A potion; what = ItemKind.
    EVENT_DRINK,
    // The kind of a potion or scroll is known from now on; what = ItemKind.
    EVENT_NAMED,
    // It was held up: all who see it flee.
    EVENT_RELIC,
    // A power-up begins to work; what = ItemKind, amount = ticks.
    EVENT_POWER,
    // Gear was put on; what = ItemKind.
    EVENT_WEAR,
    // An animal is lured; what = ItemKind.
    EVENT_LURE,
    // Something breaks and pours out, 3x3 cells; what = ItemKind.
    EVENT_SPLASH,
    // Frost, 3x3 cells.
    EVENT_FREEZE,
    // Flames around go out.
    EVENT_DARKEN,
    // A bomb or a barrel begins to hiss.
    EVENT_FUSE,
    // 3x3 cells.
    EVENT_BLAST,

    // ---- Terrain.

    // A cell begins to burn.
    EVENT_FIRE,
    // It has burnt down, or was put out.
    EVENT_FIRE_OUT,
    // A crate is pushed; dir.
    EVENT_CRATE,
    // Something breaks; what = Tile.
    EVENT_BREAK,
    // A plate sinks, its secret opens.
    EVENT_PLATE,
    // That secret; pos = the cell that opened.
    EVENT_SECRET,
    // Cracks show in a wall.
    EVENT_CRACK,
    // Somebody came into water.
    EVENT_WADE,
    // A shield or an aegis kept damage off the hero.
    EVENT_SPARED,

    // ---- Monsters.

    // A monster took a good; what = ItemKind.
    EVENT_STOLEN,
    // It is gone with it; what = ItemKind.
    EVENT_AWAY,
    // A shooter takes aim; dir.
    EVENT_AIM,
    // A charge begins; dir.
    EVENT_CHARGE,
    // It ended at a wall.
    EVENT_CRASH,
    // A monster turns on another.
    EVENT_INFIGHT,

    // A chanter's song closed a monster's wounds; amount = half hearts.
    EVENT_CHANT,

    // ---- Elites.

    // One begins to ring for a toll.
    EVENT_RAISES_BELL,
    // And rings it.
    EVENT_RINGS,
    // It rolls a barrel; dir.
    EVENT_BARREL,
    // The hero struck a barrel, which rolls back.
    EVENT_STRUCK_BACK,
    // A barrel bursts.
    EVENT_BURST,
    // A heavy blow falls on 3x3 cells.
    EVENT_SLAM,
    // The Warlord's next phase; amount = which, from 0.
    EVENT_PHASE,
    // The crown is taken: what served him falls to dust.
    EVENT_CROWN,
    // The grate opens: a toll found the quota in the bag, or the elite of this depth dead.
    EVENT_FREED,

    // ---- Goods left in the light.

    // A toll found a good lit and uncollected: worth twice; what = ItemKind, amount = points.
    EVENT_HALLOWED,
    EVENT_COUNT
} EventKind;
