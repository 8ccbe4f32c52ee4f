"""FastCGI clients that behave less well than nginx does."""

import pytest

import fastcgi_client as fcgi
from fastcgi_client import ABORT_REQUEST, END_REQUEST, PARAMS, STDIN, Connection, ask, pairs, params
from processes import eventually
from visitor import multipart


def page(site, **more):
    return ask(site.listen, params(uri="/", **more))


def test_a_page_comes_over_the_bare_socket(site):
    answer = page(site)
    assert answer.status == 200 and answer.protocol_status == 0
    assert b"<html" in answer.body


@pytest.mark.parametrize("padding", [0, 1, 7, 255])
@pytest.mark.parametrize("size", [1, 8, 65535])
def test_records_of_any_size_and_padding_give_the_same_form(site, size, padding):
    kind, body = multipart({"name": "Ada", "token": "wrong", "photo": ("a.jpg", bytes(3000), "image/jpeg")})
    values = params("POST", "/join", body, kind)
    assert ask(site.listen, values, body, size, padding).status == 403


def test_one_connection_serves_many_requests(site):
    with Connection(site.listen) as connection:
        for number in range(1, 50):
            connection.begin(keep=True)
            uri = "/" if number % 2 else "/nowhere"
            connection.send_stream(PARAMS, pairs(params(uri=uri)))
            connection.send_stream(STDIN, b"")
            assert connection.read_answer().status == (200 if number % 2 else 404)


def test_a_kept_connection_survives_a_refused_body(site):
    """What is left of a body after an early answer must not be taken for the next request."""
    with Connection(site.listen) as connection:
        for _ in range(3):
            body = b"no boundary here" * 4000
            connection.begin(keep=True)
            values = params("POST", "/join", body, "multipart/form-data; boundary=x")
            connection.send_stream(PARAMS, pairs(values))
            try:
                connection.send_stream(STDIN, body)
                answer = connection.read_answer()
            except (BrokenPipeError, ConnectionResetError):
                return  # closed instead: nothing can be confused either
            if not answer.status:
                return
            assert answer.status == 400


def test_params_may_be_cut_anywhere(site):
    assert ask(site.listen, params(uri="/healthz"), size=1).status == 200
    with Connection(site.listen) as connection:
        connection.begin()
        connection.send_stream(PARAMS, pairs(params(uri="/healthz")), size=1, padding=3)
        connection.send_stream(STDIN, b"")
        assert connection.read_answer().status == 200


def test_a_body_shorter_than_announced_gets_400(site):
    kind, body = multipart({"name": "Ada"})
    values = params("POST", "/join", body, kind) | {"CONTENT_LENGTH": str(len(body) + 100)}
    assert ask(site.listen, values, body).status == 400


@pytest.mark.parametrize("length", ["-1", "12abc", "+5", "9" * 30, "0x10", " "])
def test_a_content_length_that_is_no_number_gets_400_or_413(site, length):
    values = params("POST", "/join", b"", "multipart/form-data; boundary=x")
    assert ask(site.listen, values | {"CONTENT_LENGTH": length}, b"").status in (400, 411, 413)


def half_requests(connection):
    kind, body = multipart({"photo": ("a.jpg", bytes(100_000), "image/jpeg")})
    values = params("POST", "/join", body, kind)
    yield lambda: None
    yield lambda: connection.begin()
    yield lambda: connection.send_record(PARAMS, pairs(values)[:40])
    yield lambda: connection.send_stream(PARAMS, pairs(values))
    yield lambda: connection.send_record(STDIN, body[:50_000])


@pytest.mark.parametrize("steps", range(1, 6))
def test_a_client_that_goes_away_costs_nothing(site, steps):
    before = len(site.staged())
    for _ in range(40):
        connection = Connection(site.listen)
        for _, step in zip(range(steps), half_requests(connection)):
            step()
        connection.close()
    assert page(site).status == 200
    eventually(lambda: len(site.staged()) <= before)


def test_an_aborted_request_ends(site):
    with Connection(site.listen, timeout=10) as connection:
        kind, body = multipart({"photo": ("a.jpg", bytes(100_000), "image/jpeg")})
        connection.begin()
        connection.send_stream(PARAMS, pairs(params("POST", "/join", body, kind)))
        connection.send_record(STDIN, body[:1000])
        connection.send_record(ABORT_REQUEST)
        connection.send_record(STDIN, b"")
        connection.read_answer()
    assert page(site).status == 200


def test_silent_connections_hold_no_thread(site):
    silent = [Connection(site.listen) for _ in range(80)]
    for connection in silent[40:]:
        connection.begin(keep=True)
        connection.send_stream(PARAMS, pairs(params(uri="/healthz")))
        connection.send_stream(STDIN, b"")
        assert connection.read_answer().status == 200
    assert page(site).status == 200
    for connection in silent:
        connection.close()


@pytest.mark.parametrize("junk", [b"GET / HTTP/1.0\r\n\r\n", bytes(64), b"\xff" * 64, b"\x01"])
def test_junk_instead_of_fastcgi_is_put_aside(site, junk):
    for _ in range(20):
        connection = Connection(site.listen)
        connection.socket.sendall(junk)
        connection.close()
    assert page(site).status == 200


def test_get_values_or_an_unknown_record_does_no_harm(site):
    with Connection(site.listen, timeout=5) as connection:
        connection.send_record(fcgi.GET_VALUES, pairs({"FCGI_MPXS_CONNS": ""}), request=0)
        connection.begin()
        connection.send_stream(PARAMS, pairs(params(uri="/healthz")))
        connection.send_stream(STDIN, b"")
        assert connection.read_answer().status == 200


@pytest.mark.parametrize("role", [2, 3, 9])
def test_another_role_neither_hangs_nor_harms(site, role):
    with Connection(site.listen, timeout=5) as connection:
        connection.begin(role=role)
        connection.send_stream(PARAMS, pairs(params(uri="/healthz")))
        connection.send_stream(STDIN, b"")
        while (record := connection.read_record()) and record[0] != END_REQUEST:
            pass
    assert page(site).status == 200


def test_parameters_may_be_long_or_missing(site):
    assert page(site, HTTP_X_LONG="x" * 60_000).status in (200, 400, 431)
    assert ask(site.listen, {"REQUEST_METHOD": "GET"}).status in (200, 400, 404)
    assert ask(site.listen, {}).status in (400, 404, 405, 0)
    assert page(site).status == 200


def test_the_errors_of_nginx_cannot_be_asked_for_by_a_header(site):
    assert site.visitor().get("/", Tintype_Error="413").status == 200
    assert site.visitor().get("/", TINTYPE_ERROR="413").status == 200
