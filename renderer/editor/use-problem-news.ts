import { useEffect, useRef } from 'react';
import type { Finding } from '../../shared/checks/check.ts';
import { useAnnounce } from '../ui/feedback/announce.tsx';
import { useText } from '../ui/text/text.tsx';
import { countLevels } from './finding-place.ts';

/** How long the number of problems has to stay before it is said, in milliseconds. */
const SETTLED = 1000;

/** Says the number of problems when it has changed and stays so. */
export function useProblemNews(findings: readonly Finding[], isQuiet: boolean): void {
  const { problems } = countLevels(findings);
  const announce = useAnnounce();
  const text = useText().editor;
  const said = useRef(problems);
  useEffect(() => {
    if (isQuiet) said.current = problems;
    if (said.current === problems) return;
    const timer = setTimeout(() => {
      said.current = problems;
      announce(problems === 0 ? text.noProblems : text.problems(problems));
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [problems, isQuiet, announce, text]);
}
