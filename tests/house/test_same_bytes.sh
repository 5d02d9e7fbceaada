#!/bin/sh
# Builds by different compilers make the same levels. usage: tests/house/test_same_bytes.sh PROGRAM PROGRAM...
set -eu
levels() {
    for seed in 1 2 3 words 18446744073709551615; do
        "$1" --dump --generator halls --seed "$seed" --rooms 12
        "$1" --dump --generator pillars --seed "$seed" --size 47x35 --suppress 3 --connect
    done
}
first=""
for program in "$@"; do
    sum=$(levels "$program" | cksum)
    [ -n "$first" ] || first=$sum
    [ "$sum" = "$first" ] || { echo "$program makes other levels than $1"; exit 1; }
done
echo "the same bytes from $# builds"
