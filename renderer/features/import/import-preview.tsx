import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { FileFaultCode, FileProblem } from '../../../shared/import-export/file-problem.ts';
import type {
  ImportPreview,
  ImportRow as Row,
} from '../../../shared/import-export/import-preview-schemas.ts';
import type { PackPreview } from '../../../shared/import-export/pack-schemas.ts';
import { formatError } from '../../../shared/messages/error-message.ts';
import { formatList } from '../../../shared/messages/translate.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Problem } from '../../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import smallText from '../../ui/styles/small-text.module.css';
import { formatProblem, formatRowCounts } from './import-messages.ts';
import styles from './import-preview.module.css';
import { ImportProgress } from './import-progress.tsx';
import { ImportRow } from './import-row.tsx';
import {
  classifyRow,
  hasOwnLines,
  isInLibrary,
  isSelected,
  type NearestQuestions,
  type RowCounts,
  type RowSelection,
} from './import-row-selection.ts';
import type { PreviewResult } from './import-session.ts';
import type { ComparisonProgress } from './use-nearest-questions.ts';

export function ImportPreviewPane(props: {
  result: PreviewResult | null;
  isOutdated: boolean;
  /** The progress of reading a large file, or null if no large file is being read. */
  progress: number | null;
  onCancel: () => void;
  /** Why a file couldn't be read. */
  fileError: string | null;
  sums: RowCounts | null;
  /** The choice for options without emoji. */
  emojiBar: ReactNode;
  selection: RowSelection;
  comparison: ComparisonProgress;
  resolver: EmojiResolver;
  onSelect: (rows: readonly Row[], selected: boolean) => void;
  onGoToLine: ((line: number) => void) | null;
}) {
  const { result, isOutdated, progress, fileError, sums, comparison } = props;
  const t = useTranslate();
  const { done, total, isRunning } = comparison;
  const preview = result?.preview ?? null;
  const isPlanned = preview?.state === 'planned' && sums !== null;
  return (
    <div className={styles.pane}>
      <p className={styles.bar} role="status">
        <b className={styles.strong}>{t('importing.dryRun')}</b>
        <span>
          {isPlanned ? formatRowCounts(sums, t) : ''}
          {result === null && isOutdated ? t('importing.looking') : ''}
        </span>
        {isPlanned && isRunning && (
          <span className={styles.quiet}>{t('importing.comparing', { done, total })}</span>
        )}
      </p>
      {isOutdated && progress !== null && <ImportProgress progress={progress} onCancel={props.onCancel} />}
      {fileError && <Problem level="problem">{fileError}</Problem>}
      {isPlanned && preview.pack && <PackSummary pack={preview.pack} />}
      {props.emojiBar}
      <PreviewContent {...props} />
    </div>
  );
}

function PreviewContent(props: Parameters<typeof ImportPreviewPane>[0]) {
  const { result, isOutdated, fileError, sums } = props;
  const t = useTranslate();

  if (!result) {
    return isOutdated || fileError ? null : (
      <EmptyState icon="import" title={t('importing.empty')}>
        {t('importing.emptyHelp')}
      </EmptyState>
    );
  }
  const { preview, error, isCanceled } = result;
  if (isCanceled) {
    return (
      <EmptyState icon="import" title={t('importing.canceled')}>
        {t('importing.canceledHelp')}
      </EmptyState>
    );
  }
  if (!preview) {
    return (
      <EmptyState icon="alert" title={t('importing.failed')}>
        {formatError(error, t)}
      </EmptyState>
    );
  }
  if (preview.state === 'rejected' || !sums) {
    return (
      <div className={styles.refused} role="alert">
        <FileProblems problems={preview.problems} count={preview.problemCount} />
      </div>
    );
  }
  return (
    <ImportTable
      preview={preview}
      selection={props.selection}
      nearest={props.comparison.nearest}
      resolver={props.resolver}
      onSelect={props.onSelect}
      onGoToLine={props.onGoToLine}
    />
  );
}

