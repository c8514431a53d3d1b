#!/usr/bin/env bash
# Checks the messages of the commits in a range such as origin/main..HEAD: `area: Imperative summary` of at most
# 72 characters, and a body.
set -euo pipefail

failed=0
report() { # commit, problem
  printf '%s\n  %s\n' "$1" "$2" >&2
  failed=1
}

for commit in $(git rev-list --no-merges --reverse "$1"); do
  subject=$(git show --no-patch --format=%s "$commit")
  line="${commit:0:8} $subject"
  if ((${#subject} > 72)); then report "$line" "The subject has ${#subject} characters. Use at most 72."; fi
  if ! [[ $subject =~ ^[a-z][a-z0-9-]*:\ [A-Z][a-z]+\ .*[^.]$ ]]; then
    report "$line" 'Write the subject as "area: Imperative summary", without a period.'
  elif [[ $subject =~ ^[^\ ]+\ (Say|Call|Name|Give|Let|Take|Tell)\  ]]; then
    report "$line" "Use a more specific verb than ${BASH_REMATCH[1]}, such as Add, Fix, Rename, Extract, Remove, or Document."
  fi
  [[ -n $(git show --no-patch --format=%b "$commit") ]] || report "$line" 'Add a body: why the change is needed, and how you checked it.'
done
exit "$failed"
