# shellcheck shell=bash
# shellcheck disable=SC2034  # the arrays are for the scripts that source this file
# What several scripts share: the packages, their installation, and the one way to build.

# What `swift build` needs beside the toolchain's own folder.
toolchain_packages=(binutils ca-certificates git libc6-dev libcurl4 libgcc-12-dev libncurses6
  libsqlite3-0 libstdc++-12-dev libxml2 pkg-config tzdata zlib1g-dev)
# The libraries that Tintype stands on, nginx in front of it, and the fonts of most scripts (70 MB).
site_packages=(fonts-noto-cjk fonts-noto-core libbsd-dev libcurl4-openssl-dev libfcgi-dev
  libidn2-dev libmagic-dev libpango1.0-dev libseccomp-dev libsodium-dev libunistring-dev
  libvips-dev nettle-dev nginx zlib1g-dev)

# install_packages NAME...: as root, or by sudo.
install_packages() {
  local missing=() name as_root=() policy=/usr/sbin/policy-rc.d placed=no status=0
  for name in "$@"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null)" = installed ] ||
      missing+=("$name")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || {
      echo "These packages are missing; install them as root: ${missing[*]}" >&2
      return 1
    }
    as_root=(sudo)
  fi
  echo "Installing ${missing[*]}"
  # A newly installed nginx would start at once on port 80. Nobody asked for that.
  if [ ! -e "$policy" ]; then
    printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" install -m 755 /dev/stdin "$policy"
    placed=yes
  fi
  "${as_root[@]}" apt-get update -q >/dev/null &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -q --no-install-recommends "${missing[@]}" >/dev/null || status=$?
  [ $placed = no ] || "${as_root[@]}" rm -f "$policy"
  [ $status = 0 ] || echo "Not everything could be installed: ${missing[*]}" >&2
  return $status
}

# The release build of all executables, the same in every script.
release_build=(swift build -c release --static-swift-stdlib
  --explicit-target-dependency-import-check error
  # What the loader has filled in nobody overwrites later (RELRO as a whole).
  -Xlinker -z -Xlinker now)
