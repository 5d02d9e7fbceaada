#!/bin/sh
# Whatever is missing or wrong gives one line on stderr and the right exit status, and nothing is lost.
# usage: tests/e2e/test_errors.sh PROGRAM ASSETS
program=$1 assets=$2 failures=0
patience=${CELLARIUM_TEST_PATIENCE:-1} # times as long as usual
soon=$((2 * patience)) hang=$((20 * patience))
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# expect STATUS PATTERN COMMAND...: the command ends with that status and one matching line on stderr.
expect() {
    status=$1 pattern=$2
    shift 2
    "$@" >"$work/out" 2>"$work/err"
    got=$?
    if [ "$got" -ne "$status" ] || [ "$(wc -l <"$work/err")" -ne 1 ] || ! grep -qE "^cellarium: .*$pattern" "$work/err"; then
        echo "wanted status $status and one line with '$pattern', got $got from: $*"
        sed 's/^/    /' "$work/err" | head -5
        failures=$((failures + 1))
    fi
}

unset WAYLAND_DISPLAY SDL_VIDEODRIVER
bare="env -u DISPLAY"
expect 2 'unknown option' $program --sneed
expect 2 'does not use it' "$program" --generator descent --size 30x30
expect 2 'does not use it' "$program" --generator descent --toll
expect 2 'does not use it' "$program" --generator arcade --toll
expect 2 'must be 1 to 8' "$program" --generator descent --depth 9
expect 2 'nearest are' $program --generator pillars --size 20x20
expect 1 'no display' $bare "$program" --seed 1
expect 1 'no display' env DISPLAY=:9999 "$program" --seed 1
expect 1 'no assets' "$program" --data-dir "$work/nowhere" --screenshot "$work/x.png"
[ ! -e "$work/x.png" ] || { echo "a failed screenshot left a file"; failures=$((failures + 1)); }

# The player's own set pieces: where they lie, and a line for each fault except the last.
expect 1 'this folder cannot be read' "$program" --pieces "$work/nowhere" --dump
expect 1 'cannot read|cannot open|No such file' "$program" --check-piece "$work/nowhere.tmj"
expect 2 'leave out the options' "$program" --check-piece "$work/nowhere.tmj" --seed 1
mkdir -p "$work/pieces/cellarium"
cp "$assets/pieces/niche.tmj" "$assets/pieces/cellarium-tiles.tsj" "$work/pieces/cellarium"
XDG_DATA_HOME=$work "$program" --seed 1 --pieces on --dump >"$work/plain" || failures=$((failures + 1))
mkdir "$work/cellarium" && mv "$work/pieces/cellarium" "$work/cellarium/pieces"
XDG_DATA_HOME=$work "$program" --seed 1 --pieces on --dump >"$work/own" || failures=$((failures + 1))
"$program" --seed 1 --pieces "$work/cellarium/pieces" --dump >"$work/folder" || failures=$((failures + 1))
cmp -s "$work/own" "$work/folder" || { echo "the own folder is not read"; failures=$((failures + 1)); }
grep -q '^; code' "$work/plain" && ! grep -q '^; code' "$work/own" || { echo "a code says own pieces"; failures=$((failures + 1)); }
sed 's/"way"/"wey"/; s/"good"/"goods"/' "$assets/pieces/niche.tmj" >"$work/cellarium/pieces/wrong.tmj"
sed 's/"good"/"goods"/' "$assets/pieces/niche.tmj" >"$work/pieces/wrong.tmj"
cp "$assets/pieces/cellarium-tiles.tsj" "$work/pieces"
expect 1 'wrong.tmj: layer "things": object' "$program" --check-piece "$work/pieces/wrong.tmj"
"$program" --pieces "$work/cellarium/pieces" --dump >/dev/null 2>"$work/err" && { echo "a wrong piece is used"; failures=$((failures + 1)); }
[ "$(grep -c 'wrong.tmj: layer "things": object' "$work/err")" -eq 2 ] && grep -q '1 of 2 set pieces' "$work/err" ||
    { echo "not each fault of a piece is told"; cat "$work/err"; failures=$((failures + 1)); }

