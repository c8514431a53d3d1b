import { useEffect, useRef, useState } from 'react';
import type { Finding } from '../../../../shared/checks/check.ts';

/** How long a new problem waits while somebody types, in milliseconds. */
const HUSH = 800;

/**
 * Keeps problems to itself that come up while somebody is typing, until the typing rests or the focus leaves; those
 * that were there before stay in sight. `typed` is called with every key, `left` when the focus leaves. With `isHeld`
 * there are none at all: a word is being looked for, which may be what is lacking.
 */
export function useHush(
  findings: readonly Finding[],
  isHeld = false,
): {
  shown: readonly Finding[];
  typed: () => void;
  left: () => void;
} {
  const [keys, setKeys] = useState(0);
  const known = useRef<ReadonlySet<string>>(new Set());
  const isHushed = keys > 0;
  const before = isHushed ? findings.filter((finding) => known.current.has(finding.code)) : findings;
  const shown = isHeld ? [] : before;

  useEffect(() => {
    known.current = new Set(shown.map((finding) => finding.code));
  });
  useEffect(() => {
    if (keys === 0) return;
    const timer = setTimeout(() => setKeys(0), HUSH);
    return () => clearTimeout(timer);
  }, [keys]);

  return { shown, typed: () => setKeys((count) => count + 1), left: () => setKeys(0) };
}
