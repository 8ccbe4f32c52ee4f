"""A short run of what Tests/load does for a minute."""

import pytest

import load


@pytest.mark.load
def test_mixed_requests_with_a_worker_killed_lose_only_what_it_held(new_site):
    report = load.run(new_site(settings={"workers": 2}), seconds=6)
    print(*report.lines(), sep="\n")
    assert len(report.requests) > 200
    # In so few seconds the caches are still filling.
    assert report.problems(growth_kib=40 * 1024) == []
