#!/usr/bin/env bash
# Fails unless the tag names the version in package.json.
set -euo pipefail
expected="v$(node -p 'require("./package.json").version')"
if [ "$1" != "$expected" ]; then
  echo "The tag is $1, but package.json requires $expected." >&2
  exit 1
fi
