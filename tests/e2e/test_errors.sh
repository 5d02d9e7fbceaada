#!/bin/sh
# Whatever is missing or wrong gets one line on stderr and the right exit status, and loses nothing.
# usage: tests/e2e/test_errors.sh PROGRAM ASSETS
program=$1 assets=$2 failures=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# expect STATUS PATTERN COMMAND...: one line on stderr that matches, and that status.
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
expect 2 'must be 1 to 7' "$program" --generator descent --depth 8
expect 2 'nearest are' $program --generator pillars --size 20x20
expect 1 'no display' $bare "$program" --seed 1
expect 1 'no display' env DISPLAY=:9999 "$program" --seed 1
expect 1 'no assets' "$program" --data-dir "$work/nowhere" --screenshot "$work/x.png"
[ ! -e "$work/x.png" ] || { echo "a failed screenshot left a file"; failures=$((failures + 1)); }

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
expect 1 'other rules' "$program" --replay "$work/old.rec" --fast
expect 1 'other rules' "$program" --replay "$work/old.rec" --screenshot "$work/x.png"
[ "$(cat "$work/bad.rec")" = 'not a recording' ] || { echo "the broken file was changed"; failures=$((failures + 1)); }

[ "$failures" -eq 0 ] && echo "every error was told"
[ "$failures" -eq 0 ]
