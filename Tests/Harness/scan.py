"""Tests/scan: what a public scanner finds in a running site."""

import argparse
import json
import os
import subprocess

from commands import tintype
from people import ADA, MINJUN, join, someone
from site_under_test import Site, free_port

# Not those that need a server on the internet or lists from there (ssrf, log4shell, nikto, wapp…), that
# look at other programs (ldap, cms, network_device…), or that ask for a certificate from an authority (ssl).
MODULES = ("backup,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,"
           "redirect,shellshock,sql,timesql,upload,xss")


def main():
    options = argparse.ArgumentParser(prog="Tests/scan", description=__doc__)
    options.add_argument("--seconds", type=int, default=300, help="for each of the three (default 300)")
    options.add_argument("--modules", default=MODULES)
    options = options.parse_args()
    site = secure_site()
    try:
        ada, minjun = join(site, ADA), join(site, MINJUN)
        for number in range(5):
            join(site, someone(number), photo=None)
        given = tintype("user", site.config, "role", minjun.uid, "administrator")
        assert given.returncode == 0, given.stderr
        found = [scan(site, name, cookie(visitor), options) for name, visitor in (
            ("a stranger", None), ("a member", ada.visitor), ("an administrator", minjun.visitor))]
        assert site.healthy()
    finally:
        site.stop()
        site.remove()
    raise SystemExit(1 if any(found) else 0)


def secure_site():
    """A site with a certificate of its own, so that what belongs to https is looked at too."""
    site = Site(settings={"workers": 2})
    site.secure_port = free_port()
    site.settings["base_url"] = f"https://localhost:{site.secure_port}"
    key, certificate = site.folder / "key.pem", site.folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
         "-days", "2", "-subj", "/CN=localhost", "-keyout", key, "-out", certificate],
        check=True, capture_output=True)
    server = site.folder / "nginx/server.d"
    server.mkdir(parents=True)
    (server / "tls.conf").write_text(
        f"listen 127.0.0.1:{site.secure_port} ssl;\nssl_certificate {certificate};\n"
        f"ssl_certificate_key {key};\nssl_protocols TLSv1.2 TLSv1.3;\n")
    return site.start()


def cookie(visitor):
    if visitor is None:
        return None
    return "; ".join(f"{name}={value}" for name, (value, _) in visitor.cookies.items())


def scan(site, name, cookie, options):
    """Prints what was found; returns how much of it counts."""
    report = site.folder / f"report-{name.split()[-1]}.json"
    home = site.folder / "home"
    home.mkdir(exist_ok=True)
    base = site.settings["base_url"]
    command = [
        os.environ["WAPITI"], "-u", f"{base}/", "--scope", "folder", "-m", options.modules, "-l", "1", "--max-parameters", "30",
        "--max-scan-time", str(options.seconds), "--max-attack-time", str(options.seconds // 4),
        "--verify-ssl", "0", "--flush-session", "--no-bugreport", "-v", "0", "-f", "json", "-o", report,
    ]
    # A scan that signs itself out sees nothing more.
    for path in ("/sign-out", "/account/sessions"):
        command += ["-x", base + path]
    if cookie:
        command += ["-H", f"Cookie: {cookie}"]
    ended = subprocess.run(
        command, capture_output=True, text=True, timeout=options.seconds * 4 + 300,
        env={"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"})
    assert ended.returncode == 0 and report.exists(), ended.stdout[-3000:] + ended.stderr[-3000:]
    facts = json.loads(report.read_text())
    pages = facts["infos"].get("crawled_pages_nbr", facts["infos"].get("crawled_pages", "?"))
    print(f"As {name}: {pages} pages")
    count = 0
    for kind in ("vulnerabilities", "anomalies"):
        for title, entries in facts[kind].items():
            for entry in entries:
                count += 1
                print(f"  {title}: {entry['method']} {entry['path']}: {entry['info']}")
    print("  nothing above informational" if count == 0 else f"  {count} findings")
    return count


if __name__ == "__main__":
    main()
