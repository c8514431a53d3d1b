#!/usr/bin/env bash
# Writes signing keys from secrets to private files, and passes their paths to the next steps. Skips missing secrets.
set -euo pipefail
umask 077
write() { # variable of the secret, variable of the path
  [ -n "${!1:-}" ] || return 0
  printf '%s\n' "${!1}" >"$RUNNER_TEMP/$1"
  echo "$2=$RUNNER_TEMP/$1" >>"$GITHUB_ENV"
  echo "$2 is set."
}
write UPDATE_KEY QOTD_UPDATE_KEY
write NEXT_UPDATE_KEY QOTD_NEXT_UPDATE_KEY
write NOTARIZATION_KEY APPLE_API_KEY