# The player's own pictures: a missing folder, two good files, and a line for each file that cannot be used.
expect 2 'nowhere: this folder cannot be read' "$program" --tileset "$work/nowhere" --screenshot "$work/x.png"
mkdir "$work/tiles"
cp "$assets/linux/icons/16.png" "$work/tiles/hero.png" && cp "$assets/linux/icons/32.png" "$work/tiles/floor.png"
echo 'not read' >"$work/tiles/README"
"$program" --seed 1 --screenshot "$work/ours.png" && "$program" --tileset "$work/tiles" --seed 1 --screenshot "$work/own.png" 2>"$work/err"
[ -s "$work/own.png" ] && [ ! -s "$work/err" ] && ! cmp -s "$work/ours.png" "$work/own.png" ||
    { echo "own tiles are not shown"; cat "$work/err"; failures=$((failures + 1)); }
head -c 99 "$assets/linux/icons/32.png" >"$work/tiles/floor.png"
expect 0 'tiles/floor.png: it cannot be read as a PNG' "$program" --tileset "$work/tiles" --seed 1 --screenshot "$work/x.png"
cp "$assets/linux/icons/48.png" "$work/tiles/floor.png"
expect 0 'tiles/floor.png: it is 48x48 px: floor needs 32x32' "$program" --tileset "$work/tiles" --seed 1 --screenshot "$work/x.png"
mv "$work/tiles/floor.png" "$work/tiles/dragon.png"
expect 0 'tiles/dragon.png: no sprite has this name' "$program" --tileset "$work/tiles" --list-sprites
rm -r "$work/x.png" "$work/tiles"

# A short recording: what a killed game leaves.
HOME=$work SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy "$program" --seed 1 --mute --record "$work/short.rec" >/dev/null 2>&1 &
tenths=$((10 * hang))
while [ "$tenths" -gt 0 ] && [ -z "$(find "$work/short.rec" -size +99c 2>/dev/null)" ]; do sleep 0.1; tenths=$((tenths - 1)); done
kill -s KILL $!
wait $! 2>/dev/null
mkdir "$work/broken"
cp "$assets"/atlas.* "$assets/cellarium.ttf" "$work/broken"
rm "$work/broken/atlas.png"
expect 1 'atlas.png' "$program" --data-dir "$work/broken" --screenshot "$work/x.png"
head -c 500 "$assets/atlas.png" >"$work/broken/atlas.png"
expect 1 'atlas.png' "$program" --data-dir "$work/broken" --screenshot "$work/x.png"
cp "$assets/atlas.png" "$work/broken"
echo 'hero_down 0 0 9999 32 7' >>"$work/broken/atlas.txt"
expect 1 'atlas.txt' "$program" --data-dir "$work/broken" --screenshot "$work/x.png"
grep -v '^slash_side' "$assets/atlas.txt" >"$work/broken/atlas.txt"
expect 1 'slash_side' "$program" --data-dir "$work/broken" --screenshot "$work/x.png"
cp "$assets/atlas.txt" "$work/broken"
printf '\211PNG\r\n\032\n\0\0\0\015IHDR\0\0\165\060\0\0\165\060\010\006\0\0\0\146\047\370\272\0\0\0\0IEND\256B\140\202' >"$work/broken/atlas.png"
expect 1 'atlas.png: .*more than 8192 px' "$program" --data-dir "$work/broken" --screenshot "$work/x.png" # 30,000
cp "$assets/atlas.png" "$work/broken"
for bytes in 0 11 500 5000 17000; do
    head -c "$bytes" "$assets/cellarium.ttf" >"$work/broken/cellarium.ttf"
    expect 1 'cellarium.ttf: the font is cut off' "$program" --data-dir "$work/broken" --screenshot "$work/x.png"
done
echo 'no font' >"$work/broken/cellarium.ttf"
expect 1 'cellarium.ttf' "$program" --data-dir "$work/broken" --screenshot "$work/x.png"

expect 1 'cannot write' "$program" --seed 1 --screenshot "$work/no/such/folder.png"
expect 1 'cannot write' "$program" --seed 1 --export /dev/full/x.txt
expect 1 'standard output' sh -c "'$program' --dump --seed 1 >/dev/full"
expect 1 'cannot open' "$program" --replay "$work/nothing.rec" --fast
echo 'not a recording' >"$work/bad.rec"
expect 1 'not a recording' "$program" --replay "$work/bad.rec" --fast
expect 1 'not a recording' "$program" --replay "$work/bad.rec" --screenshot "$work/x.png"
printf 'CELLREC\0\001\0\001\0 of the first rules' >"$work/old.rec"
expect 1 'another version' "$program" --replay "$work/old.rec" --fast
expect 1 'another version' "$program" --replay "$work/old.rec" --screenshot "$work/x.png"
[ "$(cat "$work/bad.rec")" = 'not a recording' ] || { echo "the broken file was changed"; failures=$((failures + 1)); }

