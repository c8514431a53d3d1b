import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Finding } from '../../../../shared/question/check-question.ts';
import { isUnfinishedOption } from './next-step.ts';

/** The number of attempts to save the draft or to jump to a problem. */
export const SaveAttemptsContext = createContext(0);

/**
 * Hides problems that appear while the user edits a field, until the field loses focus or the user tries to
 * save. Until then, a missing emoji or text is also hidden. Earlier problems remain visible until they're
 * fixed. Call `onType` for every key and `onLeave` on blur.
 * `isSuppressed` hides all problems, for example during a completion that may fix them.
 */
export function useProblemsAfterTyping(
  findings: readonly Finding[],
  isSuppressed = false,
): {
  shown: readonly Finding[];
  onType: () => void;
  onLeave: () => void;
} {
  const attempts = useContext(SaveAttemptsContext);
  /** The number of save attempts at the last key press. */
  const [typedAt, setTypedAt] = useState<number | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const known = useRef<ReadonlySet<string>>(new Set());
  const isTyping = typedAt === attempts;
  const due = wasLeft || attempts > 0 ? findings : findings.filter((finding) => !isUnfinishedOption(finding));
  const before = isTyping ? due.filter((finding) => known.current.has(finding.code)) : due;
  const shown = isSuppressed ? [] : before;
  useEffect(() => {
    known.current = new Set(shown.map((finding) => finding.code));
  });
  const onLeave = () =>
    runAfterPress(() => {
      setTypedAt(null);
      setLeft(true);
    });
  return { shown, onType: () => setTypedAt(attempts), onLeave };
}

/**
 * Runs `call` after the pointer is released, because a button that moves while it's pressed isn't clicked.
 */
function runAfterPress(call: () => void): void {
  if (document.querySelector('button:active, a:active')) {
    addEventListener('pointerup', () => setTimeout(call), { once: true });
  } else {
    call();
  }
}
