"""deploy/asvs.md names each point of the standard once, and only tests and files that there are."""

import ast
import re

import pytest

from site_under_test import ROOT

# Those marked for level 1 or 2 in ASVS 4.0.3, without the deleted ones.
NUMBERS = """
1.1:1-7 1.2:1-4 1.4:1,4-5 1.5:1-4 1.6:1-4 1.7:1-2 1.8:1-2 1.9:1-2 1.10:1 1.11:1-2 1.12:2 1.14:1-6
2.1:1-12 2.2:1-3 2.3:1-3 2.4:1-6 2.5:1-7 2.6:1-3 2.7:1-6 2.8:1-7 2.9:1-3 2.10:1-4
3.1:1 3.2:1-4 3.3:1-4 3.4:1-5 3.5:1-3 3.7:1
4.1:1-3,5 4.2:1-2 4.3:1-3
5.1:1-5 5.2:1-8 5.3:1-10 5.4:1-3 5.5:1-4
6.1:1-3 6.2:1-6 6.3:1-2 6.4:1-2
7.1:1-4 7.2:1-2 7.3:1,3-4 7.4:1-3
8.1:1-4 8.2:1-3 8.3:1-8
9.1:1-3 9.2:1-4
10.2:1-2 10.3:1-3
11.1:1-8
12.1:1-3 12.2:1 12.3:1-6 12.4:1-2 12.5:1-2 12.6:1
13.1:1,3-5 13.2:1-3,5-6 13.3:1-2 13.4:1-2
14.1:1-4 14.2:1-6 14.3:2-3 14.4:1-7 14.5:1-4
"""
REASONS = ("*not met*", "*partly*", "*not applicable*")


def numbers():
    for group in NUMBERS.split():
        section, _, ranges = group.partition(":")
        for part in ranges.split(","):
            first, _, last = part.partition("-")
            for number in range(int(first), int(last or first) + 1):
                yield f"V{section}.{number}"


def rows():
    """[number, point, what is done, proof] of each row."""
    found = []
    for line in (ROOT / "deploy/asvs.md").read_text().splitlines():
        if re.match(r"\| [VFS]\d", line):
            found.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return found


ROWS = rows()


@pytest.fixture(scope="module")
def tests():
    """The names of all tests, as the table writes them."""
    names = set()
    for folder in ("EndToEnd", "Browser"):
        for file in (ROOT / "Tests" / folder).glob("test_*.py"):
            tree = ast.parse(file.read_text())
            names |= {f"{file.name}::{n.name}" for n in tree.body if isinstance(n, ast.FunctionDef) and n.name.startswith("test_")}
    for file in (ROOT / "Tests").glob("*Tests/**/*.swift"):
        suite = None
        for line in re.finditer(r"^(?:@\w+(?:\([^)\n]*\))? )*(?:\w+ )*(?:struct|class|extension) (\w+)|@Test\b.*?\bfunc\s+(\w+)", file.read_text(), re.M | re.S):
            suite = line[1] or suite
            if line[2]:
                names.add(f"{suite}.{line[2]}")
    assert len(names) > 500
    return names


def test_every_point_of_the_standard_has_one_row():
    named = [row[0] for row in ROWS if row[0].startswith("V")]
    assert named == list(numbers())


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_what_a_row_names_exists_or_it_says_why_not(row, tests):
    assert len(row) == 4 and all(row), row
    proofs = re.findall(r"`([^`]+)`", row[3])
    assert "".join(re.sub(r"`[^`]+`", "", row[3]).split()) in ("," * (len(proofs) - 1), "—"), "nothing else stands there"
    for proof in proofs:
        assert proof in tests or (ROOT / proof).is_file(), proof
    if not proofs:
        assert any(reason in row[2] for reason in REASONS) and len(row[2]) > 20, row
