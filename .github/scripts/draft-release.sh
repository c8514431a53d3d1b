#!/usr/bin/env bash
# Drafts the release of a tag with the files in release/ and the notes in release-notes.md. Uploads the update feeds
# last, so that no feed announces a file that isn't there yet.
set -euo pipefail
shopt -s nullglob
feeds=(release/latest*.yml)
files=()
for file in release/*; do
  case $file in
    release/latest*.yml) ;;
    *) files+=("$file") ;;
  esac
done
gh release create "$1" --draft --verify-tag --title "$1" --notes-file release-notes.md
gh release upload "$1" "${files[@]}"
[ ${#feeds[@]} -eq 0 ] || gh release upload "$1" "${feeds[@]}"
