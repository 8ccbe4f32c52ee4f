"""Whether a picture holds its pixels and nothing else, read segment by segment from the specifications.

Shares no code with the program that it judges.
"""

import re

# Of ITU-T T.81's markers: tables, frames, scans, restart interval. JFIF's own segment is looked at apart.
JPEG_NEEDED = {0xC0, 0xC1, 0xC2, 0xC4, 0xDB, 0xDD}
WEBP_NEEDED = {b"VP8 ", b"VP8L", b"ALPH"}
# RFC 9649: ICC profile, EXIF, XMP and animation in the flags of VP8X.
WEBP_FLAGS_FORBIDDEN = 0x20 | 0x08 | 0x04 | 0x02
# Long enough that compressed pixels do not look like them by chance in a gigabyte.
TRACES = re.compile(
    rb"MARKER-|Exif\0\0|http://ns\.adobe|ICC_PROFILE|Photoshop 3\.0|8BIM\x04\x04\0|<\?xpacket|<x:xmpmeta|<\?php|<script"
    rb"|ftyp(?:mp4|iso|hei|qt |avi|mif|3gp|M4V)"
)


def findings(content):
    """What is wrong with a file; an empty list for a bare picture."""
    if content[:2] == b"\xff\xd8":
        found = list(jpeg(content))
    elif content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        found = list(webp(content))
    else:
        found = [f"neither JPEG nor WebP: {content[:12]!r}"]
    return found + [f"holds {trace.group()!r}" for trace in TRACES.finditer(content)]


def jpeg(content):
    at = 2
    while at + 4 <= len(content):
        if content[at] != 0xFF:
            yield f"stray byte {content[at]:02x} at {at}"
            return
        marker, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4], "big")
        body = content[at + 4 : at + 2 + length]
        if marker == 0xE0:
            # Version, density, and no thumbnail.
            if body[:5] != b"JFIF\0" or len(body) != 14 or body[12:14] != b"\0\0":
                yield f"APP0 that is not plain JFIF: {body[:20]!r}"
        elif marker == 0xEE:
            if body[:5] != b"Adobe" or len(body) != 12:
                yield f"APP14 that is not Adobe's: {body[:20]!r}"
        elif marker == 0xDA:
            at = after_scan(content, at + 2 + length)
            if content[at : at + 2] == b"\xff\xd9":
                if at + 2 != len(content):
                    yield f"{len(content) - at - 2} bytes after the end"
                return
            continue
        elif marker not in JPEG_NEEDED:
            yield f"segment {marker:02x} of {length} bytes"
        at += 2 + length
    yield "no end"


def after_scan(content, at):
    """Where the next marker stands that is neither a stuffed byte nor a restart."""
    while (at := content.find(b"\xff", at)) >= 0 and at + 1 < len(content):
        if content[at + 1] != 0 and not 0xD0 <= content[at + 1] <= 0xD7:
            return at
        at += 2
    return len(content)


def webp(content):
    if int.from_bytes(content[4:8], "little") != len(content) - 8:
        yield "the length in its header is not that of the file"
    at = 12
    while at + 8 <= len(content):
        kind, length = content[at : at + 4], int.from_bytes(content[at + 4 : at + 8], "little")
        if kind == b"VP8X":
            if content[at + 8] & WEBP_FLAGS_FORBIDDEN:
                yield f"VP8X flags {content[at + 8]:02x}"
        elif kind not in WEBP_NEEDED:
            yield f"chunk {kind!r} of {length} bytes"
        at += 8 + length + length % 2
    if at != len(content):
        yield "its last chunk does not end with the file"


def scan(folder, pattern="*"):
    """(how many files, {file: findings}) of every file below a folder whose name is like `pattern`."""
    files = sorted(p for p in folder.rglob(pattern) if p.is_file())
    judged = {str(p.relative_to(folder)): findings(p.read_bytes()) for p in files}
    return len(files), {name: found for name, found in judged.items() if found}