expect 1 'standard output' sh -c "'$program' --replay '$work/short.rec' --fast >/dev/full"
expect 1 'standard output' sh -c "'$program' --replay '$work/short.rec' --fast >&-"

# The log of a recording: sentences, a line each.
"$program" --replay "$work/short.rec" --fast --log="$work/log.txt" >/dev/null
grep -qx 'Collect all [0-9]* treasures\.' "$work/log.txt" && ! grep -qvE '^[A-Z].*[.!?]$' "$work/log.txt" ||
    { echo "the log is wrong:"; head -5 "$work/log.txt"; failures=$((failures + 1)); }
expect 2 'needs a game' "$program" --dump --log
expect 1 'cannot write' "$program" --replay "$work/short.rec" --fast --log="$work/no/such/folder"
expect 1 'cannot write' "$program" --replay "$work/short.rec" --fast --log="$work"
expect 1 'log stops' "$program" --replay "$work/short.rec" --fast --log=/dev/full
expect 1 'install speech-dispatcher' env PATH="$work/nowhere" "$program" --replay "$work/short.rec" --fast --log=speech
expect 1 'standard output' sh -c "'$program' --dump --seed 1 >&-"

# Names that somebody else chose cannot break out of the line or control the terminal.
expect 1 'a\\x1b\[31m\\x0ab\\xc2\\x9bc\\x9b' "$program" --fast --replay "$(printf 'a\033[31m\nb\302\233c\233')"
expect 2 '--\\x1b\[2Jx' "$program" "$(printf -- '--\033[2Jx')"
expect 1 'caf[^\]{1,2}:' "$program" --fast --replay "$(printf 'caf\303\251')"
expect 1 '\\x0a' env HOME="$(printf '/proc/\nx')" SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy timeout --preserve-status "$soon" "$program" --seed 1 --mute

# A path that is not a regular file is refused without waiting for it. A file that is too long is reported as such.
mkfifo "$work/pipe" "$work/pipe.txt"
for words in "--replay $work/pipe --fast" "--import $work/pipe" "--record $work/pipe" "--export $work/pipe.txt" "--replay $work --fast"; do
    expect 1 'not a regular file' env SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy timeout "$hang" "$program" $words
done
: >"$work/empty.tmj"
expect 1 'the file is empty' "$program" --import "$work/empty.tmj" --screenshot "$work/x.png"
long=$(printf '%01020d' 0)
expect 1 'a path has at most' "$program" --seed 1 --export "$work/$long.txt"
expect 1 'a path has at most' "$program" --fast --replay "$work/$long"
expect 1 'a path has at most' "$program" --data-dir "$work/$long" --screenshot "$work/x.png"
expect 1 'a path has at most' env SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy timeout "$hang" "$program" --seed 1 --record "$work/$long"

mkdir -p "$work/p/.config/cellarium/settings" "$work/p/.local/share/cellarium"
mkfifo "$work/p/.local/share/cellarium/descent.save"
expect 0 'not a regular file' env HOME="$work/p" SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy timeout --preserve-status "$soon" "$program"
[ -p "$work/p/.local/share/cellarium/descent.save" ] || { echo "the pipe is gone"; failures=$((failures + 1)); }

# Tiles as other programs write them: capital letters are read, other formats and folders told, a line each, twenty at most.
mkdir -p "$work/packs" "$work/many"
cp "$assets/pieces/cellarium-tiles.png" "$work/packs/NOTHING.PNG"
expect 0 'NOTHING.PNG: .*(no sprite|needs)' "$program" --tileset "$work/packs" --seed 1 --screenshot "$work/y.png"
rm "$work/packs/NOTHING.PNG" && echo x >"$work/packs/goblin.webp" && echo x >"$work/packs/read me.txt"
expect 0 'goblin.webp: not read: a picture must be a PNG' "$program" --tileset "$work/packs" --seed 1 --screenshot "$work/y.png"
rm "$work/packs/goblin.webp" && mkdir "$work/packs/inside"
expect 0 'inside: pictures in folders inside are not read' "$program" --tileset "$work/packs" --seed 1 --screenshot "$work/y.png"
for i in $(seq 300); do : >"$work/many/$i.gif"; done
"$program" --tileset "$work/many" --seed 1 --screenshot "$work/y.png" 2>"$work/err"
[ "$(wc -l <"$work/err")" -eq 21 ] && tail -1 "$work/err" | grep -q 'and 280 more lines' ||
    { echo "300 pictures that are not read"; tail -2 "$work/err"; failures=$((failures + 1)); }

