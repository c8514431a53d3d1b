import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { EmojiResolver } from '../../../shared/emoji/emoji-resolver.ts';
import type { FileProblem } from '../../../shared/exchange.ts';
import type { ImportLook, ImportRow as Row } from '../../../shared/import-look.ts';
import { errorMessage } from '../../../shared/messages/error-message.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Problem } from '../../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { problemMessage, sumsMessage } from './import-messages.ts';
import styles from './import-preview.module.css';
import { ImportProgress } from './import-progress.tsx';
import { ImportRow } from './import-row.tsx';
import type { Looked } from './import-session.ts';
import { isHere, isTicked, kindOfRow, type Nearest, type Sums, type Ticks } from './selected-rows.ts';
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
  resolver: EmojiResolver;
  onTick: (rows: readonly Row[], ticked: boolean) => void;
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
      resolver={props.resolver}
      onTick={props.onTick}
      onGoTo={props.onGoTo}
    />
  );
}

/** Problems that are worth a look at once; the rest are counted. */
const MOST_SHOWN = 8;

/** What there is to know about a file as a whole: the first of `count` problems. Nothing if there are none. */
function FileProblems({ problems, count }: { problems: readonly FileProblem[]; count: number }) {
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

type Filter = 'all' | 'problem' | 'here';

/** Rows that are drawn at a time: more would make each tick slow. */
const AT_ONCE = 200;
/** From so many rows on it helps to see some of them. */
const MANY = 8;

/** What would be imported, row by row, each with a box. Arrow keys go from box to box. */
function DryRun(props: {
  look: ImportLook;
  ticks: Ticks;
  nearest: Nearest;
  resolver: EmojiResolver;
  onTick: (rows: readonly Row[], ticked: boolean) => void;
  onGoTo: ((line: number) => void) | null;
}) {
  const { look, ticks, nearest, onTick } = props;
  const { behind } = look;
  const left = behind.here + behind.impossible;
  const t = useTranslate();
  const [filter, setFilter] = useState<Filter>('all');
  const [shown, setShown] = useState(AT_ONCE);
  const [current, setCurrent] = useState<Row | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = look.rows.filter((row) => passes(filter, kindOfRow(row, nearest)));
  const count = (which: Filter) => look.rows.filter((row) => passes(which, kindOfRow(row, nearest))).length;
  const [problems, here] = [count('problem'), count('here')];
  const drawn = rows.slice(0, shown);
  const free = drawn.filter(({ index }) => index !== null);
  const ticked = free.filter((row) => isTicked(row, ticks, nearest)).length;
  const stop = current && drawn.includes(current) ? current : free[0];
  const tick = useCallback((row: Row, value: boolean) => onTick([row], value), [onTick]);
  return (
    <>
      {look.rows.length >= MANY && (problems > 0 || here > 0) && (
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
            setShown(AT_ONCE);
          }}
        />
      )}
      <section
        className={styles.scroller}
        aria-label={t('importing.dryRun')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard.
        tabIndex={0}
      >
        <FileProblems problems={look.problems} count={look.problemCount} />
        <table className={styles.table}>
          <thead>
            <tr>
              <th>
                <CheckBox
                  aria-label={t('importing.takeAll')}
                  isSelected={ticked > 0 && ticked === free.length}
                  isIndeterminate={ticked > 0 && ticked < free.length}
                  isDisabled={free.length === 0}
                  onChange={(value) =>
                    onTick(
                      rows.filter(({ index }) => index !== null),
                      value,
                    )
                  }
                />
              </th>
              <th>{t('importing.head.line')}</th>
              <th>{t('importing.head.question')}</th>
              <th className={styles.emoji}>
                <VisuallyHidden>{t('importing.head.emoji')}</VisuallyHidden>
              </th>
              <th className={styles.right}>{t('importing.head.options')}</th>
              <th className={styles.will}>{t('importing.head.will')}</th>
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={moveBox}>
            {drawn.map((row, at) => (
              <ImportRow
                key={row.index ?? `bad ${at}`}
                row={row}
                nearest={row.index === null ? undefined : nearest.get(row.index)}
                ticked={isTicked(row, ticks, nearest)}
                isHere={isHere(row, nearest)}
                resolver={props.resolver}
                isCurrent={row === stop}
                onTick={tick}
                onCurrent={setCurrent}
                onGoTo={props.onGoTo}
              />
            ))}
          </tbody>
        </table>
        <div className={styles.end}>
          {rows.length > shown && (
            <Button size="small" onPress={() => setShown(shown + AT_ONCE)}>
              {t('importing.showMore', { count: Math.min(AT_ONCE, rows.length - shown) })}
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

const passes = (filter: Filter, kind: ReturnType<typeof kindOfRow>): boolean =>
  filter === 'all' || kind === filter || (filter === 'problem' && kind === 'impossible');

/** Moves from box to box by arrow keys, Home and End. */
function moveBox(event: KeyboardEvent<HTMLElement>): void {
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