/** More emoji are only counted. */
const MAX_SHOWN_EMOJI = 8;

/** Shows a pack's description and what happens to its custom emoji. */
function PackSummary({ pack }: { pack: PackPreview }) {
  const t = useTranslate();
  const formatNames = (names: readonly string[]) => {
    const shown = names.slice(0, MAX_SHOWN_EMOJI).map((name) => `:${name}:`);
    const more = names.length - shown.length;
    return more > 0
      ? t('importing.pack.more', { names: shown.join(', '), count: more })
      : formatList(t, shown);
  };
  const { name, description, author, emoji, keptEmoji, hidingEmoji } = pack;
  return (
    <div className={styles.pack}>
      <b className={styles.strong} dir="auto">
        {t('importing.pack.title', { name, hasAuthor: Boolean(author), author: author ?? '' })}
      </b>
      {description && <p dir="auto">{description}</p>}
      {emoji.length > 0 && (
        <p>
          {t('importing.pack.added', {
            count: emoji.length,
            names: formatNames(emoji.map((one) => one.name)),
          })}
        </p>
      )}
      {keptEmoji.length > 0 && (
        <p>{t('importing.pack.kept', { count: keptEmoji.length, names: formatNames(keptEmoji) })}</p>
      )}
      {hidingEmoji.length > 0 && (
        <Problem level="warning">
          {t('importing.pack.hiding', { count: hidingEmoji.length, names: formatNames(hidingEmoji) })}
        </Problem>
      )}
    </div>
  );
}

/** Notes about text that was converted. They aren't warnings. */
const CONVERSIONS: ReadonlySet<FileFaultCode> = new Set([
  'question-list',
  'heading-tags',
  'chat-emoji',
  'encoded-twice',
]);

/** More problems are only counted. */
const MAX_SHOWN_PROBLEMS = 8;

/**
 * Lists the file's first problems and the number of others. `count` includes problems that aren't in
 * `problems`.
 */
