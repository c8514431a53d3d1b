import type { EmojiBook } from '../../../shared/emoji/emoji.ts';
import type { ImportRow } from '../../../shared/import-look.ts';
import { errorMessage } from '../../../shared/messages/error-message.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Problem } from '../../ui/fields/text-field.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { DryRun } from './dry-run.tsx';
import { FileProblems } from './file-problems.tsx';
import { sumsMessage } from './import-messages.ts';
import styles from './import-preview.module.css';
import { ImportProgress } from './import-progress.tsx';
import type { Sums, Ticks } from './selected-rows.ts';
import type { Looked } from './use-import-preview.ts';
import type { Comparison } from './use-nearest-questions.ts';

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
  const t = useTranslate();
  const { done, total } = comparison;
  const look = looked?.look ?? null;
  const isPlanned = look?.state === 'planned' && sums !== null;
  return (
    <div className={styles.pane}>
      <p className={styles.bar} role="status">
        <b className={styles.strong}>{t('importing.dryRun')}</b>
        <span>
          {isPlanned ? sumsMessage(sums, t) : ''}
          {looked === null && isBehind ? t('importing.looking') : ''}
        </span>
        {isPlanned && done < total && (
          <span className={styles.quiet}>{t('importing.comparing', { done, total })}</span>
        )}
      </p>
      {isBehind && share !== null && <ImportProgress share={share} onCancel={props.onCancel} />}
      {wrong && <Problem level="problem">{wrong}</Problem>}
      <Outcome {...props} />
    </div>
  );
}

function Outcome(props: Parameters<typeof LookPane>[0]) {
  const { looked, isBehind, wrong, sums } = props;
  const t = useTranslate();

  if (!looked) {
    return isBehind || wrong ? null : (
      <EmptyState icon="import" title={t('importing.empty')}>
        {t('importing.emptyHelp')}
      </EmptyState>
    );
  }
  const { look, error, isCanceled } = looked;
  if (isCanceled) {
    return (
      <EmptyState icon="import" title={t('importing.canceled')}>
        {t('importing.canceledHelp')}
      </EmptyState>
    );
  }
  if (!look) {
    return (
      <EmptyState icon="alert" title={t('importing.failed')}>
        {errorMessage(error, t)}
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
