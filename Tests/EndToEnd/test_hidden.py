"""A member who is not shown to everyone: strangers learn nothing, not even that there is one."""

import json
import os

import pytest

from people import ADA, MINJUN, join


@pytest.mark.parametrize("key, value, others", (("visibility", "members", 200), ("standing", "held", 404)))
def test_a_hidden_member_is_nobody_to_strangers(new_site, key, value, others):
    site = new_site()
    ada, minjun = join(site, ADA), join(site, MINJUN)
    address = site.visitor().get(f"/users/{ada.uid}.json").json["profilePhotoURL"]
    pages = (f"/users/{ada.uid}", f"/users/{ada.uid}.json", f"/users/{ada.uid}/photo", f"/users/{ada.uid}/photo/96.png")
    assert [site.visitor().get(page).status for page in pages] == [200] * 4

    # As Members.setVisibility does it: the files leave the public folder before the document says so.
    uuid = address.rpartition("/")[2]
    (site.data / "profile_image" / uuid).rename(site.data / "withheld" / uuid)
    document = json.loads(site.document(ada.uid).read_text()) | {key: value}
    fresh = site.data / "staged" / "document"
    fresh.write_text(json.dumps(document))
    os.replace(fresh, site.document(ada.uid))

    assert [site.visitor().get(page).status for page in pages] == [404] * 4
    # Strangers are told the same where there is nobody at all.
    for uid in (ada.uid, "x" * 20):
        told = site.visitor().get(f"/users/{uid}")
        assert "shown only to members who are signed in" in told.page.text and "/sign-in?next=" in told.text
    assert site.visitor().get(f"{address}/640.jpg").status == 404
    for page in ("/", "/?q=ada"):
        assert ADA.name not in site.visitor().get(page).text
    assert [minjun.visitor.get(page).status for page in pages] == [others] * 4
    assert ada.visitor.get(pages[0]).status == 200
