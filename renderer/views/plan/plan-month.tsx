import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { daysFrom } from '../../../shared/library/calendar-date.ts';
import type { Summary } from '../../../shared/library/entry.ts';
import type { TimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './plan-month.module.css';

/** The days or months by which a key moves. */
export type PlanStep = { days: number; months?: undefined } | { months: number; days?: undefined };

/** The number of titles that fit into a cell. */
const MAX_SHOWN_TITLES = 2;

/** The calendar of a month, with arrow-key navigation. */
export function PlanMonth(props: {
  label: string;
  weeks: readonly string[][];
  /** `2026-11`; days of other months are dimmed. */
  month: string;
  today: string;
  day: string;
  days: ReadonlyMap<string, readonly Summary[]>;
  time: TimeFormat;
  onDay: (day: string) => void;
  onStep: (step: PlanStep) => void;
}) {
  const { weeks, day, onStep } = props;
  const t = useTranslate();

  const help = useId();
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    moved.current = true;
    onStep(step);
  };
  return (
    <div className={styles.container}>
      <table ref={grid} className={styles.grid} aria-label={props.label} aria-describedby={help}>
        <thead>
          <tr>
            {weekdayNames(t('time.locale'), sampleWeek(weeks)).map(({ short, long }) => (
              <th key={long} scope="col" className={styles.weekday} abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} className={styles.cell}>
                  <Day {...props} one={one} rows={props.days.get(one) ?? []} onKeyDown={onKeyDown} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={help} className={styles.help}>
        {t('library.plan.help')} {t('library.plan.keys')}
      </p>
    </div>
  );
}

function Day(props: {
  one: string;
  rows: readonly Summary[];
  month: string;
  today: string;
  day: string;
  time: TimeFormat;
  onDay: (day: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { one, rows, day } = props;
  const t = useTranslate();
  const isChosen = one === day;
  return (
    <button
      type="button"
      className={classNames(
        styles.day,
        isChosen && styles.chosen,
        one === props.today && styles.today,
        !one.startsWith(props.month) && styles.other,
      )}
      data-day={one}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={t('library.plan.dayHas', { day: props.time.day(one), count: rows.length })}
      {...(one === props.today ? { 'aria-current': 'date' as const } : {})}
      {...(isChosen ? { 'data-pane-start': '' } : {})}
      onClick={() => props.onDay(one)}
      onKeyDown={props.onKeyDown}
    >
      <span className={styles.number}>{Number(one.slice(8))}</span>
      {rows.slice(0, MAX_SHOWN_TITLES).map((row) => (
        <span key={row.id} className={styles.title} dir="auto">
          {row.title.trim() || t('library.plan.untitled')}
        </span>
      ))}
      {rows.length > MAX_SHOWN_TITLES && (
        <span className={styles.more}>
          {t('library.plan.more', { count: rows.length - MAX_SHOWN_TITLES })}
        </span>
      )}
    </button>
  );
}

const STEP_OF_KEY: Readonly<Record<string, PlanStep>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};

const stepOf = (event: KeyboardEvent): PlanStep | null =>
  event.ctrlKey || event.altKey || event.metaKey ? null : (STEP_OF_KEY[event.key] ?? null);

/** The weekday names of a week, short and long. */
function weekdayNames(locale: string, week: readonly string[]): { short: string; long: string }[] {
  const name = (weekday: 'short' | 'long') => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  const [short, long] = [name('short'), name('long')];
  return week.map((day) => ({ short: short.format(Date.parse(day)), long: long.format(Date.parse(day)) }));
}

/** The first day of the week in a locale: 1 (Monday) to 7 (Sunday). */
export function firstWeekday(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return known.getWeekInfo?.().firstDay ?? 1;
}

/** A week whose weekday names are shown. */
const sampleWeek = (weeks: readonly string[][]): string[] => weeks[0] ?? daysFrom('2024-01-01', 7);
