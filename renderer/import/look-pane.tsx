import type { EmojiBook } from '../../shared/emoji/emoji.ts';
import type { ImportRow } from '../../shared/import-look.ts';
import { Problem } from '../ui/controls/field.tsx';
import { describeError } from '../ui/feedback/describe-error.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { useText } from '../ui/text/text.tsx';
import { DryRun } from './dry-run.tsx';
import { FileProblems } from './file-problems.tsx';
import { ImportProgress } from './import-progress.tsx';
import styles from './look-pane.module.css';
import type { Sums, Ticks } from './row-choice.ts';
import type { Looked } from './use-look.ts';
import type { Comparison } from './use-nearest.ts';

/** What would become of the text, or why nothing can. */
export function LookPane(props: {
  looked: Looked | null;
  isBehind: boolean;
  /** The share of the file that is read; null while that takes no time. */
  share: number | null;
  onCancel: () => void;
  /** Why a file could not be read. */
  wrong: string | null;
  sums: Sums | null;
  ticks: Ticks;
  comparison: Comparison;
  book: EmojiBook;
  onTick: (rows: readonly ImportRow[], ticked: boolean) => void;
  onGoTo: ((line: number) => void) | null;
}) {
  const { looked, isBehind, share, wrong, sums, comparison } = props;
  const words = useText().importing;
  const { done, total } = comparison;
  const look = looked?.look ?? null;
  const isPlanned = look?.state === 'planned' && sums !== null;
  return (
    <div className={styles.pane}>
      <p className={styles.bar} role="status">
        <b className={styles.strong}>{words.dryRun}</b>
        <span>
          {isPlanned ? words.sums(sums) : ''}
          {looked === null && isBehind ? words.looking : ''}
        </span>
        {isPlanned && done < total && <span className={styles.quiet}>{words.comparing(done, total)}</span>}
      </p>
      {isBehind && share !== null && <ImportProgress share={share} onCancel={props.onCancel} />}
      {wrong && <Problem level="problem">{wrong}</Problem>}
      <Outcome {...props} />
    </div>
  );
}

function Outcome(props: Parameters<typeof LookPane>[0]) {
  const { looked, isBehind, wrong, sums } = props;
  const text = useText();
  const words = useText().importing;
  if (!looked) {
    return isBehind || wrong ? null : (
      <EmptyState icon="import" title={words.empty}>
        {words.emptyHelp}
      </EmptyState>
    );
  }
  const { look, error, isCanceled } = looked;
  if (isCanceled) {
    return (
      <EmptyState icon="import" title={words.canceled}>
        {words.canceledHelp}
      </EmptyState>
    );
  }
  if (!look) {
    return (
      <EmptyState icon="alert" title={words.failed}>
        {describeError(error, text)}
      </EmptyState>
    );
  }
  if (look.state === 'refused' || !sums) {
    return (
      <div className={styles.refused} role="alert">
        <FileProblems problems={look.problems} count={look.problemCount} />
      </div>
    );
  }
  return (
    <DryRun
      look={look}
      ticks={props.ticks}
      nearest={props.comparison.nearest}
      book={props.book}
      onTick={props.onTick}
      onGoTo={props.onGoTo}
    />
  );
}
