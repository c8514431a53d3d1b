#!/usr/bin/env bash
# Drafts the release of a tag with the files in release/ and the notes in release-notes.md. Uploads the update feeds
# last, so that no feed announces a file that isn't there yet. Can be repeated after a failed upload.
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
if ! draft=$(gh release view "$1" --json isDraft --jq .isDraft 2>/dev/null); then
  gh release create "$1" --draft --verify-tag --title "$1" --notes-file release-notes.md
elif [ "$draft" != true ]; then
  echo "$1 is already published. Publish a newer version instead." >&2
  exit 1
fi
gh release upload "$1" --clobber "${files[@]}"
[ ${#feeds[@]} -eq 0 ] || gh release upload "$1" --clobber "${feeds[@]}"
