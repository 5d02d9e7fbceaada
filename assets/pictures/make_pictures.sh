#!/bin/sh
# Makes README's pictures from games that the tests' bot plays; play.png from a game as recorded by
# --record, if that is given. Needs a build (default: build), Xvfb, xdotool and ImageMagick.
# usage: assets/pictures/make_pictures.sh [BUILD [RECORDING TICKS]]
set -eu
here=$(dirname "$0")
build=${1:-build}
work=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
server=
cmake --build "$build" --target cellarium bot_record >/dev/null

# shot NAME RECORDING TICKS [WIDTHxHEIGHT+X+Y]: a frame of a recorded game, or a part of it, enlarged by two
shot() {
    "$build/cellarium" --replay "$work/$2" --screenshot "$work/$1.png" --ticks "$3"
    convert "$work/$1.png" ${4:+-crop "$4" +repage} -filter point -resize 200% -define png:compression-level=9 "$here/$1.png"
}

# still NAME TICKS OPTION...: the same of a dungeon in which nobody moves
still() {
    name=$1 ticks=$2
    shift 2
    "$build/cellarium" "$@" --screenshot "$work/$name.png" --ticks "$ticks"
    convert "$work/$name.png" -filter point -resize 200% -define png:compression-level=9 "$here/$name.png"
}

"$build/tests/bot_record" halls 11 60 "$work/halls.rec" >/dev/null
if [ $# -ge 3 ]; then
    cp "$2" "$work/play.rec"
    shot play play.rec "$3"
fi
still before_toll 5330 --generator descent --depth 3 --seed 9
still toll 5429 --generator descent --depth 3 --seed 9

generators=$(sed -n 's/^GENERATOR(\(.*\))$/\1/p' "$here/../../src/gen/tools/list_generators.h" | tr A-Z a-z)
for generator in $generators; do
    "$build/cellarium" --generator "$generator" --seed 7 --dump=png >"$work/$generator.png"
    convert "$work/$generator.png" -background '#0b0912' -flatten -resize 300x220 "$work/$generator-small.png"
done
(cd "$work" && montage -label '' $(printf '%s-small.png ' $generators) -background '#0b0912' -geometry 300x220+6+6 -tile 4x generators.png)
mv "$work/generators.png" "$here/generators.png"

exec 3>"$work/display"
Xvfb -displayfd 3 -screen 0 1280x720x24 -nolisten tcp -noreset 2>/dev/null &
server=$!
while [ ! -s "$work/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$work/display")
export DISPLAY SDL_AUDIODRIVER=dummy
"$build/cellarium" --replay "$work/halls.rec" >/dev/null &
game=$!
sleep 6
xdotool key Tab
sleep 1
import -window root "$here/layout.png"
kill "$game"
wait "$game" || true
