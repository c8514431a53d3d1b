import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { EmojiBook } from '../../../shared/emoji/emoji.ts';
import type { ImportLook, ImportRow as Row } from '../../../shared/import-look.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './dry-run.module.css';
import { FileProblems } from './file-problems.tsx';
import { ImportRow } from './import-row.tsx';
import { isHere, isTicked, kindOfRow, type Nearest, type Ticks } from './selected-rows.ts';

type Filter = 'all' | 'problem' | 'here';

/** Rows that are drawn at a time: more would make each tick slow. */
const AT_ONCE = 200;
/** From so many rows on it helps to see some of them. */
const MANY = 8;

/** What would be imported, row by row, each with a box. Arrow keys go from box to box. */
export function DryRun(props: {
  look: ImportLook;
  ticks: Ticks;
  nearest: Nearest;
  book: EmojiBook;
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
                book={props.book}
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
