// Every generator, one row each: GENERATOR(KIND), whose row is the constant KIND in gen/makers/kind.c, of
// chambers in gen/pieces. options.h makes the enumeration of it, rows.h the declarations, makers.c the table.
// Never reordered: share codes hold the numbers. New ones go to the end.

GENERATOR(HALLS)
GENERATOR(PILLARS)
GENERATOR(ARCADE)
GENERATOR(MAZE)
GENERATOR(ROOMS)
GENERATOR(SCATTER)
GENERATOR(CAVES)
GENERATOR(CHAMBERS)
