import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { addDays } from '../../../shared/library/calendar-date.ts';
import type { Summary } from '../../../shared/library/entry.ts';
import type { TimeFormat } from '../../ui/format/time-format.ts';
import { listWeekdays } from '../../ui/format/weekday-names.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { PlanDateCell } from './plan-date-cell.tsx';
import styles from './plan-month.module.css';
import { getTheme } from './weekday-themes.ts';

/** The number of days or months that a key moves by. */
export type PlanStep = { days: number; months?: undefined } | { months: number; days?: undefined };

export type PlanLayout = 'month' | 'agenda';

/** Shows a month as a grid of weeks or a list of dates. Arrow keys move between dates. */
export function PlanMonth(props: {
  label: string;
  layout: PlanLayout;
  weeks: readonly string[][];
  /** The month, such as `2026-11`. Dates in other months are dimmed. */
  month: string;
  today: string;
  day: string;
  days: ReadonlyMap<string, readonly Summary[]>;
  /** The tag for each weekday. */
  themes: readonly string[];
  time: TimeFormat;
  onDay: (day: string) => void;
  onStep: (step: PlanStep) => void;
  onPlan: (id: number, day: string) => void;
}) {
  const { weeks, day, month, layout, onStep, time } = props;
  const t = useTranslate();

  const help = useId();
  const container = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    container.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  useEffect(() => {
    if (layout === 'agenda')
      container.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'center' });
  }, [layout]);
  useDragArrowKeys(container, layout);
  const room = useCellRoom(container, layout === 'month' ? weeks.length : 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = getStep(event, layout);
    if (!step) return;
    event.preventDefault();
    moved.current = true;
    onStep(step);
  };
  const formatAgendaDate = (date: string): string =>
    [time.formatDateWithWeekday(date), getTheme(props.themes, date)].filter(Boolean).join(' · ');
  const renderDate = (date: string): ReactNode => (
    <PlanDateCell
      date={date}
      name={time.day(date)}
      label={layout === 'month' ? String(Number(date.slice(8))) : formatAgendaDate(date)}
      rows={props.days.get(date) ?? []}
      room={layout === 'month' ? room : Number.POSITIVE_INFINITY}
      today={props.today}
      isChosen={date === day}
      isOtherMonth={!date.startsWith(month)}
      isWide={layout === 'agenda'}
      onChoose={() => props.onDay(date)}
      onPlan={props.onPlan}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <div ref={container} className={styles.container}>
      {layout === 'month' ? (
        <table className={styles.grid} aria-label={props.label} aria-describedby={help}>
          <WeekdayHeader week={weeks[0] ?? []} themes={props.themes} className={styles.weekday} />
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <td key={date} className={styles.cell}>
                    {renderDate(date)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul className={styles.agenda} aria-label={props.label} aria-describedby={help}>
          {listDates(month, weeks).map((date) => (
            <li key={date}>{renderDate(date)}</li>
          ))}
        </ul>
      )}
      <p id={help} className={styles.help}>
        {t('library.plan.help')} {t('library.plan.keys')}
      </p>
    </div>
  );
}

/** Returns a month's dates, without adjacent months' dates in the first and last weeks. */
export const listDates = (month: string, weeks: readonly string[][]): string[] =>
  weeks.flat().filter((date) => date.startsWith(month));

export function WeekdayHeader({
  week,
  themes,
  className,
}: {
  week: readonly string[];
  themes: readonly string[];
  className?: string | undefined;
}) {
  const t = useTranslate();
  return (
    <thead>
      <tr>
        {listWeekdays(t('time.locale'), week).map(({ weekday, short, long }) => (
          <th key={long} scope="col" className={className} abbr={long}>
            {short}
            {themes[weekday - 1] && (
              <span className={styles.theme} dir="auto">
                {themes[weekday - 1]}
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The height of a cell's date, borders, and spacing, in pixels. */
const NUMBER_HEIGHT = 30;

/** Returns each cell's height for questions, in pixels. */
function useCellRoom(container: RefObject<HTMLElement | null>, weeks: number): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const body = weeks > 0 ? container.current?.querySelector('tbody') : null;
    if (!body) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.height / weeks - NUMBER_HEIGHT);
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, [container, weeks]);
  return room;
}

/**
 * Lets the arrow keys move a question that was picked up with the keyboard. The drag-and-drop library handles
 * only Tab.
 */
function useDragArrowKeys(container: RefObject<HTMLElement | null>, layout: PlanLayout): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const date = container.current?.querySelector<HTMLElement>('[data-drop-target]')?.dataset.day;
      const days = getStep(event, layout)?.days;
      if (date === undefined || days === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      // The drag-and-drop library drops the question on the focused date.
      container.current?.querySelector<HTMLElement>(`[data-day="${addDays(date, days)}"]`)?.focus();
    };
    // Capture keys before the drag-and-drop library, because it handles all keys on the document.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [container, layout]);
}

const STEP_OF_KEY: Readonly<Record<string, PlanStep>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};

function getStep(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  layout: PlanLayout,
): PlanStep | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const step = STEP_OF_KEY[event.key] ?? null;
  // In the agenda, each row is a date.
  return layout === 'agenda' && step?.days !== undefined ? { days: Math.sign(step.days) } : step;
}
