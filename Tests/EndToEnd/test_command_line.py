"""The executable by itself: how it starts, and how it refuses to."""

import json
import os
import re
import subprocess

import pytest

from site_under_test import PROGRAM, ROOT

FOLDER_KEYS = {"templates": ROOT / "templates", "public": ROOT / "public"}


def run(*arguments, body=b"", **environment):
    return subprocess.run(
        [PROGRAM, *arguments],
        input=body,
        capture_output=True,
        timeout=30,
        env={"PATH": os.environ["PATH"]} | environment,
    )


@pytest.mark.parametrize("line", ["colour = blue", "threads = many", "listen", "upload_limit = 40 parsecs"])
def test_a_bad_configuration_stops_the_start_with_its_line(tmp_path, line):
    config = tmp_path / "tintype.conf"
    keys = FOLDER_KEYS | {"data": tmp_path, "listen": f"unix:{tmp_path}/s"}
    lines = [f"{k} = {v}" for k, v in keys.items()] + ["", line]
    config.write_text("\n".join(lines) + "\n")
    ended = run("serve", "--config", config)
    assert ended.returncode not in (0, -5, -6, -11)
    said = ended.stderr.decode()
    assert f"{len(lines)}" in said and line.split(" ")[0] in said, said


def test_a_broken_template_stops_the_start_with_file_and_line(tmp_path):
    import shutil

    shutil.copytree(ROOT / "templates", tmp_path / "templates")
    victim = next((tmp_path / "templates").rglob("*.mustache"), None) or next(
        p for p in (tmp_path / "templates").rglob("*") if p.suffix == ".html"
    )
    text = victim.read_text()
    victim.write_text(text + "\n{{#never-closed}}\n")
    (tmp_path / "data").mkdir()
    config = tmp_path / "tintype.conf"
    keys = FOLDER_KEYS | {
        "templates": tmp_path / "templates", "data": tmp_path / "data", "listen": f"unix:{tmp_path}/s"
    }
    config.write_text("".join(f"{k} = {v}\n" for k, v in keys.items()))
    ended = run("serve", "--config", config)
    assert ended.returncode not in (0, -5, -6, -11)
    said = ended.stderr.decode()
    assert victim.name in said and str(text.count("\n") + 2) in said, said


def test_help_and_version_answer():
    for arguments in (("--help",), ("version",)):
        ended = run(*arguments)
        assert ended.returncode == 0 and ended.stdout
    assert b"serve" in run("--help").stdout


def test_an_unknown_command_is_refused():
    ended = run("frobnicate")
    assert ended.returncode not in (0, -5, -6) and b"frobnicate" in ended.stderr


@pytest.mark.parametrize("words, code, said", [
    ("user add nonsense Ada --password-file {pw}", 65, "This does not look like an e-mail address."),
    ("user add b@example.org . --password-file {empty}", 65, "This password is too short. Please use at least 10 characters."),
    ("user add b@example.org {blank} --password-file {pw}", 65, "Please enter a name."),
    ("user add b@example.org", 64, "something is missing. This is how it is used:"),
    ("user add b@example.org Ada more", 64, "nothing is known of more here"),
    ("user suspend b@example.org --reason", 64, "--reason needs a value after it"),
    ("user suspend b@example.org --reason --config tintype.conf", 64, "--reason needs a value after it"),
    ("user promote", 64, "there is no command called user promote. There are these:"),
    ("check --colour", 64, "there is no option called --colour"),
    ("invite", 64, "an e-mail address or --csv is missing"),
    ("invite nonsense --print", 65, "nonsense cannot be used. This does not look like an e-mail address."),
    ("invite --print --name {blank}", 65, "Please enter a name."),
    ("invite --csv {empty} --print", 65, "there is nobody in"),
    ("invite a@example.org --print --language ko", 64, "--print sends none"),
])
def test_what_is_wrong_is_said_in_words(site, tmp_path, words, code, said):
    (tmp_path / "pw").write_text("a quiet harbour at 5\n")
    (tmp_path / "empty").write_text("")
    names = {"pw": tmp_path / "pw", "empty": tmp_path / "empty", "blank": " "}
    config = () if words.endswith("--reason") else ("--config", site.config)
    ended = run(*(word.format(**names) for word in words.split()), *config)
    error = ended.stderr.decode()
    assert ended.returncode == code and said in error, error
    assert not re.search(r"\b(name|email|password)\.[a-z]+\b", error) and ended.stdout == b""


def test_help_tells_of_one_command():
    told = run("help", "user", "add")
    assert told.returncode == 0 and told.stdout.startswith(b"tintype user add") and told.stdout.count(b"tintype ") == 1
    assert run("help", "user").stdout.count(b"--config FILE") == 9
    assert run("help", "frobnicate").returncode == 64


def test_form_prints_what_a_client_sent():
    body = b'--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc\r\n--x--\r\n'
    ended = run("form", "--type", "multipart/form-data; boundary=x", body=body)
    assert ended.returncode == 0, ended.stderr
    said = json.loads(ended.stdout)
    assert "photo" in str(said) and "a.jpg" in str(said)


def test_form_refuses_what_is_malformed():
    ended = run("form", "--type", "multipart/form-data; boundary=x", body=b"--x\r\n")
    assert ended.returncode not in (0, -5, -6, -11) and ended.stderr


def test_the_page_serving_executable_links_neither_decoders_nor_a_web_client():
    linked = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True, check=True).stdout
    for library in ("libvips", "libcurl", "libicu", "libFoundation", "libswift", "libglib"):
        assert library not in linked, linked


def cgi(config, uri, method="GET", body=b"", **more):
    environment = {
        "GATEWAY_INTERFACE": "CGI/1.1", "SERVER_PROTOCOL": "HTTP/1.1", "REQUEST_METHOD": method,
        "REQUEST_URI": uri, "QUERY_STRING": uri.partition("?")[2], "REMOTE_ADDR": "127.0.0.1",
        "CONTENT_LENGTH": str(len(body)) if body else "", "TINTYPE_CONFIG": str(config),
    }
    return run(body=body, **environment | more)


def test_without_arguments_it_is_a_cgi_program(site, ada):
    ended = cgi(site.config, f"/users/{ada.uid}")
    assert ended.returncode == 0, ended.stderr
    head, _, body = ended.stdout.partition(b"\r\n\r\n")
    assert b"content-type: text/html" in head.lower()
    assert b"Ada Lovelace" in body


def test_cgi_gives_the_status_of_an_error(site):
    ended = cgi(site.config, "/nowhere")
    assert ended.stdout.lower().startswith(b"status: 404") or b"\r\nstatus: 404" in ended.stdout.lower()


def test_cgi_with_a_body_shorter_than_announced_does_not_wait(site):
    ended = cgi(
        site.config, "/join", "POST", b"name=ada", CONTENT_LENGTH="5000",
        CONTENT_TYPE="application/x-www-form-urlencoded",
    )
    assert b"status: 400" in ended.stdout.lower(), ended.stdout
