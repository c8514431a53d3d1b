import type { Summary } from '../../../shared/library/entry.ts';
import { removeControls } from '../../../shared/text/invisible-characters.ts';
import type { TimeFormat } from '../../ui/format/time-format.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { joinClassNames } from '../../ui/styles/class-names.ts';
import styles from './month-sheet.module.css';
import { WeekdayHeader } from './plan-month.tsx';

/** The number of lines that fit in a date's cell if the month has 6 weeks. */
const MAX_LINES = 5;

/** Prints a month on one page. */
export function MonthSheet(props: {
  monthName: string;
  /** The month, such as `2026-11`. Cells for dates in other months are empty. */
  month: string;
  weeks: readonly string[][];
  days: ReadonlyMap<string, readonly Summary[]>;
  /** The tag for each weekday. */
  themes: readonly string[];
}) {
  const { month, weeks } = props;
  return (
    <article className={styles.sheet}>
      <h1 className={styles.name}>{props.monthName}</h1>
      <table className={joinClassNames(styles.month, styles[`weeks${weeks.length}`])}>
        <WeekdayHeader week={weeks[0] ?? []} themes={props.themes} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  {date.startsWith(month) && <PrintedDate date={date} rows={props.days.get(date) ?? []} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

/** Prints a month as a list of its dates. */
export function AgendaSheet(props: {
  monthName: string;
  dates: readonly string[];
  days: ReadonlyMap<string, readonly Summary[]>;
  time: TimeFormat;
}) {
  const t = useTranslate();
  return (
    <article className={styles.sheet}>
      <h1 className={styles.name}>{props.monthName}</h1>
      <table className={styles.agenda}>
        <tbody>
          {props.dates.map((date) => (
            <tr key={date}>
              <th scope="row">{props.time.formatDateWithWeekday(date)}</th>
              <td>
                {props.days.get(date)?.map((row) => (
                  <p key={row.id} dir="auto">
                    {removeControls(row.title).trim() || t('library.plan.untitled')}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

function PrintedDate({ date, rows }: { date: string; rows: readonly Summary[] }) {
  const t = useTranslate();
  const shown = rows.length > MAX_LINES ? rows.slice(0, MAX_LINES - 1) : rows;
  return (
    <div className={styles.cell}>
      <span>{Number(date.slice(8))}</span>
      {shown.map((row) => (
        <p
          key={row.id}
          className={joinClassNames(
            styles.title,
            rows.length === 1 && styles.single,
            rows.length === 2 && styles.pair,
          )}
          dir="auto"
        >
          {removeControls(row.title).trim() || t('library.plan.untitled')}
        </p>
      ))}
      {rows.length > shown.length && (
        <p className={styles.title}>{t('library.plan.more', { count: rows.length - shown.length })}</p>
      )}
    </div>
  );
}
