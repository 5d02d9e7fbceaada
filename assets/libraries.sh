#!/usr/bin/env bash
# Builds SDL and what it needs for browsers or for Windows, from the sources of Debian 12, into FOLDER. Does nothing if
# the same version of this script has done it before. Needs ninja-build, dpkg-dev, and emscripten or g++-mingw-w64-x86-64.
# usage: assets/libraries.sh web|windows FOLDER [--cold]
# --cold: lets CMake find out again what assets/checks.txt tells it, and writes that to FOLDER/checks.txt. This joins both:
#   join -a 1 -a 2 -e - -o 0,1.2,2.2 WEB/checks.txt WINDOWS/checks.txt
set -euo pipefail
assets=$(cd "$(dirname "$0")" && pwd)
system=$1
mkdir -p "$2" && cd "$2"
prefix=$PWD/prefix
case $system in
web) column=2 cmake=(emcmake cmake) cc=emcc ar=emar flags=-msimd128 ;;
windows) column=3 cmake=(cmake "-DCMAKE_TOOLCHAIN_FILE=$assets/windows/toolchain.cmake") cc=x86_64-w64-mingw32-gcc ar=x86_64-w64-mingw32-ar flags= ;;
esac
flags+=" -ffile-prefix-map=$PWD=."
made=$(cat "$assets/libraries.sh" "$assets/checks.txt" | sha256sum)
[ "$(cat made 2>/dev/null)" != "$made" ] || exit 0
rm -rf made prefix build && mkdir -p prefix/lib prefix/include build sources
awk -v column=$column '!/^#/ && $column != "-" { value = $column; sub("^no$", "", value); print "set(" $1 " \"" value "\" CACHE INTERNAL \"\")" }' \
  "$assets/checks.txt" >known.cmake
known=(-C "$PWD/known.cmake")
[ "${3:-}" != --cold ] || known=()

# Only the sources of the release. They are looked up in lists of our own, because the system's lists may not have them.
fetch() { # packages
  mkdir -p apt/lists/partial
  apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' |
    awk '$2 == "bookworm" { print "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] " $1 " bookworm main"; exit }' >apt/list
  local apt=(apt-get -qq -o "Dir::Etc::SourceList=$PWD/apt/list" -o Dir::Etc::SourceParts=/dev/null
    -o "Dir::State::Lists=$PWD/apt/lists" -o "Dir::Cache::srcpkgcache=$PWD/apt/src" -o "Dir::Cache::pkgcache=$PWD/apt/pkg")
  "${apt[@]}" update
  (cd sources && for package; do ls -d "$package"-[0-9]*/ >/dev/null 2>&1 || "${apt[@]}" source "$package" >/dev/null; done)
}

doing() { printf '%s (%d s)\n' "$1" "$SECONDS"; }

failed() {
  tail -n 30 "build/$1.log"
  echo "$1 does not build: see $PWD/build/$1.log"
  exit 1
}

# Builds a library from plain C files, without the checks of a build system.
archive() { # package file headers sources...
  local name=$1 to=$2 headers=$3 from
  shift 3
  from=$(ls -d "$PWD/sources/$name"-[0-9]*/)
  doing "$name"
  mkdir -p "build/$name"
  { (cd "build/$name" && "$cc" $flags -O2 -c $(printf "$from%s " "$@")) && "$ar" rcs "$prefix/lib/$to" "build/$name"/*.o &&
    cp $(printf "$from%s " $headers) "$prefix/include"; } >"build/$name.log" 2>&1 || failed "$name"
}

# Builds with CMake, outside the source. The folder of the source is named without its version.
build() { # package options...
  local name=$1 from
  shift
  from=$(ls -d sources/"$name"-[0-9]*/)
  doing "$name"
  { "${cmake[@]}" -G Ninja -S "$from" -B "build/$name" "${known[@]}" -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF \
    -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_FIND_ROOT_PATH="$prefix" \
    -DCMAKE_C_FLAGS="$flags" -Wno-dev "$@" &&
    cmake --build "build/$name" && cmake --install "build/$name"; } >"build/$name.log" 2>&1 || failed "$name"
}

off() { for name; do printf ' -D%s=OFF' "$name"; done; }

fetch zlib expat libpng1.6 freetype libsdl2 libsdl2-image libsdl2-ttf jansson giflib
export EMCC_CFLAGS=
zlib=(-DZLIB_LIBRARY="$prefix/lib/libz.a" -DZLIB_INCLUDE_DIR="$prefix/include")
archive zlib libz.a 'zlib.h zconf.h' {adler32,compress,crc32,deflate,infback,inffast,inflate,inftrees,trees,uncompr,zutil}.c
mkdir -p build/expat # what it asks CMake for
printf '#define %s 1\n' XML_NS XML_DTD XML_GE XML_POOR_ENTROPY >build/expat/expat_config.h
printf '#define %s\n' 'XML_CONTEXT_BYTES 1024' 'BYTEORDER 1234' >>build/expat/expat_config.h
flags="$flags -I." archive expat libexpat.a 'expat/lib/expat.h expat/lib/expat_external.h' expat/lib/xml{parse,role,tok}.c
build libpng1.6 $(off PNG_SHARED PNG_TESTS PNG_HARDWARE_OPTIMIZATIONS) "${zlib[@]}"
[ -e "$prefix/lib/libpng16.a" ] || cp "$prefix/lib/libpng.a" "$prefix/lib/libpng16.a"
build freetype -DFT_REQUIRE_ZLIB=ON $(printf ' -DFT_DISABLE_%s=ON' HARFBUZZ BROTLI BZIP2 PNG) "${zlib[@]}"
build libsdl2 $(off SDL_SHARED SDL_TEST) -DSDL_STATIC=ON
build libsdl2-image $(off SDL2IMAGE_{BACKEND_STB,BACKEND_WIC,VENDORED,DEPS_SHARED,SAMPLES,TESTS,AVIF,BMP,GIF,JPG,JXL,LBM,PCX,PNM,QOI,SVG,TGA,TIF,WEBP,XCF,XPM,XV}) \
  -DSDL2IMAGE_PNG=ON -DPNG_LIBRARY="$prefix/lib/libpng16.a" -DPNG_PNG_INCLUDE_DIR="$prefix/include" "${zlib[@]}"
build libsdl2-ttf $(off SDL2TTF_HARFBUZZ SDL2TTF_VENDORED SDL2TTF_SAMPLES) \
  -DFREETYPE_LIBRARY="$prefix/lib/libfreetype.a" -DFREETYPE_INCLUDE_DIRS="$prefix/include/freetype2"
build jansson $(off JANSSON_BUILD_DOCS JANSSON_EXAMPLES) -DJANSSON_WITHOUT_TESTS=ON
[ "$system" = web ] || archive giflib libgif.a gif_lib.h {dgif_lib,egif_lib,gif_err,gif_hash,gifalloc,openbsd-reallocarray,quantize}.c
[ "${3:-}" != --cold ] || sort -u build/*/CMakeCache.txt |
  sed -nE 's/^((HAVE|LIBC|STDC|JSON)_[A-Za-z0-9_]*):INTERNAL=(.*)$/\1 \3/p' | sed 's/ $/ no/' | LC_ALL=C sort -k 1,1 >checks.txt
printf 'libraries are built (%d s)\n' "$SECONDS"
echo "$made" >made
