"""A visitor without a browser: keeps cookies, reads forms, sends them as a browser would."""

import http.client
import itertools
import json
import re
import secrets
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import urlencode, urljoin, urlsplit

# Each visitor comes from an address of its own on the loopback network, so that one test's attempts
# do not count against another's.
_addresses = (f"127.7.{i // 250}.{i % 250 + 1}" for i in itertools.count())


@dataclass
class Form:
    action: str
    method: str
    enctype: str
    fields: dict = field(default_factory=dict)
    errors: list = field(default_factory=list)


class Page(HTMLParser):
    """The forms, links, pictures and words of a page."""

    def __init__(self, text):
        super().__init__()
        self.forms, self.links, self.images, self.words = [], [], [], []
        self.metas, self.inline = {}, []
        self._area = None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        a = {name: value or "" for name, value in attributes}
        if "style" in a or any(name.startswith("on") for name in a):
            self.inline.append(f"<{tag} {a}>")
        if tag in ("style", "script") and "src" not in a:
            self.inline.append(f"<{tag}>")
        if tag == "form":
            enctype = a.get("enctype", "application/x-www-form-urlencoded")
            self.forms.append(Form(a.get("action", ""), a.get("method", "get").lower(), enctype))
        elif tag == "input" and self.forms and a.get("name"):
            if a.get("type") not in ("file", "submit", "checkbox", "radio") or "checked" in a:
                self.forms[-1].fields[a["name"]] = a.get("value", "")
        elif tag == "textarea" and self.forms and a.get("name"):
            self._area = a["name"]
            self.forms[-1].fields[a["name"]] = ""
        elif tag == "a" and "href" in a:
            self.links.append(a["href"])
        elif tag == "img":
            self.images.append(a)
        elif tag == "meta" and "name" in a:
            self.metas[a["name"].lower()] = a.get("content", "")

    def handle_endtag(self, tag):
        if tag == "textarea":
            self._area = None

    def handle_data(self, data):
        if self._area:
            self.forms[-1].fields[self._area] += data
        self.words.append(data)

    @property
    def text(self):
        return re.sub(r"\s+", " ", " ".join(self.words)).strip()

    def form(self, action):
        """The form that posts to an address ending in `action`."""
        for form in self.forms:
            if form.method == "post" and urlsplit(form.action).path.endswith(action):
                return form
        raise AssertionError(f"no form posts to {action}; there are {self.forms}")


class Answer:
    def __init__(self, url, status, headers, body):
        self.url, self.status, self.headers, self.body = url, status, headers, body

    @property
    def text(self):
        return self.body.decode()

    @property
    def vary(self):
        """What the answer depends on, from all its headers: nginx adds one of its own."""
        return ", ".join(self.headers.get_all("Vary", []))

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def page(self):
        return Page(self.text)

    def __repr__(self):
        return f"<{self.status} {self.url} {self.body[:300]!r}>"


def multipart(fields):
    """(content type, body). A value is text, or (file name, bytes, type)."""
    boundary = "----form" + secrets.token_hex(12)
    out = bytearray()
    for name, value in fields.items():
        out += f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"'.encode()
        if isinstance(value, tuple):
            file, content, kind = value
            out += f'; filename="{file}"\r\nContent-Type: {kind}\r\n\r\n'.encode() + content
        else:
            out += b"\r\n\r\n" + str(value).encode()
        out += b"\r\n"
    out += f"--{boundary}--\r\n".encode()
    return f"multipart/form-data; boundary={boundary}", bytes(out)


class Visitor:
    def __init__(self, base, source=None):
        """`base` is the site's address, with its path and without a slash at the end."""
        self.base = base
        parts = urlsplit(base)
        self.host, self.port, self.path = parts.hostname, parts.port, parts.path
        self.source = source or next(_addresses)
        self.cookies = {}
        self.set_cookies = []

    def cookies_for(self, path):
        return {n: v for n, (v, p) in self.cookies.items() if (path + "/").startswith(p.rstrip("/") + "/")}

    def _keep(self, header):
        self.set_cookies.append(header)
        first, *attributes = header.split(";")
        name, _, value = first.strip().partition("=")
        found = {k.strip().lower(): v for k, _, v in (a.partition("=") for a in attributes)}
        if found.get("max-age", "1").startswith(("0", "-")) or not value:
            self.cookies.pop(name, None)
        else:
            self.cookies[name] = (value, found.get("path", "/"))

    def ask(self, method, path, body=None, headers=None, timeout=60):
        """One request. `path` counts from the site's own root; an absolute address works too."""
        if path.startswith("http"):
            parts = urlsplit(path)
            path = parts.path + ("?" + parts.query if parts.query else "")
        elif not path.startswith(self.path + "/"):
            path = self.path + path
        headers = dict(headers or {})
        cookies = self.cookies_for(urlsplit(path).path)
        if cookies and "Cookie" not in headers:
            headers["Cookie"] = "; ".join(f"{n}={v}" for n, v in cookies.items())
        connection = http.client.HTTPConnection(
            self.host, self.port, timeout=timeout, source_address=(self.source, 0)
        )
        try:
            try:
                connection.request(method, path, body, headers)
            except (BrokenPipeError, ConnectionResetError):
                pass  # the answer may have come before the whole body went
            response = connection.getresponse()
            answer = Answer(f"http://{self.host}:{self.port}{path}", response.status, response.headers, response.read())
        finally:
            connection.close()
        for header in answer.headers.get_all("Set-Cookie") or []:
            self._keep(header)
        return answer

    def get(self, path, **headers):
        return self.ask("GET", path, headers={n.replace("_", "-"): v for n, v in headers.items()})

    def head(self, path, **headers):
        return self.ask("HEAD", path, headers={n.replace("_", "-"): v for n, v in headers.items()})

    def post(self, path, fields, headers=None, encoding="multipart/form-data"):
        if encoding == "multipart/form-data":
            kind, body = multipart(fields)
        else:
            kind, body = encoding, urlencode(fields).encode()
        return self.ask("POST", path, body, {"Content-Type": kind} | (headers or {}))

    def submit(self, page, action, values, headers=None):
        """Opens `page`, fills in its form for `action` and sends it, hidden fields included."""
        answer = self.get(page)
        assert answer.status == 200, answer
        form = answer.page.form(action)
        return self.post(form.action, form.fields | values, headers, form.enctype)

    def follow(self, answer):
        """Goes where a 303 points."""
        assert answer.status == 303, answer
        return self.get(urljoin(answer.url, answer.headers["Location"]))

    def token(self, page="/join"):
        """A form token that fits this visitor's cookies."""
        return next(f.fields["token"] for f in self.get(page).page.forms if "token" in f.fields)
