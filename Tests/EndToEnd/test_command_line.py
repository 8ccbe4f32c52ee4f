"""The executable by itself: how it starts, and how it refuses to."""

import json
import os
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
