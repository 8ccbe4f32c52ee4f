"""libFuzzer on every parser that gets bytes of strangers outside of the sealed child."""

import argparse
import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import seeds
from site_under_test import ROOT

FOLDER = ROOT / ".build/fuzz"
PROGRAM = FOLDER / "build/release/tintype-fuzz"
TARGETS = ("photos", "messages", "multipart", "json", "fields", "templates")


@dataclass
class Result:
    target: str
    code: int
    runs: int
    seconds: float
    edges: int
    seeds: int
    inputs: int
    output: str


def number(pattern, text):
    found = re.findall(pattern, text)
    assert found, f"libFuzzer did not say {pattern}:\n{text[-3000:]}"
    return int(found[-1])


def fuzz(target, seconds, seed):
    start, corpus = FOLDER / "seeds" / target, FOLDER / "corpus" / target
    shutil.rmtree(start, ignore_errors=True)
    count = seeds.write(PROGRAM, target, start)
    findings = FOLDER / "findings"
    for folder in (corpus, findings):
        folder.mkdir(parents=True, exist_ok=True)
    options = [
        f"-max_total_time={max(round(seconds), 1)}", f"-seed={seed}", "-timeout=10", "-rss_limit_mb=2048",
        f"-max_len={seeds.LARGEST}", "-print_final_stats=1", f"-artifact_prefix={findings}/{target}-",
    ]
    variables = os.environ | {"TINTYPE_FUZZ_TARGET": target, "SWIFT_BACKTRACE": "enable=no"}
    # Reading the inputs of earlier runs comes on top of the time; beyond this it hangs.
    ended = subprocess.run(
        [PROGRAM, *options, corpus, start], env=variables, capture_output=True, text=True, errors="replace",
        timeout=seconds + 300,
    )
    output = ended.stderr + ended.stdout
    if ended.returncode != 0:
        return Result(target, ended.returncode, 0, seconds, 0, count, 0, output)
    runs = number(r"number_of_executed_units: (\d+)", output)
    edges = number(r"cov: (\d+)", output)
    return Result(target, 0, runs, seconds, edges, count, len(list(corpus.iterdir())), output)


def main():
    parser = argparse.ArgumentParser(prog="Tests/fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="for all targets together (default 600)")
    parser.add_argument("--seed", type=int, default=0, help="of the random numbers; 0: another each time")
    parser.add_argument("--photos", type=int, metavar="SECONDS", help="instead: damaged photos through the real imager")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"some of {', '.join(TARGETS)}")
    arguments = parser.parse_args()
    targets = arguments.targets or TARGETS
    unknown = set(targets) - set(TARGETS)
    if unknown:
        parser.error(f"there is no target {', '.join(sorted(unknown))}")

    side_by_side = os.cpu_count() or 1
    share = arguments.seconds * min(side_by_side, len(targets)) / len(targets)
    with ThreadPoolExecutor(side_by_side) as pool:
        results = list(pool.map(lambda target: fuzz(target, share, arguments.seed), targets))
    print(f"{'target':<12}{'seconds':>8}{'seeds':>7}{'inputs':>8}{'runs':>10}{'edges':>8}  finding")
    for r in results:
        finding = "none" if r.code == 0 else f"exit code {r.code}"
        print(f"{r.target:<12}{r.seconds:>8.0f}{r.seeds:>7}{r.inputs:>8}{r.runs:>10}{r.edges:>8}  {finding}")
    for r in results:
        if r.code != 0:
            print(f"\n== {r.target}\n{r.output[-6000:]}")
    idle = [r.target for r in results if r.code == 0 and r.runs < 100]
    if idle:
        print(f"hardly tried: {', '.join(idle)}")
    return 1 if idle or any(r.code for r in results) else 0


if __name__ == "__main__":
    raise SystemExit(main())
