"""E-mail addresses in every form: one person, one account."""

import json

import pytest

from people import Person, join, send_join, sign_in
from site_under_test import ROOT

PASSWORD = "a quiet harbour at 5"

REFUSED = {
    "invisible": "ad\u200ba@example.org",
    "mixed": "\u0430da@example.org",
    "lookalike": "\u0441\u043e\u0441\u043e@example.org",
}


@pytest.mark.parametrize("code", REFUSED)
def test_a_deceptive_address_is_refused_beside_the_field_with_its_reason(site, code):
    page = send_join(site.visitor(), Person("Eve", REFUSED[code]), photo=None)
    assert page.status == 422
    texts = json.loads((ROOT / "templates/locales/en.json").read_text())
    sentence = texts["field"]["email"][code]
    assert sentence in page.text and 'aria-invalid="true"' in page.text
    visitor = site.visitor()
    fields = {"name": "Eve", "email": REFUSED[code], "password": PASSWORD, "token": visitor.token()}
    problem = visitor.post("/join", fields, headers={"Accept": "application/json"})
    assert problem.status == 422
    assert problem.json["fields"]["email"] == {"code": f"email.{code}", "detail": sentence}


def test_an_international_domain_is_one_in_both_forms(site):
    member = join(site, Person("Zoë", "zoë@bücher.example"), photo=None)
    again = send_join(site.visitor(), Person("Eve", "ZOË@xn--bcher-kva.example"), photo=None)
    assert again.status == 422 and "already belongs" in again.text
    answer = sign_in(site.visitor(), Person("Zoë", "Zoe\u0308@XN--BCHER-KVA.example"))
    assert answer.status == 303 and answer.headers["Location"].endswith(member.uid)
