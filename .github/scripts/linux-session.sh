#!/usr/bin/env bash
# Runs a command in a desktop session with a keychain and notifications.
# Usage: linux-session.sh x11|wayland COMMAND…
set -euo pipefail
display=$1
shift

# The second call, within the display and the session bus.
if [ "${QOTD_SESSION:-}" = "$display" ]; then
  # An unlocked keychain with an empty password.
  eval "$(printf '\n' | gnome-keyring-daemon --unlock --components=secrets)"
  dunst >/dev/null 2>&1 &
  [ "$display" != x11 ] || openbox &
  exec "$@"
fi

export QOTD_SESSION=$display XDG_SESSION_TYPE=$display XDG_CURRENT_DESKTOP=GNOME
XDG_RUNTIME_DIR=$(mktemp -d)
export XDG_RUNTIME_DIR
if [ "$display" = x11 ]; then
  exec xvfb-run --auto-servernum --server-args='-screen 0 1600x1000x24' dbus-run-session -- "$0" "$display" "$@"
fi
weston --backend=headless --socket=qotd --width=1600 --height=1000 &
compositor=$!
trap 'kill "$compositor"' EXIT
for _ in $(seq 100); do
  [ ! -S "$XDG_RUNTIME_DIR/qotd" ] || break
  sleep 0.1
done
unset DISPLAY
WAYLAND_DISPLAY=qotd dbus-run-session -- "$0" "$display" "$@"