# A tile set of a map may lie anywhere below the folder from which the player names the map.
mkdir -p "$work/root/maps/deep"
printf '<tileset name="s" tilecount="2"><tile id="0" type="wall"/><tile id="1" type="floor"/></tileset>' >"$work/root/s.tsx"
printf '<map orientation="orthogonal" width="5" height="5" tilewidth="32" tileheight="32"><tileset firstgid="1" source="../../s.tsx"/><layer name="g" width="5" height="5"><data encoding="csv">%s</data></layer></map>' \
    '1,1,1,1,1,1,2,2,2,1,1,2,2,2,1,1,2,2,2,1,1,1,1,1,1' >"$work/root/maps/deep/m.tmx"
expect 1 'must lie beside the map' "$program" --import "$work/root/maps/deep/m.tmx" --dump
(cd "$work/root" && "$program" --import maps/deep/m.tmx --dump 2>&1 | grep -q 'must lie') &&
    { echo "a tile set below the named folder is not read"; failures=$((failures + 1)); }

# A file beside the named one is written only where there is none or one of ours, never through a link, and it is said.
mkdir "$work/beside"
echo secret >"$work/beside/victim"
ln -s victim "$work/beside/cellarium-tiles.png"
expect 1 'is not a picture of ours' "$program" --seed 1 --export "$work/beside/x.tmj"
ln -sf nothing "$work/beside/cellarium-tiles.png"
expect 1 'is not a picture of ours' "$program" --seed 1 --export "$work/beside/x.tmj"
rm "$work/beside/cellarium-tiles.png"
cp "$work/beside/victim" "$work/beside/cellarium-tiles.png"
expect 1 'is not a picture of ours' "$program" --seed 1 --export "$work/beside/x.tmj"
[ "$(cat "$work/beside/victim" "$work/beside/cellarium-tiles.png" | sort -u)" = secret ] && [ ! -e "$work/beside/x.tmj" ] ||
    { echo "an export changed a file that nobody named"; failures=$((failures + 1)); }
rm "$work/beside/cellarium-tiles.png"
for time in first second; do # the second replaces what is ours
    "$program" --seed 1 --export "$work/beside/x.tmj" | grep -q "cellarium-tiles.png is written too" ||
        { echo "the $time export does not say that it writes a picture"; failures=$((failures + 1)); }
done

# An export changes only the content of its file: not its permissions, links or the files beside it.
same() { [ "$2" = "$3" ] || { echo "$1: wanted '$2', got '$3'"; failures=$((failures + 1)); }; }
mkdir "$work/e"
echo mine >"$work/e/keep.txt.new"
echo old >"$work/e/keep.txt"
chmod 640 "$work/e/keep.txt"
ln -s keep.txt "$work/e/link.txt"
ln -s nothing.txt "$work/e/loose.txt"
ln "$work/e/keep.txt" "$work/e/twin.txt"
"$program" --seed 1 --export "$work/e/link.txt" && "$program" --seed 1 --export "$work/e/loose.txt"
same "what is beside it" mine "$(cat "$work/e/keep.txt.new")"
same "rights" 640 "$(stat -c %a "$work/e/keep.txt")"
same "links" "keep.txt nothing.txt" "$(readlink "$work/e/link.txt") $(readlink "$work/e/loose.txt")"
for name in keep twin nothing; do cmp -s "$work/e/link.txt" "$work/e/$name.txt" || same "$name.txt" written not; done
same "files" "keep.txt keep.txt.new link.txt loose.txt nothing.txt twin.txt" "$(ls -A "$work/e" | tr '\n' ' ' | sed 's/ $//')"

[ "$failures" -eq 0 ] && echo "every error was told"
[ "$failures" -eq 0 ]
