"""The corpus of real and hostile photos and form bodies, which lies beside the checkout."""

import csv
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from site_under_test import ROOT

FOLDER = Path(os.environ.get("TINTYPE_CORPUS", ROOT.parent / "shared/corpus"))
MISSING = f"the corpus is not at {FOLDER} (TINTYPE_CORPUS names another place)"


needed = pytest.mark.skipif(not FOLDER.is_dir(), reason=MISSING)


@dataclass(frozen=True)
class Photo:
    file: str
    expected: str

    @property
    def content(self):
        return (FOLDER / "images" / self.file).read_bytes()

    @property
    def allowed(self):
        """Which kinds of answer the manifest allows: `ok` (303), `reject` (a 4xx), or both."""
        verdict = self.expected.split(":")[0].strip()
        first = verdict.split()[0]
        if first == "no-crash" or "ok" in verdict and ("reject" in verdict or "-or-" in first):
            return {"ok", "reject"}
        return {"reject"} if first == "reject" else {"ok"}

    @property
    def status(self):
        """The one status that a refusal must have, or None where any 4xx will do."""
        found = re.match(r"reject: (415)(?!/)", self.expected)
        return int(found[1]) if found else None


def photos():
    manifest = FOLDER / "MANIFEST.tsv"
    if not manifest.exists():
        return []
    with open(manifest, newline="", encoding="utf-8") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [Photo(row["file"], row["expected"]) for row in rows]


@dataclass(frozen=True)
class Body:
    name: str
    expected: dict

    @property
    def content(self):
        return (FOLDER / "multipart" / f"{self.name}.body").read_bytes()

    @property
    def headers(self):
        """The request headers as bytes, names in lower case."""
        found = {}
        for line in (FOLDER / "multipart" / f"{self.name}.headers").read_bytes().splitlines():
            key, separator, value = line.partition(b":")
            if separator:
                found[key.strip().lower().decode("latin-1")] = value.strip()
        return found


def bodies():
    path = FOLDER / "multipart" / "expected.json"
    if not path.exists():
        return []
    return [Body(name, case) for name, case in json.loads(path.read_text()).items()]
