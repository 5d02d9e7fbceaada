#!/bin/sh
# Makes README's pictures from games that the tests' bot plays. Needs a build (default: build) and ImageMagick.
# usage: assets/pictures/make_pictures.sh [BUILD]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=${1:-build}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cmake --build "$build" --target cellarium bot_record >/dev/null

# A game of a careful bot: a sneak attack at tick 18000; it rings the hand bell at 20475.
"$build/tests/bot_record" descent 14 390 "$work/game.rec" careful >/dev/null

# shot NAME TICKS: a frame of that game, enlarged by two
shot() {
    "$build/cellarium" --replay "$work/game.rec" --screenshot "$work/$1.png" --ticks "$2"
    convert "$work/$1.png" -filter point -resize 200% -define png:compression-level=9 "$here/$1.png"
}
shot play 18000
shot before_toll 20490
shot toll 20530

# The moving picture: every fifth tick around that toll, at the speed of play. It has 96 colours, so that it is small.
mkdir "$work/clip"
"$build/cellarium" --replay "$work/game.rec" --export-clip "$work/clip/tick.png" 20460..20660
convert -delay 8 -loop 0 $(ls "$work"/clip/tick-*.png | awk 'NR % 5 == 1') +dither -colors 96 -fuzz 3% \
    -layers OptimizeFrame -layers OptimizeTransparency "$here/play.gif"

# All generators, three in a row.
set --
for generator in $(sed -n 's/^GENERATOR(\(.*\))$/\1/p' "$here/../../src/gen/tools/list_generators.h" | tr A-Z a-z); do
    "$build/cellarium" --generator "$generator" --seed 7 --dump=png >"$work/$generator.png"
    convert "$work/$generator.png" -background '#0b0912' -flatten -resize 400x280 -gravity center -extent 416x292 +repage "$work/$generator.png"
    set -- "$@" "$work/$generator.png"
    [ $# -lt 3 ] || { convert "$@" +append "$work/row-$generator.png" && set --; }
done
[ $# = 0 ] || convert "$@" +append "$work/row-last.png"
convert $(ls -tr "$work"/row-*.png) +repage -background '#0b0912' -append -define png:compression-level=9 "$here/generators.png"
