#!/usr/bin/env bash
# Installs the deb, starts the app, and uninstalls it. The library must remain.
set -euo pipefail
data=$(mktemp -d)
# The path starts with ./ because apt would look for a package of this name.
sudo apt-get install -y ./release/*.deb
test "$(stat -c %a '/opt/QOTD Studio/chrome-sandbox')" = 4755
test "$(xdg-mime query default x-scheme-handler/qotd)" = qotd-studio.desktop
for display in x11 wayland; do
  .github/scripts/linux-session.sh "$display" npm run tool -- verify-electron \
    --require-electron --only package --packaged '/opt/QOTD Studio/qotd-studio' --data "$data"
done
sudo apt-get remove -y qotd-studio
test ! -e '/opt/QOTD Studio/qotd-studio'
test -s "$data/library.json"
