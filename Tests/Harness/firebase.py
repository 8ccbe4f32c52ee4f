"""Exports as Firebase's tools write them, of any number of made-up members."""

import base64
import ctypes
import hashlib
import json
import os

SIGNER_KEY = base64.b64encode(bytes(range(64))).decode()
PARAMETERS = f"""hash_config {{
  algorithm: SCRYPT,
  base64_signer_key: {SIGNER_KEY},
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}}
"""
NAMES = ("Ada Lovelace", "김민준", "Zoë O’Brien", "محمد", "山田 太郎", "Иван Петров", "Nguyễn Thị Hà")


def uid(number):
    """28 letters and digits, as Firebase gives them."""
    digest = hashlib.sha256(str(number).encode()).digest()
    return base64.b64encode(digest).decode().replace("+", "x").replace("/", "y")[:28]


def profile(number):
    """A member in the Realtime Database."""
    return {
        "name": f"{NAMES[number % len(NAMES)]} {number}",
        "age": 18 + number % 60,
        "profileImageUrl": "https://firebasestorage.googleapis.com/v0/b/club.appspot.com/o/"
        f"profile_images%2F{uid(number)}.jpg?alt=media&token=1234",
        "settings": {"theme": "dark", "ratio": 1.10},
        "followers": {uid(number + 1): True, uid(number + 2): True},
    }


def account(number, hashed=None):
    """A member in `firebase auth:export`; `hashed` is a password's (hash, salt)."""
    record = {
        "localId": uid(number),
        "email": f"member{number}@example.org",
        "emailVerified": True,
        "displayName": f"{NAMES[number % len(NAMES)]} {number}",
        "lastSignedInAt": "1700000000000",
        "createdAt": str(1_600_000_000_000 + number),
        "providerUserInfo": [],
    }
    if hashed:
        record |= {"passwordHash": hashed[0], "salt": hashed[1]}
    return record


def aes_counter_mode(data, key):
    """AES-256-CTR from a counter of zero, by the library that Python itself stands on."""
    crypto = ctypes.CDLL("libcrypto.so.3")
    for name in ("EVP_CIPHER_CTX_new", "EVP_aes_256_ctr"):
        getattr(crypto, name).restype = ctypes.c_void_p
    context, cipher = (ctypes.c_void_p(f()) for f in (crypto.EVP_CIPHER_CTX_new, crypto.EVP_aes_256_ctr))
    assert crypto.EVP_EncryptInit_ex(context, cipher, None, key, bytes(16)) == 1
    output, length = ctypes.create_string_buffer(len(data) + 16), ctypes.c_int()
    assert crypto.EVP_EncryptUpdate(context, output, ctypes.byref(length), data, len(data)) == 1
    crypto.EVP_CIPHER_CTX_free(context)
    return output.raw[: length.value]


def password_hash(password, salt=b"saltsalt"):
    """As Firebase's variant of scrypt makes it."""
    key = hashlib.scrypt(password.encode(), salt=salt + b"\x07", n=1 << 14, r=8, p=1, dklen=32)
    hashed = aes_counter_mode(base64.b64decode(SIGNER_KEY), key)
    return base64.b64encode(hashed).decode(), base64.b64encode(salt).decode()


def write_database(path, count, **more):
    """The Realtime Database: `users` between other nodes, as the console exports it."""
    with open(path, "w") as file:
        file.write('{\n  "posts" : {"p1" : {"users" : 1, "text" : "a \\"}{ b"}},\n  "users" : {\n')
        for number in range(count):
            comma = "," if number + 1 < count else ""
            file.write(f"    {json.dumps(uid(number))} : {json.dumps(profile(number) | more)}{comma}\n")
        file.write('  },\n  "version" : 3\n}\n')


def write_accounts(path, count, hashed=None):
    with open(path, "w") as file:
        file.write('{"users": [\n')
        file.write(",\n".join(json.dumps(account(number, hashed)) for number in range(count)))
        file.write("\n]}")


def write_photos(folder, count, photo):
    """`count` names for one photo."""
    os.makedirs(folder / "profile_images")
    first = folder / "profile_images" / f"{uid(0)}.jpg"
    first.write_bytes(photo)
    for number in range(1, count):
        os.link(first, folder / "profile_images" / f"{uid(number)}.jpg")
