#!/bin/sh
# Makes README's pictures from games that the tests' bot plays. Needs a build (default: build), Xvfb, xdotool and ImageMagick.
# usage: assets/pictures/make_pictures.sh [BUILD]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=${1:-build}
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
cmake --build "$build" --target cellarium bot_record >/dev/null

# In this game of a careful bot the bell tolls at tick 7907 by itself, while he waits in the light.
"$build/tests/bot_record" descent 11 145 "$work/descent.rec" careful >/dev/null
"$build/tests/bot_record" halls 11 60 "$work/halls.rec" >/dev/null

# shot NAME TICKS: a frame of that game, enlarged by two
shot() {
    "$build/cellarium" --replay "$work/descent.rec" --screenshot "$work/$1.png" --ticks "$2"
    convert "$work/$1.png" -filter point -resize 200% -define png:compression-level=9 "$here/$1.png"
}
shot play 5440
shot before_toll 7890
shot toll 7930

# What moves: every fifth tick around that toll, at the speed of play, in 96 colours to be small.
mkdir "$work/clip"
"$build/cellarium" --replay "$work/descent.rec" --export-clip "$work/clip/tick.png" 7800..8040
convert -delay 8 -loop 0 $(ls "$work"/clip/tick-*.png | awk 'NR % 5 == 1') +dither -colors 96 -fuzz 3% \
    -layers OptimizeFrame -layers OptimizeTransparency "$here/play.gif"

# All generators, four a row.
set --
for generator in $(sed -n 's/^GENERATOR(\(.*\))$/\1/p' "$here/../../src/gen/tools/list_generators.h" | tr A-Z a-z); do
    "$build/cellarium" --generator "$generator" --seed 7 --dump=png >"$work/$generator.png"
    convert "$work/$generator.png" -background '#0b0912' -flatten -resize 300x220 -gravity center -extent 312x232 +repage "$work/$generator.png"
    set -- "$@" "$work/$generator.png"
    [ $# -lt 4 ] || { convert "$@" +append "$work/row-$generator.png" && set --; }
done
[ $# = 0 ] || convert "$@" +append "$work/row-last.png"
convert $(ls -tr "$work"/row-*.png) +repage -background '#0b0912' -append -define png:compression-level=9 "$here/generators.png"

exec 3>"$work/display"
Xvfb -displayfd 3 -screen 0 1280x720x24 -nolisten tcp -noreset 2>/dev/null &
server=$!
while [ ! -s "$work/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$work/display")
export DISPLAY SDL_AUDIODRIVER=dummy XDG_DATA_HOME="$work" XDG_CONFIG_HOME="$work"
"$build/cellarium" --replay "$work/halls.rec" >/dev/null &
game=$!
sleep 6
xdotool key Tab
sleep 1
import -window root "$here/layout.png"
kill "$game"
wait "$game" || true
