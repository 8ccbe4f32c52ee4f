"""A FastCGI client that can also misbehave: any record size, any padding, aborts, half requests.

Follows the FastCGI 1.0 specification, sections 3 and 5. nginx is a very regular client; this one
sends what nginx never would.
"""

import socket
import struct
from dataclasses import dataclass, field

BEGIN_REQUEST, ABORT_REQUEST, END_REQUEST, PARAMS, STDIN, STDOUT, STDERR = range(1, 8)
GET_VALUES = 9
RESPONDER = 1
KEEP_CONNECTION = 1


@dataclass
class Answer:
    """What came back for one request: the CGI response taken apart."""

    status: int = 0
    headers: dict = field(default_factory=dict)
    body: bytes = b""
    stderr: bytes = b""
    protocol_status: int = -1


def length(number):
    return bytes([number]) if number < 128 else struct.pack(">I", number | 0x80000000)


def pairs(params):
    """Name-value pairs, section 3.4."""
    out = bytearray()
    for name, value in params.items():
        name = name.encode() if isinstance(name, str) else name
        value = value.encode() if isinstance(value, str) else value
        out += length(len(name)) + length(len(value)) + name + value
    return bytes(out)


class Connection:
    """One connection to a FastCGI application at `unix:/path` or `host:port`."""

    def __init__(self, address, timeout=30):
        if address.startswith("unix:"):
            self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            self.socket.settimeout(timeout)
            self.socket.connect(address.removeprefix("unix:"))
        else:
            host, port = address.rsplit(":", 1)
            self.socket = socket.create_connection((host, int(port)), timeout=timeout)
        self.reader = self.socket.makefile("rb")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.reader.close()
        self.socket.close()

    def send_record(self, kind, content=b"", request=1, padding=0):
        header = struct.pack(">BBHHBB", 1, kind, request, len(content), padding, 0)
        self.socket.sendall(header + content + bytes(padding))

    def begin(self, request=1, role=RESPONDER, keep=False):
        flags = KEEP_CONNECTION if keep else 0
        self.send_record(BEGIN_REQUEST, struct.pack(">HB5x", role, flags), request)

    def send_stream(self, kind, content, request=1, size=65535, padding=0):
        """A stream in records of `size` bytes, then the empty record that ends it."""
        out = bytearray()
        for start in range(0, len(content), size):
            piece = content[start : start + size]
            out += struct.pack(">BBHHBB", 1, kind, request, len(piece), padding, 0)
            out += piece + bytes(padding)
        out += struct.pack(">BBHHBB", 1, kind, request, 0, 0, 0)
        self.socket.sendall(out)

    def read_record(self):
        """(kind, request, content), or None at the end of the connection."""
        header = self.reader.read(8)
        if len(header) < 8:
            return None
        _, kind, request, size, padding, _ = struct.unpack(">BBHHBB", header)
        content = self.reader.read(size)
        self.reader.read(padding)
        return kind, request, content

    def read_answer(self, request=1):
        """Reads until the END_REQUEST of this request, or the end of the connection."""
        stdout, answer = bytearray(), Answer()
        while record := self.read_record():
            kind, number, content = record
            if number != request:
                continue
            if kind == STDOUT:
                stdout += content
            elif kind == STDERR:
                answer.stderr += content
            elif kind == END_REQUEST:
                answer.protocol_status = content[4]
                break
        head, separator, answer.body = bytes(stdout).partition(b"\r\n\r\n")
        if not separator:
            return answer
        for line in head.decode("latin-1").split("\r\n"):
            name, _, value = line.partition(":")
            answer.headers.setdefault(name.strip().lower(), value.strip())
        answer.status = int(answer.headers.get("status", "200").split()[0])
        return answer


def params(method="GET", uri="/", body=b"", content_type="", client="127.0.0.1", **more):
    """The parameters that deploy/nginx/fastcgi.conf sends for such a request."""
    values = {
        "GATEWAY_INTERFACE": "CGI/1.1",
        "SERVER_SOFTWARE": "nginx",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "REQUEST_METHOD": method,
        "REQUEST_URI": uri,
        "QUERY_STRING": uri.partition("?")[2],
        "CONTENT_TYPE": content_type,
        "CONTENT_LENGTH": str(len(body)) if body else "",
        "SCRIPT_NAME": "",
        "PATH_INFO": uri.partition("?")[0],
        "REMOTE_ADDR": client,
        "REMOTE_PORT": "50000",
        "HTTP_HOST": "localhost",
    }
    return values | more


def ask(address, values, body=b"", size=65535, padding=0, timeout=30):
    """One whole request on its own connection.

    An application may answer before it has read everything and close; what it said counts.
    """
    with Connection(address, timeout) as connection:
        connection.begin()
        connection.send_stream(PARAMS, pairs(values), padding=padding)
        try:
            connection.send_stream(STDIN, body, size=size, padding=padding)
        except (BrokenPipeError, ConnectionResetError):
            pass
        return connection.read_answer()
