#!/usr/bin/env bash
# Installs the app from the dmg, starts it, and deletes it. The library must remain.
set -euo pipefail
data=$(mktemp -d)
volume=$(mktemp -d)
app='/Applications/QOTD Studio.app'
hdiutil attach release/*.dmg -nobrowse -readonly -mountpoint "$volume"
cp -R "$volume/QOTD Studio.app" "$app"
hdiutil detach "$volume"
codesign --verify --deep --strict --verbose=2 "$app"
# Only a notarized app passes.
spctl --assess --type execute --verbose "$app" || echo 'Not notarized'
npm run tool -- verify-electron \
  --require-electron --only package --packaged "$app/Contents/MacOS/QOTD Studio" --data "$data"
rm -r "$app"
test -s "$data/library.json"
