import type { FileProblem } from '../../../shared/exchange.ts';
import { Problem } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './file-problems.module.css';
import { problemMessage } from './import-messages.ts';

/** Problems that are worth a look at once; the rest are counted. */
const MOST_SHOWN = 8;

/** What there is to know about a file as a whole: the first of `count` problems. Nothing if there are none. */
export function FileProblems({ problems, count }: { problems: readonly FileProblem[]; count: number }) {
  const t = useTranslate();
  if (problems.length === 0) return null;
  const more = count - Math.min(problems.length, MOST_SHOWN);
  return (
    <ul className={styles.problems} aria-label={t('importing.ofFile')}>
      {problems.slice(0, MOST_SHOWN).map(({ level, line, path, ...said }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none of them moves.
        <li key={at}>
          <Problem level={level === 'error' ? 'problem' : 'warning'}>
            {line === null ? '' : t('importing.line', { line, message: '' })}
            {path === '' ? '' : `${path}: `}
            {problemMessage(said, t)}
          </Problem>
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{t('importing.moreFindings', { count: more })}</li>}
    </ul>
  );
}
