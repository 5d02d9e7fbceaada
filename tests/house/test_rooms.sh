#!/bin/sh
# The rules of the house: a room includes only itself and rooms to its left, SDL begins at view, the simulation has no
# floats, clocks, files or hidden state, and only one module touches files. Prints every breach; fails on any.
# usage: tests/house/test_rooms.sh   (from the source root)
rooms="base map gen sim io view app"
breaches=0

# breach MESSAGE GREP-ARGUMENTS...: everything that grep finds is one.
breach() {
    message=$1
    shift
    found=$(grep -rnE --include='*.[ch]' "$@") || return 0
    echo "$found" | sed "s|^|$message: |"
    breaches=$((breaches + 1))
}

right=""
for room in app view io sim gen map base; do
    [ -d "src/$room" ] || { echo "src/$room is missing"; breaches=$((breaches + 1)); }
    [ -z "$right" ] || breach "$room reaches to the right" "#include \"($right)/" "src/$room"
    right="${right:+$right|}$room"
done
breach "includes name their room" '#include "[^/"]*"' src
for room in base map gen sim io; do
    breach "SDL left of view" '#include <SDL' "src/$room"
    breach "floating point" '(^|[^a-z_/*"])(float|double)[^a-z_]' "src/$room"
    breach "clocks, chance or files" '[^a-z_](rand|srand|time|clock|fopen|getenv)\(' "src/$room"
done
for room in $rooms; do
    # No argument could bring what these keep: heap.c's counter (malloc has none for it); the signal that progress.c
    # has caught (a handler gets its number alone) and the handlers from before, which are the process's.
    breach "state of a file" --exclude=heap.c --exclude=progress.c \
        '^static ([A-Za-z_0-9]+ )+[*]*[a-z][a-z_0-9]*(\[[^]]*\])*(,| =|;)' "src/$room"
done
found=$(grep -rlE '[^a-z_>](fopen|freopen|open|remove|unlink|rename|link|truncate|ftruncate|tmpfile|mkstemp)\(' src --include='*.[ch]' | grep -vE "^src/app/store/files(_places)?.c$")
[ -z "$found" ] || { echo "touches files: $found"; breaches=$((breaches + 1)); }

# A cycle between headers would need a header that includes itself by way of others.
for header in $(find src -name "*.h"); do
    name=${header#src/}
    seen=" " queue=$(sed -n 's/^#include "\(.*\)"$/\1/p' "$header")
    while [ -n "$queue" ]; do
        next=""
        for include in $queue; do
            case $seen in *" $include "*) continue ;; esac
            seen="$seen$include "
            [ "$include" != "$name" ] || { echo "$name includes itself"; breaches=$((breaches + 1)); }
            next="$next $(sed -n 's/^#include "\(.*\)"$/\1/p' "src/$include" 2>/dev/null)"
        done
        queue=$(echo $next)
    done
done
[ "$breaches" -eq 0 ] && echo "the house is in order"
[ "$breaches" -eq 0 ]
