#!/bin/sh
# Makes the Debian packages. It copies the tree to a folder, packs the copy as the upstream archive, puts debian/ at its top,
# builds there and leaves the packages beside it. The same tree gives byte-identical packages, wherever and whenever they are
# built; only .buildinfo and .changes differ, because they describe the build.
# Needs the packages that assets/linux/debian/control names; DEB_BUILD_OPTIONS=nocheck leaves the tests out.
# usage: assets/linux/make_packages.sh [FOLDER]     (default: build-debian)
set -eu
umask 022
cd "$(dirname "$0")/../.."
out=${1:-build-debian}
tree=$out/cellarium
rm -rf "$tree" "$out/debian"
mkdir -p "$tree"
# The files that git knows, as they are now. Without git, all files of the tree.
if [ -e .git ] && git -c safe.directory="$PWD" ls-files >"$out/files" 2>/dev/null; then
    tar -cf "$out/tree.tar" -T "$out/files"
else
    tar -cf "$out/tree.tar" --exclude='./build*' --exclude=./.git .
fi
tar -C "$tree" -xf "$out/tree.tar"
rm -f "$out/files" "$out/tree.tar"
cp -r "$tree/assets/linux/debian" "$out/debian"
url=$(sed -n 's/^set(CELLARIUM_URL "\([^"]*\)".*/\1/p' "$tree/CMakeLists.txt")
sed -i "s,@CELLARIUM_URL@,$url," "$out/debian/control" "$out/debian/watch"
# The packages must not depend on who builds them, where and when. So modes and dates of the files are set, and the only
# environment variables that are kept are options for the build: none for the compiler, and the date is the changelog's.
date=$(dpkg-parsechangelog -l"$out/debian/changelog" -STimestamp)
version=$(dpkg-parsechangelog -l"$out/debian/changelog" -SVersion)
chmod -R u=rwX,go=rX "$tree" "$out/debian"
find "$tree" "$out/debian" -exec touch -h -d "@$date" {} +
tar -C "$out" --sort=name --owner=0 --group=0 --numeric-owner -cf - cellarium |
    xz -T1 >"$out/cellarium_${version%-*}.orig.tar.xz"
mv "$out/debian" "$tree/debian"
cd "$tree"
exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 TZ=UTC SOURCE_DATE_EPOCH="$date" \
    DEB_BUILD_OPTIONS="${DEB_BUILD_OPTIONS:-}" dpkg-buildpackage -us -uc -jauto
