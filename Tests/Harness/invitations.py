"""Invitations and links, as commands print them."""

from urllib.parse import urlsplit

from commands import tintype


def path_of(site, address):
    """The path below the site's root of an address that a command printed."""
    assert address.startswith(site.base + "/"), address
    return urlsplit(address).path.removeprefix(site.path)


def invite(site, *arguments):
    """[(address, name, path of the invitation)] that the command printed, and how it ended."""
    ended = tintype("invite", site.config, *arguments, "--print")
    rows = [line.split("\t") for line in ended.stdout.splitlines()]
    return [(email, name, path_of(site, link)) for email, name, link in rows], ended


def accept(visitor, path, person, photo=None, **more):
    """Joins by an invitation's page."""
    photo = ("", b"", "application/octet-stream") if photo is None else ("a.jpg", photo, "image/jpeg")
    fields = {"name": person.name, "email": person.email, "password": person.password, "photo": photo}
    return visitor.submit(path, path, fields | more)


def reset_link(site, who):
    ended = tintype("user", site.config, "reset-link", who)
    assert ended.returncode == 0, ended.stderr
    return path_of(site, ended.stdout.strip())
