#!/usr/bin/env bash
# Installs and uninstalls the rpm in a container of Fedora, which has no display to start the app on.
set -euo pipefail
docker run --rm --volume "$PWD/release:/release:ro" fedora:43 sh -euxc '
  dnf install -y /release/*.rpm
  command -v qotd-studio
  test "$(stat -c %a "/opt/QOTD Studio/chrome-sandbox")" = 4755
  ldd "/opt/QOTD Studio/qotd-studio" | tee /tmp/libraries
  ! grep "not found" /tmp/libraries || exit 1
  dnf remove -y qotd-studio
  test ! -e "/opt/QOTD Studio/qotd-studio"
'
