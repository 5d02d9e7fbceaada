// Every kind of fixture, a row each: FIXTURE(KIND, RULES(columns of FixtureInfo...), its function in a tick,
// LOOKS(what is seen in the floor in each phase)). level.h names them in the same order. fixtures.c makes
// the table of rules, sim/hazards/traps.c that of functions, view/memory/looks.c that of looks (UNSEEN: it
// is not part of the floor). Level files contain the numbers and names.

FIXTURE(CHEST, RULES(.name = NAME_("chest"), .words = N_("use it to open it"), .glyph = '='), chest, UNSEEN)
FIXTURE(SPIKES,
        RULES(.name = NAME_("spikes"), .plural = true,
              .words = N_("click, then come out under anyone who steps there"), .glyph = '^', .trap = true),
        spikes,
        LOOKS([PHASE_REST] = LOOK_SPIKES, [PHASE_CLICK] = LOOK_SPIKES_CLICK, [PHASE_OUT] = LOOK_SPIKES_OUT))
// A plate; the dart flies along the row from the nearest wall to the left.
FIXTURE(DARTS,
        RULES(.name = NAME_("darts"), .plural = true,
              .words = N_("a step on the plate shoots a dart along the row"), .glyph = '^', .trap = true),
        darts, LOOKS([PHASE_REST] = LOOK_PLATE, [PHASE_SPENT] = LOOK_PLATE_DOWN))
FIXTURE(PIT,
        RULES(.name = NAME_("pit"), .words = N_("anyone who steps in falls; a roll crosses it"), .glyph = '^',
              .trap = true),
        pit, LOOKS([PHASE_REST] = LOOK_PIT))
// Opens its secret for good.
FIXTURE(PLATE, RULES(.name = NAME_("plate"), .words = N_("a weight on it opens a secret door"), .glyph = '^'),
        plate, LOOKS([PHASE_REST] = LOOK_PLATE, [PHASE_OPEN] = LOOK_PLATE_DOWN))
