"""The budgets of the design, as ratios measured side by side on this machine.

Rounds of the sides that are compared alternate and the median counts, so that a busy moment harms all.
"""

import argparse
import subprocess
import sys

import pages
import photo_work
import uploads
from site_under_test import ROOT
from table import Table

PROGRAM = ROOT / ".build/release/tintype-bench"


def main():
    parser = argparse.ArgumentParser(prog="Tests/bench", description=__doc__.splitlines()[0])
    parser.add_argument("what", nargs="?", choices=("pages", "photos", "all"), default="all")
    parser.add_argument("--seconds", type=int, default=1, help="of each measurement of pages (default 1)")
    parser.add_argument("--rounds", type=int, default=15,
                        help="of each comparison: many short ones, so that a busy moment counts little (default 15)")
    arguments = parser.parse_args()
    table = Table()
    if arguments.what in ("photos", "all"):
        photo_work.run(arguments, table, PROGRAM)
        uploads.run(table)
    if arguments.what in ("pages", "all"):
        pages.run(arguments, table)
    table.show()
    if arguments.what in ("pages", "all"):
        sys.stdout.flush()
        table.short |= subprocess.run([PROGRAM, "multipart"]).returncode != 0
    return 1 if table.short else 0


if __name__ == "__main__":
    raise SystemExit(main())
