"""What the fuzzers begin with: small well-formed inputs, from the corpus too where it is there."""

import os
import subprocess

import corpus
import photos
from site_under_test import ROOT

LARGEST = 20_000

FIELDS = {
    0: ["a=1&b=%ED%95%9C&c=+x%20y&a=2", "name=&token=abc&&=x"],
    1: ["sid=abc; theme=dark; x=\"quoted\"", "a=b; =c; d"],
    2: ["/users/abc/photo/96.jpg", "/%ED%95%9C/a%2Fb/", "/profile_image/0/../%2e%2e/x"],
    3: ["bytes=0-99", "bytes=-5", "bytes=5-", "bytes=0-1,3-4"],
    4: ['"abc", W/"d", *', "*", "abc"],
    5: ["image/avif,image/webp;q=0.8,*/*;q=0.1", "ko-KR,ko;q=0.9,en;q=0.8", "text/html;level=1"],
    6: [
        "GET\n/users/x?q=1&before=2\n\n\n\n\n\na=b\n\"x\"\nbytes=0-9\n\"a\"",
        "POST\n\n/cgi\n/join\nx=1\n123\nmultipart/form-data; boundary=x\nsid=1",
        "HEAD\nhttp://h.example/p%20q\n\n\n\n\n\n\n*\n\nSun, 06 Nov 1994 08:49:37 GMT",
    ],
    7: ['multipart/form-data; boundary="a b"', "text/plain; charset=utf-8; x=\"\\\"\""],
    8: ["Bearer tt_x.y", '"a \\" key"', "8e03978e-40d5", "https://app.example:8443"],
    9: ["0", "12345", "99999999999999999999"],
}

DOCUMENTS = [
    '{"name": "Ada", "age": 36, "n": [1.10, 1e2, -0, true, null], "o": {"deep": [[["x"]]]}}',
    '{"\\u00e9\\ud83d\\ude00": "\\n\\t\\"\\\\", "": []}', "[]", '"\\ud800"', "{\"a\":1,\"a\":2}", "1 2",
]

TEMPLATES = [
    "{{a}} {{{b}}} {{&b}}\n{{#list}}\n {{a}} {{.}}\n{{/list}}\n{{^no}}none{{/no}}\n\0[{{a}}]",
    "{{<p}}{{$x}}mine{{/x}}{{/p}}\0  {{$x}}default {{a}}{{/x}}\n",
    "{{=<% %>=}}<% a %> <%={{ }}=%> {{object.b.a}} {{! nothing }}\n{{> p }}\0{{>page}}",
    "{{#list}}{{#list}}{{.}}{{/list}}{{/list}}\r\n  {{>p}}\r\n\0line\nline",
]


def small(folder):
    return [p.read_bytes() for p in sorted(folder.glob("*")) if p.is_file() and p.stat().st_size <= LARGEST]


def photo_files():
    made = [
        photos.upright_jpeg(40, 30), photos.sideways_jpeg(40, 30), photos.png_that_says(40, 30),
        photos.encode(photos.four_corners(40, 30), "WEBP"), photos.encode(photos.four_corners(40, 30), "GIF"),
        photos.encode(photos.four_corners(40, 30), "PNG"), photos.encode(photos.four_corners(64, 64), "AVIF"),
    ]
    return made + small(corpus.FOLDER / "images")


def multipart_bodies():
    body = (
        "--x\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\nAda\r\n"
        "--x\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a\\\"b.jpg\"\r\n"
        "Content-Type: image/jpeg\r\n\r\n\xff\xd8\r\n--x-not\r\n--x--\r\n"
    )
    found = [b"multipart/form-data; boundary=x\n" + body.encode("latin-1")]
    for case in corpus.bodies():
        if len(case.content) <= LARGEST:
            found.append(case.headers.get("content-type", b"") + b"\n" + case.content)
    return found


def message_seeds(program, folder):
    # Swift's own way of showing a crash waits for ever under the address sanitizer.
    variables = os.environ | {"TINTYPE_FUZZ_SEEDS": str(folder), "SWIFT_BACKTRACE": "enable=no"}
    subprocess.run([program, "-runs=1"], env=variables, check=True, capture_output=True, timeout=60)
    return small(folder)


def write(program, target, folder):
    """Fills `folder` with the seeds of a target, and returns how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    made = {
        "photos": photo_files,
        "messages": lambda: message_seeds(program, folder),
        "multipart": multipart_bodies,
        "json": lambda: [d.encode() for d in DOCUMENTS],
        "fields": lambda: [bytes([kind]) + text.encode() for kind, texts in FIELDS.items() for text in texts],
        "templates": lambda: [t.encode() for t in TEMPLATES] + small(ROOT / "templates"),
    }[target]()
    for number, seed in enumerate(made):
        (folder / f"{number:04}").write_bytes(seed)
    return len(made)
