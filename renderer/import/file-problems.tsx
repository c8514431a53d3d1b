import type { FileProblem } from '../../shared/exchange.ts';
import { Problem } from '../ui/controls/field.tsx';
import { useText } from '../ui/text/text.tsx';
import styles from './file-problems.module.css';

/** Problems that are worth a look at once; the rest are counted. */
const MOST_SHOWN = 8;

/** What there is to know about a file as a whole: the first of `count` problems. Nothing if there are none. */
export function FileProblems({ problems, count }: { problems: readonly FileProblem[]; count: number }) {
  const words = useText().importing;
  if (problems.length === 0) return null;
  const more = count - Math.min(problems.length, MOST_SHOWN);
  return (
    <ul className={styles.problems} aria-label={words.ofFile}>
      {problems.slice(0, MOST_SHOWN).map(({ level, line, path, ...said }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none of them moves.
        <li key={at}>
          <Problem level={level === 'error' ? 'problem' : 'warning'}>
            {line === null ? '' : words.line(line, '')}
            {path === '' ? '' : `${path}: `}
            {words.problem(said)}
          </Problem>
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{words.moreFindings(more)}</li>}
    </ul>
  );
}
