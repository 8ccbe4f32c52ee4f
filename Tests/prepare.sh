# shellcheck shell=bash
# What the commands in this folder share: where things are, and Python with the pinned packages.
# Sourced; expects `set -euo pipefail`.
# shellcheck disable=SC2034  # some of it is for the scripts that source this file

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=deploy/common.sh
. "$root/deploy/common.sh"
python=$root/.build/venv/bin/python
export PYTHONDONTWRITEBYTECODE=1

# A real nginx, the wrappers that start a FastCGI or CGI program, and a real browser with its fonts.
test_packages=(chromium fcgiwrap fonts-noto-color-emoji libheif-examples openssl python3 python3-venv
  rsync spawn-fcgi)

# The virtual environment, made anew when the list of packages has changed.
prepare_python() {
  local list=$root/Tests/requirements.txt stamp=$root/.build/venv/requirements.txt
  cmp -s "$list" "$stamp" && return
  rm -rf "$root/.build/venv"
  mkdir -p "$root/.build"
  # Debian's own Python, whatever else may stand before it in PATH.
  /usr/bin/python3 -m venv "$root/.build/venv"
  "$python" -m pip install --quiet --disable-pip-version-check --requirement "$list"
  cp "$list" "$stamp"
}

need_build() {
  [ -x "$root/.build/release/tintype" ] && return
  "${release_build[@]}" --package-path "$root"
}