function FileProblems({ problems, count }: { problems: readonly FileProblem[]; count: number }) {
  const t = useTranslate();
  if (problems.length === 0) return null;
  const more = count - Math.min(problems.length, MAX_SHOWN_PROBLEMS);
  return (
    <ul className={styles.problems} aria-label={t('importing.ofFile')}>
      {problems.slice(0, MAX_SHOWN_PROBLEMS).map(({ level, line, path, ...said }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none of them moves.
        <li key={at}>
          {said.fault !== undefined && CONVERSIONS.has(said.fault.code) ? (
            <p className={smallText.note}>{formatProblem(said, t)}</p>
          ) : (
            <Problem level={level === 'error' ? 'problem' : 'warning'}>
              {line === null ? '' : t('importing.line', { line, message: '' })}
              {path === '' ? '' : `${path}: `}
              {formatProblem(said, t)}
            </Problem>
          )}
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{t('importing.moreFindings', { count: more })}</li>}
    </ul>
  );
}

type Filter = 'all' | 'problem' | 'here';

/** More rows would make each selection slow. */
const ROWS_PER_PAGE = 200;
/** The smallest number of rows for which the filter is shown. */
const FILTER_FROM_ROWS = 8;

/** Lists the rows to import, each with a checkbox. Arrow keys move between the checkboxes. */
function ImportTable(props: {
  preview: ImportPreview;
  selection: RowSelection;
  nearest: NearestQuestions;
  resolver: EmojiResolver;
  onSelect: (rows: readonly Row[], selected: boolean) => void;
  onGoToLine: ((line: number) => void) | null;
}) {
  const { preview, selection, nearest, onSelect } = props;
  const { behind } = preview;
  const left = behind.here + behind.repeated + behind.impossible;
  const hasLines = useMemo(() => hasOwnLines(preview.rows), [preview]);
  const t = useTranslate();
  const [filter, setFilter] = useState<Filter>('all');
  const [shown, setShown] = useState(ROWS_PER_PAGE);
  const [current, setCurrent] = useState<Row | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = preview.rows.filter((row) => isInFilter(filter, classifyRow(row, nearest)));
  const positions = useMemo(() => new Map(preview.rows.map((row, at) => [row, at + 1])), [preview]);
  const count = (which: Filter) =>
    preview.rows.filter((row) => isInFilter(which, classifyRow(row, nearest))).length;
  const [problems, here] = [count('problem'), count('here')];
  const drawn = rows.slice(0, shown);
  const free = drawn.filter(({ index }) => index !== null);
  const selected = free.filter((row) => isSelected(row, selection, nearest)).length;
  const stop = current && drawn.includes(current) ? current : free[0];
  const select = useCallback((row: Row, value: boolean) => onSelect([row], value), [onSelect]);
  return (
    <>
      {preview.rows.length >= FILTER_FROM_ROWS && (problems > 0 || here > 0) && (
        <SegmentedControl
          className={styles.filter}
          label={t('importing.show')}
          segments={[
            { id: 'all' as const, label: t('importing.filters.all') },
            { id: 'problem' as const, label: t('importing.filters.problem', { count: problems }) },
            { id: 'here' as const, label: t('importing.filters.here', { count: here }) },
          ]}
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setShown(ROWS_PER_PAGE);
          }}
        />
      )}
      <section
        className={styles.scroller}
        aria-label={t('importing.dryRun')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the content must scroll with the keyboard.
        tabIndex={0}
      >
        <FileProblems problems={preview.problems} count={preview.problemCount} />
        <table className={styles.table}>
          <thead>
            <tr>
              <th>
                <CheckBox
                  aria-label={t('importing.takeAll')}
                  isSelected={selected > 0 && selected === free.length}
                  isIndeterminate={selected > 0 && selected < free.length}
                  isDisabled={free.length === 0}
                  onChange={(value) =>
                    onSelect(
                      rows.filter(({ index }) => index !== null),
                      value,
                    )
                  }
                />
              </th>
              <th>{t(hasLines ? 'importing.head.line' : 'importing.head.position')}</th>
              <th>{t('importing.head.question')}</th>
              <th className={styles.emoji}>
                <VisuallyHidden>{t('importing.head.emoji')}</VisuallyHidden>
              </th>
              <th className={styles.right}>{t('importing.head.options')}</th>
              <th className={styles.will}>{t('importing.head.will')}</th>
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={moveCheckBoxFocus}>
            {drawn.map((row, at) => (
              <ImportRow
                key={row.index ?? `bad ${at}`}
                row={row}
                nearest={row.index === null ? undefined : nearest.get(row.index)}
                isSelected={isSelected(row, selection, nearest)}
                isInLibrary={isInLibrary(row, nearest)}
                resolver={props.resolver}
                isCurrent={row === stop}
                position={hasLines ? null : (positions.get(row) ?? null)}
                onSelect={select}
                onCurrent={setCurrent}
                onGoToLine={hasLines ? props.onGoToLine : null}
              />
            ))}
          </tbody>
        </table>
        <div className={styles.end}>
          {rows.length > shown && (
            <Button size="small" onPress={() => setShown(shown + ROWS_PER_PAGE)}>
              {t('importing.showMore', { count: Math.min(ROWS_PER_PAGE, rows.length - shown) })}
            </Button>
          )}
          {filter === 'all' && behind.taken + left > 0 && (
            <p>{t('importing.behind', { count: behind.taken + left, taken: behind.taken, left })}</p>
          )}
        </div>
      </section>
    </>
  );
}

const isInFilter = (filter: Filter, kind: ReturnType<typeof classifyRow>): boolean =>
  filter === 'all' || kind === filter || (filter === 'problem' && kind === 'impossible');

/** Moves focus between checkboxes with the arrow keys, Home, and End. */
function moveCheckBoxFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:enabled')];
  const at = event.target instanceof HTMLInputElement ? boxes.indexOf(event.target) : -1;
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: boxes.length - 1,
  };
  const next = steps[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  boxes[Math.min(Math.max(next, 0), boxes.length - 1)]?.focus();
}
