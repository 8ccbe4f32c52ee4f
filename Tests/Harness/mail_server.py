"""A real mail server on the loopback network, kind or unkind, and letters to give it."""

import asyncio
import email
import email.policy
import json
import secrets
import ssl
import subprocess
import threading
import time
import warnings

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, syntax

from site_under_test import free_port

USER, PASSWORD = "club", "a mail password, never to be seen"


class Certificates:
    """An authority made for the test, with a certificate for 127.0.0.1."""

    def __init__(self, folder):
        folder.mkdir()
        self.authority = folder / "ca.pem"
        self.key, self.certificate = folder / "server.key", folder / "server.pem"
        request, names = folder / "server.csr", folder / "names"
        names.write_text("subjectAltName=IP:127.0.0.1\n")
        new = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        openssl("req", "-x509", *new, "-keyout", folder / "ca.key", "-out", self.authority,
                "-days", "2", "-subj", "/CN=An authority for tests")
        openssl("req", *new, "-keyout", self.key, "-out", request, "-subj", "/CN=mail.test")
        openssl("x509", "-req", "-in", request, "-CA", self.authority, "-CAkey", folder / "ca.key",
                "-CAcreateserial", "-out", self.certificate, "-days", "2", "-extfile", names)

    @property
    def context(self):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, self.key)
        return context


def openssl(*arguments):
    subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)


class MailServer:
    """Takes what it is given unless told otherwise.

    `tls`: "starttls", "implicit" or None. `users`: whether one must sign in.
    """

    def __init__(self, certificates=None, tls=None, users=False, utf8=True):
        self.port = free_port()
        self.tls = tls
        self.received = []  # parsed messages
        self.envelopes = []  # (from, [to])
        self.commands = []  # every command line that arrived, in order
        self.sign_ins = []  # (user, whether right)
        self.rcpt_answers = {}  # address: answers given in turn, then 250
        self.dies = 0  # so many connections end after the first bytes of the message
        self.holds = False  # whether the answer to a whole message waits for `release`
        self.holding = threading.Event()
        self._may_go_on = threading.Event()
        outer = self

        class Watched(SMTP):
            @syntax("DATA")
            async def smtp_DATA(self, arg):
                if outer.dies > 0:
                    outer.dies -= 1
                    await self.push("354 go on")
                    await self._reader.read(64)
                    self.transport.abort()
                    return None
                if outer.holds:
                    await self.push("354 go on")
                    outer.holding.set()
                    while not outer._may_go_on.is_set():
                        await asyncio.sleep(0.02)
                    # As if it had crashed: what it had not answered it never had.
                    self.transport.abort()
                    return None
                return await super().smtp_DATA(arg)

        class Listening(Controller):
            def factory(self):
                with warnings.catch_warnings():
                    # It does not see that the whole connection is TLS.
                    warnings.simplefilter("ignore")
                    return Watched(self.handler, **self.SMTP_kwargs)

        more = {}
        if tls == "starttls":
            more |= {"tls_context": certificates.context, "require_starttls": True}
        if users:
            more |= {"authenticator": self._authenticate, "auth_required": True, "auth_require_tls": tls == "starttls"}
        self._controller = Listening(
            self, hostname="127.0.0.1", port=self.port, enable_SMTPUTF8=utf8,
            ssl_context=certificates.context if tls == "implicit" else None, **more,
        )

    def start(self):
        self._controller.start()
        return self

    def stop(self):
        self.release()
        self._controller.stop()

    def release(self):
        """Lets go of those that are held, as if the server had crashed, and holds nobody any more."""
        self.holds = False
        self._may_go_on.set()

    @property
    def url(self):
        return f"{'smtps' if self.tls == 'implicit' else 'smtp'}://127.0.0.1:{self.port}"

    def _authenticate(self, server, session, envelope, mechanism, data):
        right = (data.login, data.password) == (USER.encode(), PASSWORD.encode())
        self.sign_ins.append((data.login.decode(), right))
        return AuthResult(success=right, handled=False)

    # -- what aiosmtpd calls

    async def handle_EHLO(self, server, session, envelope, hostname, responses):
        session.host_name = hostname
        self.commands.append("EHLO")
        return responses

    async def handle_MAIL(self, server, session, envelope, address, options):
        self.commands.append("MAIL")
        envelope.mail_from = address
        envelope.mail_options.extend(options)
        return "250 OK"

    async def handle_RCPT(self, server, session, envelope, address, options):
        answers = self.rcpt_answers.get(address, [])
        if answers:
            return answers.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        self.envelopes.append((envelope.mail_from, envelope.rcpt_tos))
        self.received.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"


def post(site, to="ada@example.org", subject="Hello", text="Hi.\n", html="<p>Hi.</p>\n", letter="reset", language="en"):
    """Puts a letter into the outbox as the site does. Returns its file."""
    document = {
        "letter": letter, "to": to, "language": language, "subject": subject, "text": text,
        "html": html, "posted": int(time.time() * 1000), "attempts": 0, "next": 0, "revision": 1,
    }
    name = f"{int(time.time() * 1_000_000):017d}-{secrets.token_hex(6)}.json"
    staged = site.data / "staged" / f"file-{secrets.token_hex(6)}"
    staged.write_text(json.dumps(document))
    staged.chmod(0o600)
    path = site.data / "outbox" / name
    staged.rename(path)
    return path


def waiting(site):
    return sorted(p for p in (site.data / "outbox").iterdir() if not p.name.endswith(".failed.json"))


def failed(site):
    return sorted((site.data / "outbox").glob("*.failed.json"))


def problem(path):
    """Why a letter has not been sent; empty when it has not been tried, or is gone."""
    try:
        return json.loads(path.read_text()).get("problem", "")
    except FileNotFoundError:
        return ""
