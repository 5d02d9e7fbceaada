#!/usr/bin/env bash
# Checks that every compiler and processor makes the same levels and games. It builds tests/house/hashes.c in each way of the
# table, runs it and compares the output with tests/house/hashes.txt. It installs what it needs (Debian, as root or with
# sudo). QEMU stands in for processors, Wine for Windows, Node.js for a browser. It prints a line for each way, and fails if
# one differs or could not be built or run. QEMU runs the 32-bit program, too: the kernels of some machines cannot.
# usage: tests/house/every_processor.sh [--install] [NAME...]      without a name: all; --install only installs
set -euo pipefail
cd "$(dirname "$0")/../.."
golden=tests/house/hashes.txt
build=build-processors
export NODE_PATH=/usr/share/nodejs # where emcc's own modules are, when node is not Debian's

# name | packages | compiler | what runs the program
ways='
gcc-O0     | gcc                                           | gcc -O0                                 |
gcc-O2     | gcc                                           | gcc -O2                                 |
gcc-Os     | gcc                                           | gcc -Os                                 |
gcc-O3     | gcc                                           | gcc -O3 -flto -march=native             |
clang-O0   | clang                                         | clang -O0                               |
clang-O2   | clang                                         | clang -O2                               |
clang-O3   | clang lld                                     | clang -O3 -flto -fuse-ld=lld            |
tcc        | tcc libc6-dev                                 | tcc                                     |
musl       | musl-tools                                    | musl-gcc -O2 -static                    |
32-bit     | gcc-i686-linux-gnu libc6-dev-i386-cross qemu-user       | i686-linux-gnu-gcc -O2 -static        | qemu-i386
aarch64    | gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user   | aarch64-linux-gnu-gcc -O2 -static     | qemu-aarch64
armhf      | gcc-arm-linux-gnueabihf libc6-dev-armhf-cross qemu-user | arm-linux-gnueabihf-gcc -O2 -static   | qemu-arm
riscv64    | gcc-riscv64-linux-gnu libc6-dev-riscv64-cross qemu-user | riscv64-linux-gnu-gcc -O2 -static     | qemu-riscv64
s390x      | gcc-s390x-linux-gnu libc6-dev-s390x-cross qemu-user     | s390x-linux-gnu-gcc -O2 -static       | qemu-s390x
wasm       | emscripten nodejs                             | emcc -O2 -sALLOW_MEMORY_GROWTH=1 -sENVIRONMENT=node | node --no-experimental-fetch
windows    | gcc-mingw-w64-x86-64 wine wine64              | x86_64-w64-mingw32-gcc -O2 -static -D__USE_MINGW_ANSI_STDIO=1 | wine
'

field() { # of a way: field NAME NUMBER
    awk -F ' *[|] *' -v name="$1" -v number="$2" '$1 == name { print $number }' <<<"$ways"
}

install() { # the packages of these ways; where one of them cannot be had, those of each way by themselves
    local way missing=
    for way in "$@"; do
        for package in $(field "$way" 2); do
            dpkg-query -Wf '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=" $package"
        done
    done
    [ -n "$missing" ] || return 0
    $(command -v sudo) sh -c "apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends $missing" >>"$build/apt.txt" 2>&1 ||
        [ $# = 1 ] || for way in "$@"; do install "$way"; done
}

compile() { # compile NAME PROGRAM
    $(field "$1" 3) -std=c11 -Isrc -Itests "-I$build/pieces" $(find src/{base,map,gen,sim,lang,io} -name '*.c') \
        tests/bots/{bot,eyes,player,player_bag,player_goals,player_light,player_looks,turner}.c tests/house/hashes.c -o "$2"
}

reason() { # reason FILE: its first line that speaks of an error
    echo "$(grep -m 1 -iE 'error|not found' "$1" | cut -c -100) ($1)"
}

say() { printf '%-10s %s\n' "$@"; }

try() { # try NAME: one line, and status 1 unless it is equal
    local folder="$build/$1" program="$build/$1/hashes" start=$SECONDS built
    mkdir -p "$folder"
    [ "$1" != wasm ] || program+=.js
    [ "$1" != windows ] || program+=.exe
    if ! compile "$1" "$program" >"$folder/build.txt" 2>&1; then
        say "$1" "does not build: $(reason "$folder/build.txt")"
        return 1
    fi
    built=$((SECONDS - start))
    # Wine's own folder; other programs do not look at these.
    if ! WINEPREFIX="$PWD/$build/wine" WINEDEBUG=-all $(field "$1" 4) "./$program" 2>"$folder/errors.txt" |
        tr -d '\r' >"$folder/hashes.txt"; then
        say "$1" "does not run: $(reason "$folder/errors.txt")"
    elif cmp -s "$golden" "$folder/hashes.txt"; then
        say "$1" "equal (built in $built s, ran $((SECONDS - start - built)) s)"
        return 0
    else
        say "$1" "DIFFERS:"
        diff "$golden" "$folder/hashes.txt" | head -6
    fi
    return 1
}

if [ "${1:-}" = --try ]; then
    try "$2"
    exit
fi
mode=${1:-}
[ "$mode" != --install ] || shift
all=$(awk '{ print $1 }' <<<"$ways")
[ $# != 0 ] || set -- $all
for way in "$@"; do
    [ -n "$(field "$way" 3)" ] || { echo "$way is none of:" $all; exit 2; }
done
mkdir -p "$build"
install "$@"
[ "$mode" != --install ] || exit 0
{ cmake -S assets/pieces -B "$build/pieces" && cmake --build "$build/pieces"; } >"$build/pieces.txt"
printf '%s\n' "$@" | xargs -P "$(nproc)" -n 1 "$0" --try
