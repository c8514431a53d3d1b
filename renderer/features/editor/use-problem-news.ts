import { useEffect, useRef } from 'react';
import type { Finding } from '../../../shared/checks/check.ts';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { countLevels } from './problems/finding-location.ts';

/** How long the number of problems has to stay before it is said, in milliseconds. */
const SETTLED = 1000;

/** Says the number of problems when it has changed and stays so. */
export function useProblemNews(findings: readonly Finding[], isQuiet: boolean): void {
  const { problems } = countLevels(findings);
  const announce = useAnnounce();
  const t = useTranslate();
  const said = useRef(problems);
  useEffect(() => {
    if (isQuiet) said.current = problems;
    if (said.current === problems) return;
    const timer = setTimeout(() => {
      said.current = problems;
      announce(problems === 0 ? t('editor.noProblems') : t('editor.problems', { count: problems }));
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [problems, isQuiet, announce, t]);
}
