import { useEffect, useRef, useState } from 'react';
import type { Finding } from '../../../../shared/question/check-question.ts';

/** How long a new problem waits while somebody types, in milliseconds. */
const PROBLEM_DELAY_MS = 800;

/**
 * Keeps problems to itself that come up while somebody is typing, until the typing rests or the focus leaves; those
 * that were there before stay in sight. `typed` is called with every key, `left` when the focus leaves. With `isHeld`
 * there are none at all: a word is being looked for, which may be what is lacking.
 */
export function useDelayedProblems(
  findings: readonly Finding[],
  isSuppressed = false,
): {
  shown: readonly Finding[];
  onType: () => void;
  onLeave: () => void;
} {
  const [keyCount, setKeys] = useState(0);
  const known = useRef<ReadonlySet<string>>(new Set());
  const isTyping = keyCount > 0;
  const before = isTyping ? findings.filter((finding) => known.current.has(finding.code)) : findings;
  const shown = isSuppressed ? [] : before;

  useEffect(() => {
    known.current = new Set(shown.map((finding) => finding.code));
  });
  useEffect(() => {
    if (keyCount === 0) return;
    const timer = setTimeout(() => setKeys(0), PROBLEM_DELAY_MS);
    return () => clearTimeout(timer);
  }, [keyCount]);

  return { shown, onType: () => setKeys((count) => count + 1), onLeave: () => setKeys(0) };
}
