#!/bin/sh
# Checks that levels and the games of bots have not changed. To change them on purpose, in a commit that says why:
#     REWRITE_GOLDEN=1 ctest --test-dir build -R house/hashes
# usage: tests/house/test_hashes.sh PROGRAM      (from the source root)
set -eu
golden=tests/house/hashes.txt
[ -z "${REWRITE_GOLDEN:-}" ] || "$1" >"$golden"
lines=$("$1" quick)
[ -n "$lines" ] && [ -s "$golden" ] || { echo "$1 quick or $golden is empty"; exit 1; }
if echo "$lines" | grep -vxFf "$golden"; then
    echo "these lines are not in $golden"
    exit 1
fi
