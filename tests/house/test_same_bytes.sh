#!/bin/sh
# Builds by different compilers make the same levels and play the same games.
# usage: tests/house/test_same_bytes.sh RECORDING PROGRAM PROGRAM...
set -eu
recording=$1
shift
generators=$(sed -n 's/^GENERATOR(\(.*\))$/\1/p' src/gen/tools/list_generators.h | tr A-Z a-z)
results() {
    for generator in $generators; do
        for seed in 1 2 words 18446744073709551615; do
            "$1" --dump --generator "$generator" --seed "$seed" --depth 5
        done
    done
    for depth in 1 2 3 4 5 6 7; do
        "$1" --dump --generator descent --seed 3 --depth "$depth"
    done
    "$1" --replay "$recording" --fast # compares its own hashes with the recorded ones too
}
first=""
for program in "$@"; do
    sum=$(results "$program" | cksum)
    [ -n "$first" ] || first=$sum
    [ "$sum" = "$first" ] || { echo "$program differs from $1"; exit 1; }
done
echo "the same bytes from $# builds"
