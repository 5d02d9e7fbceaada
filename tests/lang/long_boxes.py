#!/usr/bin/env python3
"""No page cuts its titles or lays texts over each other, in any language: each of assets/lang, and one of longer words that nobody speaks.

usage: tests/lang/long_boxes.py TEST_APP      (from the source root; needs gettext)
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pseudo


def main(program):
    status = 0
    with tempfile.TemporaryDirectory() as folder:
        assets = pseudo.assets_with("zz", Path(folder))
        for path in sorted((assets / "lang").glob("*.po")):
            print(path.stem, flush=True)
            os.environ |= {"CELLARIUM_DATA": str(assets), "CELLARIUM_BOXES_LANG": path.stem}
            status |= subprocess.run([program, "boxes"]).returncode
    return 1 if status else 0


sys.exit(main(os.path.abspath(sys.argv[1])))
