#pragma once
// What happens in a tick. The comment above each event says what `what`, `amount` and `dir` of Event mean.
// Where it says nothing, `what` is the actor's ActorKind. How an event sounds, looks and reads:
// view/events/list_events.h.

typedef enum EventKind {
    // An actor put a foot down.
    EVENT_STEP,
    // A blow begins to be active; dir.
    EVENT_STRIKE,
    // An actor was hurt; amount = half hearts.
    EVENT_HIT,
    // A shield has stopped a blow.
    EVENT_BLOCKED,
    // A monster died.
    EVENT_KILL,
    // The hero died.
    EVENT_DEATH,
    // A monster announces a blow.
    EVENT_WINDUP,
    // A monster has seen the hero and chases him.
    EVENT_NOTICE,
    // A monster has lost the hero and begins to search.
    EVENT_LOST,
    // A slime became two.
    EVENT_SPLIT,
    // An item was collected; what = ItemKind, amount = points that it brings.
    EVENT_PICKUP,
    // A heart was taken; amount = half hearts.
    EVENT_HEAL,
    // A monster left an item behind; what = ItemKind.
    EVENT_DROP,
    // The game is won.
    EVENT_VICTORY,

    // ---- Things built in. If no actor caused it, `actor` is the hero.

    // Somebody pushes a door, which begins to open.
    EVENT_DOOR_OPEN,
    // A door fell shut.
    EVENT_DOOR_SHUT,
    // A key was used up; what = its kind, 1..KEY_KINDS.
    EVENT_UNLOCK,
    // The key is missing; what = its kind.
    EVENT_LOCKED,
    // A key was taken; what = ItemKind.
    EVENT_KEY,
    // A chest was opened; what = ItemKind inside, amount = how many.
    EVENT_CHEST,
    // There is nothing to use.
    EVENT_NOTHING,
    // A thing beside him has to be faced; what = its ItemKind if amount is 1, otherwise its Tile.
    EVENT_BESIDE,
    // Something could be lit here if the lantern were open.
    EVENT_NO_FIRE,
    // A trap was discovered; what = FixtureKind.
    EVENT_FOUND,
    // A trap was triggered but has not struck yet; what = FixtureKind.
    EVENT_CLICK,
    // Spikes come out.
    EVENT_SPIKES,
    // A dart flies off; dir.
    EVENT_DART,
    // Somebody fell into a pit. The hero's event comes where he lands, amount = that depth.
    EVENT_FALL,
    // The hero arrived by stairs; amount = the depth, dir = DIR_N up, DIR_S down.
    EVENT_STAIRS,
    // These stairs lead out of the dungeon for good: the game asks first.
    EVENT_WAY_OUT,
    // The hero has left the dungeon; amount = treasures left behind.
    EVENT_LEFT,
    // A pack wakes; one event for all of it.
    EVENT_WAKE,

    // ---- Light and senses.

    // The lantern's shutter moved; amount = 1 open, 0 shut.
    EVENT_SHUTTER,
    // Something begins to burn; what = FlameKind.
    EVENT_KINDLE,
    // Something goes out; what = FlameKind.
    EVENT_QUENCH,
    // A torch was taken off its bracket.
    EVENT_BRAND,
    // Somebody was loud; amount = how many cells away it is heard.
    EVENT_NOISE,
    // A monster noticed or heard something.
    EVENT_SUSPECT,
    // A monster tells others where the hero is.
    EVENT_SHOUT,
    // A monster runs away.
    EVENT_FLEE,
    // An actor is stunned; amount = ticks.
    EVENT_STUN,
    // A sneak attack: a strike or shot from the dark did gear_sneak_factor() times the damage; amount = all
    // of it.
    EVENT_SNEAK,
    // A monster stood up from its bones.
    EVENT_RISE,
    // Bones were scattered for good.
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
    // A thrown thing came down, or an arrow stuck; what = ItemKind.
    EVENT_LAND,
    // Something else was taken in hand; what = ItemKind.
    EVENT_HAND,
    // There is nothing to throw.
    EVENT_EMPTY,
    // The hero picked up an arrow, or a treasure that he had collected before; what = ItemKind.
    EVENT_REGAIN,

    // ---- The descent.

    // The hand bell begins to ring; amount = half hearts that it will heal.
    EVENT_BELL,
    // The hero stopped ringing before it rang.
    EVENT_BELL_STOPPED,
    // A blow kept the hero from ringing it.
    EVENT_BELL_BROKEN,
    // The hand bell was rung on this depth before.
    EVENT_BELL_SPENT,
    // The toll is near; amount = ticks until then.
    EVENT_STROKE,
    // The unlit cells were rebuilt; amount = the toll's number, what = the hunters that came.
    EVENT_TOLL,
    // A toll found no new level and rebuilt nothing.
    EVENT_DUST,
    // A toll took a treasure for good; what = ItemKind.
    EVENT_GONE,
    // The quota is in the bag: the next toll opens the grate over the stairs down.
    EVENT_QUOTA,
    // The grate is shut; amount = treasures that are missing, 0: it opens at the next toll.
    EVENT_GRATE,
    // Stairs took treasures for delivery; amount = points, what = how many treasures.
    EVENT_DELIVERED,
    // Nothing was left behind on a depth; amount = points.
    EVENT_BONUS,
    // The hero went down from a depth for the first time; what = that depth, amount = points.
    EVENT_PASSED,
    // The shrine would take three treasures, the cheapest; what = the first one's ItemKind.
    EVENT_SHRINE_ASK,
    // The shrine took them and gave hearts; amount = half hearts.
    EVENT_SHRINE,
    // The shrine gives nothing: there are not three treasures, or it gave before.
    EVENT_SHRINE_POOR,
    // Somebody asks for a thing; what = its ItemKind.
    EVENT_WISH,
    // The wish is fulfilled already, or cannot be fulfilled.
    EVENT_WISH_PAST,
    // The hero has found the thing that somebody asked for; what = its ItemKind.
    EVENT_WISH_FOUND,
    // The hero brought the thing back; what = its ItemKind, amount = how many things he gets.
    EVENT_WISH_GRANTED,
    // He bought a ware; what = ItemKind, amount = coins.
    EVENT_BOUGHT,
    // The hero does not have the coins for a ware; what = ItemKind, amount = its price.
    EVENT_TOO_DEAR,
    // The hero takes a gift; what = ItemKind.
    EVENT_GIFT,
    // A gift that he did not take vanishes; what = ItemKind.
    EVENT_GIFT_DUST,
    // The shopkeeper was struck, and is gone with his wares.
    EVENT_SHOP_SHUT,
    // The hero has taken the hand bell.
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
    // A book or a scroll was read; what = ItemKind.
    EVENT_READ,
    // A potion was drunk; what = ItemKind.
    EVENT_DRINK,
    // A kind of potion or scroll is identified from now on; what = ItemKind.
    EVENT_NAMED,
    // A relic was held up: all monsters that see it flee.
    EVENT_RELIC,
    // A power-up begins to work; what = ItemKind, amount = ticks.
    EVENT_POWER,
    // Gear was put on; what = ItemKind.
    EVENT_WEAR,
    // An animal is lured; what = ItemKind.
    EVENT_LURE,
    // Something breaks and pours over 3x3 cells; what = ItemKind.
    EVENT_SPLASH,
    // Frost on 3x3 cells.
    EVENT_FREEZE,
    // Flames around go out.
    EVENT_DARKEN,
    // A bomb or a barrel begins to hiss.
    EVENT_FUSE,
    // A blast on 3x3 cells.
    EVENT_BLAST,

    // ---- Terrain.

    // A cell begins to burn.
    EVENT_FIRE,
    // A fire has burnt down, or was put out.
    EVENT_FIRE_OUT,
    // A crate is pushed; dir.
    EVENT_CRATE,
    // Something breaks; what = Tile.
    EVENT_BREAK,
    // A plate sinks and opens its secret.
    EVENT_PLATE,
    // A secret was opened; pos = its cell.
    EVENT_SECRET,
    // Cracks show in a wall.
    EVENT_CRACK,
    // Somebody came into water.
    EVENT_WADE,
    // A shield or an aegis protected the hero from damage.
    EVENT_SPARED,

    // ---- Monsters.

    // A monster took a treasure; what = ItemKind.
    EVENT_STOLEN,
    // A shooter takes aim; dir.
    EVENT_AIM,
    // A charge begins; dir.
    EVENT_CHARGE,
    // A charge ended at a wall.
    EVENT_CRASH,
    // A monster turns on another.
    EVENT_INFIGHT,

    // A chanter's song closed a monster's wounds; amount = half hearts.
    EVENT_CHANT,

    // ---- Elites.

    // An elite is about to ring for a toll.
    EVENT_RAISES_BELL,
    // An elite rings.
    EVENT_RINGS,
    // The Cooper rolls a barrel; dir.
    EVENT_BARREL,
    // The hero struck a barrel, which rolls back.
    EVENT_STRUCK_BACK,
    // A barrel bursts.
    EVENT_BURST,
    // A heavy blow falls on 3x3 cells.
    EVENT_SLAM,
    // The Warlord's next phase begins; amount = its number, from 0.
    EVENT_PHASE,
    // The crown is taken: the Warlord's servants fall to dust.
    EVENT_CROWN,
    // The grate opens: a toll came after the quota was collected.
    EVENT_FREED,

    // ---- Treasures left in the light.

    // A toll found a treasure lit and uncollected, which makes it worth twice as much; what = ItemKind,
    // amount =
    // points.
    EVENT_HALLOWED,
    EVENT_COUNT
} EventKind;
