#!/usr/bin/env bash
# Downloads Electron. Fails after several attempts, so that no job runs on the mock instead.
set -euo pipefail
for attempt in 1 2 3; do
  if node node_modules/electron/install.js && [ -s node_modules/electron/path.txt ]; then
    echo "Electron: $(cat node_modules/electron/path.txt)"
    exit 0
  fi
  echo "Attempt $attempt to download Electron failed." >&2
  sleep "${RETRY_SECONDS:-10}"
done
exit 1
