#!/usr/bin/env bash
# Installs a desktop for tests, and allows Electron's sandbox: GitHub's runners block user namespaces.
set -euo pipefail
sudo apt-get update -qq
sudo apt-get install -y -qq --no-install-recommends \
  xvfb xauth openbox weston dbus-x11 dbus-user-session gnome-keyring libsecret-1-0 dunst libnotify4 \
  libgtk-3-0t64 libnss3 libgbm1 libasound2t64 libatspi2.0-0t64 libxss1 libxtst6 xdg-utils rpm
helper=node_modules/electron/dist/chrome-sandbox
sudo chown root:root "$helper"
sudo chmod 4755 "$helper"
