"""A site on which there is something of everything: for looking at each page in each state."""

import functools

from correspondence import letters
from invitations import invite, reset_link
from moderators import act, report, staff
from people import Person, add_photo, join, photo_of, send_join
from portraits import portrait
from site_under_test import Site

NAMES = (
    "Ada Lovelace", "김민준", "Grace Hopper", "Zoë Ångström", "Юлия Орлова", "أمينة", "Tove", "陳大文",
    "Jean-Luc Beauregard de la Tour", "Ngozi", "Íñigo", "Priya",
)
BIO = "I mend clocks and old radios.\nOn Sundays you find me by the harbour, drawing ships."


class World:
    """`people`: members by the part that they play; `paths`: addresses that are known to few; `away`: a site whose
    module has ended; `held`: requests of the browser that are kept from arriving."""

    def __init__(self):
        self.site = site = Site().start()
        self.empty = Site().start()
        self.away = Site().start()
        self.away.module.terminate()
        self.away.module.wait(10)
        self.away.module = None
        self.held = []
        self.letters = functools.cache(letters)
        people = self.people = {"administrator": staff(site, "administrator", "Mara")}
        people["moderator"] = staff(site, "moderator", "Teo")
        for number, name in enumerate(NAMES):
            people[name] = join(site, Person(name, f"member{number}@example.org"), portrait(number))
        people["owner"] = owner = people["Priya"]
        edit = f"/users/{owner.uid}/edit"
        owner.visitor.submit(edit, edit, {"bio": BIO, "age": "41"})
        for number in (20, 30, 40):
            add_photo(owner, portrait(number), alt="Laughing, in a blue coat, by the sea")
        people["bare"] = join(site, Person("Sam", "sam@example.org"), None)
        self._moderate()
        self._wait()

    def _moderate(self):
        """What moderators have to look at, and what members are told."""
        site, people = self.site, self.people
        administrator = people["administrator"]
        held = people["held"] = join(site, Person("Olu Adeyemi", "olu@example.org"), portrait(51))
        assert act(administrator, held.uid, "hold", photo=self.photo(held)).status == 303
        told = people["told"] = join(site, Person("Rene", "rene@example.org"), portrait(52))
        assert act(administrator, told.uid, "lock", reason="Three photos that were not yours.").status == 303
        assert act(
            administrator, told.uid, "remove-photo", photo=self.photo(told), reason="This is a photo of somebody else."
        ).status == 303
        reported = people["reported"] = join(site, Person("Max Power", "max@example.org"), portrait(53))
        assert report(site.visitor(), reported.uid, "photo", "nudity", words="Not a portrait.").status == 303
        assert report(site.visitor(), reported.uid, "name", "other").status == 303
        for _ in range(3):
            assert report(site.visitor(), people["Tove"].uid, "photo", "other").status == 303

    def _wait(self):
        """Who is invited, who waits, and who has forgotten something."""
        site = self.site
        invitations, ended = invite(site, "guest@example.org")
        assert ended.returncode == 0, ended.stderr
        self.paths = {"invite": invitations[0][2], "reset": reset_link(site, self.people["owner"].uid)}
        site.settings["join"] = "approve"
        site.restart()
        assert send_join(site.visitor(), Person("Lin Wei", "lin@example.org"), portrait(54)).status == 303
        site.settings["join"] = "open"
        site.restart()

    def photo(self, member):
        return photo_of(self.site, member)

    def stop(self):
        for site in (self.site, self.empty, self.away):
            site.stop(check=False)
            site.remove()
