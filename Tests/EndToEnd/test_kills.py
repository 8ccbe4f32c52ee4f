"""A short run of what Tests/kills does with 500 kills."""

import kills


def test_nothing_acknowledged_is_lost_when_processes_are_killed(new_site):
    report = kills.run(new_site(settings={"workers": 2}), kills=25)
    print(*report.lines(), sep="\n")
    assert report.problems == []
    assert report.kills.total() == 25 and report.changes["change photo acknowledged"] > 10
