#!/usr/bin/env bash
# Installs the app on Windows, starts it, and uninstalls it. The library must remain.
set -euo pipefail
data=$(mktemp -d)
folder="$(cygpath "$LOCALAPPDATA")/Programs/qotd-studio"
# Without this variable, the shell changes registry keys and options that start with a slash.
export MSYS_NO_PATHCONV=1
link='HKCU\Software\Classes\qotd\shell\open\command'
installers=(release/*.exe)
"${installers[0]}" /S
test -e "$folder/QOTD Studio.exe"
reg query "$link"
reg query 'HKCU\Software\RegisteredApplications' /v 'QOTD Studio'
npm run tool -- verify-electron \
  --require-electron --only package --packaged "$(cygpath -w "$folder/QOTD Studio.exe")" --data "$(cygpath -w "$data")"
"$folder/Uninstall QOTD Studio.exe" /S
# The uninstaller continues in a copy of itself.
for _ in $(seq 60); do
  [ -e "$folder/QOTD Studio.exe" ] || break
  sleep 1
done
test ! -e "$folder/QOTD Studio.exe"
if reg query "$link"; then
  echo 'The uninstaller left the links of the app.' >&2
  exit 1
fi
test -s "$data/library.json"
