import { useEffect, useRef, useState } from 'react';
import type { Finding } from '../../../../shared/question/check-question.ts';

/** How long a new problem is hidden after the last key. */
const PROBLEM_DELAY_MS = 800;

/**
 * Hides problems that appear during typing until typing pauses or the focus leaves; earlier ones stay visible. Call
 * `onType` with every key and `onLeave` on blur. `isSuppressed` hides all, for example during a completion that may fix
 * them.
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
