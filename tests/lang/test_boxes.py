#!/usr/bin/env python3
"""No page cuts its titles or lays texts over each other in a language of longer words that nobody speaks. app/boxes looks at the same pages
in the languages of assets/lang.

usage: tests/lang/test_boxes.py TEST_APP      (from the source root; needs gettext)
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pseudo


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"CELLARIUM_DATA": str(pseudo.assets_with("zz", Path(folder))), "CELLARIUM_BOXES_LANG": "zz"}
        return subprocess.run([program, "boxes"]).returncode


sys.exit(main(os.path.abspath(sys.argv[1])))
