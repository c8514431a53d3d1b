#!/usr/bin/env bash
# Prints the path of the unpacked program in release/. Fails unless there's exactly one.
set -euo pipefail
shopt -s nullglob
programs=(
  release/linux*-unpacked/qotd-studio
  release/win*-unpacked/QOTD\ Studio.exe
  release/mac*/QOTD\ Studio.app/Contents/MacOS/QOTD\ Studio
)
if [ "${#programs[@]}" -ne 1 ]; then
  echo "Expected 1 program in release/, found ${#programs[@]}: ${programs[*]}" >&2
  exit 1
fi
echo "${programs[0]}"
